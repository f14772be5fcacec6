import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importExport as english } from '~/locales/en/importExport';
import { scheduler } from '~/locales/en/scheduler';
import * as exporter from './export-pkg/scheduler_export_wasm';
import * as importer from './import-pkg/scheduler_import_wasm';
import * as week from './pkg/scheduler_wasm';
import * as recognition from './recognition-pkg/scheduler_recognition_wasm';
import * as solver from './solver-pkg/scheduler_solver_wasm';
import * as workbooks from './workbook-pkg/scheduler_workbook_wasm';

type Call = (...values: unknown[]) => unknown;
interface Method {
  /** As in `Editor.summary`, or the name of a function. */
  readonly name: string;
  /** The name and the TypeScript type of each parameter. */
  readonly parameters: readonly (readonly [name: string, type: string])[];
  readonly call: Call;
}

const schedule = {
  positions: [
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 2 },
    { id: 'host', name: 'Host', team: 'floor', required: 1 },
  ],
  staff: [
    { id: 'ada', name: 'Ada', positionId: 'cook', color: '', availability: [{ day: 0, start: 8, end: 24 }] },
    { id: 'ben', name: 'Ben', positionId: 'host', color: '', availability: [{ day: 1, start: 8, end: 24 }] },
  ],
  shifts: [
    { id: 's1', staffId: 'ada', day: 0, start: 9, hours: 8, confirmed: true },
    { id: 's2', staffId: 'ben', day: 1, start: 9, hours: 8, confirmed: false },
  ],
};
const shift = { staffId: 'ada', day: 2, start: 9, hours: 8 };
const rules = { minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 };
const requestRules = { claiming: true, trading: true, approval: true };
const { positions, staff } = schedule;
const roster = { version: 1, team: { positions, staff }, rules, requestRules, weeks: [] };

/** A valid value of each type that a method takes; a list type takes one with one entry. */
const valid: Record<string, unknown> = {
  string: '2026-11-16',
  number: 1,
  boolean: true,
  Schedule: schedule,
  ProposedShift: shift,
  PlannedWeek: { monday: '2026-11-23', shifts: [shift] },
  Rules: rules,
  RequestRules: requestRules,
  OfferedShift: { positionId: 'cook', day: 2, start: 9, hours: 8 },
  TeamChange: { examined: { start: 8, end: 20 } },
  AbsenceReport: { staffId: 'ada', days: [2], kind: 'sick', shifts: 'keep' },
  TemplatePosition: week.newTemplatePosition(1, 'Cook'),
  CalendarOptions: { roster: 'brasa', timestampMs: 0, words: { place: 'Brasa' } },
  MonthWords: { ...english.export.month.words, away: scheduler.board.away, positions: {} },
  PayrollWords: { ...english.export.payroll.columns, absences: english.export.book.words.absences, positions: {} },
  BookWords: { ...english.export.book.words, weekdays: ['Mon'] },
  Separator: 'comma',
  Sheet: { name: 'Week', widths: [], frozenRows: 0, frozenColumns: 0, rows: [] },
  Allowance: { points: 500, recognitions: 8 },
  Grid: importer.gridOfText('Name,Mon\nAda,9-17\n'),
  ReadingOptions: { monday: '2026-11-16', position: 'Team', assumeAvailable: true },
  Uint8Array: new TextEncoder().encode('Name,Mon\nAda,9-17\n'),
  FillRequest: { schedule: JSON.stringify(schedule), requirements: [], question: {} },
  MonthRequest: { roster: JSON.stringify(roster), question: { monday: '2026-11-23', weeks: 1, rules } },
  Claim: { shifts: [], certificate: { scale: 1, heads: {} } },
  Certificate: { scale: 1, heads: {} },
  KeepOn: () => false,
};

const isOptional = (type: string) => /\b(?:null|undefined)\b/.test(type);
const core = (type: string) => type.replace(/ \| (?:null|undefined)/g, '');
const entry = (type: string) => (core(type).endsWith('[]') ? core(type).slice(0, -2) : null);

function validOf(type: string): unknown {
  const inner = entry(type);
  if (inner) return [validOf(inner)];
  const value = valid[core(type)];
  if (value === undefined) throw new Error(`This test needs a valid value of the type ${type}.`);
  return value;
}

