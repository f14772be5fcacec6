import { expect, test } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { loadExporter } from '~/engine/exporting';
import { importExport as en } from '~/locales/en/importExport';
import { daysOf, weeksOf } from './payroll';

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

test('has the open week, the last four or all of the roster', () => {
  const roster = engine.Editor.fromJson(editor.toJson());
  roster.tell({ kind: 'beginRoster', monday: '2026-11-23' });
  for (const monday of ['2026-10-26', '2026-11-02']) {
    roster.tell({ kind: 'open', monday });
    roster.tell({ kind: 'addShift', shift: { staffId: 'bob', day: 0, start: 9, hours: 4 }, confirmed: false });
  }
  const mondays = (range: Parameters<typeof weeksOf>[3]) =>
    weeksOf(engine, roster, dates, range).map(({ monday }) => monday);
  expect(mondays('week')).toEqual(['2026-11-23']);
  expect(mondays('four')).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  expect(mondays('all')).toEqual(['2026-10-26', '2026-11-02', '2026-11-23']);
});

test('a sheet in codes has a month, four weeks from the open one, or all of the roster', () => {
  const roster = engine.Editor.fromJson(editor.toJson());
  roster.tell({ kind: 'beginRoster', monday: '2026-11-30' });
  const days = (range: Parameters<typeof daysOf>[3]) => {
    const { weeks, first, last } = daysOf(engine, roster, engine.isoWeekOf('2026-11-30'), range);
    return [first, last, weeks.length];
  };
  // Most of the week is in December.
  expect(days('month')).toEqual(['2026-12-01', '2026-12-31', 5]);
  expect(days('four')).toEqual(['2026-11-30', '2026-12-27', 4]);
  expect(days('all')).toEqual(['2026-11-30', '2026-12-06', 1]);
});

test('is written by the package of exporter, in the numbers of the language and without formulas', async () => {
  const exporter = await loadExporter();
  if (!exporter.ok) throw new Error(exporter.fault.message);
  const roster = engine.Editor.fromJson(editor.toJson());
  roster.tell({ kind: 'beginRoster', monday: '2026-11-23' });
  const words = {
    ...en.export.payroll.columns,
    absences: en.export.book.words.absences,
    positions: { bar: 'Barra' },
  };
  const [lines, sums] = exporter.value.payrollSheets(roster.roster(), ['2026-11-23'], words);
  expect(exporter.value.csvOfSheet(lines, 'comma').split('\r\n').slice(1)).toEqual([
    '"\'=Ada ""A""",2026-11-23,18:30,02:30,7.50,Barra,99.98,4.50,,,,',
    '"\'=Ada ""A""",2026-11-25,,,,Barra,,,,,Sick,',
    'Bob,2026-11-24,09:00,13:15,4.25,Barra,,,,,,',
    '',
  ]);
  expect(exporter.value.csvOfSheet(sums, 'semicolon')).toContain('Total;11,75;4,50;');
  // The cost is that of the engine.
  expect(editor.ask({ kind: 'labour' }).week.costCents).toBe(9998);
  const month = exporter.value.monthSheet(roster.roster(), '2026-11-23', '2026-11-29', {
    ...en.export.month.words,
    away: { holiday: 'Hol', sick: 'Ill', leave: 'Lv', training: 'Tr', other: 'Aw' },
    positions: {},
  });
  expect(exporter.value.csvOfSheet(month, 'comma').split('\r\n')[1]).toBe(
    '"\'=Ada ""A""",Bar,18:30-2:30,,Ill,,,,,7.50',
  );
});
