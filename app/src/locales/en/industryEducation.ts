/** Texts of the education page. */
export const industryEducation = {
  meta: {
    title: 'Recognition for schools, colleges and nurseries | Brightcrew',
    description:
      'Marks are for pupils. Staff deserve something better: recognition, rewards and shared goals for teachers, assistants, caretakers and school offices.',
  },
  hero: {
    badge: 'Education',
    title: 'Staff rooms run on',
    titleMarked: 'coffee and goodwill.',
    text: 'Covering Year 9 in a free period, staying for the concert, calling a parent back at six. None of it is on the timetable. Put it on the board, all term long.',
    picture: 'A timetable with lessons from Monday to Friday; Wednesday’s cover lesson carries a thank-you',
  },
  scene: {
    title: 'Week B · Mr Zieliński',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    periods: ['1', '2', '3', '4'],
    lessons: [
      ['9C Maths', 'Free', '7A Maths', '11 Maths', '8B Maths'],
      ['11 Maths', '8B Maths', 'Cover 9F', 'Duty', '9C Maths'],
      ['Free', '7A Maths', '11 Maths', '9C Maths', 'Free'],
      ['8B Maths', 'Tutor 7A', 'Free', '7A Maths', '11 Maths'],
    ],
    cover: 'Cover 9F',
    free: ['Free', 'Duty'],
    thanks: { from: 'Head of Year 9', text: 'Your free period, and they were quiet!' },
  },
  celebrate: {
    title: 'Full marks, this time for the grown-ups',
    text: 'A thank-you from a colleague counts more than a line in the newsletter. Teachers, assistants, kitchen, caretakers and office write on one board.',
    page: {
      subject: 'Subject: Wednesday, 2nd lesson',
      from: 'Lucía Ferrándiz',
      initials: 'LF',
      to: 'to Tomasz Zieliński, maths',
      message:
        'You took 9F at no notice and taught them fractions with a pizza box. Two of them asked if you’re coming back.',
      margin: 'See me. (For cake.)',
    },
  },
  incentives: {
    title: 'Nobody needs another mug',
    text: 'An afternoon without meetings, a seat at the theatre, two hours of training they actually wanted.',
    rewards: {
      books: { name: 'Bookshop voucher', brand: 'Chapter & Page' },
      afternoon: { name: 'A free afternoon', brand: 'From your school' },
      theatre: { name: 'Theatre voucher', brand: 'Lumen House' },
      train: { name: 'Train voucher', brand: 'Rail Meridian' },
      coffee: { name: 'Coffee voucher', brand: 'Daily Grind' },
      workshop: { name: 'Workshop of your choice', brand: 'From your school' },
    },
  },
  goals: {
    title: 'Goals that fit in a term',
    text: 'For year groups, departments and the office, from the first day back to reports.',
    challenges: [
      { title: 'Reports in before the deadline', type: 'All departments' },
      { title: 'New families called in week one', type: 'Office and tutors' },
      { title: 'Lesson visits between colleagues', type: 'Maths and science' },
    ],
    bonuses: ['First week as a new colleague', 'A term of break duties covered'],
  },
  insights: {
    title: 'On the head teacher’s pinboard',
    text: 'Genie Insights looks at recognition, targets and anniversaries of the staff. It knows nothing about pupils.',
    progress: {
      text: 'Science is three lesson visits away from its goal, and half-term is in two weeks.',
      call: 'View progress',
    },
    report: {
      text: 'Support staff write a third of all thank-yous and receive a tenth of them.',
      call: 'View reports',
    },
    points: {
      text: 'On Friday Mr Mendonça, who opens the gate at half past six, has been here for ten years.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'A colleague is off sick: see at once who can cover.',
  closing: {
    title: 'Tomorrow someone unlocks the gate at half past six.',
    text: 'Let them find a thank-you there. Recognition is free for up to ten people, with no end date.',
  },
};
