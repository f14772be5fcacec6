/**
 * Takes the README's pictures of the scheduler into docs/images, as WebP at 1440 x 900: `npm run readme-pictures` after
 * a build. Uses the release server and the system's Chromium as the benchmarks do.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { refuseConsent, settled, startBrowser, startSite } from '../bench/longTasks.mjs';
import { liveInTheSampleWeek } from '../e2e/support/today.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** What is shown: a query, and what is done there before the picture is taken. */
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
      await page.locator('.chip-ghost').first().waitFor();
    },
  },
  {
    name: 'publishing',
    query: '',
    async act(page) {
      // Nothing is left to publish before something has changed.
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

/** Runs in the page: a PNG as WebP. */
async function asWebp(png) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.85).split(',')[1];
}

const wanted = process.argv.slice(2);
const site = await startSite();
const browser = await startBrowser();
const encoder = await browser.newPage();
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
    await page.addInitScript(liveInTheSampleWeek);
    await page.goto(`${site.origin}/shift-scheduler${query}`, { waitUntil: 'networkidle' });
    await page.locator('main[data-engine=ready]').waitFor();
    await act?.(page);
    // No tooltip of what the pointer stands on.
    await page.mouse.move(720, 2);
    await settled(page);
    const png = await page.screenshot({ animations: 'disabled' });
    await writeFile(
      `${folder}${name}.webp`,
      Buffer.from(await encoder.evaluate(asWebp, png.toString('base64')), 'base64'),
    );
    process.stdout.write(`${name}\n`);
    await page.close();
  }
} finally {
  await browser.close();
  site.stop();
}
