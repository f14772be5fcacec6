/** Texts of the page about targets and challenges. */
export const boostPerformance = {
  meta: {
    title: 'Boost performance: targets and challenges | Brightcrew',
    description:
      'Turn a KPI into a challenge, once, weekly or monthly, with a prize for everyone, for the first to finish or by lottery. Create your first challenge right here.',
  },
  hero: {
    title: 'Targets people check',
    titleMarked: 'on their own',
    text: 'Turn the figure you keep asking about into a challenge with a prize. Then stop asking.',
    bullets: [
      'Progress in real time, from the systems you already have',
      'Prizes for everyone, for the first to finish or by lottery',
      'Once, every week or every month, without setting it up again',
      'Fair by design: one target for everyone, and you decide how the prize is shared',
    ],
    call: 'Create challenge',
    picture: 'A race of four people towards a target of 100%: {{runners}}',
    race: 'Solved on the first call',
    raceTeam: 'North desk, this month',
    target: 'Target',
    runners: ['Anjali', 'Tomasz', 'Hanna', 'Daniel'],
  },
  percent: '{{percent}}%',
  pointsShort: '{{points}} pts',
  sharing: {
    title: 'Three ways to share a prize',
    text: 'The same target feels different depending on who can win. Pick what suits your crew; change it next round.',
    ways: {
      everyone: {
        title: 'Everyone',
        text: 'Everyone who makes it gets it. Best when people help each other over the line.',
      },
      first: { title: 'First', text: 'The first one there wins. Best for short sprints that anyone could win.' },
      lottery: {
        title: 'Lottery',
        text: 'Drawn from everyone who made it. A big prize on a small budget, and the last one in still has a chance.',
      },
    },
    picture: '{{winners}} of {{crowd}} people get the prize',
  },
  running: {
    title: 'What teams are running this week',
    text: 'Small enough to reach by Friday, useful enough to be worth it.',
    parcels: { title: 'Claim-free parcels', text: 'Last-mile crew, 14 vans', left: '2 days left' },
    tickets: { title: 'Tickets answered within the hour', text: 'Customer support, north desk', left: '4 days left' },
    shifts: { title: 'Weekend shifts covered by Wednesday', text: 'Restaurant, front of house', left: 'ends tonight' },
  },
  closing: {
    title: 'The target is already in your head.',
    text: 'Put it on the board. It takes five short steps.',
  },
};
