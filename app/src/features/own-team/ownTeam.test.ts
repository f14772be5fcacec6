import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, loadEngine } from '~/engine/engine';
import { loadTables, type Tables } from '~/engine/tables';
import { ownTeam as english } from '~/locales/en/ownTeam';
import { deleteSavedWeek, loadSavedWeek, openSavedWeek, saveWeek } from './savedWeek';
import { columnLetters, readSheet } from './sheet';
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

const options = { monday: '2026-11-16' };
const wanted = { position: 'Team', assumeAvailable: true };
const workbook = () => new Blob([readFileSync(new URL('../../../../fixtures/own-team.xlsx', import.meta.url))]);

describe('a workbook', () => {
  it('is read with its dates and times; invalid times are reported with their position', async () => {
    const sheets = await readSheet(workbook());
    if (!Array.isArray(sheets)) throw new Error('read as text');
    expect(sheets[0]?.lines[1]?.cells).toEqual(['Ada Byrne', 'Till', '2026-11-16', '09:00', '17:15']);
    const reading = tables.readWeek(sheets, options, wanted);
    expect(reading.columns).toEqual(['name', 'position', 'day', 'start', 'end']);
    expect(reading.problems).toMatchObject([
      { line: 4, column: 4, code: 'unreadable', value: 'ten' },
      { line: 4, column: 5, code: 'unreadable', value: '18:00' },
    ]);
    expect(reading.schedule?.shifts).toMatchObject([
      { day: 0, start: 9, hours: 8, minutes: 15 },
      { day: 1, start: 22, hours: 8 },
    ]);
  });

  it('is read as text if it is not one, whatever its name', async () => {
    const bytes = await readSheet(new Blob(['Name,Mon\nAda,9-17']));
    if (Array.isArray(bytes)) throw new Error('read as a workbook');
    expect(tables.gridOfBytes(bytes).lines).toMatchObject([{ cells: ['Name', 'Mon'] }, { cells: ['Ada', '9-17'] }]);
  });

  it('is rejected if it is broken', async () => {
    const bytes = new Uint8Array(await workbook().arrayBuffer()).slice(0, 400);
    await expect(readSheet(new Blob([bytes]))).rejects.toBeDefined();
  });

  it('names its columns by letters', () => {
    expect([1, 26, 27, 52, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'AAA']);
  });
});

describe('the week that was read', () => {
  it('is accepted by the engine, with all its people, requirements and gaps', () => {
    const grid = tables.gridOfText('Name,Position,Mon,Tue\nAda,Till,6-14,6-14\nBo,Till,6-14,\nCy,Till,6-14,\n');
    const reading = tables.readWeek([grid], options, wanted);
    const editor = engine.Editor.fromJson(JSON.stringify(reading.schedule));
    editor.followTemplate(reading.requirements);
    expect(editor.schedule().staff.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    const { gaps } = editor.summary(null, null);
    // On Tuesday two of the three people are missing.
    expect(gaps.map(({ day }) => day)).toContain(1);
    editor.free();
  });

  it('can be typed in: lines keep their numbers, empty ones are omitted', () => {
    const people = [
      { ...emptyPerson(0), name: 'Ada', position: 'Till', shifts: 'Mon-Tue 9-17' },
      emptyPerson(1),
      { ...emptyPerson(2), name: 'Bo', shifts: '??', availability: 'weekends' },
    ];
    const { grid, corrections } = typedTable(people);
    const reading = tables.readWeek([grid], { ...options, corrections, plainList: true }, wanted);
    expect(reading.people.map(({ name, position, shifts }) => [name, position, shifts])).toEqual([
      ['Ada', 'Till', 2],
      ['Bo', 'Team', 0],
    ]);
    expect(reading.problems).toMatchObject([{ line: 3, column: 3, code: 'unreadable' }]);
  });
});

it('a code without hours is asked for, and its column can be left out', () => {
  const grid = tables.gridOfText('Name,Mon,Tue\nAda,E,9-17\nBo,E,\n');
  const asked = tables.readWeek([grid], options, wanted);
  expect(asked.questions).toMatchObject([{ kind: 'code', code: 'E', count: 2, line: 2, column: 2 }]);
  expect(asked.problems).toMatchObject([{ code: 'asked', value: 'E × 2' }]);
  const answered = tables.readWeek([grid], { ...options, answers: { codes: { E: '7-15' } } }, wanted);
  expect([answered.shifts, answered.problemCount]).toEqual([3, 0]);
  const corrected = tables.readWeek([grid], { ...options, corrections: [{ column: 2, meaning: 'ignore' }] }, wanted);
  expect([corrected.shifts, corrected.columns]).toEqual([1, ['name', 'ignore', 'tue']]);
});

describe('saving', () => {
  it('reports missing storage without throwing', async () => {
    const editor = engine.Editor.fromJson(JSON.stringify({ positions: [], staff: [], shifts: [] }));
    expect(await saveWeek(editor, '2026-W47')).toBe(false);
    expect(await loadSavedWeek()).toBeUndefined();
    expect(await deleteSavedWeek()).toBe(false);
    editor.free();
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
  const source = readFileSync(new URL('../../../../scheduler-team/src/report.rs', import.meta.url), 'utf8');
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
