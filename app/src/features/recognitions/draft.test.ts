import { describe, expect, it } from 'vitest';
import { freshDraft, isIncomplete, togglePerson } from './draft';

describe('the recognition form', () => {
  it('[D-281] [D-322] [D-323] [D-324] [D-393] starts with, and resets to, 20 points, the default message and no GIF', () => {
    expect(freshDraft('TM001', 'Thanks')).toEqual({ people: ['TM001'], points: 20, message: 'Thanks', gif: null });
  });

  it('[D-321] toggling a person adds them when absent and removes them when selected', () => {
    expect(togglePerson(['TM001'], 'TM002')).toEqual(['TM001', 'TM002']);
    expect(togglePerson(['TM001', 'TM002'], 'TM001')).toEqual(['TM002']);
  });

  it('[D-346] [D-347] is incomplete without people or with a blank message', () => {
    const whole = freshDraft('TM001', 'Thanks');
    expect(isIncomplete(whole)).toBe(false);
    expect(isIncomplete({ ...whole, people: [] })).toBe(true);
    expect(isIncomplete({ ...whole, message: ' \n ' })).toBe(true);
  });
});
