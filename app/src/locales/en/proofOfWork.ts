/** Texts of the proof-of-work human check. */
export const proofOfWork = {
  label: 'Human check',
  progress: 'Human check under way',
  states: {
    idle: 'The human check runs automatically once you start typing. No puzzles, no third parties.',
    working: 'Checking that you’re not a bot: this takes a few seconds',
    slow: 'Still checking: slower devices need up to a minute',
    done: 'Checked: you are not a robot',
    failed: 'The human check couldn’t be completed. Please try again.',
    insecure: 'The human check needs a secure connection: open this page with https.',
  },
  again: 'Try again',
};
