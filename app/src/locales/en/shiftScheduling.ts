/** Texts of the page about shift scheduling. */
export const shiftScheduling = {
  meta: {
    title: 'Shift scheduling that reads your roster and fills the gaps | Brightcrew',
    description:
      'Drop the roster you have: see the hours that are short, who can step in without breaking a rule, and a filled week with proof that none covers more.',
  },
  hero: {
    title: 'Drop the roster you have.',
    titleMarked: 'See the hours it lacks.',
    text: 'The scheduler reads your spreadsheet as it is, shows each hour that is short, and says who can step in. All of it runs in your browser, without an account.',
    drop: 'Drop your roster',
    open: 'Open the scheduler',
    note: 'No name, no shift and no file is sent anywhere.',
  },
  steps: {
    title: 'Read, fill, prove',
    list: [
      {
        title: 'It reads',
        text: 'Excel, LibreOffice, CSV and calendar files, or cells pasted from anywhere.',
        points: [
          'One line for each shift, or a grid of people and days',
          '9-5, 12–8pm, 09:00–17:30, nights across midnight, split days',
          'You see how each cell was read before anything changes; what it can’t read is listed, never dropped',
        ],
      },
      {
        title: 'It fills',
        text: 'A whole week for everyone, within your rules.',
        points: [
          'Availability, rest between shifts, days off, contract hours, absences',
          'Hours over contract and the cost of wages, before and after',
          'Each proposal can be taken, changed or left; undo brings everything back',
        ],
      },
      {
        title: 'It proves',
        text: 'A plan comes with a statement that can be checked.',
        points: [
          'How many hours stay short, and that no other plan with these people and rules has fewer',
          'If it stops early, it says how far from the best it may be',
          'For each gap that stays: why nobody can take it',
        ],
      },
    ],
  },
  laws: {
    title: 'Checked against the law that you choose',
    text: 'Choose a country once for your roster. Every shift that you draw, drag, paste or let the scheduler plan is measured by its figures, over all weeks of the roster.',
    points: [
      'A violation names the rule and the article: “10.5 h off between shifts, less than 12 (Spain, ET 34.3)”',
      'New shifts get the break that they owe; filling never takes anybody’s weekly rest',
      'Under-18s have figures of their own; each rule warns or refuses, as you set it',
    ],
    note: 'Figures as of {{date}}. This is a check of these figures, not legal advice: agreements and exceptions come first, and each figure can be changed.',
    excluded:
      'Not included: collective agreements, Sundays and holidays, sector rules, and the rest and notice rules of cities in the United States.',
  },
  comparison: {
    title: 'Beside what you use now',
    text: 'By kinds of tools, since each kind has good ones. Two rows are not ours, and we say so.',
    caption: 'Brightcrew’s scheduler compared with spreadsheets, rota apps and workforce suites',
    what: 'What it does',
    kinds: { spreadsheet: 'Spread\u00adsheet', app: 'Rota app', suite: 'Work\u00adforce suite' },
    yes: 'Yes',
    no: 'No',
    partly: 'Partly',
    rows: {
      reads: 'Takes the roster you already have, as it is',
      hours: 'Shows the hours that are short, position by position',
      who: 'Says who can step in without breaking a rule',
      fills: 'Fills a week on its own',
      law: 'Checks working-time law and names the article',
      proves: 'Proves that no plan covers more',
      account: 'Can be tried with your own team and no account',
      phone: 'Open shifts and swaps on the phone',
      thanks: 'Thanks the person who stepped in, with points',
      clock: 'Records hours worked',
      payroll: 'Runs payroll',
    },
    more: {
      title: 'In detail',
      list: ['Beside a spreadsheet', 'Beside scheduling tools', 'Beside planning a ward by hand', 'How we measure'],
    },
    note: 'Rota apps: planning tools for one trade, paid by user. Workforce suites: planning, time recording and payroll for large companies, introduced as a project.',
  },
  limits: {
    title: 'What it doesn’t do',
    list: [
      'It doesn’t record hours worked and doesn’t run payroll: it hands the plan over as an Excel, CSV, JSON or calendar file, and the planned hours as a table for payroll.',
      'The demo keeps your week in this browser only. Sending it to your people takes a team space.',
      'It proposes. Who works when is decided by you.',
    ],
    plans: 'Shift scheduling is in every plan, for as many people as the plan is for.',
    pricing: 'See the plans',
    trades: 'Live weeks of other trades',
  },
  closing: {
    title: 'Your next week, ten minutes from now.',
    text: 'Drop the file. If nothing is short, you’ll know that too.',
  },
};
