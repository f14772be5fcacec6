import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { maxSolvers, proofTimeoutMs, solvingTimeoutMs } from '~/content/proofOfWork';

const challengePath = '/api/proof-of-work';

function startSolver(): Worker {
  return new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
}

/** Solves a challenge; returns challenge and solution as JSON in base64, as the server expects. */
export async function proveWork(): Promise<string> {
  const response = await fetch(challengePath, { signal: AbortSignal.timeout(proofTimeoutMs) });
  if (!response.ok) throw new Error(`Fetching the challenge failed: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, maxSolvers),
    createWorker: startSolver,
    timeout: solvingTimeoutMs,
  });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
