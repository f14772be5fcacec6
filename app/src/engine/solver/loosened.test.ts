import { expect, it } from 'vitest';
import { loosened } from './loosened';

const rules = {
  minHours: 4,
  maxHours: 10,
  daysOff: 2,
  restHours: 11,
  maxDaysInRow: 6,
  lengthen: false,
  splitDays: false,
  withinContract: true,
};

it('loosens one wish of the house at a time, never rest, days off or hours of a day', () => {
  const asked = { rules, target: 'required' as const, leftOut: ['ada'] };
  expect(loosened(asked).map(({ rule, value }) => [rule, value])).toEqual([
    ['minHours', 3],
    ['withinContract', 1],
    ['splitDays', 1],
    ['lengthen', 1],
  ]);
  const questionOf = (rule: string) => loosened(asked).find((entry) => entry.rule === rule)?.question;
  expect(questionOf('minHours')).toEqual({ ...asked, rules: { ...rules, minHours: 3 } });
  expect(questionOf('splitDays')).toEqual({ ...asked, rules: { ...rules, splitDays: true } });
  expect(questionOf('lengthen')).toEqual({ ...asked, rules: { ...rules, lengthen: true } });
  expect(questionOf('withinContract')).toEqual({ ...asked, rules: { ...rules, withinContract: false } });
});

it('has nothing looser than a wish that is off', () => {
  const off = { minHours: 1, maxHours: 0, daysOff: 0, restHours: 1, maxDaysInRow: 0, lengthen: true, splitDays: true };
  expect(loosened({ rules: off })).toEqual([]);
});
