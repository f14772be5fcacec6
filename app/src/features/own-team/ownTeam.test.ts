import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, loadEngine } from '~/engine/engine';
import { type Grid, type Importer, loadImporter } from '~/engine/importing';
import { ownTeam as english } from '~/locales/en/ownTeam';
import { deleteRoster, forgetAll, keepRoster, keptRosters } from '~/roster/kept/keptRosters';
import { isOpen, mondayOf, nameColumnOf, type ReadTable, readTable, takenByLine, weekOf } from './reading';
import { columnLetters, readSheet } from './sheet';
import { moved } from './TableView';
import { emptyPerson, typedTable } from './typedTeam';

let importer: Importer;
let engine: Engine;

beforeAll(async () => {
  const [reader, opened] = await Promise.all([loadImporter(), loadEngine()]);
  if (!reader.ok) throw new Error(reader.fault.message);
  if (!opened.ok) throw new Error(opened.fault.message);
  importer = reader.value;
  engine = opened.value;
});

const monday = '2026-11-16';
const context = { monday, position: 'Team' };
const options = { monday, position: 'Team', assumeAvailable: true };
const read = (sheets: Grid[], change: Partial<ReadTable> = {}) =>
  readTable({ importer, sheets, typed: false, corrections: [], ...change }, context);
const workbook = () => new Blob([readFileSync(new URL('../../../../fixtures/own-team.xlsx', import.meta.url))]);

describe('a workbook', () => {
  it('is read with its dates and times; invalid times are reported with their position', async () => {
    const sheets = await readSheet(workbook());
    if (!Array.isArray(sheets)) throw new Error('read as text');
    expect(sheets[0]?.lines[1]?.cells).toEqual(['Ada Byrne', 'Till', '2026-11-16', '09:00', '17:15']);
    const { roster, team } = importer.readRoster(sheets, options);
    expect(roster.columns).toEqual(['name', 'position', 'day', 'start', 'end']);
    expect(team.problems).toMatchObject([
      { line: 4, column: 4, code: 'unreadable', value: 'ten' },
      { line: 4, column: 5, code: 'unreadable', value: '18:00' },
    ]);
    expect(roster.shifts).toMatchObject([
      { day: { date: '2026-11-16', weekday: 0 }, startMinutes: 540, endMinutes: 1035 },
      { day: { weekday: 1 }, startMinutes: 1320, endMinutes: 1800 },
    ]);
  });

  it('is read as text if it is not one, whatever its name', async () => {
    const bytes = await readSheet(new Blob(['Name,Mon\nAda,9-17']));
    if (Array.isArray(bytes)) throw new Error('read as a workbook');
    expect(importer.gridOfBytes(bytes).lines).toMatchObject([{ cells: ['Name', 'Mon'] }, { cells: ['Ada', '9-17'] }]);
  });

  it('is rejected if it is broken', async () => {
    const bytes = new Uint8Array(await workbook().arrayBuffer()).slice(0, 400);
    await expect(readSheet(new Blob([bytes]))).rejects.toBeDefined();
  });

  it('is not taken from a picture or a PDF, but from a text in UTF-16', async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);
    for (const other of [png, '%PDF-1.7\n1 0 obj']) await expect(readSheet(new Blob([other]))).rejects.toBeDefined();
    const text = new Uint8Array(Uint16Array.from([...'\ufeffAda,9-17'].map((letter) => letter.charCodeAt(0))).buffer);
    expect(importer.gridOfBytes((await readSheet(new Blob([text]))) as Uint8Array).lines).toMatchObject([
      { cells: ['Ada', '9-17'] },
    ]);
  });

  it('names its columns by letters', () => {
    expect([1, 26, 27, 52, 703].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'AAA']);
  });
});

