import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeViolations } from './support/axe';
import { expectNoSidewaysScroll } from './support/contentPage';
import { continueAnyway, schedulerPaths } from './support/scheduler';
import { movingParts, openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

interface Page {
  path: string;
  language: 'en' | 'es';
  engine: boolean;
}

const site = process.env.SITE_DIR ?? 'build/client';
const { pages } = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as { pages: Page[] };
// One member stands for all; second addresses of the same page are skipped.
const distinctPages = pages.filter(
  ({ path }) => !/\/view-team\/|\/team-member\/TM0(?!01)|^\/(?:terms|privacy|cookies)$/.test(path),
);
const widths = [320, 375, 768, 1024, 1440, 1920];

/** The accessible name, which depends on how the lines of the heading break. */
for (const [path, name] of [
  ['/', 'Good work, seen the same day'],
  ['/es/use-cases', 'Dos equipos, una costumbre'],
] as const) {
  test(`${path}: words of the heading on two lines are separate in its accessible name`, async ({ page }) => {
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => role?.value === 'heading').map((node) => node.name?.value);
    expect(names).toContain(name);
  });
}

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

for (const path of ['/es/use-cases', '/shift-template-setup', '/es/shift-template-setup']) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await refuseConsent(page);
    await openSettled(page, path);
    const continueButton = page.getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ });
    if (path.includes('shift-')) await continueButton.click();
    const edges = await page
      .locator('#content :is(h1, h2, p, a, li, input)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  });
}

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

for (const language of ['en', 'es'] as const) {
  const pagesInLanguage = distinctPages.filter((page) => page.language === language);
  const content = pagesInLanguage.filter(({ engine }) => !engine).map(({ path }) => path);
  const demo = pagesInLanguage.filter(({ engine }) => engine).map(({ path }) => path);

  // The layout is prerendered, and hydration does not change it.
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    for (const half of [0, 1]) {
      test(`[W-675] every content page and the not-found page fits every width, ${language}, ${half + 1} of 2`, async ({
        page,
        guard,
      }) => {
        test.setTimeout(60_000);
        await refuseConsent(page);
        const unknown = language === 'en' ? '/no-such-page' : '/es/no-such-page';
        if (half === 1) guard.expect(/404/);
        for (const path of [...content, unknown].filter((_, index) => Number(index > content.length / 2) === half)) {
          await test.step(path, async () => {
            expect((await page.goto(path))?.status()).toBe(path === unknown ? 404 : 200);
            await expectNoSidewaysScroll(page, ...widths);
          });
        }
      });
    }
  });

  test(`[D-435] [D-526] every demo page fits every width and is not animated with reduced motion, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of demo) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openSettled(page, path);
        expect(await movingParts(page)).toEqual([]);
        await expectNoSidewaysScroll(page, ...widths.filter((width) => width >= 768));
        // At smaller widths the promo replaces the demo; both are checked.
        await expectNoSidewaysScroll(page, 320, 375);
        if (path === schedulerPaths[language]) {
          await continueAnyway(page, language);
          await expectNoSidewaysScroll(page, 320, 375);
        }
        expect(await movingParts(page)).toEqual([]);
      });
    }
  });

  test(`[W-326] [W-660] axe finds no violations on the not-found page, ${language}`, async ({ page, guard }) => {
    guard.expect(/404/);
    await openSettled(page, language === 'en' ? '/no-such-page' : '/es/no-such-page');
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
    }
  });
}
