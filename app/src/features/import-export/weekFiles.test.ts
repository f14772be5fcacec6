import { readFileSync } from 'node:fs';
import ical from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import { loadEngine, type Schedule } from '~/engine/engine';
import { loadExporter } from '~/engine/exporting';
import { loadImporter } from '~/engine/importing';
import { tryCatch } from '~/engine/result';
import { loadWorkbooks } from '~/engine/workbooks';
import { importExport as english } from '~/locales/en/importExport';
import { importExport as spanish } from '~/locales/es/importExport';
import { locateJsonError } from '~/roster/week/locateJsonError';
import { calendarNames } from '~/shared/calendarNames';
import { isProblem } from './problems';
import { zoneAround } from './timeZone';

const engine = await loadEngine();
if (!engine.ok) throw new Error(engine.fault.message);
const { Editor, fromLink, toLink } = engine.value;
const [importer, exporter, workbooks] = await Promise.all([loadImporter(), loadExporter(), loadWorkbooks()]);
if (!importer.ok) throw new Error(importer.fault.message);
if (!exporter.ok) throw new Error(exporter.fault.message);
if (!workbooks.ok) throw new Error(workbooks.fault.message);
const { importCsv, readRoster } = importer.value;
const { exportCsv, sheetsOfRoster, toCalendar, workbookOf } = exporter.value;

const json = JSON.stringify;
/** The schedule of an import without errors. */
function imported(before: unknown, table: string, day?: string) {
  const { report, schedule } = importCsv(json(before), table, day);
  expect(report.errors).toEqual([]);
  return JSON.parse(schedule ?? 'null');
}

/** Two people whose names a table has to quote or escape. */
const schedule = {
  positions: [{ id: 'server', name: 'Server, hall', team: 'front-of-house', required: 1 }],
  staff: [
    { id: 'st-1', name: '=HYPERLINK("x")', positionId: 'server', color: 'server', availability: [] },
    { id: 'st-2', name: 'Zoë "Zo"\nQuiñones', positionId: 'server', color: 'server', availability: [] },
  ],
  shifts: [
    { id: 's-1', staffId: 'st-1', day: 0, start: 9, hours: 8, confirmed: true },
    { id: 's-2', staffId: 'st-2', day: 6, start: 20, hours: 6, confirmed: false },
  ],
};

const monday = '2026-11-16';
const placesOf = (text: string) =>
  importCsv(json(schedule), text, monday).report.errors.map(({ line, column, code, value }) => [
    line,
    column,
    code,
    value,
  ]);

