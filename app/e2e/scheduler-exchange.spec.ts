import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TemplatePosition } from '../src/engine/engine';
import { expectNoAxeViolations } from './support/axe';
import { countedWeek, fixture, sampleWeek } from './support/engine';
import { backToSample, expectReady, openScheduler, pressTool } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const quickTemplates = fixture<{ positions: TemplatePosition[] }[]>('quick-templates.json');

interface Schedule {
  shifts: { id: string; staffId: string; confirmed: boolean }[];
}

const dialog = (page: Page) => page.getByTestId('week-dialog');
const gaps = (page: Page) => page.locator('[data-gap]');

async function openPart(page: Page, part: 'Export' | 'Import' | 'Share') {
  await pressTool(page, 'Import, export, share');
  await dialog(page).getByRole('tab', { name: part }).click();
}

/** The text of everybody's calendar, and the name of its file; the dialog's part 'Export' is open. */
async function everybodysCalendar(page: Page) {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Everyone in one file' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function exported(page: Page): Promise<Schedule> {
  await openPart(page, 'Export');
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`week-${sampleWeek.monday}.json`);
  const schedule = JSON.parse(readFileSync(await file.path(), 'utf8')) as Schedule;
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return schedule;
}

/** The sample week without the shifts of its first three people. */
const fewer = {
  ...sampleWeek.schedule,
  shifts: sampleWeek.schedule.shifts.filter(({ staffId }) => !['st-01', 'st-02', 'st-03'].includes(staffId)),
};

test.beforeEach(async ({ page }) => refuseConsent(page));

test('a week exported, edited and imported is the same week; an invalid one changes nothing', async ({ page }) => {
  test.setTimeout(90_000);
  await openScheduler(page);
  const before = await exported(page);
  expect(before).toEqual(sampleWeek.schedule);
  const sampleGaps = await gaps(page).count();

  // Invalid files: the error and its location, and the week is unchanged.
  await openPart(page, 'Import');
  const box = dialog(page).getByRole('textbox', { name: 'Or paste it here' });
  const faults = dialog(page).getByTestId('import-faults');
  for (const [text, mistakes] of [
    ['{"positions": [}', ['Line 1, column 16']],
    [JSON.stringify({ ...fewer, shifts: [{ ...fewer.shifts[0], staffId: 'nobody' }] }), ['Nobody has this id.']],
    [JSON.stringify({ ...fewer, owner: 'me' }), ['A schedule has no field with this name.']],
    ['<html><script>alert(1)</script></html>', ['There is no column with this name.', 'A column is missing']],
    [
      'name,day,start,hours\nElvis Presley,mon,9:00,4\nTomasz Zieliński,someday,9:20,4\n',
      ['Line 2, column 1', 'Line 3, column 18', 'Line 3, column 26'],
    ],
    [`name,day,start,hours\n${'Elvis,mon,9,4\n'.repeat(40)}`, ['Line 2, column 1', 'And 28 more errors.']],
  ] as const) {
    await box.fill(text);
    await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
    await expect(faults).toContainText('Nothing was imported, and the current week hasn’t changed.');
    for (const mistake of mistakes) await expect(faults).toContainText(mistake);
  }
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  expect(await exported(page)).toEqual(before);

  // A valid file: its gaps, its note, and the button back to the sample.
  await openPart(page, 'Import');
  const file = { name: 'fewer.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(fewer)) };
  await dialog(page).getByTestId('import-file').setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: `${fewer.shifts.length} shifts` })).toBeVisible();
  await expect.poll(() => gaps(page).count()).toBeGreaterThan(sampleGaps);
  const after = await exported(page);
  expect(after).toEqual(fewer);
  await openPart(page, 'Export');
  const table = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download CSV' }).click();
  const rows = readFileSync(await (await table).path(), 'utf8').split('\r\n');
  expect(rows).toHaveLength(fewer.shifts.length + 2);
  expect(rows[0]).toBe('\u{feff}id,staff_id,name,position,day,date,start,end,hours,break_minutes,status,note');
  const calendar = page.waitForEvent('download');
  await dialog(page).getByRole('combobox', { name: 'Whose calendar' }).selectOption('st-04');
  await dialog(page).getByRole('button', { name: 'Download calendar' }).click();
  const taken = await calendar;
  expect(taken.suggestedFilename()).toBe(`week-${sampleWeek.monday}-tomasz-zielinski.ics`);
  const events = readFileSync(await taken.path(), 'utf8').match(/BEGIN:VEVENT/g);
  expect(events).toHaveLength(fewer.shifts.filter(({ staffId }) => staffId === 'st-04').length);
  const all = await everybodysCalendar(page);
  expect(all.name).toBe(`week-${sampleWeek.monday}.ics`);
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(fewer.shifts.length);
  expect(new Set(all.text.match(/^UID:.+$/gm)).size).toBe(fewer.shifts.length);
  // Only the sample is worked in the sample restaurant.
  expect(all.text).not.toContain('LOCATION');
  const workbook = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download Excel' }).click();
  const book = await workbook;
  expect(book.suggestedFilename()).toBe(`week-${sampleWeek.monday}.xlsx`);
  expect(
    readFileSync(await book.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await page.keyboard.press('Escape');

  // A reload resets the demo, and the exported week restores the same state.
  await page.reload();
  await expectReady(page);
  expect(await exported(page)).toEqual(before);
  await openPart(page, 'Import');
  await box.fill(JSON.stringify(after));
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await exported(page)).toEqual(fewer);
  await backToSample(page);
  await expect.poll(() => gaps(page).count()).toBe(sampleGaps);
  await openPart(page, 'Export');
  expect((await everybodysCalendar(page)).text).toContain('LOCATION:Sample restaurant');
});

