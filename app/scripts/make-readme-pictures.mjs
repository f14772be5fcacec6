/**
 * Takes the README's screenshots of the scheduler into docs/images, as WebP at 1440 x 900: `npm run readme-pictures`
 * after a build. Uses the release server and the system's Chromium like the benchmarks.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { refuseConsent, settled, startBrowser } from '../bench/longTasks.mjs';
import { startSite } from '../bench/startSite.mjs';
import { setClock } from '../e2e/support/today.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** The screenshots: a query, and actions before the screenshot is taken. */
const pictures = [
  { name: 'scheduler', query: '' },
  { name: 'members', query: '?group=member' },
  { name: 'day', query: '?view=daily&day=4&group=member' },
  {
    name: 'gap',
    query: '',
    async act(page) {
      await page.locator('[data-gap]').first().click();
      await page.getByTestId('gap-dialog').waitFor();
    },
  },
  {
    name: 'filling',
    query: '',
    async act(page) {
      await button(page, 'Fill the week').first().click();
      await page.locator('[data-ghost]').first().waitFor();
    },
  },
  {
    name: 'publishing',
    query: '',
    async act(page) {
      // Publishing needs changes.
      for (const gap of [0, 1]) {
        await page.locator('[data-gap]').nth(gap).click();
        await page.locator('[data-assign]').first().click();
        await page.getByTestId('action-notice').waitFor();
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: /^Publish/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'open-shift',
    query: '',
    async act(page) {
      await page.locator('[data-gap]').first().click();
      await page
        .getByRole('button', { name: /^Offer as open shift/ })
        .first()
        .click();
      await page.locator('[data-phone]').first().click();
      await page.getByTestId('team-phone').waitFor();
    },
  },
];

const wanted = process.argv.slice(2);
const site = await startSite();
const browser = await startBrowser();
try {
  for (const { name, query, act } of pictures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    await refuseConsent(page, site.origin);
    await page.addInitScript(setClock);
    await page.goto(`${site.origin}/shift-scheduler${query}`, { waitUntil: 'networkidle' });
    await page.locator('main[data-engine=ready]').waitFor();
    await act?.(page);
    // Avoids a tooltip under the pointer.
    await page.mouse.move(720, 2);
    await settled(page);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png).webp({ quality: 85 }).toFile(`${folder}${name}.webp`);
    process.stdout.write(`${name}\n`);
    await page.close();
  }
} finally {
  await browser.close();
  site.stop();
}
