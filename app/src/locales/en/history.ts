/** Texts of the points history panel. */
export const history = {
  title: 'Points history',
  ofPerson: 'Points history of {{name}}',
  close: 'Close the points history',
  tabs: { label: 'Points', history: 'History', 'ways-to-earn': 'Ways to earn points' },
  earned: 'earned',
  spent: 'spent',
  empty: 'No history available for this member.',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {{page}} of {{pages}}',
  pager: 'Pages of the history',
  categories: {
    target: 'Target',
    redemption: 'Redemption',
    recognition: 'Recognition',
    bonus: 'Bonus',
    learning: 'Learning',
    collaboration: 'Collaboration',
    safety: 'Safety',
    innovation: 'Innovation',
    attendance: 'Attendance',
    feedback: 'Feedback',
    sustainability: 'Sustainability',
    achievement: 'Achievement',
  },
  ways: {
    intro:
      'Eight schemes run all year. Each pays base points every time, and a bonus once a month for those who reach it.',
    base: 'Base',
    bonus: 'Bonus',
    receive: {
      title: 'Receive recognitions',
      text: 'Points also come from people: a colleague thanks you and adds some of their monthly budget.',
      link: 'Check my recognitions',
    },
  },
};
