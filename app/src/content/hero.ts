/** The hero's sample figures. */
export const hero = {
  progress: { percent: 80, done: 8, goal: 10 },
  /** Points on the two badges. */
  badges: [1500, 500],
} as const;
