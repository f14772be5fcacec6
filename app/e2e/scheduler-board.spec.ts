import { expectNoAxeViolations } from './support/axe';
import { expectNoSidewaysScroll } from './support/contentPage';
import { cellAt, continueAnyway, expectDrawn, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

test('[D-564] [D-565] a month is planned in codes by keyboard, taken back, and printed on one sheet', async ({
  page,
}) => {
  await openScheduler(page, '?view=monthly&group=member');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Use early, late and night' }).click();
  await expect(page.getByTestId('brush')).toBeVisible();
  const first = cellAt(page, 0, 9);
  await first.focus();
  await page.keyboard.type('ell');
  await expect(cellAt(page, 0, 12)).toBeFocused();
  await expect(first).toHaveText('E');
  await expect(cellAt(page, 0, 11)).toHaveText('L');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(cellAt(page, 0, 11)).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, 0, 11)).toHaveText('L');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByTestId('month-paper');
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(sheet.locator('tbody tr').first()).toContainText('L');
});

test('[D-565] a type is painted over days with the mouse, and tapped on a phone in Spanish', async ({ page }) => {
  await openScheduler(page, '?view=monthly&group=member');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Use early, late and night' }).click();
  await page.getByTestId('brush').getByRole('button', { name: /^N/ }).click();
  await cellAt(page, 1, 2).hover();
  await page.mouse.down();
  await cellAt(page, 2, 4).hover();
  await page.mouse.up();
  for (const row of [1, 2]) for (const column of [2, 3, 4]) await expect(cellAt(page, row, column)).toHaveText('N');

  await page.setViewportSize({ width: 390, height: 844 });
  await openScheduler(page, '?view=monthly&group=member', 'es');
  await continueAnyway(page, 'es');
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Usar mañana, tarde y noche' }).click();
  await page.getByTestId('brush').getByRole('button', { name: /^T/ }).click();
  await cellAt(page, 0, 0).click();
  await expect(cellAt(page, 0, 0)).toHaveText('T');
  await expectNoSidewaysScroll(page);
});
