import type { ChallengeFrequency, ChallengeType, Prize, PrizeDistribution } from '~/content/challenge';
import { isEmail } from '~/shared/email';

/** A challenge as it is being put together (specification, section 3). */
export interface ChallengeDraft {
  readonly type: ChallengeType;
  /** The name of a challenge of the type `custom`; kept, but not sent, for the other types. */
  readonly customName: string;
  readonly frequency: ChallengeFrequency;
  readonly distribution: PrizeDistribution;
  /** Null until step 3 has been passed. */
  readonly prize: Prize | null;
  readonly workEmail: string;
  readonly teamName: string;
}

/** What a new draft starts with: the first choice of each question, and nothing typed. */
export const emptyDraft: ChallengeDraft = {
  type: 'target',
  customName: '',
  frequency: 'once',
  distribution: 'everyone',
  prize: null,
  workEmail: '',
  teamName: '',
};

/** A field that keeps the creator from going on. */
export type Problem = 'customName' | 'workEmail' | 'teamName';

/** What keeps step 1 from going on: a custom challenge needs a name. */
export function typeProblems({ type, customName }: ChallengeDraft): readonly Problem[] {
  return type === 'custom' && customName.trim() === '' ? ['customName'] : [];
}

/** What keeps step 4 from being sent: it needs a valid e-mail address and a team name. */
export function detailProblems({ workEmail, teamName }: ChallengeDraft): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isEmail(workEmail)) problems.push('workEmail');
  if (teamName.trim() === '') problems.push('teamName');
  return problems;
}