describe('a week as a table', () => {
  it('has a row for each shift, quotes where needed, and contains no formula', () => {
    expect(exportCsv(json(schedule)).split('\r\n')).toEqual([
      '\u{feff}id,staff_id,name,position,day,start,end,hours,break_minutes,status,note',
      's-1,st-1,"\'=HYPERLINK(""x"")","Server, hall",mon,09:00,17:00,8,0,confirmed,',
      's-2,st-2,"Zoë ""Zo""\nQuiñones","Server, hall",sun,20:00,02:00,6,0,pending,',
      '',
    ]);
  });

  it('has the date next to the day when the week is known, and quarter hours', () => {
    const week = { ...schedule, shifts: [{ ...schedule.shifts[1], startMinute: 15, hours: 5, minutes: 45 }] };
    const table = exportCsv(json(week), monday);
    expect(table.split('\r\n')[0]).toBe(
      '\u{feff}id,staff_id,name,position,day,date,start,end,hours,break_minutes,status,note',
    );
    expect(table).toContain(',sun,2026-11-22,20:15,02:00,5:45,0,pending,');
    expect(imported({ ...schedule, shifts: [] }, table, monday)).toEqual(week);
    expect(placesOf(table.replace('2026-11-22', '2026-11-21'))).toEqual([[3, 30, 'wrong-date', '2026-11-21']]);
  });

  it.each([
    ['the sample', sample.schedule],
    ['names to be quoted', schedule],
  ])('round-trips: %s', (_, full) => {
    const table = exportCsv(json(full));
    const emptied = Editor.fromJson(json({ ...full, shifts: [] }));
    const { report, schedule: read } = importCsv(emptied.toJson(), table);
    expect(report).toEqual({ shifts: full.shifts.length, errors: [], errorCount: 0 });
    emptied.tell({ kind: 'replaceShifts', schedule: JSON.parse(read ?? '') });
    expect(emptied.ask({ kind: 'schedule' })).toEqual(full);
    expect(emptied.ask({ kind: 'history' })).toMatchObject({
      undoCount: 1,
      undo: [{ kind: 'import', shifts: full.shifts.length }],
    });
    emptied.undo();
    expect(emptied.ask({ kind: 'schedule' }).shifts).toEqual([]);
  });

  it('reads handwritten tables: any column order, semicolons, names, no status', () => {
    const editor = Editor.fromJson(json(schedule));
    const { report, schedule: read } = importCsv(
      editor.toJson(),
      '\u{feff}day;name;hours;start\r\nTue;"=HYPERLINK(""x"")";4;7:00\r\n\r\nsun;=HYPERLINK("x");2;22\r\n',
    );
    expect(report).toEqual({ shifts: 2, errors: [], errorCount: 0 });
    editor.tell({ kind: 'replaceShifts', schedule: JSON.parse(read ?? '') });
    expect(
      editor
        .ask({ kind: 'schedule' })
        .shifts.map(({ staffId, day, start, hours, confirmed }) => [staffId, day, start, hours, confirmed]),
    ).toEqual([
      ['st-1', 1, 7, 4, false],
      ['st-1', 6, 22, 2, false],
    ]);
    // Two shifts were removed and two added; the entry counts the added ones.
    expect(editor.ask({ kind: 'history' }).undo[0]).toMatchObject({ kind: 'import', shifts: 2 });
  });

  it('reports every error with line and column, and changes nothing', () => {
    const table = [
      'id,staff_id,day,start,hours,status',
      'a,st-1,mon,09:00,8,confirmed',
      'b,st-9,moonday,09:20,25,maybe',
      'a,st-2,tue,10:00,4,pending',
      'c,st-2,tue',
    ].join('\n');
    const { report, schedule: read } = importCsv(json(schedule), table);
    expect(report.shifts).toBe(0);
    expect(read).toBeNull();
    expect(report.errorCount).toBe(7);
    expect(placesOf(table)).toEqual([
      [3, 3, 'unknown-staff', 'st-9'],
      [3, 8, 'not-a-day', 'moonday'],
      [3, 16, 'not-a-quarter', '09:20'],
      [3, 22, 'not-a-length', '25'],
      [3, 25, 'not-a-status', 'maybe'],
      [4, 1, 'duplicate-id', 'a'],
      [5, 1, 'wrong-field-count', 'c'],
    ]);
  });

  it.each([
    ['', [[1, 1, 'no-header', '']]],
    ['staff_id,day,start,hours\n', [[1, 1, 'no-shifts', '']]],
    [
      '<html><script>alert(1)</script></html>',
      [
        [1, 1, 'unknown-column', '<html><script>alert(1)</script></html>'],
        [1, 1, 'missing-column', ''],
      ],
    ],
    ['day,day,start,hours,name', [[1, 5, 'duplicate-column', 'day']]],
    ['staff_id,day,start,hours\n"st-1,mon,9,1', [[2, 1, 'open-quote', '']]],
    ['staff_id,day,start,end,hours\nst-1,mon,9:00,12:00,4', [[2, 15, 'end-and-hours', '12:00']]],
    ['staff_id,day,start,end\nst-1,mon,9:00,9:00', [[2, 15, 'end-is-start', '9:00']]],
    ['staff_id,day,start,end\nst-1,mon,9,never', [[2, 12, 'not-an-end', 'never']]],
    ['staff_id,day,start,hours\nst-1,mon,soon,9', [[2, 10, 'not-a-start', 'soon']]],
    ['staff_id,name,day,start,hours\nst-1,Bob,mon,9,8', [[2, 6, 'wrong-name', 'Bob']]],
    ['name,day,start,hours\nBob,mon,9,8', [[2, 1, 'unknown-name', 'Bob']]],
    ['staff_id,position,day,start,hours\nst-1,Cook,mon,9,8', [[2, 6, 'wrong-position', 'Cook']]],
    ['staff_id,day,date,start,hours\nst-1,mon,someday,9,8', [[2, 10, 'not-a-date', 'someday']]],
    ['staff_id,day,date,start,hours\nst-1,mon,17.11.2026,9,8', [[2, 10, 'wrong-date', '17.11.2026']]],
    ['staff_id,day,date,start,hours\nst-1,mon,2026-11-17,9,8', [[2, 10, 'wrong-date', '2026-11-17']]],
    [`id,staff_id,day,start,hours\n${'x'.repeat(201)},st-1,mon,9,8`, [[2, 1, 'id-too-long', `${'x'.repeat(60)}…`]]],
  ])('rejects %j with its position', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('reads times and lengths as people write them', () => {
    const rows = ['mon,9 AM,8', 'tue,9am,8.25', 'wed,09:00,8:15', 'thu,9,8', 'fri,9:45 PM,4'];
    const table = ['staff_id,day,start,hours', ...rows.map((row) => `st-1,${row}`)].join('\n');
    const { shifts } = imported(schedule, table) as Schedule;
    expect(shifts.map(({ start, startMinute, hours, minutes }) => [start, startMinute, hours, minutes])).toEqual([
      [9, undefined, 8, undefined],
      [9, undefined, 8, 15],
      [9, undefined, 8, 15],
      [9, undefined, 8, undefined],
      [21, 45, 4, undefined],
    ]);
  });

  it('a table of 100,000 wrong lines reports the first 100 and counts all', () => {
    const { report } = importCsv(json(schedule), `staff_id,day,start,hours\n${'nobody,mon,9,1\n'.repeat(100_000)}`);
    expect([report.errors.length, report.errorCount, report.shifts]).toEqual([100, 100_000, 0]);
  });
});

test('a whole schedule round-trips through JSON', () => {
  const text = Editor.fromJson(JSON.stringify(sample.schedule)).toJson();
  expect(Editor.fromJson(text).ask({ kind: 'schedule' })).toEqual(sample.schedule);
  expect(Editor.fromJson(JSON.stringify(sample.schedule, null, 2)).toJson()).toBe(text);
});

describe('a calendar', () => {
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const timestampMs = Date.parse('2026-11-10T07:08:09.100Z');
  const options = { roster: 'brasa', timestampMs, words: { rest: 'Break' } };
  const [first, second] = schedule.shifts;
  const full = {
    ...schedule,
    shifts: [
      { ...first, startMinute: 15, breakMinutes: 30, note: 'Keys' },
      { ...second, startMinute: 15 },
    ],
  };

  /** What two readers of other people make of a file: UID, start and end in UTC or as floating, title, text, state. */
  const readBy = {
    'ical.js': (text: string) =>
      new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((component) => {
        const event = new ical.Event(component);
        const zone = component.parent?.getFirstSubcomponent('vtimezone');
        if (zone) ical.TimezoneService.register(zone);
        const moment = (time: ical.Time) => time.toJSDate().toISOString();
        return {
          uid: event.uid,
          start: moment(event.startDate),
          end: moment(event.endDate),
          summary: event.summary,
          description: event.description,
          status: component.getFirstPropertyValue('status'),
          sequence: event.sequence,
        };
      }),
    'node-ical': (text: string) =>
      Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
        event?.type === 'VEVENT'
          ? [
              {
                uid: event.uid,
                start: new Date(event.start).toISOString(),
                end: new Date(event.end ?? event.start).toISOString(),
                summary: event.summary,
                description: event.description,
                status: event.status,
                sequence: Number(event.sequence),
              },
            ]
          : [],
      ),
  } as const;

  it.each(Object.entries(readBy))('is read by %s in its zone, with position, team, break and note', (_, read) => {
    const words = { rest: 'Break', place: 'Brasa, hall', teams: { 'front-of-house': 'Hall; bar' } };
    const zone = zoneAround('Europe/Madrid', monday);
    const { text } = toCalendar(json(full), 'st-1', monday, { ...options, words, zone });
    expect(read(text)).toEqual([
      {
        uid: 'brasa-20261116-st_2d1-s_2d1@brightcrew',
        // 9:15 in Madrid.
        start: '2026-11-16T08:15:00.000Z',
        end: '2026-11-16T16:15:00.000Z',
        summary: 'Server, hall',
        description: 'Hall; bar\nBreak: 30 min\nKeys',
        status: 'CONFIRMED',
        sequence: 451_148,
      },
    ]);
    expect(unfolded(text)).toContain('LOCATION:Brasa\\, hall');
    expect(text).not.toContain('METHOD');
  });

  it.each(Object.entries(readBy))(
    '%s sees a shift of the next export changed, and one that is gone cancelled',
    (_, read) => {
      const before = toCalendar(json(full), null, monday, options);
      const shifts = [{ ...full.shifts[0], start: 10 }];
      const later = { ...options, timestampMs: timestampMs + 60_000, earlier: before.events };
      const after = toCalendar(json({ ...full, shifts }), null, monday, later);
      const of = (text: string) => new Map(read(text).map((event) => [event.uid, event]));
      const [one, other] = [of(before.text), of(after.text)];
      expect([...one.keys()]).toEqual([...other.keys()]);
      const [changed, gone] = [...other.values()];
      expect(changed?.sequence).toBeGreaterThan(one.get(changed?.uid ?? '')?.sequence ?? Infinity);
      expect([changed?.status, gone?.status]).toEqual(['CONFIRMED', 'CANCELLED']);
    },
  );

  it('of everybody has every shift with its person, and unique UIDs', () => {
    const { text } = toCalendar(json(sample.schedule), null, monday, options);
    const uids = unfolded(text).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(sample.schedule.shifts.length);
    for (const { id, name } of sample.schedule.staff) {
      if (sample.schedule.shifts.some(({ staffId }) => staffId === id)) expect(text).toContain(name);
    }
  });

  it('has to start on a Monday', () => {
    const rejected = tryCatch(() => toCalendar(json(schedule), null, '2026-11-17', options));
    expect(rejected).toMatchObject({ ok: false, fault: { code: 'not-a-monday' } });
  });

  it('has no line of more than 75 bytes, whatever its letters', () => {
    const place = 'Ñandú 🎈 '.repeat(30).trim();
    const { text } = toCalendar(json(schedule), 'st-1', monday, { ...options, words: { place } });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`LOCATION:${place}`);
  });
});

