import { describe, expect, it } from 'vitest';
import * as exporter from './export-pkg/scheduler_export_wasm';
import {
  addWeeks,
  calendarMonth,
  defaultTeamSettings,
  Editor,
  type EngineError,
  isoWeek,
  isoWeekOf,
  newTemplatePosition,
  type ProposedShift,
  parseHeadcount,
  parseWholeNumber,
  type Schedule,
  slots,
  toLink,
} from './pkg/scheduler_wasm';
import {
  allowanceExpires,
  checkRecognition,
  eurosToPoints,
  isRedeemable,
  messageLimit,
  missingPoints,
  monthlyAllowance,
  pointsChoices,
  recognitionTotal,
  rewardFirstNumber,
} from './recognition-pkg/scheduler_recognition_wasm';

/** A small valid week that uses every field of a schedule. */
function week(): Schedule {
  return {
    positions: [
      { id: 'cook', name: 'Cook', team: 'kitchen', required: 2 },
      { id: 'host', name: 'Host', team: 'front-of-house', required: 1 },
    ],
    staff: [
      {
        id: 'ada',
        name: 'Ada',
        positionId: 'cook',
        color: 'teal',
        availability: [
          { day: 0, start: 8, end: 24 },
          { day: 1, start: 0, end: 12 },
        ],
      },
      { id: 'ben', name: 'Ben', positionId: 'host', color: 'sand', availability: [] },
    ],
    shifts: [
      { id: 's1', staffId: 'ada', day: 0, start: 20, hours: 8, confirmed: true },
      { id: 's2', staffId: 'ben', day: 6, start: 18, hours: 8, confirmed: false },
    ],
  };
}

/** A copy of the valid week with another value at a path such as `shifts[1].day`. */
function weekWith(path: string, value: unknown): unknown {
  const copy: unknown = week();
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy);
  Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function without(path: string, field: string): unknown {
  const copy: unknown = week();
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const parent = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy);
  delete (parent as Record<string, unknown>)[field];
  return copy;
}

/** The error that a call throws: an `Error` with a code, a message and, where there is one, a path. */
function thrownError(call: () => unknown): EngineError {
  let error: unknown;
  try {
    call();
  } catch (caught) {
    error = caught;
  }
  expect(error, 'the call must throw').toBeInstanceOf(Error);
  const { code, message, path } = error as EngineError;
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(message.length).toBeGreaterThan(10);
  expect(message.length).toBeLessThan(500);
  if (path !== undefined) expect(path.length).toBeGreaterThan(0);
  return error as EngineError;
}

function codeAndPath(call: () => unknown): [string, string | undefined] {
  const { code, path } = thrownError(call);
  return [code, path];
}

const openWeek = (value: unknown) => Editor.fromJson(JSON.stringify(value));

