import { expectNoAxeViolations } from './support/axe';
import { cellAt, cellNames, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

test('a change is published, answered and withdrawn, and no request leaves the page', async ({ page }) => {
  await openScheduler(page);
  const state = page.locator('[data-publish]');
  await expect(state).toHaveText('Published');
  await page.locator('[data-gap]').first().click();
  await page.locator('[data-assign]').first().click();
  await page.keyboard.press('Escape');
  await expect(state).toHaveAccessibleName('Publish (1 change, 1 person)');
  // The roster follows the header.
  await expect(cellAt(page, 1, 0)).toHaveAccessibleName(/1 pending/);
  const before = await cellNames(page);

  const requests: string[] = [];
  page.on('request', (request) => {
    // Portraits are files of the page.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await state.click();
  const dialog = page.getByTestId('publish-dialog');
  await expect(dialog).toHaveAccessibleName('Publish Nov 16 - Nov 22, 2026');
  await expect(dialog.getByTestId('changes')).toContainText('Hanna KowalczykNew: Monday 10 AM-2 PM');
  await expect(dialog.getByText('This is a demo: no message leaves your browser.')).toBeVisible();
  await expect(dialog.getByText(/rules are still broken/)).toBeVisible();
  await dialog.getByLabel('A note to everyone').fill('Thank you, Hanna.');
  await dialog.getByRole('button', { name: 'Message to Hanna Kowalczyk' }).click();
  const message = dialog.locator('[data-message]');
  await expect(message).toContainText('Hi Hanna, your week of Nov 16 - Nov 22, 2026:');
  await expect(message.getByRole('listitem').filter({ hasText: 'Monday 10 AM-2 PM' })).toContainText('new');
  await expect(message).toContainText('Thank you, Hanna.');
  await expectNoAxeViolations(page);

  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByTestId('answers')).toContainText(/Confirmed/);
  await expect(dialog.getByRole('status').filter({ hasText: '1 of 1 person confirmed' })).toBeVisible();
  // The button that was pressed is gone, and so is the one that opened the dialog.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectNoAxeViolations(page);
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await page.keyboard.press('Escape');
  await expect(state).toBeFocused();
  await expect(state).toHaveAccessibleName('Publish (1 change, 1 person)');
  await expect.poll(() => cellNames(page)).toEqual(before);
});
