// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { dispatch, redo, showWeek, undo, useSession } from '~/roster/week/session';
import PastDialog from './PastDialog';

const session = () => useSession.getState();
const shiftsOf = (day: number) => sample.schedule.shifts.filter((shift) => shift.day === day);
const [monday, tuesday, wednesday] = [0, 1, 2].map((day) => shiftsOf(day)[0]?.id ?? '');
const isThere = (id?: string) =>
  session()
    .week?.handle.ask({ kind: 'schedule' })
    .shifts.some((shift) => shift.id === id);
const remove = (id = '') => act(() => void dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [id] })));
const answer = (name: string) => fireEvent.click(screen.getByText(name));

function Host() {
  return useSession(({ pastChange }) => pastChange !== null) ? <PastDialog /> : null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00') });
  openWeek();
  renderPart(<Host />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a change of a shift that is over is asked about once, one of a shift that goes on or lies ahead never', () => {
  remove(wednesday);
  expect(screen.queryByRole('dialog')).toBeNull();
  remove(monday);
  expect(screen.getByRole('dialog', { name: 'These hours are past. Change them anyway?' })).not.toBeNull();
  answer('Change it');
  expect([isThere(monday), isThere(wednesday)]).toEqual([false, false]);
  remove(tuesday);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isThere(tuesday)).toBe(false);
});

test('unconfirmed, the change is taken back, also one that is redone, and the next one is asked about', () => {
  for (const change of [() => remove(monday), () => act(redo), () => remove(tuesday)]) {
    change();
    expect(isThere(monday) && isThere(tuesday)).toBe(false);
    answer('Leave it as it was');
    expect(isThere(monday) && isThere(tuesday)).toBe(true);
  }
});

test('unconfirmed, the change is taken back at any length of the history, and with it what followed, not what came before', () => {
  const [first] = shiftsOf(5);
  if (!first) throw new Error('There is no such shift.');
  const { id, staffId, day, start } = first;
  const resize = (hours: number) =>
    act(
      () =>
        void dispatch((editor) =>
          editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day, start, hours } }),
        ),
    );
  for (let edit = 0; edit < 1_001; edit += 1) resize(1 + (edit % 2));
  const hours = () =>
    session()
      .week?.handle.ask({ kind: 'schedule' })
      .shifts.find((shift) => shift.id === id)?.hours;
  expect([session().week?.history.undoCount, hours()]).toEqual([1_000, 1]);
  remove(monday);
  resize(3);
  answer('Leave it as it was');
  expect([isThere(monday), hours()]).toEqual([true, 1]);
});

test('an undo while it is asked is the answer', () => {
  remove(monday);
  act(undo);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isThere(monday)).toBe(true);
});

test('a break of a shift that is over is paid time: changing it is asked about', () => {
  const [worked] = shiftsOf(0);
  if (!worked) throw new Error('There is no such shift.');
  const { staffId, day, start, hours } = worked;
  act(
    () =>
      void dispatch((editor) =>
        editor.tell({ kind: 'changeShift', shiftId: worked.id, to: { staffId, day, start, hours, breakMinutes: 30 } }),
      ),
  );
  answer('Leave it as it was');
  expect(
    session()
      .week?.handle.ask({ kind: 'schedule' })
      .shifts.find(({ id }) => id === monday),
  ).not.toHaveProperty('breakMinutes');
});

test('taking a change of the past back, and what changes nobody’s hours, is not asked about', () => {
  remove(monday);
  answer('Change it');
  act(() => useSession.setState({ mayChangePast: false }));
  act(undo);
  expect(isThere(monday)).toBe(true);
  const pending = shiftsOf(0).find(({ confirmed }) => !confirmed) ?? shiftsOf(1).find(({ confirmed }) => !confirmed);
  act(() => void dispatch((editor) => editor.tell({ kind: 'confirm', shiftIds: [pending?.id ?? ''] })));
  expect(session().notice).toMatchObject({ kind: 'done', entry: { kind: 'confirm' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a week that is over, several shifts at once are asked about, whatever they cover', () => {
  act(() => showWeek({ week: '2026-W46', roster: 'sample' }));
  const week = session().week;
  const sunday = week?.handle.ask({ kind: 'schedule' }).shifts.findLast(({ day }) => day === 6);
  const ids = [sunday?.id ?? ''];
  act(() => void dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: ids })));
  expect(screen.getByText('These hours are past. Change them anyway?')).toBeTruthy();
  answer('Leave it as it was');
  expect(isThere(sunday?.id)).toBe(true);
});

test('several shifts of today at once are asked about if one of them is over', () => {
  const ended =
    (hour: number) =>
    ({ start, hours }: (typeof sample.schedule.shifts)[number]) =>
      start + hours <= hour;
  vi.setSystemTime(new Date('2026-11-18T19:00:00'));
  const over = shiftsOf(2).filter(ended(19));
  const ahead = shiftsOf(2).filter((shift) => !ended(19)(shift));
  expect(over.length > 0 && ahead.length > 2).toBe(true);
  const several = (shifts: readonly { id: string }[]) =>
    act(() => void dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: shifts.map(({ id }) => id) })));
  several(ahead.slice(0, 2));
  expect(screen.queryByRole('dialog')).toBeNull();
  several([...ahead.slice(2, 3), ...over.slice(0, 1)]);
  answer('Leave it as it was');
  expect([isThere(over[0]?.id), isThere(ahead[2]?.id), isThere(ahead[0]?.id)]).toEqual([true, true, false]);
});
