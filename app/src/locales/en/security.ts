import { legal } from './legal';
import { facts } from './parts/facts';

const { sections } = legal;

/** Texts of the page about security and data. */
export const security = {
  meta: {
    title: 'Security and data: for IT, data protection and works councils | Brightcrew',
    description:
      'Where data lies, who processes it and under which contract, what managers see and don’t see, how someone opts out, and how to report a vulnerability.',
  },
  hero: {
    title: 'What your IT, your data protection officer and',
    titleMarked: 'your works council ask',
    text: 'Each answer on one page, to print or forward. Where the privacy policy says more, this page links to it.',
    policy: 'Privacy policy',
    ask: 'Ask for the contract',
  },
  contents: 'On this page',
  place: {
    title: 'Where data lies',
    text: sections.security.paragraphs[0] ?? '',
    facts: [
      { term: 'Place', text: 'Servers in the European Union' },
      { term: 'Encryption', text: 'In transit and at rest' },
      { term: 'Backups', text: 'Daily; overwritten 30 days after data is deleted' },
      { term: 'Access', text: 'Own account, second factor, each access logged' },
    ],
  },
  contract: {
    title: 'The contract',
    text: 'For what is in a team space your company is the controller and we are the processor. We sign a data-processing agreement under Article 28 of the GDPR with every customer, on every plan. You get it before you sign up: write to us.',
    processors: 'Who else processes data',
    processorsText:
      'Sub-processors by what they do. Their names and countries are in the agreement, and a change is announced to you before it happens, so that you can object.',
    who: 'Who',
    gets: 'What they get',
    when: 'When',
    rows: [
      { who: 'Hosting', gets: 'Everything in a team space, encrypted', when: 'Always' },
      { who: 'E-mail delivery', gets: 'Name, e-mail address, the message', when: 'Invitations and notices' },
      { who: 'Provider of a reward', gets: 'E-mail address, or postal address', when: 'When someone redeems it' },
      { who: 'Support desk', gets: 'What you write to us', when: 'When you write' },
      { who: 'Analytics of this website', gets: 'Page names and clicks', when: 'Only with consent' },
    ],
  },
  people: {
    title: 'What managers see, and what they don’t',
    text: 'The list that works councils ask for. Most of it you can look at yourself in the demo; surveys and each person’s progress are not in it.',
    see: 'Managers see',
    seen: [
      'Recognitions, which the whole crew sees as well',
      'How many recognitions each person gave and received, and their points history',
      'Targets of their own team, and each person’s progress',
      'Shifts, availability, contract hours and absences of the people they plan',
      'Birthdays and anniversaries, without the year of birth',
      'Survey results by group',
    ],
    hidden: 'Managers don’t see',
    unseen: [
      'Survey answers of a person',
      'Hourly wages, unless they plan the cost of a week',
      'Messages: nobody reads them, and neither does the software',
      'Where someone is: there is no location tracking',
      'Teams of other managers',
    ],
    insights: `Genie Insights reads ${facts.insightSources}. It suggests who to thank and where to look; it decides nothing about people, and no such decision is automated.`,
    demo: 'Look at the manager’s pages',
  },
  optOut: {
    title: 'Opting out',
    text: 'Nobody has to take part in recognition.',
    steps: [
      'A person opts out with the tools their employer has in the product, without giving a reason, or writes to us.',
      'Colleagues no longer find them in the list, and nothing new is stored about them.',
      'Personal data is deleted 30 days later.',
    ],
    retention: 'When data is deleted',
  },
  disclosure: {
    title: 'Reporting a vulnerability',
    text: sections.disclosure.paragraphs[0] ?? '',
  },
  status: {
    title: 'Interruptions',
    text: 'If something is down, or will be down for maintenance, the admins of each team space get an e-mail with the cause and the next update. We don’t run a public status page, and don’t promise an availability here that isn’t in your contract.',
  },
  closing: {
    title: 'A question that isn’t here?',
    text: 'Questionnaires are welcome too. A person answers, usually the same working day.',
    call: 'Write to us',
  },
};
