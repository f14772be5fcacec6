import { beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { Shift, StaffMember } from '~/engine/engine';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { activeWeek, replaceRoster, showWeek, undo, useSession } from '~/roster/week/session';
import { copy, paste } from './clipboard';

const engine = await engineBesideDocument();
const place = { week: '2026-W47', roster: 'sample' } as const;
const nextPlace = { week: '2026-W48', roster: 'sample' } as const;
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

const openWeek = (): EditableWeek => {
  const week = activeWeek(useSession.getState());
  if (!week) throw new Error('A week is open.');
  return week;
};
/** The shifts as 'ada 0 9.5+6', with ' ?' while pending, sorted. */
const shifts = () =>
  openWeek()
    .handle.ask({ kind: 'schedule' })
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
  replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'imported', shifts: 3 });
});

test('a person’s shift is pasted onto other people and days with its times, as one history entry', () => {
  copy(openWeek(), { staffId: 'ada', day: 0 }, everySlot, false);
  expect(notice()).toEqual({ kind: 'copied', count: 1 });
  paste(openWeek(), { staffId: 'bob', day: 3 });
  paste(openWeek(), { staffId: 'ada', day: 4 });
  expect(shifts()).toEqual([...before, 'ada 4 9.5+6 ?', 'bob 3 9.5+6 ?'].sort());
  undo();
  expect(shifts()).toEqual([...before, 'bob 3 9.5+6 ?'].sort());
});

test('pasted onto an hour, it starts at that hour', () => {
  copy(openWeek(), { staffId: 'ada', day: 0 }, everySlot, false);
  paste(openWeek(), { day: 2, hour: 13 });
  expect(shifts()).toEqual([...before, 'ada 2 13+6 ?'].sort());
});

test('pasting onto the same person and day does nothing; a conflict is reported', () => {
  copy(openWeek(), { staffId: 'ada', day: 0 }, everySlot, false);
  paste(openWeek(), { staffId: 'ada', day: 0 });
  paste(openWeek(), { staffId: 'bob', day: 1 });
  expect(shifts()).toEqual(before);
  expect(notice()).toMatchObject({ kind: 'blocked', name: 'Bob', violation: { kind: 'doubleBooking' } });
});

test('of several shifts, those that fit are pasted as one history entry and the others are reported', () => {
  copy(openWeek(), { day: 0, hour: 10 }, everySlot, false);
  expect(notice()).toEqual({ kind: 'copied', count: 2 });
  paste(openWeek(), { day: 1, hour: 10 });
  expect(shifts()).toEqual([...before, 'ada 1 9.5+6 ?'].sort());
  expect(notice()).toMatchObject({ kind: 'done', entry: { kind: 'paste', shifts: 1 }, refused: [{ name: 'Bob' }] });
  undo();
  expect(shifts()).toEqual(before);
});

test('a cut shift moves when it is pasted, once', () => {
  copy(openWeek(), { staffId: 'bob', day: 1 }, everySlot, true);
  expect(shifts()).toEqual(before);
  paste(openWeek(), { staffId: 'ada', day: 5 });
  expect(shifts()).toEqual(['ada 0 9.5+6', 'ada 5 12+8 ?', 'bob 0 9+5']);
  paste(openWeek(), { staffId: 'ada', day: 6 });
  expect(shifts()).toHaveLength(3);
});

test('several cut shifts are removed from where they were', () => {
  copy(openWeek(), { day: 0, hour: 10 }, everySlot, true);
  paste(openWeek(), { day: 6 });
  expect(shifts()).toEqual(['ada 6 9.5+6 ?', 'bob 1 12+8', 'bob 6 9+5 ?']);
  undo();
  expect(shifts()).toEqual(before);
});

