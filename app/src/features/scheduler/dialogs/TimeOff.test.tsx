// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine, openedWeek, openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, dispatch, replaceRoster, undo, useSession } from '~/roster/week/session';
import { timeOffOf, useTimeOff } from '~/roster/week/timeOff';
import { wholeRoster } from '~/roster/week/wholeRoster';
import { PhoneTimeOff } from '../panels/PhoneTimeOff';
import { TimeOffList } from './TimeOffList';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: ['Ada', 'Bob'].map((name) => ({ id: name, name, positionId: 'cook', color: 'cook', availability: always })),
  shifts: [{ id: '1', staffId: 'Ada', day: 6, start: 10, hours: 10, confirmed: true }],
};

const absent = () => {
  const roster = wholeRoster(openedWeek().handle);
  return roster.ok ? roster.value.absences.map(({ date, kind, note }) => `${date} ${kind} ${note}`) : [];
};

function Both() {
  const open = useSession(activeWeek);
  const store = useTimeOff();
  if (!open) return null;
  const waiting = timeOffOf(open, store).filter(({ answer }) => answer === 'waiting');
  return (
    <>
      <PhoneTimeOff week={open} staffId="Ada" onRequested={() => {}} />
      {waiting.length > 0 && <TimeOffList week={open} requests={waiting} />}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T08:00:00'), toFake: ['Date'] });
  useTimeOff.setState(useTimeOff.getInitialState());
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  renderPart(<Both />);
});

afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function ask(to: string) {
  press('Ask for days off');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-11-22' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: to } });
  fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'Wedding' } });
  press('Send');
}
const mine = () => screen.getByTestId('my-time-off').textContent;

test('days off over two weeks are asked for, approved with their effect in one step, and wait again when undone', () => {
  ask('2026-11-24');
  expect(mine()).toBe('Nov 22 - Nov 24, HolidayWaiting');
  expect(screen.getByTestId('time-off').textContent).toMatch(/1 shift becomes an open one\. .*10 more hours/);
  press(/^Approve: Ada asks for Nov 22 to Nov 24/);
  expect(absent()).toEqual(['22', '23', '24'].map((day) => `2026-11-${day} holiday Wedding`));
  expect([openedWeek().handle.ask({ kind: 'openShifts' }).length, openedWeek().history.undoCount]).toEqual([1, 1]);
  expect(mine()).toContain('Approved');
  act(undo);
  expect(absent()).toEqual([]);
  expect(mine()).toContain('Waiting');
});

test('days off that are over leave what was worked', () => {
  ask('2026-11-24');
  vi.setSystemTime(new Date('2026-11-23T08:00:00'));
  act(() => useTimeOff.setState(({ requests }) => ({ requests: [...requests] })));
  expect(screen.getByTestId('time-off').textContent).toContain('No shift becomes an open one.');
  press(/^Approve: Ada asks for Nov 22 to Nov 24/);
  expect([
    absent().length,
    openedWeek().handle.ask({ kind: 'openShifts' }),
    openedWeek().handle.ask({ kind: 'shiftCount' }),
  ]).toEqual([3, [], 1]);
});

test('an approval that was undone waits again also when the person is absent on one of the days for another reason', () => {
  act(() => {
    dispatch((editor) =>
      editor.tell({ kind: 'reportAbsence', report: { staffId: 'Ada', days: [6], kind: 'sick', shifts: 'keep' } }),
    );
  });
  ask('2026-11-23');
  press(/^Approve: /);
  expect(mine()).toContain('Approved');
  act(undo);
  expect([mine(), absent()]).toEqual(['Nov 22 - Nov 23, HolidayWaiting', ['2026-11-22 sick undefined']]);
});

test('the form begins today, with the focus in it', () => {
  vi.setSystemTime(new Date('2026-11-19T12:00:00'));
  cleanup();
  renderPart(<Both />);
  press('Ask for days off');
  expect(document.activeElement).toBe(screen.getByLabelText('First day'));
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-11-19');
});

test('a request is declined without a change; one of too many days is not sent', () => {
  ask('2026-11-22');
  press(/^Decline: /);
  expect([mine(), openedWeek().history.undoCount]).toEqual(['Nov 22, HolidayDeclined', 0]);
  press('Ask for days off');
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2027-11-22' } });
  expect(screen.getByRole('alert').textContent).toContain('60 days');
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
});

test('nothing of one roster is asked in another', () => {
  ask('2026-11-22');
  act(() => {
    replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'own', name: 'Shop' });
  });
  expect(timeOffOf(openedWeek(), useTimeOff.getState())).toEqual([]);
});
