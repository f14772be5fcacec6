import { challengeSteps, type Prize } from '~/content/challenge';
import { type ChallengeDraft, detailProblems, emptyDraft, type Problem, typeProblems } from './draft';

/** 1 type, 2 frequency and distribution, 3 prize, 4 preview and details, 5 confirmation. */
export type Step = 1 | 2 | 3 | 4 | 5;

export interface ChallengeState {
  readonly step: Step;
  readonly draft: ChallengeDraft;
  /** Invalid fields of this step; a field is removed as soon as it is edited. */
  readonly problems: readonly Problem[];
  /** A submission is in progress and the draft is frozen. */
  readonly sending: boolean;
  /** The last submission failed. */
  readonly failed: boolean;
}

/** Editable fields; choosing the prize is a separate action, since it also advances. */
type DraftEdit = Partial<Omit<ChallengeDraft, 'prize'>>;

export type ChallengeAction =
  | { type: 'edit'; change: DraftEdit }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'choosePrize'; prize: Prize }
  | { type: 'start' }
  | { type: 'succeeded' }
  | { type: 'failed' }
  | { type: 'createAnother' };

/** The initial state, also after Create Another. */
export const initialState: ChallengeState = {
  step: 1,
  draft: emptyDraft,
  problems: [],
  sending: false,
  failed: false,
};

const lastStep: Step = challengeSteps.length;

function next(state: ChallengeState): ChallengeState {
  if (state.step === 2) return { ...state, step: 3 };
  if (state.step !== 1) return state;
  const problems = typeProblems(state.draft);
  return problems.length > 0 ? { ...state, problems } : { ...state, problems, step: 2 };
}

function back(state: ChallengeState): ChallengeState {
  const { step } = state;
  if (state.sending || step === 1 || step === lastStep) return state;
  return { ...state, step: (step - 1) as Step, problems: [], failed: false };
}

function start(state: ChallengeState): ChallengeState {
  if (state.step !== 4 || state.sending) return state;
  const problems = detailProblems(state.draft);
  return { ...state, problems, failed: false, sending: problems.length === 0 };
}

function edit(state: ChallengeState, change: DraftEdit): ChallengeState {
  if (state.sending || state.step === lastStep) return state;
  return {
    ...state,
    draft: { ...state.draft, ...change },
    problems: state.problems.filter((field) => !(field in change)),
  };
}

/**
 * The creator's states and transitions (specification, section 4). An action that a step does not offer changes
 * nothing.
 */
export function reduce(state: ChallengeState, action: ChallengeAction): ChallengeState {
  switch (action.type) {
    case 'edit':
      return edit(state, action.change);
    case 'next':
      return next(state);
    case 'back':
      return back(state);
    case 'choosePrize':
      return state.step === 3 ? { ...state, step: 4, draft: { ...state.draft, prize: action.prize } } : state;
    case 'start':
      return start(state);
    case 'succeeded':
      return state.sending ? { ...state, sending: false, step: 5 } : state;
    case 'failed':
      return state.sending ? { ...state, sending: false, failed: true } : state;
    case 'createAnother':
      return state.step === lastStep ? initialState : state;
  }
}
