import type { FillRequest, Progress, Rules } from '../solver-pkg/scheduler_solver_wasm';
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

/** The rules, each loosened by one step; a disabled rule has no looser value. */
function loosened({ restHours = 0, minHours = 0, maxHours = 0, daysOff = 0 }: Rules) {
  return [
    { rule: 'restHours', value: restHours - 2, isLooser: restHours >= 2 },
    { rule: 'minHours', value: minHours - 1, isLooser: minHours >= 2 },
    { rule: 'maxHours', value: maxHours + 1, isLooser: maxHours >= 1 },
    { rule: 'daysOff', value: daysOff - 1, isLooser: daysOff >= 1 },
  ] as const;
}

async function solve(id: number, request: FillRequest, milliseconds: number): Promise<void> {
  const { fill } = await solver;
  const plan = fill(
    request,
    stopAfter(milliseconds, (progress) => respond({ id, kind: 'progress', progress })),
  );
  respond({ id, kind: 'plan', plan });
  const { rules } = request.question;
  if (plan.missingAfter === 0 || !rules) return;
  for (const { rule, value, isLooser } of loosened(rules)) {
    if (!isLooser) continue;
    const question = { ...request.question, rules: { ...rules, [rule]: value } };
    const other = fill({ ...request, question }, stopAfter(trialTimeMs));
    const hours = plan.missingAfter - other.missingAfter;
    if (hours > 0) respond({ id, kind: 'cost', cost: { rule, value, hours } });
  }
}

addEventListener('message', async ({ data }: MessageEvent<SolverRequest>) => {
  try {
    await solve(data.id, data.request, data.milliseconds);
    respond({ id: data.id, kind: 'done' });
  } catch (error) {
    respond({ id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
