import type { FillPlan, FillRequest, Progress, Rules } from '../solver-pkg/scheduler_solver_wasm';

/** What one rule costs: with another value, so many more hours of work could be covered. */
export interface RuleCost {
  readonly rule: keyof Rules;
  readonly value: number;
  readonly hours: number;
}

/** A question for the worker; `milliseconds` is how long it may search. */
export interface ToSolver {
  readonly id: number;
  readonly request: FillRequest;
  readonly milliseconds: number;
}

/** The worker's answers: progress while it searches, the plan, what each rule costs, and that this was all. */
export type FromSolver = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'plan'; readonly plan: FillPlan }
  | { readonly kind: 'cost'; readonly cost: RuleCost }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string }
);