describe('a workbook', () => {
  it.each(['en', 'es'] as const)('is read back with everything: %s', async (language) => {
    const texts = language === 'en' ? english : spanish;
    const words = { ...texts.export.book.words, weekdays: [...calendarNames[language].shortWeekdays] };
    const staff = schedule.staff.map((person, index) => ({
      ...person,
      availability: index === 0 ? [{ day: 0, start: 9, end: 17 }] : [],
      contractMinutes: 1_200 + index,
    }));
    const absences = (['holiday', 'sick', 'leave', 'training', 'other'] as const).map((kind, day) => ({
      staffId: 'st-2',
      day,
      kind,
      ...(day === 0 && { note: 'Back on Friday' }),
    }));
    const [first, second] = schedule.shifts;
    const shifts = [{ ...first, breakMinutes: 30, note: 'Keys; then the till' }, second];
    const editor = Editor.fromJson(json({ ...schedule, staff, absences, shifts }));
    editor.tell({ kind: 'beginRoster', monday });
    const bytes = workbookOf(sheetsOfRoster(editor.roster(), words), '2026-11-20');
    const sheets = workbooks.value.gridsOfWorkbook(bytes);
    expect(sheets.map(({ name }) => name)).toEqual([monday, words.shifts]);
    const options = { monday, position: 'Team', assumeAvailable: true };
    const { roster, document } = readRoster(sheets, options);
    expect([roster.questions, roster.problems]).toEqual([[], []]);
    const again = Editor.fromRoster(document ?? '', monday).ask({ kind: 'schedule' });
    const timeOf = ({ day, start, hours, breakMinutes, note }: (typeof again.shifts)[number]) => ({
      day,
      start,
      hours,
      breakMinutes,
      note,
    });
    expect(again.shifts.map(timeOf)).toEqual(editor.ask({ kind: 'schedule' }).shifts.map(timeOf));
    expect(again.absences?.map(({ day, kind, note }) => [day, kind, note])).toEqual(
      absences.map(({ day, kind, note }) => [day, kind, note]),
    );
    expect(again.staff.map(({ name, availability, contractMinutes }) => [name, availability, contractMinutes])).toEqual(
      staff.map(({ name, availability, contractMinutes }) => [name, availability, contractMinutes]),
    );
  });
});

