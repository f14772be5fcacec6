// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, undo, useSession } from '~/roster/week/session';
import { paintCell, useBrush } from '../input/brush';
import { typedShifts, usualShifts } from '../input/shiftTypes';
import { NoteAndBreak } from './NoteAndBreak';
import { PersonDay } from './PersonDay';
import { QuickAdd } from './QuickAdd';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const early = { code: 'E', name: 'Early', start: 6, hours: 8, breakMinutes: 30 };
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: ['ada', 'bob'].map((id) => ({ id, name: id, positionId: 'cook', color: 'cook', availability: always })),
  shifts: [
    { id: '1', staffId: 'ada', day: 0, start: 12, hours: 8, confirmed: true },
    { id: '2', staffId: 'ada', day: 1, start: 12, hours: 8, confirmed: true },
  ],
  shiftTypes: [early],
};

const shiftsOf = (staffId: string) =>
  openedWeek()
    .handle.ask({ kind: 'schedule' })
    .shifts.filter((shift) => shift.staffId === staffId)
    .map(({ day, start, hours, breakMinutes = 0, note }) =>
      [`${day} ${start}+${hours}`, breakMinutes && `break ${breakMinutes}`, note].filter(Boolean).join(' '),
    );

function Parts() {
  const open = useSession(activeWeek);
  const person = open?.staff.find(({ id }) => id === 'bob');
  if (!open || !person) return null;
  const [shift] =
    open.handle.ask({ kind: 'memberDayDetails', staffId: 'ada', day: 0 }).groups[0]?.members[0]?.shifts ?? [];
  return (
    <>
      <PersonDay week={open} staffId="ada" day={0} />
      <QuickAdd week={open} person={person} day={2} />
      {shift && <NoteAndBreak week={open} staffId="ada" shift={shift} />}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:00:00') });
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  renderPart(<Parts />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
function type(text: string) {
  fireEvent.change(screen.getByLabelText(/^Times or a code/), { target: { value: text } });
  press('Add');
}

test('a usual shift is added with one click: types first, with their break, then the common times', () => {
  expect(screen.getAllByRole('button', { name: /^Add for bob/ }).map((button) => button.textContent)).toEqual([
    'E6 AM-2 PM',
    '12 PM-8 PM',
  ]);
  press('Add for bob: Early 6 AM-2 PM');
  expect(shiftsOf('bob')).toEqual(['2 6+8 break 30']);
  expect(useSession.getState().notice).toMatchObject({ kind: 'done', entry: { kind: 'add' } });
});

test('one line adds a shift by its code or times, or several as one step', () => {
  type('9-13 & e');
  // The second one overlaps the first.
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(shiftsOf('bob')).toEqual([]);
  type('e & 18-22');
  expect(shiftsOf('bob')).toEqual(['2 6+8 break 30', '2 18+4']);
  undo();
  expect(shiftsOf('bob')).toEqual([]);
  type('late');
  expect(screen.getByRole('alert').textContent).toContain('9-17');
});

test('of a day that is over no shift is offered', () => {
  vi.setSystemTime(new Date('2026-11-17T08:00:00'));
  fireEvent.click(screen.getByRole('button', { name: 'Away this day' }));
  expect([
    openedWeek().absences.length,
    shiftsOf('ada').length,
    openedWeek().handle.ask({ kind: 'openShifts' }).length,
  ]).toEqual([1, 2, 0]);
});

test('an absence is reported from the cell and taken back; its shift is offered', () => {
  fireEvent.change(screen.getByLabelText('Reason of the absence'), { target: { value: 'training' } });
  press('Away this day');
  expect(screen.getByTestId('person-day').textContent).toContain('Training');
  expect([
    openedWeek().absences.length,
    shiftsOf('ada').length,
    openedWeek().handle.ask({ kind: 'openShifts' }).length,
  ]).toEqual([1, 1, 1]);
  press('Take the absence back');
  expect(openedWeek().absences).toEqual([]);
});

test('a break and a note are written and kept', () => {
  fireEvent.change(screen.getByLabelText('Unpaid break'), { target: { value: '45' } });
  fireEvent.change(screen.getByLabelText('Note for this shift'), { target: { value: 'Bring the keys' } });
  press('Save note');
  expect(shiftsOf('ada')[0]).toBe('0 12+8 break 45 Bring the keys');
  expect(openedWeek().handle.ask({ kind: 'schedule' }).shifts[0]?.confirmed).toBe(true);
});

test('a chosen shift type is painted onto a cell; a blocked one says why, and without one the cell opens', () => {
  expect(paintCell(openedWeek(), 'bob', 4)).toBe(false);
  useBrush.setState({ type: early });
  expect(paintCell(openedWeek(), 'bob', 4)).toBe(true);
  expect(shiftsOf('bob')).toEqual(['4 6+8 break 30']);
  expect(paintCell(openedWeek(), 'bob', 4)).toBe(true);
  expect(shiftsOf('bob')).toHaveLength(1);
  expect(useSession.getState().notice).toMatchObject({ kind: 'blocked', name: 'bob' });
  useBrush.setState({ type: null });
});

test('types of other positions are not offered; a typed start has eight hours', () => {
  const bar = { ...early, code: 'B', positionId: 'bar' };
  const offered = usualShifts([early, bar], [], () => undefined, 'cook');
  expect(offered.map(({ type }) => type?.code)).toEqual(['E']);
  expect(typedShifts('9:30', openedWeek().handle)).toEqual({
    ok: true,
    value: [{ type: null, start: 9.5, hours: 8 }],
  });
});
