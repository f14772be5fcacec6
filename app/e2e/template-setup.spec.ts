import type { Page } from '@playwright/test';
import quickTemplates from '../../fixtures/quick-templates.json' with { type: 'json' };
import { expectAccessibleAt } from './support/contentPage';
import { expectSettled, openSettled } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/shift-template-setup', es: '/es/shift-template-setup' };
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const slots = ['Morning', 'Afternoon', 'Night'];
const slotKeys = ['morning', 'afternoon', 'night'] as const;
const switches = ['Clock in and out', 'Shift approval', 'Shift trading', 'Shift claiming', 'Manager approval'];

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

/** Every cell of the grid by its accessible name, with its value. */
async function shownCells(page: Page): Promise<Record<string, string>> {
  const cells = page.getByRole('region', { name: 'Position Requirements by Day' }).locator('[role=spinbutton]');
  return Object.fromEntries(
    await cells.evaluateAll((found) =>
      found.map((field) => [field.getAttribute('aria-label') ?? '', (field as HTMLInputElement).value]),
    ),
  );
}

async function expectSlots(page: Page, position: string, day: string, heads: readonly number[]) {
  for (const [index, slot] of slots.entries()) {
    await expect(cell(page, position, day, slot)).toHaveValue(String(heads[index]));
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[D-019] the address shows the template setup, with the grid already in its HTML', async ({ page, request }) => {
    const html = await (await request.get(address.en)).text();
    expect(html).toContain('aria-label="Server, Saturday, Afternoon"');
    const answer = await page.goto(address.en);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Shift Template Setup' })).toBeVisible();
    await expect(page).toHaveTitle(/^Shift template setup/);
  });
});

test("[D-238] [D-239] 'Back to Scheduler' and 'Complete Setup' go to the scheduler", async ({ page }) => {
  await open(page);
  for (const name of ['Back to Scheduler', 'Complete Setup']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/shift-scheduler$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/shift-template-setup$/);
  }
});

const quick = (page: Page) => page.getByRole('region', { name: 'Quick Templates' });

