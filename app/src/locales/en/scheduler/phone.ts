/** Texts of the roster on small screens: one day at a time, gaps first. */
export const phone = {
  days: 'Days of the week',
  day_zero: '{{day}}, no gaps',
  day_one: '{{day}}, {{count}} gap',
  day_other: '{{day}}, {{count}} gaps',
  gaps_zero: '{{day}}: no gaps',
  gaps_one: '{{day}}: {{count}} gap',
  gaps_other: '{{day}}: {{count}} gaps',
  paused: '{{day}}: gaps are not counted for one position alone',
  short: '{{position}} {{scheduled}}\u00a0of\u00a0{{required}}',
  step: 'Who can step in',
  all_one: 'Show it',
  all_other: 'Show all {{count}}',
  swipe: 'Swipe the roster for the next day. Press and hold an empty hour to draw a new shift.',
  sheet: 'The week in figures',
  close: 'Close',
};
