import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import members from '#fixtures/members.json';
import { jobs, portraitOf } from './cast';

/** The texts of pages that tell of people, in both languages. */
const texts = import.meta.glob<{ default: object }>('../locales/*/{celebrateWork,chooser,home,industry*,useCases}.ts', {
  eager: true,
});

const everyText = import.meta.glob<object>('../locales/*/*.ts', { eager: true });

/** Everybody who sends a recognition in a text: what stands beside `initials`. */
function senders(text: unknown): { from: string; initials: string }[] {
  if (typeof text !== 'object' || text === null) return [];
  const own = 'from' in text && 'initials' in text ? [text as { from: string; initials: string }] : [];
  return [...own, ...Object.values(text).flatMap(senders)];
}

/** Who is of no cast: customers who are quoted, people over the counter, and the manager of the sample week. */
const outsiders = [
  ...['Mireia Casals', 'Tobias Rehn', 'Elvira Montalbán', 'Oskar Wilczek'],
  ...['Mrs Albrecht', 'Mr Lindholm', 'Mrs Vidal', 'P. Okafor'],
  ...['Halloran', 'Bianchi', 'Ørsted', 'Achterberg', 'Mbeki'],
  'Beatriz Salgado',
];

/** What is called alike in both languages and is nobody. */
const things = [
  ...['Brightcrew', 'Genie Insights', 'Engage', 'Achieve', 'Exceed', 'Enterprise', 'Team Lite', 'Pro'],
  ...['Android', 'Excel', 'Facebook', 'Google', 'Ctrl', 'Cmd', 'Alt', 'Esc', 'English', 'Chef', 'Idea'],
  ...['Bilbao', 'Brno', 'Lyon', 'Malmö', 'Valencia', 'Zaragoza', 'Calle del Alba', 'Flores & Daughter'],
  ...['Unión Europea', 'Fondo Europeo de Desarrollo', 'Gobierno Regional', 'hacer Europa'],
];

/** Every text of a language by its file and key. */
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
 * The words that are written alike in both languages, with a capital, and never without one: names of people, places
 * and things, since other words are translated.
 */
function names(): Map<string, string> {
  const [english, spanish] = [textsOf('en'), textsOf('es')];
  const all = wordsOf([...english.values(), ...spanish.values()].join(' '));
  const found = new Map<string, string>();
  for (const [place, text] of english) {
    if (place.endsWith('.brand')) continue;
    const translated = wordsOf(spanish.get(place) ?? '');
    for (const word of wordsOf(text)) {
      // The text of the notice on funding is Spanish under both, and begins with a capital like any other.
      if (place.startsWith('.funding.') && text.startsWith(word)) continue;
      if (isName(word) && translated.has(word) && !all.has(word.toLowerCase())) found.set(word, `${place}: ${text}`);
    }
  }
  return found;
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

  it('is whom texts speak of, but for customers, guests, recipients and the rest of the sample week', () => {
    const known = new Set(
      [...members.map(({ name }) => name), ...outsiders, ...things].flatMap((name) => [...wordsOf(name)]),
    );
    const strangers = [...names()].filter(([word]) => !known.has(word));
    expect(strangers).toEqual([]);
  });
});
