/** Texts of the page about automated administration. */
export const manageWithEase = {
  meta: {
    title: 'Manage with ease: automated admin and insights | Brightcrew',
    description:
      'Automated admin for team leaders: automatic birthdays, anniversaries and reports, and insights that say who to thank and where to look. One admin is enough.',
  },
  hero: {
    title: 'Automated admin,',
    titleMarked: 'so you can lead',
    text: 'Nobody became a team leader to keep a birthday list. Recognition, reminders and reports run automatically; you handle what needs a human.',
    picture: 'A Tuesday’s log: five things done automatically between 7:25 AM and 6 PM',
    day: 'Tuesday',
    dayStatus: '5 of 5 done, none by you',
    log: {
      reminder: { title: 'Shift reminder sent', text: 'to the six people who start at 8 AM' },
      birthday: { title: 'Birthday celebrated', text: 'Lucía, with 100 points and a card' },
      goal: { title: 'Goal reached', text: 'East gate: everyone notified, points credited' },
      anniversary: { title: 'Anniversary celebrated', text: 'Tomasz, three years' },
      report: { title: 'Report ready', text: 'The day’s recognition and targets' },
    },
  },
  insights: {
    title: 'Three things to know before coffee',
    text: 'Genie Insights reads the week for you and tells you what to do about it.',
    panel: 'Genie Insights, this morning',
    birthdays: {
      kind: 'Birthdays',
      text: 'Three more birthdays this week: Diego on Thursday, Lan and Rafael on Saturday.',
      call: 'Thank them',
    },
    anniversaries: {
      kind: 'Anniversaries',
      text: 'On Friday, Anjali celebrates five years here. A personal line from you would go a long way.',
      call: 'Choose a person',
    },
    alerts: {
      kind: 'Performance alert',
      text: 'The night shift is at 68% with four days left, and nobody there has been thanked since Monday.',
      call: 'View progress',
    },
  },
  setup: {
    title: 'Up and running in under an hour',
    text: 'We open your team space and e-mail you the way in; the hour starts with your first sign-in. One admin is typically enough for a pilot.',
    minute: 'Minute {{minute}}',
    steps: {
      space: { title: 'Name the space', text: 'Its name, logo and languages: there are more than ten.' },
      people: {
        title: 'Bring in your people',
        text: 'Typed in, from a spreadsheet or, from Exceed, from the HR system.',
      },
      moments: { title: 'Choose what to automate', text: 'Birthdays, anniversaries, first days, goals.' },
      first: { title: 'Send the first thank-you', text: 'The best invitation to open the app.' },
    },
    end: 'Done, with time for a coffee.',
  },
  handover: {
    title: 'What you hand over',
    text: 'The small things nobody does well at the end of a long day.',
    caption: 'Tasks before and with Brightcrew',
    task: 'Task',
    before: 'Before',
    after: 'With Brightcrew',
    rows: [
      { task: 'Birthdays', before: 'A spreadsheet from 2021', after: 'Celebrated on the day' },
      {
        task: 'New colleagues',
        before: 'Typed in by hand, twice',
        after: 'Added from the HR system, with single sign-on (Exceed)',
      },
      { task: 'Vouchers', before: 'Bought in a lunch break', after: 'Sent in minutes, within budget' },
      { task: 'Target figures', before: 'Requested by e-mail', after: 'On a dashboard, for everyone' },
      { task: 'How people are doing', before: 'The annual survey', after: 'Short surveys and a timely nudge' },
    ],
  },
  closing: {
    title: 'Take the list off your desk.',
    text: 'Start with one team, one admin and less than an hour. Birthdays and anniversaries are free for up to ten people.',
  },
};
