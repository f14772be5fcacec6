import { brand } from '~/shared/brand';

/** Texts of the shift management start page. */
export const getStarted = {
  meta: {
    title: `Shift management for restaurants, retail and healthcare | ${brand.name}`,
    description:
      'Plan shifts, see gaps before they hurt, thank people the same day and welcome new ones properly. Start here, then try the scheduler without an account.',
  },
  banner: {
    ownTeam: 'Try it with your team',
    welcome: 'Welcome to {{brand}}',
    claim: 'your digital manager for',
    highlight: 'outstanding teams',
    intro:
      'Rosters, recognition and onboarding in one place, made for restaurants, retail and healthcare: teams that work on their feet and can’t wait for Monday’s\u00a0e-mail.',
  },
  help: {
    label: 'Help getting started',
    buttons: {
      setupCall: 'Book a free setup call',
      introCenter: 'Check Intro Center',
      teamMembers: 'Check for team members',
      introVideo: 'Watch intro video',
    },
    texts: {
      setupCall: 'With a person, at a time that suits you.',
      introCenter: 'Four short guides to try right here.',
      teamMembers: 'The people of the sample team and their hours.',
      introVideo: 'Four pictures, at your own pace.',
    },
  },
  intro: {
    close: 'Close',
    guides: { title: 'Intro Center', text: 'Four things to try in this demo, each a few minutes long.' },
    tour: {
      title: 'The tour in four pictures',
      text: 'There’s no video in this demo; these four pictures tell the same story, at your own pace.',
    },
    steps: {
      gaps: {
        name: 'Find the understaffed hours',
        text: 'The scheduler checks every hour of the week, marks the gaps and shows who is free to fill them.',
      },
      template: {
        name: 'Set how many people a week needs',
        text: 'The template sets the headcount by position, day and part of the day, and the roster follows it.',
      },
      thanks: {
        name: 'Thank someone while it’s fresh',
        text: 'A recognition takes a name, a sentence and a few points from your monthly budget.',
      },
      gifts: {
        name: 'Turn points into something good',
        text: 'The gift shop shows what your balance buys, from a coffee to a day off.',
      },
    },
    try: 'Try it now',
    place: '{{n}} of {{total}}',
    previous: 'Back',
    next: 'Next',
    done: 'Done',
  },
  recommended: {
    title: 'Recommended for you',
    badge: 'POPULAR',
    open: 'Open the scheduler',
    note: '“{{name}}” is part of the full product. In this demo, the scheduler is open for you to try.',
    cards: {
      scheduling: {
        name: 'Smart team scheduling',
        text: 'See who is missing, hour by hour, and who is free to step in.',
      },
      challenge: {
        name: 'Set up a team challenge',
        text: 'One shared goal, one date, points for everyone who got you there.',
      },
      recognitions: {
        name: 'Set up team recognitions',
        text: 'Give each team a budget of points, so that thanks come the same day.',
      },
      survey: {
        name: 'Start a survey',
        text: 'Three questions after the shift, answered on the phone.',
      },
      giftCards: {
        name: 'Share gift cards',
        text: 'For a birthday, a hard week, or a goal reached early.',
      },
    },
  },
  areas: {
    title: 'Take a look around',
    intro: 'Three parts of the product. Open one to see what it does for a team like yours.',
    manage: {
      name: 'Manage with Ease (and fun!)',
      text: 'People, hours and news, without the spreadsheet.',
      items: {
        payroll: {
          name: 'Team members and payroll',
          text: 'One list of people, contracts and planned hours, as a table when payroll asks for it.',
        },
        scheduling: {
          name: 'Smart scheduling',
          text: 'Set how many people each slot needs; the roster shows where you are short.',
        },
        chat: {
          name: 'Announcements and chat',
          text: 'Message one shift or the whole team, and see who has read it.',
        },
        insights: {
          name: 'AI insights',
          text: 'A nudge when overtime, no-shows or thinly staffed evenings start to form a pattern.',
        },
      },
    },
    performance: {
      name: 'Performance & Engagement',
      text: 'Goals people can see, and thanks with points.',
      items: {
        incentives: {
          name: 'Configure incentives',
          text: 'Decide what earns points, how many, and who may give them.',
        },
        targets: {
          name: 'Team targets and challenges',
          text: 'Weekly and monthly goals with progress everyone can see on their phone.',
        },
        share: {
          name: 'Share incentives',
          text: 'Send a gift card, a free coffee or an extra day off in a few taps.',
        },
        recognitions: {
          name: 'Team recognitions',
          text: 'Colleagues thank each other in public, with words and with points.',
        },
        survey: {
          name: 'Survey',
          text: 'Ask how the week went and get the answers while they still matter.',
        },
      },
    },
    hiring: {
      name: 'Hiring, Onboarding & Training',
      text: 'From the first message to the first solo shift.',
      items: {
        process: {
          name: 'New hiring process',
          text: 'Post the job, sort the replies and agree on a trial shift in one thread.',
        },
        training: {
          name: 'Training module',
          text: 'Short lessons on hygiene, tills or handovers, with a check at the end.',
        },
        onboarding: {
          name: 'Onboarding flow',
          text: 'Paperwork, uniform, first week: a checklist shared by the new starter and the manager.',
        },
      },
    },
  },
  sample: {
    roster: { title: 'Friday evening', server: 'Server', cook: 'Cook', host: 'Host', need: 'Need 1' },
    coverage: { title: 'Friday, people on duty', gap: '6 PM: need 4', free: 'Free 5 PM - 10 PM', assign: 'Assign' },
    hours: '{{hours}} h',
    of: '{{done}} of {{of}}',
    targets: { reviews: 'Good reviews', punctual: 'Days on time', training: 'Training modules' },
    ring: { value: '8 of 10', label: 'Closed on time' },
    thanks: { text: 'You took the late table so that I could catch my train.', points: '+50' },
    survey: { question: 'How was the shift?', answers: '12 answers' },
    gift: { value: '€20', label: 'Breakfast for two' },
    checklist: { contract: 'Contract signed', hygiene: 'Hygiene lesson', shift: 'First shift with Lan' },
  },
};
