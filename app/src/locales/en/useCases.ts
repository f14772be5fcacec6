import { customerFigures } from '~/content/claims';
import { facts } from './parts/facts';

/** Texts of the use-cases page. */
export const useCases = {
  meta: {
    title: 'Use cases: a postal company and a call centre | Brightcrew',
    description:
      'How a postal company cut turnover by 20% and a call centre raised CSAT by 7.36% with recognition, shared targets and rewards. Two stories with their figures.',
  },
  hero: {
    title: 'Two crews,',
    titleMarked: 'one habit',
    text: 'A sorting hall at five in the morning and a call centre on a Monday. Very different work, the same change: someone started to say thank you, and the figures followed.',
    read: 'Read the story of {{company}}',
    turnover: 'lower turnover',
    targets: 'target hits',
  },
  labels: {
    industry: 'Industry',
    location: 'Where',
    employees: 'People',
    challenges: 'What was hard',
    solutions: 'What they did',
    results: 'What the figures say',
    outcomes: 'What people noticed',
    answer: 'What they did about it:',
  },
  studies: {
    postal: {
      industry: 'Postal company',
      location: 'Seville, with 31 delivery offices',
      impactStatement: 'One in five people who used to leave now stays.',
      challenges: [
        'New carriers left within the first three months, before they knew their round.',
        'Nobody above the shift lead saw the good work done at five in the morning.',
        'Mondays and the days after a holiday were understaffed.',
      ],
      solutions: [
        'Every new carrier has a mentor, and both earn points the first time the round goes well.',
        'The recognition board runs on a screen in the hall: nights thank mornings, and mornings thank nights.',
        'A monthly challenge per office, with a team breakfast for everyone who reaches it.',
      ],
      results: {
        turnover: 'lower turnover within two quarters',
        absenteeism: 'absenteeism, measured over a year',
        roi: `ROI: ${customerFigures.postal.returnTimes} euros back for every euro spent`,
      },
      qualitativeOutcomes: [
        'Shift leads say they know more first names than a year ago.',
        'Carriers volunteer as mentors; before, they had to be asked.',
        'Three offices now run their own challenges without head office.',
      ],
      testimonial: {
        quote: facts.quotes.postal,
        author: 'Elvira Montalbán, people lead',
      },
      sample: {
        label: 'From the board of the sorting hall: a recognition, and turnover falling from 100 to {{after}}',
        from: 'Rafael Mendonça',
        initials: 'RM',
        to: 'to Diego, round 14',
        message: 'You walked the last two streets with the new colleague, in the rain, after your own round.',
        chart: 'Leavers, first quarter = 100',
        before: 'Before',
        after: 'After',
      },
    },
    callCentre: {
      industry: 'Call centre',
      location: 'Valencia and Porto',
      impactStatement: 'Agents set their own targets, and set them higher than we had.',
      challenges: [
        'A league table of calls per hour rewarded hanging up early.',
        'Agents saw how they were doing once a month, on paper, when it was too late to change anything.',
        'Thank-yous from customers never left the ticket.',
      ],
      solutions: [
        'The league table is gone. Each week, teams choose one target that customers would notice, such as solving the problem first time.',
        'Progress is live in the app, with a prize drawn among everyone who gets there.',
        'What customers write is passed on as a recognition, with points from the company.',
      ],
      results: {
        csat: 'CSAT over two quarters',
        targets: 'target hits since the first challenge',
      },
      qualitativeOutcomes: [
        'Team leads spend their Monday talking about calls instead of filling in a table.',
        'Agents on the evening shift are thanked as often as those in the morning.',
        'Two teams share a tip of the week, because both can win.',
      ],
      testimonial: {
        quote: facts.quotes.support,
        author: 'Tobias Rehn, customer support director',
      },
      sample: {
        label: 'From the app of the call centre: a recognition passed on from a customer, and a target nearly met',
        from: 'A customer, ticket 20118',
        initials: 'C',
        to: 'to Anjali, evening shift',
        message: 'She called back the next day, unprompted, to check that it still worked. It did.',
        chart: 'Solved first time',
        team: 'Evening team, this week',
        percent: '{{percent}}%',
      },
    },
  },
  closing: {
    samples: 'Names of companies and people on this page are samples.',
    title: 'The third story could be yours.',
    text: 'Tell us how your crew works, and we’ll show you how a team like yours got started. You can look around on your own first.',
  },
};
