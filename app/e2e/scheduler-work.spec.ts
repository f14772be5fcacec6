import type { Page } from '@playwright/test';
import { openScheduler, rosterOf } from './support/scheduler';
import { expect, test } from './support/test';

/** Elements of the roster; more of them is more to lay out and paint with each action. */
const mostElements = { '': 600, '?group=member': 1000, '?group=role': 360, '?roster=large&group=member': 1350 };

async function elementsOf(page: Page): Promise<number> {
  return rosterOf(page).evaluate((grid) => grid.querySelectorAll('*').length);
}

test('a roster is drawn with few elements, however many shifts there are', async ({ page }) => {
  for (const [query, most] of Object.entries(mostElements)) {
    await openScheduler(page, query);
    const count = await elementsOf(page);
    expect(count, query).toBeLessThanOrEqual(most);
    expect(count, query).toBeGreaterThan(most / 4);
  }
});

/** Marks every cell, so that a cell which was made anew can be told from one that was filled anew. */
async function markCells(page: Page): Promise<void> {
  await rosterOf(page).evaluate((grid) => {
    for (const cell of grid.querySelectorAll('[data-cell]')) (cell as unknown as { marked: boolean }).marked = true;
  });
}

async function unmarkedCells(page: Page): Promise<number> {
  return rosterOf(page).evaluate(
    (grid) =>
      Array.from(grid.querySelectorAll('[data-cell]')).filter(
        (cell) => !(cell as unknown as { marked?: boolean }).marked,
      ).length,
  );
}

for (const query of ['', '?group=member', '?group=role']) {
  test(`another week fills the cells that are there and makes none: ${query || 'by time'}`, async ({ page }) => {
    await openScheduler(page, query);
    await markCells(page);
    const before = await rosterOf(page).getByRole('gridcell').first().getAttribute('aria-label');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByTestId('week-number')).toHaveText('Week 48');
    await expect(rosterOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(rosterOf(page)).toHaveAccessibleName(/Nov 23/);
    expect(await unmarkedCells(page)).toBe(0);
    expect(before).not.toBeNull();
  });
}

/** Counts the cells of the roster in which something has changed since the action began. */
async function cellsTouched(page: Page, action: () => Promise<void>): Promise<() => Promise<number>> {
  // By its attribute: an open dialog keeps the rest of the page from being found by its role.
  const roster = page.locator('[role="grid"]');
  await roster.evaluate((grid) => {
    const touched = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const cell = (target instanceof Element ? target : target.parentElement)?.closest('[data-cell]');
        if (cell) touched.add(cell);
      }
    });
    observer.observe(grid, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'aria-label', 'title', 'data-gap'],
    });
    Object.assign(window, { touchedCells: () => touched.size });
  });
  await action();
  return () => page.evaluate(() => (window as unknown as { touchedCells: () => number }).touchedCells());
}

test('a dialog touches no cell, and an assignment only those of its hours and the gaps after it', async ({ page }) => {
  await openScheduler(page);
  const opened = await cellsTouched(page, async () => {
    await page.locator('[data-gap]').last().click();
    await expect(page.getByTestId('gap-dialog')).toBeVisible();
  });
  expect(await opened()).toBe(0);
  const assigned = await cellsTouched(page, async () => {
    await page.getByTestId('gap-dialog').locator('[data-assign]').first().click();
    await expect(page.getByTestId('action-notice')).toContainText('assigned');
  });
  await expect.poll(assigned).toBeGreaterThan(0);
  expect(await assigned()).toBeLessThanOrEqual(16);
});
