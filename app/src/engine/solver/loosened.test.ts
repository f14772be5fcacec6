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
};

it('loosens one rule at a time by a step, and leaves the rest of the question as it is', () => {
  const question = { rules, withinContract: true, target: 'required', leftOut: ['ada'] } as const;
  const asked = { ...question, leftOut: [...question.leftOut] };
  expect(loosened(asked).map(({ rule, value }) => [rule, value])).toEqual([
    ['restHours', 9],
    ['minHours', 3],
    ['maxHours', 11],
    ['daysOff', 1],
    ['maxDaysInRow', 7],
    ['withinContract', 1],
    ['splitDays', 1],
    ['lengthen', 1],
  ]);
  const questionOf = (rule: string) => loosened(asked).find((entry) => entry.rule === rule)?.question;
  expect(questionOf('maxDaysInRow')).toEqual({ ...asked, rules: { ...rules, maxDaysInRow: 7 } });
  expect(questionOf('splitDays')).toEqual({ ...asked, rules: { ...rules, splitDays: true } });
  expect(questionOf('lengthen')).toEqual({ ...asked, rules: { ...rules, lengthen: true } });
  expect(questionOf('withinContract')).toEqual({ ...asked, withinContract: false });
});

it('has nothing looser than a rule that is off', () => {
  const off = { minHours: 1, maxHours: 0, daysOff: 0, restHours: 1, maxDaysInRow: 0, lengthen: true, splitDays: true };
  expect(loosened({ rules: off })).toEqual([]);
});
