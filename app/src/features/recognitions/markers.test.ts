import { describe, expect, it } from 'vitest';
import { cutMessage, messageLength, pieces, wrapSelection } from './markers';

describe('formatting', () => {
  it('[D-350] [D-351] [D-352] wraps the selected text in the markers of bold, italic and underline', () => {
    const selected = { text: 'a good day', start: 2, end: 6 };
    expect(wrapSelection(selected, 'bold')).toEqual({ text: 'a **good** day', start: 4, end: 8 });
    expect(wrapSelection(selected, 'italic').text).toBe('a *good* day');
    expect(wrapSelection(selected, 'underline').text).toBe('a __good__ day');
  });

  it('[D-353] does nothing when no text is selected', () => {
    const caret = { text: 'a good day', start: 3, end: 3 };
    expect(wrapSelection(caret, 'bold')).toEqual(caret);
  });

  it('reads the markers back and leaves those that do not close', () => {
    expect(pieces('You *really* **saved** __us__ 2*3')).toEqual([
      { text: 'You ', mark: null },
      { text: 'really', mark: 'italic' },
      { text: ' ', mark: null },
      { text: 'saved', mark: 'bold' },
      { text: ' ', mark: null },
      { text: 'us', mark: 'underline' },
      { text: ' 2*3', mark: null },
    ]);
  });

  it('counts and cuts by Unicode characters', () => {
    expect(messageLength('ñ🎈')).toBe(2);
    expect(cutMessage('🎈🎈🎈', 2)).toBe('🎈🎈');
  });
});
