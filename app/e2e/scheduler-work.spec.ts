import type { Page } from '@playwright/test';
import { openScheduler, rosterOf, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

/**
 * Maximum number of elements in the roster: each one adds layout and paint to every action. The timetable has a figure
 * of each position in each of its 105 hours, and only so many names: 10,000 shifts have no more elements.
 */
const mostElements = [
  // Each person's header has a target of its own.
  { '': 1400, '?group=member': 1040, '?group=role': 360 },
  { '?roster=large': 1400, '?roster=large&group=member': 1350 },
];

async function elementsOf(page: Page): Promise<number> {
  return rosterOf(page).evaluate((grid) => grid.querySelectorAll('*').length);
}

test('a roster renders few elements, however many shifts there are', async ({ page }) => {
  for (const ofRoster of mostElements) {
    const screens = Object.entries(ofRoster);
    await openScheduler(page, screens[0]?.[0]);
    for (const [query, most] of screens) {
      await showScreen(page, query);
      const count = await elementsOf(page);
      expect(count, query).toBeLessThanOrEqual(most);
      expect(count, query).toBeGreaterThan(most / 4);
    }
  }
});

/** Marks every cell, so that new cells can be distinguished from updated ones. */
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

test('another week updates the existing cells and creates none', async ({ page }) => {
  await openScheduler(page);
  for (const query of ['', '?group=member', '?group=role']) {
    await showScreen(page, query);
    await expect(page.getByTestId('week-number')).toHaveText('Week 47');
    await markCells(page);
    const before = await rosterOf(page).getByRole('gridcell').first().getAttribute('aria-label');
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByTestId('week-number')).toHaveText('Week 48');
    await expect(rosterOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(rosterOf(page)).toHaveAccessibleName(/Nov 23/);
    expect(await unmarkedCells(page), query).toBe(0);
    expect(before).not.toBeNull();
  }
});

/** Counts the roster cells that have changed since the action began. */
async function cellsTouched(page: Page, action: () => Promise<void>): Promise<() => Promise<number>> {
  // By attribute: an open modal dialog hides the rest of the page from role queries.
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

test('a dialog changes no cell, and an assignment only those of its hours and the following gaps', async ({ page }) => {
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
