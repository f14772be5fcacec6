import { brand } from './brand';

/** The frame a page lives in: the public site's header and footer, or the demo's banner and rail. */
export type Frame = 'site' | 'shift' | 'demo';

/** One page of the site. The English path is the key; the Spanish twin is the same path under /es. */
export interface SiteRoute {
  readonly id: string;
  /** English path, starting with a slash, without one at the end. */
  readonly path: string;
  /** Route module below `src/`. */
  readonly file: string;
  readonly frame: Frame;
  /** Whether the page also exists under /es. */
  readonly twin: boolean;
  /** Whether the page loads the engine (WebAssembly), which its CSP must then allow: every page of the demo. */
  readonly engine: boolean;
  /** Whether search engines may list the page. */
  readonly indexable: boolean;
  /** The English path of the page that this one repeats under another address. */
  readonly canonical?: string;
  /**
   * The values of the path's one parameter (`:name`) that are prerendered; the last one stands for all other values.
   */
  readonly values?: readonly string[];
  /**
   * Whether the prerendered page is only a form that the server fills in for each value of the parameter, head included:
   * no value has a page of its own, and the app writes no links into the head that the server has written.
   */
  readonly shell?: boolean;
  /** Whether the page is a list of several pages, told apart by `?page=`: each is one of its own for search engines. */
  readonly paged?: boolean;
}

/** A page as listed below: in the site's frame, with a Spanish twin and open to search engines unless it says otherwise. */
type Page = Omit<SiteRoute, 'frame' | 'twin' | 'engine' | 'indexable'> &
  Partial<Pick<SiteRoute, 'frame' | 'twin' | 'indexable'>>;

/** The sample team's ids; `unknown` is the page that any other id shows. */
const memberIds = [...Array.from({ length: 12 }, (_, index) => `TM${String(index + 1).padStart(3, '0')}`), 'unknown'];

