// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, dispatch, undo, useSession } from '~/roster/week/session';
import { RequestList } from '../dialogs/RequestList';
import { OpenShifts } from './OpenShifts';
import { setPhoneOwner, usePhone } from './phoneStore';
import TeamMemberPhone from './TeamMemberPhone';

const free = [0, 1].map((day) => ({ day, start: 6, end: 24 }));
const person = (id: string, name: string) => ({ id, name, positionId: 'cook', color: 'cook', availability: free });
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 2 }],
  staff: [person('ada', 'Ada'), person('bob', 'Bob'), person('cem', 'Cem')],
  shifts: [
    { id: 'a', staffId: 'ada', day: 0, start: 10, hours: 8, confirmed: true },
    { id: 'b', staffId: 'bob', day: 1, start: 10, hours: 8, confirmed: true },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-16T08:00:00'));
  openWeek(schedule);
  usePhone.setState(usePhone.getInitialState());
});

afterEach(() => {
  vi.useRealTimers();
});

/** The phone beside the manager's request list. */
function Both() {
  const week = useSession(activeWeek);
  if (!week) return null;
  return (
    <>
      <TeamMemberPhone week={week} />
      <RequestList week={week} requests={week.handle.ask({ kind: 'waitingRequests' })} />
    </>
  );
}

function show() {
  renderPart(<Both />);
}

test('people who may claim an open shift are offered it; an approved claim closes the gap', () => {
  openedWeek().handle.tell({ kind: 'offer', shift: { positionId: 'cook', day: 0, start: 10, hours: 10 } });
  show();
  // Ada works on Monday, so Bob is the default owner.
  expect(screen.getByRole('heading', { name: 'Bob' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Claim Monday/ }));
  expect(screen.getByText('Claimed: waiting for your manager')).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Requests from your team' });
  expect(within(list).getByText(/8 fewer hours below the minimum|fewer hours|gap/i)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose phone' }), { target: { value: 'cem' } });
  expect(screen.getByText('Taken: someone else was first')).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: /^Approve: Bob/ }));
  expect(openedWeek().handle.ask({ kind: 'shiftCount' })).toBe(3);
  expect(openedWeek().handle.ask({ kind: 'openShifts' })).toEqual([]);
});

test('an open shift whose hours have been filled says that nobody is needed any more, everywhere', () => {
  openedWeek().handle.tell({ kind: 'offer', shift: { positionId: 'cook', day: 0, start: 10, hours: 8 } });
  renderPart(
    <>
      <Both />
      <OpenShifts week={openedWeek()} />
    </>,
  );
  expect(screen.queryAllByText(/nobody is needed any more/i)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /^Claim Monday/ }));
  // Bob claimed it, and Cem was planned.
  act(
    () =>
      void dispatch((editor) =>
        editor.tell({ kind: 'applyPlan', removed: [], shifts: [{ staffId: 'cem', day: 0, start: 10, hours: 8 }] }),
      ),
  );
  const list = screen.getByRole('region', { name: 'Requests from your team' });
  expect(within(list).getByText(/Nobody is needed any more: these hours have everyone they need/)).toBeTruthy();
  expect(screen.getByText('Nobody is needed any more: everyone who is needed then is there.')).toBeTruthy();
  cleanup();
  renderPart(<OpenShifts week={openedWeek()} />);
  expect(document.querySelector('[data-open-shift]')?.textContent).toContain('nobody is needed any more');
});

test('a shift that somebody cannot work becomes an open shift when the manager approves', () => {
  setPhoneOwner('ada');
  show();
  fireEvent.click(screen.getByRole('button', { name: /^I can’t work Monday/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'My son is ill.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const list = screen.getByRole('region', { name: 'Requests from your team' });
  expect(within(list).getByText(/My son is ill/)).toBeTruthy();
  expect(within(list).getByText(/It becomes an open shift/)).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: /^Approve: Ada/ }));
  expect(openedWeek().handle.ask({ kind: 'openShifts' })).toHaveLength(1);
});

test('declining a swap leaves the week unchanged', () => {
  setPhoneOwner('ada');
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Swap Monday/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const before = openedWeek().handle.ask({ kind: 'schedule' });
  fireEvent.click(screen.getByRole('button', { name: /^Decline: Ada swaps/ }));
  expect(openedWeek().handle.ask({ kind: 'schedule' })).toEqual(before);
  expect(screen.getByText('Declined')).toBeTruthy();
});

test('the phone shows what the team’s settings disable', () => {
  openedWeek().handle.tell({ kind: 'setRequestRules', rules: { claiming: false, trading: false, approval: false } });
  openedWeek().handle.tell({ kind: 'offer', shift: { positionId: 'cook', day: 0, start: 10, hours: 10 } });
  setPhoneOwner('bob');
  show();
  expect(screen.getByText('Your team has switched shift trading off.')).toBeTruthy();
  expect(screen.getByText('Your team has switched shift claiming off.')).toBeTruthy();
  expect(screen.getByText('No approval needed: requests take effect at once.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
});

test('without approval a claim takes effect at once, and one undo reverts it', async () => {
  openedWeek().handle.tell({ kind: 'setRequestRules', rules: { claiming: true, trading: true, approval: false } });
  openedWeek().handle.tell({ kind: 'offer', shift: { positionId: 'cook', day: 0, start: 10, hours: 10 } });
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Claim Monday/ }));
  expect(screen.getByText('It’s yours')).toBeTruthy();
  undo();
  expect(await screen.findByRole('button', { name: /^Claim Monday/ })).toBeTruthy();
});

test('what is over cannot be claimed, swapped or given back', () => {
  for (const day of [0, 1])
    openedWeek().handle.tell({ kind: 'offer', shift: { positionId: 'cook', day, start: 10, hours: 8 } });
  vi.setSystemTime(new Date('2026-11-16T18:00:00'));
  setPhoneOwner('ada');
  renderPart(
    <>
      <Both />
      <OpenShifts week={openedWeek()} />
    </>,
  );
  expect(screen.getAllByRole('button', { name: /^Claim/ }).map((button) => button.ariaLabel)).toEqual([
    'Claim Tuesday 10 AM-6 PM',
  ]);
  expect(document.querySelectorAll('[data-open-shift]')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Monday/ })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose phone' }), { target: { value: 'bob' } });
  fireEvent.click(screen.getByRole('button', { name: /^Swap Tuesday/ }));
  expect(screen.queryByRole('combobox', { name: /^Swap/ })).toBeNull();
});
