import { describe, expect, it } from 'vitest';
import {
  addWeeks,
  allowanceExpires,
  calendarMonth,
  checkRecognition,
  defaultTeamSettings,
  type EngineError,
  eurosToPoints,
  isoWeek,
  isoWeekOf,
  isRedeemable,
  messageLimit,
  missingPoints,
  monthlyAllowance,
  newTemplatePosition,
  parseHeadcount,
  parseWholeNumber,
  pointsChoices,
  recognitionTotal,
  rewardFirstNumber,
  type Schedule,
  slots,
  Week,
} from './pkg/acting/scheduler_acting';
import { Week as ViewingWeek } from './pkg/scheduler_wasm';

/** A small good week: every field of a schedule is in it. */
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

/** A copy of the good week with another value at a path such as `shifts[1].day`. */
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

/** What a call throws. It must be the one error shape: a plain object with a code, a sentence and perhaps a path. */
function thrown(call: () => unknown): EngineError {
  let error: unknown;
  try {
    call();
  } catch (caught) {
    error = caught;
  }
  expect(error, 'something must be thrown').toBeDefined();
  expect(Object.getPrototypeOf(error)).toBe(Object.prototype);
  const { code, message, ...rest } = error as EngineError;
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(message.length).toBeGreaterThan(10);
  expect(message.length).toBeLessThan(500);
  expect(Object.keys(rest)).toEqual('path' in rest ? ['path'] : []);
  if ('path' in rest) expect(rest.path?.length).toBeGreaterThan(0);
  return error as EngineError;
}

function codeAndPath(call: () => unknown): [string, string | undefined] {
  const { code, path } = thrown(call);
  return [code, path];
}

const fromText = (value: unknown) => Week.fromJson(JSON.stringify(value));
const bothDoors: [string, (value: unknown) => ViewingWeek][] = [
  ['text', fromText],
  ['data', (value) => Week.fromValue(value)],
  ['text, for looking only', (value) => ViewingWeek.fromJson(JSON.stringify(value))],
  ['data, for looking only', (value) => ViewingWeek.fromValue(value)],
];

/** Every kind of thing that is no text and no number. */
const strangers: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a boolean', true],
  ['a BigInt', 10n],
  ['a symbol', Symbol('x')],
  ['a function', () => 1],
  ['an object', {}],
  ['an object', new Date(0)],
  ['an object', Object(1)],
  ['an object', Object('1')],
];

const notNumbers: [string, unknown][] = [
  ...strangers,
  ['a string', '1'],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['1.5', 1.5],
];

const notTexts: [string, unknown][] = [...strangers, ['1', 1], ['NaN', Number.NaN]];

