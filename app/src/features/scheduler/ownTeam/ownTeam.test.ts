import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, loadEngine } from '~/engine/engine';
import { loadTables, type Tables } from '~/engine/tables';
import { ownTeam as english } from '~/locales/en/ownTeam';
import { deleteSavedWeek, loadSavedWeek, openSavedWeek, saveWeek } from './savedWeek';
import { cellText, columnLetters, readSheet } from './sheet';
import { emptyPerson, typedTable } from './typedTeam';

let tables: Tables;
let engine: Engine;

beforeAll(async () => {
  const [reader, opened] = await Promise.all([loadTables(), loadEngine()]);
  if (!reader.ok) throw new Error(reader.fault.message);
  if (!opened.ok) throw new Error(opened.fault.message);
  tables = reader.value;
  engine = opened.value;
});

const options = { monday: '2026-11-16', position: 'Team', assumeAvailable: true };
const workbook = () => new Blob([readFileSync(new URL('../../../../../fixtures/own-team.xlsx', import.meta.url))]);

describe('a workbook', () => {
  it('is read with its dates and times; invalid times are reported with their position', async () => {
    const cells = await readSheet(workbook());
    if (typeof cells === 'string') throw new Error('read as text');
    expect(cells[1]).toEqual(['Ada Byrne', 'Till', '2026-11-16', '09:00', '17:15']);
    const grid = tables.gridOfCells(cells);
    const layout = tables.recognise(grid);
    expect(layout).toEqual({ headingLines: 1, columns: ['name', 'position', 'day', 'start', 'end'] });
    const reading = tables.read(grid, layout, options);
    expect(reading.problems).toEqual([{ line: 4, column: 4, code: 'unreadable', note: false, value: 'ten - 18:00' }]);
    expect(reading.schedule?.shifts).toMatchObject([
      { day: 0, start: 9, hours: 8, minutes: 15 },
      { day: 1, start: 22, hours: 8 },
    ]);
  });

  it('is read as text if it is not one, whatever its name', async () => {
    expect(await readSheet(new Blob(['Name,Mon\nAda,9-17']))).toBe('Name,Mon\nAda,9-17');
  });

  it('is rejected if it is broken', async () => {
    const bytes = new Uint8Array(await workbook().arrayBuffer()).slice(0, 400);
    await expect(readSheet(new Blob([bytes]))).rejects.toBeDefined();
  });

  it('converts dates, times and both to text', () => {
    expect(cellText(new Date('1899-12-30T09:30:00Z'))).toBe('09:30');
    expect(cellText(new Date('1899-12-30T16:59:59.990Z'))).toBe('17:00');
    expect(cellText(new Date('2026-11-16T00:00:00Z'))).toBe('2026-11-16');
    expect(cellText(new Date('2026-11-16T09:00:00Z'))).toBe('2026-11-16 09:00');
    expect([null, undefined, 8.5, 'Ada'].map(cellText)).toEqual(['', '', '8.5', 'Ada']);
  });

  it('names its columns by letters', () => {
    expect([1, 26, 27, 52, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'AAA']);
  });
});

describe('the week that was read', () => {
  it('is accepted by the engine, with all its people, requirements and gaps', () => {
    const grid = tables.gridOfText('Name,Position,Mon,Tue\nAda,Till,6-14,6-14\nBo,Till,6-14,\nCy,Till,6-14,\n');
    const reading = tables.read(grid, tables.recognise(grid), options);
    const week = engine.Editor.fromJson(JSON.stringify(reading.schedule));
    week.followTemplate(reading.requirements);
    expect(week.schedule().staff.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    const { gaps } = week.summary(null, null);
    // On Tuesday two of the three people are missing.
    expect(gaps.map(({ day }) => day)).toContain(1);
    week.free();
  });

  it('can be typed in: lines keep their numbers, empty ones are omitted', () => {
    const people = [
      { ...emptyPerson(0), name: 'Ada', position: 'Till', shifts: 'Mon-Tue 9-17' },
      emptyPerson(1),
      { ...emptyPerson(2), name: 'Bo', shifts: '??', availability: 'weekends' },
    ];
    const { grid, layout } = typedTable(people);
    const reading = tables.read(grid, layout, options);
    expect(reading.people.map(({ name, position, shifts }) => [name, position, shifts])).toEqual([
      ['Ada', 'Till', 2],
      ['Bo', 'Team', 0],
    ]);
    expect(reading.problems).toMatchObject([{ line: 3, column: 3, code: 'unreadable' }]);
  });
});

describe('saving', () => {
  it('reports missing storage without throwing', async () => {
    const week = engine.Editor.fromJson(JSON.stringify({ positions: [], staff: [], shifts: [] }));
    expect(await saveWeek(week, '2026-W47')).toBe(false);
    expect(await loadSavedWeek()).toBeUndefined();
    expect(await deleteSavedWeek()).toBe(false);
    week.free();
  });

  it('opens only valid saved weeks; the engine validates the schedule', () => {
    const schedule = JSON.stringify({ positions: [], staff: [], shifts: [] });
    expect(openSavedWeek(engine, { version: 1, week: '2026-W47', schedule, requirements: [] }).ok).toBe(true);
    for (const damaged of [undefined, 7, { version: 2 }, { version: 1, week: 'x', schedule: '{', requirements: [] }]) {
      expect(openSavedWeek(engine, damaged).ok, JSON.stringify(damaged)).toBe(false);
    }
  });
});

it('there is a text for every problem code of a reading', () => {
  const source = readFileSync(new URL('../../../../../scheduler-team/src/reading.rs', import.meta.url), 'utf8');
  const codes = source.match(/pub enum ProblemCode \{([\s\S]*?)\n\}/)?.[1]?.match(/^ {4}[A-Z]\w+(?=,)/gm) ?? [];
  const kebab = codes.map((code) =>
    code
      .trim()
      .replace(/(?<!^)([A-Z])/g, '-$1')
      .toLowerCase(),
  );
  expect(kebab.length).toBeGreaterThan(10);
  expect(Object.keys(english.problems.codes).sort()).toEqual(kebab.sort());
});
