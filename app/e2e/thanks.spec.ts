import { expectNoAxeViolations } from './support/axe';
import { fixture } from './support/engine';
import { expectReady, openScheduler, rosterOf } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const members = fixture<{ name: string; currentBalance: number }[]>('members.json');

test("[D-003] [D-138] from a gap in the roster to a thank-you, the recipient's totals, and the other role's board", async ({
  page,
}) => {
  await refuseConsent(page);
  await openScheduler(page);
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  const dialog = page.getByTestId('gap-dialog');
  const assign = dialog.locator('[data-assign]').first();
  const name = (await assign.getAttribute('aria-label'))?.match(/^Assign ([^,]+),/)?.[1] ?? '';
  expect(name).not.toBe('');
  const first = name.split(' ')[0];
  await assign.click();
  const thank = dialog.getByRole('link', { name: `Thank ${first}, +50` });
  await expect(thank).toBeVisible();
  await thank.click();

  await test.step('the form is prefilled, and the address contains no name', async () => {
    await expect(page).toHaveURL(/\/demo\/manager\/recognitions$/);
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: '50 points per person' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(new RegExp(`Thank you, ${first}, `));
    await expect(page.getByTestId('total')).toHaveText('Total: 50 points');
    await expectNoAxeViolations(page);
  });

  await test.step('sent: on the board, and deducted from the allowance', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('radio', { name: 'Submitted' })).toBeChecked();
    await expect(page.getByTestId('board').getByRole('article').first()).toContainText(`to ${name}`);
    await expect(page.getByTestId('allowance')).toContainText('450 points');
    const congrats = page.getByTestId('congrats');
    await expect(congrats).toBeVisible();
    const sun = congrats.locator('.rising-sun .sun');
    await expect(sun).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(sun).toHaveCSS('animation-name', 'sun-up');
    await expect(sun).toHaveCSS('animation-duration', '0.6s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
    await expect(congrats).toHaveCount(0);
  });

  await test.step("the recipient's totals", async () => {
    await page.getByRole('link', { name: 'View Team' }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    const balance = members.find((member) => member.name === name)?.currentBalance ?? 0;
    await expect(row.getByRole('cell').first()).toHaveText((balance + 50).toLocaleString('en'));
    await page.goBack();
  });

  await test.step("the team member's board, and a separate allowance", async () => {
    await page.getByRole('link', { name: 'Team member' }).click();
    await expect(page).toHaveURL(/\/demo\/team-member\/recognitions$/);
    await page.getByRole('radio', { name: 'Whole team' }).check();
    await expect(page.getByTestId('board').getByRole('article').first()).toContainText(`to ${name}`);
    await expect(page.getByTestId('allowance')).toContainText('500 points');
    await page.goBack();
  });

  await test.step('back to the roster in its previous view', async () => {
    await page.goBack();
    await expectReady(page);
    await page.goForward();
    await page.getByRole('link', { name: 'Back to the roster' }).click();
    await expectReady(page);
    await expect(page.getByTestId('history').getByRole('button', { name: `Undo: ${name} assigned` })).toBeEnabled();
    await expect(rosterOf(page)).toBeVisible();
  });
});

test('Genie Insights lists who stepped in, until the manager has thanked them', async ({ page }) => {
  await refuseConsent(page);
  await openScheduler(page);
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  await page.getByTestId('gap-dialog').locator('[data-assign]').first().click();
  await expect(page.getByTestId('gap-dialog').locator('[data-thank]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Genie Insights' }).click();
  const insight = page.getByRole('listitem').filter({ hasText: 'stepped in' });
  const name = (await insight.getByRole('heading').textContent())?.replace(' stepped in', '') ?? '';
  await insight.getByRole('link', { name: /^Thank .+, \+50$/ }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByTestId('congrats')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Genie Insights' }).click();
  await expect(page.getByRole('heading', { name: /gaps in this week/ })).toBeVisible();
  await expect(insight).toHaveCount(0);
});

test('[D-063] [D-076] [D-085] [D-102] points from the manager appear on every page of the team member', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/demo/manager/recognitions');
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  await page.getByRole('button', { name: 'Add people' }).click();
  const picker = page.getByTestId('people-picker');
  await expect(picker.getByRole('button', { name: 'Mónica Soler' })).toHaveCount(0);
  await picker.getByRole('button', { name: 'Teo Sandoval' }).click();
  await picker.getByRole('button', { name: 'Done, 2 people selected' }).click();
  await page.getByRole('radio', { name: '100 points per person' }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByTestId('congrats')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Team member' }).click();
  await expect(page.getByTestId('balance')).toContainText('541');
  await expect(page.getByTestId('board').getByRole('article').first()).toContainText('Mónica Soler');
  const tabs = page.getByRole('navigation', { name: 'Demo pages' });
  await tabs.getByRole('link', { name: 'Gift Shop' }).click();
  await expect(page.getByTestId('shop-balance')).toContainText('541');
  await tabs.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByTestId('greeting')).toContainText('541');
  await expect(page.getByTestId('gifts-balance')).toContainText('541');
  await expect(
    page.getByRole('heading', { name: 'From Mónica Soler' }).or(page.getByText('From Mónica Soler').first()),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /history/i })
    .first()
    .click();
  const history = page.getByTestId('history-panel');
  await expect(history.getByRole('listitem').first()).toContainText('100');
  await expect(history.getByText('Page 1 of 4')).toBeVisible();
});
