import type { TemplatePosition } from '../src/engine/engine';
import { countedWeek, fixture } from './support/engine';
import {
  cellAt,
  cellNames,
  cellTexts,
  columnHeaders,
  expectReady,
  openScheduler,
  rosterOf,
  rowHeaders,
  showScreen,
} from './support/scheduler';
import { expectHydrated } from './support/site';
import { expect, test } from './support/test';
import { longDay, nameOf, shortClock } from './support/words';

const quickTemplates = fixture<{ name: string; positions: TemplatePosition[] }[]>('quick-templates.json');

/** The weeks of a month, each computed by the engine. */
async function monthOf(year: number, month: number) {
  const { engine } = await countedWeek();
  const weeks = engine.calendarMonth(year, month);
  return Promise.all(weeks.map(async (week) => ({ week, ...(await countedWeek(week.monday)) })));
}

const gapText = (count: number) => (count === 0 ? 'No gaps' : `${count} gap${count === 1 ? '' : 's'}`);

for (const [query, title, year, month] of [
  ['', 'November 2026', 2026, 11],
  ['&week=2027-W01', 'January 2027', 2027, 1],
  ['&week=2024-W07', 'February 2024', 2024, 2],
] as const) {
  test(`[D-254] [D-255] [D-256] [D-258] ${title}: every day with its worst coverage and gap count from the core`, async ({
    page,
  }) => {
    await openScheduler(page, `?view=monthly${query}`);
    await expect(page.getByTestId('period-label')).toHaveText(title);
    await expect(page.getByRole('grid')).toHaveAccessibleName(`Month, ${title}`);
    expect(await columnHeaders(page)).toEqual(['Wk', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const weeks = await monthOf(year, month);
    expect(await rowHeaders(page)).toEqual(weeks.map(({ week }) => String(week.isoWeek)));
    const names = weeks.map(({ week, handle, schedule }) =>
      handle.summary(null, null).days.map(({ day, gapCount, worst }) => {
        const lowest = worst
          ? `Lowest: ${nameOf(schedule, worst.positionId)} ${worst.scheduled} of ${worst.required} at ${shortClock(worst.hour)}`
          : '';
        return `${longDay(week.days[day] ?? '', day)}: ${gapText(gapCount)}. ${lowest}`;
      }),
    );
    await expect.poll(() => cellNames(page)).toEqual(names);
    const texts = await cellTexts(page);
    for (const [row, { week, handle }] of weeks.entries()) {
      for (const { day, gapCount, worst } of handle.summary(null, null).days) {
        const text = texts[row]?.[day] ?? '';
        expect(text.startsWith(String(Number(week.days[day]?.slice(8))))).toBe(true);
        expect(text.includes(gapText(gapCount))).toBe(gapCount > 0);
        if (worst) expect(text).toContain(`${worst.scheduled}/${worst.required} at ${shortClock(worst.hour)}`);
      }
    }
  });
}

test('[D-256] the month respects the team and position filters', async ({ page }) => {
  await openScheduler(page, '?view=monthly');
  for (const [query, team, position] of [
    ['&team=kitchen', 'kitchen', null],
    ['&position=host', null, 'host'],
  ] as const) {
    await showScreen(page, `?view=monthly${query}`);
    const weeks = await monthOf(2026, 11);
    const names = (await cellNames(page)).flat();
    const days = weeks.flatMap(({ handle }) => handle.summary(team, position).days);
    expect(names.map((name) => name.match(/: ([^.]*)\./)?.[1])).toEqual(days.map(({ gapCount }) => gapText(gapCount)));
    for (const [index, { worst }] of days.entries()) {
      if (worst) expect(names[index]).toContain(`${worst.scheduled} of ${worst.required} at ${shortClock(worst.hour)}`);
    }
  }
});

test("the month grouped by team member and by role shows who works and each role's minimum", async ({ page }) => {
  const weeks = await monthOf(2026, 11);
  const days = weeks.flatMap(({ handle }) => handle.summary(null, null).days);
  await openScheduler(page, '?view=monthly&group=member');
  const members = (await cellTexts(page)).flat();
  for (const [index, { staffWorking }] of days.entries()) {
    expect(members[index]).toContain(staffWorking === 1 ? '1 person works' : `${staffWorking} people work`);
  }
  await page.getByRole('radio', { name: 'Role' }).click();
  await expect(cellAt(page, 0, 0)).toContainText('Server');
  const roles = (await cellTexts(page)).flat();
  const { schedule } = await countedWeek();
  for (const [index, { positions }] of days.entries()) {
    const lines = positions.map(
      ({ positionId, fewest, required }) => `${nameOf(schedule, positionId)} ${fewest}/${required}`,
    );
    expect(roles[index]).toContain(lines.join(' '));
  }
});

test('[D-257] a click on a day opens that day, also one of an adjacent month', async ({ page }) => {
  await openScheduler(page, '?view=monthly');
  await cellAt(page, 3, 4).click();
  await expect(page.getByTestId('period-label')).toHaveText('Friday, November 20');
  await expect(page.getByRole('radio', { name: 'Daily' })).toBeChecked();
  await page.goBack();
  await expect(page.getByTestId('period-label')).toHaveText('November 2026');
  await cellAt(page, 0, 0).press('Enter');
  await expect(page.getByTestId('period-label')).toHaveText('Monday, October 26');
  await expect(page).toHaveURL(/week=2026-W44&view=daily$/);
});

test('the arrows move from month to month over New Year', async ({ page }) => {
  await openScheduler(page, '?view=monthly');
  for (const title of ['December 2026', 'January 2027']) {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByTestId('period-label')).toHaveText(title);
  }
  for (const title of ['December 2026', 'November 2026', 'October 2026']) {
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByTestId('period-label')).toHaveText(title);
  }
});

test('weeks that have not been opened yet use a template, too', async ({ page }) => {
  const [template] = quickTemplates;
  await page.goto('/shift-template-setup');
  await expectHydrated(page);
  await page.getByRole('radio', { name: template?.name }).check();
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await expectReady(page);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(rosterOf(page)).toHaveAccessibleName('Month, November 2026');
  const weeks = await monthOf(2026, 11);
  const gaps = () =>
    weeks.flatMap(({ handle }) => handle.summary(null, null).days.map(({ gapCount }) => gapText(gapCount)));
  const plain = gaps();
  for (const { handle } of weeks) handle.followTemplate([...(template?.positions ?? [])]);
  expect(gaps()).not.toEqual(plain);
  const shown = (await cellNames(page)).flat().map((name) => name.match(/: ([^.]*)\./)?.[1]);
  expect(shown).toEqual(gaps());
});
