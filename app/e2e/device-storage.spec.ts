import type { Page } from '@playwright/test';
import { deviceStorage } from '../src/shared/deviceStorage';
import { builtPages } from './support/contentSweep';
import { openScheduler, pressTool } from './support/scheduler';
import { giveConsent, openHome } from './support/site';
import { expect, test } from './support/test';

type Place = (typeof deviceStorage)[keyof typeof deviceStorage]['place'] | 'sessionStorage' | 'cache';

const named = (place: Place) =>
  Object.values(deviceStorage)
    .filter((kept) => kept.place === place)
    .map(({ name }) => name as string);

/** What is kept on the device now, by place. */
async function kept(page: Page): Promise<Record<Place, string[]>> {
  const cookies = await page.context().cookies();
  const others = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name = '' }) => name),
    cache: await caches.keys(),
  }));
  return { ...others, cookie: cookies.map(({ name }) => name) };
}

async function expectOnlyNamed(page: Page): Promise<void> {
  const found = await kept(page);
  for (const place of ['cookie', 'localStorage', 'sessionStorage', 'database', 'cache'] as const) {
    expect(
      found[place].filter((name) => !named(place).includes(name)),
      `${place} on ${page.url()}`,
    ).toEqual([]);
  }
}

test('every page keeps on the device what the legal text names, and nothing else', async ({ page }) => {
  test.setTimeout(240_000);
  await giveConsent(page);
  await test.step('what keeps something is used', async () => {
    await openHome(page);
    // The home page was opened without consent; it is given now, as on the cookie box.
    await giveConsent(page);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL('/es');
    await openScheduler(page, '#tour');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Try it with your team' }).click();
    const dialog = page.getByTestId('own-team');
    await dialog
      .getByRole('textbox', { name: 'Or paste from your spreadsheet' })
      .fill('Name\tMon\nAna\t9-17\nBo\t9-17');
    await dialog.getByRole('button', { name: 'See the result' }).click();
    await dialog.getByRole('switch', { name: 'Keep on this device' }).click();
    await dialog.getByRole('button', { name: 'Show my roster' }).click();
    await expect(page.getByTestId('own-team-kept')).toBeVisible();
    await pressTool(page, 'Import, export, share');
    const exchange = page.getByTestId('week-dialog');
    await exchange.getByRole('tab', { name: 'Export' }).click();
    const calendar = page.waitForEvent('download');
    await exchange.getByRole('button', { name: 'Download calendar' }).click();
    await calendar;
  });
  await expectOnlyNamed(page);
  for (const { path } of builtPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectOnlyNamed(page);
  }
  const found = await kept(page);
  expect(found.localStorage).toContain(deviceStorage.language.name);
  expect(found.cookie).toEqual([deviceStorage.consent.name]);
  expect(found.database).toEqual(expect.arrayContaining([deviceStorage.rosters.name, deviceStorage.calendars.name]));
});