test("[D-240] [D-341] 'Save as Template' keeps the setup under a name in this tab, and loading it restores it", async ({
  page,
}) => {
  await open(page);
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

test('the initial setup: templates, settings, positions, headcounts, switches; a quick template loads, and the previous setup can be restored', async ({
  page,
}) => {
  await open(page);
  await test.step('[D-241] [D-242] [D-243] three quick templates, Restaurant selected', async () => {
    const section = page.getByRole('region', { name: 'Quick Templates' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Restaurant', 'Retail Store', 'Healthcare']);
    await expect(section.getByText('Selected', { exact: true })).toHaveCount(1);
    await expect(section.getByRole('listitem').filter({ hasText: 'Selected' })).toContainText('Restaurant');
    await expect(names(page)).toHaveCount(quickTemplates[0]?.positions.length ?? -1);
  });
  await test.step('[D-244] [D-424] [D-425] [D-426] [D-427] [D-428] the team settings start with their defaults', async () => {
    const section = page.getByRole('region', { name: 'Team Settings' });
    await expect(section.getByRole('spinbutton', { name: 'Minimum hours' })).toHaveValue('4');
    await expect(section.getByRole('spinbutton', { name: 'Maximum hours' })).toHaveValue('10');
    await expect(section.getByRole('spinbutton', { name: 'Default days off' })).toHaveValue('2');
    await expect(section.getByRole('spinbutton', { name: 'Teams per timeslot' })).toHaveValue('1');
    await expect(section.getByRole('switch', { name: 'Independent clocking' })).not.toBeChecked();
  });
  await test.step('[D-245] [D-304] [D-305] [D-306] every position is a table of seven days and three described slots', async () => {
    const section = page.getByRole('region', { name: 'Position Requirements by Day' });
    await expect(section.getByRole('table')).toHaveCount(4);
    const server = table(page, 'Server');
    await expect(server.getByRole('columnheader')).toHaveText(['Slot', ...days]);
    await expect(server.getByRole('rowheader')).toHaveText([
      /^Morning\s*6 AM-2 PM$/,
      /^Afternoon\s*2 PM-10 PM$/,
      /^Night\s*10 PM-6 AM$/,
    ]);
    await expect(server.getByRole('spinbutton')).toHaveCount(21);
  });
  await test.step('[D-430] [D-431] [D-432] [D-433] the sample headcounts have the specified values', async () => {
    await expectSlots(page, 'Server', 'Saturday', [8, 10, 5]);
    await expectSlots(page, 'Server', 'Monday', [2, 3, 1]);
    await expectSlots(page, 'Cook', 'Saturday', [4, 5, 3]);
    await expectSlots(page, 'Host', 'Saturday', [3, 4, 2]);
  });
  await test.step('every cell of the grid shows the sample of its own day and slot', async () => {
    const given = (quickTemplates[0]?.positions ?? []).flatMap(({ name, requirements }) =>
      dayKeys.flatMap((key, day) =>
        slotKeys.map((slot, index) => [`${name}, ${days[day]}, ${slots[index]}`, String(requirements[key][slot])]),
      ),
    );
    expect(given).toHaveLength(4 * 21);
    expect(await shownCells(page)).toEqual(Object.fromEntries(given));
  });
  await test.step('[D-368] [D-369] [D-370] [D-371] [D-372] each switch has a description', async () => {
    for (const [name, text] of [
      ['Clock in and out', 'Team members may clock in and out via the mobile app.'],
      ['Shift approval', 'Team members must approve assigned shifts.'],
      ['Shift trading', 'Team members can trade shifts between same roles.'],
      ['Shift claiming', 'Employees can claim available shifts beforehand.'],
      ['Manager approval', 'All shift changes need manager approval.'],
    ] as const) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('switch', { name, exact: true })).toHaveAccessibleDescription(text);
    }
  });
  await test.step('a quick template loads its positions and headcounts, and the previous setup can be restored', async () => {
    await cell(page, 'Cook', 'Saturday', 'Morning').fill('40');
    const [, retail] = quickTemplates;
    await quick(page).getByRole('radio', { name: 'Retail Store' }).check();
    for (const [index, position] of (retail?.positions ?? []).entries()) {
      await expect(names(page).nth(index)).toHaveValue(position.name);
      await expectSlots(
        page,
        position.name,
        'Saturday',
        slotKeys.map((slot) => position.requirements.sat[slot]),
      );
    }
    const note = page.getByRole('status').filter({ hasText: '“Retail Store” is loaded' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, 'Cook', 'Saturday', 'Morning')).toHaveValue('40');
    await expect(quick(page).getByRole('radio', { name: 'Restaurant' })).toBeChecked();
  });
});

test('[D-246] [D-300] [D-301] [D-299] [D-247] [D-341] Add Position adds New Position with 1 everywhere and focuses its name; each position can be deleted, and the focus moves to its neighbour', async ({
  page,
}) => {
  await open(page);
  await test.step('Add Position', async () => {
    // The page's clock differs from the test's.
    const now = () => page.evaluate(() => Date.now());
    const before = await now();
    await page.getByRole('button', { name: 'Add Position', exact: true }).click();
    const added = names(page).last();
    await expect(added).toBeFocused();
    await expect(added).toHaveValue('New Position');
    const timestamp = Number((await added.getAttribute('id'))?.match(/position_(\d+)$/)?.[1]);
    expect(timestamp).toBeGreaterThanOrEqual(before);
    expect(timestamp).toBeLessThanOrEqual(await now());
    const ofNew = Object.entries(await shownCells(page)).filter(([name]) => name.startsWith('New Position, '));
    const slotsOfNew = days.flatMap((day) => slots.map((slot) => [`New Position, ${day}, ${slot}`, '1']));
    expect(Object.fromEntries(ofNew)).toEqual(Object.fromEntries(slotsOfNew));
    await page.keyboard.type('Barista');
    await expect(table(page, 'Barista')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Barista', exact: true })).toBeVisible();
  });
  await test.step('two added in a row have different ids', async () => {
    const add = page.getByRole('button', { name: 'Add Position', exact: true });
    await add.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(names(page)).toHaveCount(7);
    const ids = await names(page).evaluateAll((fields) => fields.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
  });
  await test.step('each position can be deleted', async () => {
    for (const name of ['Barista', 'New Position', 'New Position']) {
      await page
        .getByRole('button', { name: `Delete ${name}`, exact: true })
        .first()
        .click();
    }
    const left = ['Server', 'Cook', 'Host', 'Manager'];
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
      left.splice(left.indexOf(name), 1);
      await expect(table(page, name)).toHaveCount(0);
      await expect(names(page)).toHaveCount(left.length);
    };
    await expect(names(page)).toHaveCount(left.length);
    await remove('Cook');
    await expect(page.locator('input:focus')).toHaveValue('Host');
    await expect(page.getByRole('status').filter({ hasText: 'Cook removed.' })).toBeAttached();
    await remove('Manager');
    await expect(page.locator('input:focus')).toHaveValue('Host');
    await remove('Server');
    await remove('Host');
    await expect(page.getByRole('button', { name: 'Add Position', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No positions yet' })).toBeVisible();
  });
});

test('cells and settings are parsed as whole numbers without errors, and switches toggle independently', async ({
  page,
}) => {
  await open(page);
  await test.step('[D-298] [D-356] [D-357] [D-358] [D-361] a cell keeps the typed text until blur, then shows a whole number from 0', async () => {
    const field = cell(page, 'Cook', 'Wednesday', 'Night');
    for (const [typed, read] of [
      ['12', '12'],
      ['abc', '0'],
      ['-3', '0'],
      ['7 people', '7'],
      ['', '0'],
      ['4.9', '4'],
      ['007', '7'],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveValue(typed);
      await field.blur();
      await expect(field).toHaveValue(read);
      await expect(field).toHaveAttribute('aria-valuenow', read);
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"], :invalid')).toHaveCount(0);
    await expect(cell(page, 'Cook', 'Wednesday', 'Afternoon')).toHaveValue('3');
  });
  await test.step('arrow keys step a cell by one and stop at 0', async () => {
    const field = cell(page, 'Host', 'Monday', 'Morning');
    await field.focus();
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('2');
    for (const shown of ['1', '0', '0']) {
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveValue(shown);
    }
  });
  await test.step('[D-359] [D-360] team settings are parsed as unbounded whole numbers', async () => {
    const field = page.getByRole('spinbutton', { name: 'Minimum hours' });
    for (const [typed, read] of [
      ['-5', '-5'],
      ['100000', '100000'],
      ['6.7', '6'],
      ['many', '0'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue(read);
    }
    await expect(page.getByRole('spinbutton', { name: 'Maximum hours' })).toHaveValue('10');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"], :invalid')).toHaveCount(0);
  });
  await test.step('[D-248] [D-429] [D-340] five switches are on initially, and each toggles independently', async () => {
    const section = page.getByRole('region', { name: 'App Integration & Permissions' });
    await expect(section.getByRole('switch')).toHaveCount(switches.length);
    for (const name of switches) await expect(section.getByRole('switch', { name, exact: true })).toBeChecked();
    for (const name of switches) {
      const toggle = section.getByRole('switch', { name, exact: true });
      await toggle.click();
      await expect(toggle).not.toBeChecked();
      await expect(section.getByRole('switch', { checked: true })).toHaveCount(switches.length - 1);
      await toggle.click();
      await expect(toggle).toBeChecked();
    }
    const clocking = page.getByRole('switch', { name: 'Independent clocking' });
    await clocking.click();
    await expect(clocking).toBeChecked();
    await clocking.click();
    await expect(clocking).not.toBeChecked();
  });
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