describe('[D-509] [D-444] both doors refuse the same, with the same code and path', () => {
  const cases: [string, unknown, string, string | undefined][] = [
    ['unknown field at the top', { ...week(), extra: 1 }, 'unknown-field', 'extra'],
    ['unknown field of a shift', weekWith('shifts[1].note', ''), 'unknown-field', 'shifts[1].note'],
    ['wrong case', weekWith('staff[0].positionID', 'cook'), 'unknown-field', 'staff[0].positionID'],
    ['__proto__', weekWith('shifts[0].__proto__', {}), 'unknown-field', 'shifts[0].__proto__'],
    ['deep unknown', weekWith('staff[0].availability[1].x', 1), 'unknown-field', 'staff[0].availability[1].x'],
    ['missing list', without('', 'staff'), 'missing-field', undefined],
    ['missing field', without('shifts[1]', 'staffId'), 'missing-field', 'shifts[1]'],
    ['nothing but an object', {}, 'missing-field', undefined],
    ['a list for the whole', [], 'wrong-type', undefined],
    ['null for the whole', null, 'wrong-type', undefined],
    ['a number for the whole', 7, 'wrong-type', undefined],
    ['a text for the whole', 'week', 'wrong-type', undefined],
    ['an object for a list', weekWith('shifts', {}), 'wrong-type', 'shifts'],
    ['a list for an object', weekWith('shifts[0]', ['s1', 'ada', 0, 20, 8, true]), 'wrong-type', 'shifts[0]'],
    ['null in a list', weekWith('shifts[1]', null), 'wrong-type', 'shifts[1]'],
    ['day 7', weekWith('shifts[1].day', 7), 'day-out-of-range', 'shifts[1].day'],
    ['day -1', weekWith('shifts[1].day', -1), 'day-out-of-range', 'shifts[1].day'],
    ['day 256', weekWith('shifts[1].day', 256), 'day-out-of-range', 'shifts[1].day'],
    ['day 2^32', weekWith('shifts[1].day', 2 ** 32), 'day-out-of-range', 'shifts[1].day'],
    ['hour 25', weekWith('shifts[0].start', 25), 'start-out-of-range', 'shifts[0].start'],
    ['no hours', weekWith('shifts[0].hours', 0), 'hours-out-of-range', 'shifts[0].hours'],
    ['25 hours', weekWith('shifts[0].hours', 25), 'hours-out-of-range', 'shifts[0].hours'],
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
  ];

  describe.each(bothDoors)('as %s', (_, open) => {
    it.each(cases)('%s', (_name, value, code, path) => {
      expect(codeAndPath(() => open(value))).toEqual([code, path]);
    });
  });

  it('a field name of any length does not make a path of any length', () => {
    for (const [, open] of bothDoors) {
      const error = thrown(() => open({ ...week(), ['y'.repeat(1e6)]: 1 }));
      expect([error.code, error.path]).toEqual(['unknown-field', 'y'.repeat(200)]);
    }
  });

  it('the sentence names the limit', () => {
    expect(thrown(() => fromText(weekWith('shifts[1].day', 7))).message).toBe(
      'day is 7; it must be 0 to 6 (Monday to Sunday)',
    );
    expect(thrown(() => Week.fromValue(weekWith('shifts[0].start', null))).message).toBe(
      'expected a whole number, found null',
    );
    expect(thrown(() => Week.fromValue(weekWith('shifts[0].note', 1))).message).toBe(
      'unknown field `note`, expected one of `id`, `staffId`, `day`, `start`, `hours`, `confirmed`',
    );
  });
});

describe('[D-450] what only text can get wrong', () => {
  const json = JSON.stringify(week(), null, 2);

  it.each([
    ['nothing', '', 'line 1 column 1'],
    ['blanks', ' \n ', 'line 2 column 2'],
    ['no JSON', 'hello', 'line 1 column 1'],
    ['a comma too many', '{\n "positions": [,', 'line 2 column 16'],
    ['a missing brace', json.slice(0, -1), `line ${json.split('\n').length} column 1`],
    ['more after the end', `${json} x`, `line ${json.split('\n').length} column 3`],
    ['a second value', '{} {}', 'line 1 column 4'],
    ['NaN', '{"positions": NaN}', 'line 1 column 15'],
    ['a single quote', "{'positions': []}", 'line 1 column 2'],
    ['a comment', '{/* */}', 'line 1 column 2'],
    ['a byte order mark', `\u{feff}${json}`, 'line 1 column 1'],
    ['half a surrogate pair, escaped', '{"\\ud800": 1}', 'line 1 column 9'],
    ['a zero in front', '{"positions": [01]}', 'line 1 column 17'],
    ['hexadecimal', '{"positions": [0x1]}', 'line 1 column 17'],
    ['a line break in a string', '{"posi\ntions": []}', 'line 1 column 7'],
    ['a character past ASCII', '{"positions": "é", é}', 'line 1 column 20'],
    ['very deep nesting', '['.repeat(1e6), 'line 1 column 129'],
    ['very deep objects', '{"positions":'.repeat(1e5), 'line 1 column 1665'],
  ])('%s is broken JSON with a line and a column', (_, text, path) => {
    const error = thrown(() => Week.fromJson(text));
    expect([error.code, error.path]).toEqual(['broken-json', path]);
    expect(error.message).toMatch(/^the text is not valid JSON: /);
  });

  it.each([
    ['a field that comes twice', '{"positions": [], "positions": []}', 'wrong-type', 'positions'],
    ['a whole number with a point', json.replace('20', '20.0'), 'wrong-type', 'shifts[0].start'],
    ['a number past all numbers', '{"positions": 1e999}', 'wrong-type', 'positions'],
    ['a number past 64 bits', json.replace('20', '18446744073709551616'), 'wrong-type', 'shifts[0].start'],
    ['a number past 63 bits', json.replace('20', '18446744073709551615'), 'start-out-of-range', 'shifts[0].start'],
  ])('%s', (_, text, code, path) => {
    expect(codeAndPath(() => Week.fromJson(text))).toEqual([code, path]);
  });

  it('50 MB of noise is refused by its length', () => {
    const noise = '{"x":[1,'.repeat(50_000_000 / 8);
    const error = thrown(() => Week.fromJson(noise));
    expect(error).toEqual({
      code: 'text-too-long',
      message: 'the text has 50000000 characters; at most 16777216 bytes are allowed',
    });
  });

  it('the length is counted in bytes', () => {
    expect(codeAndPath(() => Week.fromJson('x'.repeat(16_777_216)))).toEqual(['broken-json', 'line 1 column 1']);
    expect(codeAndPath(() => Week.fromJson('x'.repeat(16_777_217)))).toEqual(['text-too-long', undefined]);
    expect(codeAndPath(() => Week.fromJson('é'.repeat(8_388_609)))).toEqual(['text-too-long', undefined]);
  });

  it('half a surrogate pair is not replaced in silence', () => {
    const text = JSON.stringify(week()).replace('Ada', 'A\ud800a');
    expect(codeAndPath(() => Week.fromJson(text))).toEqual(['broken-text', 'text']);
  });

  it.each(notTexts)('%s is no text', (found, value) => {
    expect(thrown(() => Week.fromJson(value as string))).toEqual({
      code: 'wrong-type',
      message: `text is ${found}; it must be a string`,
      path: 'text',
    });
  });
});

