import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';

const rewards = rewardOptionsIn('en');

/** Texts of the challenge creator. */
export const challenge = {
  title: 'Set up a challenge now',
  text: `Five short steps and it’s ready to run. Set it up now; it starts when your team is on ${paidPlanNames[planOf.challenges]}.`,
  /** The creator as a single form, without JavaScript. */
  plain: {
    title: 'Your challenge',
    nameHint: 'Only needed for a custom challenge.',
    notTaken: 'We couldn’t accept your challenge. Please check what you typed and send it again, or write to us at',
  },
  progress: 'Steps of the challenge creator',
  stepOf: 'Step {{step}} of {{total}}',
  stepDone: 'done',
  steps: { type: 'Type', rules: 'Frequency', prize: 'Prize', preview: 'Preview', done: 'Started' },
  next: 'Next',
  back: 'Back',
  soFar: 'Your challenge so far',
  type: {
    title: 'What is the challenge about?',
    text: 'Pick what your team should get better at together.',
    options: {
      target: { title: 'Target', text: 'Reach a figure: parcels on time, calls solved, a score.' },
      tasks: { title: 'Tasks', text: 'Finish a list: training, stock checks, a new routine.' },
      shifts: { title: 'Shifts', text: 'Show up: open shifts covered, a month without a late start.' },
      custom: { title: 'Custom', text: 'Something only your team would come up with.' },
    },
    name: 'Name of the challenge',
    namePlaceholder: 'For example: quietest night round',
    nameMissing: 'Please give your challenge a name',
  },
  rules: {
    title: 'How often, and who wins?',
    text: 'Short rounds keep it lively. You can change both later.',
    frequency: 'Frequency',
    frequencies: {
      once: { title: 'Once', text: 'One round with an end date' },
      weekly: { title: 'Weekly', text: 'Starts over every Monday' },
      monthly: { title: 'Monthly', text: 'One round per calendar month' },
    },
    distribution: 'Who gets the prize',
    distributions: {
      everyone: { title: 'Everyone', text: 'Everyone who makes it gets the prize' },
      first: { title: 'First', text: 'The first one to make it wins' },
      lottery: { title: 'Lottery', text: 'One winner, drawn from all who make it' },
    },
  },
  prize: {
    title: 'What’s the prize?',
    text: 'Choose a prize to see your challenge.',
    groups: {
      external: { title: 'External benefits', text: 'Bought and sent by us' },
      internal: { title: 'Internal benefits', text: 'Only your company can give them' },
    },
    prizes: {
      voucher: { title: 'Voucher', text: `A gift card, from over ${rewards.worldwide} reward options` },
      ngo: { title: 'NGO donation', text: 'To a good cause, in the winner’s name' },
      points: { title: 'Redeemable points', text: 'To save up or spend right away' },
      dayoff: { title: 'Day off', text: 'A paid day off, whenever it suits' },
      breakfast: { title: 'Team breakfast', text: 'For the whole crew, on the house' },
      smartphone: { title: 'New smartphone', text: 'For the challenge of the year' },
    },
    chosen: 'Chosen',
  },
  preview: {
    title: 'Ready to start?',
    text: 'This is how your team will see it. Tell us where to send it.',
    card: 'Preview of your challenge',
    email: 'Work e-mail',
    emailPlaceholder: 'Your work e-mail',
    emailInvalid: 'Please enter a valid email address',
    team: 'Name of the team',
    teamPlaceholder: 'Team name',
    teamMissing: 'Please enter the name of your team',
    privacy: 'We use this address only to write to you about this challenge.',
    privacyLink: 'Privacy policy',
    start: 'Start challenge',
    sending: 'Starting the challenge…',
    failed: 'There was an error creating your challenge. Please try again.',
  },
  done: {
    title: 'Challenge created successfully!',
    text: 'We’ll write to {{email}} with the next step, so that {{team}} can join.',
    another: 'Create Another',
  },
  card: {
    titles: {
      target: 'Reach our target',
      tasks: 'Finish the list',
      shifts: 'Every shift covered',
      custom: 'A challenge of our own',
    },
    team: 'for {{team}}',
    yourTeam: 'your team',
    prize: 'Prize',
    prizeOpen: 'not chosen yet',
    winner: 'Who wins',
    round: 'Round',
    progress: 'Team progress',
    notStarted: 'Not started yet',
    running: 'Starts soon',
  },
};
