import { create } from 'zustand';
import { track } from '~/shared/analytics/events';
import type { ChallengeDraft } from './draft';
import { sendChallenge } from './sendChallenge';
import { type ChallengeAction, type ChallengeState, initialState, reduce } from './state';

interface ChallengeStore extends ChallengeState {
  dispatch: (action: ChallengeAction) => void;
  /** Validates the details and, unless a submission is in progress, sends the draft once. */
  start: () => Promise<void>;
}

/** A creator's state and its submission; `send` rejects if the challenge was not accepted. */
export function createChallengeStore(send: (draft: ChallengeDraft) => Promise<void>) {
  return create<ChallengeStore>()((set, get) => ({
    ...initialState,
    dispatch: (action) => set((state) => reduce(state, action)),
    start: async () => {
      const { sending, dispatch } = get();
      if (sending) return;
      dispatch({ type: 'start' });
      if (!get().sending) return;
      try {
        await send(get().draft);
        dispatch({ type: 'succeeded' });
      } catch {
        dispatch({ type: 'failed' });
      }
    },
  }));
}

/** The page's creator. It outlives the page, so that nothing is lost by visiting another page. */
export const useChallenge = createChallengeStore(async (draft) => {
  await sendChallenge(draft);
  track('challenge_created', 'challenge_creator');
});
