import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { proofGoodForMs, slowAfterMs } from '~/content/proofOfWork';

/** Where the proof stands: not begun, under way, under way for long, there, failed, or not possible in this browser. */
export type ProofState = 'idle' | 'working' | 'slow' | 'done' | 'failed' | 'insecure';

export interface ProofOfWork {
  state: ProofState;
  /** Begins, unless there is a proof or one is under way. */
  begin: () => void;
  /** The proof, made now unless there is one; each is good for one submission, so that it is given out once. */
  take: () => Promise<string>;
}

/** The solver comes only when it is needed. */
const fromSolver = async (): Promise<string> => (await import('./proveWork')).proveWork();

/** Has the browser prove that it has worked a little, which costs a person nothing and a program too much. */
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
        // The next try asks for a challenge of its own.
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
        const taken = await current();
        proof.current = undefined;
        return taken;
      },
    }),
    [state, current],
  );
}
