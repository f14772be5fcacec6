/** Texts of a comparison with another way to plan. */
export const compareTools = {
  meta: {
    title: 'Scheduling tools as a kind, and where we differ | Brightcrew',
    description:
      'What rota apps and workforce suites do better than our scheduler, what we do better, and what to ask any of them before you sign. No names, no invented claims.',
  },
  hero: {
    title: 'Beside scheduling tools:',
    titleMarked: 'ask all of us the same',
    text: 'There are good rota apps and good workforce suites. We name none, because we don’t write about products that we haven’t used for months. These are the kinds, and the questions.',
  },
  theirs: {
    title: 'What they do better',
    list: [
      'Clocking in and out, and the hours that were really worked',
      'Payroll, or a ready connection to it',
      'An app with your people in it, with messages that are really sent',
      'Years of support for one trade, and somebody to ring',
    ],
  },
  ours: {
    title: 'What we do better',
    list: [
      'Try it with your own team in ten minutes: no account, and no name leaves the browser',
      'A filled week with a proof, and for each gap that stays the reason',
      'The law with its articles, whose figures you can see and change',
      'Thanks for whoever stepped in, in the same place',
    ],
  },
  table: {
    caption: 'Questions to ask a scheduling tool, and our answers',
    what: 'Ask',
    them: 'A good answer sounds like',
    rows: [
      {
        what: 'Can I try it with my real roster today?',
        them: 'Yes, without a call',
        us: 'Yes, in the browser, without an account',
      },
      {
        what: 'How good is the automatic plan?',
        them: 'A figure, and what it is measured against',
        us: 'A bound with each plan; tables beside two known solvers',
      },
      {
        what: 'Which law do you check?',
        them: 'Articles, dates, and what is not included',
        us: 'Six countries and the EU directive, figure by figure',
      },
      {
        what: 'What happens with a night past midnight?',
        them: 'They show it',
        us: 'It belongs to the day on which it starts, and rest counts across weeks',
      },
      {
        what: 'Do you record hours worked?',
        them: 'Yes',
        us: 'No',
      },
      {
        what: 'Do you run payroll?',
        them: 'Yes, or they name their partner',
        us: 'No: planned hours as a table',
      },
      {
        what: 'How do I leave?',
        them: 'All data in an open format',
        us: 'Excel, CSV, calendar and JSON, at any time',
      },
    ],
  },
  stay: {
    title: 'When to choose one of them',
    text: 'If you have to record working time by law and have no other system for it, start there. A plan is the second question, and ours reads what theirs exports.',
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