describe('[D-509] [D-444] a wrong schedule is refused with a code and a path', () => {
  const cases: [string, unknown, string, string | undefined][] = [
    ['unknown field at the top', { ...week(), extra: 1 }, 'unknown-field', 'extra'],
    ['unknown field of a shift', weekWith('shifts[1].remark', ''), 'unknown-field', 'shifts[1].remark'],
    ['wrong case', weekWith('staff[0].positionID', 'cook'), 'unknown-field', 'staff[0].positionID'],
    ['__proto__', weekWith('shifts[0].__proto__', {}), 'unknown-field', 'shifts[0].__proto__'],
    ['deep unknown', weekWith('staff[0].availability[1].x', 1), 'unknown-field', 'staff[0].availability[1].x'],
    ['missing list', without('', 'staff'), 'missing-field', 'staff'],
    ['missing field', without('shifts[1]', 'staffId'), 'missing-field', 'shifts[1].staffId'],
    ['nothing but an object', {}, 'missing-field', 'positions'],
    ['a list for the whole', [], 'wrong-type', undefined],
    ['null for the whole', null, 'wrong-type', undefined],
    ['a number for the whole', 7, 'wrong-type', undefined],
    ['a text for the whole', 'week', 'wrong-type', undefined],
    ['an object for a list', weekWith('shifts', {}), 'wrong-type', 'shifts'],
    ['day 7', weekWith('shifts[1].day', 7), 'day-out-of-range', 'shifts[1].day'],
    ['day -1', weekWith('shifts[1].day', -1), 'day-out-of-range', 'shifts[1].day'],
    ['day 256', weekWith('shifts[1].day', 256), 'day-out-of-range', 'shifts[1].day'],
    ['day 2^32', weekWith('shifts[1].day', 2 ** 32), 'day-out-of-range', 'shifts[1].day'],
    ['hour 25', weekWith('shifts[0].start', 25), 'start-out-of-range', 'shifts[0].start'],
    ['no hours', weekWith('shifts[0].hours', 0), 'hours-out-of-range', 'shifts[0].hours'],
    ['25 hours', weekWith('shifts[0].hours', 25), 'hours-out-of-range', 'shifts[0].hours'],
    ['20 minutes past', weekWith('shifts[0].startMinute', 20), 'minute-out-of-range', 'shifts[0].startMinute'],
    ['60 minutes past', weekWith('shifts[0].startMinute', 60), 'minute-out-of-range', 'shifts[0].startMinute'],
    ['-15 minutes more', weekWith('shifts[0].minutes', -15), 'minute-out-of-range', 'shifts[0].minutes'],
    ['minutes as text', weekWith('shifts[0].minutes', '30'), 'wrong-type', 'shifts[0].minutes'],
    [
      'availability past a seventh minute',
      weekWith('staff[0].availability[1].endMinute', 7),
      'minute-out-of-range',
      'staff[0].availability[1].endMinute',
    ],
    ['a wage below 0', weekWith('staff[0].hourlyCents', -1), 'wage-out-of-range', 'staff[0].hourlyCents'],
    ['a long week', weekWith('staff[0].maxMinutes', 10_081), 'week-minutes-out-of-range', 'staff[0].maxMinutes'],
    ['a long note', weekWith('shifts[0].note', 'x'.repeat(201)), 'field-too-long', 'shifts[0].note'],
    ['no currency', { ...week(), currency: 'euro' }, 'not-a-currency', 'currency'],
    ['101 percent', { ...week(), labourPercent: 101 }, 'percent-out-of-range', 'labourPercent'],
    ['six days of sales', { ...week(), forecastCents: [1, 2, 3, 4, 5, 6] }, 'forecast-out-of-range', 'forecastCents'],
    ['sales as texts', { ...week(), forecastCents: ['1'] }, 'wrong-type', 'forecastCents[0]'],
    ['-1 required', weekWith('positions[0].required', -1), 'required-out-of-range', 'positions[0].required'],
    [
      '2^53 - 1 required',
      weekWith('positions[0].required', 2 ** 53 - 1),
      'required-out-of-range',
      'positions[0].required',
    ],
    ['end 25', weekWith('staff[0].availability[0].end', 25), 'end-out-of-range', 'staff[0].availability[0].end'],
    ['empty range', weekWith('staff[0].availability[0].end', 8), 'empty-range', 'staff[0].availability[0].end'],
    ['duplicate id', weekWith('shifts[1].id', 's1'), 'duplicate-id', 'shifts[1].id'],
    ['unknown staff', weekWith('shifts[1].staffId', 'eve'), 'unknown-staff', 'shifts[1].staffId'],
    ['unknown position', weekWith('staff[1].positionId', 'chef'), 'unknown-position', 'staff[1].positionId'],
    ['confirmed as text', weekWith('shifts[0].confirmed', 'true'), 'wrong-type', 'shifts[0].confirmed'],
    ['confirmed as 1', weekWith('shifts[0].confirmed', 1), 'wrong-type', 'shifts[0].confirmed'],
    ['an id as number', weekWith('shifts[0].id', 1), 'wrong-type', 'shifts[0].id'],
    ['a day as text', weekWith('shifts[0].day', '0'), 'wrong-type', 'shifts[0].day'],
    ['half an hour', weekWith('shifts[0].start', 8.5), 'wrong-type', 'shifts[0].start'],
    ['an absurd number', weekWith('shifts[0].start', 1e300), 'wrong-type', 'shifts[0].start'],
    ['a long unknown id', weekWith('shifts[1].staffId', 'x'.repeat(1e6)), 'unknown-staff', 'shifts[1].staffId'],
    ['a long text for a day', weekWith('shifts[1].day', 'x'.repeat(1e6)), 'wrong-type', 'shifts[1].day'],
    ['a list for an object', weekWith('shifts[0]', ['s1', 'ada', 0, 20, 8, true]), 'wrong-type', 'shifts[0]'],
    ['null in a list', weekWith('shifts[1]', null), 'wrong-type', 'shifts[1]'],
    ['a text in a list', weekWith('staff[0].availability[0]', 'mon'), 'wrong-type', 'staff[0].availability[0]'],
  ];

  it.each(cases)('%s', (_, value, code, path) => {
    expect(codeAndPath(() => openWeek(value))).toEqual([code, path]);
  });

  it('the path is truncated for a very long field name', () => {
    const error = thrownError(() => openWeek({ ...week(), ['y'.repeat(1e6)]: 1 }));
    expect([error.code, error.path]).toEqual(['unknown-field', 'y'.repeat(200)]);
  });

  it('the message names the limit', () => {
    expect(thrownError(() => openWeek(weekWith('shifts[1].day', 7))).message).toBe(
      'day is 7; it must be 0 to 6 (Monday to Sunday)',
    );
    expect(thrownError(() => openWeek(weekWith('shifts[0].start', null))).message).toMatch(/null/);
    expect(thrownError(() => openWeek(weekWith('shifts[0].day', '0'))).message).toMatch(
      /^invalid type: string "0", expected a whole number at line 1 column \d+$/,
    );
    expect(thrownError(() => openWeek(weekWith('shifts[0].remark', 1))).message).toMatch(
      /^unknown field `remark`, expected one of `id`, `staffId`, `day`, `start`, `startMinute`, `hours`, `minutes`, /,
    );
  });
});

