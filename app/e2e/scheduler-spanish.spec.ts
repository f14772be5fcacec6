import type { Page } from '@playwright/test';
import { common as englishCommon } from '../src/locales/en/common';
import { scheduler as english } from '../src/locales/en/scheduler';
import { common as spanishCommon } from '../src/locales/es/common';
import { scheduler as spanish } from '../src/locales/es/scheduler';
import { sampleWeek } from './support/engine';
import { openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

type Texts = { readonly [key: string]: string | Texts };

const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** A text with its gaps as a pattern for what may stand on the screen. */
function pattern(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

const own = new Set([...leaves(spanish), ...leaves(spanishCommon)]);
const englishOnly = [...leaves(english), ...leaves(englishCommon)].filter(
  (text) => !own.has(text) && text.replaceAll(/\{\{\w+\}\}|[^\p{L}]/gu, '').length >= 3,
);
const englishWords =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|October|November|December|AM|PM|the|of|and|with|Week|Shift|Server|Cook|Host|Manager)\b|\w+day\b/;

/** Everything that can be read or heard on the page, each text once; parts marked as English are left out. */
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

const names = sampleWeek.schedule.staff.flatMap(({ name }) => [name, ...name.split(' ')]);

const screens: readonly [name: string, query: string, act?: (page: Page) => Promise<unknown>][] = [
  ['the week', ''],
  ['the week by person', '?group=member'],
  ['the week by role', '?group=role'],
  ['a day', '?view=daily'],
  ['a day by person', '?view=daily&group=member'],
  ['a day by role', '?view=daily&group=role'],
  ['a month', '?view=monthly'],
  ['a past week', '?week=2026-W40'],
  ['one position', '?position=cook'],
  ['nothing', '?slots='],
  ['a team that is not there', '?team=bar'],
  ['the gap dialog', '', (page) => page.locator('[data-gap="2"]').first().click()],
  ['the shift dialog', '', (page) => page.locator('[data-cell="3,0"]').click()],
  ['the calendar', '', (page) => page.getByTestId('period-label').click()],
];

for (const [name, query, act] of screens) {
  test(`[D-035] no English on /es: ${name}`, async ({ page }) => {
    await openScheduler(page, query, 'es');
    if (act) {
      await act(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator(':is(dialog, [role=dialog]) :is(h2, table)').first()).toBeVisible();
    }
    const words = await wordsOf(page);
    expect(words.length).toBeGreaterThan(20);
    const english = words.filter((text) => englishOnly.some((source) => pattern(source).test(text)));
    expect(english).toEqual([]);
    const plain = words.map((text) => names.reduce((left, part) => left.replaceAll(part, ''), text));
    expect(plain.filter((text) => englishWords.test(text))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

test('[D-035] titles, dates and hours are as Spanish writes them', async ({ page }) => {
  await openScheduler(page, '', 'es');
  await expect(page).toHaveTitle(spanish.meta.title);
  await expect(page.getByTestId('period-label')).toHaveText('16 nov - 22 nov 2026');
  await expect(page.getByRole('rowheader').first()).toHaveText('9:00');
  await expect(page.getByRole('rowheader').last()).toHaveText('0:00');
  await page.locator('[data-gap]').first().click();
  await expect(page.getByRole('dialog', { name: 'Detalle del hueco' })).toHaveAccessibleDescription(
    /^lunes, 16 de noviembre, 10:00 - 11:00$/i,
  );
});
