/** Texts of the human check that the browser does by itself. */
export const proofOfWork = {
  label: 'Human check',
  progress: 'Human check under way',
  states: {
    idle: 'The human check runs automatically once you start typing. No puzzles, no third parties.',
    working: 'Checking that you are not a bot: this takes a few seconds',
    slow: 'Still checking: slower devices need up to a minute',
    done: 'Checked: you can continue',
    failed: 'The human check could not be completed. Please try again.',
    insecure: 'The human check needs a secure connection: open this page with https.',
  },
  again: 'Try again',
};
