import type { FillRequest, Progress, Rules } from '../solver-pkg/scheduler_solver_wasm';
import type { FromSolver, ToSolver } from './messages';

/** Milliseconds before the first progress report, and between two of them. */
const report = { first: 300, every: 100 };
/** How long one loosened rule may be tried, in milliseconds. */
const triedFor = 500;

/** Loaded beside the listener below: a question that comes before the package is there would be lost otherwise. */
const solver = import('../solver-pkg/scheduler_solver_wasm');

const say = (message: FromSolver) => postMessage(message);

/** A progress callback that lets a search run for so many milliseconds, and reports on it now and then. */
function until(milliseconds: number, tell?: (progress: Progress) => void) {
  const started = performance.now();
  let next = report.first;
  return (progress: Progress): boolean => {
    const passed = performance.now() - started;
    if (tell && passed >= next) {
      next = passed + report.every;
      tell(progress);
    }
    return passed < milliseconds;
  };
}

/** The same question with one rule a step looser; a rule that is off has no looser one. */
function loosened(rules: Rules) {
  return [
    { rule: 'restHours', value: rules.restHours - 2, isLooser: rules.restHours >= 2 },
    { rule: 'minHours', value: rules.minHours - 1, isLooser: rules.minHours >= 2 },
    { rule: 'maxHours', value: rules.maxHours + 1, isLooser: rules.maxHours >= 1 },
    { rule: 'daysOff', value: rules.daysOff - 1, isLooser: rules.daysOff >= 1 },
  ] as const;
}

async function answer(id: number, request: FillRequest, milliseconds: number): Promise<void> {
  const { fill } = await solver;
  const plan = fill(
    request,
    until(milliseconds, (progress) => say({ id, kind: 'progress', progress })),
  );
  say({ id, kind: 'plan', plan });
  const { rules } = request.question;
  if (plan.missingAfter === 0 || !rules) return;
  for (const { rule, value, isLooser } of loosened(rules)) {
    if (!isLooser) continue;
    const question = { ...request.question, rules: { ...rules, [rule]: value } };
    const other = fill({ ...request, question }, until(triedFor));
    const hours = plan.missingAfter - other.missingAfter;
    if (hours > 0) say({ id, kind: 'cost', cost: { rule, value, hours } });
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToSolver>) => {
  try {
    await answer(data.id, data.request, data.milliseconds);
    say({ id: data.id, kind: 'done' });
  } catch (error) {
    say({ id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
