import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';

const rewards = rewardOptionsIn('en');

/** Texts of the gift shop. */
export const giftShop = {
  meta: {
    title: 'Gift shop demo | Brightcrew',
    description: 'Try the gift shop: vouchers, internal incentives, donations and lotteries, all for points.',
  },
  banner: {
    title: 'Redeem your points and enjoy your perks!',
    text: 'Every reward shows whether your balance covers it. Choose one to see what it costs.',
    balance: 'Your balance',
    points: '{{value}} points',
    details: 'Details',
  },
  engine: {
    title: 'The gift shop couldn’t start',
    text: 'The engine that compares your balance with each reward didn’t load. You may be offline, or your browser may block WebAssembly. The labels below are for the sample balance and won’t update.',
    retry: 'Try again',
  },
  categories: {
    label: 'Reward categories',
    all: 'All',
    'internal-incentives': 'Internal Incentives',
    vouchers: 'Vouchers',
    ngo: 'NGO',
    lotteries: 'Lotteries',
  },
  sections: {
    'most-purchased': 'Most purchased last week',
    vouchers: 'Vouchers',
    'internal-incentives': 'Internal incentives',
    ngo: 'NGO',
    lotteries: 'Lotteries',
  },
  seeAll: 'See all',
  count_one: '{{count}} reward',
  count_other: '{{count}} rewards',
  filter: {
    label: 'Type of voucher',
    all: 'All',
    Shopping: 'Shopping',
    'Food & Restaurant': 'Food & Restaurant',
    'Fashion & Lifestyle': 'Fashion & Lifestyle',
    'Travel & Entertainment': 'Travel & Entertainment',
    Gaming: 'Gaming',
    Grocery: 'Grocery',
    'Reading & Learning': 'Reading & Learning',
  },
  rewardCategories: {
    'Fashion & Lifestyle': 'Fashion & Lifestyle',
    'Travel & Entertainment': 'Travel & Entertainment',
    Shopping: 'Shopping',
    'Technology & Electronics': 'Technology & Electronics',
    'Supermarket & Groceries': 'Supermarket & Groceries',
    Gaming: 'Gaming',
    'Food & Restaurant': 'Food & Restaurant',
    Grocery: 'Grocery',
    'Reading & Learning': 'Reading & Learning',
    Internal: 'Internal',
    'Charity & Donations': 'Charity & Donations',
    Lottery: 'Lottery',
  },
  card: {
    redeemable: 'Redeemable',
    notYet: 'Not yet',
    points: '{{points}} points',
    open: '{{title}}: {{points}} points, see how to redeem',
    favourite: 'Favourite: {{title}}',
  },
  redeem: {
    close: 'Close',
    cost: 'Cost',
    balance: 'Your balance',
    missing: 'Still needed',
    enough: 'Your balance covers this reward.',
    short_one: 'You need {{value}} more point.',
    short_other: 'You need {{value}} more points.',
    points: '{{value}} points',
    note: `This is a demo: nothing is redeemed and your balance stays the same. In a team space with ${paidPlanNames[planOf.giftCards]} or a higher plan, people redeem their points here.`,
    contactSales: 'Contact Sales',
    startForFree: 'Start for free',
  },
  cta: {
    lead: 'This is just',
    title: `a sample of the ${rewards.worldwide}+ global incentives`,
    text: 'Gift cards worldwide, your own incentives alongside them, and a budget you set.',
    contactSales: 'Contact Sales',
    startForFree: 'Start for free',
  },
};