describe('where nobody was found', () => {
  const grid = (): Grid => ({
    lines: [
      ['Room', 'Crew', 'Total'],
      ['Hall', 'Basile', '8'],
      ['Hall', 'Inès', '7'],
      ['Yard', 'Zoé', '6'],
    ].map((cells, index) => ({ line: index + 1, cells })),
  });
  const unread = (people: number) => {
    const table = read([grid()]);
    const roster = { ...table.reading.roster, people: table.reading.roster.people.slice(0, people), cells: [] };
    return { ...table, reading: { ...table.reading, roster } };
  };

  it('the column with the most names that was left out is asked for, and then the next', () => {
    expect(nameColumnOf(unread(0), [])).toEqual({ column: 2, values: ['Crew', 'Basile', 'Inès'] });
    expect(nameColumnOf(unread(0), [2])).toEqual({ column: 1, values: ['Room', 'Hall', 'Yard'] });
    expect(nameColumnOf(unread(0), [1, 2])).toBeNull();
  });

  it('nothing is asked where people were found', () => {
    const table = read([importer.gridOfText('Name,Mon,Tue\nAda,9-17,9-17\nBo,9-17,\nCy,,9-17')]);
    expect(table.reading.roster.people).toHaveLength(3);
    expect(nameColumnOf(table, [])).toBeNull();
  });
});

