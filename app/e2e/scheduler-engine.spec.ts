import type { Page, Route } from '@playwright/test';
import type { TemplatePosition } from '../src/engine/engine';
import { expectNoAxeViolations } from './support/axe';
import { countedWeek, fixture, sampleWeek } from './support/engine';
import { cellNames, expectReady, openScheduler, rosterOf, shownFigures } from './support/scheduler';
import { expect, test } from './support/test';

const quickTemplates = fixture<{ positions: TemplatePosition[] }[]>('quick-templates.json');
const module = /scheduler_acting_bg-[\w-]+\.wasm$/;
const glue = /actingModule-[\w-]+\.js$/;
const gapDialog = (page: Page) => page.getByTestId('gap-dialog');
const notice = (page: Page) => page.getByTestId('action-notice');
const notLoaded = 'The editing tools did not load. Nothing has changed, and you can go on viewing the week.';

/** Whatever the page has asked for of the engine's part for those who act. */
function actingRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (module.test(request.url()) || glue.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the first gap of the week and gives the name on its first button to assign somebody. */
async function openGap(page: Page): Promise<string> {
  await rosterOf(page).locator('[data-gap]').first().click();
  await expect(gapDialog(page)).toBeVisible();
  return (await gapDialog(page).locator('[data-assign]').first().getAttribute('aria-label')) ?? '';
}

const assign = (page: Page) => gapDialog(page).locator('[data-assign]').first().click();

test('looking needs one package of the engine; the other comes when the pointer nears what changes the week', async ({
  page,
}) => {
  const asked = actingRequests(page);
  await openScheduler(page);
  await page.getByRole('radio', { name: 'Daily' }).click();
  await expectReady(page);
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const before = [await shownFigures(page), await cellNames(page)];
  const coming = page.waitForResponse(module);
  await page.getByRole('button', { name: 'View Plan' }).hover();
  expect((await coming).headers()['content-type']).toBe('application/wasm');
  await page.getByRole('button', { name: 'View Plan' }).click();
  await expect(page.getByTestId('review-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The same week in the other package: not a figure differs, after a command and its undoing either.
  expect([await shownFigures(page), await cellNames(page)]).toEqual(before);
  await openGap(page);
  await assign(page);
  await expect(notice(page)).toContainText('assigned');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(notice(page)).toContainText('Undone');
  expect([await shownFigures(page), await cellNames(page)]).toEqual(before);
  expect(asked.filter((url) => module.test(url))).toHaveLength(1);
});

test('what is wanted before the package has arrived waits for it, and is then done once', async ({ page }) => {
  let arrive: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(module, async (route) => {
    await held;
    await route.continue();
  });
  await openScheduler(page);
  const name = (await openGap(page)).replace(/^Assign /, '');
  await assign(page);
  await expect(notice(page)).toContainText('One moment');
  await assign(page);
  const nothing = { name: 'Undo: nothing has been changed', includeHidden: true };
  await expect(page.getByRole('button', nothing)).toBeAttached();
  arrive();
  await expect(notice(page)).toContainText(`${name.split(',')[0]} assigned`);
  const { shifts } = sampleWeek.schedule;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(notice(page)).toContainText('Undone');
  await expect(page.getByRole('button', { name: 'Undo: nothing has been changed' })).toBeVisible();
  const { shiftStatus } = (await countedWeek()).handle.summary(null, null);
  expect(shiftStatus.confirmed + shiftStatus.pending).toBe(shifts.length);
});

for (const [part, file] of [
  ['module', module],
  ['script', glue],
] as const) {
  test(`a ${part} that does not load is told, the page stays as it is, and another try does what was wanted`, async ({
    page,
    guard,
  }) => {
    // Axe looks at the whole page, and the rows are drawn twice.
    test.setTimeout(60_000);
    guard.expect(/Failed to load resource|ERR_FAILED/);
    let refused = 0;
    const refuse = (route: Route) => {
      refused += 1;
      return route.abort();
    };
    await page.route(file, refuse);
    await openScheduler(page);
    await openGap(page);
    await assign(page);
    await expect(notice(page)).toContainText(notLoaded);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    // Looking goes on; what needs the package says so where it would stand.
    await page.getByRole('radio', { name: 'Team Member' }).click();
    await expectReady(page);
    const before = refused;
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    const dialog = page.getByTestId('week-dialog');
    // The dialog tries by itself first.
    await expect.poll(async () => refused > before && dialog.getByRole('alert').isVisible()).toBe(true);
    await expect(dialog.getByRole('alert')).toContainText(notLoaded);
    await page.unroute(file, refuse);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Time', exact: true }).click();
    await openGap(page);
    await assign(page);
    await expect(notice(page)).toContainText('assigned');
  });
}

test('"Try again" does what was wanted before', async ({ page, guard }) => {
  guard.expect(/Failed to load resource|ERR_FAILED/);
  const refuse = (route: Route) => route.abort();
  await page.route(module, refuse);
  await openScheduler(page);
  await page.getByRole('button', { name: 'Review Request' }).click();
  await expect(notice(page)).toContainText(notLoaded);
  await page.unroute(module, refuse);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('requests-dialog')).toBeVisible();
});

test('a link brings the people that a template asks for into a fresh tab, and can be tried again', async ({
  page,
  guard,
}) => {
  const { handle } = await countedWeek();
  handle.setRequirements(quickTemplates[0]?.positions ?? []);
  const followed = handle.board(null, null).cells.filter(({ gap }) => gap !== null).length;
  guard.expect(/Failed to load resource|ERR_FAILED/);
  const refuse = (route: Route) => route.abort();
  await page.route(module, refuse);
  await openScheduler(page, `#week=${handle.share()}`);
  const alert = page.getByRole('alert').filter({ hasText: 'This link could not be opened.' });
  await expect(alert).toContainText('The part of the scheduler that opens links did not load.');
  await expect(page).toHaveURL(/#week=/);
  await page.unroute(module, refuse);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  const note = page.getByRole('status').filter({ hasText: 'came with a link' });
  await expect(note).toContainText('how many people are needed, by day and part of the day: Server, Cook');
  await expect(page.locator('[data-gap]')).toHaveCount(followed);
});
