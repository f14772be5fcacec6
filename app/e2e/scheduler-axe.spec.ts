import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { sampleWeek } from './support/engine';
import { continueAnyway, expectReady, type SchedulerLanguage, schedulerPaths } from './support/scheduler';
import { expect, test } from './support/test';

const gapCell = (page: Page) => page.locator('[data-gap]').first();

/** What is on the screen, and how it comes about. */
const screens: readonly [name: string, query: string, act?: (page: Page) => Promise<unknown>][] = [
  ['the week by time', ''],
  ['the week by team member', '?group=member'],
  ['the week by role', '?group=role'],
  ['a day by time', '?view=daily&day=2'],
  ['a day by team member', '?view=daily&group=member'],
  ['a day by role', '?view=daily&group=role'],
  ['a month by time', '?view=monthly'],
  ['a month by team member', '?view=monthly&group=member'],
  ['a month by role', '?view=monthly&group=role'],
  ['one position', '?position=server'],
  ['no part of the day', '?slots='],
  ['a team that is not there', '?team=bar'],
  [
    'the gap dialog',
    '',
    async (page) => {
      await gapCell(page).click();
      await expect(page.getByTestId('gap-dialog')).toBeVisible();
    },
  ],
  [
    'the shift dialog',
    '?position=server',
    async (page) => {
      await page.locator('[data-cell="3,0"]').click();
      await expect(page.getByTestId('shift-dialog')).toBeVisible();
    },
  ],
  [
    'the calendar',
    '',
    async (page) => {
      await page.getByTestId('period-label').click();
      await expect(page.locator('.week-calendar')).toBeVisible();
    },
  ],
];

const small = { width: 375, height: 812 };
const languages: SchedulerLanguage[] = ['en', 'es'];

for (const language of languages) {
  for (const [name, query, act] of screens) {
    test(`[D-522] axe finds nothing: ${name}, ${language}, wide and small`, async ({ page }) => {
      // Without the entrance animations axe sees the colours as they stay.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${schedulerPaths[language]}${query}`);
      await expectReady(page);
      await act?.(page);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize(small);
      await continueAnyway(page, language);
      await act?.(page);
      await expectNoAxeViolations(page);
    });
  }

  test(`[D-522] axe finds nothing: a broken sample file, and the small screen’s first look, ${language}`, async ({
    page,
  }) => {
    const { staff } = sampleWeek.schedule;
    const schedule = { ...sampleWeek.schedule, staff: [...staff, ...staff.slice(0, 1)] };
    await page.route(/sample-week-[^/]*\.json$/, (route) => route.fulfill({ json: { ...sampleWeek, schedule } }));
    await page.goto(schedulerPaths[language]);
    await expect(page.locator('main')).toHaveAttribute('data-engine', 'failed');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.setViewportSize(small);
    await expect(page.getByRole('alert')).toBeHidden();
    await expectNoAxeViolations(page);
    await continueAnyway(page, language);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
