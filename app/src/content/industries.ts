import type { GivingStep } from './claims';
import type { IndustryId } from './navigation';

/** A sample reward: its cost in points and, where applicable, its value in euros, months, minutes or hours. */
export interface SampleReward {
  readonly id: string;
  readonly points: number;
  readonly euros?: number;
  readonly months?: number;
  readonly minutes?: number;
  readonly hours?: number;
}

/** A sample challenge: its points and its progress in percent. */
interface SampleChallenge {
  readonly points: number;
  readonly percent: number;
}

interface IndustrySample {
  /** Points of the sample recognition, one of the allowed steps. */
  readonly recognitionPoints: GivingStep;
  readonly rewards: readonly SampleReward[];
  /** Three challenges in display order. */
  readonly challenges: readonly [SampleChallenge, SampleChallenge, SampleChallenge];
  /** Bonus points for intermediate goals, in display order. */
  readonly bonuses: readonly number[];
}

/** Width and gap of a reward card in CSS pixels; a step is one card. */
export const rewardCarousel = { cardPx: 210, gapPx: 16, stepPx: 226 } as const;

/** Points of the sample challenges. */
export const challengePoints = [600, 250, 400] as const;

/** Bonus points of the sample goals. */
export const goalBonuses = [100, 250, 300, 400, 500] as const;

/** Progress of the sample challenges, in percent. */
export const samplePercents = [85, 90, 92] as const;

const [large, small, middle] = challengePoints;
const [firstWeek, month, quarter, season, year] = goalBonuses;
const [low, medium, high] = samplePercents;

/** Sample figures of the nine industry pages. All of them are invented. */
export const industrySamples = {
  logistics: {
    recognitionPoints: 50,
    rewards: [
      { id: 'gasCard', euros: 20, points: 2000 },
      { id: 'voucher', euros: 15, points: 1500 },
      { id: 'music', months: 1, points: 1000 },
      { id: 'mealVoucher', euros: 15, points: 1800 },
      { id: 'dayOff', points: 5000 },
    ],
    challenges: [
      { points: large, percent: high },
      { points: small, percent: low },
      { points: middle, percent: medium },
    ],
    bonuses: [firstWeek, quarter, year],
  },
  telemarketing: {
    recognitionPoints: 50,
    rewards: [
      { id: 'extraBreak', minutes: 30, points: 1000 },
      { id: 'voucher', euros: 15, points: 1500 },
      { id: 'music', months: 1, points: 1200 },
      { id: 'foodDelivery', euros: 20, points: 2500 },
      { id: 'wellnessHour', points: 3000 },
    ],
    challenges: [
      { points: large, percent: low },
      { points: middle, percent: high },
      { points: small, percent: medium },
    ],
    bonuses: [firstWeek, month],
  },
  healthcare: {
    recognitionPoints: 100,
    rewards: [
      { id: 'fitnessApp', months: 6, points: 4000 },
      { id: 'voucher', euros: 20, points: 3000 },
      { id: 'music', months: 2, points: 2500 },
      { id: 'scrubsCard', euros: 30, points: 2500 },
      { id: 'mealDelivery', euros: 25, points: 2000 },
      { id: 'massage', minutes: 30, points: 3500 },
      { id: 'credits', hours: 2, points: 4000 },
    ],
    challenges: [
      { points: middle, percent: medium },
      { points: large, percent: high },
      { points: small, percent: low },
    ],
    bonuses: [quarter, season],
  },
  hospitality: {
    recognitionPoints: 50,
    rewards: [
      { id: 'spaDay', points: 4000 },
      { id: 'voucher', euros: 20, points: 3000 },
      { id: 'restaurant', euros: 50, points: 2500 },
      { id: 'hotelStay', points: 5000 },
      { id: 'wineTasting', points: 3500 },
      { id: 'course', points: 4000 },
    ],
    challenges: [
      { points: small, percent: high },
      { points: large, percent: medium },
      { points: middle, percent: low },
    ],
    bonuses: [season, year],
  },
  retail: {
    recognitionPoints: 20,
    rewards: [
      { id: 'shopVoucher', euros: 25, points: 2500 },
      { id: 'saturdayOff', points: 5000 },
      { id: 'cinema', points: 1800 },
      { id: 'coffee', euros: 10, points: 1000 },
      { id: 'sneakers', euros: 30, points: 3000 },
      { id: 'lateStart', hours: 2, points: 1600 },
    ],
    challenges: [
      { points: small, percent: low },
      { points: middle, percent: medium },
      { points: large, percent: high },
    ],
    bonuses: [firstWeek, quarter],
  },
  restaurant: {
    recognitionPoints: 100,
    rewards: [
      { id: 'sundayOff', points: 5000 },
      { id: 'knife', euros: 40, points: 4000 },
      { id: 'taxi', euros: 15, points: 1500 },
      { id: 'dinner', euros: 50, points: 4500 },
      { id: 'music', months: 2, points: 2000 },
      { id: 'shoes', euros: 30, points: 3000 },
    ],
    challenges: [
      { points: middle, percent: high },
      { points: small, percent: medium },
      { points: large, percent: low },
    ],
    bonuses: [month, season],
  },
  education: {
    recognitionPoints: 50,
    rewards: [
      { id: 'books', euros: 20, points: 2000 },
      { id: 'afternoon', points: 4000 },
      { id: 'theatre', euros: 35, points: 3500 },
      { id: 'train', euros: 25, points: 2500 },
      { id: 'coffee', euros: 10, points: 1000 },
      { id: 'workshop', hours: 2, points: 3000 },
    ],
    challenges: [
      { points: large, percent: medium },
      { points: small, percent: high },
      { points: middle, percent: low },
    ],
    bonuses: [firstWeek, season],
  },
  enterprise: {
    recognitionPoints: 100,
    rewards: [
      { id: 'volunteerDay', points: 4000 },
      { id: 'conference', points: 5000 },
      { id: 'donation', euros: 10, points: 1000 },
      { id: 'headphones', euros: 50, points: 4500 },
      { id: 'language', months: 3, points: 3500 },
      { id: 'lunch', euros: 25, points: 2500 },
    ],
    challenges: [
      { points: large, percent: low },
      { points: small, percent: high },
      { points: middle, percent: medium },
    ],
    bonuses: [month, quarter, year],
  },
  smallbusiness: {
    recognitionPoints: 20,
    rewards: [
      { id: 'earlyOff', hours: 1, points: 1000 },
      { id: 'breakfast', points: 2500 },
      { id: 'flowers', euros: 15, points: 1500 },
      { id: 'bistro', euros: 30, points: 3000 },
      { id: 'longWeekend', points: 4500 },
    ],
    challenges: [
      { points: small, percent: medium },
      { points: large, percent: low },
      { points: middle, percent: high },
    ],
    bonuses: [firstWeek, month],
  },
} as const satisfies Record<IndustryId, IndustrySample>;

/** Ids of an industry's sample rewards. */
export type RewardIdOf<I extends IndustryId> = (typeof industrySamples)[I]['rewards'][number]['id'];