describe('the roster that was read', () => {
  it('is opened by the engine with all its weeks, requirements, absences and gaps at every hour', () => {
    const grid = importer.gridOfText(
      'Name,Position,16/11/2026,17/11/2026,24/11/2026\nAda,Till,6-14,6-14,6-14\nBo,Till,6-14,holiday,\nCy,Till,6-14,,\n',
    );
    const { document, team } = read([grid]).reading;
    if (document === null) throw new Error('not read');
    const week = engine.Editor.fromRoster(document, team.monday);
    expect([team.monday, week.ask({ kind: 'mondays' })]).toEqual([monday, [monday, '2026-11-23']]);
    const schedule = week.ask({ kind: 'schedule' });
    expect(schedule.staff.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
    expect(schedule.absences).toMatchObject([{ staffId: 'own-bo', day: 1, kind: 'holiday' }]);
    expect(schedule.examined).toEqual({ start: 0, end: 24 });
    // On Tuesday two of the three people are missing, from 6 in the morning.
    expect(week.ask({ kind: 'summary' }).gaps.filter(({ day }) => day === 1)[0]).toMatchObject({ start: 6 });
    week.free();
  });

  it('can be typed in: lines keep their numbers, empty ones are omitted', () => {
    const people = [
      { ...emptyPerson(0), name: 'Ada', position: 'Till', shifts: 'Mon-Tue 9-17' },
      emptyPerson(1),
      { ...emptyPerson(2), name: 'Bo', shifts: '??', availability: 'weekends' },
    ];
    const { grid, corrections } = typedTable(people);
    const { roster, team } = read([grid], { corrections, typed: true }).reading;
    expect(roster.people.map(({ name, positions }) => [name, positions])).toEqual([
      ['Ada', ['Till']],
      ['Bo', []],
    ]);
    expect(roster.shifts.map(({ person }) => person)).toEqual([0, 0]);
    expect(team.problems).toMatchObject([{ line: 3, column: 3, code: 'unreadable' }]);
  });

  it('two positions typed as "Cook, Kitchen help" are two, the first one the main position', () => {
    const person = (key: number, name: string, position: string, shifts = '') => ({
      ...emptyPerson(key),
      name,
      position,
      shifts,
    });
    const people = [
      person(0, 'Ada', 'Cook, Kitchen help', 'Mon-Tue 9-17'),
      person(1, 'Bo', 'Manager / Waiter'),
      person(2, 'Cy', 'Waiter', '??'),
    ];
    const { grid, corrections } = typedTable(people);
    const { roster, team } = read([grid], { corrections, typed: true }).reading;
    expect(roster.people.map(({ name, positions }) => [name, positions])).toEqual([
      ['Ada', ['Cook', 'Kitchen help']],
      ['Bo', ['Manager', 'Waiter']],
      ['Cy', ['Waiter']],
    ]);
    expect(roster.shifts.map(({ person: of, position }) => [of, position])).toEqual([
      [0, 'Cook'],
      [0, 'Cook'],
    ]);
    expect(team.problems).toMatchObject([{ line: 3, column: 3, code: 'unreadable' }]);
  });

  it('asks for the hours of a code, and keeps the question when it is answered', () => {
    const asked = read([importer.gridOfText('Name,Mon,Tue\nAda,E,9-17\nBo,E,\n')]);
    expect(asked.asked).toMatchObject([{ kind: 'code', code: 'E', count: 2, line: 2, column: 2 }]);
    expect(takenByLine(asked.reading.roster, 0).get(2)).toEqual(['person', 'asked', 'time']);
    const answered = readTable({ ...asked, answers: { codes: { E: '7-15' } } }, context);
    expect(answered.reading.roster.shifts).toHaveLength(3);
    expect(answered.asked).toEqual(asked.asked);
    expect(answered.asked.map((question) => isOpen(question, answered.reading.roster))).toEqual([false]);
    expect(takenByLine(answered.reading.roster, 0).get(2)).toEqual(['person', 'code', 'time']);
    const without = readTable({ ...asked, corrections: [{ column: 2, meaning: 'ignore' }] }, context);
    expect(without.reading.roster.shifts).toHaveLength(1);
    expect(takenByLine(without.reading.roster, 0).get(2)).toEqual(['person', 'ignored', 'time']);
  });

  it('asks whether the answers of a form are shifts, and takes them as answered', () => {
    const text = 'Timestamp,Name,Monday,Tuesday\n11/20/2026 9:11:12,Ada,9-17,\n11/20/2026 10:11:12,Bo,12-20,Any\n';
    const asked = read([importer.gridOfText(text)]);
    expect(asked.asked).toMatchObject([{ kind: 'availability', count: 3 }]);
    expect(asked.reading.roster.shifts).toEqual([]);
    const shifts = readTable({ ...asked, answers: { availability: false } }, context);
    expect(shifts.reading.roster.shifts).toHaveLength(2);
    const hours = readTable({ ...asked, answers: { availability: true } }, context);
    expect(hours.reading.roster.people.map(({ availability }) => availability?.length)).toEqual([1, 2]);
    expect(hours.asked.map((question) => isOpen(question, hours.reading.roster))).toEqual([false]);
  });

  it('is laid out by week, person and day, with absences and open shifts', () => {
    const { roster } = read([
      importer.gridOfText('Name,Date,Start,End\nAda,2026-11-16,9,17\nAda,2026-11-24,9,17\nOPEN,2026-11-17,9,12\n'),
    ]).reading;
    const rows = weekOf(roster, monday);
    expect(rows.map(({ person, shifts, minutes }) => [person, shifts, minutes])).toEqual([
      [0, 1, 480],
      [null, 1, 180],
    ]);
    expect(rows[0]?.days.map(({ shifts }) => shifts.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(weekOf(roster, '2026-11-23').map(({ shifts }) => shifts)).toEqual([1]);
    expect(mondayOf('2026-11-22')).toBe(monday);
    const away = read([importer.gridOfText('Name,Mon,Tue\nAda,9-17,sick\n')]).reading.roster;
    expect(weekOf(away, monday)[0]?.days[1]?.absence?.kind).toBe('sick');
  });
});

it('the keys of the table lead from cell to cell', () => {
  const last = { row: 9, column: 3 };
  const from = { row: 4, column: 1 };
  const to = (key: string, far = false, spot = from) => {
    const next = moved(spot, key, far, 5, last);
    return next && [next.row, next.column];
  };
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => to(key))).toEqual([
    [3, 1],
    [5, 1],
    [4, 0],
    [4, 2],
  ]);
  expect([to('Home'), to('End'), to('Home', true), to('End', true)]).toEqual([
    [4, 0],
    [4, 3],
    [0, 0],
    [9, 3],
  ]);
  expect([to('PageUp'), to('PageDown')]).toEqual([
    [0, 1],
    [9, 1],
  ]);
  // The letters above and the numbers beside are reached, the corner is not.
  expect(to('ArrowUp', false, { row: 0, column: 1 })).toEqual([-1, 1]);
  expect(to('ArrowLeft', false, { row: 2, column: 0 })).toEqual([2, -1]);
  expect(to('ArrowUp', false, { row: 0, column: -1 })).toBeNull();
  expect(to('a')).toBeNull();
});

describe('keeping', () => {
  it('reports missing storage without throwing', async () => {
    const roster = { version: 2, id: 'a', name: 'Bar', savedAt: 1, document: '{}' } as const;
    expect(await keepRoster(roster)).toBe('failed');
    expect(await keptRosters()).toEqual([]);
    expect([await deleteRoster('a'), await forgetAll()]).toEqual([false, false]);
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
  expect(kebab.length).toBeGreaterThan(8);
  expect(Object.keys(english.problems.codes).sort()).toEqual(kebab.sort());
});