/** Every kind of value that JavaScript can pass, made anew for each call. */
const kinds: Record<string, () => unknown> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  'an empty string': () => '',
  'a string': () => 'x',
  'a number in a string': () => '1',
  'a lone surrogate': () => '\ud800',
  zero: () => 0,
  seven: () => 7,
  'a negative number': () => -1,
  'a fraction': () => 1.5,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  '2^32': () => 2 ** 32,
  '2^53': () => 2 ** 53,
  'a BigInt': () => 10n,
  'a symbol': () => Symbol('x'),
  'a function': () => () => 'x',
  'an empty object': () => ({}),
  'an unknown field': () => ({ unknown: 1 }),
  'an empty list': () => [],
  'a list of numbers': () => [7],
  'a list of strings': () => ['x'],
  'a list of nothing': () => [undefined],
  'a list with a hole': () => new Array(3),
  'a long list': () => new Array(2 ** 32 - 1),
  'a list of lists': () => [[[7]]],
  'a date': () => new Date(0),
  'a map': () => new Map([['staffId', 'ada']]),
  'a set': () => new Set(['x']),
  'a typed array': () => new Uint8Array(2),
  'a promise': () => Promise.resolve('x'),
  'an error': () => new Error('x'),
  'a boxed number': () => Object(1),
  'a boxed string': () => Object('x'),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  'a getter that throws': () => ({
    get staffId() {
      throw new Error('no');
    },
  }),
  'a proxy that throws': () =>
    new Proxy([], {
      get() {
        throw new Error('no');
      },
    }),
  'a cycle': () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    return cycle;
  },
};

const isPlain = (value: unknown) => {
  try {
    return Object.prototype.toString.call(value) === '[object Object]';
  } catch {
    return false;
  }
};

/** Whether a value cannot be of a type. */
function isWrong(value: unknown, type: string): boolean {
  if (value === null || value === undefined) return !isOptional(type);
  const inner = entry(type);
  if (inner) {
    try {
      return !Array.isArray(value) || (value.length > 0 && isWrong(value[0], inner));
    } catch {
      return true;
    }
  }
  const wanted = core(type);
  if (wanted === 'number') return !Number.isSafeInteger(value);
  if (wanted === 'string' || wanted === 'boolean') return typeof value !== wanted;
  if (wanted === 'KeepOn') return typeof value !== 'function';
  if (wanted === 'Uint8Array') return !ArrayBuffer.isView(value);
  if (!isPlain(value)) return true;
  // An object without fields may be valid where all are optional.
  return Reflect.ownKeys(value).length > 0;
}

/** The methods of a package: all that it exports, with the parameters that its types declare. */
function methodsOf(exported: Record<string, unknown>, types: string, handle: () => object | null): Method[] {
  const declared = readFileSync(fileURLToPath(new URL(types, import.meta.url)), 'utf8');
  const parametersOf = (pattern: RegExp, name: string) => {
    const found = pattern.exec(declared)?.[1];
    if (found === undefined) throw new Error(`${types} does not declare ${name}.`);
    const list = found === '' ? [] : found.split(', ');
    return list.map((parameter) => {
      const [, label, optional, type] = /^(\w+)(\?)?: (.+)$/.exec(parameter) ?? [];
      return [label, optional ? `${type} | undefined` : type] as [string, string];
    });
  };
  return Object.entries(exported).flatMap(([name, value]): Method[] => {
    if (typeof value !== 'function') return [];
    if (!/^class\b/.test(Function.prototype.toString.call(value))) {
      const parameters = parametersOf(new RegExp(`^export function ${name}\\((.*)\\): `, 'm'), name);
      expect(value.length, name).toBe(parameters.length);
      return [{ name, parameters, call: value as Call }];
    }
    const own = (of: object) =>
      Object.entries(Object.getOwnPropertyDescriptors(of)).filter(
        // What is told and asked is below, by kind.
        ([method, { value: inner }]) =>
          typeof inner === 'function' && !/^(?:constructor|free|tell|ask|__\w+)$/.test(method),
      );
    const called = (method: string, isStatic: boolean, inner: Call): Method => {
      const pattern = new RegExp(`^ {4}${isStatic ? 'static ' : ''}${method}\\((.*)\\): `, 'm');
      const parameters = parametersOf(pattern, method);
      expect(inner.length, method).toBe(parameters.length);
      return {
        name: `${name}.${method}`,
        parameters,
        call: (...values) => inner.apply(isStatic ? value : handle(), values),
      };
    };
    return [
      ...own(value).map(([method, { value: inner }]) => called(method, true, inner as Call)),
      ...own(value.prototype).map(([method, { value: inner }]) => called(method, false, inner as Call)),
    ];
  });
}

