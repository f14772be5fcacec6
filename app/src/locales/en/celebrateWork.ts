import { claims } from '~/content/claims';

/** Texts of the page about celebrating work. */
export const celebrateWork = {
  meta: {
    title: 'Celebrate work: recognition with points | Brightcrew',
    description:
      'Thank a colleague in twenty seconds, with points attached, on a board the whole crew reads. Birthdays and anniversaries are celebrated automatically.',
  },
  hero: {
    title: 'Say thank you',
    titleMarked: 'before the shift ends',
    text: 'The person who stayed, who noticed, who took the difficult customer: tell them today, where everyone can read it, with points.',
    call: 'Share a recognition',
    picture: 'Three recognitions from the board, with their points',
    cards: [
      {
        from: 'Karim Bouzid',
        initials: 'KB',
        to: 'to Ainhoa, early bakery shift',
        message: 'The oven was down at four. At six the shelves were full. I still don’t know how.',
      },
      {
        from: 'Anjali Deshmukh',
        initials: 'AD',
        to: 'to Valentina, ward 3',
        message: 'Mrs Albrecht laughed for the first time in weeks, because you remembered her song.',
      },
      {
        from: 'Hanna Kowalczyk',
        initials: 'HK',
        to: 'to Rafael, route 14',
        message: 'Fifty-one stops in the rain, and you still carried the parcels up for the lady on the fourth floor.',
      },
    ],
  },
  steps: {
    title: 'Twenty seconds, from thought to thank-you',
    text: 'On your phone or on the web. No form, no approval, no waiting for the annual review.',
    who: {
      title: 'Pick the person',
      text: 'Or several: you can thank a whole shift at once.',
      people: ['Valentina', 'Anjali', 'Ainhoa', 'Tomasz'],
    },
    points: {
      title: 'Add points',
      text: 'Everyone has an allowance to give away. It doesn’t carry over, so it gets used.',
      allowance: '{{left}} of {{monthly}} points left to give this month',
    },
    words: {
      title: 'Say what they did',
      text: 'One sentence is enough. People remember the specific ones.',
      message: 'You stayed with the new colleague until she knew the round by heart.',
      send: 'Send',
    },
  },
  board: {
    title: 'A board the whole crew reads',
    text: 'No inbox, no intranet. People open it at the depot, in the break room and on the bus home, and cheer each other on.',
    cheers_one: '{{count}} cheer',
    cheers_other: '{{count}} cheers',
    cards: [
      {
        from: 'Marta Iglesias',
        initials: 'MI',
        to: 'to Lan, returns desk',
        message: 'Forty mislabelled parcels, and only you noticed. You saved our Monday.',
      },
      {
        from: 'Rafael Mendonça',
        initials: 'RM',
        to: 'to the night kitchen',
        message: 'Clean floors, sharp knives, everything labelled. Opening was a pleasure.',
      },
      {
        from: 'Daniel Osei',
        initials: 'DO',
        to: 'to Hanna, floor 2',
        message: 'Your handover is the only one I never have to ask about.',
      },
      {
        from: 'Anjali Deshmukh',
        initials: 'AD',
        to: 'to Tomasz, north desk',
        message: 'A forty-minute call, and the customer wrote to say she felt heard.',
      },
      {
        from: 'Lan Anh Pham',
        initials: 'LP',
        to: 'to Diego, loading bay',
        message: 'You taught three temps to wrap a pallet in one morning. Not one came back torn.',
      },
      {
        from: 'Karim Bouzid',
        initials: 'KB',
        to: 'to Lucía, front of house',
        message: 'A table of fourteen without a booking. You smiled, and it worked.',
      },
    ],
  },
  moments: {
    title: 'Nobody is forgotten',
    text: 'Birthdays, anniversaries and first days are celebrated on the morning itself, in your words, with the points you set.',
    week: 'A week of automatic thank-yous',
    quiet: 'nothing due',
    sent: 'Sent at 9 AM',
    birthday: { title: 'Birthday', text: 'Happy birthday, Tomasz! The first coffee is on us.' },
    welcome: { title: 'First day', text: 'Welcome, Lucía. Ask for Marta at the east gate.' },
    anniversary: { title: 'Five years', text: 'Anjali, five years and every key in the house.' },
  },
  closing: {
    title: `${claims.undervaluedPercent}% of employees feel undervalued.`,
    text: 'Yours don’t have to. Share the first recognition today: it’s free for up to ten people.',
  },
};
