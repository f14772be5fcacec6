// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProposedShift } from '~/engine/engine';
import type { Cause, CheckListener, FillPlan, FillRequest, KeptAway, SolverListener } from '~/engine/solver/solver';
import { engine, openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { absenceOf } from '~/roster/week/absence';
import { fill } from '~/roster/week/actions';
import { closeFill, openFill, useFillStore } from '~/roster/week/fillStore';
import { activeWeek, replaceRoster, undo, useSession } from '~/roster/week/session';
import { weekFigures } from '~/roster/week/weekFigures';
import FillPanel from './FillPanel';

let listener: SolverListener | null = null;
let request: FillRequest | null = null;
let checking: CheckListener | null = null;

// There are no workers in jsdom: the test answers for the solver.
vi.mock('~/engine/solver/solver', () => ({
  Solver: class {
    cancel() {}
    fill(asked: FillRequest, answerTo: SolverListener) {
      request = asked;
      listener = answerTo;
    }
    fillWeeks() {}
    check(_asked: FillRequest, _plan: FillPlan, answerTo: CheckListener) {
      checking = answerTo;
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
    certificate: { scale: 1, heads: {} },
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
const shifts = () => activeWeek(useSession.getState())?.handle.ask({ kind: 'schedule' }).shifts ?? [];
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

test('the proof of a plan can be checked; what was found is gone with the plan', async () => {
  const shift = { staffId: 'ada', day: 0, start: 10, hours: 6 };
  const answer = () => screen.getByTestId('proof-check').textContent;
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Check this proof' }));
  found(planOf([shift]));
  await press();
  expect(answer()).toBe('Checking…');
  act(() => checking?.proof({ missing: 64, bound: 64, brokenBy: null }));
  expect(answer()).toContain('leave 64 hours of work missing. No plan leaves fewer');
  found(planOf([shift], { bound: 64 }));
  expect(answer()).toBe('Check this proof');
  await press();
  act(() => checking?.proof({ missing: 64, bound: 60, brokenBy: null }));
  expect(answer()).toContain('no plan leaves fewer than 60 hours. That it is no fewer than 64 hours');
  found(planOf([shift]));
  await press();
  act(() => checking?.proof({ missing: null, bound: 64, brokenBy: 'ada' }));
  expect(answer()).toContain('The check refuses this plan: the shifts of Ada break a rule');
});

test('while several weeks are planned the plan of one is gone, and it comes back', async () => {
  found(planOf([{ staffId: 'ada', day: 0, start: 10, hours: 6 }]));
  const span = screen.getByLabelText('How many weeks');
  await userEvent.selectOptions(span, '2');
  expect(useFillStore.getState()).toMatchObject({ plan: null, search: { status: 'idle' } });
  request = null;
  await userEvent.selectOptions(span, '1');
  expect(request).not.toBeNull();
});

test('a plan that breaks a rule of the roster says so; a changed rule is the roster’s, and stays with it', async () => {
  const plan = planOf([{ staffId: 'ada', day: 0, start: 10, hours: 2 }]);
  found(plan);
  expect(effect()).toContain('1 rule broken');
  expect(summary()).toContain('1 shift for 1 person.');
  await userEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  fireEvent.change(screen.getByLabelText('Shortest shift (h)'), { target: { value: '2' } });
  found(plan);
  expect(summary()).toContain('1 shift for 1 person, no rule broken.');
  const handle = () => activeWeek(useSession.getState())?.handle;
  expect(handle()?.ask({ kind: 'rules' })).toMatchObject({ minHours: 2, restHours: 11, maxDaysInRow: 6 });
  // In every week, in the file, and for the next fill.
  expect(JSON.parse(handle()?.roster() ?? '').rules).toMatchObject({ minHours: 2 });
  act(() => closeFill());
  act(() => openFill({ kind: 'week' }));
  expect(request?.question.rules).toMatchObject({ minHours: 2 });
  act(undo);
  expect(handle()?.ask({ kind: 'rules' })).toMatchObject({ minHours: 4 });
});

test('days in a row stay off once they are turned off', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  fireEvent.change(screen.getByLabelText('Most days in a row'), { target: { value: '0' } });
  expect(request?.question.rules?.maxDaysInRow).toBeLessThanOrEqual(0);
  expect(screen.getByLabelText('Most days in a row')).toHaveProperty('value', '0');
});

test('what is promised is what the page shows after accepting', async () => {
  const insights = () => activeWeek(useSession.getState())?.handle.ask({ kind: 'summary' }).insights;
  const before = insights();
  found(threeShifts());
  const promised = /From (\d+) to (\d+) of (\d+) hours without a gap/
    .exec(summary() ?? '')
    ?.slice(1)
    .map(Number);
  const missing = /Work still missing(\d+) h to (\d+) h/
    .exec(effect() ?? '')
    ?.slice(1)
    .map(Number);
  await userEvent.click(screen.getByRole('button', { name: 'Accept all 3 shifts' }));
  const after = insights();
  expect(promised).toEqual([before?.coveredHours, after?.coveredHours, after?.examinedHours]);
  expect(missing).toEqual([before?.missingHours, after?.missingHours]);
});

test('filling says how far it fills, and fills to the whole need where the roster plans for it', async () => {
  expect(screen.getByTestId('fill-panel').textContent).toContain('Fills up to half of the people needed');
  await userEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Fully staffed' }));
  expect(request?.question.rules?.wholeNeed).toBe(true);
  expect(screen.getByTestId('fill-panel').textContent).toContain('Fills up to all the people needed.');
});

test('hours over contract and wages are there before and after', () => {
  found(threeShifts());
  // Ada works 9 of her 8 hours, then 16; Bob 8 of 10.
  expect(effect()).toContain('Over contract1 h to 8 h');
  expect(effect()).toContain('Wages€90 to €280');
  const missing = /Work still missing(\d+) h to (\d+) h/.exec(effect() ?? '');
  expect(Number(missing?.[2])).toBeLessThan(Number(missing?.[1]));
});

test('wishes are there as they are met before and after', () => {
  const wishes = [
    { weekday: 0, want: 'off', weight: 2 },
    { weekday: 1, want: 'on', weight: 1 },
  ];
  const [ada, ...others] = schedule.staff;
  replaceRoster(
    engine.Editor.fromJson(JSON.stringify({ ...schedule, staff: [{ ...ada, wishes }, ...others] })),
    place,
    { kind: 'imported', shifts: 0 },
    null,
  );
  found(threeShifts());
  expect(effect()).toContain('Wishes met, of 22 to 1');
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
    rules: { minHours: 4, maxDaysInRow: 6, lengthen: true, splitDays: false },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  const rules = within(screen.getByTestId('fill-choices'));
  await userEvent.click(rules.getByRole('switch', { name: 'Stay within contract' }));
  await userEvent.click(rules.getByRole('switch', { name: 'No split days' }));
  await userEvent.click(rules.getByRole('switch', { name: 'May lengthen shifts' }));
  fireEvent.change(rules.getByLabelText('Most days in a row'), { target: { value: '5' } });
  expect(request?.question).toMatchObject({
    rules: { minHours: 4, maxDaysInRow: 5, withinContract: true },
  });
  // What is the engine's own is left out.
  expect(request?.question.rules).not.toHaveProperty('lengthen');
  expect(request?.question.rules).not.toHaveProperty('splitDays');
  found(planOf([{ staffId: 'ada', day: 0, start: 10, hours: 6 }]));
  act(() => {
    listener?.cost({ rule: 'withinContract', value: 1, hours: 3 });
    listener?.cost({ rule: 'minHours', value: 3, hours: 1 });
  });
  rules.getByRole('switch', {
    name: 'Stay within contract',
    description: 'Without it, 3 more hours could be covered.',
  });
  rules.getByRole('spinbutton', {
    name: 'Shortest shift (h)',
    description: 'With shifts as short as 3 hours, 1 more hour could be covered. 0 turns a rule off.',
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

test('of somebody who is ill today is chosen, each day has their shifts, and the cover is the shift', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T08:00:00') });
  act(() => fill({ kind: 'absence' }));
  fireEvent.change(screen.getByLabelText('Who is ill?'), { target: { value: 'ada' } });
  fireEvent.click(screen.getByRole('button', { name: /^Rules/ }));
  const [person, rules] = [screen.getByLabelText('Who is ill?'), screen.getByTestId('fill-choices')];
  expect(person.compareDocumentPosition(rules) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Tue 9 AM-6 PM']);
  expect(request?.question).toMatchObject({
    target: 'planned',
    absences: [{ staffId: 'ada', day: 1 }],
    within: [{ day: 1, hours: { start: 9, end: 18 } }],
  });
  expect(summary()).not.toContain('nothing to cover');
  // Of enough people who are there all the same, nobody needs cover.
  found(planOf([], { missingBefore: 0, missingAfter: 0, gone: ['1'] }));
  expect(summary()).toBe('Ada’s shift needs no cover: enough others are on duty then.');
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
