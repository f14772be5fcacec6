import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import members from '#fixtures/members.json';
import sampleWeek from '#fixtures/sample-week.json';
import { jobs, portraitOf } from './cast';

/** Texts of pages that mention people, in both languages. */
const texts = import.meta.glob<{ default: object }>('../locales/*/{celebrateWork,chooser,home,industry*,useCases}.ts', {
  eager: true,
});

const everyText = import.meta.glob<object>('../locales/*/*.ts', { eager: true });

/** The senders of recognitions in a text: the names next to `initials`. */
function senders(text: unknown): { from: string; initials: string }[] {
  if (typeof text !== 'object' || text === null) return [];
  const own = 'from' in text && 'initials' in text ? [text as { from: string; initials: string }] : [];
  return [...own, ...Object.values(text).flatMap(senders)];
}

/** People outside the cast: quoted customers, guests, and the manager of the sample week. */
const outsiders = [
  ...['Mireia Casals', 'Tobias Rehn', 'Elvira Montalbán', 'Oskar Wilczek'],
  ...['Mrs Albrecht', 'Mr Lindholm', 'Mrs Vidal', 'P. Okafor'],
  ...['Halloran', 'Bianchi', 'Ørsted', 'Achterberg', 'Mbeki'],
  'Beatriz Salgado',
];

/** Capitalised words that are the same in both languages and are no names of people. */
const otherNames = [
  ...['Brightcrew', 'Genie Insights', 'Engage', 'Achieve', 'Exceed', 'Enterprise', 'Team Lite', 'Pro'],
  ...[
    'Android',
    'California',
    'Safari',
    'Excel',
    'Facebook',
    'Google',
    'Ctrl',
    'Cmd',
    'Alt',
    'Esc',
    'English',
    'Chef',
    'Idea',
  ],
  ...['Martin', 'Luther', 'King', 'Juneteenth', 'Boxing'],
  ...['Bilbao', 'Brno', 'Lyon', 'Malmö', 'Valencia', 'Zaragoza', 'Calle del Alba', 'Flores & Daughter'],
  ...['Unión Europea', 'Fondo Europeo de Desarrollo', 'Gobierno Regional', 'hacer Europa'],
];

/** Every text of a language by file and key. */
function textsOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (place: string, text: unknown) => {
    if (typeof text === 'string') found.set(place, text);
    else if (typeof text === 'object' && text !== null) {
      for (const [key, part] of Object.entries(text)) collect(`${place}.${key}`, part);
    }
  };
  for (const [file, module] of Object.entries(everyText)) {
    if (file.includes(`/${language}/`)) collect('', module);
  }
  return found;
}

const wordsOf = (text: string) => new Set(text.match(/\p{L}+/gu));
const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

/**
 * Words that are the same in both languages and always capitalised: since other words are translated, these are names
 * of people, places and things.
 */
function names(): Map<string, string> {
  const [english, spanish] = [textsOf('en'), textsOf('es')];
  const all = wordsOf([...english.values(), ...spanish.values()].join(' '));
  const found = new Map<string, string>();
  for (const [place, text] of english) {
    if (place.endsWith('.brand')) continue;
    const translated = wordsOf(spanish.get(place) ?? '');
    for (const word of wordsOf(text)) {
      // The funding notice is Spanish in both languages; its first word is capitalised like any other.
      if (place.startsWith('.funding.') && text.startsWith(word)) continue;
      if (isName(word) && translated.has(word) && !all.has(word.toLowerCase())) found.set(word, `${place}: ${text}`);
    }
  }
  return found;
}

describe('the cast', () => {
  it('is the sample team, by full name and first name', () => {
    for (const { name, profileImage } of members) {
      expect(portraitOf(name)).toBe(profileImage);
      expect(portraitOf(name.split(' ')[0] ?? '')).toBe(profileImage);
    }
    expect(portraitOf('Somebody Else')).toBeUndefined();
  });

  it('has a portrait of everybody in the sample week, each of their own', () => {
    const portraits = sampleWeek.schedule.staff.map(({ name }) => portraitOf(name));
    expect(new Set(portraits).size).toBe(sampleWeek.schedule.staff.length);
    for (const portrait of portraits) expect(existsSync(`public${portrait}`), portrait).toBe(true);
  });

  it('has an illustration of each member at work', () => {
    expect(jobs).toHaveLength(members.length);
    for (const job of jobs.flatMap((name) => [name, `dark/${name}`])) {
      expect(existsSync(`public/images/people/${job}.svg`), job).toBe(true);
    }
  });

  it("sends every sample recognition of the site, except a customer's", () => {
    const named = Object.values(texts).flatMap((module) => Object.values(module).flatMap(senders));
    expect(named.length).toBeGreaterThan(30);
    for (const { from, initials } of named) {
      if (initials === 'C') continue;
      expect(members.map((member) => [member.name, member.initials])).toContainEqual([from, initials]);
    }
  });

  it('are the only people in texts, except customers, guests, recipients and the rest of the sample week', () => {
    const known = new Set(
      [...members.map(({ name }) => name), ...outsiders, ...otherNames].flatMap((name) => [...wordsOf(name)]),
    );
    const strangers = [...names()].filter(([word]) => !known.has(word));
    expect(strangers).toEqual([]);
  });
});
