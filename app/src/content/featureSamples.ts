import { giving } from './claims';
import { type HomeRewardId, homeRewards } from './home';
import { useCaseSamples } from './samples';

/** Sample figures of the four feature pages (points, percents, minutes, hours). All are static. */

/** Celebrate work: the points of a thank-you and the remaining monthly allowance. */
export const celebrateSamples = {
  /** Points of the hero's three cards. */
  heroPoints: [50, 100, 20],
  /** The selectable amounts and the selected one. */
  amounts: giving.steps,
  chosenAmount: 50,
  allowance: { left: 350, monthly: giving.monthlyPoints },
  /** Points of the board's cards. */
  boardPoints: [100, 20, 50, 100, 10, 50],
  /** Cheers of colleagues per card. */
  cheers: [12, 7, 21, 9, 16, 5],
  /** Days are counted from Monday, 0. */
  moments: [
    { id: 'birthday', day: 0, points: 100 },
    { id: 'welcome', day: 2, points: 60 },
    { id: 'anniversary', day: 4, points: 250 },
  ],
} as const;

const costOf = (id: HomeRewardId) => homeRewards.find((reward) => reward.id === id)?.points ?? 0;

/** Reward incentives: one person's month, and one team's budget. */
export const rewardSamples = {
  /** Cost of the company's own rewards. */
  own: [
    { id: 'dayOff', points: useCaseSamples.rewardPoints.dayOff },
    { id: 'breakfast', points: costOf('breakfast') },
    { id: 'firstPick', points: 1200 },
  ],
  /** The gift cards in the hero illustration. */
  redeemed: ['coffee', 'music', 'sportswear'],
  /** Balance at the start of the month. */
  openingBalance: 5680,
  /** Points received and points redeemed (negative), in order. */
  movements: [
    { id: 'thanks', day: 3, points: 50 },
    { id: 'challenge', day: 9, points: 500 },
    { id: 'sportswear', day: 14, points: -costOf('sportswear') },
    { id: 'milestone', day: 18, points: 250 },
    { id: 'donation', day: 26, points: -costOf('charity') },
  ],
  /** Euros per month. */
  budget: { monthly: 600, used: 420 },
} as const;

/** Boost performance: a race in percent, and three active challenges. */
export const boostSamples = {
  race: [...useCaseSamples.challengePercents, 68],
  racePoints: useCaseSamples.challengePoints,
  challenges: [
    { id: 'parcels', points: 600, percent: 92 },
    { id: 'tickets', points: 250, percent: 90 },
    { id: 'shifts', points: 400, percent: 85 },
  ],
  /** Number of people in the prize distribution illustrations; winners by position. */
  crowd: 8,
  winners: { everyone: [0, 1, 2, 4, 5, 7], first: [2], lottery: [5] },
} as const;

/** Manage with ease: a day's activity log, and the hour in which a team is set up. */
export const manageSamples = {
  /** In minutes after midnight. */
  day: [
    { id: 'reminder', at: 445 },
    { id: 'birthday', at: 540 },
    { id: 'goal', at: 750 },
    { id: 'anniversary', at: 900 },
    { id: 'report', at: 1080 },
  ],
  /** In minutes after the start. */
  setup: [
    { id: 'space', at: 0 },
    { id: 'people', at: 10 },
    { id: 'moments', at: 25 },
    { id: 'first', at: 45 },
  ],
  setupMinutes: 60,
} as const;
