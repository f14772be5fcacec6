import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { fixture, fixturePath } from './support/engine';
import { expectReady, openScheduler, pressTool } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const dialog = (page: Page) => page.getByTestId('own-team');
const keptNote = (page: Page) => page.getByTestId('own-team-kept');

const table = [
  'Employee\tJob\tMon\tTue\tWed\tThu\tFri',
  'Zenobia Quill\tTill\t9-17\t9-17\toff\t9-17\t9-17',
  'Barnaby Oxley\tTill\t9-17\t??\t9-17\t9-17\t9-17',
  'Wilhelmina Frost Wolfeschlegelsteinhausenbergerdorff de la Vega\tFloor\t12-8pm\t12-8pm\t12-8pm\t\t12-8pm',
].join('\n');

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Try it with your team' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function preview(page: Page) {
  await openDialog(page);
  await dialog(page).getByRole('textbox', { name: 'Or paste from your spreadsheet' }).fill(table);
  await dialog(page).getByRole('button', { name: 'See the result' }).click();
}

test.beforeEach(async ({ page }) => refuseConsent(page));

test('a pasted table is previewed, can be corrected, and becomes the week; no request contains a name', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openScheduler(page);
  await preview(page);
  await expect(dialog(page).getByTestId('own-team-read')).toContainText('3 people and 12 shifts');
  await expect(dialog(page).getByTestId('own-team-unread')).toContainText('Line 3, column D');
  await expectNoAxeViolations(page);
  // Nothing has been changed yet.
  await expect(page.getByTestId('own-team-kept')).toBeHidden();
  // A column by the keyboard: up to the letters, Enter, and what it is.
  const cells = dialog(page).getByRole('grid', { name: 'Your table' });
  await cells.getByRole('gridcell', { name: '??: not readable' }).click();
  await expect(dialog(page).getByTestId('own-team-cell')).toContainText('Cell D3');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(cells.getByRole('columnheader', { name: 'E Wednesday' })).toBeFocused();
  await page.keyboard.press('Enter');
  const isSelect = dialog(page).getByRole('combobox', { name: 'This is' });
  await expect(isSelect).toBeFocused();
  await isSelect.selectOption('Leave out');
  await expect(dialog(page).getByTestId('own-team-read')).toContainText('10 shifts');
  await isSelect.selectOption('As it was read');
  await expect(dialog(page).getByTestId('own-team-read')).toContainText('12 shifts');
  // A cell by the pointer.
  await cells.getByRole('gridcell', { name: '??: not readable' }).click();
  await isSelect.selectOption('Times or hours');
  await dialog(page).getByRole('textbox', { name: 'Read it as' }).fill('12-8pm');
  await expect(dialog(page).getByTestId('own-team-read')).toContainText('13 shifts');
  await isSelect.selectOption('As it was read');
  await dialog(page).getByRole('button', { name: 'Show my roster' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectReady(page);
  await expect(page.locator('main')).toContainText('Your team: 3 people');
  // Below its notice, with the next steps, the roster begins as high as it can.
  await expect(page.getByTestId('next-steps')).toBeVisible();
  expect((await page.locator('[data-cell="0,0"]').boundingBox())?.y).toBeLessThanOrEqual(330);
  await page.getByRole('radio', { name: 'Team Member' }).click();
  await expect(page.getByRole('grid')).toContainText('Zenobia Quill');
  await expect(page.locator('main')).toContainText('Floor');
  // On a phone the notice is a line of text and a line of buttons.
  const large = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const notice = page.getByRole('status').filter({ hasText: 'Your team: 3 people' });
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(80);
  // So is the header with its changes to publish.
  const publish = await page.locator('[data-publish=draft]').boundingBox();
  const create = await page.getByRole('link', { name: 'Create Shift' }).boundingBox();
  expect(create?.y).toBe(publish?.y);
  // No list of people is wider than the phone, however long a name is.
  for (const [tool, list] of [
    ['Team phone', 'Whose phone'],
    ['Someone is ill', 'Who is ill?'],
    ['Import, export, share', 'Whose calendar'],
  ] as const) {
    await pressTool(page, tool);
    const box = await page.getByRole('combobox', { name: list, exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await page.keyboard.press('Escape');
  if (large) await page.setViewportSize(large);
  // The restaurant's staff has been replaced.
  await expect(page.getByRole('grid')).not.toContainText('Lucía');
  for (const name of ['Zenobia', 'Quill', 'Barnaby', 'Wilhelmina']) {
    expect(requests.filter((request) => request.includes(name))).toEqual([]);
  }
});

interface Case {
  reading: { people: string[]; shifts: unknown[]; questions: { kind: string; code?: string }[] };
  answers?: { codes?: Record<string, string>; person?: string };
  answered?: { shifts: unknown[] };
}

const publicRosters = [
  'roster-02.xlsx',
  'roster-06.csv',
  'roster-13.csv',
  'roster-17.csv',
  'roster-31.txt',
  'roster-08.csv',
];

test('public rosters, a workbook among them, are read under the site’s CSP and asked about on the screen', async ({
  page,
}) => {
  test.slow();
  for (const file of publicRosters) {
    const { reading, answers, answered } = fixture<Case>(`golden/rosters/cases/${file}.json`);
    await page.goto('about:blank');
    await openScheduler(page, '#own-team');
    await dialog(page)
      .getByTestId('own-team-file')
      .setInputFiles(fixturePath(`golden/rosters/files/${file}`));
    const read = dialog(page).getByTestId('own-team-read');
    await expect(read).toContainText(`${reading.people.length} people and`);
    const counted = (shifts: unknown[]) => new RegExp(`\\b${shifts.length} shifts? were read`);
    if (reading.questions[0]?.kind !== 'person') await expect(read).toContainText(counted(reading.shifts));
    const questions = dialog(page).getByTestId('own-team-questions').getByRole('listitem');
    await expect(questions).toHaveCount(reading.questions.length);
    // The example of a question is led to, wherever it stands in the table.
    const example = questions.getByRole('button', { name: /^Show cell/ });
    if (await example.count()) {
      await example.last().click();
      const cell = dialog(page).getByRole('gridcell', { selected: true });
      await expect(cell).toBeFocused();
      await expect(cell).toBeInViewport();
    }
    await expectNoAxeViolations(page);
    if (!answered) continue;
    for (const { kind, code } of reading.questions) {
      const question = code ? questions.filter({ hasText: `“${code}”` }) : questions;
      const answer = kind === 'person' ? answers?.person : answers?.codes?.[code ?? '*'];
      await question.getByRole('textbox').fill(answer ?? '');
      await expect(question).toHaveAttribute('data-open', 'false');
    }
    await expect(read).toContainText(counted(answered.shifts));
    await expect(dialog(page).getByTestId('own-team-weeks')).toBeVisible();
  }
});

/** The rosters that are kept in the browser, as texts. */
const keptRosters = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('rosters');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    if (!opened.objectStoreNames.contains('kept')) return [];
    const all = opened.transaction('kept').objectStore('kept').getAll();
    return new Promise<string[]>((resolve) => {
      all.onsuccess = () => resolve(all.result.map((kept) => JSON.stringify(kept)));
    });
  });

test('a saved week is restored with its team, and deleted on request', async ({ page }) => {
  await openScheduler(page);
  await preview(page);
  const keep = dialog(page).getByRole('switch', { name: 'Keep on this device' });
  await expect(keep).not.toBeChecked();
  await keep.click();
  await dialog(page).getByRole('button', { name: 'Show my roster' }).click();
  await expect(keptNote(page)).toContainText('kept on this device');

  // What is changed on another page is kept, too; opened by itself, that page says so.
  await page.getByRole('link', { name: 'Manage Team' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  const form = page.getByTestId('new-person');
  await form.getByRole('textbox', { name: 'Name' }).fill('Wren Field');
  await form.getByRole('button', { name: 'Add a person' }).click();
  const added = page.getByRole('row', { name: /Wren Field/ });
  await expect(added).toBeVisible();
  // It is written after it is seen; leaving before that asks.
  await expect.poll(async () => (await keptRosters(page)).join()).toContain('Wren Field');
  await page.reload();
  await page.getByTestId('kept-hint').getByRole('button', { name: 'Open it' }).click();
  await expect(added).toBeVisible();
  await page.getByRole('link', { name: 'Back to the roster' }).click();
  await expect(keptNote(page)).toContainText('4 people');

  await openScheduler(page, '?group=member');
  await keptNote(page).getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('grid')).toContainText('Barnaby Oxley');
  await keptNote(page).getByRole('button', { name: 'Forget' }).click();
  await expect(keptNote(page)).toContainText('has been removed');
  await openScheduler(page);
  await expect(keptNote(page)).toBeHidden();
  expect(await keptRosters(page)).toEqual([]);
});

test('leaving asks while the roster is not kept', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await openScheduler(page);
  await page.reload();
  expect(asked).toEqual([]);
  await expectReady(page);
  await preview(page);
  await dialog(page).getByRole('button', { name: 'Show my roster' }).click();
  await expect(page.locator('main')).toContainText('Your team: 3 people');
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('with storage blocked a message says so, and the week stays on the screen', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openScheduler(page);
  await preview(page);
  await dialog(page).getByRole('switch', { name: 'Keep on this device' }).click();
  await dialog(page).getByRole('button', { name: 'Show my roster' }).click();
  await expect(keptNote(page)).toContainText('The roster couldn’t be kept');
  await expect(page.locator('main')).toContainText('Your team: 3 people');
});