/** Every page of the site, in the order of the route tables. */
const pages = [
  { id: 'home', path: '/', file: 'routes/home.tsx' },
  { id: 'celebrate-work', path: '/celebrate-work', file: 'routes/features/celebrate-work.tsx' },
  { id: 'reward-incentives', path: '/reward-incentives', file: 'routes/features/reward-incentives.tsx' },
  { id: 'boost-performance', path: '/boost-performance', file: 'routes/features/boost-performance.tsx' },
  { id: 'manage-with-ease', path: '/manage-with-ease', file: 'routes/features/manage-with-ease.tsx' },
  { id: 'pricing', path: '/pricing', file: 'routes/pricing.tsx' },
  { id: 'faq', path: '/faq', file: 'routes/faq.tsx' },
  { id: 'use-cases', path: '/use-cases', file: 'routes/use-cases.tsx' },
  { id: 'cdti-cam', path: '/cdti-cam', file: 'routes/cdti-cam.tsx' },
  { id: 'privacy-and-terms', path: '/privacy-and-terms', file: 'routes/legal.tsx' },
  {
    id: 'privacy',
    path: '/privacy',
    file: 'routes/legal.tsx',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  {
    id: 'terms',
    path: '/terms',
    file: 'routes/legal.tsx',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  {
    id: 'cookies',
    path: '/cookies',
    file: 'routes/legal.tsx',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  { id: 'pick-experience', path: '/pick-experience', file: 'routes/pick-experience.tsx', twin: false },
  { id: 'logistics-case', path: '/logistics-case', file: 'routes/industries/logistics.tsx' },
  { id: 'telemarketing-case', path: '/telemarketing-case', file: 'routes/industries/telemarketing.tsx' },
  { id: 'healthcare-case', path: '/healthcare-case', file: 'routes/industries/healthcare.tsx' },
  { id: 'hospitality-case', path: '/hospitality-case', file: 'routes/industries/hospitality.tsx' },
  { id: 'retail-case', path: '/retail-case', file: 'routes/industries/retail.tsx' },
  { id: 'restaurant-case', path: '/restaurant-case', file: 'routes/industries/restaurant.tsx' },
  { id: 'education-case', path: '/education-case', file: 'routes/industries/education.tsx' },
  { id: 'enterprise-case', path: '/enterprise-case', file: 'routes/industries/enterprise.tsx' },
  { id: 'smallbusiness-case', path: '/smallbusiness-case', file: 'routes/industries/smallbusiness.tsx' },
  { id: 'blog', path: '/blog', file: 'routes/blog.tsx', paged: true },
  { id: 'blog-post', path: '/blog/:slug', file: 'routes/blog-post.tsx', values: ['shell'], shell: true },
  {
    id: 'blog-category',
    path: '/blog/category/:category',
    file: 'routes/blog-category.tsx',
    values: ['shell'],
    shell: true,
    paged: true,
  },
  { id: 'contact', path: '/contact', file: 'routes/contact.tsx' },
  { id: 'sign-up', path: '/sign-up', file: 'routes/sign-up.tsx' },
  { id: 'message-received', path: '/message-received', file: 'routes/message-received.tsx', indexable: false },
  {
    id: 'shift-get-started',
    path: `/${brand.slug}-shift-management`,
    file: 'routes/shift-get-started.tsx',
    frame: 'shift',
  },
  { id: 'shift-scheduler', path: '/shift-scheduler', file: 'routes/shift-scheduler.tsx', frame: 'shift' },
  {
    id: 'my-week',
    path: '/shift-scheduler/my-week',
    file: 'routes/my-week.tsx',
    frame: 'shift',
    indexable: false,
  },
  {
    id: 'shift-template-setup',
    path: '/shift-template-setup',
    file: 'routes/shift-template-setup.tsx',
    frame: 'shift',
  },
  { id: 'team-member-overview', path: '/demo/team-member/overview', file: 'routes/demo/overview.tsx', frame: 'demo' },
  {
    id: 'team-member-gift-shop',
    path: '/demo/team-member/gift-shop',
    file: 'routes/demo/gift-shop.tsx',
    frame: 'demo',
  },
  { id: 'manager-gift-shop', path: '/demo/manager/gift-shop', file: 'routes/demo/gift-shop.tsx', frame: 'demo' },
  {
    id: 'team-member-recognitions',
    path: '/demo/team-member/recognitions',
    file: 'routes/demo/recognitions.tsx',
    frame: 'demo',
  },
  {
    id: 'manager-recognitions',
    path: '/demo/manager/recognitions',
    file: 'routes/demo/recognitions.tsx',
    frame: 'demo',
  },
  { id: 'manager-overview', path: '/demo/manager/overview', file: 'routes/demo/manager-overview.tsx', frame: 'demo' },
  { id: 'manager-view-team', path: '/demo/manager/view-team', file: 'routes/demo/view-team.tsx', frame: 'demo' },
  {
    id: 'manager-team-member',
    path: '/demo/manager/team-member/:memberId',
    file: 'routes/demo/member.tsx',
    frame: 'demo',
    indexable: false,
    values: memberIds,
  },
  {
    id: 'manager-view-team-member',
    path: '/demo/manager/view-team/:memberId',
    file: 'routes/demo/member.tsx',
    frame: 'demo',
    indexable: false,
    canonical: '/demo/manager/team-member/:memberId',
    values: memberIds,
  },
] as const satisfies readonly Page[];

/** The id of a page that exists. */
export type PageId = (typeof pages)[number]['id'];

/** Every page of the site with its defaults filled in. */
export const siteRoutes: readonly SiteRoute[] = pages.map(({ frame = 'site', ...page }: Page) => ({
  twin: true,
  indexable: true,
  ...page,
  frame,
  engine: frame !== 'site',
}));

/** Addresses that answer with a permanent redirect; each has an /es twin. */
export const redirects = [
  { from: '/welcome', to: '/demo/team-member/overview' },
  { from: '/gift-shop', to: '/demo/team-member/gift-shop' },
  { from: '/recognitions', to: '/demo/team-member/recognitions' },
  { from: '/demo', to: '/demo/team-member/overview' },
] as const;
