// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine, startSample, translators } from '~/roster/testing/openWeek';
import { activeWeek, useSession } from '~/roster/week/session';
import { fragmentOf } from '~/roster/week/shareLink';
import { MyWeekPage } from './MyWeekPage';

const staff = (id: string, name: string, positionId: string) => ({
  id,
  name,
  positionId,
  color: positionId,
  availability: [{ day: 0, start: 6, end: 24 }],
});
const schedule = {
  positions: [
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
    { id: 'host', name: 'Host', team: 'lobby', required: 1 },
  ],
  staff: [
    { ...staff('ada', 'Ada Abara', 'cook'), otherPositions: ['host'] },
    staff('bob', 'Bob Brandt', 'cook'),
    staff('cyd', 'Cyd Castro', 'host'),
  ],
  shifts: [
    { id: 'a', staffId: 'ada', day: 0, start: 9, hours: 8, confirmed: false },
    {
      ...{ id: 'b', staffId: 'ada', positionId: 'host', day: 2, start: 9, hours: 4, confirmed: false },
      ...{ note: 'Bring the keys', breakMinutes: 30 },
    },
    { id: 'c', staffId: 'bob', day: 0, start: 17, hours: 4, confirmed: true },
    { id: 'd', staffId: 'cyd', day: 0, start: 16, hours: 4, confirmed: true },
    { id: 'e', staffId: 'ada', day: 4, start: 9, hours: 4, confirmed: false },
  ],
  absences: [{ staffId: 'ada', day: 4, kind: 'holiday', note: 'Wedding' }],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 8) });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(person: string, linkedAs = (shared: string) => shared) {
  startSample();
  const shared = engine.toLink(engine.Editor.fromJson(JSON.stringify(schedule)).document());
  const router = createMemoryRouter([{ path: '*', element: <MyWeekPage /> }], {
    initialEntries: [`/shift-scheduler/my-week?person=${person}${fragmentOf(linkedAs(shared))}`],
  });
  render(
    <I18nextProvider i18n={translators.en}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

const shiftOn = (day: number) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error('Every day is listed.');
  return within(found);
};

test('a personal link shows the person’s shifts with their coworkers, and days off', async () => {
  await open('ada');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada: my week');
  expect(screen.getByText(/^Cook · 11.5 h this week/)).toBeTruthy();
  expect(shiftOn(0).getByText('9 AM-5 PM')).toBeTruthy();
  // Bob starts when she ends; Cyd overlaps by an hour.
  expect(shiftOn(0).getByText('Cyd Castro')).toBeTruthy();
  expect(shiftOn(0).queryByText('Bob Brandt')).toBeNull();
  expect(shiftOn(2).getByText('Nobody else works then.')).toBeTruthy();
  expect(shiftOn(1).getByText('Day off')).toBeTruthy();
  // Only what is not her main position is named.
  expect([shiftOn(0).queryByText('Cook'), shiftOn(2).queryAllByText(/^Host/)]).toMatchObject([
    null,
    [expect.anything()],
  ]);
});

test('who has the link to their own week is led to nobody else’s', async () => {
  await open('ada');
  expect([screen.queryByRole('combobox'), screen.queryByRole('link')]).toEqual([null, null]);
  expect(useSession.getState().week?.origin).toMatchObject({ kind: 'shared', person: 'ada' });
});

test('Confirm confirms the shift in the session’s week, announces it, and can be undone', async () => {
  await open('ada');
  const pending = () =>
    activeWeek(useSession.getState())
      ?.handle.ask({ kind: 'schedule' })
      .shifts.filter(({ confirmed }) => !confirmed).length;
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Monday 9 AM-5 PM' }));
  expect(pending()).toBe(2);
  expect(screen.getByRole('status').textContent).toContain('Monday 9 AM-5 PM is confirmed.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(pending()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm all' }));
  // The one on her day of holiday does not count.
  expect(pending()).toBe(1);
  expect(screen.getByText('Nothing to confirm')).toBeTruthy();
});

test('a link for an unknown person says so and offers a choice', async () => {
  await open('eve');
  expect(screen.getByText('This link doesn’t match anyone in this week. Choose a person below.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Bob Brandt/ }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Bob: my week');
});

test('where nobody is chosen, everybody stands there to be chosen', async () => {
  await open('eve');
  const people = within(screen.getByRole('navigation', { name: 'Choose a person' })).getAllByRole('link');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ada AbaraCook'),
    expect.stringContaining('Bob BrandtCook'),
    expect.stringContaining('Cyd CastroHost'),
  ]);
  fireEvent.click(people[1] as HTMLElement);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Bob: my week');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[D-553] somebody adds a wish beside their week, and who has the link to their own week does not', async () => {
  await open('eve');
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Bob Brandt/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add a wish' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add the wish' }));
  const staff = activeWeek(useSession.getState())?.staff ?? [];
  expect(staff.map(({ id, wishes }) => [id, wishes])).toEqual([
    ['ada', undefined],
    ['bob', [{ weekday: 0, want: 'off', weight: 2 }]],
    ['cyd', undefined],
  ]);
  cleanup();
  await open('ada');
  await screen.findByText(/^Cook/);
  expect(screen.queryByRole('heading', { name: 'Wishes' })).toBeNull();
});

test('an incomplete link shows nobody’s week until the sample is asked for', async () => {
  await open('ada', (shared) => shared.slice(0, -1));
  expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete');
  expect(document.querySelector('[data-day]')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the sample week' }));
  expect(await screen.findByRole('navigation', { name: 'Choose a person' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an absence has its reason, a shift its note and its unpaid break', async () => {
  await open('ada');
  const textOn = (day: number) => document.querySelector(`[data-day="${day}"]`)?.textContent;
  expect(textOn(4)).toContain('HolidayWedding');
  expect(screen.getByText('2 shifts to confirm')).toBeTruthy();
  expect(screen.getAllByText('–')).toHaveLength(5);
  expect(textOn(2)).toContain('30 min unpaid break · Bring the keys');
  expect(document.querySelectorAll('[data-note]')).toHaveLength(1);
});

test('in the current week today is marked, and the days before it are folded away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) });
  await open('ada');
  expect(document.querySelector('[aria-current=date]')?.getAttribute('data-day')).toBe('2');
  expect(shiftOn(2).getByText('Today')).toBeTruthy();
  const folded = screen.getByText('Earlier this week (2)').closest('details');
  expect(folded?.open).toBe(false);
  const days = [...(folded?.querySelectorAll('[data-day]') ?? [])].map((day) => day.getAttribute('data-day'));
  expect(days).toEqual(['0', '1']);
});

test('a shift that is over is not confirmed any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) });
  await open('ada');
  expect(shiftOn(0).queryByRole('button', { hidden: true })).toBeNull();
  expect(shiftOn(0).queryByText('To confirm')).toBeNull();
  expect(screen.getByRole('button', { name: /^Confirm Wednesday/ })).toBeTruthy();
  expect(screen.getByText('1 shift to confirm')).toBeTruthy();
});
