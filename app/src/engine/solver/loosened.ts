import type { FillQuestion, Rules } from '../solver-pkg/scheduler_solver_wasm';

/** The rules of filling with a number of hours or days. */
export type NumberRule = 'minHours' | 'maxHours' | 'restHours' | 'daysOff' | 'maxDaysInRow';
/** The rules of filling that are on or off. */
export type SwitchRule = 'withinContract' | 'splitDays' | 'lengthen';

/** A question with one rule that is looser than before. */
export interface Loosened {
  readonly rule: HouseRule;
  /** The rule's looser number; 1 for one that is on or off. */
  readonly value: number;
  readonly question: FillQuestion;
}

/** The wishes of the house: rest, the longest day, days off and days in a row are the law's, and nobody advises less. */
export type HouseRule = 'minHours' | SwitchRule;

/**
 * The question once for each wish of the house, with that one looser by a step; a wish that is off has no looser value.
 */
export function loosened(question: FillQuestion): Loosened[] {
  const { rules = {} } = question;
  const loose = (changed: Rules): FillQuestion => ({ ...question, rules: { ...rules, ...changed } });
  const minHours = (rules.minHours ?? 0) - 1;
  return [
    ...(minHours > 0 ? [{ rule: 'minHours', value: minHours, question: loose({ minHours }) } as const] : []),
    ...(rules.withinContract
      ? [{ rule: 'withinContract', value: 1, question: loose({ withinContract: false }) } as const]
      : []),
    ...(rules.splitDays === false
      ? [{ rule: 'splitDays', value: 1, question: loose({ splitDays: true }) } as const]
      : []),
    ...(rules.lengthen ? [] : [{ rule: 'lengthen', value: 1, question: loose({ lengthen: true }) } as const]),
  ];
}
