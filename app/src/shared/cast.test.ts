import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import members from '#fixtures/members.json';
import { jobs, portraitOf } from './cast';

/** The texts of pages that tell of people, in both languages. */
const texts = import.meta.glob<{ default: object }>('../locales/*/{celebrateWork,chooser,home,industry*,useCases}.ts', {
  eager: true,
});

/** Everybody who sends a recognition in a text: what stands beside `initials`. */
function senders(text: unknown): { from: string; initials: string }[] {
  if (typeof text !== 'object' || text === null) return [];
  const own = 'from' in text && 'initials' in text ? [text as { from: string; initials: string }] : [];
  return [...own, ...Object.values(text).flatMap(senders)];
}

describe('the cast', () => {
  it('is the sample team, by full and by first name', () => {
    for (const { name, profileImage } of members) {
      expect(portraitOf(name)).toBe(profileImage);
      expect(portraitOf(name.split(' ')[0] ?? '')).toBe(profileImage);
    }
    expect(portraitOf('Somebody Else')).toBeUndefined();
  });

  it('has a drawing of each of them at work', () => {
    expect(jobs).toHaveLength(members.length);
    for (const job of jobs) expect(existsSync(`public/images/people/${job}.svg`), job).toBe(true);
  });

  it('sends every sample recognition of the site, but for that of a customer', () => {
    const named = Object.values(texts).flatMap((module) => Object.values(module).flatMap(senders));
    expect(named.length).toBeGreaterThan(30);
    for (const { from, initials } of named) {
      if (initials === 'C') continue;
      expect(members.map((member) => [member.name, member.initials])).toContainEqual([from, initials]);
    }
  });
});
