import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/contentPage';
import { type BuiltPage, contentPages, englishPath, expectContentPage } from './support/contentSweep';
import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** The pages with their Spanish twins, without those of the industries, which have tests of their own. */
const english = contentPages.filter(({ path, language }) => language === 'en' && !path.endsWith('-case'));
const withTwin = (page: BuiltPage) => [page, ...contentPages.filter(({ path }) => path === page.twin)];

/** What is opened on a page before its checks, by English path. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/faq': (page) => page.locator('main summary').nth(15).click(),
};

// Two pages in a test.
for (let index = 0; index < english.length; index += 2) {
  const pair = english.slice(index, index + 2);
  test(`[W-660] [W-665] [W-666] [W-668] [W-670] [W-671] [W-675] ${pair.map(({ path }) => path).join(' and ')}: readable, calm, accessible, on the grid, and nothing overflows or is covered at any width`, async ({
    page,
  }) => {
    for (const one of pair.flatMap(withTwin)) {
      const open = opened[englishPath(one.path)];
      await test.step(one.path, () => expectContentPage(page, one, { opened: () => open?.(page) }));
    }
  });
}

test('[W-326] [W-660] [W-675] the not-found page: the same checks', async ({ page, guard }) => {
  guard.expect(/404/);
  for (const [path, language] of [
    ['/no-such-page', 'en'],
    ['/es/no-such-page', 'es'],
  ] as const) {
    const one = { path, language, twin: null, engine: false };
    await test.step(path, () => expectContentPage(page, one, { status: 404 }));
  }
});

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
