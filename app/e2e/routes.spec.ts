import { expect, test } from './support/test';

/** The first heading in a page's HTML, without tags. */
function heading(html: string): string {
  const inner = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return inner
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The title in a page's HTML. */
const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];

/** The path of the canonical address in a page's HTML. */
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none:').pathname;

test('[D-365] every address of the route table is public and has a different page', async ({ request }) => {
  const team = '/demo/team-member';
  const manager = '/demo/manager';
  const member = 'Marta Iglesias, team member: live demo | Brightcrew';
  for (const [row, address, title, canonical = address] of [
    ['[D-009]', '/', 'Brightcrew | Employee recognition, rewards and fair shifts'],
    ['[D-010]', '/faq', 'FAQ: 20 questions about recognition and rewards | Brightcrew'],
    ['[D-010]', '/pricing', 'Pricing: free for up to 10, then from €2 per user | Brightcrew'],
    ['[D-010]', '/contact', 'Contact our sales team | Brightcrew'],
    ['[D-010]', '/sign-up', 'Create a team space | Brightcrew'],
    ['[D-010]', '/use-cases', 'Use cases: a postal company and a call centre | Brightcrew'],
    ['[D-020]', '/blog', 'Field notes: the blog | Brightcrew'],
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
  ] as const) {
    await test.step(`${row} ${address}`, async () => {
      const response = await request.get(address, { headers: { cookie: '' } });
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(html, address).toContain('<html lang="en"');
      // The small-screen promo has the first heading of a demo page, so title and address distinguish them.
      expect(titleOf(html), address).toBe(title);
      expect(canonicalOf(html), address).toBe(canonical);
      expect(heading(html), address).not.toBe('');
      expect(html, address).toContain('id="content"');
      if (address === '/pick-experience') return;
      const twin = await request.get(address === '/' ? '/es' : `/es${address}`);
      expect(twin.status(), `/es${address}`).toBe(200);
      const spanish = await twin.text();
      expect(spanish, `/es${address}`).toContain('lang="es"');
      expect(titleOf(spanish), `/es${address}`).not.toBe(title);
      expect(canonicalOf(spanish), `/es${address}`).toBe(address === '/' ? '/es' : `/es${canonical}`);
    });
  }
});

test('[D-012] [D-013] [D-017] [D-037] four addresses show the one legal page; a page without a Spanish twin, and any other path, is not found', async ({
  request,
}) => {
  const legal = await Promise.all(
    ['/privacy-and-terms', '/privacy', '/terms', '/cookies'].map(async (address) => {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      return heading(await response.text());
    }),
  );
  expect(new Set(legal).size).toBe(1);
  expect(legal[0]).not.toBe('');
  expect((await request.get('/es/privacy-and-terms')).status()).toBe(200);
  for (const address of [
    ...['/es/privacy', '/es/terms', '/es/cookies', '/es/pick-experience'],
    ...['/nowhere', '/es/nowhere', '/demo/nobody/overview', '/demo/manager/team-member', '/shift-scheduler/more'],
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(heading(await response.text()), address).toMatch(/Page not found|No encontramos esta página/);
  }
});

test('[D-021] the address of a post shows that post, an unknown one is not found', async ({ request }) => {
  const posts = (await (await request.get('/api/blog/posts?per_page=1')).json()) as {
    slug: string;
    title: { rendered: string };
  }[];
  const [post] = posts;
  expect(post).toBeDefined();
  const response = await request.get(`/blog/${post?.slug}`);
  expect(response.status()).toBe(200);
  expect(/<title[^>]*>([^<]*)/.exec(await response.text())?.[1]).toContain(post?.title.rendered);
  expect((await request.get('/blog/no-such-post')).status()).toBe(404);
});
