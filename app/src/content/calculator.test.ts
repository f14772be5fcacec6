import { expect, test } from 'vitest';
import {
  calculator,
  disengagedPeople,
  formatSavings,
  peopleAt,
  savingsRange,
  sliderPosition,
  teamSize,
} from './calculator';

test('[W-415] [W-416] [W-417] [W-418] the slider ranges from 5 to 20000 in steps of 1 and starts at 300', () => {
  expect(calculator.size).toEqual({ min: 5, max: 20_000, step: 1, start: 300 });
});

test('the slider is logarithmic: its ends are the bounds, and equal ratios take equal lengths', () => {
  expect([5, 20_000].map(sliderPosition)).toEqual([0, 1]);
  const tenfold = sliderPosition(50);
  expect(sliderPosition(500)).toBeCloseTo(2 * tenfold, 10);
  expect(sliderPosition(5000)).toBeCloseTo(3 * tenfold, 10);
  // Teams of up to a hundred people take a good third of the length.
  expect(sliderPosition(100)).toBeCloseTo(0.361, 3);
});

test('a slider position maps to a round team size within the bounds', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(peopleAt)).toEqual([5, 40, 320, 2500, 20_000]);
  expect([-1, 2].map(peopleAt)).toEqual([5, 20_000]);
  const places = Array.from({ length: 1001 }, (_, index) => index / 1000);
  for (const place of places) {
    const people = peopleAt(place);
    expect(Number.isInteger(people) && people >= 5 && people <= 20_000).toBe(true);
    // Rounding error at most: a twentieth of the number, or half a person.
    expect(Math.abs(sliderPosition(people) - place)).toBeLessThan(0.013);
  }
  expect(places.map(peopleAt)).toEqual(places.map(peopleAt).toSorted((one, other) => one - other));
});

test('the method that the page states gives the written savings to 0.1%', () => {
  const { minimumSavings, maximumSavings, perPeople, disengagedPercent, costPercent, salary } = calculator;
  const stated = (pay: number) => perPeople * (disengagedPercent / 100) * 12 * pay * (costPercent / 100);
  expect(Math.abs(stated(salary.min) / minimumSavings - 1)).toBeLessThan(0.001);
  expect(Math.abs(stated(salary.max) / maximumSavings - 1)).toBeLessThan(0.001);
});

test('[W-531] [W-532] savings are 7,859,981 and 15,283,296 times people/10000, rounded', () => {
  expect(savingsRange(10_000)).toEqual({ min: 7_859_981, max: 15_283_296 });
  // Unrounded: 235799.43 and 458498.88; one rounds down, the other up.
  expect(savingsRange(300)).toEqual({ min: 235_799, max: 458_499 });
  // Unrounded: 3929.9905 and 7641.648.
  expect(savingsRange(5)).toEqual({ min: 3930, max: 7642 });
  expect(savingsRange(20_000)).toEqual({ min: 15_719_962, max: 30_566_592 });
});

test('[W-533] savings use German number formatting in Spanish, and English formatting in English', () => {
  const { min, max } = savingsRange(10_000);
  expect(formatSavings(min, 'es')).toBe('7.859.981');
  expect(formatSavings(max, 'es')).toBe('15.283.296');
  expect(formatSavings(3930, 'es')).toBe('3.930');
  expect(formatSavings(min, 'en')).toBe('7,859,981');
  expect(formatSavings(max, 'en')).toBe('15,283,296');
});

test('[W-419] the share of disengaged employees is 20%', () => {
  expect(disengagedPeople(300)).toBe(60);
  expect(disengagedPeople(5)).toBe(1);
  expect(disengagedPeople(20_000)).toBe(4000);
});

test('[W-534] the assumed salaries are 1800 to 3500 euros', () => {
  expect(calculator.salary).toEqual({ min: 1800, max: 3500 });
});

test('a typed team size may contain thousands separators and is clamped to the bounds', () => {
  expect(['300', '1,250', '1.250', '12 500', ' 40 '].map(teamSize)).toEqual([300, 1250, 1250, 12_500, 40]);
  expect(['12.7', '12,', '1.250,5', '300.25'].map(teamSize)).toEqual([12, 12, 1250, 300]);
  expect(['1', '0', '99999'].map(teamSize)).toEqual([5, 5, 20_000]);
  expect(['', '-5', 'ten', '1e3'].map(teamSize)).toEqual([null, null, null, null]);
});