test('importing a table adds shifts as one undoable step', async ({ page }) => {
  await openScheduler(page);
  const before = await exported(page);
  await openPart(page, 'Import');
  const table = 'name;day;start;end\r\nTomasz Zieliński;mon;9:30;17:45\r\nTomasz Zieliński;sun;8 PM;2:00\r\n';
  const file = { name: 'shifts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await dialog(page).getByTestId('import-file').setInputFiles(file);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByTestId('action-notice')).toContainText('2 shifts imported');
  expect((await exported(page)).shifts).toMatchObject([
    { staffId: 'st-04', day: 0, start: 9, startMinute: 30, hours: 8, minutes: 15 },
    { staffId: 'st-04', day: 6, start: 20, hours: 6 },
  ]);
  await page.getByTestId('action-notice').getByRole('button', { name: 'Undo' }).click();
  expect(await exported(page)).toEqual(before);
});

test('a link contains the week in its fragment, which no server sees; a malicious one shows no week, and why', async ({
  page,
}) => {
  // Eight documents, each with the engine.
  test.setTimeout(90_000);
  await openScheduler(page);
  await openPart(page, 'Import');
  await dialog(page).getByRole('textbox', { name: 'Or paste it here' }).fill(JSON.stringify(fewer));
  await dialog(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await openPart(page, 'Share');
  const link = await dialog(page).getByRole('textbox', { name: 'Link to this week' }).inputValue();
  expect(link).toMatch(/\/shift-scheduler\?week=2026-W47#week=2[\w-]+$/);
  await dialog(page).getByRole('button', { name: 'QR code for a phone' }).click();
  await expect(dialog(page).getByRole('img', { name: 'QR code of the link to this week' })).toBeVisible();
  await expectNoAxeViolations(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('about:blank');
  await page.goto(link);
  await expectReady(page);
  await expect(page.getByRole('status').filter({ hasText: 'a week from a link' })).toBeVisible();
  expect(await exported(page)).toEqual(fewer);
  const letters = link.slice(link.lastIndexOf('=') + 1);
  for (const one of asked) expect(one.split('#')[0]).not.toContain(letters.slice(0, 40));

  for (const [hostile, reason] of [
    ['%3Cscript%3Ealert(1)%3C/script%3E', 'This link is incomplete.'],
    [letters.slice(0, -30), 'This link is incomplete.'],
    [`9${letters.slice(1)}`, 'It was made with another version'],
    // A link of an older version.
    [`1${letters.slice(1)}`, 'It was made with another version'],
    ['2'.repeat(70_000), 'It is too long to contain a week.'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/shift-scheduler#week=${hostile}`);
    await expectReady(page);
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.getByRole('grid')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Show the sample week' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shift-scheduler$/);
  expect(await exported(page)).toEqual(sampleWeek.schedule);
});

test('a completed template setup changes the requirements; a template of another industry does not; both can be removed', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  const cellsWithGap = () => handle.ask({ kind: 'board' }).cells.filter(({ gap }) => gap !== null).length;
  const plain = cellsWithGap();
  handle.tell({ kind: 'followTemplate', template: quickTemplates[0]?.positions ?? [] });
  const followed = cellsWithGap();
  expect(followed).not.toBe(plain);
  await page.goto('/shift-template-setup', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await expectReady(page);
  const note = page.getByRole('status').filter({ hasText: 'The template “Restaurant”' });
  await expect(note).toContainText('Server, Cook, Host/Hostess, Manager');
  await expect.poll(() => gaps(page).count()).toBe(followed);
  await note.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => gaps(page).count()).toBe(plain);
  await page.getByRole('link', { name: 'Create Shift' }).click();
  await page.getByRole('radio', { name: 'Healthcare' }).check();
  await page.getByRole('link', { name: 'Complete Setup' }).click();
  await expectReady(page);
  await expect(
    page.getByRole('status').filter({ hasText: 'has none of this sample restaurant’s positions' }),
  ).toBeVisible();
  await expect.poll(() => gaps(page).count()).toBe(plain);
});