describe('a week in a link', () => {
  const codeOf = (text: string) => {
    const opened = tryCatch(() => fromLink(text));
    return opened.ok ? 'opened' : opened.fault.code;
  };

  it('round-trips, and fits into a link', () => {
    const letters = toLink(Editor.fromJson(json(sample.schedule)).document());
    expect(letters).toMatch(/^2[\w-]+$/);
    expect(letters.length).toBeLessThan(3_000);
    expect(Editor.fromDocument(fromLink(letters)).ask({ kind: 'schedule' })).toEqual(sample.schedule);
  });

  it('carries a template’s requirements by day and part of the day, and the rules', () => {
    const editor = Editor.fromJson(JSON.stringify(sample.schedule));
    editor.tell({ kind: 'followTemplate', template: quickTemplates[0]?.positions ?? [] });
    editor.tell({ kind: 'setRules', rules: { minHours: 3, maxHours: 9, daysOff: 1, restHours: 10 } });
    const back = Editor.fromDocument(fromLink(toLink(editor.document())));
    expect(back.ask({ kind: 'requirements' })).toHaveLength(4);
    expect(back.ask({ kind: 'requirements' })).toEqual(editor.ask({ kind: 'requirements' }));
    expect(back.ask({ kind: 'summary' })).toEqual(editor.ask({ kind: 'summary' }));
    expect(back.ask({ kind: 'summary' })).not.toEqual(
      Editor.fromJson(JSON.stringify(sample.schedule)).ask({ kind: 'summary' }),
    );
    expect(back.ask({ kind: 'rules' })).toEqual(editor.ask({ kind: 'rules' }));
  });

  it('is rejected with a code if it is no week, of another version, damaged or too long', () => {
    const letters = toLink(Editor.fromJson(json(sample.schedule)).document());
    expect(codeOf('')).toBe('share-not-recognised');
    expect(codeOf('<script>alert(1)</script>')).toBe('share-not-recognised');
    expect(codeOf(`7${letters.slice(1)}`)).toBe('share-version');
    // A link of the previous version.
    expect(codeOf(`1${letters.slice(1)}`)).toBe('share-version');
    expect(codeOf(letters.slice(0, -40))).toBe('share-damaged');
    expect(codeOf(`2${[...letters.slice(1)].reverse().join('')}`)).toBe('share-damaged');
    expect(codeOf('2AAAA')).toBe('share-damaged');
    expect(codeOf('2'.repeat(65_537))).toBe('text-too-long');
  });

  it('is not created if it would be too long', () => {
    const shifts = Array.from({ length: 40_000 }, (_, index) => ({
      ...schedule.shifts[0],
      id: `shift-${(index * 7919) % 104_729}`,
      day: index % 7,
    }));
    const shared = tryCatch(() => toLink(Editor.fromJson(json({ ...schedule, shifts })).document()));
    expect(shared).toMatchObject({ ok: false, fault: { code: 'too-large-to-share' } });
  });
});

