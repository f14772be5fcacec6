import { expect, test } from './support/test';

/** The first heading in a page's HTML, without its tags. */
function heading(html: string): string {
  const inner = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return inner
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test('[D-009] [D-010] [D-011] [D-014] [D-015] [D-016] [D-018] [D-019] [D-020] [D-022] [D-023] [D-024] [D-025] [D-026] [D-027] [D-028] [D-029] [D-030] [D-365] every address of the route table answers anybody with a page of its own', async ({
  request,
}) => {
  const addresses = [
    ...['/', '/faq', '/pricing', '/contact', '/sign-up', '/use-cases', '/blog', '/pick-experience'],
    ...['/logistics-case', '/telemarketing-case', '/healthcare-case', '/hospitality-case'],
    ...['/celebrate-work', '/reward-incentives', '/boost-performance', '/manage-with-ease', '/cdti-cam'],
    ...['/brightcrew-shift-management', '/shift-scheduler', '/shift-template-setup'],
    ...['overview', 'gift-shop', 'recognitions'].map((page) => `/demo/team-member/${page}`),
    ...['overview', 'gift-shop', 'recognitions', 'view-team'].map((page) => `/demo/manager/${page}`),
    ...['/demo/manager/team-member/TM001', '/demo/manager/view-team/TM001'],
  ];
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { cookie: '' } });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain('<html lang="en"');
    // The promo for small screens has the first heading of a demo page: the page's own main part is there as well.
    expect(heading(html), address).not.toBe('');
    expect(html, address).toContain('id="content"');
    if (address === '/pick-experience') continue;
    const twin = await request.get(address === '/' ? '/es' : `/es${address}`);
    expect(twin.status(), `/es${address}`).toBe(200);
    expect(await twin.text(), `/es${address}`).toContain('lang="es"');
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
