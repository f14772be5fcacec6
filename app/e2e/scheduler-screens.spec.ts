import type { Page } from '@playwright/test';
import { common as englishCommon } from '../src/locales/en/common';
import { scheduler as english } from '../src/locales/en/scheduler';
import { common as spanishCommon } from '../src/locales/es/common';
import { scheduler as spanish } from '../src/locales/es/scheduler';
import { expectNoAxeViolations } from './support/axe';
import { expectNoSidewaysScroll } from './support/contentPage';
import { kitchenOnly, sampleWeek } from './support/engine';
import { continueAnyway, openScheduler, schedulerPaths, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

interface Screen {
  name: string;
  query: string;
  /** Opens an overlay of the roster. */
  open?: (page: Page) => Promise<unknown>;
}

/** All screens of the scheduler, in parts of similar duration. */
const parts: Record<string, readonly Screen[]> = {
  'the week': [
    { name: 'by time', query: '' },
    { name: 'by team member', query: '?group=member' },
    { name: 'by role', query: '?group=role' },
    { name: 'a past week', query: '?week=2026-W40' },
    { name: 'one position', query: '?position=server' },
  ],
  'a day and a month': [
    { name: 'a day by time', query: '?view=daily&day=2' },
    { name: 'a day by team member', query: '?view=daily&group=member' },
    { name: 'a day by role', query: '?view=daily&group=role' },
    { name: 'a month by time', query: '?view=monthly' },
    { name: 'a month by team member', query: '?view=monthly&group=member' },
    { name: 'a month by role', query: '?view=monthly&group=role' },
  ],
  'what is empty, and what opens': [
    { name: 'no part of the day', query: '?slots=' },
    // By keyboard, which also works while the roster is being swiped to another day.
    { name: 'the gap dialog', query: '', open: (page) => page.locator('[data-gap="2"]').first().press('Enter') },
    {
      name: 'the shift dialog',
      query: '?position=server',
      open: (page) => page.locator('[data-cell="3,0"]').press('Enter'),
    },
    { name: 'the calendar', query: '', open: (page) => page.getByTestId('period-label').click() },
    { name: 'a team that is not there', query: `?week=2026-W49&team=management${await kitchenOnly()}` },
  ],
};

type Texts = { readonly [key: string]: string | Texts };

const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** A text as a pattern, with its placeholders as wildcards. */
function pattern(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const own = new Set([...leaves(spanish), ...leaves(spanishCommon)]);
const englishOnly = [...leaves(english), ...leaves(englishCommon)]
  .filter((text) => !own.has(text) && text.replaceAll(/\{\{\w+\}\}|[^\p{L}]/gu, '').length >= 3)
  .map(pattern);
const englishWords =
  /(?<!\p{L})(Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|October|November|December|AM|PM|the|of|and|with|Week|Shift|Server|Cook|Host|Manager)(?!\p{L})|\w+day(?!\p{L})/u;
const names = sampleWeek.schedule.staff.flatMap(({ name }) => [name, ...name.split(' ')]);

/** All visible and accessible text on the page, without duplicates and without parts marked as English. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, [lang=en]')) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']) {
          const value = node.getAttribute(name)?.trim();
          if (value) words.add(value);
        }
      } else if (node.nodeValue?.trim()) words.add(node.nodeValue.trim());
    }
    return [...words];
  });
}

async function expectNoEnglish(page: Page): Promise<void> {
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((text) => englishOnly.some((source) => source.test(text)))).toEqual([]);
  const plain = words.map((text) => names.reduce((left, part) => left.replaceAll(part, ''), text));
  expect(plain.filter((text) => englishWords.test(text))).toEqual([]);
}

async function openOver(page: Page, { open }: Screen): Promise<void> {
  if (!open) return;
  await open(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator(':is(dialog, [role=dialog]) :is(h2, table)').first()).toBeVisible();
}

async function closeOver(page: Page, { open }: Screen): Promise<void> {
  if (!open) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

// The scheduler is loaded once for each part; screens are changed by client-side navigation.
for (const language of ['en', 'es'] as const) {
  for (const [part, screens] of Object.entries(parts)) {
    test(`[D-035] [D-435] [D-522] ${part}, ${language}: axe finds no violations, no width scrolls sideways, and /es is Spanish`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await openScheduler(page, '', language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const screen of screens) {
        await test.step(`${screen.name}, wide`, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await showScreen(page, screen.query, language);
          await openOver(page, screen);
          await expectNoAxeViolations(page);
          if (language === 'es') await expectNoEnglish(page);
          await closeOver(page, screen);
          await expectNoSidewaysScroll(page, 1024, 768);
        });
      }
      await page.setViewportSize({ width: 375, height: 812 });
      // A shared week skips the promo.
      if (!screens.some(({ query }) => query.includes('#'))) await continueAnyway(page, language);
      for (const screen of screens) {
        await test.step(`${screen.name}, small`, async () => {
          await showScreen(page, screen.query, language);
          await expectNoSidewaysScroll(page, 320, 375);
          await openOver(page, screen);
          await expectNoAxeViolations(page);
          await closeOver(page, screen);
        });
      }
    });
  }

  test(`[D-522] axe finds no violations: a broken sample file, and the initial small screen, ${language}`, async ({
    page,
  }) => {
    const { staff } = sampleWeek.schedule;
    const schedule = { ...sampleWeek.schedule, staff: [...staff, ...staff.slice(0, 1)] };
    await page.route(/sample-week-[^/]*\.json$/, (route) => route.fulfill({ json: { ...sampleWeek, schedule } }));
    await page.goto(schedulerPaths[language]);
    await expect(page.locator('main')).toHaveAttribute('data-engine', 'failed');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
    await continueAnyway(page, language);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('[D-035] titles, dates and hours use Spanish formats', async ({ page }) => {
  await openScheduler(page, '', 'es');
  await expect(page).toHaveTitle(spanish.meta.title);
  await expect(page.getByTestId('period-label')).toHaveText('16 nov - 22 nov 2026');
  await expect(page.getByRole('rowheader').first()).toHaveText('9:00');
  // The costs are below the hours.
  await expect(page.getByRole('rowheader').nth(15)).toHaveText('0:00');
  await page.locator('[data-gap]').first().click();
  await expect(page.getByRole('dialog', { name: 'Detalle del hueco' })).toHaveAccessibleDescription(
    /^lunes, 16 de noviembre, 10:00 - 11:00$/i,
  );
});
