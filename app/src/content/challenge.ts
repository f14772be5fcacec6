import { longestEmail } from '~/shared/email';

/** What a challenge can be about; `custom` needs a name of its own. */
export const challengeTypes = ['target', 'tasks', 'shifts', 'custom'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

/** How often a challenge runs. */
export const challengeFrequencies = ['once', 'weekly', 'monthly'] as const;
export type ChallengeFrequency = (typeof challengeFrequencies)[number];

/** Who gets the prize. */
export const prizeDistributions = ['everyone', 'first', 'lottery'] as const;
export type PrizeDistribution = (typeof prizeDistributions)[number];

/** The prizes by where they come from: bought outside, or given by the company itself. */
export const prizeGroups = [
  { id: 'external', prizes: ['voucher', 'ngo', 'points'] },
  { id: 'internal', prizes: ['dayoff', 'breakfast', 'smartphone'] },
] as const;
export type Prize = (typeof prizeGroups)[number]['prizes'][number];

/** The creator's steps: 1 is the type, 5 the confirmation. */
export const challengeSteps = ['type', 'rules', 'prize', 'preview', 'done'] as const;
export type ChallengeStepName = (typeof challengeSteps)[number];

/** A submission that takes longer than this, in milliseconds, has failed. */
export const challengeTimeoutMs = 10_000;

/** The longest texts that the creator's fields take, in characters. */
export const challengeLimits = { customName: 120, teamName: 120, workEmail: longestEmail } as const;

/** The id of the creator's section, which 'Create challenge' leads to. */
export const challengeSection = 'create-challenge';
