/** Texts of the scheduler's guided tour. */
export const tour = {
  progress: 'Tour, step {{n}} of {{total}}',
  show: 'Show me',
  next: 'Next',
  leave: 'Leave the tour',
  finish: 'Finish',
  behind: 'It’s behind this window: close the window, or press “Show me”.',
  steps: {
    gap: {
      title: 'Spot a gap.',
      text: 'The hatched red hours have fewer than half the people they need. Open one of them.',
    },
    fill: {
      title: 'Fill it.',
      text: 'The scheduler suggests who is free, with the shift they would get. Assign someone.',
    },
    ill: {
      title: 'Someone is ill.',
      text: 'Choose who and which day. The engine finds the fewest people who can take over; accept its plan.',
    },
    publish: {
      title: 'Publish.',
      text: 'Everyone whose shifts have changed gets one message. In this demo the answers are simulated, and nothing is sent.',
    },
    thank: {
      title: 'Say thank you.',
      text: 'Covering a gap deserves a kind word, and points. That’s it: from a gap to a thank-you.',
    },
  },
};
