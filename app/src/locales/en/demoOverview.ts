/** Texts of the team member's overview. */
export const demoOverview = {
  meta: {
    title: 'Team member demo | Brightcrew',
    description: 'See a working day from the team member’s side: targets, recognitions, points and gifts.',
  },
  greeting: { hello: 'Hello, {{name}}', balance: 'You have {{value}} points to spend.' },
  actions: {
    title: 'Quick Actions',
    send: { title: 'Send Recognition', text: 'Thank a colleague, with points' },
    redeem: { title: 'Redeem Rewards', text: 'See what your points can buy' },
    history: { title: 'Check Points History', text: 'Where your points came from' },
  },
  targets: {
    title: 'Your targets',
    text: 'What you can earn this week and this month.',
    previous: 'Previous target',
    next: 'Next target',
    card: 'Target {{n}} of {{total}}',
    monthly: 'Monthly',
    weekly: 'Weekly',
    points: '{{value}} points',
    progress: '{{progress}} of {{total}}',
  },
  banner: {
    title: '40% more points than last month',
    text: 'Your best {{month}} so far. Two more targets are within reach.',
  },
  recognitions: {
    title: 'Latest recognitions received',
    seeAll: 'See all',
    from: 'From {{name}}',
    points: '+{{value}}',
    gained: 'points',
    award: 'with an award from the company',
  },
  gifts: {
    title: 'Points and Gifts',
    balance: 'Your balance',
    points: 'points',
    visit: 'Visit gift shop',
    history: 'Check points history',
    top: 'Top rewards',
    previous: 'Previous rewards',
    next: 'Next rewards',
    shown: 'Rewards {{from}} to {{to}} of {{total}}',
  },
};
