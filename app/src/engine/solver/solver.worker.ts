import type { Claim, FillRequest, MonthRequest, Progress } from '../solver-pkg/scheduler_solver_wasm';
import { loosened } from './loosened';
import type { SolverRequest, SolverResponse } from './messages';

/** Milliseconds before the first progress report, and between reports. */
const report = { first: 300, every: 100 };
/** Time limit for trying one loosened rule, in milliseconds. */
const trialTimeMs = 500;

/**
 * Started before the listener below is added without awaiting it, since a request that arrived in between would be
 * lost.
 */
const solver = import('../solver-pkg/scheduler_solver_wasm');

const respond = (message: SolverResponse) => postMessage(message);

/** A progress callback that stops the search after the given time and reports now and then. */
function stopAfter(milliseconds: number, onProgress?: (progress: Progress) => void) {
  const started = performance.now();
  let next = report.first;
  return (progress: Progress): boolean => {
    const passed = performance.now() - started;
    if (onProgress && passed >= next) {
      next = passed + report.every;
      onProgress(progress);
    }
    return passed < milliseconds;
  };
}

async function solve(id: number, request: FillRequest, milliseconds: number): Promise<void> {
  const { fill } = await solver;
  const plan = fill(
    request,
    stopAfter(milliseconds, (progress) => respond({ id, kind: 'progress', progress })),
  );
  respond({ id, kind: 'plan', plan });
  if (plan.missingAfter === 0) return;
  for (const { rule, value, question } of loosened(request.question)) {
    const other = fill({ ...request, question }, stopAfter(trialTimeMs));
    const hours = plan.missingAfter - other.missingAfter;
    if (hours > 0) respond({ id, kind: 'cost', cost: { rule, value, hours } });
  }
}

async function check(id: number, request: FillRequest, claim: Claim): Promise<void> {
  const { checkFill } = await solver;
  respond({ id, kind: 'proof', proof: checkFill(request, claim) });
}

/** Responds with a plan for each time limit, until one is proven or the search ends by itself. */
async function solveWeeks(id: number, request: MonthRequest, milliseconds: readonly number[]): Promise<void> {
  const { fillWeeks } = await solver;
  for (const limit of milliseconds) {
    const started = performance.now();
    const plan = fillWeeks(
      request,
      stopAfter(limit, (progress) => respond({ id, kind: 'progress', progress })),
    );
    respond({ id, kind: 'weeks', plan });
    if (performance.now() - started < limit) return;
  }
}

addEventListener('message', async ({ data }: MessageEvent<SolverRequest>) => {
  try {
    if ('weeks' in data) await solveWeeks(data.id, data.weeks, data.milliseconds);
    else if ('claim' in data) await check(data.id, data.request, data.claim);
    else await solve(data.id, data.request, data.milliseconds);
    respond({ id: data.id, kind: 'done' });
  } catch (error) {
    respond({ id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
