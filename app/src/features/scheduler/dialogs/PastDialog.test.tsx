// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openWeek, renderPart } from '../testing/openWeek';
import { dispatch, redo, showWeek, undo, useSession } from '../week/session';
import PastDialog from './PastDialog';

const session = () => useSession.getState();
const shiftsOf = (day: number) => sample.schedule.shifts.filter((shift) => shift.day === day);
const [monday, tuesday, wednesday] = [0, 1, 2].map((day) => shiftsOf(day)[0]?.id ?? '');
const isThere = (id?: string) =>
  session()
    .week?.handle.schedule()
    .shifts.some((shift) => shift.id === id);
const remove = (id = '') => act(() => void dispatch((editor) => editor.removeShift(id)));
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

test('a change of a day that is over is asked about once, a change of today never', () => {
  remove(wednesday);
  expect(screen.queryByRole('dialog')).toBeNull();
  remove(monday);
  expect(screen.getByRole('dialog', { name: 'This day is past. Change it anyway?' })).not.toBeNull();
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

test('taking a change of the past back, and what changes nobody’s hours, is not asked about', () => {
  remove(monday);
  answer('Change it');
  act(() => useSession.setState({ mayChangePast: false }));
  act(undo);
  expect(isThere(monday)).toBe(true);
  const pending = shiftsOf(0).find(({ confirmed }) => !confirmed) ?? shiftsOf(1).find(({ confirmed }) => !confirmed);
  act(() => void dispatch((editor) => editor.confirm(pending?.id ?? '')));
  expect(session().notice).toMatchObject({ kind: 'done', entry: { kind: 'confirm' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a week that is over, several shifts at once are asked about, whatever they cover', () => {
  act(() => showWeek({ week: '2026-W46', roster: 'sample' }));
  const week = session().week;
  const sunday = week?.handle.schedule().shifts.findLast(({ day }) => day === 6);
  const ids = [sunday?.id ?? ''];
  act(() => void dispatch((editor) => editor.removeShifts(ids)));
  expect(screen.getByText('This day is past. Change it anyway?')).toBeTruthy();
  answer('Leave it as it was');
  expect(isThere(sunday?.id)).toBe(true);
});
