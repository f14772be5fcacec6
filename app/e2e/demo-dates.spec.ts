import type { Page } from '@playwright/test';
import { openScheduler, showScreen } from './support/scheduler';
import { expectSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** The demo's pages, and how many dates each has at least. */
const demoPages = {
  '/demo/team-member/overview': 3,
  '/demo/team-member/recognitions': 5,
  '/demo/team-member/gift-shop': 0,
  '/demo/manager/overview': 4,
  '/demo/manager/recognitions': 5,
  '/demo/manager/gift-shop': 0,
  '/demo/manager/view-team': 0,
  '/demo/manager/team-member/TM003': 5,
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days with their month in a text, such as 'Mar 10', 'March 10' and '10 Mar' (not '10', 'Mar 2026'), as 'Mar 10'. */
function datesIn(text: string): string[] {
  const names = months.join('|');
  const found = [
    ...text.matchAll(new RegExp(`\\b(${names})[a-z]*\\.? (\\d{1,2})\\b`, 'g')),
    ...[...text.matchAll(new RegExp(`\\b(\\d{1,2})\\s(${names})\\b(?! \\d{4})`, 'g'))].map(([all, day, month]) => [
      all,
      month,
      day,
    ]),
  ];
  return found.map(([, month, day]) => `${month} ${day}`);
}

/** The days from `before` days before a date to `after` days after it. */
function daysAround(today: string, before: number, after: number): Set<string> {
  const days = Array.from({ length: before + after + 1 }, (_, index) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - before + index);
    return `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
  });
  return new Set(days);
}

/** Expects some dates on the open page and none of another time; the prerendered page has those of the sample at first. */
async function expectDates(page: Page, place: string, allowed: ReadonlySet<string>, atLeast: number): Promise<void> {
  const dates = async () => datesIn((await page.locator('main').allInnerTexts()).join(' '));
  await expect.poll(async () => (await dates()).filter((date) => !allowed.has(date)), { message: place }).toEqual([]);
  await expect.poll(async () => (await dates()).length, { message: place }).toBeGreaterThanOrEqual(atLeast);
  expect((await dates()).filter((date) => !allowed.has(date))).toEqual([]);
}

/** The month of the week's Thursday. */
const monthNames = { '2027-03-10': 'March 2027', '2028-02-29': 'March 2028' };

// The sample was written for November 2026; the pages tell of the past 14 weeks and of the next 30 days.
for (const today of ['2027-03-10', '2028-02-29'] as const) {
  test(`on ${today} no page of the demo has a date of another time`, async ({ page }) => {
    test.slow();
    await refuseConsent(page);
    await page.clock.setFixedTime(new Date(`${today}T12:00:00Z`));
    const told = daysAround(today, 97, 30);
    for (const [path, atLeast] of Object.entries(demoPages)) {
      await page.goto(path);
      await expectSettled(page);
      await expectDates(page, path, told, atLeast);
    }

    const week = daysAround(today, 6, 6);
    await openScheduler(page);
    await expectDates(page, 'the week', week, 1);
    for (const query of ['?group=member', '?group=role', '?view=daily', '?view=monthly']) {
      await showScreen(page, query);
      await expectDates(page, query, week, query === '?view=monthly' ? 0 : 1);
    }
    await expect(page.getByRole('grid')).toHaveAccessibleName(new RegExp(monthNames[today]));
    await expect(page.locator('[aria-current=date], .tt-today').first()).toBeVisible();

    await page.goto('/');
    await expectSettled(page);
    const days = page.getByRole('table', { name: /^A week: / }).getByRole('columnheader');
    const inWeek = [...week].map((date) => date.split(' ')[1]);
    await expect
      .poll(async () => (await days.allInnerTexts()).slice(1).filter((day) => !inWeek.includes(day.split(/\s+/)[1])))
      .toEqual([]);
    await expect(days).toHaveCount(8);
  });
}
