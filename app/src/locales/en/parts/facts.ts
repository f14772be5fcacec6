/** Statements that several pages make, each written once. */
export const facts = {
  /** What Genie Insights reads, as a list within a sentence. */
  insightSources: 'targets, recognitions, shifts, birthdays, anniversaries and survey results',
  /** How the monthly budget for rewards works. */
  budget:
    'You set a monthly budget per team. It limits what is redeemed, not what is given: once it’s used up, redeeming waits for the next month, and nobody loses a point.',
  quotes: {
    postal: 'The sorting hall is a kinder place at five in the morning. I didn’t think software could do that.',
    support: 'We stopped printing league tables. People set their own targets now, and they are tougher than ours.',
  },
};
