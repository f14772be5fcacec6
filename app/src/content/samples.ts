/** Sample figures of the feature pages: points, percents. */
export const useCaseSamples = {
  rewardPoints: { dayOff: 5000, breakfast: 5000 },
  challengePoints: 600,
  challengePercents: [92, 90, 85],
} as const;

/** The points of the thank-you that the live roster sends. */
export const liveThanks = { points: 20 } as const;
