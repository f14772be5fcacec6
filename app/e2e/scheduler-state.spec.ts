import type { Page } from '@playwright/test';
import { cellNames, expectReady, openScheduler, rosterOf, shownFigures } from './support/scheduler';
import { expect, test } from './support/test';

/** The label of a group's selected radio button. */
const choiceOf = (page: Page, label: string) =>
  page
    .getByRole('group', { name: label })
    .locator('label', { has: page.getByRole('radio', { checked: true }) })
    .textContent();

/** Everything on the screen that the address determines. */
async function screenOf(page: Page) {
  await expectReady(page);
  return {
    label: await page.getByTestId('period-label').textContent(),
    view: await choiceOf(page, 'View'),
    group: await choiceOf(page, 'Group rows by'),
    team: await page.getByRole('combobox', { name: 'Team' }).inputValue(),
    position: await page
      .locator('[data-fill][aria-pressed=true]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-fill'))),
    slots: await page
      .getByRole('group', { name: 'Parts of the day' })
      .getByRole('button', { pressed: true })
      .allTextContents(),
  };
}

const plain = {
  label: 'Nov 16 - Nov 22, 2026',
  view: 'Weekly',
  group: 'Time',
  team: 'all',
  position: [] as string[],
  slots: ['Morning', 'Afternoon', 'Night'],
};

test('Back closes an open dialog and keeps the week; Back again leaves the week', async ({ page }) => {
  await openScheduler(page);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByTestId('period-label')).toHaveText('Nov 23 - Nov 29, 2026');
  await page.locator('[data-gap]').first().click();
  await expect(page.getByTestId('gap-dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('period-label')).toHaveText('Nov 23 - Nov 29, 2026');
  await page.goBack();
  await expect(page.getByTestId('period-label')).toHaveText(plain.label);
});

test('every control writes its part of the address; back and forward undo and redo it', async ({ page }) => {
  await openScheduler(page);
  const actions: (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: 'Next week' }).click(),
    () => page.getByRole('radio', { name: 'Role' }).click(),
    () => page.getByRole('combobox', { name: 'Team' }).selectOption('front-of-house'),
    () => page.locator('[data-fill=server]').click(),
    () => page.getByRole('button', { name: 'Morning', exact: true }).click(),
    () => page.getByRole('radio', { name: 'Daily' }).click(),
    () => page.getByRole('button', { name: 'Next day' }).click(),
  ];
  const queries = [
    '',
    '?week=2026-W48',
    '?week=2026-W48&group=role',
    '?week=2026-W48&group=role&team=front-of-house',
    '?week=2026-W48&group=role&team=front-of-house&position=server',
    '?week=2026-W48&group=role&team=front-of-house&position=server&slots=afternoon%2Cnight',
    '?week=2026-W48&view=daily&group=role&team=front-of-house&position=server&slots=afternoon%2Cnight',
    '?week=2026-W48&view=daily&day=1&group=role&team=front-of-house&position=server&slots=afternoon%2Cnight',
  ];
  const search = () => page.evaluate(() => window.location.search);
  const changes: Partial<typeof plain>[] = [
    {},
    { label: 'Nov 23 - Nov 29, 2026' },
    { group: 'Role' },
    { team: 'front-of-house' },
    { position: ['server'] },
    { slots: ['Afternoon', 'Night'] },
    { view: 'Daily', label: 'Monday, November 23' },
    { label: 'Tuesday, November 24' },
  ];
  const screens = changes.map((_, index) => Object.assign({}, plain, ...changes.slice(0, index + 1)));
  const expectScreen = async (index: number) => {
    await expect.poll(search).toBe(queries[index]);
    await expect.poll(() => screenOf(page)).toEqual(screens[index]);
  };
  for (const [index, act] of actions.entries()) {
    await act();
    await expectScreen(index + 1);
  }
  for (let index = actions.length - 1; index >= 0; index -= 1) {
    await page.goBack();
    await expectScreen(index);
  }
  for (let index = 1; index < screens.length; index += 1) {
    await page.goForward();
    await expectScreen(index);
  }
});

test('[D-003] [D-071] nothing is stored: a reload restores the sample week, and the storages are empty', async ({
  page,
  context,
}) => {
  await openScheduler(page);
  const before = { names: await cellNames(page), figures: await shownFigures(page) };
  await page
    .getByRole('gridcell', { name: /understaffed/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Assign / })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expectReady(page);
  await expect.poll(() => cellNames(page)).toEqual(before.names);
  await expect.poll(() => shownFigures(page)).toEqual(before.figures);
  await openScheduler(page, '?week=2026-W50&group=member');
  await openScheduler(page);
  expect(await screenOf(page)).toEqual(plain);
  const stored = await page.evaluate(() => ({ ...window.localStorage, ...window.sessionStorage }));
  // React Router stores the tab's scroll positions here; nothing of the demo is among them.
  expect(Object.keys(stored).filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a change of state does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openScheduler(page);
  await page.locator('[data-fill=cook]').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 100 }));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(50);
  // Pressed where it is: a pointer would scroll to it first.
  await page.locator('[data-fill=cook]').evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/position=cook/);
  await expect(rosterOf(page)).toBeVisible();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(20);
});
