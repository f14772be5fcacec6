import type { FillQuestion, Rules } from '../solver-pkg/scheduler_solver_wasm';

/** The rules of filling with a number of hours or days. */
export type NumberRule = 'minHours' | 'maxHours' | 'restHours' | 'daysOff' | 'maxDaysInRow';
/** The rules of filling that are on or off. */
export type SwitchRule = 'withinContract' | 'splitDays' | 'lengthen';

/** A question with one rule that is looser than before. */
export interface Loosened {
  readonly rule: NumberRule | SwitchRule;
  /** The rule's looser number; 1 for one that is on or off. */
  readonly value: number;
  readonly question: FillQuestion;
}

/** By how much a rule with a number is loosened, and from which number on that is possible. */
const steps: Record<NumberRule, { readonly by: number; readonly from: number }> = {
  restHours: { by: -2, from: 2 },
  minHours: { by: -1, from: 2 },
  maxHours: { by: 1, from: 1 },
  daysOff: { by: -1, from: 1 },
  maxDaysInRow: { by: 1, from: 1 },
};

/** The question once for each of its rules, with that one looser by a step; a rule that is off has no looser value. */
export function loosened(question: FillQuestion): Loosened[] {
  const { rules = {} } = question;
  const loose = (changed: Rules): FillQuestion => ({ ...question, rules: { ...rules, ...changed } });
  const numbers = (Object.keys(steps) as NumberRule[]).flatMap((rule): Loosened[] => {
    const { by, from } = steps[rule];
    const now = rules[rule] ?? 0;
    return now < from ? [] : [{ rule, value: now + by, question: loose({ [rule]: now + by }) }];
  });
  return [
    ...numbers,
    ...(question.withinContract
      ? [{ rule: 'withinContract', value: 1, question: { ...question, withinContract: false } } as const]
      : []),
    ...(rules.splitDays === false
      ? [{ rule: 'splitDays', value: 1, question: loose({ splitDays: true }) } as const]
      : []),
    ...(rules.lengthen ? [] : [{ rule: 'lengthen', value: 1, question: loose({ lengthen: true }) } as const]),
  ];
}
