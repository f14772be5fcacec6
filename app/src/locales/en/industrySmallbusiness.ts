import { paidPlanNames, planOf } from '~/content/plans';

/** Texts of the small-business page. */
export const industrySmallbusiness = {
  meta: {
    title: 'Recognition for small businesses and corner shops | Brightcrew',
    description:
      'You know everyone by name, yet the thank-you gets lost. Recognition, rewards and simple goals for teams of up to ten people. Recognition is free, no credit card.',
  },
  hero: {
    badge: 'Small business',
    title: 'Four people, one counter,',
    titleMarked: 'plenty to be thankful for.',
    text: 'No HR department, no meeting room, no time. You have a shop to open. Brightcrew is set up in under an hour, its recognition costs nothing for up to ten people, and it remembers the birthdays you would forget.',
    picture: 'A corner shop with its awning and counter; a thank-you note next to the till',
  },
  scene: {
    shop: 'Flores & Daughter',
    open: 'Open',
    hours: '8 AM–8 PM',
    today: 'Today: Ainhoa, Diego, Hanna',
    thanks: { from: 'Ainhoa', text: 'Diego, you carried Mrs Vidal’s shopping up four floors.' },
  },
  celebrate: {
    title: 'A note by the till that never falls off',
    text: 'Write it while the kettle boils. Everyone reads it on their own phone, even if they’re off today.',
    notes: [
      { to: 'Diego', text: 'You stayed till the fridge was fixed. We’d have lost all the cheese.', by: 'Ainhoa' },
      { to: 'Hanna', text: 'The window display! Three people came in because of it.', by: 'Diego' },
      { to: 'Ainhoa', text: 'Thanks for swapping Thursday. The recital was lovely.', by: 'Hanna' },
    ],
  },
  incentives: {
    title: 'Small rewards, chosen by people who know you',
    text: 'Home an hour early. Breakfast before opening. Dinner round the corner, at a neighbour’s place.',
    rewards: {
      earlyOff: { name: 'Home early', brand: 'From you' },
      breakfast: { name: 'Breakfast for all', brand: 'From you' },
      flowers: { name: 'Flowers', brand: 'The stall next door' },
      bistro: { name: 'Dinner voucher', brand: 'The bistro on the corner' },
      longWeekend: { name: 'A long weekend', brand: 'From you' },
    },
  },
  goals: {
    title: 'Three goals on the fridge door',
    text: 'You don’t need a dashboard with forty figures. You need the three that pay the rent.',
    challenges: [
      { title: 'Regulars greeted by name', type: 'All of us' },
      { title: 'Online orders out by noon', type: 'Back room' },
      { title: 'Bread sold out by closing', type: 'Counter' },
    ],
    bonuses: ['First week behind the counter', 'A month of cashing up to the cent'],
  },
  insights: {
    title: 'While you do the books on Sunday',
    text: 'Genie Insights has looked through the week. Three sentences, then you can close the laptop.',
    progress: {
      text: 'Online orders went out on time five days out of six. Wednesday is delivery day: start earlier.',
      call: 'View progress',
    },
    report: { text: 'You have written most of the thank-yous yourself. Ask Diego to write one.', call: 'View reports' },
    points: { text: 'On Tuesday, Hanna will have been with you for a year.', call: 'Give points' },
  },
  shiftsTitle: 'With four people, every gap in the week counts.',
  closing: {
    title: 'Up to ten people? Recognition is free.',
    text: `No card, no sales call, no end date. Rewards come with ${paidPlanNames[planOf.giftCards]}, targets and insights with ${paidPlanNames[planOf.challenges]}. The first thank-you takes twenty seconds.`,
  },
};
