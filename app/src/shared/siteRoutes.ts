import { brand } from './brand';

/** A page's frame: the public site's header and footer, or the demo's banner and rail. */
export type Frame = 'site' | 'shift' | 'demo';

/** One page of the site. The English path is the key; the Spanish version is the same path under /es. */
export interface SiteRoute {
  readonly id: string;
  /** English path with a leading slash and no trailing one. */
  readonly path: string;
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
  { id: 'home', path: '/' },
  { id: 'celebrate-work', path: '/celebrate-work' },
  { id: 'reward-incentives', path: '/reward-incentives' },
  { id: 'boost-performance', path: '/boost-performance' },
  { id: 'manage-with-ease', path: '/manage-with-ease' },
  { id: 'shift-scheduling', path: '/shift-scheduling' },
  { id: 'compare-spreadsheet', path: '/compare-spreadsheet' },
  { id: 'compare-scheduling-tools', path: '/compare-scheduling-tools' },
  { id: 'compare-by-hand', path: '/compare-by-hand' },
  { id: 'how-we-measure', path: '/how-we-measure' },
  { id: 'pricing', path: '/pricing' },
  { id: 'faq', path: '/faq' },
  { id: 'use-cases', path: '/use-cases' },
  { id: 'cdti-cam', path: '/cdti-cam' },
  { id: 'security', path: '/security' },
  { id: 'privacy-and-terms', path: '/privacy-and-terms' },
  {
    id: 'privacy',
    path: '/privacy',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  {
    id: 'terms',
    path: '/terms',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  {
    id: 'cookies',
    path: '/cookies',
    twin: false,
    indexable: false,
    canonical: '/privacy-and-terms',
  },
  { id: 'pick-experience', path: '/pick-experience', twin: false },
  { id: 'logistics-case', path: '/logistics-case' },
  { id: 'telemarketing-case', path: '/telemarketing-case' },
  { id: 'healthcare-case', path: '/healthcare-case' },
  { id: 'hospitality-case', path: '/hospitality-case' },
  { id: 'retail-case', path: '/retail-case' },
  { id: 'restaurant-case', path: '/restaurant-case' },
  { id: 'education-case', path: '/education-case' },
  { id: 'enterprise-case', path: '/enterprise-case' },
  { id: 'smallbusiness-case', path: '/smallbusiness-case' },
  { id: 'blog', path: '/blog', paged: true, filled: true },
  { id: 'blog-post', path: '/blog/:slug', values: ['shell'], shell: true, filled: true },
  {
    id: 'blog-category',
    path: '/blog/category/:category',
    values: ['shell'],
    shell: true,
    paged: true,
    filled: true,
  },
  { id: 'contact', path: '/contact' },
  { id: 'sign-up', path: '/sign-up', humanCheck: true },
  { id: 'message-received', path: '/message-received', indexable: false },
  {
    id: 'shift-get-started',
    path: `/${brand.slug}-shift-management`,
    frame: 'shift',
  },
  { id: 'shift-scheduler', path: '/shift-scheduler', frame: 'shift' },
  {
    id: 'my-week',
    path: '/shift-scheduler/my-week',
    frame: 'shift',
    indexable: false,
  },
  {
    id: 'shift-template-setup',
    path: '/shift-template-setup',
    frame: 'shift',
  },
  { id: 'team-member-overview', path: '/demo/team-member/overview', frame: 'demo' },
  {
    id: 'team-member-gift-shop',
    path: '/demo/team-member/gift-shop',
    frame: 'demo',
  },
  { id: 'manager-gift-shop', path: '/demo/manager/gift-shop', frame: 'demo' },
  {
    id: 'team-member-recognitions',
    path: '/demo/team-member/recognitions',
    frame: 'demo',
  },
  {
    id: 'manager-recognitions',
    path: '/demo/manager/recognitions',
    frame: 'demo',
  },
  { id: 'manager-overview', path: '/demo/manager/overview', frame: 'demo' },
  { id: 'manager-view-team', path: '/demo/manager/view-team', frame: 'demo' },
  {
    id: 'manager-team-member',
    path: '/demo/manager/team-member/:memberId',
    frame: 'demo',
    indexable: false,
    values: memberIds,
  },
  {
    id: 'manager-view-team-member',
    path: '/demo/manager/view-team/:memberId',
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