/** Next week has shifts with the same ids, of the same people or of another team. */
function showNextWeek(shiftsThen: readonly Shift[], staff?: readonly StaffMember[]) {
  const next = { ...schedule, staff: [...(staff ?? schedule.staff)], shifts: [...shiftsThen] };
  if (staff) {
    replaceRoster(engine.Editor.fromJson(JSON.stringify(next)), nextPlace, {
      kind: 'imported',
      shifts: shiftsThen.length,
    });
    return;
  }
  openWeek().handle.tell({ kind: 'supplyWeek', monday: '2026-11-23', schedule: next });
  showWeek(nextPlace);
}

test('in another week, cut shifts are copied: those with their ids there stay, and so do those they were cut from', () => {
  copy(openWeek(), { day: 0, hour: 10 }, everySlot, true);
  showNextWeek([
    { id: '1', staffId: 'bob', day: 5, start: 9, hours: 4, confirmed: true },
    { id: '2', staffId: 'ada', day: 6, start: 9, hours: 4, confirmed: true },
  ]);
  paste(openWeek(), { day: 2, hour: 10 });
  expect(shifts()).toEqual(['ada 2 9.5+6 ?', 'ada 6 9+4', 'bob 2 9+5 ?', 'bob 5 9+4']);
  showWeek(place);
  expect(shifts()).toEqual(before);
  // Back in their week they still move.
  paste(openWeek(), { day: 4, hour: 10 });
  expect(shifts()).toEqual(['ada 4 9.5+6 ?', 'bob 1 12+8', 'bob 4 9+5 ?']);
});

test('a single cut shift is copied to another week, also into the same cell', () => {
  copy(openWeek(), { staffId: 'bob', day: 1 }, everySlot, true);
  showNextWeek([{ id: '3', staffId: 'ada', day: 5, start: 9, hours: 4, confirmed: true }]);
  paste(openWeek(), { staffId: 'bob', day: 1 });
  expect(shifts()).toEqual(['ada 5 9+4', 'bob 1 12+8 ?']);
  showWeek(place);
  expect(shifts()).toEqual(before);
});

test('in an hour’s cell, shifts are pasted for their own people: somebody else with the same id does not get them', () => {
  copy(openWeek(), { day: 0, hour: 10 }, everySlot, false);
  showNextWeek([], [person('ada', 'Zoe'), person('bob', 'Bob')]);
  paste(openWeek(), { day: 0, hour: 10 });
  expect(shifts()).toEqual(['bob 0 9+5 ?']);
  expect(notice()).toMatchObject({ kind: 'done', refused: [{ name: 'Ada', violations: [] }] });
});

test.each([true, false])('another position’s shift is refused, as when it is dragged (cut: %s)', (cut) => {
  const cook = schedule.positions[0];
  const positions = [cook, { id: 'server', name: 'Server', team: 'floor', required: 1 }];
  const staff = [...schedule.staff, { ...person('eve', 'Eve'), positionId: 'server', color: 'server' }];
  replaceRoster(engine.Editor.fromJson(JSON.stringify({ ...schedule, positions, staff })), place, {
    kind: 'imported',
    shifts: 3,
  });
  copy(openWeek(), { staffId: 'ada', day: 0 }, everySlot, cut);
  paste(openWeek(), { staffId: 'eve', day: 3 });
  expect(shifts()).toEqual(before);
  expect(notice()).toMatchObject({ kind: 'blocked', name: 'Eve', violation: { kind: 'wrongPosition' } });
  // A row of another position is refused as well.
  paste(openWeek(), { positionId: 'server', day: 3 });
  expect(shifts()).toEqual(before);
  expect(notice()).toMatchObject({ kind: 'blocked', name: 'Ada', violation: { kind: 'wrongPosition' } });
  paste(openWeek(), { staffId: 'bob', day: 3 });
  expect(shifts()).toContain('bob 3 9.5+6 ?');
});

test('an empty cell has nothing to copy', () => {
  copy(openWeek(), { staffId: 'ada', day: 3 }, everySlot, false);
  expect(notice()).toBeNull();
});
