// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProposedShift } from '~/engine/engine';
import type { Cause, FillPlan, FillRequest, KeptAway, SolverListener } from '~/engine/solver/solver';
import { engine, openWeek, place, renderPart } from '../testing/openWeek';
import { absenceOf } from '../week/absence';
import { fill } from '../week/actions';
import { closeFill, openFill, setChoices } from '../week/fillStore';
import { activeWeek, replaceRoster, useSession } from '../week/session';
import { weekFigures } from '../week/weekFigures';
import FillPanel from './FillPanel';

let listener: SolverListener | null = null;
let request: FillRequest | null = null;

// There are no workers in jsdom: the test answers for the solver.
vi.mock('~/engine/solver/solver', () => ({
  Solver: class {
    cancel() {}
    fill(asked: FillRequest, answerTo: SolverListener) {
      request = asked;
      listener = answerTo;
    }
  },
}));

const filter = { team: null, position: null };
const always = [0, 1, 2].map((day) => ({ day, start: 0, end: 24 }));
const person = { positionId: 'cook', color: 'cook', availability: always };
const schedule = {
  positions: [
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
    { id: 'bar', name: 'Bar', team: 'kitchen', required: 0 },
  ],
  staff: [
    { ...person, id: 'ada', name: 'Ada', hourlyCents: 1_000, contractMinutes: 480 },
    { ...person, id: 'bob', name: 'Bob', hourlyCents: 1_500, contractMinutes: 600 },
    { ...person, id: 'eve', name: 'Eve', positionId: 'bar' },
  ],
  shifts: [{ id: '1', staffId: 'ada', day: 1, start: 9, hours: 9, confirmed: true, note: 'Opens the till' }],
  absences: [{ staffId: 'eve', day: 0, kind: 'holiday' }],
};

function planOf(shifts: readonly ProposedShift[], rest: Partial<FillPlan> = {}): FillPlan {
  const hours = shifts.reduce((sum, shift) => sum + shift.hours, 0);
  return {
    shifts: [...shifts],
    causes: shifts.map(
      ({ day, start, hours: length }): Cause => ({
        positionId: 'cook',
        day,
        hours: { start, end: start + length },
        scheduled: 0,
        wanted: 1,
        free: 1,
        fewestHours: true,
        lengthens: null,
      }),
    ),
    missingBefore: 70,
    missingAfter: 70 - hours,
    addedOvertime: 0,
    addedHours: hours,
    addedShifts: shifts.length,
    gone: [],
    people: new Set(shifts.map(({ staffId }) => staffId)).size,
    hours: 70,
    coveredBefore: 0,
    coveredAfter: hours,
    proven: true,
    bound: 70 - hours,
    positions: [],
    short: [],
    ...rest,
  };
}

/** Ada on Monday, Bob on Monday, Ada's shift on Tuesday an hour longer. */
function threeShifts(): FillPlan {
  const plan = planOf([
    { staffId: 'ada', day: 0, start: 10, hours: 6 },
    { staffId: 'bob', day: 0, start: 12, hours: 8 },
    { staffId: 'ada', day: 1, start: 18, hours: 1 },
  ]);
  return { ...plan, causes: plan.causes.map((cause, index) => (index === 2 ? { ...cause, lengthens: '1' } : cause)) };
}

function Panel() {
  const week = useSession(activeWeek);
  return week && <FillPanel loaded={{ week, model: weekFigures(week, filter), filter }} />;
}

const found = (plan: FillPlan) => act(() => listener?.plan(plan));
const shifts = () => activeWeek(useSession.getState())?.handle.schedule().shifts ?? [];
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-line]')];
const summary = () => screen.getByTestId('fill-summary').textContent;
const effect = () => document.querySelector('[data-effect]')?.textContent;

beforeEach(() => {
  openWeek(schedule, { kind: 'imported', shifts: 0 });
  openFill({ kind: 'week' });
  renderPart(<Panel />);
});

afterEach(() => {
  cleanup();
  closeFill();
});

test('a plan within the week’s rules says so, and its effect breaks none', () => {
  found(planOf([{ staffId: 'ada', day: 0, start: 10, hours: 6 }]));
  expect(summary()).toContain('1 shift for 1 person, no rule broken.');
  expect(effect()).not.toContain('broken');
});

test('a plan by looser rules is measured by the week’s rules, in both lines', () => {
  act(() => setChoices({ rules: { minHours: 2, maxHours: 10, restHours: 11, daysOff: 2 } }));
  found(planOf([{ staffId: 'ada', day: 0, start: 10, hours: 2 }]));
  expect(effect()).toContain('1 rule broken');
  expect(summary()).toContain('1 shift for 1 person.');
});

test('hours over contract and wages are there before and after', () => {
  found(threeShifts());
  // Ada works 9 of her 8 hours, then 16; Bob 8 of 10.
  expect(effect()).toContain('Over contract1 h to 8 h');
  expect(effect()).toContain('Wages€90 to €280');
  const gaps = /Gaps(\d+) to (\d+)/.exec(effect() ?? '');
  expect(Number(gaps?.[2])).toBeLessThan(Number(gaps?.[1]));
});

test('a shift that becomes longer keeps its id and its note, and the plan breaks no rule by its short part', async () => {
  found(threeShifts());
  expect(summary()).toContain('no rule broken');
  await userEvent.click(screen.getByRole('button', { name: /^Ada\s*longer shift/ }));
  screen.getByText(/Their shift becomes 9 AM-7 PM\./);
  await userEvent.click(screen.getByRole('button', { name: 'Accept all 3 shifts' }));
  expect(shifts()).toHaveLength(3);
  expect(shifts().find(({ id }) => id === '1')).toMatchObject({ day: 1, start: 9, hours: 10, note: 'Opens the till' });
  expect(screen.queryByTestId('fill-panel')).toBeNull();
});

