import { describe, expect, it, test, vi } from 'vitest';
import cut from '#fixtures/golden/public-bugs/I-25-links.json';
import type { EditableWeek } from './editableWeek';
import { linkTo, sharedIn } from './shareLink';

vi.mock('~/engine/engine', () => ({
  loadEngine: async () => ({ ok: true, value: { toLink: (document: string) => document } }),
}));

describe('links', () => {
  it('carry the week in the fragment, its dates and the view in the query', async () => {
    const week = {
      handle: { document: () => 'Ab-_1' },
      dates: { isoYear: 2026, isoWeek: 48 },
    } as unknown as EditableWeek;
    const link = await linkTo('https://brightcrew.example/shift-scheduler?group=role&week=2026-W40#old', week);
    const value = 'https://brightcrew.example/shift-scheduler?week=2026-W48&group=role#week=Ab-_1';
    expect(link).toEqual({ ok: true, value });
    expect(sharedIn(new URL(value).hash)).toBe('Ab-_1');
  });

  it('without a week are ordinary links', () => {
    expect(sharedIn('')).toBeNull();
    expect(sharedIn('#content')).toBeNull();
    expect(sharedIn('#week=')).toBe('');
  });
});

test.each([')', '.', ').', ',', '>', '"', '…', '%29', '%E2%80%A6', ']('])(
  '%s behind a link is no part of it',
  (added) => {
    const [, bracketed] = cut.cases;
    const link = bracketed?.link.slice(0, -1) ?? '';
    const whole = new URL(link, 'https://brightcrew.example');
    expect(sharedIn(whole.hash)).toMatch(/^2[\w-]{400,}$/);
    expect(sharedIn(new URL(link + added, whole).hash)).toBe(sharedIn(whole.hash));
  },
);
