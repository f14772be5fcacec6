/** Texts of a comparison with another way to plan. */
export const compareSpreadsheet = {
  meta: {
    title: 'A spreadsheet or a shift scheduler: what each does better | Brightcrew',
    description:
      'Where a spreadsheet is the better roster, where it lets you down, and what a scheduler adds: short hours, rest between shifts, costs, and a week that fills itself.',
  },
  hero: {
    title: 'Beside a spreadsheet:',
    titleMarked: 'what each does better',
    text: 'Most rosters in the world are spreadsheets, and for good reasons. We read them for a living, so here is an honest list.',
  },
  theirs: {
    title: 'What the spreadsheet does better',
    list: [
      'It is there, it is paid for, and everybody can open it',
      'It takes any shape: a column for the dog, a note in red, a formula that only you understand',
      'It prints exactly as you drew it',
      'It belongs to you in twenty years, too',
    ],
  },
  ours: {
    title: 'What the scheduler does better',
    list: [
      'It knows what an hour is: who is there at seven, who is missing, and for how long',
      'It says who could step in, with their rest, contract and cost, before you write the name',
      'It fills a week and proves that no other plan covers more',
      'It names the rule that a shift breaks, with the article of the law that you chose',
    ],
  },
  table: {
    caption: 'A spreadsheet and the scheduler, task by task',
    what: 'Task',
    them: 'Spreadsheet',
    rows: [
      {
        what: 'Start',
        them: 'At once',
        us: 'At once: drop the file or paste the cells',
      },
      {
        what: 'See a gap on Friday night',
        them: 'Count down the column, every time something moves',
        us: 'Red at once, hour by hour and position by position',
      },
      {
        what: 'Somebody is ill',
        them: 'You look for a free name and ring',
        us: 'Proposals at once, and why the others can’t',
      },
      {
        what: 'Twelve hours between two shifts',
        them: 'You check by eye',
        us: 'Checked in the cell, over all weeks',
      },
      {
        what: 'What the week costs',
        them: 'A formula, until somebody inserts a line',
        us: 'Before and after each change',
      },
      {
        what: 'Your own columns and colours',
        them: 'Anything you like',
        us: 'Notes on shifts; not free columns',
      },
      {
        what: 'Take the data out',
        them: 'It is the data',
        us: 'Excel, CSV, calendar and JSON',
      },
    ],
  },
  stay: {
    title: 'When to stay with the spreadsheet',
    text: 'Five people, the same week every week, nobody under 18 and nobody on nights: a spreadsheet is enough. Come back when the third person asks for Saturday off.',
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
