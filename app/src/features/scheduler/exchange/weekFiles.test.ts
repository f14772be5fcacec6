import { describe, expect, it, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import { loadActing } from '~/engine/acting';
import { tryCatch } from '~/engine/result';
import { exchange as english } from '~/locales/en/exchange';
import { isProblem } from './problems';

const engine = await loadActing();
if (!engine.ok) throw new Error(engine.fault.message);
const { Week } = engine.value;

/** Two people whose names a table has to quote or guard. */
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

const placesOf = (text: string) =>
  Week.fromValue(schedule)
    .importCsv(text)
    .errors.map(({ line, column, code, value }) => [line, column, code, value]);

describe('a week as a table', () => {
  it('has a row for each shift, quotes what needs quotes, and runs nothing in a spreadsheet', () => {
    expect(Week.fromValue(schedule).exportCsv().split('\r\n')).toEqual([
      'id,staff_id,name,position,day,start,end,hours,status',
      's-1,st-1,"\'=HYPERLINK(""x"")","Server, hall",mon,09:00,17:00,8,confirmed',
      's-2,st-2,"Zoë ""Zo""\nQuiñones","Server, hall",sun,20:00,02:00,6,pending',
      '',
    ]);
  });

  it.each([
    ['the sample', sample.schedule],
    ['names to be quoted', schedule],
  ])('comes back as it went out: %s', (_, whole) => {
    const week = Week.fromValue(whole);
    const table = week.exportCsv();
    const emptied = Week.fromValue({ ...whole, shifts: [] });
    expect(emptied.importCsv(table)).toEqual({ shifts: whole.shifts.length, errors: [], errorCount: 0 });
    expect(emptied.schedule()).toEqual(whole);
    expect(emptied.history()).toMatchObject({ undoCount: 1, undo: [{ kind: 'import', shifts: whole.shifts.length }] });
    emptied.undo();
    expect(emptied.schedule().shifts).toEqual([]);
    expect(week.exportCsv()).toBe(table);
  });

  it('reads what people write by hand: their own order, semicolons, names, a missing status', () => {
    const week = Week.fromValue(schedule);
    const report = week.importCsv(
      '\u{feff}day;name;hours;start\r\nTue;"=HYPERLINK(""x"")";4;7:00\r\n\r\nsun;=HYPERLINK("x");2;22\r\n',
    );
    expect(report).toEqual({ shifts: 2, errors: [], errorCount: 0 });
    expect(
      week
        .schedule()
        .shifts.map(({ staffId, day, start, hours, confirmed }) => [staffId, day, start, hours, confirmed]),
    ).toEqual([
      ['st-1', 1, 7, 4, false],
      ['st-1', 6, 22, 2, false],
    ]);
    // Of the two that went and the two that came, those that came are told.
    expect(week.history().undo[0]).toMatchObject({ kind: 'import', shifts: 2 });
  });

  it('names every mistake by line and column, and changes nothing', () => {
    const week = Week.fromValue(schedule);
    const table = [
      'id,staff_id,day,start,hours,status',
      'a,st-1,mon,09:00,8,confirmed',
      'b,st-9,moonday,09:30,25,maybe',
      'a,st-2,tue,10:00,4,pending',
      'c,st-2,tue',
    ].join('\n');
    const report = week.importCsv(table);
    expect(report.shifts).toBe(0);
    expect(report.errorCount).toBe(7);
    expect(placesOf(table)).toEqual([
      [3, 3, 'unknown-staff', 'st-9'],
      [3, 8, 'not-a-day', 'moonday'],
      [3, 16, 'not-a-start', '09:30'],
      [3, 22, 'not-a-length', '25'],
      [3, 25, 'not-a-status', 'maybe'],
      [4, 1, 'duplicate-id', 'a'],
      [5, 1, 'wrong-field-count', 'c'],
    ]);
    expect(week.schedule()).toEqual(schedule);
    expect(week.history().undoCount).toBe(0);
  });

  it.each([
    ['', [[1, 1, 'no-header', '']]],
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
  ])('refuses %j with its place', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('a table of a hundred thousand wrong lines lists a hundred of them and counts all', () => {
    const report = Week.fromValue(schedule).importCsv(
      `staff_id,day,start,hours\n${'nobody,mon,9,1\n'.repeat(100_000)}`,
    );
    expect([report.errors.length, report.errorCount, report.shifts]).toEqual([100, 100_000, 0]);
  });
});

describe('a whole schedule in JSON', () => {
  it('comes back as it went out', () => {
    const week = Week.fromJson('{"positions": [], "staff": [], "shifts": []}');
    const text = Week.fromValue(sample.schedule).toJson();
    expect(week.importJson(text)).toEqual({ shifts: sample.schedule.shifts.length, errors: [], errorCount: 0 });
    expect(week.schedule()).toEqual(sample.schedule);
  });

  it('that is wrong changes nothing and names line and column', () => {
    const week = Week.fromValue(schedule);
    const lines = JSON.stringify(schedule, null, 1).replace('"staffId": "st-2"', '"staffId": "st-7"');
    const line = lines.split('\n').findIndex((text) => text.includes('st-7')) + 1;
    expect(week.importJson(lines).errors).toMatchObject([{ line, code: 'unknown-staff' }]);
    expect(week.importJson('{"positions": [}').errors).toMatchObject([{ line: 1, column: 16, code: 'broken-json' }]);
    expect(week.importJson('['.repeat(1e6)).errors).toMatchObject([{ code: 'broken-json' }]);
    expect(week.schedule()).toEqual(schedule);
  });
});

describe('a calendar of one person', () => {
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('has an event for each shift, past midnight on the next day; the core’s tests read it with a parser', () => {
    const moment = Date.parse('2026-11-10T07:08:09.100Z');
    const lines = unfolded(Week.fromValue(schedule).calendar('st-2', '2026-11-16', moment, 'Shift; Brasa, hall'));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    for (const line of [
      'DTSTAMP:20261110T070809Z',
      'DTSTART:20261122T200000',
      'DTEND:20261123T020000',
      'SUMMARY:Shift\\; Brasa\\, hall',
      'STATUS:TENTATIVE',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('has no line of more than 75 bytes, whatever its letters', () => {
    const title = 'Ñandú 🎈 '.repeat(30).trim();
    const text = Week.fromValue(schedule).calendar('st-1', '2026-11-16', 0, title);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });
});

describe('a week in a link', () => {
  const codeOf = (text: string) => {
    const opened = tryCatch(() => Week.fromShare(text));
    return opened.ok ? 'opened' : opened.fault.code;
  };

  it('is the same week again, and fits into a link', () => {
    const letters = Week.fromValue(sample.schedule).share();
    expect(letters).toMatch(/^1[\w-]+$/);
    expect(letters.length).toBeLessThan(6_000);
    expect(Week.fromShare(letters).schedule()).toEqual(sample.schedule);
  });

  it('carries the people that a template asks for, by day and part of the day, and the rules', () => {
    const week = Week.fromValue(sample.schedule);
    week.setRequirements(quickTemplates[0]?.positions ?? []);
    week.setRules(3, 9, 1, 10);
    const back = Week.fromShare(week.share());
    expect(back.requirements()).toHaveLength(4);
    expect(back.requirements()).toEqual(week.requirements());
    expect(back.summary(null, null)).toEqual(week.summary(null, null));
    expect(back.summary(null, null)).not.toEqual(Week.fromValue(sample.schedule).summary(null, null));
    expect(back.rules()).toEqual(week.rules());
  });

  it('that is none, of another version, damaged or endless is refused, each by its name', () => {
    const letters = Week.fromValue(sample.schedule).share();
    expect(codeOf('')).toBe('share-not-recognised');
    expect(codeOf('<script>alert(1)</script>')).toBe('share-not-recognised');
    expect(codeOf(`7${letters.slice(1)}`)).toBe('share-version');
    expect(codeOf(letters.slice(0, -40))).toBe('share-damaged');
    expect(codeOf(`1${[...letters.slice(1)].reverse().join('')}`)).toBe('share-damaged');
    expect(codeOf('1AAAA')).toBe('share-damaged');
    expect(codeOf('1'.repeat(65_537))).toBe('text-too-long');
  });

  it('that would be too long is not made', () => {
    const shifts = Array.from({ length: 12_000 }, (_, index) => ({
      ...schedule.shifts[0],
      id: `shift-${(index * 7919) % 104_729}`,
      day: index % 7,
    }));
    const made = tryCatch(() => Week.fromValue({ ...schedule, shifts }).share());
    expect(made).toMatchObject({ ok: false, fault: { code: 'too-large-to-share' } });
  });
});

test('there are words for every code that a text can be refused with', () => {
  const codes = Object.keys(english.import.problems);
  expect(codes.filter((code) => !isProblem(code))).toEqual([]);
  const refused = [
    '{"positions": [}',
    '{"positions": [], "staff": [], "shifts": [], "owner": 1}',
    '{"positions": [], "staff": []}',
    '{"positions": {}, "staff": [], "shifts": []}',
    JSON.stringify({ ...schedule, shifts: [schedule.shifts[0], schedule.shifts[0]] }),
    ...[{ staffId: 'x' }, { day: 7 }, { start: 24 }, { hours: 0 }].map((wrong) =>
      JSON.stringify({ ...schedule, shifts: [{ ...schedule.shifts[0], ...wrong }] }),
    ),
    JSON.stringify({ ...schedule, staff: [{ ...schedule.staff[0], positionId: 'x' }] }),
    JSON.stringify({ ...schedule, positions: [{ ...schedule.positions[0], required: -1 }] }),
    ...[
      { start: 3, end: 3 },
      { start: 3, end: 25 },
    ].map((range) =>
      JSON.stringify({ ...schedule, staff: [{ ...schedule.staff[0], availability: [{ day: 0, ...range }] }] }),
    ),
  ].flatMap((text) => Week.fromValue(schedule).importJson(text).errors);
  expect(refused.map(({ code }) => code).filter((code) => !isProblem(code))).toEqual([]);
  expect(new Set(refused.map(({ code }) => code)).size).toBe(13);
});
