import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { layoutProblems, type Parts, partProblems } from './support/layout';
import { expectReady, schedulerPaths, showScreen } from './support/scheduler';
import { movingParts, openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

interface BuiltPage {
  path: string;
  language: 'en' | 'es';
  engine: boolean;
}

const site = process.env.SITE_DIR ?? 'build/client';
const { pages } = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as { pages: BuiltPage[] };
// One member stands for all; second addresses of the same page are skipped.
const distinctPages = pages.filter(
  ({ path }) => !/\/view-team\/|\/team-member\/TM0(?!01)|^\/(?:terms|privacy|cookies)$/.test(path),
);

const widths = [1920, 1440, 1280, 1024, 768, 390, 320];

const content: Parts = { oneLine: ['.site-header > div'], apart: ['main > *'] };
const demo: Parts = {
  oneLine: ['header.bg-evergreen > div', 'section:has([data-testid=balance])'],
  apart: ['header.bg-evergreen', 'section:has([data-testid=balance])', '#content > *'],
};
const shiftPages: Parts = { oneLine: ['header.bg-evergreen > div'], apart: ['header.bg-evergreen', '#content'] };

/** The rows of main pages by English path, and the width from which they hold. */
const rows: Record<string, { from: number; rows: string[] }> = {
  '/': { from: 1024, rows: ['main h1, [role=img]:has(.ring-filled)'] },
  '/pricing': { from: 1440, rows: ['#pricing-panel-fixed-pay article'] },
  '/pick-experience': { from: 768, rows: ['main article'] },
  '/contact': { from: 1024, rows: ['main h1, main form'] },
  '/sign-up': { from: 1024, rows: ['main h1, main aside'] },
  '/demo/team-member/overview': { from: 1024, rows: ['#content section:nth-of-type(1) a'] },
};

/** Pages whose first parts overlap by design: cards over the end of the hero, a person beside the text. */
const layered: Record<string, string[]> = {
  '/pricing': ['main h1', 'main [role=tablist], main .wrap > .text-center select', '#pricing-panel-fixed-pay article'],
  '/blog': ['main h1', 'main article'],
  '/message-received': ['main h1', 'main p', 'main a'],
};

/** The path in English: with the same name in both languages. */
const englishPath = (path: string) => path.replace(/^\/es(?=\/|$)/, '') || '/';

function partsOf({ path, engine }: BuiltPage, width: number): Parts {
  const name = englishPath(path);
  const own = rows[name];
  const inRows = own && width >= own.from ? own.rows : [];
  const apart = layered[name];
  if (!engine) return { ...content, rows: inRows, ...(apart && { apart }) };
  if (width < 1024) return {};
  const parts = path.includes('/demo/') ? demo : shiftPages;
  return { ...parts, rows: inRows };
}

async function problemsAt(page: Page, width: number, parts: Parts): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = [...(await layoutProblems(page)), ...(await partProblems(page, parts))];
  return found.map((problem) => `${width} px: ${problem}`);
}

for (const language of ['en', 'es'] as const) {
  const inLanguage = distinctPages.filter((page) => page.language === language);

  // The layout is prerendered, and hydration does not change it.
  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`[W-675] every content page and the not-found page fits every width, and no text is overlapped or covered, ${language}`, async ({
      page,
      guard,
    }) => {
      test.setTimeout(150_000);
      await refuseConsent(page);
      guard.expect(/404/);
      const missing = { path: language === 'en' ? '/no-such-page' : '/es/no-such-page', language, engine: false };
      for (const one of [...inLanguage.filter(({ engine }) => !engine), missing]) {
        await test.step(one.path, async () => {
          expect((await page.goto(one.path))?.status()).toBe(one === missing ? 404 : 200);
          await page.evaluate(() => document.fonts.ready);
          for (const width of widths) {
            expect.soft(await problemsAt(page, width, partsOf(one, width)), one.path).toEqual([]);
          }
        });
      }
    });
  });

  test(`[D-435] [D-526] every demo page fits every width, no text is overlapped or covered, and nothing is animated with reduced motion, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    for (const one of inLanguage.filter(({ engine }) => engine)) {
      await test.step(one.path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openSettled(page, one.path);
        expect(await movingParts(page)).toEqual([]);
        for (const width of widths)
          expect.soft(await problemsAt(page, width, partsOf(one, width)), one.path).toEqual([]);
        // The demo behind the promo.
        const goOn = page.getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ });
        if (await goOn.isVisible()) {
          await goOn.click();
          for (const width of [390, 320])
            expect.soft(await problemsAt(page, width, {}), `${one.path}, continued`).toEqual([]);
        }
        expect(await movingParts(page)).toEqual([]);
      });
    }
  });

  test(`every view of the scheduler: header and toolbar in one line from 1024 px, parts keep apart, no text is overlapped or covered, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await refuseConsent(page);
    await page.goto(schedulerPaths[language]);
    await expectReady(page);
    const wide: Parts = {
      oneLine: ['#content > header', '.toolbar'],
      apart: ['#content > header', '[aria-labelledby=smart-insights]', '.toolbar', '#content aside', '.roster-box'],
    };
    for (const query of [
      '',
      '?group=member',
      '?group=role',
      '?view=daily',
      '?view=daily&group=member',
      '?view=monthly',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await showScreen(page, query, language);
      for (const width of [1920, 1440, 1280, 1024, 390, 320])
        expect.soft(await problemsAt(page, width, width < 1024 ? {} : wide), `view ${query}`).toEqual([]);
    }
  });
}
