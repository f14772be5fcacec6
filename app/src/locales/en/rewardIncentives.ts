import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import { facts } from './parts/facts';

const rewards = rewardOptionsIn('en');

/** Texts of the page about rewards and incentives. */
export const rewardIncentives = {
  meta: {
    title: 'Reward incentives: gift cards and rewards of your own | Brightcrew',
    description: `Points that turn into gift cards, donations, a day off or breakfast for the team, with more than ${rewards.worldwide} options worldwide. You set the budget, people choose.`,
  },
  hero: {
    title: 'A reward they',
    titleMarked: 'would pick themselves',
    text: `Nobody needs another mug. Points turn into gift cards from more than ${rewards.worldwide} options worldwide, a donation, or a Friday off. You set the budget; they choose.`,
    call: 'Get started now',
    picture: 'A points balance and three gift cards bought with it',
    balance: 'Your balance',
    owner: 'Ainhoa Etxeberria, early bakery shift',
    redeemed: 'Redeemed',
    onTheWay: 'In the app within two minutes',
  },
  points: '{{points}} points',
  pointsShort: '{{points}} pts',
  catalogue: {
    title: 'What points buy',
    text: 'A page from the catalogue for Spain: seven favourites, with the sample prices of one company. Yours decides what a point is worth.',
    list: 'Reward catalogue',
    redeem: 'Redeem',
    redeemNamed: 'Redeem: {{reward}}',
    more: `+${rewards.furtherInSpain} other options!`,
    moreText: `In Spain alone, from cinema tickets to tool shops. Worldwide, there are more than ${rewards.worldwide}.`,
  },
  dialog: {
    title: 'Redemption is a Pro feature',
    text: `Pro features come with every paid plan, and vouchers start with ${paidPlanNames[planOf.giftCards]}. Talk to us about it, or test the free version with your own team first.`,
    cost: 'for {{points}} points',
    contactSales: 'Contact Sales',
    testFree: 'Test Free Version',
    close: 'Close',
  },
  own: {
    title: 'And what only you can give',
    text: 'Some of the best rewards aren’t vouchers at all. Offer rewards of your own alongside the catalogue, at as many points as you like.',
    stub: 'From your company',
    dayOff: { title: 'A day off', text: 'Paid, and on a day that suits the roster.' },
    breakfast: { title: 'Team breakfast', text: 'One person redeems, the whole shift eats.' },
    firstPick: { title: 'First pick of shifts', text: 'Choose next week’s shifts before anyone else.' },
  },
  month: {
    title: 'One month of Ainhoa’s points',
    text: 'Points come from colleagues, from challenges and from the company. What she does with them is up to her.',
    table: 'Points in and out, with the balance after each',
    day: 'Day',
    what: 'Description',
    change: 'Points',
    balance: 'Balance',
    opening: 'Carried over',
    movements: {
      thanks: 'Thank-you from Karim',
      challenge: 'Challenge: shelves full by six',
      sportswear: '€{{euros}} sportswear voucher',
      milestone: 'Three years with the bakery',
      donation: '€{{euros}} donation to a good cause',
    },
  },
  budget: {
    title: 'A budget that looks after itself',
    text: `${facts.budget} You pay for points redeemed, not for points promised.`,
    team: 'East bakery, this month',
    used: '€{{used}} of €{{monthly}} used',
    left: '€{{left}} left',
  },
  closing: {
    title: 'What would your crew choose?',
    text: `Start free with up to ten people, then add rewards with the ${paidPlanNames[planOf.giftCards]} plan. Set up in under an hour.`,
  },
};
