/** Texts of the scheduler's guided tour. */
export const tour = {
  progress: 'Tour, step {{n}} of {{total}}',
  show: 'Show me',
  next: 'Next',
  leave: 'Leave the tour',
  finish: 'Finish',
  behind: 'It is behind this window: close it, or press ‘Show me’.',
  steps: {
    gap: {
      title: 'See a gap.',
      text: 'The hatched red hours have fewer than half the people they need. Open one of them.',
    },
    fill: {
      title: 'Fill it.',
      text: 'Whoever is free at that time is suggested, with the shift they would get. Assign somebody.',
    },
    ill: {
      title: 'Somebody is ill.',
      text: 'Say who and on which day. The engine looks for the fewest people who can take over; accept its plan.',
    },
    publish: {
      title: 'Publish.',
      text: 'Everybody whose shifts have changed gets one message. In this demo the answers are played, and nothing is sent.',
    },
    thank: {
      title: 'Say thank you.',
      text: 'Covering a gap is worth a word, and points. That was the whole way: from a gap to a thank-you.',
    },
  },
};
