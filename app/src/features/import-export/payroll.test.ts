import { expect, test } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { loadExporter } from '~/engine/exporting';
import { payrollOf, payrollRows, payrollSheet, weeksOf } from './payroll';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const person = (id: string, name: string, hourlyCents?: number) => ({
  id,
  name,
  positionId: 'bar',
  color: '',
  availability: [0, 1, 2].map((day) => ({ day, start: 0, end: 24 })),
  ...(hourlyCents !== undefined && { hourlyCents }),
});
const editor = engine.Editor.fromJson(
  JSON.stringify({
    positions: [{ id: 'bar', name: 'Bar', team: 'floor', required: 1 }],
    staff: [person('ada', '=Ada "A"', 1333), person('bob', 'Bob')],
    shifts: [
      { id: '1', staffId: 'ada', day: 0, start: 18, startMinute: 30, hours: 8, breakMinutes: 30, confirmed: true },
      { id: '2', staffId: 'bob', day: 1, start: 9, hours: 4, minutes: 15, confirmed: false },
      { id: '3', staffId: 'ada', day: 2, start: 9, hours: 8, confirmed: true },
    ],
    absences: [{ staffId: 'ada', day: 2, kind: 'sick' }],
  }),
);
const dates = engine.isoWeekOf('2026-11-23');

test('lists what counts, with paid hours and the cost of the engine; without a wage the cost is empty', () => {
  const rows = payrollRows(editor, dates);
  expect(rows.map(({ name, date, paidMinutes, costCents }) => [name, date, paidMinutes, costCents])).toEqual([
    ['=Ada "A"', '2026-11-23', 450, 9998],
    ['Bob', '2026-11-24', 255, null],
  ]);
  const total = rows.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
  expect(total).toBe(editor.ask({ kind: 'labour' }).week.costCents);
});

test('has the open week, the last four or all of the roster, by person and in time order', () => {
  const roster = engine.Editor.fromJson(editor.toJson());
  roster.tell({ kind: 'beginRoster', monday: '2026-11-23' });
  for (const monday of ['2026-10-26', '2026-11-02']) {
    roster.tell({ kind: 'open', monday });
    roster.tell({ kind: 'addShift', shift: { staffId: 'bob', day: 0, start: 9, hours: 4 }, confirmed: false });
    roster.tell({ kind: 'addShift', shift: { staffId: 'ada', day: 1, start: 9, hours: 4 }, confirmed: false });
  }
  roster.tell({ kind: 'open', monday: '2026-11-23' });
  const daysOf = (range: Parameters<typeof weeksOf>[3]) =>
    payrollOf(weeksOf(engine, roster, dates, range), ({ monday }, read) => {
      roster.tell({ kind: 'open', monday });
      return read(roster);
    }).map(({ staffId, date }) => `${staffId} ${date}`);
  expect(daysOf('week')).toEqual(['ada 2026-11-23', 'bob 2026-11-24']);
  expect(daysOf('four')).toEqual(['ada 2026-11-03', 'ada 2026-11-23', 'bob 2026-11-02', 'bob 2026-11-24']);
  expect(daysOf('all')).toEqual([
    ...['ada 2026-10-27', 'ada 2026-11-03', 'ada 2026-11-23'],
    ...['bob 2026-10-26', 'bob 2026-11-02', 'bob 2026-11-24'],
  ]);
});

test('is a sheet that the package of exporter writes in the language, without formulas', async () => {
  const exporter = await loadExporter();
  if (!exporter.ok) throw new Error(exporter.fault.message);
  const sheet = payrollSheet(payrollRows(editor, dates), ['Name', 'Day'], () => 'Bar', 'Payroll');
  expect(exporter.value.csvOfSheet(sheet, 'comma').split('\r\n')).toEqual([
    '\uFEFFName,Day',
    '"\'=Ada ""A""",2026-11-23,18:30,02:30,7.50,Bar,99.98',
    'Bob,2026-11-24,09:00,13:15,4.25,Bar,',
    '',
  ]);
  expect(exporter.value.csvOfSheet(sheet, 'semicolon')).toContain(';7,50;Bar;99,98');
});
