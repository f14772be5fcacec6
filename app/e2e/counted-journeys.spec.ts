import type { Locator, Page } from '@playwright/test';
import { openScheduler } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** What a planner does with mouse and keyboard, counted. */
class Hands {
  clicks = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    this.keys += times;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async paste(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.keys += 1;
  }
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10);
const ownTeam = (page: Page) => page.getByTestId('own-team');
const tableOf = (page: Page) => ownTeam(page).getByRole('textbox', { name: 'Or paste from your spreadsheet' });

async function publishWeeks(page: Page, hands: Hands, weeks: number) {
  await hands.click(page.locator('[data-publish]'));
  const dialog = page.getByTestId('publish-dialog');
  await hands.click(dialog.getByRole('button', { name: `Publish ${weeks} weeks` }));
  await expect(dialog.getByTestId('answers')).toContainText('Confirmed');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-publish]')).toHaveAttribute('data-publish', 'published');
}

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-581] the month of a ward comes from its grid of codes and is published within 12 clicks', async ({ page }) => {
  const hands = new Hands(page);
  const nurses = [
    'Ana Ruiz',
    'Bea Mora',
    'Carla Gil',
    'Dora Sanz',
    'Eva Pons',
    'Fina Rey',
    'Gema Vidal',
    'Hugo Cano',
  ].concat(['Inma Soto', 'Jon Vega', 'Kira Lago', 'Luis Mena', 'Marc Roca', 'Nora Font', 'Olga Prat', 'Pau Serra']);
  const days = Array.from({ length: 28 }, (_, day) => isoDate(new Date(Date.UTC(2026, 10, 30 + day))));
  const cycle = ['E', 'E', 'L', 'L', 'N', '', ''];
  const lines = nurses.map((name, person) =>
    [name, 'Nurse', ...days.map((_, day) => cycle[(day + 3 * person) % cycle.length])].join('\t'),
  );
  await openScheduler(page);
  await hands.click(page.getByRole('button', { name: 'Try it with your team' }));
  await hands.click(tableOf(page));
  await hands.paste(tableOf(page), [['Name', 'Position', ...days].join('\t'), ...lines].join('\n'));
  await hands.click(ownTeam(page).getByRole('button', { name: 'See the result' }));
  for (const [code, hours] of [
    ['E', '7-15'],
    ['L', '15-23'],
    ['N', '23-7'],
  ] as const) {
    await hands.click(ownTeam(page).getByLabel(`Hours of ${code}`));
    await hands.type(hours);
    await hands.press('Tab');
  }
  await expect(ownTeam(page).getByTestId('own-team-read')).toContainText('16 people and 320 shifts');
  await hands.click(ownTeam(page).getByRole('button', { name: 'Show my roster' }));
  await publishWeeks(page, hands, 4);
  expect(hands.clicks).toBeLessThanOrEqual(12);
  expect(hands.keys).toBeLessThanOrEqual(20);
});
