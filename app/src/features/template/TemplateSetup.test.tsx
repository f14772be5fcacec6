// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { template as texts } from '~/locales/en/template';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { templateSamples } from './samples';
import { TemplateSetup } from './TemplateSetup';

// A page with 84 fields takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'template')]);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const slots = ['Morning', 'Afternoon', 'Night'];
const slotKeys = ['morning', 'afternoon', 'night'] as const;

function open() {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <TemplateSetup samples={templateSamples(texts)} />
      </I18nextProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const region = (name: string) => screen.getByRole('region', { name });
const named = (name: string) => document.querySelectorAll<HTMLInputElement>(`[aria-label="${name}"]`);
const field = (name: string) => {
  const [found] = named(name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const setting = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const names = () => screen.getAllByLabelText<HTMLInputElement>('Position name');
const positions = () => screen.queryAllByLabelText<HTMLInputElement>('Position name').map(({ value }) => value);
const toggle = (name: string) => screen.getByRole('switch', { name });
const click = (target: Element) => act(async () => fireEvent.click(target));
const press = (name: string) => click(screen.getAllByRole('button', { name })[0] as HTMLElement);

async function type(target: HTMLInputElement, text: string) {
  await act(async () => target.focus());
  await act(async () => fireEvent.change(target, { target: { value: text } }));
}
const blur = (target: HTMLElement) => act(async () => target.blur());

/** Every cell of the grid by its accessible name, with its value. */
const shownCells = () =>
  Object.fromEntries(
    [...region('Position Requirements by Day').querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map((cell) => [
      cell.ariaLabel ?? '',
      cell.value,
    ]),
  );

const slotsOf = (position: string, day: string) =>
  slots.map((slot) => Number(field(`${position}, ${day}, ${slot}`).value));

/** The page reports no error. */
function expectNoError() {
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelectorAll('[aria-invalid="true"], :invalid')).toHaveLength(0);
}

test('[D-241] [D-242] [D-243] [D-244] [D-424] [D-425] [D-426] [D-427] [D-428] three quick templates, Restaurant selected, and the default settings', () => {
  open();
  const section = region('Quick Templates');
  expect([...section.querySelectorAll('h3')].map(textOf)).toEqual(['Restaurant', 'Retail Store', 'Healthcare']);
  expect(within(section).getAllByText('Selected')).toHaveLength(1);
  expect(within(section).getByText('Selected').closest('li')?.textContent).toContain('Restaurant');
  expect(positions()).toEqual(quickTemplates[0]?.positions.map(({ name }) => name));
  expect(
    ['Minimum hours', 'Maximum hours', 'Default days off', 'Teams per timeslot'].map((name) => setting(name).value),
  ).toEqual(['4', '10', '2', '1']);
  expect(toggle('Independent clocking').ariaChecked).toBe('false');
});

test('[D-245] [D-304] [D-305] [D-306] [D-430] [D-431] [D-432] [D-433] every position is a table of seven days and three described slots with the sample headcounts', () => {
  open();
  expect(screen.getAllByRole('table')).toHaveLength(4);
  const server = screen.getByRole('table', { name: 'People needed: Server' });
  expect([...server.querySelectorAll('thead th')].map(textOf)).toEqual(['Slot', ...days]);
  expect([...server.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Morning\s*6 AM-2 PM$/),
    expect.stringMatching(/^Afternoon\s*2 PM-10 PM$/),
    expect.stringMatching(/^Night\s*10 PM-6 AM$/),
  ]);
  expect(server.querySelectorAll('[role=spinbutton]')).toHaveLength(21);
  expect(slotsOf('Server', 'Saturday')).toEqual([8, 10, 5]);
  expect(slotsOf('Server', 'Monday')).toEqual([2, 3, 1]);
  expect(slotsOf('Cook', 'Saturday')).toEqual([4, 5, 3]);
  expect(slotsOf('Host', 'Saturday')).toEqual([3, 4, 2]);
  const given = (quickTemplates[0]?.positions ?? []).flatMap(({ name, requirements }) =>
    dayKeys.flatMap((key, day) =>
      slotKeys.map((slot, index) => [`${name}, ${days[day]}, ${slots[index]}`, String(requirements[key][slot])]),
    ),
  );
  expect(given).toHaveLength(4 * 21);
  expect(shownCells()).toEqual(Object.fromEntries(given));
});

test('[D-248] [D-340] [D-368] [D-369] [D-370] [D-371] [D-372] [D-429] five described switches are on initially, and each toggles independently', async () => {
  open();
  const described = [
    ['Clock in and out', 'Team members may clock in and out via the mobile app.'],
    ['Shift approval', 'Team members must approve assigned shifts.'],
    ['Shift trading', 'Team members can trade shifts between same roles.'],
    ['Shift claiming', 'Employees can claim available shifts beforehand.'],
    ['Manager approval', 'All shift changes need manager approval.'],
  ] as const;
  const section = region('App Integration & Permissions');
  const on = () => section.querySelectorAll('[role=switch][aria-checked=true]').length;
  expect(section.querySelectorAll('[role=switch]')).toHaveLength(5);
  for (const [name, text] of described) {
    expect(document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    expect([toggle(name).ariaChecked, on()]).toEqual(['true', 5]);
    await click(toggle(name));
    expect([toggle(name).ariaChecked, on()]).toEqual(['false', 4]);
    await click(toggle(name));
  }
  await click(toggle('Independent clocking'));
  expect([toggle('Independent clocking').ariaChecked, on()]).toEqual(['true', 5]);
});

test('a quick template loads its positions and headcounts, and the previous setup can be restored', async () => {
  open();
  await type(field('Cook, Saturday, Morning'), '40');
  const [, retail] = quickTemplates;
  await click(within(region('Quick Templates')).getByRole('radio', { name: 'Retail Store' }));
  expect(positions()).toEqual(retail?.positions.map(({ name }) => name));
  for (const { name, requirements } of retail?.positions ?? []) {
    expect(slotsOf(name, 'Saturday')).toEqual(slotKeys.map((slot) => requirements.sat[slot]));
  }
  const note = screen.getAllByRole('status').find((status) => status.textContent?.includes('“Retail Store” is loaded'));
  await click(within(note as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(field('Cook, Saturday, Morning').value).toBe('40');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Restaurant' }).checked).toBe(true);
});

test('[D-246] [D-300] [D-301] [D-299] Add Position adds New Position with 1 everywhere and a timed id, and focuses its name', async () => {
  open();
  const before = Date.now();
  await press('Add Position');
  const added = names().at(-1) as HTMLInputElement;
  expect(document.activeElement).toBe(added);
  expect(added.value).toBe('New Position');
  const timestamp = Number(added.id.match(/position_(\d+)$/)?.[1]);
  expect(timestamp).toBeGreaterThanOrEqual(before);
  expect(timestamp).toBeLessThanOrEqual(Date.now());
  const ofNew = Object.entries(shownCells()).filter(([name]) => name.startsWith('New Position, '));
  expect(Object.fromEntries(ofNew)).toEqual(
    Object.fromEntries(days.flatMap((day) => slots.map((slot) => [`New Position, ${day}, ${slot}`, '1']))),
  );
  await type(added, 'Barista');
  screen.getByRole('table', { name: 'People needed: Barista' });
  screen.getByRole('button', { name: 'Delete Barista' });
  // Two added in a row have different ids.
  const add = screen.getByRole('button', { name: 'Add Position' });
  await act(async () => {
    add.click();
    add.click();
  });
  expect(new Set(names().map(({ id }) => id)).size).toBe(7);
});

test('[D-247] [D-341] each position can be deleted, and the focus moves to its neighbour', async () => {
  open();
  const focused = () => (document.activeElement as HTMLInputElement).value;
  await press('Delete Cook');
  expect([positions(), focused()]).toEqual([['Server', 'Host', 'Manager'], 'Host']);
  expect(screen.getAllByRole('status').some((status) => status.textContent?.includes('Cook removed.'))).toBe(true);
  await press('Delete Manager');
  expect([positions(), focused()]).toEqual([['Server', 'Host'], 'Host']);
  await press('Delete Server');
  await press('Delete Host');
  expect(positions()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Position' }));
  screen.getByRole('heading', { name: 'No positions yet' });
});

test('[D-298] [D-356] [D-357] [D-358] [D-361] a cell keeps the typed text until blur, then shows a whole number from 0', async () => {
  open();
  const cell = field('Cook, Wednesday, Night');
  for (const [typed, read] of [
    ['12', '12'],
    ['abc', '0'],
    ['-3', '0'],
    ['7 people', '7'],
    ['', '0'],
    ['4.9', '4'],
    ['007', '7'],
  ] as const) {
    await type(cell, typed);
    expect(cell.value).toBe(typed);
    await blur(cell);
    expect([cell.value, cell.getAttribute('aria-valuenow')]).toEqual([read, read]);
  }
  expectNoError();
  expect(field('Cook, Wednesday, Afternoon').value).toBe('3');
});

test('arrow keys step a cell by one and stop at 0', async () => {
  open();
  const cell = field('Host, Monday, Morning');
  await act(async () => cell.focus());
  for (const [key, shown] of [
    ['ArrowUp', '2'],
    ['ArrowDown', '1'],
    ['ArrowDown', '0'],
    ['ArrowDown', '0'],
  ] as const) {
    await act(async () => fireEvent.keyDown(cell, { key }));
    expect(cell.value).toBe(shown);
  }
});

test('[D-359] [D-360] team settings are parsed as unbounded whole numbers', async () => {
  open();
  const minimum = setting('Minimum hours');
  for (const [typed, read] of [
    ['-5', '-5'],
    ['100000', '100000'],
    ['6.7', '6'],
    ['many', '0'],
  ] as const) {
    await type(minimum, typed);
    await blur(minimum);
    expect(minimum.value).toBe(read);
  }
  expect(setting('Maximum hours').value).toBe('10');
  expectNoError();
});
