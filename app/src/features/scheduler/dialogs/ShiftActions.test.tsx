// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { ShiftActions } from './ShiftActions';

const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [{ day: 2, start: 6, end: 24 }] }],
  shifts: [{ id: 's', staffId: 'ada', day: 2, start: 10, hours: 4, confirmed: true }],
};

afterEach(() => {
  vi.useRealTimers();
});

function show(given: Parameters<typeof openWeek>[0] = schedule) {
  const week = openWeek(given);
  const { handle } = week;
  const [group] = handle.ask({ kind: 'memberDayDetails', staffId: 'ada', day: 2 }).groups;
  const [member] = group?.members ?? [];
  const [shift] = member?.shifts ?? [];
  if (!member || !shift) throw new Error('Ada has a shift.');
  renderPart(<ShiftActions week={week} positionId="cook" member={member} shift={shift} onIll={() => undefined} />);
  return handle;
}

test('each click of a step counts, even before the previous one is rendered', () => {
  const handle = show();
  const longer = screen.getByRole('button', { name: '1 h longer' });
  fireEvent.click(longer, { detail: 1 });
  fireEvent.click(longer, { detail: 2 });
  expect(handle.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({ day: 2, start: 10, hours: 6 });
  fireEvent.click(screen.getByRole('button', { name: 'A day later' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'A day later' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Start 1 h earlier' }), { altKey: true });
  expect(handle.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({ day: 4, start: 9, startMinute: 45, hours: 6 });
});

test('a double click removes once', () => {
  const handle = show();
  const remove = screen.getByRole('button', { name: 'Remove' });
  fireEvent.click(remove, { detail: 1 });
  fireEvent.click(remove, { detail: 2 });
  expect(handle.ask({ kind: 'schedule' }).shifts).toEqual([]);
  expect(handle.ask({ kind: 'history' }).undoCount).toBe(1);
});

test('typed times are accepted to the quarter hour; invalid ones are reported', () => {
  const handle = show();
  const type = (text: string) => {
    fireEvent.change(screen.getByLabelText('Type the times'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  };
  type('11:30-16:15');
  expect(handle.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({
    day: 2,
    start: 11,
    startMinute: 30,
    hours: 4,
    minutes: 45,
  });
  expect(screen.getByLabelText('Type the times')).toHaveProperty('value', '');
  const before = handle.ask({ kind: 'schedule' });
  type('half past nine');
  expect(screen.getByRole('alert').textContent).toBe('Type times like 9-17, 9:30-17:45, 9am-5pm, 17-1 or 9+8 (hours).');
  expect(screen.getByLabelText('Type the times')).toHaveProperty('value', 'half past nine');
  type('9:10-17');
  expect(screen.getByRole('alert').textContent).toContain('quarter hours');
  expect(handle.ask({ kind: 'schedule' })).toEqual(before);
});

test('Enter in the field of the times saves them', async () => {
  const handle = show();
  await userEvent.setup().type(screen.getByLabelText('Type the times'), '12-16{Enter}');
  expect(handle.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({ day: 2, start: 12, hours: 4 });
});

test('typed times that overlap another shift are rejected', () => {
  const handle = show();
  handle.tell({ kind: 'assign', shift: { staffId: 'ada', day: 2, start: 18, hours: 4 } });
  fireEvent.change(screen.getByLabelText('Type the times'), { target: { value: '12-20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(screen.getByRole('alert').textContent).toContain('booked twice');
  expect(handle.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({ start: 10 });
});

test('[D-575] two shifts are swapped in one step, with what it does to both people said before', () => {
  const free = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
  const [ada] = schedule.staff;
  const handle = show({
    ...schedule,
    staff: [
      { ...ada, availability: free },
      { ...ada, id: 'bob', name: 'Bob', availability: free },
      { ...ada, id: 'cem', name: 'Cem', availability: free },
    ],
    shifts: [
      ...schedule.shifts,
      { id: 'long', staffId: 'bob', day: 4, start: 9, hours: 12, confirmed: true },
      { id: 'short', staffId: 'cem', day: 5, start: 10, hours: 6, confirmed: true },
      { id: 'late', staffId: 'cem', day: 2, start: 12, hours: 4, confirmed: true },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Swap with…' }));
  const choices = within(screen.getByTestId('swap'));
  // Cem is on duty when Ada's shift is.
  expect(choices.queryByRole('button', { name: 'Swap with Cem, Saturday 10 AM-4 PM' })).toBeNull();
  expect(choices.getByText('Ada: 4 to 12 h · Bob: 12 to 4 h')).toBeTruthy();
  expect(choices.getByText(/12 h/, { selector: '[data-violation]' }).textContent).toContain('Ada');
  fireEvent.click(choices.getByRole('button', { name: 'Swap with Bob, Friday 9 AM-9 PM' }));
  const whose = () => handle.ask({ kind: 'schedule' }).shifts.map(({ id, staffId }) => `${id} ${staffId}`);
  expect(whose()).toEqual(['s bob', 'long ada', 'short cem', 'late cem']);
  handle.undo();
  expect(whose()).toEqual(['s ada', 'long bob', 'short cem', 'late cem']);
});

test('[D-575] swaps that break no rule come first, and nothing that is over is offered', () => {
  // It is Wednesday, before Ada's shift.
  vi.useFakeTimers({ now: new Date('2026-11-18T08:00:00'), toFake: ['Date'] });
  const availability = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
  const [ada] = schedule.staff;
  const person = (id: string) => ({ ...ada, id, name: id, availability });
  show({
    ...schedule,
    staff: [{ ...person('ada'), name: 'Ada' }, person('Bob'), person('Cem')],
    shifts: [
      ...schedule.shifts,
      { id: 'over', staffId: 'Cem', day: 0, start: 10, hours: 4, confirmed: true },
      { id: 'long', staffId: 'Bob', day: 3, start: 8, hours: 12, confirmed: true },
      { id: 'fits', staffId: 'Cem', day: 4, start: 10, hours: 4, confirmed: true },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Swap with…' }));
  const buttons = within(screen.getByTestId('swap')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Swap with Cem, Friday 10 AM-2 PM',
    'Swap with Bob, Thursday 8 AM-8 PM',
  ]);
});
