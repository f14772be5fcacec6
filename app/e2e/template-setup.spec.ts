import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { expectSettled, openSettled } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/shift-template-setup', es: '/es/shift-template-setup' };
const slots = ['Morning', 'Afternoon', 'Night'];

/** Opens the page and waits until it is hydrated, past the promo on small screens. */
async function open(page: Page, language: 'en' | 'es' = 'en') {
  await openSettled(page, address[language]);
  const onward = page.getByRole('button', { name: language === 'en' ? 'Continue anyway' : 'Continuar de todos modos' });
  if ((page.viewportSize()?.width ?? 0) <= 767) await onward.click();
}

const table = (page: Page, position: string) =>
  page.getByRole('table', { name: `People needed: ${position}`, exact: true });

const cell = (page: Page, position: string, day: string, slot: string) =>
  page.getByRole('spinbutton', { name: `${position}, ${day}, ${slot}`, exact: true });

const names = (page: Page) => page.getByRole('textbox', { name: 'Position name' });

async function expectSlots(page: Page, position: string, day: string, heads: readonly number[]) {
  for (const [index, slot] of slots.entries()) {
    await expect(cell(page, position, day, slot)).toHaveValue(String(heads[index]));
  }
}

const quick = (page: Page) => page.getByRole('region', { name: 'Quick Templates' });

test("[D-238] [D-239] [D-240] [D-341] both links go to the scheduler; 'Save as Template' keeps the setup under a name in this tab, and loading it restores it", async ({
  page,
}) => {
  await open(page);
  for (const name of ['Back to Scheduler', 'Complete Setup']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/shift-scheduler$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/shift-template-setup$/);
  }

  await cell(page, 'Cook', 'Saturday', 'Morning').fill('9');
  await page.getByRole('button', { name: 'Delete Host', exact: true }).click();
  await page.getByRole('button', { name: 'Save as Template', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Restaurant, our way');
  await dialog.getByRole('textbox').fill('  ');
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Summer terrace');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();
  const own = quick(page).getByRole('radio', { name: 'Summer terrace' });
  await expect(own).toBeChecked();

  // Another ready-made template, and back to the saved one.
  await quick(page).getByRole('radio', { name: 'Healthcare' }).check();
  await expect(names(page).first()).toHaveValue('Registered Nurse');
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL(/\/shift-scheduler$/);
  await page.getByRole('link', { name: 'Create Shift' }).click();
  await expect(names(page).first()).toHaveValue('Server');
  await own.check();
  await expect(cell(page, 'Cook', 'Saturday', 'Morning')).toHaveValue('9');
  await expect(table(page, 'Host')).toHaveCount(0);

  // Saving under the same name replaces; removing keeps the page's contents.
  await page.getByRole('button', { name: 'Save as Template', exact: true }).click();
  await dialog.getByRole('textbox').fill('Summer terrace');
  await expect(dialog.getByRole('status')).toHaveText('“Summer terrace” already exists and will be replaced.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Summer terrace' }).click();
  await expect(own).toHaveCount(0);
  await expect(cell(page, 'Cook', 'Saturday', 'Morning')).toHaveValue('9');
});

test('[D-342] [D-341] nothing is stored: a reload restores the defaults, and no storage is used', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Delete Server', exact: true }).click();
  await page.getByRole('button', { name: 'Add Position', exact: true }).click();
  await cell(page, 'Cook', 'Saturday', 'Morning').fill('40');
  await page.getByRole('spinbutton', { name: 'Maximum hours' }).fill('99');
  await page.getByRole('switch', { name: 'Shift trading' }).click();
  await page.getByRole('button', { name: 'Save as Template', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(quick(page).getByRole('radio')).toHaveCount(4);
  await expect(names(page)).toHaveCount(4);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.reload();
  await expectSettled(page);
  await expect(quick(page).getByRole('radio')).toHaveCount(3);
  for (const [index, name] of ['Server', 'Cook', 'Host', 'Manager'].entries()) {
    await expect(names(page).nth(index)).toHaveValue(name);
  }
  await expectSlots(page, 'Cook', 'Saturday', [4, 5, 3]);
  await expect(page.getByRole('spinbutton', { name: 'Maximum hours' })).toHaveValue('10');
  await expect(page.getByRole('switch', { name: 'Shift trading' })).toBeChecked();
});

test('without the engine the numbers stay unchanged and a message is shown', async ({ page, guard }) => {
  guard.expect(/Failed to load resource.*\.wasm/);
  await page.route('**/*.wasm', (route) => route.abort());
  await open(page);
  const field = cell(page, 'Server', 'Friday', 'Morning');
  await field.fill('50');
  await field.blur();
  await expect(field).toHaveValue('6');
  await expect(page.getByRole('alert')).toContainText('hasn’t loaded');
  // The browser may cache the failed module: then 'Try again' loads a new document.
  await page.unroute('**/*.wasm');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(async () => {
    await field.fill('50');
    await field.blur();
    await expect(field).toHaveValue('50', { timeout: 500 });
  }).toPass();
});

test('[D-246] [D-247] [D-340] by keyboard alone: change a number, rename, add, delete, toggle a switch, and continue', async ({
  page,
}) => {
  await open(page);
  const reach = async (found: () => Promise<boolean>) => {
    for (let presses = 0; presses < 160; presses += 1) {
      await page.keyboard.press('Tab');
      if (await found()) return;
    }
    throw new Error('not reached by Tab');
  };
  const label = (name: string) => () =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, name);
  const text = (name: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
  const back = async () => {
    await page.keyboard.press('Shift+Tab');
  };

  await reach(text('Add Position'));
  await page.keyboard.press('Enter');
  await expect(page.locator('input:focus')).toHaveValue('New Position');
  await page.keyboard.type('Runner');
  await reach(label('Runner, Tuesday, Morning'));
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Runner', 'Tuesday', 'Morning')).toHaveValue('5');
  await expect(cell(page, 'Runner', 'Wednesday', 'Morning')).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await back();
  await expect(page.getByRole('button', { name: 'Delete Runner', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('input:focus')).toHaveValue('Manager');
  const claiming = page.getByRole('switch', { name: 'Shift claiming' });
  await reach(() => claiming.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Space');
  await expect(claiming).not.toBeChecked();
});

for (const language of ['en', 'es'] as const) {
  test(`axe finds no violations and nothing overflows the screen: ${language}`, async ({ page }) => {
    test.slow();
    const widths = [375, 768, 1440];
    await page.setViewportSize({ width: 375, height: 900 });
    await open(page, language);
    const content = page.locator('#content');
    await content.getByRole('radio').nth(1).check();
    await content.getByRole('radio').first().check();
    await content
      .getByRole('button', { name: language === 'en' ? 'Save as Template' : 'Guardar como plantilla' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAt(page, widths);
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await content.getByRole('button', { name: language === 'en' ? 'Add Position' : 'Añadir puesto' }).click();
    await expect(content.getByRole('table')).toHaveCount(5);
    await content.getByRole('switch').last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessibleAt(page, widths);
  });
}
