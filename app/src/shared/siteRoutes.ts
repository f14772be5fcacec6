import { brand } from './brand';

/** A page's frame: the public site's header and footer, or the demo's banner and rail. */
export type Frame = 'site' | 'shift' | 'demo';

/** One page of the site. The English path is the key; the Spanish version is the same path under /es. */
export interface SiteRoute {
  readonly id: string;
  /** English path with a leading slash and no trailing one. */
  readonly path: string;
  /** Route module relative to `src/`. */
  readonly file: string;
  readonly frame: Frame;
  /** Whether the page also exists under /es. */
  readonly twin: boolean;
  /**
   * Whether the page loads the engine (WebAssembly), which its CSP must then allow; true for every page of the demo.
   */
  readonly engine: boolean;
  /** Whether the page has the human check, whose worker or widget its CSP must then allow. */
  readonly humanCheck?: boolean;
  /** Whether search engines may index the page. */
  readonly indexable: boolean;
  /** The English path of the page that this one repeats. */
  readonly canonical?: string;
  /** The prerendered values of the path parameter (`:name`); the last one represents all other values. */
  readonly values?: readonly string[];
  /**
   * Whether the prerendered page is a shell that the server fills in for each value of the parameter, head included. No
   * value has a prerendered page, and the app leaves the server's links in the head alone.
   */
  readonly shell?: boolean;
  /** Whether the page is a paginated list with `?page=`; search engines see each page of it separately. */
  readonly paged?: boolean;
  /** Whether the server fills the page for each request: links to it and from it load documents. */
  readonly filled?: boolean;
}

/** A page as listed below; the defaults are the site's frame, a Spanish version and indexing. */
type Page = Omit<SiteRoute, 'frame' | 'twin' | 'engine' | 'indexable'> &
  Partial<Pick<SiteRoute, 'frame' | 'twin' | 'indexable'>>;

/** The sample team's ids; `unknown` is the page shown for any other id. */
const memberIds = [...Array.from({ length: 12 }, (_, index) => `TM${String(index + 1).padStart(3, '0')}`), 'unknown'];

const pages = [
  { id: 'home', path: '/', file: 'routes/home.tsx' },
  { id: 'celebrate-work', path: '/celebrate-work', file: 'routes/features/celebrate-work.tsx' },
  { id: 'reward-incentives', path: '/reward-incentives', file: 'routes/features/reward-incentives.tsx' },
  { id: 'boost-performance', path: '/boost-performance', file: 'routes/features/boost-performance.tsx' },
  { id: 'manage-with-ease', path: '/manage-with-ease', file: 'routes/features/manage-with-ease.tsx' },
  { id: 'shift-scheduling', path: '/shift-scheduling', file: 'routes/shift-scheduling.tsx' },
  { id: 'how-we-measure', path: '/how-we-measure', file: 'routes/how-we-measure.tsx' },
  { id: 'pricing', path: '/pricing', file: 'routes/pricing.tsx' },
  { id: 'faq', path: '/faq', file: 'routes/faq.tsx' },
  { id: 'use-cases', path: '/use-cases', file: 'routes/use-cases.tsx' },
  { id: 'cdti-cam', path: '/cdti-cam', file: 'routes/cdti-cam.tsx' },
  { id: 'security', path: '/security', file: 'routes/security.tsx' },
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
  { id: 'blog', path: '/blog', file: 'routes/blog.tsx', paged: true, filled: true },
  { id: 'blog-post', path: '/blog/:slug', file: 'routes/blog-post.tsx', values: ['shell'], shell: true, filled: true },
  {
    id: 'blog-category',
    path: '/blog/category/:category',
    file: 'routes/blog-category.tsx',
    values: ['shell'],
    shell: true,
    paged: true,
    filled: true,
  },
  { id: 'contact', path: '/contact', file: 'routes/contact.tsx' },
  { id: 'sign-up', path: '/sign-up', file: 'routes/sign-up.tsx', humanCheck: true },
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

/** The id of an existing page. */
export type PageId = (typeof pages)[number]['id'];

/** Every page of the site, with defaults filled in. */
export const siteRoutes: readonly SiteRoute[] = pages.map(({ frame = 'site', ...page }: Page) => ({
  twin: true,
  indexable: true,
  ...page,
  frame,
  engine: frame !== 'site',
}));

/** Permanent redirects; each also exists under /es. */
export const redirects = [
  { from: '/welcome', to: '/demo/team-member/overview' },
  { from: '/gift-shop', to: '/demo/team-member/gift-shop' },
  { from: '/recognitions', to: '/demo/team-member/recognitions' },
  { from: '/demo', to: '/demo/team-member/overview' },
] as const;