describe('[D-450] what only data can get wrong', () => {
  const numbers = [
    'positions[1].required',
    'staff[0].availability[1].day',
    'staff[0].availability[1].start',
    'staff[0].availability[1].end',
    'shifts[1].day',
    'shifts[1].start',
    'shifts[1].hours',
  ];
  const texts = [
    'positions[1].id',
    'positions[1].name',
    'positions[1].team',
    'staff[1].id',
    'staff[1].name',
    'staff[1].positionId',
    'staff[1].color',
    'shifts[1].id',
    'shifts[1].staffId',
  ];

  describe.each(numbers)('%s', (path) => {
    it.each([...notNumbers, ['a list', []], ['too large', 2 ** 53], ['-1e300', -1e300]])('cannot be %s', (_, value) => {
      expect(codeAndPath(() => Week.fromValue(weekWith(path, value)))).toEqual(['wrong-type', path]);
    });

    it('may be -0, which is 0', () => {
      if (!/day|start$/.test(path)) return;
      const data = Week.fromValue(weekWith(path, -0)).toJson();
      expect(JSON.parse(data)).toEqual(weekWith(path, 0));
    });
  });

  describe.each(texts)('%s', (path) => {
    it.each([...notTexts, ['a list', ['x']]])('cannot be %s', (_, value) => {
      expect(codeAndPath(() => Week.fromValue(weekWith(path, value)))).toEqual(['wrong-type', path]);
    });

    it('cannot hold half a surrogate pair', () => {
      expect(codeAndPath(() => Week.fromValue(weekWith(path, 'x\udc00')))).toEqual(['broken-text', path]);
    });
  });

  it.each([...strangers.filter(([found]) => found !== 'a boolean'), ['a string', 'true'], ['a number', 1]])(
    'a flag cannot be %s',
    (_, value) => {
      expect(codeAndPath(() => Week.fromValue(weekWith('shifts[1].confirmed', value)))).toEqual([
        'wrong-type',
        'shifts[1].confirmed',
      ]);
    },
  );

  it.each([...strangers, ['a string', '[]'], ['a typed array', new Uint8Array(2)], ['a set', new Set()]])(
    'a list cannot be %s',
    (_, value) => {
      expect(codeAndPath(() => Week.fromValue(weekWith('staff[1].availability', value)))).toEqual([
        'wrong-type',
        'staff[1].availability',
      ]);
    },
  );

  it.each(strangers.filter(([found]) => found !== 'an object'))('the whole cannot be %s', (found, value) => {
    expect(thrown(() => Week.fromValue(value))).toEqual({
      code: 'wrong-type',
      message: `expected an object, found ${found}`,
    });
  });

  it.each([
    ['a map', new Map(Object.entries(week())), 'missing-field', undefined],
    ['inherited fields', Object.create(week()), 'missing-field', undefined],
    ['an error', Object.assign(new Error('x'), week()), 'unknown-field', 'stack'],
    ['a symbol as key', { ...week(), [Symbol('x')]: 1 }, 'unknown-field', 'a symbol'],
    ['a hidden field', Object.defineProperty(week(), 'x', { value: 1, enumerable: false }), 'unknown-field', 'x'],
    ['a hole in a list', weekWith('shifts[3]', week().shifts[0]), 'wrong-type', 'shifts[2]'],
    ['a list that claims any length', { ...week(), shifts: new Array(2 ** 32 - 1) }, 'value-too-large', undefined],
    ['an array-like', weekWith('shifts', { length: 0 }), 'wrong-type', 'shifts'],
    ['toJSON', { toJSON: () => week() }, 'unknown-field', 'toJSON'],
  ])('%s is refused', (_, value, code, path) => {
    expect(codeAndPath(() => Week.fromValue(value))).toEqual([code, path]);
  });

  it('cycles and deep nesting end where the shape does', () => {
    const cycle = week() as unknown as Record<string, unknown>;
    cycle.shifts = [cycle];
    expect(codeAndPath(() => Week.fromValue(cycle))).toEqual(['unknown-field', 'shifts[0].positions']);
    const list: unknown[] = [];
    list.push(list);
    expect(codeAndPath(() => Week.fromValue(list))).toEqual(['wrong-type', undefined]);
    expect(codeAndPath(() => Week.fromValue({ ...week(), staff: list }))).toEqual(['wrong-type', 'staff[0]']);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = { id: deep };
    expect(codeAndPath(() => Week.fromValue(weekWith('shifts[1].id', deep)))).toEqual(['wrong-type', 'shifts[1].id']);
  });

  it('a getter or a proxy that throws is an error of the same shape', () => {
    const bad = () => {
      throw new Error('no');
    };
    const getter = Object.defineProperty(week().shifts[1], 'day', { get: bad, enumerable: true });
    expect(codeAndPath(() => Week.fromValue(weekWith('shifts[1]', getter)))).toEqual(['unreadable-value', 'shifts[1]']);
    const hidden = new Proxy(week(), { ownKeys: bad });
    expect(codeAndPath(() => Week.fromValue(hidden))).toEqual(['unreadable-value', undefined]);
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    expect(codeAndPath(() => Week.fromValue(weekWith('shifts[1]', revoked.proxy)))).toEqual([
      'unreadable-value',
      'shifts[1]',
    ]);
  });

  it('too much text in one value is refused', () => {
    const long = 'x'.repeat(16_777_217);
    expect(codeAndPath(() => Week.fromValue(weekWith('shifts[1].id', long)))).toEqual(['text-too-long', undefined]);
    const half = 'x'.repeat(9_000_000);
    const twice = weekWith('positions[0].name', half) as Schedule;
    expect(codeAndPath(() => Week.fromValue({ ...twice, staff: [{ ...twice.staff[0], name: half }] }))).toEqual([
      'value-too-large',
      undefined,
    ]);
  });

  it('each property is read once, so that what is checked is what is used', () => {
    let reads = 0;
    const shift = Object.defineProperty({ ...week().shifts[1] }, 'day', {
      get: () => (reads++ === 0 ? 3 : 99),
      enumerable: true,
    });
    const taken = Week.fromValue(weekWith('shifts[1]', shift)).schedule();
    expect([reads, taken.shifts[1]?.day]).toEqual([1, 3]);
  });

  it('frozen data, data without a prototype and proxies are fine', () => {
    const frozen = Object.freeze({ ...week(), shifts: Object.freeze(week().shifts) });
    const bare = Object.assign(Object.create(null), week());
    for (const good of [frozen, bare, new Proxy(week(), {})]) {
      expect(Week.fromValue(good).schedule()).toEqual(week());
    }
  });
});

