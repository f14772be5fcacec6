import type { ChallengeFrequency, ChallengeType, Prize, PrizeDistribution } from '~/content/challenge';
import { isEmail } from '~/shared/email';
import { isBlankName } from '~/shared/names';

/** A challenge being created (specification, section 3). */
export interface ChallengeDraft {
  readonly type: ChallengeType;
  /** The name of a `custom` challenge; kept, but not sent, for the other types. */
  readonly customName: string;
  readonly frequency: ChallengeFrequency;
  readonly distribution: PrizeDistribution;
  /** Null before step 3 is completed. */
  readonly prize: Prize | null;
  readonly workEmail: string;
  readonly teamName: string;
}

/** The initial draft: the first choice of each question, and empty fields. */
export const emptyDraft: ChallengeDraft = {
  type: 'target',
  customName: '',
  frequency: 'once',
  distribution: 'everyone',
  prize: null,
  workEmail: '',
  teamName: '',
};

/** A field that fails validation. */
export type Problem = 'customName' | 'workEmail' | 'teamName';

/** Validates step 1: a custom challenge needs a name. */
export function typeProblems({ type, customName }: ChallengeDraft): readonly Problem[] {
  return type === 'custom' && isBlankName(customName) ? ['customName'] : [];
}

/** Validates step 4: a valid e-mail address and a team name are required. */
export function detailProblems({ workEmail, teamName }: ChallengeDraft): readonly Problem[] {
  const problems: Problem[] = [];
  if (!isEmail(workEmail)) problems.push('workEmail');
  if (isBlankName(teamName)) problems.push('teamName');
  return problems;
}
