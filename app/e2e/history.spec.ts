import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { openSettled } from './support/site';
import { expect, test } from './support/test';

const shops = { 'team-member': '/demo/team-member/gift-shop', manager: '/demo/manager/gift-shop' } as const;
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Points history|Historial de puntos)$/ });

async function openPanel(page: Page, path: string, button = 'Details') {
  await openSettled(page, path);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

test('[D-089] [D-091] [D-092] along the right edge; earned points are green, spent points are red', async ({
  page,
}) => {
  await openPanel(page, shops['team-member']);
  await expect
    .poll(async () => {
      const box = await panel(page).boundingBox();
      return box && [box.x + box.width, box.y, box.height];
    })
    .toEqual([1440, 0, 900]);
  const evergreen = 'rgb(14, 90, 67)';
  const danger = 'rgb(180, 35, 24)';
  await expect(panel(page).locator('[data-sign=earned]').first()).toHaveCSS('color', evergreen);
  await expect(panel(page).locator('[data-sign=spent]').first()).toHaveCSS('color', danger);
});

test('axe finds no violations in the open panel', async ({ page }) => {
  for (const [path, button, tabName] of [
    [shops['team-member'], 'Details', 'Ways to earn points'],
    [`/es${shops.manager}`, 'Detalles', 'Cómo ganar puntos'],
  ] as const) {
    await openPanel(page, path, button);
    await expectAccessibleAt(page, [1440, 1024]);
    const tab = panel(page).getByRole('tab', { name: tabName });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleAt(page, [1440, 1024]);
  }
});
