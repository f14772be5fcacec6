/** Texts of the hospitality page. */
export const industryHospitality = {
  meta: {
    title: 'Recognition for hotels and hospitality teams | Brightcrew',
    description:
      'Guests thank the front desk; the house is run by thirty others. Recognition, rewards and goals for reception, housekeeping, breakfast and night audit.',
  },
  hero: {
    badge: 'Hospitality',
    title: 'Your guests notice.',
    titleMarked: 'So should the house.',
    text: 'Reception gets the smile, housekeeping gets the rooms. Pass every compliment on to the person who earned it, from the breakfast crew to the night audit, in season and out of it.',
    picture: 'Tonight’s reservations list with five arrivals; room 214 carries a thank-you for housekeeping',
  },
  scene: {
    title: 'Arrivals tonight',
    date: 'Friday',
    count: '5 of 38',
    rows: [
      { room: '112', guest: 'Halloran, 2 nights', note: 'Cot in room', state: 'Ready' },
      { room: '214', guest: 'Bianchi, 1 night', note: 'Late, after 11 PM', state: 'Ready' },
      { room: '301', guest: 'Ørsted, 4 nights', note: 'Feather-free', state: 'Inspected' },
      { room: '305', guest: 'Achterberg party', note: 'Adjoining 306', state: 'Cleaning' },
      { room: '410', guest: 'Mbeki, 2 nights', note: 'Anniversary', state: 'Ready' },
    ],
    key: '214',
    thanks: 'Found the teddy, posted it home',
  },
  celebrate: {
    title: 'A compliment belongs to whoever earned it',
    text: 'Reviews name the hotel. You know the name. Pass the guest’s words on with points, and the whole house can applaud.',
    guest: {
      words: '“We came back at midnight to two cups of warm milk and the cot already made. Who does that?”',
      by: 'Guest card, room 112',
      answer: 'Anjali did.',
      from: 'Diego Arriaga',
      initials: 'DA',
      to: 'to Anjali, housekeeping',
      message: 'You read the note about the baby and thought one step ahead. That is the house at its best.',
    },
  },
  incentives: {
    title: 'Let the hosts be guests for once',
    text: 'A night in another hotel, a table where someone else serves. People who look after others like to be looked after.',
    rewards: {
      spaDay: { name: 'Spa day', brand: 'Stillroom' },
      voucher: { name: 'Department store voucher', brand: 'Harbour Lane' },
      restaurant: { name: 'Restaurant voucher', brand: 'Ostra & Sons' },
      hotelStay: { name: 'Weekend hotel stay', brand: 'At any of our hotels' },
      wineTasting: { name: 'Wine tasting', brand: 'Cellar 9' },
      course: { name: 'Training course', brand: 'From your hotel' },
    },
  },
  goals: {
    title: 'Goals the team walks past every day',
    text: 'By the key board, on the linen lift, in the app. Everyone knows what the house is working on this week.',
    challenges: [
      { title: 'Rooms ready by 3 PM', type: 'Housekeeping, floors 1–4' },
      { title: 'Guest notes acted on', type: 'Reception and concierge' },
      { title: 'Breakfast scores of 9 and 10', type: 'Breakfast crew' },
    ],
    bonuses: ['Full season on board', 'Second department learnt'],
  },
  insights: {
    title: 'With the morning coffee and the occupancy list',
    text: 'Three notes from Genie Insights, before the 10 AM meeting.',
    progress: {
      text: 'Floor 3 has had every room ready by 3 PM since Monday. One more day and the goal is met.',
      call: 'View progress',
    },
    report: {
      text: 'Night audit has received a single thank-you since the season opened. Reception has had nineteen.',
      call: 'View reports',
    },
    points: {
      text: 'Ainhoa starts her fifth season with you on Saturday. There should be something waiting in her locker.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Full house on Friday? See who is at reception.',
  closing: {
    title: 'Guests leave a review. You can leave a thank-you.',
    text: 'Start with housekeeping or the bar: recognition is free for up to ten people, and setup takes less than an hour.',
  },
};
