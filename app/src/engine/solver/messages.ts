import type { FillPlan, FillRequest, MonthPlan, MonthRequest, Progress } from '../solver-pkg/scheduler_solver_wasm';
import type { Loosened } from './loosened';

/** What one rule costs: if it were looser, this many more hours of work could be covered. */
export interface RuleCost extends Pick<Loosened, 'rule' | 'value'> {
  readonly hours: number;
}

/** A request to the worker, of one week or of several; `milliseconds` limits each search. */
export type SolverRequest = { readonly id: number } & (
  | { readonly request: FillRequest; readonly milliseconds: number }
  | { readonly weeks: MonthRequest; readonly milliseconds: readonly number[] }
);

/** The worker's responses: progress, the plan, the cost of each rule, and the end of the request. */
export type SolverResponse = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'plan'; readonly plan: FillPlan }
  | { readonly kind: 'weeks'; readonly plan: MonthPlan }
  | { readonly kind: 'cost'; readonly cost: RuleCost }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
);
