/** Texts of the healthcare page. */
export const industryHealthcare = {
  meta: {
    title: 'Recognition for hospitals, wards and elderly care | Brightcrew',
    description:
      'Thanks that survive the handover: recognition, rewards and shared goals for nurses, carers and hospital staff on early, late and night shifts.',
  },
  hero: {
    badge: 'Hospitals & Healthcare',
    title: 'Thanks that outlast',
    titleMarked: 'the handover',
    text: 'On a ward the best work leaves no trace: a fall that did not happen, a family that went home calm. Make it visible to earlies, lates and nights, in hospitals and in elderly care.',
    picture: 'A ward roster with early, late and night shifts; a nurse on nights has just been thanked',
  },
  scene: {
    ward: 'Ward 4B · Internal medicine',
    day: 'Thursday',
    shifts: ['Early', 'Late', 'Night'],
    staff: [
      { name: 'Anjali D.', role: 'RN', shift: 0 },
      { name: 'Tomasz Z.', role: 'RN', shift: 1 },
      { name: 'Ainhoa E.', role: 'Carer', shift: 0 },
      { name: 'Daniel O.', role: 'Porter', shift: 1 },
      { name: 'Valentina Q.', role: 'RN', shift: 2 },
    ],
    bays: ['Bay A', 'Bay C', 'Bay B', 'Ward', 'Bays A–C'],
    thanks: { from: 'Dr Pham, 6:50 AM', text: 'You called early about bed 12. It mattered.' },
  },
  celebrate: {
    title: 'Put it in the handover, next to the drips',
    text: 'Twenty seconds at the end of a shift. The person reads it after sleeping; the ward reads it at the next handover.',
    note: {
      title: 'Handover, night to early',
      items: [
        'Bed 7: obs every two hours',
        'Bed 9: family at eleven, wants Anjali',
        'Bed 12: moved to step-down, stable',
      ],
      last: 'And this',
      from: 'Daniel Osei',
      initials: 'DO',
      to: 'to Valentina, nights',
      message: 'You sat with Mr Lindholm until his daughter landed. He was not alone. Thank you.',
    },
  },
  incentives: {
    title: 'Something for the feet, the back and the head',
    text: 'Staff choose for themselves: new scrubs, dinner that cooks itself after a night shift, hours towards the next certificate.',
    rewards: {
      fitnessApp: { name: 'Fitness app', brand: 'Stride' },
      voucher: { name: 'Supermarket voucher', brand: 'Green Basket' },
      music: { name: 'Music streaming', brand: 'Tonewave' },
      scrubsCard: { name: 'Scrubs card', brand: 'Clinicwear' },
      mealDelivery: { name: 'Meal delivery', brand: 'Bikebox' },
      massage: { name: 'Massage', brand: 'Stillroom' },
      credits: { name: 'Continuing-education credits', brand: 'From your hospital' },
    },
  },
  goals: {
    title: 'Goals a ward can be proud of',
    text: 'About safety and care, never about speed. Each ward sees its own; nobody is ranked by patients.',
    challenges: [
      { title: 'Hand-hygiene rounds', type: 'Ward 4B, all shifts' },
      { title: 'Fall checks before ten', type: 'Elderly care, houses 1–3' },
      { title: 'Handover sheets complete', type: 'Theatres and recovery' },
    ],
    bonuses: ['Mentored a student to sign-off', 'A quarter of swaps solved in the team'],
  },
  insights: {
    title: 'What the ward sister should know today',
    text: 'Genie Insights reads targets, shifts and recognitions, never patient records.',
    progress: {
      text: 'House 2 is two fall checks short of its goal this week. The late shift can close it tonight.',
      call: 'View progress',
    },
    report: {
      text: 'Nights at 4B swap shifts more often than any other team since August. Worth a conversation.',
      call: 'View reports',
    },
    points: {
      text: 'Daniel worked four Sundays in a row, and nobody has thanked him this month.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Know on Monday which late shift is one person short.',
  closing: {
    title: 'The night shift hands over at seven.',
    text: 'Send them home with a thank-you. Recognition is free for up to ten people, and nobody needs a company e-mail.',
  },
};
