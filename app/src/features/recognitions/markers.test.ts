import { describe, expect, it } from 'vitest';
import { cutMessage, messageLength, type Piece, pieces, wrapSelection } from './markers';

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

  it('parses markers and leaves unclosed ones as text', () => {
    expect(pieces('You *really* **saved** __us__ 2*3')).toEqual([
      'You ',
      { mark: 'italic', content: ['really'] },
      ' ',
      { mark: 'bold', content: ['saved'] },
      ' ',
      { mark: 'underline', content: ['us'] },
      ' 2*3',
    ]);
    for (const open of ['**', '*', '__', '****', '2 ** 3', '**a', '_a_', '__a_']) expect(pieces(open)).toEqual([open]);
    expect(pieces('**a*')).toEqual(['*', { mark: 'italic', content: ['a'] }]);
  });

  const bold = (...content: Piece[]): Piece => ({ mark: 'bold', content });
  const italic = (...content: Piece[]): Piece => ({ mark: 'italic', content });
  const underline = (...content: Piece[]): Piece => ({ mark: 'underline', content });

  it.each<[string, Piece[]]>([
    ['*__world__*', [italic(underline('world'))]],
    ['__*world*__', [underline(italic('world'))]],
    ['**__a__ b**', [bold(underline('a'), ' b')]],
    ['**a *b***', [bold('a ', italic('b'))]],
    ['***a* b**', [bold(italic('a'), ' b')]],
    ['***a** b*', [italic(bold('a'), ' b')]],
    ['***a***', [italic(bold('a'))]],
    ['**a** and **b**', [bold('a'), ' and ', bold('b')]],
    ['__a_b__', [underline('a_b')]],
  ])('[D-351] [D-352] parses the nested markers of %s', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  it('counts and truncates by Unicode characters', () => {
    expect(messageLength('ñ🎈')).toBe(2);
    expect(cutMessage('🎈🎈🎈', 2)).toBe('🎈🎈');
  });
});
