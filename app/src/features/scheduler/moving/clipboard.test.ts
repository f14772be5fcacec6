import { beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/engineBesideDocument';
import type { OpenWeek } from '../model/openWeek';
import { activeWeek, replaceWeek, showWeek, undo, useSession } from '../session/session';
import { copy, paste } from './clipboard';

const engine = await engineBesideDocument();
const place = { week: '2026-W47', roster: 'sample' } as const;
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = (id: string, name: string) => ({ id, name, positionId: 'cook', color: 'cook', availability: always });
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [person('ada', 'Ada'), person('bob', 'Bob')],
  shifts: [
    { id: '1', staffId: 'ada', day: 0, start: 9, startMinute: 30, hours: 6, confirmed: true },
    { id: '2', staffId: 'bob', day: 0, start: 9, hours: 5, confirmed: true },
    { id: '3', staffId: 'bob', day: 1, start: 12, hours: 8, confirmed: true },
  ],
};
const everySlot = 7;

const shown = (): OpenWeek => {
  const open = activeWeek(useSession.getState());
  if (!open) throw new Error('A week is open.');
  return open;
};
/** 'ada 0 9.5+6 ?' for each shift, in order. */
const shifts = () =>
  shown()
    .handle.schedule()
    .shifts.map(
      ({ staffId, day, start, startMinute = 0, hours, confirmed }) =>
        `${staffId} ${day} ${start + startMinute / 60}+${hours}${confirmed ? '' : ' ?'}`,
    )
    .sort();
const before = ['ada 0 9.5+6', 'bob 0 9+5', 'bob 1 12+8'];
const notice = () => useSession.getState().notice;

beforeEach(() => {
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek: place.week } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  showWeek(place);
  replaceWeek(engine.Week.fromValue(schedule), place, { kind: 'imported', shifts: 3 });
});

test('a person’s shift is pasted onto other people and days, with its times, as one step', () => {
  copy(shown(), { staffId: 'ada', day: 0 }, everySlot, false);
  expect(notice()).toEqual({ kind: 'copied', count: 1 });
  paste(shown(), { staffId: 'bob', day: 3 });
  paste(shown(), { staffId: 'ada', day: 4 });
  expect(shifts()).toEqual([...before, 'ada 4 9.5+6 ?', 'bob 3 9.5+6 ?'].sort());
  undo();
  expect(shifts()).toEqual([...before, 'bob 3 9.5+6 ?'].sort());
});

test('over an hour it begins at that hour', () => {
  copy(shown(), { staffId: 'ada', day: 0 }, everySlot, false);
  paste(shown(), { day: 2, hour: 13 });
  expect(shifts()).toEqual([...before, 'ada 2 13+6 ?'].sort());
});

test('the same person and day gets nothing; somebody who works then is told why', () => {
  copy(shown(), { staffId: 'ada', day: 0 }, everySlot, false);
  paste(shown(), { staffId: 'ada', day: 0 });
  paste(shown(), { staffId: 'bob', day: 1 });
  expect(shifts()).toEqual(before);
  expect(notice()).toMatchObject({ kind: 'blocked', name: 'Bob', violation: { kind: 'doubleBooking' } });
});

test('of several shifts those that fit are pasted in one step, and the others are told', () => {
  copy(shown(), { day: 0, hour: 10 }, everySlot, false);
  expect(notice()).toEqual({ kind: 'copied', count: 2 });
  paste(shown(), { day: 1, hour: 10 });
  expect(shifts()).toEqual([...before, 'ada 1 9.5+6 ?'].sort());
  expect(notice()).toMatchObject({ kind: 'done', entry: { kind: 'paste', shifts: 1 }, refused: [{ name: 'Bob' }] });
  undo();
  expect(shifts()).toEqual(before);
});

test('what was cut moves when it is pasted, once', () => {
  copy(shown(), { staffId: 'bob', day: 1 }, everySlot, true);
  expect(shifts()).toEqual(before);
  paste(shown(), { staffId: 'ada', day: 5 });
  expect(shifts()).toEqual(['ada 0 9.5+6', 'ada 5 12+8 ?', 'bob 0 9+5']);
  paste(shown(), { staffId: 'ada', day: 6 });
  expect(shifts()).toHaveLength(3);
});

test('several that were cut go from where they were', () => {
  copy(shown(), { day: 0, hour: 10 }, everySlot, true);
  paste(shown(), { day: 6 });
  expect(shifts()).toEqual(['ada 6 9.5+6 ?', 'bob 1 12+8', 'bob 6 9+5 ?']);
  undo();
  expect(shifts()).toEqual(before);
});

test('an empty cell has nothing to copy', () => {
  copy(shown(), { staffId: 'ada', day: 3 }, everySlot, false);
  expect(notice()).toBeNull();
});
