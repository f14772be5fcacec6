/** The brand; every page, link and message takes its name from here. */
export const brand = {
  name: 'Brightcrew',
  slug: 'brightcrew',
  domain: 'brightcrew.example',
  email: 'hello@brightcrew.example',
  insightsName: 'Genie Insights',
} as const;
