import type { EngineError } from '../result';
import type {
  FillPlan,
  FillRequest,
  MonthPlan,
  MonthRequest,
  Progress,
  Proof,
} from '../solver-pkg/scheduler_solver_wasm';
import type { RuleCost, SolverRequest, SolverResponse, SolverTask } from './messages';

export type {
  AbsentDay,
  Cause,
  DayHours,
  FillPlan,
  FillQuestion,
  FillRequest,
  KeptAway,
  MonthCounts,
  MonthPerson,
  MonthPlan,
  MonthRequest,
  MonthWeek,
  Progress,
  Proof,
  Reason,
  ShortHour,
  Target,
} from '../solver-pkg/scheduler_solver_wasm';
export type { HouseRule, NumberRule, SwitchRule } from './loosened';
export type { RuleCost } from './messages';

/** Callbacks for a request's results. */
export interface SolverListener {
  /** Progress of a search that takes longer than a moment. */
  progress: (progress: Progress) => void;
  plan: (plan: FillPlan) => void;
  /** Called after the plan, once for each rule that keeps hours from being covered. */
  cost: (cost: RuleCost) => void;
  failed: (fault: EngineError) => void;
}

/** Callbacks for the check of a plan. */
export interface CheckListener {
  proof: (proof: Proof) => void;
  failed: (fault: EngineError) => void;
}

/** Callbacks for the results of several weeks. */
export interface WeeksListener {
  progress: (progress: Progress) => void;
  /** The best plan so far; called again for each better one. */
  plan: (plan: MonthPlan) => void;
  /** The search is over. */
  done: () => void;
  failed: (fault: EngineError) => void;
}

/**
 * Time limits of the searches of several weeks, one after the other: a worker that searches hears nothing, so that each plan
 * comes from a search that ends. The same search goes on where a shorter one stopped, since it takes the same steps.
 */
const weeksTimesMs = [700, 2_500, 8_000, 25_000];

/** Time limit of a search, in milliseconds; then the best plan so far is returned. */
const searchTimeMs = 2_000;

function startWorker(): Worker {
  return new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The solver in its worker. One request at a time: a newer one cancels the older one, whose listener is not called
 * again. A worker cannot be interrupted, so a busy one is terminated and a new one started.
 */
export class Solver {
  #start: () => Worker;
  #worker: Worker | null = null;
  #listener: SolverListener | null = null;
  #ofWeeks: WeeksListener | null = null;
  #ofCheck: CheckListener | null = null;
  #isBusy = false;
  #id = 0;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** Starts the worker ahead of the first request. */
  prepare(): void {
    if (this.#worker) return;
    const worker = this.#start();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<SolverResponse>) => this.#onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#worker === worker) this.#fail(event.message || 'the solver could not be loaded');
    };
  }

  /** Requests a plan; cancels a pending request. */
  fill(request: FillRequest, listener: SolverListener): void {
    if (this.#isBusy) this.#end();
    this.#listener = listener;
    this.#post({ request, milliseconds: searchTimeMs });
  }

  /** Requests a plan of several weeks; cancels a pending request. */
  fillWeeks(weeks: MonthRequest, listener: WeeksListener): void {
    if (this.#isBusy) this.#end();
    this.#ofWeeks = listener;
    this.#post({ weeks, milliseconds: weeksTimesMs });
  }

  /** Checks the last plan without the search, behind what the worker still does for it. */
  check(request: FillRequest, { shifts, certificate }: FillPlan, listener: CheckListener): void {
    this.#ofCheck = listener;
    this.#send({ request, claim: { shifts, certificate } });
  }

  #post(task: SolverTask): void {
    this.#id += 1;
    this.#ofCheck = null;
    this.#isBusy = true;
    this.#send(task);
  }

  #send(task: SolverTask): void {
    try {
      this.prepare();
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return;
    }
    this.#worker?.postMessage({ id: this.#id, ...task } satisfies SolverRequest);
  }

  /** Cancels the request; its listener is not called again. */
  cancel(): void {
    if (this.#isBusy) this.#end();
    this.#forget();
  }

  #forget(): void {
    this.#listener = null;
    this.#ofWeeks = null;
    this.#ofCheck = null;
  }

  #onMessage(message: SolverResponse): void {
    if (message.id !== this.#id) return;
    if (message.kind === 'progress') (this.#listener ?? this.#ofWeeks)?.progress(message.progress);
    else if (message.kind === 'proof') this.#ofCheck?.proof(message.proof);
    else if (message.kind === 'plan') this.#listener?.plan(message.plan);
    else if (message.kind === 'weeks') this.#ofWeeks?.plan(message.plan);
    else if (message.kind === 'cost') this.#listener?.cost(message.cost);
    else if (message.kind === 'failed') this.#fail(message.message);
    else {
      this.#isBusy = false;
      this.#ofWeeks?.done();
    }
  }

  #fail(message: string): void {
    const listener = this.#listener ?? this.#ofWeeks ?? this.#ofCheck;
    this.#end();
    listener?.failed({ code: 'solver-unavailable', message });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isBusy = false;
    this.#forget();
  }
}
