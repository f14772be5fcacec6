import { expectNoAxeViolations } from './support/axe';
import { cellNames, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

test('a gap is offered, claimed on a phone, approved and closed, and withdrawn; no request leaves the page', async ({
  page,
}) => {
  await openScheduler(page);
  const before = await cellNames(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!['script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) requests.push(request.url());
  });
  await page.locator('[data-gap]').first().click();
  const gap = page.getByTestId('gap-dialog');
  await gap
    .getByRole('button', { name: /^Offer as open shift: / })
    .first()
    .click();
  await gap.getByRole('button', { name: 'Show on a phone' }).click();

  const phone = page.getByTestId('team-phone');
  await expect(page.getByTestId('open-shifts').getByRole('button')).toHaveCount(1);
  await expect(page.locator('[data-ghost][data-open]').first()).toBeAttached();
  // An open shift covers nothing.
  await expect(phone.getByText('Nothing leaves your browser.')).toBeVisible();
  await expectNoAxeViolations(page);
  await phone.getByRole('button', { name: /^Claim / }).click();
  await expect(phone.getByText('Claimed: waiting for your manager')).toBeVisible();

  await phone.getByRole('button', { name: /^To the manager/ }).click();
  const review = page.getByTestId('requests-dialog');
  const approve = review.getByRole('button', { name: /^Approve: / });
  await expect(review.locator('[data-effect]')).toContainText(/below the minimum|gap/i);
  await expectNoAxeViolations(page);
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(approve).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(phone.getByText('It’s yours')).toBeVisible();
  await expect(page.getByTestId('open-shifts')).toHaveCount(0);
  expect(await cellNames(page)).not.toEqual(before);

  const undo = page.getByTestId('history').getByRole('button', { name: /^Undo: / });
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect.poll(() => cellNames(page)).toEqual(before);
  expect(requests).toEqual([]);
});
