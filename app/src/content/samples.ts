/** Sample figures of the home page's use cases: points, percents. */
export const useCaseSamples = {
  celebratePoints: 100,
  balance: 4180,
  rewardPoints: { dayOff: 5000, breakfast: 5000 },
  challengePoints: 600,
  challengePercents: [92, 90, 85],
} as const;

/** What the sample phone shows: a balance in points, a goal in percent, and a gain in points. */
export const phoneSample = { balance: 2315, percent: 90, points: 50 } as const;

/** The points of the thank-you that the live roster sends. */
export const liveThanks = { points: 20 } as const;