test('a day is accepted at once; the focus stays in the list', async () => {
  found(threeShifts());
  await userEvent.click(screen.getByRole('button', { name: 'Accept day: Monday, 2 shifts' }));
  expect(shifts().map(({ staffId, day }) => `${staffId} ${day}`)).toEqual(['ada 1', 'ada 0', 'bob 0']);
  const rest = threeShifts();
  found({ ...rest, shifts: rest.shifts.slice(2), causes: rest.causes.slice(2) });
  expect(lines()).toHaveLength(1);
  expect(document.activeElement).toBe(lines()[0]);
});

test('arrow keys go through the lines, Delete drops one and the next one has the focus', async () => {
  found(threeShifts());
  act(() => lines()[0]?.focus());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(document.activeElement).toBe(lines()[1]);
  await userEvent.keyboard('{Delete}');
  expect(request?.question.declined).toEqual([{ staffId: 'bob', day: 0 }]);
  const rest = threeShifts();
  const kept = [0, 2];
  const pick = <Item,>(list: Item[]) => list.filter((_, index) => kept.includes(index));
  found({ ...rest, shifts: pick(rest.shifts), causes: pick(rest.causes) });
  expect(document.activeElement).toBe(lines()[1]);
  expect(lines()[1]?.textContent).toContain('6 PM-7 PM');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByTestId('fill-panel')).toBeNull();
});

test('the app’s own rules apply at first; each can be changed and says what it costs', async () => {
  expect(request?.question).toMatchObject({
    withinContract: false,
    rules: { minHours: 4, maxDaysInRow: 6, lengthen: true, splitDays: false },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  const rules = within(screen.getByTestId('fill-choices'));
  await userEvent.click(rules.getByRole('switch', { name: 'Stay within contract' }));
  await userEvent.click(rules.getByRole('switch', { name: 'No split days' }));
  await userEvent.click(rules.getByRole('switch', { name: 'May lengthen shifts' }));
  fireEvent.change(rules.getByLabelText('Most days in a row'), { target: { value: '5' } });
  expect(request?.question).toMatchObject({
    withinContract: true,
    rules: { minHours: 4, maxDaysInRow: 5, lengthen: false, splitDays: true },
  });
  found(planOf([{ staffId: 'ada', day: 0, start: 10, hours: 6 }]));
  act(() => {
    listener?.cost({ rule: 'withinContract', value: 1, hours: 3 });
    listener?.cost({ rule: 'maxDaysInRow', value: 6, hours: 1 });
  });
  rules.getByRole('switch', {
    name: 'Stay within contract',
    description: 'Without it, 3 more hours could be covered.',
  });
  rules.getByRole('spinbutton', {
    name: 'Most days in a row',
    description: 'With 6 days in a row, 1 more hour could be covered. 0 turns a rule off.',
  });
  screen.getByRole('button', { name: /2 rules keep hours uncovered/ });
});

test('hours that stay short give each reason in words', () => {
  const kept = (staffId: string, reason: KeptAway['reason'], positionId: string | null = null): KeptAway => ({
    staffId,
    reason,
    until: null,
    positionId,
  });
  const people = [
    kept('eve', 'absent'),
    kept('a', 'contract'),
    kept('b', 'contract'),
    kept('c', 'daysInRow'),
    kept('d', 'onShift', 'bar'),
    kept('e', 'splitDay'),
    kept('f', 'hoursOfDay'),
  ];
  found(planOf([], { short: [{ positionId: 'cook', day: 0, hour: 12, missing: 1, people }] }));
  expect(screen.getByTestId('short-hours').textContent).toContain(
    'Of 7 people: 2 at their contract, 1 on holiday, 1 at 6 days in a row, 1 working as Bar then, ' +
      '1 who would come in twice that day, 1 at 10 hours that day.',
  );
});

test('nothing is proposed before it is said who is ill', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00') });
  request = null;
  act(() => fill({ kind: 'absence' }));
  expect(summary()).toMatch(/^Choose who is ill/);
  expect(request).toBeNull();
  act(() => fill({ kind: 'week' }));
  expect(request).not.toBeNull();
  vi.useRealTimers();
});

test('an absence is covered by longer shifts, too', async () => {
  replaceRoster(
    engine.Editor.fromJson(
      JSON.stringify({
        ...schedule,
        shifts: [...schedule.shifts, { id: '2', staffId: 'bob', day: 1, start: 18, hours: 4, confirmed: true }],
      }),
    ),
    place,
    { kind: 'imported', shifts: 0 },
  );
  const opened = activeWeek(useSession.getState());
  if (!opened) throw new Error('A week is open.');
  act(() => openFill({ kind: 'absence', ...absenceOf(opened, 'ada', [1]) }));
  const plan = planOf([{ staffId: 'bob', day: 1, start: 11, hours: 7 }], { gone: ['1'] });
  found({ ...plan, causes: plan.causes.map((cause) => ({ ...cause, lengthens: '2' })) });
  expect(summary()).toContain('1 of Ada’s shifts needs cover.');
  expect(effect()).toContain('Wages€150 to €165');
  await userEvent.click(screen.getByRole('button', { name: 'Accept 1 shift' }));
  expect(shifts().map(({ id, start, hours }) => [id, start, hours])).toEqual([['2', 11, 11]]);
});
