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
      text: 'In the timetable, hours with a red edge say how many people they need. Press one of them.',
    },
    fill: {
      title: 'Fill it.',
      text: 'Assign someone who is free, type new times for somebody on duty, such as 9-17, or let “Fill this gap” plan it: you see what it proposes and accept it.',
    },
    ill: {
      title: 'Someone is ill.',
      text: 'Choose who and which day. The plan appears in the roster, with as few people as can take over; accept it.',
    },
    publish: {
      title: 'Publish.',
      text: 'Everyone whose shifts have changed gets one message, with what is new and what is gone. In this demo the answers are simulated, and nothing is sent.',
    },
    thank: {
      title: 'Say thank you.',
      text: 'Covering a gap deserves a kind word, and points. That’s it: from a gap to a thank-you.',
    },
  },
};
