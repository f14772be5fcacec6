import { expect, test } from 'vitest';
import {
  exists,
  inLanguage,
  languages,
  notFoundSource,
  only,
  pageAt,
  pages,
  parsed,
  redirects,
  sourceOf,
  textOf,
} from './support/site';

const team = '/demo/team-member';
const manager = '/demo/manager';
const member = 'Marta Iglesias, team member: live demo | Brightcrew';

const canonicalOf = (document: Document) =>
  new URL(only(document, 'link[rel=canonical]').getAttribute('href') ?? '').pathname;

const table: readonly (readonly [row: string, path: string, title: string, canonical?: string])[] = [
  ['[D-009]', '/', 'Brightcrew | Employee recognition, rewards and fair shifts'],
  ['[D-010]', '/faq', 'FAQ: 20 questions about recognition and rewards | Brightcrew'],
  ['[D-010]', '/pricing', 'Pricing: free for up to 10, then from €2 per user | Brightcrew'],
  ['[D-010]', '/contact', 'Contact our sales team | Brightcrew'],
  ['[D-010]', '/sign-up', 'Create a team space | Brightcrew'],
  ['[D-010]', '/use-cases', 'Use cases: a postal company and a call centre | Brightcrew'],
  ['[D-020]', '/blog', 'Field notes: the blog | Brightcrew'],
  ['Comparison:', '/compare-spreadsheet', 'A spreadsheet or a shift scheduler: what each does better | Brightcrew'],
  ['Comparison:', '/compare-scheduling-tools', 'Scheduling tools as a kind, and where we differ | Brightcrew'],
  ['Comparison:', '/compare-by-hand', 'Planning a ward by hand, and what a scheduler adds | Brightcrew'],
  ['How we measure:', '/how-we-measure', 'How we measure the scheduler: tables, scores, commands | Brightcrew'],
  ['[D-016]', '/pick-experience', 'Pick your Experience | Brightcrew'],
  ['[D-011]', '/logistics-case', 'Recognition for logistics and last-mile crews | Brightcrew'],
  ['[D-011]', '/telemarketing-case', 'Recognition for BPO, telemarketing and call centres | Brightcrew'],
  ['[D-011]', '/healthcare-case', 'Recognition for hospitals, wards and elderly care | Brightcrew'],
  ['[D-011]', '/hospitality-case', 'Recognition for hotels and hospitality teams | Brightcrew'],
  ['[D-014]', '/celebrate-work', 'Celebrate work: recognition with points | Brightcrew'],
  ['[D-014]', '/reward-incentives', 'Reward incentives: gift cards and rewards of your own | Brightcrew'],
  ['[D-014]', '/boost-performance', 'Boost performance: targets and challenges | Brightcrew'],
  ['[D-014]', '/manage-with-ease', 'Manage with ease: automated admin and insights | Brightcrew'],
  ['[D-014]', '/cdti-cam', 'EU co-funded AI project (in Spanish) | Brightcrew'],
  ['[D-015]', '/brightcrew-shift-management', 'Shift management for restaurants, retail and healthcare | Brightcrew'],
  ['[D-018]', '/shift-scheduler', 'Shift scheduler demo: see where your week is understaffed | Brightcrew'],
  ['My week:', '/shift-scheduler/my-week', 'My week: shifts, colleagues and confirmations | Brightcrew'],
  ['[D-019]', '/shift-template-setup', 'Shift template setup: how many people each slot needs | Brightcrew'],
  ['[D-022]', `${team}/overview`, 'Team member demo | Brightcrew'],
  ['[D-023]', `${team}/gift-shop`, 'Gift shop demo | Brightcrew'],
  ['[D-024]', `${team}/recognitions`, 'Send a recognition: live demo | Brightcrew'],
  ['[D-025]', `${manager}/overview`, 'Manager dashboard: live demo | Brightcrew'],
  ['[D-026]', `${manager}/gift-shop`, 'Gift shop demo | Brightcrew'],
  ['[D-027]', `${manager}/recognitions`, 'Send a recognition: live demo | Brightcrew'],
  ['[D-028]', `${manager}/view-team`, 'Your team: live demo | Brightcrew'],
  ['[D-029]', `${manager}/team-member/TM001`, member],
  ['[D-030]', `${manager}/view-team/TM001`, member, `${manager}/team-member/TM001`],
];

test.each(table.map(([row, path, title, canonical = path]) => [row, path, title, canonical] as const))(
  '[D-365] %s %s is a page of its own, in both languages',
  (_, path, title, canonical) => {
    const document = pageAt(path);
    expect(document.documentElement.lang).toBe('en');
    // The small-screen promo has the first heading of a demo page, so title and address distinguish them.
    expect(document.title).toBe(title);
    expect(canonicalOf(document)).toBe(canonical);
    expect(textOf(document.querySelector('h1'))).not.toBe('');
    expect(document.getElementById('content')).not.toBeNull();
    if (path === '/pick-experience') return;
    const spanish = pageAt(inLanguage(path, 'es'));
    expect(spanish.documentElement.lang).toBe('es');
    expect(spanish.title).not.toBe(title);
    expect(canonicalOf(spanish)).toBe(inLanguage(canonical, 'es'));
  },
);