describe('[D-450] errors specific to text', () => {
  const json = JSON.stringify(week(), null, 2);

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['no JSON', 'hello'],
    ['a comma too many', '{\n "positions": [,'],
    ['a missing brace', json.slice(0, -1)],
    ['more after the end', `${json} x`],
    ['a second value', '{} {}'],
    ['NaN', '{"positions": NaN}'],
    ['a single quote', "{'positions': []}"],
    ['a comment', '{/* */}'],
    ['a byte order mark', `\u{feff}${json}`],
    ['a zero in front', '{"positions": [01]}'],
    ['hexadecimal', '{"positions": [0x1]}'],
    ['a line break in a string', '{"posi\ntions": []}'],
    ['very deep nesting, never closed', '['.repeat(1e6)],
    ['50 MB of noise', '{"x":[1,'.repeat(50_000_000 / 8)],
  ])(
    '%s is broken JSON',
    (_, text) => {
      const error = thrownError(() => Editor.fromJson(text));
      expect(error.code).toBe('broken-json');
      expect(error.message).toMatch(/^the text is not valid JSON: /);
      // 50 MB takes a while on a busy machine.
    },
    30_000,
  );

  it.each([
    ['a number past 64 bits', json.replace('20', '18446744073709551616'), 'shifts[0].start'],
    ['a number past 63 bits', json.replace('20', '18446744073709551615'), 'shifts[0].start'],
  ])('%s', (_, text, path) => {
    expect(codeAndPath(() => Editor.fromJson(text))).toEqual(['wrong-type', path]);
  });

  it('deep but balanced nesting and numbers out of range are also refused', () => {
    const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
    const inPositions = json.replace('"positions": [', `"positions": [${deep}, `);
    expect(codeAndPath(() => Editor.fromJson(inPositions))).toEqual(['wrong-type', 'positions[0]']);
    expect(codeAndPath(() => Editor.fromJson('{"positions": 1e999}'))).toEqual(['wrong-type', 'positions']);
  });
});

