import { expect, type Locator, type Page } from '@playwright/test';

/** The scheduler's address in each language. */
export const schedulerPaths = { en: '/shift-scheduler', es: '/es/shift-scheduler' } as const;

export type SchedulerLanguage = keyof typeof schedulerPaths;

/** Opens the scheduler with a query and waits until the engine is ready. */
export async function openScheduler(page: Page, query = '', language: SchedulerLanguage = 'en'): Promise<void> {
  await page.goto(`${schedulerPaths[language]}${query}`);
  await expectReady(page);
}

/** Waits until the engine has computed the requested view and the roster, or what replaces it, is rendered. */
export async function expectReady(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-engine', 'ready');
  await expect(main.locator('[role=grid]:not([aria-busy=true]), :is([role=status], [role=alert]) h2')).toBeAttached();
}

/** Navigates client-side to another screen of the open scheduler and waits until it is rendered. */
export async function showScreen(page: Page, query: string, language: SchedulerLanguage = 'en'): Promise<void> {
  const { view = 'weekly', group = 'time' } = Object.fromEntries(new URLSearchParams(query));
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${schedulerPaths[language]}${query}`);
  const chosen = page.locator('input[type=radio]:checked');
  await expect
    .poll(() => chosen.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value)))
    .toEqual([view, group]);
  await expectReady(page);
  // The rendering is complete when two snapshots, some frames apart, are equal.
  const snapshot = () =>
    page.locator('main').evaluate(async (main) => {
      const before = main.innerHTML;
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return before === main.innerHTML && !main.querySelector('[aria-busy=true], [class*="animate-pulse"]');
    });
  await expect.poll(snapshot).toBe(true);
}

/** On a small screen, continues past the promo to the scheduler. */
export async function continueAnyway(page: Page, language: SchedulerLanguage = 'en'): Promise<void> {
  await page.getByRole('button', { name: language === 'en' ? 'Continue anyway' : 'Continuar de todos modos' }).click();
}

/** Goes back to the sample, with its confirmation. */
export async function backToSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the sample' }).first().click();
  await page.getByTestId('sample-dialog').getByRole('button', { name: 'Back to the sample' }).click();
  await expect(page.getByTestId('sample-dialog')).toHaveCount(0);
}

export const rosterOf = (page: Page): Locator => page.getByRole('grid');

/**
 * Waits until everything shows the current state: most rows, the panels and a dialog's lower parts render some frames
 * later.
 */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true], dialog [aria-busy=true]')).toHaveCount(0);
}

export const cellAt = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-cell="${row},${column}"]`);

/** The sentence in the accessible name of each cell, by row, without the names of those on duty at its end. */
export async function cellNames(page: Page): Promise<string[][]> {
  await expectDrawn(page);
  return rosterOf(page).evaluate((grid) =>
    Array.from(grid.querySelectorAll('[role=row]'))
      .map((row) =>
        Array.from(row.querySelectorAll('[role=gridcell]'), (cell) =>
          (cell.getAttribute('aria-label') ?? '').replace(/; on duty: .*/, ''),
        ),
      )
      .filter((row) => row.length > 0),
  );
}

export interface ShownFigures {
  /** For each fill-rate row: position id, tone, and the visible text. */
  fillRates: { positionId: string; tone: string; text: string }[];
  confirmed: number;
  pending: number;
  toAssign: number;
}

/** The figures shown in the panels. */
export async function shownFigures(page: Page): Promise<ShownFigures> {
  await expectDrawn(page);
  const number = async (key: string) => Number(await page.locator(`[data-status="${key}"] dd`).textContent());
  const rows = page.locator('[data-fill]');
  const texts = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  const marks = await rows.evaluateAll((found) =>
    found.map((row) => ({
      positionId: row.getAttribute('data-fill') ?? '',
      tone: row.getAttribute('data-tone') ?? '',
    })),
  );
  return {
    fillRates: marks.map((mark, index) => ({ ...mark, text: texts[index] ?? '' })),
    confirmed: await number('confirmed'),
    pending: await number('pending'),
    toAssign: await number('to-assign'),
  };
}

/** Presses a tool of the header's menu. */
export async function pressTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Tools|Herramientas)$/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
