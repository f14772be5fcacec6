import { consentMonths, leadRetentionDays } from '~/content/retention';
import type { KeptOnDevice } from '~/shared/deviceStorage';
import { facts } from './parts/facts';

/** What the site keeps on a device, in words. */
const kept: Record<KeptOnDevice, string> = {
  language: 'your language',
  tour: 'that you have taken the demo’s tour',
  consent: 'your answer about analytics',
  rosters: 'rosters of your own',
  calendars: 'which of their shifts you have exported to a calendar',
};

/** Texts of the legal page: privacy, terms of use and cookies. */
export const legal = {
  meta: {
    title: 'Privacy policy, terms and cookies | Brightcrew',
    description:
      'Which personal data Brightcrew holds, why, for how long and with whom it is shared; your rights, the cookies of this site and how to report a vulnerability.',
  },
  title: 'Privacy and terms',
  lead: 'What we hold about you, what we do with it, and when we delete it. Written to be read.',
  updatedLabel: 'Last updated',
  updated: '19 February 2025',
  contents: 'On this page',
  short: {
    title: 'In short',
    items: [
      'Your employer decides what is entered. We handle it on their behalf.',
      'Nothing is sold, and nothing is shown to advertisers.',
      'Your data is deleted 30 days after you leave.',
      'One e-mail is enough to see, correct or delete your data.',
    ],
  },
  sections: {
    introduction: {
      title: 'Introduction',
      paragraphs: [
        'This page explains how {{company}} (“Brightcrew”, “we”) handles personal data: on this website, and in the product that teams use for recognition, rewards, targets and shifts.',
        'We are the controller for what you send us through this website. For what is in a team space, your employer is the controller and we are the processor: we do with it what your employer has agreed with us in writing, and nothing else. If you have a question about your team space, ask your employer first; you can also write to us at any time.',
      ],
    },
    processing: {
      title: 'Data processing',
      paragraphs: [
        'In a team space we process data so that people can thank each other, earn and redeem points, see their targets, answer surveys and see their shifts. The legal basis is the contract with your employer and your employer’s legitimate interest in a workplace where good work is noticed.',
        'On this website we use what you write into a form to answer you, and, if you allow it, count visits to improve the pages. The legal basis is your request in the first case and your consent in the second.',
        `The insights in the product read ${facts.insightSources}, and suggest who to thank or where to look. They make no decisions about people, and no such decision is automated.`,
      ],
    },
    categories: {
      title: 'Data categories',
      paragraphs: [
        'This is everything a team space may hold about a person. Your employer decides what is filled in; anything marked as optional is never required.',
      ],
      held: 'Data we hold',
      purpose: 'What it is for',
      optional: 'optional',
      data: {
        name: { name: 'Name and address', purpose: 'To show who is thanked, and to send a reward by post' },
        birth: { name: 'Date of birth', purpose: 'To congratulate you on the day; the year is not shown' },
        email: { name: 'Email', purpose: 'To invite you, sign you in and tell you when a gift card arrives' },
        company: { name: 'Company name', purpose: 'To put you in the right team space' },
        dates: { name: 'Employment start and end dates', purpose: 'For anniversaries, and to know when to delete' },
        contract: { name: 'Contract type', purpose: 'To know who takes part in which programme' },
        number: { name: 'Employee number', purpose: 'To match you with your employer’s HR system' },
        contact: { name: 'Contact ID', purpose: 'To find the right person when you write to us' },
        metrics: {
          name: 'Performance metrics set by the employer',
          purpose: 'To show the progress of targets and challenges',
        },
        recognitions: {
          name: 'Recognitions, points and rewards',
          purpose: 'To show on the board who thanked whom, and to keep your balance',
        },
        shifts: {
          name: 'Shifts, availability, contract hours and absences',
          purpose: 'To plan a week that can be worked; the kind of an absence is seen by those who plan',
        },
        wage: { name: 'Hourly wage', purpose: 'To show the cost of a week to those who plan it' },
        surveys: { name: 'Survey answers', purpose: 'To report them in groups, never by person' },
        photo: { name: 'Photo', purpose: 'To show your face beside your name' },
      },
    },
    security: {
      title: 'Data security',
      paragraphs: [
        'Our information security is certified to ISO 27001. Data is encrypted in transit and at rest, kept on servers in the European Union, and backed up every day. Only those who need it for their work have access, each with their own account and a second factor, and all access is logged.',
        'If a breach ever puts your data at risk, we notify your employer without delay, and the authority within the 72 hours that the law gives us.',
      ],
    },
    retention: {
      title: 'Data retention',
      paragraphs: ['We keep personal data only while you take part. It is deleted in each of these three cases:'],
      days: '30 days',
      atOnce: 'At the end',
      cases: {
        leaving: {
          title: 'You leave your employer',
          text: 'Personal data is deleted 30 days after leaving the employer.',
        },
        optOut: { title: 'You opt out', text: 'Personal data is deleted 30 days after opt-out.' },
        employer: {
          title: 'Your employer leaves us',
          text: 'Personal data is deleted when the employer stops using the product.',
        },
      },
      after: [
        `All that remains are figures that can’t be traced back to anyone, such as how many thank-yous a company has sent. Backups are overwritten within a further 30 days. What you send us through a form of this website is deleted from our web server ${leadRetentionDays} days after it has been passed on to us, and our copy a year after the last message.`,
      ],
    },
    sharing: {
      title: 'Data sharing',
      paragraphs: ['We do not sell data and do not rent it out. We share only what is needed, and only with:'],
      items: [
        'your employer, and the colleagues in your team space, to whom your recognitions are visible;',
        'the provider of a reward, who gets your e-mail, or your address if it comes by post, when you redeem it;',
        'companies that run servers, e-mail and support for us or, with your consent, count visits to this website, under a contract that binds them to the same rules;',
        'authorities, where the law requires it.',
      ],
      after: [
        'If one of them works outside the European Economic Area, the standard contractual clauses of the European Commission apply.',
      ],
    },
    rights: {
      title: 'User rights',
      paragraphs: ['Your data is yours. At any time, you can:'],
      items: {
        access: { title: 'See it', text: 'Ask what data we hold about you, and get a copy to take with you.' },
        correct: { title: 'Correct it', text: 'Have anything wrong or out of date changed.' },
        optOut: {
          title: 'Opt out',
          text: 'Employees can opt out with the tools their employer has in the product, without giving a reason.',
        },
        deletion: { title: 'Have it deleted', text: 'Employees can request deletion from their employer or from us.' },
        object: { title: 'Object', text: 'Object to a use of your data, or have it limited while a question is open.' },
        complain: { title: 'Complain', text: 'Contact the data-protection authority in your country.' },
      },
      after: ['Write to the address below. We answer within a month, and it costs nothing.'],
    },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        `This website works without tracking you. It keeps three things on your device that it needs: ${kept.language} and ${kept.tour}, until you clear them, and ${kept.consent}, for ${consentMonths} months. In the scheduler you can also keep ${kept.rosters} on your device, with ${kept.calendars}; they stay in your browser until you choose “Forget” there or the browser deletes them. Only if you say yes are visits counted, as page names and clicks on the main buttons; if another company counts them for us, its script is loaded only once you have agreed. There is no advertising and no tracking across other sites.`,
        'You can change your mind as often as you like. If you take your consent back, we delete the cookies that the counting has set for our domain (those whose names begin with _ga, _gid, _gat or _gcl), here and in your other tabs, and no new ones are set. What we cannot undo: visits that were counted already stay counted, a script that runs in an open tab ends only when you close or reload it, and cookies that another company has set for its own domain can only be deleted in your browser.',
      ],
      settings: 'Privacy settings',
    },
    terms: {
      title: 'Terms of use',
      paragraphs: [
        'You may read, link to and quote this website freely. The demo shows sample people and sample figures: nothing you do there is sent, and nothing is stored except on your own device: that you have taken the tour, and the rosters that you choose to keep. Please do not try to bring the site down or to access anything that isn’t public.',
        'We take care to keep this website accurate, but cannot guarantee it in every case; prices and terms are binding only as set out in the contract for your team space. Spanish law applies, and the mandatory consumer rights of your own country remain unaffected.',
      ],
    },
    disclosure: {
      title: 'Disclosure',
      paragraphs: [
        'Have you found a vulnerability in our site or product? Please tell us at {{securityEmail}} before you tell others, and give us time to fix it. We reply within 3 business days, keep you informed, and take no legal action against anyone who acts in good faith, leaves other people’s data alone and does no damage.',
      ],
    },
    contact: {
      title: 'Contact',
      paragraphs: ['Questions about this page, or about your data:'],
      address: 'Address',
      email: 'Email',
      lines: ['{{company}}', 'Calle del Alba 14, 2.º', '50003 Zaragoza', 'Spain'],
    },
  },
};
