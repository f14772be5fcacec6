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
    text: 'A sorting hall at five in the morning and a call centre on a Monday. Very different work, the same change: somebody started to say thank you, and the figures followed.',
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
        'Good work at five in the morning was seen by nobody above the shift lead.',
        'Mondays and the days after a holiday were short of people.',
      ],
      solutions: [
        'Every new carrier has a mentor, and both get points when the round goes well for the first time.',
        'The recognition board hangs in the hall as a screen: the night thanks the morning and the other way round.',
        'A monthly challenge per office, with a team breakfast for everyone who makes it.',
      ],
      results: {
        turnover: 'lower turnover within two quarters',
        absenteeism: 'absenteeism, measured over a year',
        roi: 'ROI for each euro it cost',
      },
      qualitativeOutcomes: [
        'Shift leads say in the interview that they know more first names than a year ago.',
        'Carriers ask to be mentors; before, they had to be asked.',
        'Three offices now run their own challenges without the head office.',
      ],
      testimonial: {
        quote: 'The sorting hall is a kinder place at five in the morning. I did not think software could do that.',
        author: 'Elvira Montalbán, people lead',
      },
      sample: {
        label: 'From the board of the sorting hall: a recognition, and turnover falling from 100 to {{after}}',
        from: 'Rosario Vela',
        initials: 'RV',
        to: 'to Adrián, round 14',
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
        'Agents saw how they were doing once a month, on paper, when it was too late to change it.',
        'Thank-yous from customers stayed in the ticket and reached nobody.',
      ],
      solutions: [
        'The table went. Teams choose one target a week that customers would notice, such as solving it the first time.',
        'Progress shows live in the app, with a prize by lottery for everyone who gets there.',
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
        quote: 'We stopped printing league tables. People set their own targets now, and they are harder than ours.',
        author: 'Tobias Rehn, customer support director',
      },
      sample: {
        label: 'From the app of the call centre: a recognition passed on from a customer, and a target nearly met',
        from: 'A customer, ticket 20118',
        initials: 'C',
        to: 'to Yasmin, evening shift',
        message: 'She called back by herself the next day to see whether it still worked. It did.',
        chart: 'Solved the first time',
        team: 'Evening team, this week',
        percent: '{{percent}}%',
      },
    },
  },
  closing: {
    title: 'The third story could be yours.',
    text: 'Show us how your crew works. We show you how a team like it began, and you can look around on your own first.',
  },
};
