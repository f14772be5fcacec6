/** Samples of the loyalty section. */
export const loyalty = {
  recognitionPoints: 60,
  challenge: { done: 68, goal: 100, points: 500 },
  birthdayPoints: 100,
  milestonePoints: 250,
} as const;

/** Sample rewards of the home page: cost in points and, where applicable, value in euros. */
export const homeRewards = [
  { id: 'sportswear', euros: 10, points: 2000 },
  { id: 'fastFood', euros: 5, points: 1500 },
  { id: 'charity', euros: 1, points: 300 },
  { id: 'onlineRetail', euros: 20, points: 3800 },
  { id: 'music', months: 3, points: 3000 },
  { id: 'breakfast', points: 5000 },
  { id: 'coffee', euros: 10, points: 2000 },
] as const;

export type HomeRewardId = (typeof homeRewards)[number]['id'];

/** The four use cases in the order of their tabs, with the feature page each links to. */
export const useCases = [
  { id: 'celebrate', page: 'celebrate-work' },
  { id: 'reward', page: 'reward-incentives' },
  { id: 'boost', page: 'boost-performance' },
  { id: 'manage', page: 'manage-with-ease' },
] as const;

export type UseCaseId = (typeof useCases)[number]['id'];

/** The industry carousel: a step is a card of 280 px and a gap of 16. */
export const industryCarousel = { cardPx: 280, gapPx: 16, stepPx: 296 } as const;

export const industryCards = [
  { id: 'logistics', page: 'logistics-case' },
  { id: 'telemarketing', page: 'telemarketing-case' },
  { id: 'health', page: 'healthcare-case' },
] as const;

/** The integrations carousel: speed in pixels per second, and the width of an item with its gap. */
export const integrationsCarousel = { speed: 50, itemPx: 216 } as const;

/** The fourteen business tools, seven per row. */
export const integrations = [
  'teamChat',
  'videoMeetings',
  'hrSystem',
  'singleSignOn',
  'automation',
  'payroll',
  'calendar',
  'timeClock',
  'pointOfSale',
  'helpDesk',
  'crm',
  'surveys',
  'spreadsheets',
  'learning',
] as const;

export type IntegrationId = (typeof integrations)[number];

/** The loop's duration in seconds for a row of this many tools. */
export function integrationsLoopSeconds(tools: number): number {
  return (tools * integrationsCarousel.itemPx) / integrationsCarousel.speed;
}

/** Height of a testimonial card in CSS pixels. */
export const testimonialHeightPx = 500;

/** All testimonials; their texts have the same ids. The pilot is our own team's and never shown. */
export const testimonials = [
  { id: 'delivery', company: 'Velopost', logoUrl: '/images/logos/velopost.svg' },
  { id: 'support', company: 'Clarovoz', logoUrl: '/images/logos/clarovoz.svg' },
  { id: 'pilot', company: 'Brightcrew', logoUrl: '/favicon.svg' },
  { id: 'postal', company: 'Correo Sur', logoUrl: '/images/logos/correo-sur.svg' },
  { id: 'outsourcing', company: 'Northdesk', logoUrl: '/images/logos/northdesk.svg' },
] as const;

type TestimonialId = (typeof testimonials)[number]['id'];

const filteredOut = 'pilot' satisfies TestimonialId;

export type ShownTestimonialId = Exclude<TestimonialId, typeof filteredOut>;

type Testimonial = (typeof testimonials)[number];

/** The testimonials to show. */
export function shownTestimonials() {
  return testimonials.filter((one): one is Extract<Testimonial, { id: ShownTestimonialId }> => one.id !== filteredOut);
}

/** Rows of the comparison. `partly` is also stated as text. */
export const comparison = [
  { id: 'points', us: 'yes', engagement: 'partly', productivity: 'no' },
  { id: 'rewards', us: 'yes', engagement: 'partly', productivity: 'no' },
  { id: 'targets', us: 'yes', engagement: 'no', productivity: 'partly' },
  { id: 'milestones', us: 'yes', engagement: 'yes', productivity: 'no' },
  { id: 'surveys', us: 'yes', engagement: 'yes', productivity: 'no' },
  { id: 'frontline', us: 'yes', engagement: 'no', productivity: 'no' },
  { id: 'setup', us: 'yes', engagement: 'no', productivity: 'partly' },
] as const;
