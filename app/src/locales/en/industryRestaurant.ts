/** Texts of the restaurant page. */
export const industryRestaurant = {
  meta: {
    title: 'Recognition for restaurants, kitchens and bars | Brightcrew',
    description:
      'Good service ends with clean tables and tired feet. Recognition, rewards and goals for kitchen brigades, floor and bar, from mise en place to last orders.',
  },
  hero: {
    badge: 'Restaurants',
    title: 'Service is over.',
    titleMarked: 'Say who carried it.',
    text: 'A hundred and twenty covers, one dishwasher down, and everything left the pass hot. By the time the floor is mopped, nobody talks about it any more. Two taps, and it’s on the record.',
    picture: 'Order tickets on the rail of the pass; the last one is a thank-you for the dish pit',
  },
  scene: {
    pass: 'The pass · 8:47 PM',
    tickets: [
      { table: 'Table 6', cover: '2 covers', lines: ['2 burrata', '1 sea bass', '1 lamb, medium'], time: '6 min' },
      { table: 'Table 12', cover: '4 covers', lines: ['1 NO NUTS', '3 tasting menu', '1 risotto'], time: '9 min' },
      { table: 'Terrace 3', cover: '3 covers', lines: ['3 oysters', '2 bass, 1 steak', 'side: greens'], time: '2 min' },
    ],
    thanks: {
      title: 'For the dish pit',
      lines: ['1 thank-you', 'to Rafael, by hand'],
      note: 'Washed 120 covers when the machine died',
    },
  },
  celebrate: {
    title: 'Call it out, like an order',
    text: 'Back of house hears “hands, please” all night and hardly ever “well done”. Here the pass can shout it, and the floor shouts back.',
    docket: {
      head: 'Friday, second sitting',
      from: 'Chef Karim',
      to: 'for Lucía, sauce',
      lines: ['1 × nut allergy caught on table 12', '1 × new plate in four minutes', '0 × drama'],
      message: 'You read the ticket twice when everyone was in the weeds. That guest went home happy.',
      cheers: 'Heard! from 11 of the brigade',
    },
  },
  incentives: {
    title: 'After closing time, something just for them',
    text: 'A knife they would never buy themselves. A Sunday. A taxi when the last bus has gone.',
    rewards: {
      sundayOff: { name: 'A Sunday off', brand: 'From the house' },
      knife: { name: 'Chef’s knife voucher', brand: 'Steel & Stone' },
      taxi: { name: 'Taxi home', brand: 'Nightcab' },
      dinner: { name: 'Dinner somewhere else', brand: 'Ostra & Sons' },
      music: { name: 'Music streaming', brand: 'Tonewave' },
      shoes: { name: 'Kitchen shoes voucher', brand: 'Clinicwear' },
    },
  },
  goals: {
    title: 'Tonight’s specials',
    text: 'Three goals on the board by the staff table. Kitchen and floor win together, or not at all.',
    challenges: [
      { title: 'Tickets out under fifteen minutes', type: 'Hot pass, dinner' },
      { title: 'Allergies confirmed at the table', type: 'Floor and pass' },
      { title: 'Waste weighed and under target', type: 'Larder and pastry' },
    ],
    bonuses: ['Closing list complete, seven nights', 'Trained on a second station'],
  },
  insights: {
    title: 'Mise en place for the manager',
    text: 'Three things Genie Insights has ready before the staff meal.',
    progress: {
      text: 'Pastry has been under its waste target for three weeks. Two more services and it is done.',
      call: 'View progress',
    },
    report: {
      text: 'Thank-yous dry up on double shifts. Four people worked one this week.',
      call: 'View reports',
    },
    points: {
      text: 'Rafael has closed nine nights out of ten. The floor has never written to him.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Nobody behind the bar on Thursday evening? Close the gap here.',
  closing: {
    title: 'Service starts in an hour.',
    text: 'That’s longer than it takes to set up. Start with one crew: recognition is free for up to ten people.',
  },
};