test('there is a text for every error code of a JSON import', () => {
  const codes = Object.keys(english.import.problems);
  expect(Object.keys(spanish.import.problems)).toEqual(codes);
  expect(codes.filter((code) => !isProblem(code))).toEqual([]);
  const [position, person, shift] = [schedule.positions[0], schedule.staff[0], schedule.shifts[0]];
  const rejected = [
    '{"positions": [}',
    { ...schedule, owner: 1 },
    { positions: [], staff: [] },
    { ...schedule, positions: {} },
    { ...schedule, shifts: [shift, shift] },
    ...[
      { staffId: 'x' },
      { day: 7 },
      { start: 24 },
      { hours: 0 },
      { startMinute: 10 },
      { id: ' ' },
      { id: 'x'.repeat(201) },
    ].map((wrong) => ({ ...schedule, shifts: [{ ...shift, ...wrong }] })),
    { ...schedule, staff: [{ ...person, positionId: 'x' }] },
    { ...schedule, positions: [{ ...position, required: -1 }] },
    ...[
      { start: 3, end: 3 },
      { start: 3, end: 25 },
    ].map((range) => ({ ...schedule, staff: [{ ...person, availability: [{ day: 0, ...range }] }] })),
  ].map((data) => {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    const opened = tryCatch(() => Editor.fromJson(text));
    if (opened.ok) throw new Error(`not rejected: ${text}`);
    return locateJsonError(text, opened.fault).code;
  });
  expect(rejected.filter((code) => !isProblem(code))).toEqual([]);
  expect(new Set(rejected).size).toBe(16);
});

test('there is a text for every error code of a table', () => {
  const source = readFileSync(new URL('../../../../scheduler-exchange/src/table/report.rs', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/Self::\w+ => "([a-z-]+)"/g)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThanOrEqual(24);
  expect(codes.filter((code) => !isProblem(code))).toEqual([]);
});
