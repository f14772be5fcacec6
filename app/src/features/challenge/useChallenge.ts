import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ChallengeStore } from './store';
import { challengeStore } from './store';

/** The page's creator. */
export function useChallenge(): ChallengeStore {
  return useStore(challengeStore);
}

const never = () => () => {};

/** Whether the page's script has taken over; until then the prerendered creator takes no input, so that none is lost. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
