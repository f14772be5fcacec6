// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MonthCounts, MonthPlan, MonthRequest, MonthWeek, WeeksListener } from '~/engine/solver/solver';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { closeFill, openFill, setChoices } from '~/roster/week/fillStore';
import { activeWeek, undo, useSession } from '~/roster/week/session';
import WeeksPlan from './WeeksPlan';

let listener: WeeksListener | null = null;
let request: MonthRequest | null = null;
const cancel = vi.fn();

// There are no workers in jsdom: the test answers for the solver.
vi.mock('~/engine/solver/solver', () => ({
  Solver: class {
    cancel = cancel;
    fillWeeks(asked: MonthRequest, answerTo: WeeksListener) {
      request = asked;
      listener = answerTo;
    }
  },
}));

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = { positionId: 'cook', color: 'cook', availability: always };
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [
    { ...person, id: 'ada', name: 'Ada', contractMinutes: 480, wishes: [{ weekday: 5, want: 'off', weight: 2 }] },
    { ...person, id: 'bob', name: 'Bob' },
  ],
  shifts: [{ id: '1', staffId: 'ada', day: 1, start: 9, hours: 8, confirmed: true }],
};

const counts = (minutes: number, weekendDays: number): MonthCounts => ({
  minutes,
  weekendDays,
  nights: 0,
  closings: 1,
  wishesMet: 1,
});

/** Ada on Monday and Bob on Saturday of the open week, Bob on Tuesday of the next one. */
function plan(mondays: readonly [string, string]): MonthPlan {
  const week = (monday: string, shifts: MonthWeek['shifts']): MonthWeek => ({
    monday,
    shifts,
    causes: [],
    missingBefore: 62,
    missingAfter: 62 - 8 * shifts.length,
    addedOvertime: 0,
    addedHours: 8 * shifts.length,
    addedShifts: shifts.length,
    short: [],
  });
  return {
    weeks: [
      week(mondays[0], [
        { staffId: 'ada', day: 0, start: 10, hours: 8 },
        { staffId: 'bob', day: 5, start: 10, hours: 8 },
      ]),
      week(mondays[1], [{ staffId: 'bob', day: 1, start: 10, hours: 8 }]),
    ],
    people: [
      {
        staffId: 'ada',
        contractMinutes: 960,
        balanceMinutes: 0,
        wishesAsked: 2,
        before: { ...counts(480, 0), wishesMet: 0 },
        after: { ...counts(960, 0), wishesMet: 2 },
      },
      {
        staffId: 'bob',
        balanceMinutes: 0,
        wishesAsked: 0,
        before: { ...counts(0, 0), wishesMet: 0 },
        after: { ...counts(960, 1), wishesMet: 0 },
      },
    ],
    unfairnessBefore: 0,
    unfairness: 2,
    bound: 90,
    proven: false,
  };
}

function Plan() {
  const week = useSession(activeWeek);
  return (
    week && (
      <WeeksPlan week={week} rules={week.handle.ask({ kind: 'fillRules' })} weeks={2} positionName={() => 'Cook'} />
    )
  );
}

