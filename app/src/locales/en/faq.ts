import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import { facts } from './parts/facts';

const rewards = rewardOptionsIn('en');

/** A group of questions; `id` is the anchor of its heading. */
export interface FaqGroup {
  id: string;
  title: string;
  items: FaqItem[];
}

/** A question, its answer, and the page that says more. */
export interface FaqItem {
  question: string;
  answer: string;
  link?: { page: 'pricing' | 'security' | 'shift-scheduling'; words: string };
}

const groups: FaqGroup[] = [
  {
    id: 'start',
    title: 'Getting started',
    items: [
      {
        question: 'What does Brightcrew do?',
        answer:
          'It lets a team say thank you with points and swap those points for gift cards or rewards of your own. It also offers targets and challenges, automatic messages for birthdays and anniversaries, dashboards, surveys and a shift scheduler. It was built for crews without a desk: logistics, call centres, care, hospitality, shops and schools.',
      },
      {
        question: 'Which tools does it connect to?',
        answer:
          'Your team chat, your video-meeting suite, HR systems, single sign-on and an automation service that reaches hundreds of others; HR systems and single sign-on come with Exceed. You can also use it without any of them.',
      },
      {
        question: 'How long does it take to set up?',
        answer:
          'Less than an hour from your first sign-in. We open your team space and e-mail you the way in; then you upload a list of names or type them in, and send the invitations. One admin is typically enough for a pilot, and nothing has to be installed on your side.',
      },
      {
        question: 'Does everyone need a company e-mail address?',
        answer:
          'No. An invitation can go to any e-mail address. Anyone without one can join with a code from the notice board.',
      },
    ],
  },
  {
    id: 'points',
    title: 'Recognition and points',
    items: [
      {
        question: 'Who can give points to whom?',
        answer:
          'Everyone can thank everyone, except themselves. Each person gets a monthly allowance to give away, and you decide how large it is. Points not given by the end of the month expire; points received don’t.',
      },
      {
        question: 'Does a thank-you always need points?',
        answer:
          'No. A few honest words are a recognition too, and they appear on the board just the same. Points are there for the moments when you want to add something.',
      },
      {
        question: 'What stops people from giving points only to their friends?',
        answer:
          'Every recognition says what it is for and is seen by the whole crew, which helps more than any rule. Managers also see who has not been thanked in a while, so that quiet people are not forgotten.',
      },
      {
        question: 'Are birthdays and anniversaries really celebrated automatically?',
        answer:
          'Yes. You choose the words, the points and the time once. On the day, the message goes out on its own, even if it is a Sunday and you are asleep.',
      },
    ],
  },
  {
    id: 'rewards',
    title: 'Rewards',
    items: [
      {
        question: 'What can people get for their points?',
        answer: `More than ${rewards.worldwide} reward options worldwide: gift cards for sports, music, food, fashion and travel, or a donation to a good cause. And rewards only you can give, such as an extra day off or a team breakfast.`,
      },
      {
        question: 'Who pays for the gift cards?',
        answer: `Your company, at face value and only when someone chooses one: a €10 card costs €10. ${facts.budget}`,
      },
      {
        question: 'Can we offer rewards of our own?',
        answer: `Yes, from the ${paidPlanNames[planOf.ownRewards]} plan up. You name the reward and set how many points it costs and how many there are. When someone redeems it, the person you put in charge gets a message and hands it over.`,
      },
      {
        question: 'How soon does a gift card arrive?',
        answer:
          'Most arrive at once, as a code in the app. A few brands take up to two working days. If a card doesn’t work, we replace it or refund the points.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Targets, tools and price',
    items: [
      {
        question: 'How do challenges work?',
        answer: `You choose a target, tasks, shifts or something of your own, once, weekly or monthly. The prize goes to everyone who makes it, to the first one, or by lottery. Everyone sees the progress live, so nobody has to ask. Challenges come with the ${paidPlanNames[planOf.challenges]} plan.`,
      },
      {
        question: 'What does Genie Insights look at?',
        answer: `Figures that are already in your team space: ${facts.insightSources}. It suggests who to thank and flags a team that has gone quiet. It doesn’t read messages, and it makes no decisions about people.`,
      },
      {
        question: 'Does the shift scheduler check working-time law?',
        answer:
          'Yes. Choose Spain, France, Germany, the United Kingdom, the EU directive, the United States, California or figures of your own: rest between days and once a week, work in a day, in a week and on average, breaks owed, nights, under-18s. Each figure stands there with its article and can be changed. It is a check of those figures, not legal advice: agreements, holidays and sector rules are not in it.',
        link: { page: 'shift-scheduling', words: 'What is checked' },
      },
      {
        question: 'What does it cost?',
        answer: `Recognition costs nothing for up to 10 users, and no credit card is needed. Rewards start with ${paidPlanNames[planOf.giftCards]} and targets with ${paidPlanNames[planOf.challenges]}, for teams of any size: the plans are billed in euros per user per month, and you can change plans or cancel from one month to the next.`,
        link: { page: 'pricing', words: 'See the prices' },
      },
    ],
  },
  {
    id: 'data',
    title: 'Data and languages',
    items: [
      {
        question: 'Is Brightcrew secure, and is it GDPR compliant?',
        answer:
          'We are ISO 27001 certified and GDPR compliant. Data is encrypted in transit and at rest, access is limited to those who need it, and we sign a data-processing agreement with every customer.',
        link: { page: 'security', words: 'Security and data' },
      },
      {
        question: 'What happens to my data when I leave my job?',
        answer:
          'Your personal data is deleted 30 days after you leave your employer. It is also deleted 30 days after you opt out, and when your employer stops using the product.',
      },
      {
        question: 'Can I choose not to appear on the board?',
        answer:
          'Yes. You can opt out with the tools your employer has in the product. After that you no longer take part: colleagues won’t find you in the list, and your personal data is deleted 30 days later. You can also request deletion at any time.',
      },
      {
        question: 'In which languages does it work?',
        answer:
          'The app is available in more than 10 languages, and everyone picks their own. A thank-you stays in the language it was written in. This website is in English and Spanish.',
      },
    ],
  },
];

/** Texts of the FAQ: twenty questions in five groups of four. */
export const faq = {
  meta: {
    title: 'FAQ: 20 questions about recognition and rewards | Brightcrew',
    description:
      'Twenty plain answers about Brightcrew: how to start, how points and rewards work, what it costs, what managers see and what happens to personal data.',
  },
  title: 'Frequently asked questions',
  text: 'Twenty questions people ask before they start, with the answers we give when someone writes to us.',
  contents: 'Groups of questions',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  contactTitle: 'Can’t find your question?',
  contactText: 'Write to us. A real person answers, usually the same working day.',
  contact: 'Ask us',
  groups,
};
