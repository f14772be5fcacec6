// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { useFocusRequest } from '~/roster/week/actions';
import { useSession } from '~/roster/week/session';
import type { Language } from '~/shared/language';
import { SearchDialog } from './SearchDialog';

const free = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = (name: string, availability = free) => ({
  id: name,
  name,
  positionId: 'cook',
  color: 'cook',
  availability,
});
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [person('Ana'), person('Bea'), person('Inés', [])],
  shifts: [
    { id: '1', staffId: 'Ana', day: 1, start: 10, hours: 8, confirmed: true },
    { id: '2', staffId: 'Ana', day: 4, start: 18, hours: 6, confirmed: true },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T08:00:00'), toFake: ['Date'] });
});

afterEach(() => {
  useFocusRequest.setState({ cell: null });
  vi.useRealTimers();
});

/** The answers to a search, and the button of the first one. */
function search(text: string, language: Language = 'en') {
  const week = openWeek(schedule, { kind: 'own', name: 'Bar' });
  const { unmount } = renderPart(<SearchDialog loaded={{ week }} />, language);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const answers = within(screen.getByRole('list'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
  return { answers, unmount };
}

test('[D-574] a name leads to the next shift of that person', () => {
  const { answers } = search('ana');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(answers).toEqual(['AnaTuesday 10 AM-6 PMFriday 6 PM-12 AM']);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  // It is Wednesday.
  expect(useFocusRequest.getState().cell).toEqual({ group: 'member', day: 4, hour: 18, staffId: 'Ana' });
});

test.each([
  ['Friday night', 'en', 'Friday, 10 PM-12 AM'],
  ['viernes noche', 'es', 'viernes, 22:00-0:00'],
  ['vie 19h', 'es', 'viernes, 19:00-20:00'],
] as const)('[D-574] a time leads to its cell, with who is on duty: %s', (text, language, title) => {
  const { answers } = search(text, language);
  expect(answers).toEqual([`${title}Ana`]);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(useFocusRequest.getState().cell).toMatchObject({ group: 'time', day: 4, staffId: null });
});

test.each([
  ['who can close Friday', 'en', /^Bea, CookFriday 4 PM-8 PM/],
  ['¿Quién puede cerrar el viernes?', 'es', /^Bea, .*16:00-20:00/],
  ['who can Friday 6pm', 'en', /^Bea, CookFriday 6 PM-10 PM/],
  ['who can open Friday', 'en', /^Bea, CookFriday 10 AM-2 PM/],
] as const)(
  '[D-574] a question is answered by the rules, and leads to where the shift is added: %s',
  (text, language, who) => {
    const { answers } = search(text, language);
    // Ana is on duty at closing time, and Inés is never available.
    expect(answers.filter((answer) => who.test(answer ?? ''))).toHaveLength(1);
    expect(answers.some((answer) => answer?.includes('Inés'))).toBe(false);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
    expect(useSession.getState().dialog).toMatchObject({ kind: 'hour', day: 4, positionId: 'cook' });
  },
);

test('[D-574] what is not found is said, and names are found without accents', () => {
  const nothing = search('xyz');
  expect(nothing.answers).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
  nothing.unmount();
  expect(search('ines').answers).toEqual(['InésNo shift.']);
});
