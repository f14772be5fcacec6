import { maxEmailLength } from '~/shared/email';
import { maxNameLength } from '~/shared/names';

/** Challenge types; `custom` requires a name. */
export const challengeTypes = ['target', 'tasks', 'shifts', 'custom'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

/** How often a challenge runs. */
export const challengeFrequencies = ['once', 'weekly', 'monthly'] as const;
export type ChallengeFrequency = (typeof challengeFrequencies)[number];

/** Who gets the prize. */
export const prizeDistributions = ['everyone', 'first', 'lottery'] as const;
export type PrizeDistribution = (typeof prizeDistributions)[number];

/** Prizes by source: bought, or provided by the company. */
export const prizeGroups = [
  { id: 'external', prizes: ['voucher', 'ngo', 'points'] },
  { id: 'internal', prizes: ['dayoff', 'breakfast', 'smartphone'] },
] as const;
export type Prize = (typeof prizeGroups)[number]['prizes'][number];

/** Steps of the creator, from 1 (type) to 5 (confirmation). */
export const challengeSteps = ['type', 'rules', 'prize', 'preview', 'done'] as const;
export type ChallengeStepName = (typeof challengeSteps)[number];

/** Submission timeout in milliseconds. */
export const challengeTimeoutMs = 10_000;

/** Maximum field lengths, in characters. */
export const challengeLimits = {
  customName: maxNameLength,
  teamName: maxNameLength,
  workEmail: maxEmailLength,
} as const;

/** Id of the creator's section, the target of 'Create challenge'. */
export const challengeSection = 'create-challenge';
