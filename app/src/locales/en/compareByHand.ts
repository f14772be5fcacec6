/** Texts of a comparison with another way to plan. */
export const compareByHand = {
  meta: {
    title: 'Planning a ward by hand, and what a scheduler adds | Brightcrew',
    description:
      'What a ward manager with a pencil does better than any program, what a scheduler counts without tiring, and how both work on one roster of earlies, lates and nights.',
  },
  hero: {
    title: 'Beside planning a ward by hand:',
    titleMarked: 'the pencil knows things',
    text: 'Whoever draws up earlies, lates and nights by hand carries a ward in their head. No program does that. Some of the work around it, though, is counting.',
  },
  theirs: {
    title: 'What the person does better',
    list: [
      'Knows that two people shouldn’t share a night, and why that isn’t written anywhere',
      'Hears the “yes” that means no',
      'Keeps a favour in mind for three months and returns it',
      'Decides, and answers for it',
    ],
  },
  ours: {
    title: 'What the scheduler does better',
    list: [
      'Counts rest, nights and weekly hours over all weeks, also on Sunday at eleven at night',
      'Says the moment a change breaks a rule, and which',
      'Finds who can come tonight, at once, with the reason for everybody who can’t',
      'Shows the month by person on one sheet, with codes and sums',
    ],
  },
  table: {
    caption: 'Planning by hand and the scheduler, task by task',
    what: 'Task',
    them: 'By hand',
    rows: [
      {
        what: 'Earlies, lates and nights of a month',
        them: 'An evening or two',
        us: 'Reads the grid with its codes and asks about each once',
      },
      {
        what: 'Rest after a night',
        them: 'You know it by heart, mostly',
        us: 'Checked for every pair of shifts, also across weeks',
      },
      {
        what: 'Ill at six in the evening',
        them: 'Ring down the list',
        us: 'Who can, at what cost, and what it does to their week',
      },
      {
        what: 'Who had which weekends',
        them: 'You remember, and so do they',
        us: 'Counted over four weeks, by person',
      },
      {
        what: 'Who gets on with whom',
        them: 'Yours alone',
        us: 'Not known, and not asked',
      },
      {
        what: 'A plan for the next month by shift types',
        them: 'Yours',
        us: 'Weeks are filled by the hour; months by type are measured, not yet on the screen',
      },
    ],
  },
  stay: {
    title: 'What should stay in your hand',
    text: 'The names on Christmas night, the new colleague’s first late, the person who needs a quiet week. Fill the rest, then move those by hand: every change can be taken back, and nothing is decided without you.',
  },
  closing: {
    title: 'Look at it with your own week',
    text: 'It takes the roster that you have, in the browser, without an account. If it reads something wrong, you see it before anything changes.',
    action: 'Drop your roster',
    measures: 'How we measure',
  },
  others: {
    title: 'Other comparisons',
    spreadsheet: 'Beside a spreadsheet',
    tools: 'Beside scheduling tools',
    byHand: 'Beside planning a ward by hand',
  },
};
