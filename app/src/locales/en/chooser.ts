/** Texts of the experience chooser. */
export const chooser = {
  meta: {
    title: 'Pick your Experience | Brightcrew',
    description:
      'Look around the live demo with sample people, or create a team space for your own crew. Both are free, and neither needs a credit card.',
  },
  title: 'Pick your Experience',
  text: 'Look around first, or start with your own people. You can always do the other later.',
  back: 'Back to home page',
  demo: {
    title: 'See it with sample people',
    text: 'A crew of twelve, a week in full swing. Thank someone, spend points, look at the shifts. Nothing is sent, and a week is kept only if you say so.',
    time: 'Two minutes, no sign-up',
    call: 'Start Demo',
    sample: {
      from: 'Lucía Ferrándiz',
      initials: 'LF',
      to: 'to Daniel, evening crew',
      message: 'You closed on time again. Thank you.',
    },
  },
  space: {
    title: 'Start with your own crew',
    text: 'Your names, your words, your rules. Recognition is free for up to 10 people and set up in under an hour.',
    time: 'No credit card',
    call: 'Create Team Space',
    sample: {
      title: 'Your team space',
      you: 'You',
      role: 'Admin',
      invite: 'Invite a colleague',
      seats: '{{taken}} of {{all}} free seats',
    },
  },
};
