import { expect, test } from './support/test';

/** The first heading in a page's HTML, without its tags. */
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

test('[D-009] [D-010] [D-011] [D-014] [D-015] [D-016] [D-018] [D-019] [D-020] [D-022] [D-023] [D-024] [D-025] [D-026] [D-027] [D-028] [D-029] [D-030] [D-365] every address of the route table answers anybody with a page of its own', async ({
  request,
}) => {
  const team = '/demo/team-member';
  const manager = '/demo/manager';
  const member = 'A team member: live demo | Brightcrew';
  for (const [address, title, canonical = address] of [
    ['/', 'Brightcrew | Employee recognition, rewards and fair shifts'],
    ['/faq', 'FAQ: 20 questions about recognition and rewards | Brightcrew'],
    ['/pricing', 'Pricing: free for up to 10, then from €2 per user | Brightcrew'],
    ['/contact', 'Contact our sales team | Brightcrew'],
    ['/sign-up', 'Create a team space | Brightcrew'],
    ['/use-cases', 'Use cases: a postal company and a call centre | Brightcrew'],
    ['/blog', 'Field notes: the blog | Brightcrew'],
    ['/pick-experience', 'Pick your Experience | Brightcrew'],
    ['/logistics-case', 'Recognition for logistics and last-mile crews | Brightcrew'],
    ['/telemarketing-case', 'Recognition for BPO, telemarketing and call centres | Brightcrew'],
    ['/healthcare-case', 'Recognition for hospitals, wards and elderly care | Brightcrew'],
    ['/hospitality-case', 'Recognition for hotels and hospitality teams | Brightcrew'],
    ['/celebrate-work', 'Celebrate work: recognition with points | Brightcrew'],
    ['/reward-incentives', 'Reward incentives: gift cards and rewards of your own | Brightcrew'],
    ['/boost-performance', 'Boost performance: targets and challenges | Brightcrew'],
    ['/manage-with-ease', 'Manage with ease: automated admin and insights | Brightcrew'],
    ['/cdti-cam', 'EU co-funded AI project (in Spanish) | Brightcrew'],
    ['/brightcrew-shift-management', 'Shift management for restaurants, retail and healthcare | Brightcrew'],
    ['/shift-scheduler', 'Shift scheduler demo: see where your week is understaffed | Brightcrew'],
    ['/shift-template-setup', 'Shift template setup: how many people each slot needs | Brightcrew'],
    [`${team}/overview`, 'Team member demo | Brightcrew'],
    [`${team}/gift-shop`, 'Gift shop demo | Brightcrew'],
    [`${team}/recognitions`, 'Send a recognition: live demo | Brightcrew'],
    [`${manager}/overview`, 'Manager dashboard: live demo | Brightcrew'],
    [`${manager}/gift-shop`, 'Gift shop demo | Brightcrew'],
    [`${manager}/recognitions`, 'Send a recognition: live demo | Brightcrew'],
    [`${manager}/view-team`, 'Your team: live demo | Brightcrew'],
    [`${manager}/team-member/TM001`, member],
    [`${manager}/view-team/TM001`, member, `${manager}/team-member/TM001`],
  ] as const) {
    const answer = await request.get(address, { headers: { cookie: '' } });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain('<html lang="en"');
    // The promo for small screens has the first heading of a demo page: the title and the address tell it apart.
    expect(titleOf(html), address).toBe(title);
    expect(canonicalOf(html), address).toBe(canonical);
    expect(heading(html), address).not.toBe('');
    expect(html, address).toContain('id="content"');
    if (address === '/pick-experience') continue;
    const twin = await request.get(address === '/' ? '/es' : `/es${address}`);
    expect(twin.status(), `/es${address}`).toBe(200);
    const spanish = await twin.text();
    expect(spanish, `/es${address}`).toContain('lang="es"');
    expect(titleOf(spanish), `/es${address}`).not.toBe(title);
    expect(canonicalOf(spanish), `/es${address}`).toBe(address === '/' ? '/es' : `/es${canonical}`);
  }
});

test('[D-012] [D-013] [D-017] [D-037] four addresses show the one legal page; what has no Spanish twin, and any other path, is not found', async ({
  request,
}) => {
  const legal = await Promise.all(
    ['/privacy-and-terms', '/privacy', '/terms', '/cookies'].map(async (address) => {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      return heading(await answer.text());
    }),
  );
  expect(new Set(legal).size).toBe(1);
  expect(legal[0]).not.toBe('');
  expect((await request.get('/es/privacy-and-terms')).status()).toBe(200);
  for (const address of [
    ...['/es/privacy', '/es/terms', '/es/cookies', '/es/pick-experience'],
    ...['/nowhere', '/es/nowhere', '/demo/nobody/overview', '/demo/manager/team-member', '/shift-scheduler/more'],
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(heading(await answer.text()), address).toMatch(/Page not found|No encontramos esta página/);
  }
});

test('[D-021] the address of a post shows that post, one of none is not found', async ({ request }) => {
  const posts = (await (await request.get('/api/blog/posts?per_page=1')).json()) as {
    slug: string;
    title: { rendered: string };
  }[];
  const [post] = posts;
  expect(post).toBeDefined();
  const answer = await request.get(`/blog/${post?.slug}`);
  expect(answer.status()).toBe(200);
  expect(/<title[^>]*>([^<]*)/.exec(await answer.text())?.[1]).toContain(post?.title.rendered);
  expect((await request.get('/blog/no-such-post')).status()).toBe(404);
});