describe('texts and values of a schedule', () => {
  it("text of any length is checked against its field's limit", () => {
    const long = 'x'.repeat(16_777_217);
    expect(codeAndPath(() => openWeek(weekWith('shifts[1].id', long)))).toEqual(['field-too-long', 'shifts[1].id']);
    expect(codeAndPath(() => openWeek(weekWith('positions[0].name', 'x'.repeat(201))))).toEqual([
      'field-too-long',
      'positions[0].name',
    ]);
    const longest = weekWith('positions[0].name', '🎉'.repeat(200));
    expect(openWeek(longest).ask({ kind: 'schedule' })).toEqual(longest);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \t'],
  ])('an id cannot be %s', (_, id) => {
    expect(codeAndPath(() => openWeek(weekWith('shifts[1].id', id)))).toEqual(['blank-id', 'shifts[1].id']);
  });
});

const work = (staffId: string, day: number, start: number, hours: number): ProposedShift => ({
  staffId,
  day,
  start,
  hours,
});

describe('[D-509] object arguments', () => {
  const open = openWeek(week());
  const good = work('ada', 3, 8, 4);
  it('engine rules report their code and path', () => {
    expect(codeAndPath(() => open.tell({ kind: 'assign', shift: work('eve', 0, 8, 4) }))).toEqual([
      'unknown-staff',
      'staffId',
    ]);
    expect(codeAndPath(() => open.tell({ kind: 'assign', shift: work('ada', 0, 24, 4) }))).toEqual([
      'start-out-of-range',
      'start',
    ]);
    expect(codeAndPath(() => open.tell({ kind: 'assign', shift: work('ada', 0, 8, 25) }))).toEqual([
      'hours-out-of-range',
      'hours',
    ]);
    expect(codeAndPath(() => open.tell({ kind: 'assign', shift: { ...work('ada', 0, 8, 24), minutes: 15 } }))[0]).toBe(
      'hours-out-of-range',
    );
    expect(
      codeAndPath(() => open.tell({ kind: 'assign', shift: { ...work('ada', 0, 8, 4), startMinute: 20 } })),
    ).toEqual(['minute-out-of-range', 'startMinute']);
    expect(codeAndPath(() => open.ask({ kind: 'violations', shift: good, replaces: 'nothing' }))).toEqual([
      'unknown-shift',
      'shiftId',
    ]);
    expect(codeAndPath(() => open.tell({ kind: 'removeShifts', shiftIds: ['nothing'] }))).toEqual([
      'unknown-shift',
      'shiftIds[0]',
    ]);
    const calendar = { roster: 'r', timestampMs: 0, words: {} };
    expect(codeAndPath(() => exporter.toCalendar(open.toJson(), 'eve', '2026-11-16', calendar))).toEqual([
      'unknown-staff',
      'staffId',
    ]);
    expect(codeAndPath(() => exporter.toCalendar(open.toJson(), 'ada', '2026-11-17', calendar))).toEqual([
      'not-a-monday',
      'monday',
    ]);
    expect(codeAndPath(() => exporter.exportCsv(open.toJson(), 'tomorrow'))).toEqual(['not-a-date', 'monday']);
    expect(codeAndPath(() => open.ask({ kind: 'hourDetails', day: 0, hour: 25 }))).toEqual([
      'hour-out-of-range',
      'hour',
    ]);
    expect(codeAndPath(() => open.ask({ kind: 'hourDetails', day: -1, hour: 9 }))).toEqual(['day-out-of-range', 'day']);
    expect(codeAndPath(() => isRedeemable(-5, '400 - 40000'))).toEqual(['wrong-type', 'balance']);
    expect(codeAndPath(() => open.ask({ kind: 'memberDayDetails', staffId: 'eve', day: 0 }))).toEqual([
      'unknown-staff',
      'staffId',
    ]);
    expect(codeAndPath(() => open.ask({ kind: 'positionDayDetails', positionId: 'chef', day: 0, slots: 7 }))).toEqual([
      'unknown-position',
      'positionId',
    ]);
    expect(
      codeAndPath(() => open.ask({ kind: 'suggestedStaff', positionId: 'chef', day: 0, start: 10, end: 12 })),
    ).toEqual(['unknown-position', 'positionId']);
    expect(
      codeAndPath(() => open.ask({ kind: 'suggestedStaff', positionId: 'cook', day: 0, start: 12, end: 12 })),
    ).toEqual(['empty-range', 'end']);
    expect(codeAndPath(() => isoWeekOf('2026-02-30'))).toEqual(['not-a-date', 'date']);
    expect(codeAndPath(() => isoWeekOf('9999-12-27'))).toEqual(['date-out-of-range', 'date']);
    expect(codeAndPath(() => isoWeek(2027, 53))).toEqual(['no-such-week', undefined]);
    expect(codeAndPath(() => addWeeks('2026-11-21', 2 ** 31 - 1))).toEqual(['date-out-of-range', undefined]);
    expect(codeAndPath(() => calendarMonth(2026, 13))).toEqual(['no-such-month', undefined]);
    expect(codeAndPath(() => allowanceExpires('tomorrow'))).toEqual(['not-a-date', 'date']);
  });

  it('an empty filter is valid', () => {
    expect(open.ask({ kind: 'summary', team: 'no-such-team', position: null }).fillRates).toEqual([]);
    expect(
      open
        .ask({ kind: 'board', team: null, position: 'no-such-position' })
        .cells.every(({ scheduled }) => scheduled === 0),
    ).toBe(true);
  });

  describe('checkRecognition', () => {
    const allowance = { points: 500, recognitions: 8 };
    const check = (...args: unknown[]) => checkRecognition(...(args as Parameters<typeof checkRecognition>));

    it('the engine refuses with its own codes and no path', () => {
      expect(codeAndPath(() => check(allowance, 0, 20, 'Thanks'))).toEqual(['missing-people-or-message', undefined]);
      expect(codeAndPath(() => check(allowance, 1, 20, '🎉'.repeat(201)))).toEqual(['message-too-long', undefined]);
      expect(codeAndPath(() => check(allowance, 1, 21, 'Thanks'))).toEqual(['points-not-a-choice', undefined]);
      expect(codeAndPath(() => check(allowance, 6, 100, 'Thanks'))).toEqual(['over-points-allowance', undefined]);
      expect(codeAndPath(() => check(allowance, 9, 5, 'Thanks'))).toEqual(['over-recognition-allowance', undefined]);
      expect(check(allowance, 8, 50, '🎉'.repeat(200))).toEqual({
        total: 400,
        remaining: { points: 100, recognitions: 0 },
      });
    });
  });
});

