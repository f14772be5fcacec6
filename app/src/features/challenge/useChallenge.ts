import { useStore } from 'zustand';
import type { ChallengeStore } from './store';
import { challengeStore } from './store';

/** The page's creator. */
export function useChallenge(): ChallengeStore {
  return useStore(challengeStore);
}
