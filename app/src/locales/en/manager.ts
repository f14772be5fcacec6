/** Texts of the manager's pages. */
export const manager = {
  meta: {
    overview: {
      title: 'Manager dashboard: live demo | Brightcrew',
      description: 'See recognitions, participation, budget, birthdays and anniversaries of a sample team at a glance.',
    },
    team: {
      title: 'Your team: live demo | Brightcrew',
      description: 'The sample team of the Brightcrew demo: balances and recognitions of twelve people.',
    },
    member: {
      title: 'A team member: live demo | Brightcrew',
      description: 'One member of the sample team, with recognitions received and given.',
    },
  },
  loading: 'Loading',
  greeting: 'Good to see you, {{name}}',
  scheduler: 'Shift scheduler',
  tabs: { 'genie-insights': 'Genie Insights', analytics: 'Analytics' },
  intro: {
    home: 'How your team is doing, and whose day is coming up.',
    'genie-insights': 'What the last thirty days say about your people, and what you could do about it today.',
    analytics: 'Recognition over time and person by person.',
  },
  kpi: {
    recent: 'Recognitions, last 30 days',
    recentNote_one: 'received by a team of {{count}}',
    recentNote_other: 'received by a team of {{count}}',
    participation: 'Recognised at least once',
    participationNote: '{{recognised}} of {{members}} people in 30 days',
    budget: 'Points left to give',
    budgetNote: 'of {{points}} this month',
    left: 'Recognitions left to give',
    leftNote: 'of {{recognitions}} this month',
  },
  charts: {
    perWeek: 'Recognitions per week',
    perMember: 'Recognitions per person, last 30 days',
    top: 'Most recognised, last 30 days',
  },
  celebrations: {
    title: 'Birthdays and anniversaries, next 30 days',
    birthday: 'Birthday',
    anniversary_one: '{{count}} year with the team',
    anniversary_other: '{{count}} years with the team',
    inDays_zero: 'today',
    inDays_one: 'tomorrow',
    inDays_other: 'in {{count}} days',
  },
  alerts: {
    quiet: {
      title: '{{name}} has gone quiet',
      text: 'No recognition in 30 days, {{total}} in all. A few honest words can turn a month around.',
    },
    star: {
      title: '{{name}} is the one people thank',
      text: '{{recent}} recognitions in 30 days, more than anybody else. Say it out loud at the next briefing.',
    },
    newcomer: {
      title: '{{name}} is new here',
      text: 'Under three months in, with {{total}} recognitions already. Early thanks are remembered longest.',
    },
    action: 'Send a recognition',
  },
  team: {
    title: 'Your team',
    intro: 'Twelve sample people. Open one to see how they are doing.',
    search: 'Search by name or e-mail',
    none: 'Nobody matches that search.',
    columns: {
      name: 'Name',
      currentBalance: 'Balance',
      totalRecognitions: 'Total received',
      recentRecognitions: 'Last 30 days',
      dateJoined: 'Joined',
    },
  },
  member: {
    back: 'Your team',
    unknown: 'Unknown Member',
    joined: 'with the team since {{date}}',
    edit: 'Edit user details',
    editAlert: 'Edit user details functionality for {{name}} would be implemented here.',
    recognise: 'Send a recognition',
    total: 'Total received',
    recent: 'received last 30 days',
    submitted: 'Recognitions submitted - last 30 days',
    balance: 'Points balance',
  },
};
