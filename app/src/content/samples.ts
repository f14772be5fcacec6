/** Sample figures of the use cases (points, percents). */
export const useCaseSamples = {
  rewardPoints: { dayOff: 5000, breakfast: 5000 },
  challengePoints: 600,
  challengePercents: [92, 90, 85],
} as const;

/** Points of the thank-you that the live roster sends. */
export const liveThanks = { points: 20 } as const;
