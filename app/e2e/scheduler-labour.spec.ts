import { expectNoAxeViolations } from './support/axe';
import { cellAt, openScheduler, rosterOf } from './support/scheduler';
import { expect, test } from './support/test';

test("the week's costs are shown below its days, a shift being moved shows its effect, and a filled week exceeds the budget", async ({
  page,
}) => {
  await openScheduler(page, '?group=member');
  const panel = page.getByTestId('labour');
  await expect(panel).toContainText('€9,686 of €10,020');
  await expect(page.getByTestId('labour-footer').getByRole('cell')).toHaveCount(7);
  await expect(page.locator('[data-labour-day="0"]')).toContainText('81 h · €1,263');
  await expect(page.locator('[data-labour-day="0"]')).toContainText('over 30%');
  await expect(rosterOf(page).getByRole('rowheader').first()).toContainText('4 h over the contract of 40 h');
  await expectNoAxeViolations(page);

  // By keyboard: Marta's first shift moves down to Daniel.
  await cellAt(page, 0, 0).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Change the shift of Marta/ }).press('Enter');
  await page.getByRole('button', { name: /^Move$/ }).press('Enter');
  const status = page.getByTestId('moving-said');
  await expect(status).toContainText('Where it is now.');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText(/-€2, 3 h over contract, /);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Fill the week' }).click();
  const fill = page.getByTestId('fill-panel');
  await expect(fill.locator('[data-effect]')).toContainText(
    /Work still missing\d+ h to \d+ h.*Wages€[\d,]+ to €[\d,]+/,
  );
  await fill.locator('[data-accept]').first().click();
  await expect(panel).toContainText('Over budget by €');
  await expect(panel).toHaveAttribute('data-over', 'true');
});
