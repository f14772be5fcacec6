import type {
  Claim,
  FillPlan,
  FillRequest,
  MonthPlan,
  MonthRequest,
  Progress,
  Proof,
} from '../solver-pkg/scheduler_solver_wasm';
import type { Loosened } from './loosened';

/** What one rule costs: if it were looser, this many more hours of work could be covered. */
export interface RuleCost extends Pick<Loosened, 'rule' | 'value'> {
  readonly hours: number;
}

/** What the worker is asked: one week or several, where `milliseconds` limits each search, or the check of a plan. */
export type SolverTask =
  | { readonly request: FillRequest; readonly milliseconds: number }
  | { readonly request: FillRequest; readonly claim: Claim }
  | { readonly weeks: MonthRequest; readonly milliseconds: readonly number[] };

export type SolverRequest = { readonly id: number } & SolverTask;

/** The worker's responses: progress, the plan, the cost of each rule, what a check found, and the end of the request. */
export type SolverResponse = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'plan'; readonly plan: FillPlan }
  | { readonly kind: 'weeks'; readonly plan: MonthPlan }
  | { readonly kind: 'cost'; readonly cost: RuleCost }
  | { readonly kind: 'proof'; readonly proof: Proof }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
);
