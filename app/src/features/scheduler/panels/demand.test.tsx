// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { weekFigures } from '~/roster/week/weekFigures';
import { FillRates } from './FillRates';
import { SmartInsights } from './SmartInsights';

const nobody = { team: null, position: null };
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = (id: string, positionId: string) => ({ id, name: id, positionId, color: 'cook', availability: always });
const positions = ['cook', 'bar'].map((id) => ({ id, name: id, team: 'own', required: 0 }));
const staff = [person('Ada', 'cook'), person('Bob', 'cook'), person('Cy', 'bar')];
const shift = (staffId: string, day: number) => ({
  id: `${staffId}${day}`,
  staffId,
  day,
  start: 11,
  hours: 4,
  confirmed: true,
});
const lunch = { positionId: 'cook', day: 0, start: 11, end: 15, required: 2 };

/** Renders both panels for a week; answers their texts. */
function show(rest: object, wholeNeed = false) {
  const week = openWeek({ positions, staff, shifts: [], ...rest }, { kind: 'own', name: 'Bar' });
  week.handle.tell({ kind: 'setRules', rules: { ...week.handle.ask({ kind: 'rules' }), wholeNeed } });
  const model = weekFigures(week, nobody);
  const name = (id: string) => id;
  renderPart(
    <>
      <FillRates model={model} positionName={name} selected={null} lights={false} onChoice={() => undefined} />
      <SmartInsights waiting={false} model={model} positionName={name} paused={false} />
    </>,
  );
  const rate = (id: string) => document.querySelector(`[data-fill=${id}]`)?.textContent?.replace(/\s+/g, ' ').trim();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  return { rate, titles };
}

test('a position with a demand by the hour is rated by hours of work, one that nobody is needed in is not rated', () => {
  const { rate, titles } = show({ demand: [lunch], shifts: [shift('Ada', 0), shift('Bob', 1), shift('Cy', 0)] });
  // Bob works on a day on which nobody is needed.
  expect(rate('cook')).toBe('cook 50% 4 of 8 hours of work');
  expect(rate('bar')).toBe('bar Nobody needed yet');
  expect(document.querySelector('[data-fill=bar]')?.getAttribute('aria-label')).toBe('bar: nobody needed yet');
  expect(titles).toContain('70 of 70 hours covered');
});

test('every position of a team that plans for its whole need is rated by hours of work', () => {
  const required = positions.map((position) => ({ ...position, required: 2 }));
  const { rate } = show({ positions: required, shifts: [shift('Ada', 0), shift('Bob', 0)] }, true);
  // Two of two people, for four of seventy hours.
  expect(rate('cook')).toMatch(/^cook 5% 8 of 140 hours of work/);
});

test('without any demand nothing is called covered', () => {
  const { titles } = show({ shifts: [shift('Ada', 0)] });
  expect(titles.filter((title) => title === 'No demand yet')).toHaveLength(3);
  expect(titles.join()).not.toMatch(/covered|No gaps/);
});

test('half of the need is not called covered by a team that plans for all of it', () => {
  const half = { demand: [lunch], shifts: [shift('Ada', 0)] };
  expect(show(half).titles).toContain('Every position is covered');
  document.body.replaceChildren();
  const { titles } = show(half, true);
  expect(titles).toContain('No position is below half of its need');
  expect(titles).toContain('70 of 70 hours without a gap');
  expect(titles.join()).not.toContain('covered');
  expect(screen.getAllByText(/4 hours of work are still missing from all of it/)).toHaveLength(2);
});

test('a need that is the same in every hour is rated by the hours with its minimum, whoever else is on the roster', () => {
  const wanted = positions.map((position) => ({ ...position, required: 1 }));
  const { rate } = show({ positions: wanted, shifts: [shift('Ada', 0), shift('Bob', 0)] });
  // Two people where one is wanted, and both of them in the same four hours.
  expect(rate('cook')).toBe('cook 5% 4 of 70 hours 2 people, 1 wanted');
  expect(document.querySelector('[data-fill=cook]')?.getAttribute('data-tone')).toBe('red');
});

test('a position without an hour below its minimum is covered whole, and green', () => {
  const cook = [{ id: 'cook', name: 'cook', team: 'own', required: 2 }];
  const all = always.map(({ day }) => ({ ...shift('Ada', day), start: 10, hours: 10 }));
  const { rate } = show({ positions: cook, staff: [person('Ada', 'cook')], shifts: all });
  expect(rate('cook')).toBe('cook 100% 70 of 70 hours 1 person, 2 wanted');
  expect(document.querySelector('[data-fill=cook]')?.getAttribute('data-tone')).toBe('green');
});