describe('results are plain data', () => {
  const open = openWeek(week());
  const answers: [string, unknown][] = [
    ['schedule', open.ask({ kind: 'schedule' })],
    ['analysis', open.ask({ kind: 'analysis' })],
    ['analysis, filtered', open.ask({ kind: 'analysis', team: 'kitchen', position: 'cook' })],
    ['summary', open.ask({ kind: 'summary' })],
    ['summary of nothing', open.ask({ kind: 'summary', team: 'no-such-team', position: null })],
    ['board', open.ask({ kind: 'board' })],
    ['dayBoard', open.ask({ kind: 'dayBoard', day: 0 })],
    ['dayMembers', open.ask({ kind: 'dayMembers', day: 0, offset: 0, limit: 0 })],
    ['suggestedStaff', open.ask({ kind: 'suggestedStaff', positionId: 'cook', day: 0, start: 10, end: 24 })],
    ['hourDetails', open.ask({ kind: 'hourDetails', day: 0, hour: 24 })],
    ['memberDayDetails', open.ask({ kind: 'memberDayDetails', staffId: 'ada', day: 0 })],
    ['positionDayDetails', open.ask({ kind: 'positionDayDetails', positionId: 'cook', day: 0, slots: 7 })],
    ['memberRows', open.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 })],
    ['roleRows', open.ask({ kind: 'roleRows', slots: 7 })],
    ['assign', open.tell({ kind: 'assign', shift: work('ben', 2, 10, 4) })],
    [
      'addShift',
      open.tell({
        kind: 'addShift',
        shift: { ...work('ben', 3, 10, 4), startMinute: 15, minutes: 30 },
        confirmed: true,
      }),
    ],
    ['changeShift', open.tell({ kind: 'changeShift', shiftId: 'assigned-2', to: work('ben', 4, 10, 4) })],
    ['changeShift to what it is', open.tell({ kind: 'changeShift', shiftId: 'assigned-2', to: work('ben', 4, 10, 4) })],
    ['confirm', open.tell({ kind: 'confirm', shiftIds: ['s2'] })],
    ['confirmAll', open.tell({ kind: 'confirmAll' })],
    ['removeShift', open.tell({ kind: 'removeShifts', shiftIds: ['assigned-2'] })],
    ['undo', open.undo()],
    ['history', open.ask({ kind: 'history' })],
    ['redo', open.redo()],
    ['rules', open.ask({ kind: 'rules' })],
    ['violations', open.ask({ kind: 'violations', shift: work('ada', 0, 6, 18), replaces: null, positionId: 'host' })],
    ['revision', open.ask({ kind: 'revision' })],
    ['document', open.document()],
    ['exportCsv', exporter.exportCsv(open.toJson(), '2026-11-16')],
    [
      'toCalendar',
      exporter.toCalendar(open.toJson(), null, '2026-11-16', {
        roster: 'r',
        timestampMs: 0,
        words: { place: 'Brasa' },
      }),
    ],
    ['toLink', toLink(open.document())],
    ['review', open.ask({ kind: 'review' })],
    ['candidates', open.ask({ kind: 'candidates', positionId: 'cook', day: 0, start: 8, end: 24 })],
    ['followTemplate', open.tell({ kind: 'followTemplate', template: [newTemplatePosition(1, 'Cook')] })],
    ['requirements', open.ask({ kind: 'requirements' })],
    ['followTemplate to nothing', open.tell({ kind: 'followTemplate', template: [] })],
    ['shiftCount', open.ask({ kind: 'shiftCount' })],
    ['toJson', open.toJson()],
    ['slots', slots()],
    ['isoWeekOf', isoWeekOf('2026-11-21')],
    ['isoWeek', isoWeek(2026, 53)],
    ['addWeeks', addWeeks('2026-11-21', 1)],
    ['calendarMonth', calendarMonth(2026, 11)],
    ['allowanceExpires', allowanceExpires('2026-11-21')],
    ['monthlyAllowance', monthlyAllowance()],
    ['pointsChoices', pointsChoices()],
    ['messageLimit', messageLimit()],
    ['checkRecognition', checkRecognition(monthlyAllowance(), 1, 20, 'Thanks')],
    ['rewardFirstNumber', rewardFirstNumber('free')],
    ['isRedeemable', isRedeemable(441, '441')],
    ['missingPoints', missingPoints(441, '442')],
    ['recognitionTotal', recognitionTotal(4_294_967_295, 100)],
    ['figures', Array.from(open.figures(null, null))],
    ['eurosToPoints', eurosToPoints(20)],
    ['parseHeadcount', parseHeadcount('7x')],
    ['parseWholeNumber', parseWholeNumber('-7x')],
    ['newTemplatePosition', newTemplatePosition(1_795_219_200_000, 'New Position')],
    ['defaultTeamSettings', defaultTeamSettings()],
  ];

  /** Only integers, strings, booleans, null, lists and plain objects may cross the boundary. */
  function walk(value: unknown, path: string): void {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
    if (typeof value === 'number') {
      expect(Number.isSafeInteger(value), path).toBe(true);
      return;
    }
    expect(typeof value, path).toBe('object');
    const list = Array.isArray(value);
    expect(Object.getPrototypeOf(value), path).toBe(list ? Array.prototype : Object.prototype);
    for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`);
  }

  it.each(answers)('[D-508] [D-511] %s: maps are objects, nothing is undefined, no BigInt', (name, answer) => {
    walk(answer, name);
  });

  it('[D-508] absent values are null', () => {
    expect(open.ask({ kind: 'summary', team: 'no-such-team', position: null }).insights).toMatchObject({
      worstDay: null,
      mostUnderstaffed: null,
      lowestFill: null,
    });
    expect(open.ask({ kind: 'board', team: 'no-such-team', position: null }).cells[0]?.gap).toBeNull();
    expect(rewardFirstNumber('free')).toBeNull();
    expect(missingPoints(441, 'free')).toBeNull();
  });

  it('[D-508] a map accepts any key', () => {
    const ids = ['constructor', 'toString', '0', 'ünï "quoted" \\ \u0007\n🎉'];
    const positions = ids.map((id) => ({ id, name: id, team: id, required: 1 }));
    const { coverage, fillRates } = openWeek({ positions, staff: [], shifts: [] }).ask({
      kind: 'analysis',
    });
    expect(Object.keys(coverage).sort()).toEqual([...ids].sort());
    expect(fillRates.map(({ positionId }) => positionId)).toEqual(ids);
  });

  it('a position with the id __proto__ does not pollute other objects', () => {
    const positions = [{ id: '__proto__', name: 'x', team: '__proto__', required: 1 }];
    const { fillRates } = openWeek({ positions, staff: [], shifts: [] }).ask({
      kind: 'analysis',
    });
    expect(fillRates.map(({ positionId }) => positionId)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('every character round-trips', () => {
    const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code));
    all.push('🎉', '\u{10ffff}', '\u{fffd}');
    const staff = Array.from({ length: Math.ceil(all.length / 100) }, (_, index) => ({
      ...week().staff[1],
      id: `st-${index}`,
      name: `_${all.slice(index * 100, index * 100 + 100).join('')}_`,
    }));
    const whole = { ...week(), staff: [...week().staff, ...staff] };
    const parsed = openWeek(whole);
    expect(parsed.ask({ kind: 'schedule' })).toEqual(whole);
    expect(JSON.parse(parsed.toJson())).toEqual(whole);
  });

  it('the bounds of the number types round-trip exactly', () => {
    expect(parseHeadcount('4294967295')).toBe(4_294_967_295);
    expect(parseHeadcount('99999999999')).toBe(4_294_967_295);
    expect(parseWholeNumber('-99999999999')).toBe(-2_147_483_648);
    expect(eurosToPoints(4_294_967_295)).toBe(4_294_967_295);
    expect(newTemplatePosition(2 ** 53 - 1, '').id).toBe('position_9007199254740991');
    expect(isRedeemable(4_294_967_295, '4294967296')).toBe(false);
    expect(missingPoints(0, '99999999999')).toBe(4_294_967_295);
    expect(pointsChoices()).toEqual([5, 10, 20, 50, 100]);
    expect([monthlyAllowance(), messageLimit()]).toEqual([{ points: 500, recognitions: 8 }, 200]);
    expect(slots()).toEqual([
      { slot: 'morning', start: 6, end: 14, mask: 1 },
      { slot: 'afternoon', start: 14, end: 22, mask: 2 },
      { slot: 'night', start: 22, end: 6, mask: 4 },
    ]);
  });
});

describe('the handle', () => {
  it('[D-507] holds its own copy: later changes to the data do not affect it', () => {
    const data = week();
    const open = openWeek(data);
    data.shifts.length = 0;
    expect(open.ask({ kind: 'schedule' })).toEqual(week());
    const copy = open.ask({ kind: 'schedule' });
    copy.shifts.length = 0;
    expect(open.ask({ kind: 'shiftCount' })).toBe(2);
  });

  it('handles are independent', () => {
    const [one, other] = [openWeek(week()), openWeek(week())];
    one.tell({ kind: 'assign', shift: work('ada', 3, 8, 4) });
    expect([one.ask({ kind: 'shiftCount' }), other.ask({ kind: 'shiftCount' })]).toEqual([3, 2]);
    one.free();
    expect(other.ask({ kind: 'schedule' })).toEqual(week());
  });

  it('a freed handle throws, and the engine keeps working', () => {
    const [freed, other] = [openWeek(week()), openWeek(week())];
    freed.free();
    expect(() => freed.ask({ kind: 'analysis' })).toThrow();
    expect(() => freed.tell({ kind: 'assign', shift: work('ada', 0, 8, 4) })).toThrow();
    expect(() => freed.free()).toThrow();
    expect(other.ask({ kind: 'shiftCount' })).toBe(2);
    expect(openWeek(week()).ask({ kind: 'schedule' })).toEqual(week());
  });

  it('cannot be constructed directly', () => {
    const Made = Editor as unknown as new () => Editor;
    expect(() => new Made().ask({ kind: 'shiftCount' })).toThrow();
  });
});
