import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { fixture } from './support/engine';
import { openSettled } from './support/site';
import { expect, test } from './support/test';

interface Item {
  description: Record<'en' | 'es', string>;
  additionalInfo: Record<'en' | 'es', string>;
  points: number;
  date: string;
}

const { histories } = fixture<{ histories: Record<string, { items: Item[] }> }>('histories.json');
const shops = { 'team-member': '/demo/team-member/gift-shop', manager: '/demo/manager/gift-shop' } as const;
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Points history|Historial de puntos)$/ });

async function openPanel(page: Page, path: string, button = 'Details') {
  await openSettled(page, path);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

for (const role of ['team-member', 'manager'] as const) {
  test(`[D-005] [D-090] [D-093] [D-098] [D-331] the ${role}'s history, page by page`, async ({ page }) => {
    await openPanel(page, shops[role]);
    const { items } = histories[role] ?? { items: [] };
    const previous = panel(page).getByRole('button', { name: 'Previous' });
    const next = panel(page).getByRole('button', { name: 'Next' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let number = 1; number <= 4; number += 1) {
      await expect(panel(page).getByText(`Page ${number} of 4`, { exact: true })).toBeVisible();
      const rows = panel(page).getByRole('listitem');
      const expected = items.slice((number - 1) * 5, number * 5);
      await expect(rows).toHaveCount(expected.length);
      for (const [index, item] of expected.entries()) {
        await expect(rows.nth(index)).toContainText(item.description.en);
        await expect(rows.nth(index)).toContainText(item.additionalInfo.en);
        await expect(rows.nth(index).locator('time')).toHaveAttribute('datetime', item.date);
        const amount = Math.abs(item.points).toLocaleString('en');
        await expect(rows.nth(index).locator('[data-sign]')).toHaveText(
          item.points < 0 ? `−${amount}spent` : `+${amount}earned`,
        );
      }
      // At the end it is aria-disabled, which can be pressed all the same.
      await next.click({ force: true });
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(panel(page).getByText('Page 4 of 4', { exact: true })).toBeVisible();
    await previous.click();
    await expect(panel(page).getByText('Page 3 of 4', { exact: true })).toBeVisible();
  });
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
