// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { ProposedShift } from '~/engine/engine';
import type { FillPlan, SolverListener } from '~/engine/solver/solver';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { closeFill, openFill, setChoices } from '../week/fillStore';
import { activeWeek, replaceRoster, showWeek, useSession } from '../week/session';
import { weekFigures } from '../week/weekFigures';
import FillPanel from './FillPanel';

let listener: SolverListener | null = null;

// There are no workers in jsdom: the test answers for the solver.
vi.mock('~/engine/solver/solver', () => ({
  Solver: class {
    cancel() {}
    fill(_: unknown, answerTo: SolverListener) {
      listener = answerTo;
    }
  },
}));

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'scheduler', 'fill', 'acting', 'labour')]);
const place = { week: '2026-W47', roster: 'sample' } as const;
const filter = { team: null, position: null };
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [{ day: 0, start: 9, end: 18 }] }],
  shifts: [],
};

function planOf(shift: ProposedShift): FillPlan {
  return {
    shifts: [shift],
    causes: [],
    missingBefore: 70,
    missingAfter: 70 - shift.hours,
    addedOvertime: 0,
    addedHours: shift.hours,
    addedShifts: 1,
    gone: [],
    people: 1,
    hours: 70,
    coveredBefore: 0,
    coveredAfter: shift.hours,
    proven: true,
    bound: 70 - shift.hours,
    positions: [],
    short: [],
  };
}

function Panel() {
  const week = useSession(activeWeek);
  return week && <FillPanel loaded={{ week, model: weekFigures(week, filter), filter }} />;
}

beforeEach(() => {
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek: place.week } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  showWeek(place);
  replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'imported', shifts: 0 });
  openFill({ kind: 'week' });
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <Panel />
      </I18nextProvider>
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  closeFill();
});

const summary = () => screen.getByTestId('fill-summary').textContent;
const effect = () => document.querySelector('[data-effect]')?.textContent;

test('a plan within the week’s rules says so, and its effect breaks none', () => {
  act(() => listener?.plan(planOf({ staffId: 'ada', day: 0, start: 10, hours: 6 })));
  expect(summary()).toContain('1 shift for 1 person, no rule broken.');
  expect(effect()).not.toContain('broken');
});

test('a plan by looser rules is measured by the week’s rules, in both lines', () => {
  act(() => setChoices({ rules: { minHours: 2, maxHours: 10, restHours: 11, daysOff: 2 } }));
  act(() => listener?.plan(planOf({ staffId: 'ada', day: 0, start: 10, hours: 2 })));
  expect(effect()).toContain('1 rule broken');
  expect(summary()).toContain('1 shift for 1 person.');
});