test('[W-056] [W-057] [W-058] [W-059] [W-060] [D-012] [D-013] [D-017] four addresses show the one legal page, canonical to its one address', () => {
  const mains = ['/privacy-and-terms', '/privacy', '/terms', '/cookies'].map((path) => {
    const document = pageAt(path);
    expect(canonicalOf(document), path).toBe('/privacy-and-terms');
    expect(document.documentElement.lang).toBe('en');
    return textOf(only(document, 'main'));
  });
  expect(new Set(mains).size).toBe(1);
  expect(mains[0]).not.toBe('');
  expect(canonicalOf(pageAt('/es/privacy-and-terms'))).toBe('/es/privacy-and-terms');
});

test('[W-061] [W-063] [W-589] [D-037] a page without a Spanish twin, and any other path, is not found', () => {
  for (const path of [
    ...['/es/privacy', '/es/terms', '/es/cookies', '/es/pick-experience'],
    ...['/nowhere', '/es/nowhere', '/demo/nobody/overview', '/demo/manager/team-member', '/shift-scheduler/more'],
  ]) {
    expect(exists(path), path).toBe(false);
  }
  for (const language of languages)
    expect(textOf(parsed(notFoundSource(language)).querySelector('h1'))).toMatch(
      /Page not found|No encontramos esta página/,
    );
});

test('no two pages have the same title, and each has one main heading', () => {
  const titles = new Map<string, string>();
  const content = pages.filter(({ engine, path }) => !engine && !/^\/(?:privacy|terms|cookies)$/.test(path));
  expect(content.length).toBeGreaterThan(45);
  for (const { path } of content) {
    const document = pageAt(path);
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    expect(titles.get(document.title), path).toBeUndefined();
    titles.set(document.title, path);
  }
});

test.each<readonly [row: string, path: string, english: RegExp, spanish: RegExp]>([
  ['[W-034]', '/', /Good work, seen/, /El buen trabajo se ve/],
  ['[W-038]', '/blog', /Notes from the floor/, /cuadrantes/i],
  ['[W-040]', '/contact', /Contact Our Sales Team/, /equipo comercial/],
  ['[W-041]', '/sign-up', /Create a team space/, /espacio/i],
  ['[W-046]', '/logistics-case', /Logistics/, /Logística/],
  ['[W-047]', '/telemarketing-case', /BPO & Telemarketing/, /BPO y telemarketing|BPO & Telemarketing/i],
  ['[W-048]', '/healthcare-case', /Hospitals & Healthcare/, /Hospitales/],
  ['[W-049]', '/hospitality-case', /Hospitality/, /Hostelería|Hoteles/],
  ['[W-050]', '/retail-case', /Retail/, /Comercio|Tiendas|Retail/],
  ['[W-051]', '/restaurant-case', /Restaurants?/, /Restaurantes?|Restauración/],
  ['[W-052]', '/education-case', /Education|Schools/, /Educación/],
  ['[W-053]', '/enterprise-case', /Enterprise/, /Grandes empresas|Gran empresa/],
  ['[W-054]', '/smallbusiness-case', /Small business/, /Pequeñ|Pymes?/],
])('%s %s is about its subject in both languages', (_, path, ...patterns) => {
  for (const [index, language] of languages.entries())
    expect(textOf(only(pageAt(inLanguage(path, language)), 'main'))).toMatch(patterns[index] ?? /$^/);
});

test.each([
  ['[D-001] [D-002] [D-022]', '/demo/team-member/overview'],
  ['[D-001] [D-002] [D-023]', '/demo/team-member/gift-shop'],
  ['[D-001] [D-002] [D-026] [D-365]', '/demo/manager/gift-shop'],
])('[D-039] %s %s says in its document, in both languages, that it is a demo', (_, path) => {
  for (const language of languages) {
    const html = sourceOf(inLanguage(path, language));
    expect(html).toContain(language === 'en' ? 'live demo' : 'demo en vivo');
    expect(html).toContain('Brasa Roja');
    expect(html).not.toContain(' style="');
  }
});

test('[W-025] the sample gift shop says 8,000+', () => {
  expect(textOf(only(pageAt('/demo/team-member/gift-shop'), '#content'))).toContain('8,000+');
});

test('[D-031] [D-032] [D-033] [D-034] the short addresses lead to pages, in both languages', () => {
  const expected = [
    ['/welcome', '/demo/team-member/overview'],
    ['/gift-shop', '/demo/team-member/gift-shop'],
    ['/recognitions', '/demo/team-member/recognitions'],
    ['/demo', '/demo/team-member/overview'],
  ].flatMap(([from, to]) => ['', '/es'].map((prefix) => ({ from: `${prefix}${from}`, to: `${prefix}${to}` })));
  expect(redirects).toHaveLength(expected.length);
  expect(redirects).toEqual(expect.arrayContaining(expected));
});
