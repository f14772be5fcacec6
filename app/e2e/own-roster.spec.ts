import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { fixture, fixturePath } from './support/engine';
import { expectReady, openScheduler } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** A month of one team with codes in the place of hours, and what the codes mean. */
const name = 'roster-24.csv';
const { answers } = fixture<{ answers: { codes: Record<string, string> } }>(`golden/rosters/cases/${name}.json`);

const kept = (page: Page) => page.getByTestId('own-team-kept');
const cellOf = (page: Page, text: string) => page.getByRole('gridcell').filter({ hasText: text });

async function openCopying(page: Page) {
  await page.getByRole('button', { name: /^Choose a week\./ }).click();
  await page.getByRole('button', { name: 'Copy a week here' }).click();
}

test.beforeEach(async ({ page }) => refuseConsent(page));

test('a team with its weeks is read, changed, copied, published, and found again after a reload', async ({ page }) => {
  test.slow();
  await openScheduler(page, '?group=member');
  await page.getByRole('button', { name: 'Try it with your team' }).click();
  const reading = page.getByTestId('own-team');
  await reading.getByTestId('own-team-file').setInputFiles(fixturePath(`golden/rosters/files/${name}`));
  for (const [code, hours] of Object.entries(answers.codes)) {
    await reading.getByRole('textbox', { name: `Hours of ${code}`, exact: true }).fill(hours);
  }
  await expect(reading.getByText('Everything is answered')).toBeVisible();
  await reading.getByRole('switch', { name: 'Keep on this device' }).click();
  await reading.getByRole('button', { name: 'Show my roster' }).click();
  await expect(page.getByRole('grid')).toContainText('Amara Doe');
  await expect(kept(page)).toContainText('kept on this device');
  await expect(page).toHaveURL(/week=2021-W20/);

  // 'Manage Team' is the team that is open.
  await page.getByRole('link', { name: 'Manage Team' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByTestId('new-person');
  await form.getByRole('textbox', { name: 'Name' }).fill('Wren Field');
  await form.getByRole('button', { name: 'Add a person' }).click();
  // The page has the list: no dialog with the same one follows.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Wren Field/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /Bruno Doe/ }).click();
  await page.getByRole('tab', { name: 'Absences' }).click();
  // In the week that is open, whatever day it is today.
  await expect(page.getByLabel('First day')).toHaveValue('2021-05-17');
  await page.getByLabel('First day').fill('2021-05-13');
  await page.getByLabel('Last day').fill('2021-05-19');
  await page.getByRole('button', { name: 'Report 7 days absent' }).click();
  await expect(page.getByTestId('absences')).toContainText('Holiday');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expectReady(page);
  await expect(page.getByRole('grid')).toContainText('Wren Field');
  await expect(cellOf(page, 'Holiday')).toHaveCount(3);

  // The week after the last one is empty, and gets the last one's shifts.
  for (const week of ['2021-W21', '2021-W22']) {
    await page.getByRole('button', { name: /^Next week/ }).click();
    await expect(page).toHaveURL(new RegExp(`week=${week}`));
  }
  await expect(page.locator('[data-chip]')).toHaveCount(0);
  await openCopying(page);
  await page.getByRole('button', { name: /^Copy \d+ shifts$/ }).click();
  // The roster's weeks are over: that is asked once, also before the week is filled.
  await page.getByTestId('past-dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText(/shifts copied, to be confirmed/)).toBeVisible();
  await page.keyboard.press('Escape');
  const copied = await page.locator('[data-chip]').count();
  expect(copied).toBeGreaterThan(5);

  await page.getByTestId('next-steps').getByRole('button', { name: 'Fill the week' }).click();
  await expect(page.locator('[data-search]')).toHaveAttribute('data-search', 'found');
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await expect.poll(() => page.locator('[data-chip]').count()).toBeGreaterThan(copied);
  const planned = await page.locator('[data-chip]').count();
  await page.keyboard.press('Escape');

  await page.locator('[data-publish]').click();
  const publishing = page.getByTestId('publish-dialog');
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  // Nobody answers for a week that is over.
  await expect(publishing.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(publishing.getByTestId('answers')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(kept(page)).toContainText('kept on this device');

  await openScheduler(page, '?group=member');
  await kept(page).getByRole('button', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/week=2021-W22/);
  await expect(page.getByRole('grid')).toContainText('Wren Field');
  await expect(page.locator('[data-chip]')).toHaveCount(planned);
  await expect(page.locator('[data-publish]')).toHaveText('Published');
  await page.getByRole('button', { name: /^Previous week/ }).click();
  await page.getByRole('button', { name: /^Previous week/ }).click();
  await expect(page).toHaveURL(/week=2021-W20/);
  await expect(cellOf(page, 'Holiday')).toHaveCount(3);
});
