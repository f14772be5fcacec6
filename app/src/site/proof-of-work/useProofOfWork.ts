import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { proofGoodForMs, slowAfterMs } from '~/content/proofOfWork';

/** State of the proof; `slow` means working for long, `insecure` not possible in this browser. */
export type ProofState = 'idle' | 'working' | 'slow' | 'done' | 'failed' | 'insecure';

export interface ProofOfWork {
  state: ProofState;
  /** Starts, unless there is a proof or one is in progress. */
  begin: () => void;
  /** The proof, computed if there is none; each is valid for one submission, so it is handed out once. */
  take: () => Promise<string>;
}

/** The solver is loaded on demand. */
const fromSolver = async (): Promise<string> => (await import('./proveWork')).proveWork();

/** Computes a proof of work in the browser: negligible for a person, expensive for a bot. */
export function useProofOfWork(prove = fromSolver): ProofOfWork {
  const [state, setState] = useState<ProofState>('idle');
  const proof = useRef<{ made: Promise<string>; at: number }>(undefined);
  const slow = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(slow.current), []);

  const current = useCallback(() => {
    if (proof.current && Date.now() - proof.current.at < proofGoodForMs) return proof.current.made;
    if (!globalThis.crypto?.subtle) {
      setState('insecure');
      return Promise.reject(new Error('This browser derives keys over https only'));
    }
    setState('working');
    window.clearTimeout(slow.current);
    slow.current = window.setTimeout(() => setState('slow'), slowAfterMs);
    const made = prove();
    proof.current = { made, at: Date.now() };
    const ended = (next: ProofState) => {
      if (proof.current?.made !== made) return;
      window.clearTimeout(slow.current);
      setState(next);
    };
    made.then(
      () => ended('done'),
      () => {
        ended('failed');
        // The next attempt requests a new challenge.
        if (proof.current?.made === made) proof.current = undefined;
      },
    );
    return made;
  }, [prove]);

  return useMemo(
    () => ({
      state,
      begin: () => void current().catch(() => undefined),
      take: async () => {
        const proofText = await current();
        proof.current = undefined;
        return proofText;
      },
    }),
    [state, current],
  );
}
