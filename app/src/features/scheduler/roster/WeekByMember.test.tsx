// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { readViewState } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import { WeekByMember } from './WeekByMember';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: always, contractMinutes: 2_400 }],
  shifts: [{ id: '1', staffId: 'ada', day: 0, start: 9, hours: 8, confirmed: true }],
  absences: [3, 4].map((day) => ({ staffId: 'ada', day, kind: 'holiday' })),
};

test('holidays count beside the hours of a person, against the contract', () => {
  const week = openWeek(schedule);
  const state = readViewState(new URLSearchParams('group=member'), place.week);
  renderPart(<WeekByMember week={week} model={weekFigures(week, { team: null, position: null })} state={state} />);
  expect(screen.getByRole('rowheader', { name: /Ada/ }).textContent).toContain('Cook · 8 h + 16 away of 40');
});

test('[D-551] a shift of the pattern that is missing is shown and said; one that is there is not, nor one while away', () => {
  const [ada] = schedule.staff;
  const pattern = {
    anchor: '2026-11-02',
    // The week of the sample is the third from there, the first of the cycle.
    cycle: [
      [[9, 17], 'E', 'off', 'E', [22, 6], 'off', 'off'],
      ['off', 'off', 'off', 'off', 'off', 'off', 'E'],
    ],
  };
  const week = openWeek({
    ...schedule,
    staff: [{ ...ada, pattern }],
    shiftTypes: [{ code: 'E', name: 'Early', start: 6, hours: 8 }],
    absences: [{ staffId: 'ada', day: 3, kind: 'holiday' }],
  });
  const state = readViewState(new URLSearchParams('group=member'), place.week);
  renderPart(<WeekByMember week={week} model={weekFigures(week, { team: null, position: null })} state={state} />);
  const cells = screen.getAllByRole('gridcell');
  expect(cells.map((cell) => cell.querySelector('.cell-pattern')?.textContent ?? '')).toEqual([
    '',
    'Early',
    '',
    '',
    '10p-6a',
    '',
    '',
  ]);
  expect(cells[1]?.getAttribute('aria-label')).toContain('pattern: Early');
});
