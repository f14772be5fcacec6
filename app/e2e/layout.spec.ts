import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectAccessibleAt } from './support/contentPage';
import { type BuiltPage, builtPages } from './support/contentSweep';
import { layoutProblems, type Parts, partProblems } from './support/layout';
import { expectReady, schedulerPaths, showScreen } from './support/scheduler';
import { movingParts, openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

// One member stands for all.
const demoPages = builtPages.filter(
  ({ path, engine }) => engine && !/\/view-team\/|\/team-member\/TM0(?!01)/.test(path),
);

const widths = [1920, 1440, 1280, 1024, 768, 390, 320];

const demo: Parts = {
  oneLine: ['header.bg-evergreen > div', 'section:has([data-testid=balance])'],
  apart: ['header.bg-evergreen', 'section:has([data-testid=balance])', '#content > *'],
};
const shiftPages: Parts = { oneLine: ['header.bg-evergreen > div'], apart: ['header.bg-evergreen', '#content'] };

/** Below 1280 px the tabs have a line of their own, below the banner's. */
const shiftPagesNarrow: Parts = { ...shiftPages, oneLine: ['header.bg-evergreen nav'] };

/** The named parts of a page of the demo, from 1024 px. */
function partsOf(path: string, width: number): Parts {
  if (!path.includes('/demo/')) return width < 1280 && !path.endsWith('/my-week') ? shiftPagesNarrow : shiftPages;
  return path.endsWith('/team-member/overview') ? { ...demo, rows: ['#content section:nth-of-type(1) a'] } : demo;
}

async function problemsAt(page: Page, width: number, parts: Parts): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found = [...(await layoutProblems(page)), ...(await partProblems(page, parts))];
  return found.map((problem) => `${width} px: ${problem}`);
}

/** Pages that axe checks in their own tests, in each of their views. */
const accessibleInOwnTest = /\/shift-scheduler$|\/brightcrew-shift-management$/;

/** A page of the demo as it opens, and the demo behind the promo of small screens. */
async function expectDemoPage(page: Page, { path }: BuiltPage): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSettled(page, path);
  expect(await movingParts(page)).toEqual([]);
  const byAxe = !accessibleInOwnTest.test(path);
  if (byAxe) {
    await expect(page.locator('[data-testid$="skeleton"], main [aria-busy=true]')).toHaveCount(0);
    await expectAccessibleAt(page, [1440, 1024]);
  }
  for (const width of widths)
    expect.soft(await problemsAt(page, width, width < 1024 ? {} : partsOf(path, width)), path).toEqual([]);
  const goOn = page.getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ });
  if (await goOn.isVisible()) {
    await page.setViewportSize({ width: 390, height: 844 });
    if (byAxe) await expectNoAxeViolations(page);
    await goOn.click();
    await expect(goOn).toHaveCount(0);
    if (byAxe) await expectNoAxeViolations(page);
    for (const width of [390, 320]) expect.soft(await problemsAt(page, width, {}), `${path}, continued`).toEqual([]);
  }
  expect(await movingParts(page)).toEqual([]);
}

for (let index = 0; index < demoPages.length; index += 3) {
  const three = demoPages.slice(index, index + 3);
  test(`[D-435] [D-526] ${three.map(({ path }) => path).join(', ')}: axe finds no violations, also in the promo of small screens and behind it; every width fits, no text is overlapped or covered, and nothing is animated with reduced motion`, async ({
    page,
  }) => {
    for (const one of three) await test.step(one.path, () => expectDemoPage(page, one));
  });
}

for (const language of ['en', 'es'] as const) {
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
