/** Texts of the logistics page. */
export const industryLogistics = {
  meta: {
    title: 'Recognition for logistics and last-mile crews | Brightcrew',
    description:
      'Thank drivers between stops, reward the clean route and keep your crew for the next peak. Recognition, rewards and goals for depots and last-mile fleets.',
  },
  hero: {
    badge: 'Logistics & last mile',
    title: 'Recognition that drives',
    titleMarked: 'retention and performance',
    text: 'Drivers load before the town wakes up and spend the day alone with a van and a list. Thank them between stops, reward the clean route, and still have them when peak season starts.',
    picture: 'A route sheet: three stops delivered, the fourth just thanked, two to go',
  },
  scene: {
    route: 'Route 14 · Harbour east',
    van: 'Van 208 · Wave 1',
    loaded: '126 parcels loaded by 6:40 AM',
    stops: [
      { time: '8:12 AM', place: 'Mill Lane 3', note: 'Left with neighbour' },
      { time: '8:31 AM', place: 'Dock Street 40, 4th floor', note: 'Signed: P. Okafor' },
      { time: '8:55 AM', place: 'Ropewalk Pharmacy', note: 'Cold box, on time' },
      { time: '9:20 AM', place: 'Harbour School, back gate', note: 'Delivered' },
      { time: '9:44 AM', place: 'Quay 7, locker B', note: 'Next stop' },
      { time: '10:05 AM', place: 'Lighthouse Café', note: 'Before 10:30 AM' },
    ],
    thanks: { from: 'Dispatch', text: 'Cold box on time, in that traffic.' },
  },
  celebrate: {
    title: 'Say it before the van is back at the depot',
    text: 'A dispatcher sees the save, adds points and says what it was. The driver reads it at the next stop; the rest of the wave reads it at the loading bay.',
    points: [
      'No company e-mail needed, a phone is enough',
      'Thanks from fellow drivers, not only from the office',
      'Every recognition appears on the depot screen',
    ],
    label: {
      kind: 'Handle with thanks',
      fromLabel: 'From',
      from: 'Hanna, dispatch',
      toLabel: 'To',
      to: 'Rafael Mendonça, van 208',
      message: 'Eleven failed deliveries on route 9 and you took four of them on your way home. Nobody asked you to.',
      code: 'BC 0914 THANKS',
    },
  },
  incentives: {
    title: 'Rewards that fit in a glovebox',
    text: 'Fuel, lunch on the road, a day at home. Drivers pick what the week calls for; you set the budget per depot.',
    rewards: {
      gasCard: { name: 'Gas card', brand: 'Fuelway' },
      voucher: { name: 'Online shop voucher', brand: 'Parcelo' },
      music: { name: 'Music streaming', brand: 'Tonewave' },
      mealVoucher: { name: 'Meal voucher', brand: 'Roadside Kitchen' },
      dayOff: { name: 'Extra day off', brand: 'From your company' },
    },
  },
  goals: {
    title: 'Every route can see how far it has come',
    text: 'Targets come from the scans you already make. Drivers look at them over coffee, not at the annual review.',
    challenges: [
      { title: 'First-attempt deliveries', type: 'Depot east, whole wave' },
      { title: 'No damage at loading', type: 'Bay 3, night sort' },
      { title: 'Pre-trip checks done', type: 'All vans, this month' },
    ],
    bonuses: ['First week without a claim', 'A quarter without a scratch', 'Mentored a new driver'],
  },
  insights: {
    title: 'What the depot manager reads at 5 AM',
    text: 'Genie Insights goes through targets, shifts and thank-yous and picks out three things.',
    progress: {
      text: 'Route 14 has met its target six days running. One more and the week is complete.',
      call: 'View progress',
    },
    report: {
      text: 'Night sort gets fewer thank-yous than the day waves, although it is first on its damage target.',
      call: 'View reports',
    },
    points: {
      text: 'Rafael has covered for three sick colleagues this month, and nobody has thanked him yet.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'See a route without a driver days before it leaves.',
  closing: {
    title: 'The next van is back at five.',
    text: 'Have a thank-you waiting at the gate. Recognition is free for up to ten people, and setup takes less than an hour.',
  },
};
