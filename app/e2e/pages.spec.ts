import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeViolations } from './support/axe';
import { expectAccessibleAt, expectNoSidewaysScroll } from './support/contentPage';
import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const site = process.env.SITE_DIR ?? 'build/client';
const { pages } = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as {
  pages: { path: string; engine: boolean }[];
};
/** The content pages, each once, without those whose states are checked by a test of their own. */
const contentPages = pages
  .filter(
    ({ path, engine }) =>
      !engine && !/-case$|^\/(?:terms|privacy|cookies)$|^(?:\/es)?\/(?:faq|contact|pricing|blog)?$|^\/es$/.test(path),
  )
  .map(({ path }) => path);

// The pages are divided among tests that run at the same time.
for (const part of [0, 1, 2, 3]) {
  test(`[W-660] axe finds no violations on any content page, ${part + 1} of 4`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of contentPages.filter((_, index) => index % 4 === part)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openSettled(page, path);
        // Every section is hydrated and has animated in.
        for (const section of await page.locator('#content > section').all()) await section.scrollIntoViewIfNeeded();
        await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
        await expectAccessibleAt(page);
      });
    }
  });
}

test('words of a heading on two lines are separate in its accessible name', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Good work, seen the same day'],
    ['/es/use-cases', 'Dos equipos, una costumbre'],
  ] as const) {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => role?.value === 'heading').map((node) => node.name?.value);
    expect(names).toContain(name);
  }
});

test('the selection is visible with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSettled(page, '/pricing');
  const tabs = page.getByRole('tab');
  const ground = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor);
  await expect(tabs.first()).toBeVisible();
  expect(await ground(true)).not.toBe(await ground(false));
});

test('with user-defined text spacing nothing overflows on /es/use-cases at 390 px', async ({ page }) => {
  await refuseConsent(page);
  await openSettled(page, '/es/use-cases');
  // WCAG 1.4.12; set by script, since the CSP allows no injected style elements.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  await expectNoSidewaysScroll(page, 390);
  const overflowing = await page
    .locator('#content :is(h1, h2, h3, p, a, li)')
    .evaluateAll((all) =>
      all.filter((element) => element.getBoundingClientRect().right > 390).map(({ textContent }) => textContent),
    );
  expect(overflowing).toEqual([]);
});

test('[W-326] [W-660] axe finds no violations on the not-found page, in both languages', async ({ page, guard }) => {
  guard.expect(/404/);
  for (const path of ['/no-such-page', '/es/no-such-page']) {
    await openSettled(page, path);
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
    }
  }
});