/** Everything that can be told or asked, by kind, with the fields that its type declares as parameters. */
function kindsOf(union: 'Command' | 'Question', handle: () => week.Editor): Method[] {
  const types = readFileSync(fileURLToPath(new URL('./pkg/scheduler_wasm.d.ts', import.meta.url)), 'utf8');
  const variants = new RegExp(`^export type ${union} = (.+);$`, 'm').exec(types)?.[1]?.split(' | ') ?? [];
  const found = variants.join(' | ').matchAll(/\{ (\w+): \{ ?([^{}]*?) ?\} \}|"(\w+)"/g);
  return [...found].map(([, tagged, fields, plain]) => {
    const kind = tagged ?? plain;
    const parameters = (fields ? fields.split('; ') : []).map((field) => {
      const [, label, optional, type] = /^(\w+)(\?)?: (.+)$/.exec(field) ?? [];
      return [label, optional ? `${type} | undefined` : type] as [string, string];
    });
    const call: Call = (...values) => {
      const given = { kind, ...Object.fromEntries(parameters.map(([field], index) => [field, values[index]])) };
      return union === 'Command' ? handle().tell(given as never) : handle().ask(given as never);
    };
    return { name: `${union} ${kind}`, parameters, call };
  });
}

const open = () => week.Editor.fromJson(JSON.stringify(schedule));
const watched = open();
const other = open();
const packages = {
  week: methodsOf(week as unknown as Record<string, unknown>, './pkg/scheduler_wasm.d.ts', () => watched),
  commands: kindsOf('Command', () => watched),
  questions: kindsOf('Question', () => watched),
  export: methodsOf(
    exporter as unknown as Record<string, unknown>,
    './export-pkg/scheduler_export_wasm.d.ts',
    () => null,
  ),
  import: methodsOf(
    importer as unknown as Record<string, unknown>,
    './import-pkg/scheduler_import_wasm.d.ts',
    () => null,
  ),
  workbooks: methodsOf(
    workbooks as unknown as Record<string, unknown>,
    './workbook-pkg/scheduler_workbook_wasm.d.ts',
    () => null,
  ),
  recognition: methodsOf(
    recognition as unknown as Record<string, unknown>,
    './recognition-pkg/scheduler_recognition_wasm.d.ts',
    () => null,
  ),
  solver: methodsOf(
    solver as unknown as Record<string, unknown>,
    './solver-pkg/scheduler_solver_wasm.d.ts',
    () => null,
  ),
};

/** Everything that a week answers. */
const answers = (editor: week.Editor) => ({
  schedule: editor.toJson(),
  summary: editor.ask({ kind: 'summary' }),
  analysis: editor.ask({ kind: 'analysis' }),
  review: editor.ask({ kind: 'review' }),
  board: editor.ask({ kind: 'board' }),
  history: editor.ask({ kind: 'history' }),
  rules: editor.ask({ kind: 'rules' }),
  requirements: editor.ask({ kind: 'requirements' }),
  revision: editor.ask({ kind: 'revision' }),
});
const before = answers(watched);

let calls = 0;
/** Calls wrongly, and expects an error whose path begins with one of the parameters. */
function refused({ name, call, parameters }: Method, how: string, values: unknown[], path?: string): void {
  calls += 1;
  let error: unknown;
  try {
    call(...values);
  } catch (caught) {
    error = caught;
  }
  const { code, message, path: found } = error as week.EngineError;
  const isGood =
    error instanceof Error &&
    /^[a-z]+(?:-[a-z]+)*$/.test(code ?? '') &&
    message.length > 10 &&
    typeof found === 'string' &&
    (path === undefined ? parameters.some(([parameter]) => found.startsWith(parameter)) : found.startsWith(path));
  if (!isGood) expect.fail(`${name}(${how}) threw ${String(error)} with code ${code} and path ${found}`);
}

