/** Texts of the enterprise page. */
export const industryEnterprise = {
  meta: {
    title: 'Recognition for enterprises with many sites | Brightcrew',
    description:
      'One recognition programme for plants, branches and offices in several countries: single sign-on, local budgets, reports per site and insights for leadership.',
  },
  hero: {
    badge: 'Enterprise',
    title: 'Eight sites,',
    titleMarked: 'one way to say thanks.',
    text: 'Plants, branches and offices each have their own habits, budgets and languages. Keep those. Add one recognition programme for all of them, with single sign-on and reports you can take to the board.',
    picture: 'A map of sites across Europe, joined by lines; a thank-you travels from Lisbon to Kraków',
  },
  scene: {
    sites: ['Lisbon', 'Bilbao', 'Lyon', 'Rotterdam', 'Malmö', 'Kraków', 'Brno', 'Bologna'],
    from: 'Lisbon, shared services',
    to: 'Kraków, plant 2',
    thanks: 'Month-end closed a day early, together.',
  },
  celebrate: {
    title: 'A thank-you that crosses four departments',
    text: 'In big companies, credit gets lost on the way up. Here the whole chain is on the card: who started it, who helped, who finished.',
    chain: {
      title: 'Line 4 running again',
      steps: [
        { who: 'Lucía, Lisbon', what: 'spotted the wrong part number' },
        { who: 'Tomasz, Kraków', what: 'drove to the supplier overnight' },
        { who: 'Anjali, Malmö', what: 'cleared it with quality by seven' },
      ],
      from: 'Marta Iglesias',
      initials: 'MI',
      to: 'to three people in three countries',
      message: 'The customer never noticed. I did. Points for each of you, and the story for everyone else.',
    },
  },
  incentives: {
    title: 'One catalogue, local choices',
    text: 'Each country sees the rewards it can use, next to those the whole company shares. Budgets stay with the site.',
    rewards: {
      volunteerDay: { name: 'Volunteer day', brand: 'Company-wide' },
      conference: { name: 'A conference day', brand: 'Company-wide' },
      donation: { name: 'Donation to a good cause', brand: 'Open Table Fund' },
      headphones: { name: 'Headphones voucher', brand: 'Soundfield' },
      language: { name: 'Language course', brand: 'Parla' },
      lunch: { name: 'Team lunch', brand: 'Your site’s kitchen' },
    },
  },
  goals: {
    title: 'From the board’s target to Tuesday’s shift',
    text: 'Break a company goal down by country, site and team. Everyone sees their own line and the one above it.',
    columns: { goal: 'Goal', scope: 'Where', progress: 'Progress', points: 'Points' },
    challenges: [
      { title: 'Near misses reported', type: '4 plants' },
      { title: 'Onboarding done in ten days', type: 'HR, all countries' },
      { title: 'Tickets closed in one touch', type: 'Shared services' },
    ],
    bonuses: ['Idea adopted by a second site', 'Cross-site project closed', 'Audit passed without findings'],
  },
  insights: {
    title: 'Three lines for the leadership meeting',
    text: 'Genie Insights compares each site with itself, not with the others, and says what has changed.',
    progress: {
      text: 'Bologna has doubled its near-miss reports since the challenge began; two plants have not started.',
      call: 'View progress',
    },
    report: {
      text: 'Teams whose manager thanks someone every week answer surveys more often and more kindly.',
      call: 'View reports',
    },
    points: {
      text: 'Anjali’s name is on recognitions from five departments this month. Her own hasn’t noticed.',
      call: 'Give points',
    },
  },
  shiftsTitle: 'Every team’s week, down to the hour that is one person short.',
  closing: {
    title: 'Start with one site.',
    text: 'One admin is typically enough for a pilot. Once it works there, we’ll talk about the rest.',
  },
};