describe('[D-509] arguments are checked, not coerced', () => {
  const open = Week.fromValue(week());
  // Every parameter of every method: a good call, and which of its arguments are numbers and which texts.
  type Kind = 'number' | 'text' | 'text or null' | 'mask' | 'flag';
  type Call = [string, (...args: never[]) => unknown, [name: string, kind: Kind, good: unknown][]];
  const filter: Call[2] = [
    ['team', 'text or null', 'kitchen'],
    ['position', 'text or null', null],
  ];
  const worked: Call[2] = [
    ['staffId', 'text', 'ada'],
    ['day', 'number', 3],
    ['start', 'number', 8],
    ['hours', 'number', 4],
  ];
  const calls: Call[] = [
    ['analyse', open.analyse.bind(open), filter],
    ['summary', open.summary.bind(open), filter],
    ['figures', open.figures.bind(open), filter],
    ['board', open.board.bind(open), filter],
    ['dayBoard', open.dayBoard.bind(open), [...filter, ['day', 'number', 0]]],
    [
      'dayMembers',
      open.dayMembers.bind(open),
      [...filter, ['day', 'number', 0], ['offset', 'number', 0], ['limit', 'number', 5]],
    ],
    ['hourDetails', open.hourDetails.bind(open), [...filter, ['day', 'number', 0], ['hour', 'number', 24]]],
    [
      'memberRows',
      open.memberRows.bind(open),
      [...filter, ['slots', 'mask', 7], ['offset', 'number', 0], ['limit', 'number', 0]],
    ],
    ['roleRows', open.roleRows.bind(open), [...filter, ['slots', 'mask', 0]]],
    [
      'memberDayDetails',
      open.memberDayDetails.bind(open),
      [
        ['staffId', 'text', 'ada'],
        ['day', 'number', 0],
      ],
    ],
    [
      'positionDayDetails',
      open.positionDayDetails.bind(open),
      [
        ['positionId', 'text', 'cook'],
        ['day', 'number', 0],
        ['slots', 'mask', 7],
      ],
    ],
    [
      'suggestionsFor',
      open.suggestionsFor.bind(open),
      [
        ['positionId', 'text', 'cook'],
        ['day', 'number', 0],
        ['start', 'number', 8],
        ['end', 'number', 24],
      ],
    ],
    ['assign', open.assign.bind(open), worked],
    ['unassign', open.unassign.bind(open), [['shiftId', 'text', 's1']]],
    ['addShift', open.addShift.bind(open), [...worked, ['confirmed', 'flag', true]]],
    ['changeShift', open.changeShift.bind(open), [['shiftId', 'text', 's1'], ...worked]],
    ['confirm', open.confirm.bind(open), [['shiftId', 'text', 's1']]],
    ['confirmAll', open.confirmAll.bind(open), filter],
    ['decline', open.decline.bind(open), [['shiftId', 'text', 's1']]],
    ['removeShift', open.removeShift.bind(open), [['shiftId', 'text', 's1']]],
    [
      'setRules',
      open.setRules.bind(open),
      [
        ['minHours', 'number', 4],
        ['maxHours', 'number', 10],
        ['daysOff', 'number', 2],
        ['restHours', 'number', 11],
      ],
    ],
    [
      'checkShift',
      open.checkShift.bind(open),
      [['shiftId', 'text or null', 's1'], ['positionId', 'text or null', 'cook'], ...worked],
    ],
    ['review', open.review.bind(open), filter],
    [
      'candidates',
      open.candidates.bind(open),
      [
        ['positionId', 'text', 'cook'],
        ['day', 'number', 0],
        ['start', 'number', 8],
        ['end', 'number', 24],
      ],
    ],
    ['isoWeekOf', isoWeekOf, [['date', 'text', '2026-11-21']]],
    [
      'isoWeek',
      isoWeek,
      [
        ['isoYear', 'number', 2026],
        ['isoWeek', 'number', 47],
      ],
    ],
    [
      'addWeeks',
      addWeeks,
      [
        ['date', 'text', '2026-11-21'],
        ['weeks', 'number', -1],
      ],
    ],
    [
      'calendarMonth',
      calendarMonth,
      [
        ['year', 'number', 2026],
        ['month', 'number', 11],
      ],
    ],
    ['allowanceExpires', allowanceExpires, [['date', 'text', '2026-11-21']]],
    ['parseHeadcount', parseHeadcount, [['text', 'text', '4']]],
    ['parseWholeNumber', parseWholeNumber, [['text', 'text', '4']]],
    ['rewardFirstNumber', rewardFirstNumber, [['points', 'text', '400']]],
    [
      'isRedeemable',
      isRedeemable,
      [
        ['balance', 'number', 441],
        ['points', 'text', '400'],
      ],
    ],
    [
      'recognitionTotal',
      recognitionTotal,
      [
        ['people', 'number', 1],
        ['pointsPerPerson', 'number', 20],
      ],
    ],
    [
      'missingPoints',
      missingPoints,
      [
        ['balance', 'number', 441],
        ['points', 'text', '400'],
      ],
    ],
    ['eurosToPoints', eurosToPoints, [['euros', 'number', 5]]],
    [
      'newTemplatePosition',
      newTemplatePosition,
      [
        ['timestampMs', 'number', 0],
        ['name', 'text', 'New Position'],
      ],
    ],
  ];
  const expected = {
    number: 'a whole number',
    mask: 'a whole number',
    text: 'a string',
    'text or null': 'a string or null',
    flag: 'a boolean',
  };

  describe.each(calls)('%s', (_, call, parameters) => {
    const run = (at: number, value: unknown) => () =>
      (call as (...args: unknown[]) => unknown)(...parameters.map(([, , good], i) => (i === at ? value : good)));

    it.each(parameters.map(([name, kind], at) => [name, kind, at] as const))('%s', (name, kind, at) => {
      const wrong = kind === 'number' || kind === 'mask' ? notNumbers : notTexts;
      for (const [found, value] of wrong) {
        if (kind === 'text or null' && value === null) continue;
        if (kind === 'flag' && typeof value === 'boolean') continue;
        const message = `${name} is ${found}; it must be ${expected[kind]}`;
        expect(thrown(run(at, value))).toEqual({ code: 'wrong-type', message, path: name });
      }
      if (kind === 'flag') return;
      if (kind !== 'number' && kind !== 'mask') {
        expect(codeAndPath(run(at, '\ud800'))).toEqual(['broken-text', name]);
        return;
      }
      for (const absurd of [2 ** 53, -(2 ** 53), 1e300, -1e300]) {
        expect(codeAndPath(run(at, absurd))).toEqual(['number-out-of-range', name]);
      }
      if (kind === 'mask') {
        for (const mask of [-1, 8, 256]) {
          expect(thrown(run(at, mask))).toEqual({
            code: 'number-out-of-range',
            message: `slots is ${mask}; it must be 0 to 7`,
            path: 'slots',
          });
        }
      }
    });
  });

  it('after all of that the week is as it was', () => {
    expect(open.schedule()).toEqual(week());
    expect(open.assign('ada', 3, 8, 4)).toBe('assigned-1');
  });

  it('rules of the engine come through with their code and path', () => {
    expect(codeAndPath(() => open.assign('eve', 0, 8, 4))).toEqual(['unknown-staff', 'staffId']);
    expect(codeAndPath(() => open.assign('ada', 7, 8, 4))).toEqual(['day-out-of-range', 'day']);
    expect(codeAndPath(() => open.assign('ada', 0, 24, 4))).toEqual(['start-out-of-range', 'start']);
    expect(codeAndPath(() => open.assign('ada', 0, 8, 25))).toEqual(['hours-out-of-range', 'hours']);
    expect(codeAndPath(() => open.unassign('nothing'))).toEqual(['unknown-shift', 'shiftId']);
    expect(codeAndPath(() => open.hourDetails(null, null, 0, 25))).toEqual(['hour-out-of-range', 'hour']);
    expect(codeAndPath(() => open.hourDetails(null, null, -1, 9))).toEqual(['day-out-of-range', 'day']);
    expect(codeAndPath(() => open.memberDayDetails('eve', 0))).toEqual(['unknown-staff', 'staffId']);
    expect(codeAndPath(() => open.positionDayDetails('chef', 0, 7))).toEqual(['unknown-position', 'positionId']);
    expect(codeAndPath(() => open.suggestionsFor('chef', 0, 10, 12))).toEqual(['unknown-position', 'positionId']);
    expect(codeAndPath(() => open.suggestionsFor('cook', 0, 12, 12))).toEqual(['empty-range', 'end']);
    expect(codeAndPath(() => isoWeekOf('2026-02-30'))).toEqual(['not-a-date', undefined]);
    expect(codeAndPath(() => isoWeekOf('9999-12-27'))).toEqual(['date-out-of-range', undefined]);
    expect(codeAndPath(() => isoWeek(2027, 53))).toEqual(['no-such-week', undefined]);
    expect(codeAndPath(() => isoWeek(2027, -1))).toEqual(['number-out-of-range', 'isoWeek']);
    expect(codeAndPath(() => addWeeks('2026-11-21', 2 ** 31 - 1))).toEqual(['date-out-of-range', undefined]);
    expect(codeAndPath(() => calendarMonth(2026, 13))).toEqual(['no-such-month', undefined]);
    expect(codeAndPath(() => allowanceExpires('tomorrow'))).toEqual(['not-a-date', undefined]);
  });

  it('a filter that names nothing is no error', () => {
    expect(open.summary('no-such-team', null).fillRates).toEqual([]);
    expect(open.board(null, 'no-such-position').cells.every(({ scheduled }) => scheduled === 0)).toBe(true);
  });

  describe('checkRecognition', () => {
    const allowance = { points: 500, recognitions: 8 };
    const check = (...args: unknown[]) => checkRecognition(...(args as Parameters<typeof checkRecognition>));

    it.each([
      ['undefined', undefined, 'wrong-type', 'allowance'],
      ['null', null, 'wrong-type', 'allowance'],
      ['a list', [500, 8], 'wrong-type', 'allowance'],
      ['a missing field', { points: 500 }, 'missing-field', 'allowance'],
      ['an unknown field', { ...allowance, month: 11 }, 'unknown-field', 'allowance.month'],
      ['NaN', { ...allowance, points: Number.NaN }, 'wrong-type', 'allowance.points'],
      ['a negative', { ...allowance, points: -1 }, 'number-out-of-range', 'allowance.points'],
      ['too many', { ...allowance, recognitions: 2 ** 32 }, 'number-out-of-range', 'allowance.recognitions'],
      ['a BigInt', { ...allowance, recognitions: 8n }, 'wrong-type', 'allowance.recognitions'],
    ])('an allowance cannot be %s', (_, value, code, path) => {
      expect(codeAndPath(() => check(value, 1, 20, 'Thanks'))).toEqual([code, path]);
    });

    it('people, points and message are checked one by one', () => {
      expect(codeAndPath(() => check(allowance, undefined, 20, 'Thanks'))).toEqual(['wrong-type', 'people']);
      expect(codeAndPath(() => check(allowance, -1, 20, 'Thanks'))).toEqual(['number-out-of-range', 'people']);
      expect(codeAndPath(() => check(allowance, 1, '20', 'Thanks'))).toEqual(['wrong-type', 'pointsPerPerson']);
      expect(codeAndPath(() => check(allowance, 1, 20, null))).toEqual(['wrong-type', 'message']);
      expect(codeAndPath(() => check(allowance, 1, 20, '\ud83d'))).toEqual(['broken-text', 'message']);
    });

    it('the engine refuses with its own codes, without a path', () => {
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

describe('answers are plain data', () => {
  const open = Week.fromValue(week());
  const answers: [string, unknown][] = [
    ['schedule', open.schedule()],
    ['analyse', open.analyse(null, null)],
    ['analyse, filtered', open.analyse('kitchen', 'cook')],
    ['summary', open.summary(null, null)],
    ['summary of nothing', open.summary('no-such-team', null)],
    ['board', open.board(null, null)],
    ['dayBoard', open.dayBoard(null, null, 0)],
    ['dayMembers', open.dayMembers(null, null, 0, 0, 0)],
    ['suggestionsFor', open.suggestionsFor('cook', 0, 10, 24)],
    ['hourDetails', open.hourDetails(null, null, 0, 24)],
    ['memberDayDetails', open.memberDayDetails('ada', 0)],
    ['positionDayDetails', open.positionDayDetails('cook', 0, 7)],
    ['memberRows', open.memberRows(null, null, 7, 0, 0)],
    ['roleRows', open.roleRows(null, null, 7)],
    ['assign', open.assign('ben', 2, 10, 4)],
    ['unassign', open.unassign('assigned-1')],
    ['addShift', open.addShift('ben', 2, 10, 4, true)],
    ['changeShift', open.changeShift('assigned-2', 'ben', 3, 10, 4)],
    ['changeShift to what it is', open.changeShift('assigned-2', 'ben', 3, 10, 4)],
    ['confirm', open.confirm('s2')],
    ['confirmAll', open.confirmAll(null, null)],
    ['removeShift', open.removeShift('assigned-2')],
    ['undo', open.undo()],
    ['history', open.history()],
    ['redo', open.redo()],
    ['rules', open.rules()],
    ['checkShift', open.checkShift(null, 'host', 'ada', 0, 6, 18)],
    ['review', open.review(null, null)],
    ['candidates', open.candidates('cook', 0, 8, 24)],
    ['setRequirements', open.setRequirements([newTemplatePosition(1, 'Cook')])],
    ['requirements', open.requirements()],
    ['setRequirements to nothing', open.setRequirements([])],
    ['shiftCount', open.shiftCount()],
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
    ['an error', thrown(() => open.unassign('nothing'))],
  ];

  /** Whole numbers, texts, flags, null, lists and plain objects: nothing else may cross. */
  function walk(value: unknown, place: string): void {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
    if (typeof value === 'number') {
      expect(Number.isSafeInteger(value), place).toBe(true);
      return;
    }
    expect(typeof value, place).toBe('object');
    const list = Array.isArray(value);
    expect(Object.getPrototypeOf(value), place).toBe(list ? Array.prototype : Object.prototype);
    for (const [key, inner] of Object.entries(value as object)) walk(inner, `${place}.${key}`);
  }

  it.each(answers)('[D-508] [D-511] %s: maps are objects, nothing is undefined, no BigInt', (name, answer) => {
    walk(answer, name);
  });

  it('[D-508] what is not there is null', () => {
    expect(open.summary('no-such-team', null).insights).toMatchObject({
      worstDay: null,
      hardest: null,
      lowestFill: null,
    });
    expect(open.board('no-such-team', null).cells[0]?.gap).toBeNull();
    expect(rewardFirstNumber('free')).toBeNull();
    expect(missingPoints(441, 'free')).toBeNull();
  });

  it('[D-508] a map may have any key', () => {
    const ids = ['__proto__', 'constructor', 'toString', '', '0', 'ünï "quoted" \\ \u0007\n🎉'];
    const positions = ids.map((id) => ({ id, name: id, team: id, required: 1 }));
    for (const [, open] of bothDoors) {
      const { coverage, fillRates } = open({ positions, staff: [], shifts: [] }).analyse(null, null);
      expect(Object.keys(coverage).sort()).toEqual([...ids].sort());
      expect(fillRates.map(({ positionId }) => positionId)).toEqual(ids);
    }
  });

  it('every character comes back as it went in', () => {
    const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).join('');
    const name = `${all}🎉\u{10ffff}\u{fffd}`;
    for (const [, open] of bothDoors) {
      const taken = open(weekWith('staff[0].name', name));
      expect(taken.schedule().staff[0]?.name).toBe(name);
      expect((JSON.parse(taken.toJson()) as Schedule).staff[0]?.name).toBe(name);
    }
  });

  it('the ends of the number types come back exactly', () => {
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
  it('[D-507] holds its own copy: later changes of the data do not reach it', () => {
    const data = week();
    const open = Week.fromValue(data);
    data.shifts.length = 0;
    expect(open.schedule()).toEqual(week());
    const copy = open.schedule();
    copy.shifts.length = 0;
    expect(open.shiftCount()).toBe(2);
  });

  it('handles do not know of each other', () => {
    const [one, other] = [Week.fromValue(week()), Week.fromValue(week())];
    one.assign('ada', 3, 8, 4);
    expect([one.shiftCount(), other.shiftCount()]).toEqual([3, 2]);
    one.free();
    expect(other.schedule()).toEqual(week());
  });

  it('a freed one throws, and the engine goes on', () => {
    const [freed, other] = [Week.fromValue(week()), Week.fromValue(week())];
    freed.free();
    expect(() => freed.analyse(null, null)).toThrow();
    expect(() => freed.assign('ada', 0, 8, 4)).toThrow();
    expect(() => freed.free()).toThrow();
    expect(other.shiftCount()).toBe(2);
    expect(Week.fromValue(week()).schedule()).toEqual(week());
  });

  it('cannot be made by hand', () => {
    const Made = Week as unknown as new () => Week;
    expect(() => new Made().shiftCount()).toThrow();
  });
});
