/** Texts of the telemarketing page. */
export const industryTelemarketing = {
  meta: {
    title: 'Recognition for BPO, telemarketing and call centres | Brightcrew',
    description:
      'Notice the good call while the queue is still blinking. Points, breaks, rewards and fair targets for agents and team leads in contact centres and BPO.',
  },
  hero: {
    badge: 'Call centres',
    title: 'BPO & Telemarketing',
    tagline: 'The queue sees every second. Now someone sees the call.',
    text: 'Agents hear complaints for a living and get measured while they do. Give them something else to hear: thanks after the hard call, a reward they chose, a target they believe in.',
    picture: 'A call queue board with six agents; one has just been thanked for a hard call',
  },
  scene: {
    line: 'Inbound · Billing EN/ES',
    figures: [
      { label: 'Waiting', value: '3' },
      { label: 'Longest wait', value: '0:48' },
      { label: 'Agents ready', value: '2' },
    ],
    agents: [
      { name: 'Anjali', state: 'On call', time: '4:12' },
      { name: 'Tomasz', state: 'Wrap-up', time: '0:20' },
      { name: 'Hanna', state: 'On call', time: '11:36' },
      { name: 'Daniel', state: 'Ready', time: '0:05' },
      { name: 'Valentina', state: 'Break', time: '6:00' },
      { name: 'Diego', state: 'Ready', time: '0:31' },
    ],
    thanks: 'Twelve calm minutes with a shouting customer. Take five.',
    from: 'Marta, team lead',
  },
  celebrate: {
    title: 'Thank the call, not the call count',
    text: 'A team lead hears the moment that turned a caller around, and pins a thank-you to it. The floor learns what good sounds like.',
    call: {
      title: 'Retention line, call at 2:06 PM',
      length: '12:04',
      moment: 'at 7:51',
      before: '“Cancel it. Now. I’m done with you.”',
      after: '“…fine. Give me one more month.”',
      from: 'Marta Iglesias',
      initials: 'MI',
      to: 'to Hanna, evening desk',
      message: 'He wanted to cancel and to shout. You let him do one of the two. We played it in the huddle.',
      cheers: '9 colleagues cheered',
    },
  },
  incentives: {
    title: 'Half an hour can be worth more than cash',
    text: 'Ask a floor what they want and breaks come first. Put your own rewards next to the vouchers.',
    rewards: {
      extraBreak: { name: 'Extra break', brand: 'From your team' },
      voucher: { name: 'Online shop voucher', brand: 'Parcelo' },
      music: { name: 'Music streaming', brand: 'Tonewave' },
      foodDelivery: { name: 'Food delivery', brand: 'Bikebox' },
      wellnessHour: { name: 'Wellness hour', brand: 'From your company' },
    },
  },
  goals: {
    title: 'Targets agents would pick themselves',
    text: 'Per campaign, per client, per desk. For once, handle time can stay in the drawer.',
    challenges: [
      { title: 'Solved on the first call', type: 'Billing, EN and ES' },
      { title: 'Callbacks made on time', type: 'Outbound, renewals' },
      { title: 'CSAT replies of 5', type: 'Chat and e-mail desk' },
    ],
    bonuses: ['Seven days without a missed callback', 'New script learnt and signed off'],
  },
  insights: {
    title: 'The briefing before the 2 PM shift',
    text: 'Three lines for the huddle, from targets, shifts and thank-yous.',
    progress: {
      text: 'The renewals desk is four callbacks away from its goal, with two hours of campaign left.',
      call: 'View progress',
    },
    report: {
      text: 'Since breaks became a reward, the late shift is thanked as often as the early one.',
      call: 'View reports',
    },
    points: {
      text: 'Daniel has stayed for three extra shifts this month. His board is still empty.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Ten lines, nine people: see the thin hour before the phones ring.',
  closing: {
    title: 'Someone is on a hard call right now.',
    text: 'Be the one who noticed. Start with one desk: recognition is free for up to ten people.',
  },
};
