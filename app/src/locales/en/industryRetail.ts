/** Texts of the retail page. */
export const industryRetail = {
  meta: {
    title: 'Recognition for shop floors and retail teams | Brightcrew',
    description:
      'From the first delivery to cashing up: recognition, rewards and store goals for sales floor, tills and stockroom teams who work while others shop.',
  },
  hero: {
    badge: 'Retail',
    title: 'The sale is rung up.',
    titleMarked: 'Ring up the service too.',
    text: 'The till knows what was sold. It does not know who found the last size 39, calmed the returns desk or got a delivery onto the shelves before opening. Your team does.',
    picture: 'A till line: four tills open, one closed, and a thank-you at till 3',
  },
  scene: {
    store: 'Store 27 · Saturday, 12:40 PM',
    tills: [
      { label: 'Till 1', who: 'Hanna', open: true, queue: 2 },
      { label: 'Till 2', who: 'Diego', open: true, queue: 3 },
      { label: 'Till 3', who: 'Lan', open: true, queue: 1 },
      { label: 'Till 4', who: 'Closed', open: false, queue: 0 },
      { label: 'Self', who: 'Daniel', open: true, queue: 4 },
    ],
    thanks: 'Opened till 3 before anyone had to call. Queue gone in six minutes.',
    from: 'Marta, duty manager',
  },
  celebrate: {
    title: 'A receipt for good work',
    text: 'It takes as long as a card payment: pick a colleague, say what they did, add points. Nothing is printed, and it stays for good.',
    receipt: {
      store: 'Store 27, sales floor',
      date: 'Sat 2:22 PM · Duty manager: Marta',
      lines: [
        { what: 'Found a size 39 in the stockroom', amount: '1 ×' },
        { what: 'Carried a pram down the stairs', amount: '1 ×' },
        { what: 'Smiled through the returns queue', amount: '47 ×' },
      ],
      total: 'Points for Lan',
      thanks: 'Thank you, and come again on Monday!',
    },
  },
  incentives: {
    title: 'Points worth more than a staff discount',
    text: 'Other people’s weekends are your peak. So the reward that goes first is usually a Saturday.',
    rewards: {
      shopVoucher: { name: 'Department store voucher', brand: 'Harbour Lane' },
      saturdayOff: { name: 'A Saturday off', brand: 'From your store' },
      cinema: { name: 'Cinema for two', brand: 'Lumen House' },
      coffee: { name: 'Coffee voucher', brand: 'Daily Grind' },
      sneakers: { name: 'Trainers voucher', brand: 'Kestrel Run' },
      lateStart: { name: 'Late start', brand: 'From your store' },
    },
  },
  goals: {
    title: 'Store goals at shelf-edge height',
    text: 'Conversion is head office’s word. On the floor it reads: greeted, helped, in stock.',
    challenges: [
      { title: 'Shelf gaps closed by eleven', type: 'Grocery and household' },
      { title: 'Click & collect in ten minutes', type: 'Stockroom and counter' },
      { title: 'Stocktake without a recount', type: 'Whole store' },
    ],
    bonuses: ['First week on the tills', 'Christmas trading without a no-show'],
  },
  insights: {
    title: 'A note for the morning huddle',
    text: 'Before the doors open, Genie Insights has read yesterday’s targets, shifts and thank-yous.',
    progress: {
      text: 'Click & collect slowed down between four and six on Friday. One more person would meet the goal.',
      call: 'View progress',
    },
    report: {
      text: 'The Sunday team gets half the thank-yous of the weekday team. Most of them are students.',
      call: 'View reports',
    },
    points: {
      text: 'Diego trained two new starters on till 2 in a week. Nobody has mentioned it.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Short at the till on Saturday at four? See it on Monday.',
  closing: {
    title: 'Tomorrow’s huddle could begin with a name.',
    text: 'Say who helped and how, with points. Recognition is free for up to ten people, no card needed.',
  },
};
