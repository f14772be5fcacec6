import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { mostSolvers, proofTimeoutMs, solvingTimeoutMs } from '~/content/proofOfWork';

/** Where challenges come from. */
const challengePath = '/api/proof-of-work';

function startSolver(): Worker {
  return new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
}

/** What the server takes for a proof: the challenge and its solution, as JSON in base64. */
export async function proveWork(): Promise<string> {
  const answer = await fetch(challengePath, { signal: AbortSignal.timeout(proofTimeoutMs) });
  if (!answer.ok) throw new Error(`There is no challenge: ${answer.status}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, mostSolvers),
    createWorker: startSolver,
    timeout: solvingTimeoutMs,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
