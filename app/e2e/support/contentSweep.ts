import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { industryPages } from '../../src/content/navigation';
import { expectNoAxeViolations } from './axe';
import { expectNoSidewaysScroll } from './contentPage';
import { lowContrastTexts } from './contrast';
import { layoutProblems, type Parts, partProblems } from './layout';
import { bodyLineLengths, contentWidths, oddDurations, smallTargets } from './readable';
import { openSettled } from './site';

export interface BuiltPage {
  readonly path: string;
  readonly language: 'en' | 'es';
  /** The path of the same page in the other language. */
  readonly twin: string | null;
  readonly engine: boolean;
}

const site = process.env.SITE_DIR ?? 'build/client';
const manifest = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as { pages: BuiltPage[] };

/** Every built page. */
export const builtPages = manifest.pages;

/** The pages of the site that are not part of the demo, each once. */
export const contentPages = builtPages.filter(
  ({ path, engine }) => !engine && !/^\/(?:terms|privacy|cookies)$/.test(path),
);

/** The path in English: with the same name in both languages. */
export const englishPath = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/';

/** Rows of main pages, by English path, and the width from which they hold. */
const rows: Record<string, { from: number; rows: string[] }> = {
  '/': { from: 1024, rows: ['main h1, [role=img]:has(.ring-filled)'] },
  '/pricing': { from: 1440, rows: ['#pricing-panel-fixed-pay article'] },
  '/pick-experience': { from: 768, rows: ['main article'] },
  '/contact': { from: 1024, rows: ['main h1, main form'] },
  '/sign-up': { from: 1024, rows: ['main h1, main aside'] },
};

/** Pages whose first parts overlap by design: cards over the end of the hero, a person beside the text. */
const layered: Record<string, string[]> = {
  '/pricing': ['main h1', 'main [role=tablist], main .wrap > .text-center select', '#pricing-panel-fixed-pay article'],
  '/blog': ['main h1', 'main article'],
  '/message-received': ['main h1', 'main p', 'main a'],
};

const layoutWidths = [1920, 1440, 1280, 1024, 768, 390, 320];

/** Pages with illustrations of the product. */
const illustrated = new Set([
  ...['/', '/celebrate-work', '/reward-incentives', '/boost-performance', '/manage-with-ease'],
  ...industryPages.map(({ page }) => `/${page}`),
  ...['/use-cases', '/pick-experience'],
]);

/** Pages of long texts. */
const prose = new Set(['/privacy-and-terms', '/es/privacy-and-terms', '/cdti-cam']);

/** Lines, targets, illustrations and motion of the open page. */
async function expectReadable(page: Page, { path, language }: BuiltPage): Promise<void> {
  const lines = await bodyLineLengths(page);
  // Tolerance for lines with many narrow letters.
  expect.soft(Math.max(0, ...lines), 'characters in a line').toBeLessThanOrEqual(82);
  if (prose.has(path)) {
    expect(lines.length).toBeGreaterThan(3);
    const mean = lines.reduce((sum, length) => sum + length, 0) / lines.length;
    expect.soft(mean, 'characters in a line').toBeGreaterThanOrEqual(45);
    expect.soft(mean, 'characters in a line').toBeLessThanOrEqual(75);
  }
  if (illustrated.has(englishPath(path))) {
    const files = await page
      .locator('main img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    const drawings = /\/(?:images\/(?:logos|avatars|people|rewards)|pictures\/(?:blog|screens))\//;
    expect.soft(files.filter((file) => !drawings.test(file))).toEqual([]);
  }
  if (language === 'es') return;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await oddDurations(page), 'durations').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The content is as wide as the grid, and its paddings are multiples of 8 px. */
async function expectOnGrid(page: Page, width: number): Promise<void> {
  const found = await contentWidths(page);
  expect(found.length).toBeGreaterThan(0);
  expect.soft(Math.max(...found.map((part) => part.width)), `content at ${width} px`).toBeCloseTo(width, 0);
  expect.soft(found.flatMap(({ paddings }) => paddings.filter((padding) => padding % 8 !== 0))).toEqual([]);
}

/** Scrolls through the page, so that every section is hydrated, and keeps all of them rendered. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const part of document.querySelectorAll('#content > section, footer')) {
      part.scrollIntoView({ behavior: 'instant' });
      // Its observers run after the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Text far from the window counts as shown, too.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Opens a content page once and checks its look and its accessibility: readable lines, targets of 44 px, illustrations,
 * calm motion, contrast, axe at two widths, and at each width that nothing overflows, overlaps or is covered.
 * `opened` runs at 1440 px and `onPhone` at 375 px, after the page was scrolled through.
 */
export async function expectContentPage(
  page: Page,
  one: BuiltPage,
  {
    opened,
    onPhone,
    status = 200,
  }: { opened?: () => Promise<void> | undefined; onPhone?: () => Promise<void>; status?: number } = {},
): Promise<void> {
  const { path } = one;
  const name = englishPath(path);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await openSettled(page, path))?.status()).toBe(status);
  await expectReadable(page, one);
  expect.soft(await smallTargets(page), 'targets at 1440 px').toEqual([]);
  await page.setViewportSize({ width: 375, height: 900 });
  expect.soft(await smallTargets(page), 'targets at 375 px').toEqual([]);
  if (status === 200) await expectOnGrid(page, 343);
  await page.setViewportSize({ width: 1440, height: 900 });
  await scrollThrough(page);
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  await opened?.();
  // With posts and all sections open, the home page is checked by its own test.
  const byAxe = name !== '/';
  if (byAxe) await expectNoAxeViolations(page);
  expect.soft(await lowContrastTexts(page), 'contrast').toEqual([]);
  await page.setViewportSize({ width: 375, height: 900 });
  if (byAxe) await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page, 375);
  await onPhone?.();
  // Last, because the check of the layout has styles of its own.
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1920 && status === 200) await expectOnGrid(page, 1200);
    const own = rows[name];
    const parts: Parts = {
      oneLine: ['.site-header > div'],
      apart: layered[name] ?? ['main > *'],
      rows: own && width >= own.from ? own.rows : [],
    };
    const problems = [...(await layoutProblems(page)), ...(await partProblems(page, parts))];
    expect.soft(problems, `${width} px`).toEqual([]);
  }
}