const week = () => activeWeek(useSession.getState());
const mondays = (): [string, string] => {
  const { monday } = week()?.dates ?? { monday: '' };
  const next = new Date(`${monday}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 7);
  return [monday, next.toISOString().slice(0, 10)];
};
/** The shifts of all weeks of the roster. */
const shiftCount = () => {
  const { weeks } = JSON.parse(week()?.handle.roster() ?? '{"weeks":[]}') as { weeks: { shifts: unknown[] }[] };
  return weeks.reduce((sum, { shifts }) => sum + shifts.length, 0);
};

beforeEach(() => {
  openWeek(schedule, { kind: 'imported', shifts: 0 });
  renderPart(<Plan />);
});

afterEach(() => {
  cleanup();
  closeFill();
});

test('asks for the weeks from the open one on, and says how far the search is', () => {
  expect(request?.question).toMatchObject({ monday: mondays()[0], weeks: 2 });
  expect(JSON.parse(request?.roster ?? '')).toMatchObject({ version: 1 });
  act(() => listener?.progress({ missing: 110, bound: 80, steps: 5 }));
  expect(screen.getByRole('status').textContent).toContain('110 h missing so far; no plan leaves fewer than 80 h');
});

test('a search that is stopped leaves the plan so far, which can be accepted', async () => {
  act(() => listener?.plan(plan(mondays())));
  await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(cancel).toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(
    'Best plan found: 100 h missing; no plan leaves fewer than 90 h.',
  );
  const before = shiftCount();
  await userEvent.click(screen.getByRole('button', { name: 'Accept all 3 shifts' }));
  expect(shiftCount()).toBe(before + 3);
  act(undo);
  expect(shiftCount()).toBe(before);
});

test('figures before and after', () => {
  act(() => listener?.plan(plan(mondays())));
  const figures = screen.getByLabelText('Before and after').textContent;
  expect(figures).toContain('Work still missing124 h to 100 h');
  expect(figures).toContain('Weekend days0 to 1');
  expect(figures).toContain('Wishes met, of 20 to 2');
});

test('a day, a person and a week can be accepted alone, each in one step', async () => {
  act(() => {
    listener?.plan(plan(mondays()));
    listener?.done();
  });
  const before = shiftCount();
  await userEvent.click(screen.getByRole('button', { name: /^Accept Saturday, / }));
  expect(shiftCount()).toBe(before + 1);
  expect(week()?.history.undoCount).toBe(1);
  await userEvent.click(screen.getByText('By person'));
  const bob = screen.getByText('Bob').closest('li');
  expect(within(bob as HTMLElement).getByText(/16 h, weekend days: 1/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept Bob' }));
  expect(shiftCount()).toBe(before + 2);
  expect(screen.queryByRole('button', { name: 'Accept Bob' })).toBeNull();
  await userEvent.click(screen.getByText('By week'));
  expect(screen.getByRole('button', { name: 'Accept 1 shift' })).toBeTruthy();
});

test('who is left out is left out of all weeks, and another choice looks again', () => {
  expect(request?.question.leftOut).toEqual([]);
  const toCome = [{ day: 3, hours: { start: 12, end: 24 } }];
  act(() => openFill({ kind: 'week', within: toCome }));
  expect(request?.question.within).toEqual(toCome);
  act(() => setChoices({ leftOut: ['bob'] }));
  expect(request?.question.leftOut).toEqual(['bob']);
  act(() => setChoices({ leftOut: [] }));
});

test('the focus stays in the plan when the pressed button goes away', async () => {
  act(() => listener?.plan(plan(mondays())));
  await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await userEvent.click(screen.getByRole('button', { name: /^Accept Saturday, / }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a search that is stopped before it has a shift says not that there is none, and can go on', async () => {
  const empty = plan(mondays());
  const nothing = { ...empty, weeks: empty.weeks.map((of) => ({ ...of, shifts: [], missingAfter: 1062 })) };
  act(() => listener?.plan(nothing));
  await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(screen.getByRole('status').textContent).toBe(
    'Best plan found: 2,124 h missing; no plan leaves fewer than 90 h.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  act(() => {
    listener?.plan(nothing);
    listener?.done();
  });
  expect(screen.getByRole('status').textContent).toContain('nothing to add');
});

/** A plan by types: nights of Sunday and somebody with the key stay missing in the last week. */
function planByTypes(changes: Partial<MonthPlan> = {}): MonthPlan {
  const known = plan(mondays());
  const [first, last] = known.weeks as [MonthWeek, MonthWeek];
  const short = (hour: number) => ({ positionId: 'cook', day: 6, hour, missing: 1, people: [] });
  const shortMarks = [{ mark: 'Key', positionId: null, day: 2, hour: 9, missing: 1, people: [] }];
  return {
    ...known,
    weeks: [
      { ...first, missingAfter: 0 },
      { ...last, missingAfter: 8, short: [22, 23].map(short), shortMarks },
    ],
    bound: 8,
    // The panel says nothing of the certificate.
    byTypes: { cost: 374, bound: 341, missingBefore: 40, missingAfter: 1 } as MonthPlan['byTypes'],
    ...changes,
  };
}

test('[D-583] a plan by types says how many shifts are missing, and what is proven of it', async () => {
  act(() => {
    listener?.plan(planByTypes());
    listener?.done();
  });
  expect(screen.getByLabelText('Before and after').textContent).toContain('Shifts missing40 to 1');
  expect(screen.getByRole('status').textContent).toMatch(/8 h missing, and no plan leaves fewer.*not proven/);
  act(() => listener?.plan(planByTypes({ proven: true })));
  expect(screen.getByRole('status').textContent).toContain('This is the best plan');
  act(() => listener?.plan(planByTypes({ bound: 0 })));
  expect(screen.getByRole('status').textContent).toContain('no plan leaves fewer than 0 h');
});

test('[D-583] what stays short in several weeks is listed, of positions and of skills', async () => {
  act(() => listener?.plan(planByTypes()));
  await userEvent.click(screen.getByText('Hours still uncovered'));
  const lines = within(screen.getByTestId('short-hours')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sunday 10 PM.*Cook, 1 missing.*that week is not filled/),
    expect.stringMatching(/^Wednesday 9.*Key.*1 missing/),
  ]);
});