/** Values of the wrong type for a field, by the type of a valid one. */
const wrongFor = (field: unknown) =>
  Object.entries(kinds).filter(([, make]) => {
    const value = make();
    // Minutes may be left out, and some fields may be null.
    if (value === undefined || value === null) return false;
    return isWrong(value, typeof field);
  });

describe.each(Object.entries(packages))('wrong arguments to the package: %s', (_, methods) => {
  it.each(methods.filter(({ parameters }) => parameters.length > 0).map((method) => [method.name, method] as const))(
    '[D-509] %s throws an Error with code, message and path',
    (_name, method) => {
      const good = method.parameters.map(([, type]) => validOf(type));
      for (const [index, [parameter, type]] of method.parameters.entries()) {
        for (const [kind, make] of Object.entries(kinds)) {
          if (!isWrong(make(), type)) continue;
          const how = `${parameter}: ${kind}`;
          refused(method, how, good.with(index, make()), parameter);
          // With nothing after it, and with the same for every argument.
          refused(method, `${how}, no more`, [...good.slice(0, index), make()]);
          refused(method, `all ${kind}`, good.map(make));
        }
        const [value, at] = entry(type) ? [(good[index] as unknown[])[0], `${parameter}[0]`] : [good[index], parameter];
        if (!isPlain(value)) continue;
        const put = (changed: unknown) => good.with(index, entry(type) ? [changed] : changed);
        refused(method, 'an unknown field', put({ ...(value as object), unknown: 1 }), `${at}.unknown`);
        for (const [field, inner] of Object.entries(value as object)) {
          if (typeof inner === 'object') continue;
          for (const [kind, make] of wrongFor(inner))
            refused(
              method,
              `${at}.${field}: ${kind}`,
              put({ ...(value as object), [field]: make() }),
              `${at}.${field}`,
            );
        }
      }
    },
  );
});

it('[D-509] what is no command and no question is refused with the name of the argument, an unknown kind with its place', () => {
  for (const [name, call] of [
    ['command', (value: unknown) => watched.tell(value as never)],
    ['question', (value: unknown) => watched.ask(value as never)],
  ] as const) {
    for (const [kind, make] of Object.entries(kinds)) {
      refused(
        {
          name,
          parameters: [
            [name, ''],
            ['kind', ''],
            ['staffId', ''],
          ],
          call,
        },
        kind,
        [make()],
      );
      refused({ name, parameters: [], call }, `kind: ${kind}`, [{ kind: make() }], 'kind');
    }
    refused({ name, parameters: [], call }, 'an unknown kind', [{ kind: 'dance' }], 'kind');
  }
});

it('every kind that the types declare is called wrongly', () => {
  expect([packages.commands.length, packages.questions.length]).toEqual([35, 46]);
});

it('every handle is as before', () => {
  expect(calls).toBeGreaterThan(15_000);
  expect(answers(watched)).toEqual(before);
  expect(answers(open())).toEqual({ ...before, revision: expect.any(Number) });
  expect(watched.tell({ kind: 'assign', shift }).done?.kind).toBe('assign');
});

it('[D-450] no combination of values breaks a package', () => {
  const makers = Object.values(kinds);
  const handle = () => open();
  const anyMethods = [
    ...methodsOf(week as unknown as Record<string, unknown>, './pkg/scheduler_wasm.d.ts', handle),
    ...kindsOf('Command', handle),
    ...kindsOf('Question', handle),
  ];
  // A fixed sequence of pairs of kinds.
  let next = 0;
  for (const { name, call, parameters } of anyMethods) {
    for (let round = 0; round < 40; round += 1) {
      const values = parameters.map(([, type]) => {
        next = (next * 31 + 7) % 1009;
        return next % 3 === 0 ? validOf(type) : makers[next % makers.length]?.();
      });
      try {
        call(...values);
      } catch (error) {
        expect((error as week.EngineError).code, `${name}: ${String(error)}`).toBeTypeOf('string');
      }
    }
  }
  expect(answers(other)).toEqual(before);
});
