import type { Page } from '@playwright/test';
import type { TemplatePosition } from '../src/engine/engine';
import { countedWeek, fixture, fragmentOf } from './support/engine';
import { cellNames, expectReady, openScheduler, pressTool, rosterOf, shownFigures } from './support/scheduler';
import { expect, test } from './support/test';

const quickTemplates = fixture<{ positions: TemplatePosition[] }[]>('quick-templates.json');
const gapDialog = (page: Page) => page.getByTestId('gap-dialog');
const notice = (page: Page) => page.getByTestId('action-notice');

/** Requests of the page for the engine, scripts and modules. */
function engineRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.wasm$|scheduler_wasm/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('the package of the week is requested once, for viewing, editing and a link', async ({ page }) => {
  const asked = engineRequests(page);
  const wasmResponse = page.waitForResponse(/\.wasm$/);
  await openScheduler(page);
  expect((await wasmResponse).headers()['content-type']).toBe('application/wasm');
  const before = [await shownFigures(page), await cellNames(page)];
  await page.getByRole('radio', { name: 'Daily' }).click();
  await expectReady(page);
  await page.getByRole('radio', { name: 'Weekly' }).click();
  // A dialog belongs to the view in which it is opened.
  await expect(page.getByTestId('screen-said')).toContainText('Weekly');
  await page.getByRole('button', { name: 'View Plan' }).click();
  await expect(page.getByTestId('review-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await test.step('the first command responds at once, and can be undone from the notice', async () => {
    await rosterOf(page).locator('[data-gap]').first().click();
    const assign = gapDialog(page).locator('[data-assign]').first();
    const name = ((await assign.getAttribute('aria-label')) ?? '').replace(/^Assign /, '');
    expect(name).toMatch(/^.+, Monday \d+ [AP]M-\d+ [AP]M$/);
    const [who, when] = name.split(', ');
    await assign.click();
    await expect(notice(page)).toContainText(`${who} assigned, ${when}.`);
    await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.keyboard.press('Control+z');
  await expect(notice(page)).toContainText('Undone');
  await expect.poll(async () => [await shownFigures(page), await cellNames(page)]).toEqual(before);
  expect(asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  await pressTool(page, 'Import, export, share');
  const dialog = page.getByTestId('week-dialog');
  await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Share' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link to this week' })).toHaveValue(/#week=2/);
  const packages = asked
    .filter((path) => path.endsWith('.wasm'))
    .map((path) => path.match(/scheduler_\w+?_bg|\w+_wasm/)?.[0]);
  expect(packages).toEqual(['scheduler_wasm_bg']);
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test('a link restores the headcounts of a template in a new tab', async ({ page }) => {
  const { handle } = await countedWeek();
  handle.tell({ kind: 'followTemplate', template: quickTemplates[0]?.positions ?? [] });
  const followed = handle.ask({ kind: 'board' }).cells.filter(({ gap }) => gap !== null).length;
  await openScheduler(page, await fragmentOf(handle));
  const note = page.getByRole('status').filter({ hasText: 'a week from a link' });
  await expect(note).toContainText('how many people are needed, by day and part of the day: Server, Cook');
  await expect(page.locator('[data-gap]')).toHaveCount(followed);
  await expect(page).toHaveURL(/#week=2/);
});
