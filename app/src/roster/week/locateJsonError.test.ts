import { describe, expect, it } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { locateJsonError } from './locateJsonError';

const engine = await loadEngine();
if (!engine.ok) throw new Error(engine.fault.message);
const { Editor } = engine.value;

const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'teal', availability: [{ day: 0, start: 8, end: 24 }] }],
  shifts: [{ id: 's', staffId: 'ada', day: 0, start: 20, hours: 8, confirmed: true }],
};
const json = JSON.stringify(schedule, null, 2);

function errorIn(text: string) {
  const opened = tryCatch(() => Editor.fromJson(text));
  if (opened.ok) throw new Error('The engine accepted it.');
  return locateJsonError(text, opened.fault);
}

/** The 1-based line and column of `part` in `text`. */
function positionOf(part: string, text: string) {
  const lines = text.slice(0, text.indexOf(part)).split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

describe('[D-450] the position of an error in a JSON text', () => {
  const lines = json.split('\n').length;

  it.each([
    ['an unclosed brace', '{', 1, 2],
    ['an extra comma', '{\n "positions": [,', 2, 16],
    ['a trailing comma', '{"positions": [],}', 1, 18],
    ['a missing brace', json.slice(0, -1), lines, 1],
    ['trailing text', `${json} x`, lines, 3],
    ['a second value', '{} {}', 1, 4],
    ['NaN', '{"positions": NaN}', 1, 15],
    ['a single quote', "{'positions': []}", 1, 2],
    ['a comment', '{/* none */}', 1, 2],
    ['a leading zero', '{"positions": [01]}', 1, 17],
    ['hexadecimal', '{"positions": [0x1]}', 1, 17],
    ['a line break in a string', '{"posi\ntions": []}', 1, 2],
    ['a non-ASCII character', '{"positions": "é", é}', 1, 20],
  ])('broken by %s', (_, text, line, column) => {
    expect(errorIn(text)).toMatchObject({ code: 'broken-json', line, column, value: '' });
  });

  it.each([
    ['a value out of range', json.replace('20', '24'), 'start-out-of-range', '24,'],
    ['an unknown person', json.replace('"staffId": "ada"', '"staffId": "bo"'), 'unknown-staff', '"bo"'],
    ['a value of the wrong type', json.replace('"required": 1', '"required": "one"'), 'wrong-type', '"one"'],
    ['a length of 5 minutes', json.replace('"hours": 8', '"hours": 0, "minutes": 5'), 'minute-out-of-range', '5,'],
    ['an unknown field, at its value', json.replace('"hours"', '"remark": "x", "hours"'), 'unknown-field', '"x"'],
    ['a field __proto__', json.replace('"team"', '"__proto__": "x", "team"'), 'unknown-field', '"x"'],
    ['a missing field, at its object', json.replace('"start": 20,', ''), 'missing-field', '{\n      "id": "s"'],
    ['a value in place of a list', json.replace(/"shifts": [\s\S]*/, '"shifts": 7\r\n}'), 'wrong-type', '7\r\n}'],
  ])('%s', (_, text, code, part) => {
    const { line, column, ...rest } = errorIn(text);
    expect([line, column]).toEqual(positionOf(part, text));
    expect(rest).toMatchObject({ code, value: '' });
  });

  it.each([
    ['a missing list', '{\n"positions": [], "staff": []}', 'missing-field'],
    ['a field name that no path can express', json.replace('"id": "s"', '"id": "s", "a.b[0]": 1'), 'unknown-field'],
    ['unclosed nesting', '{"positions":'.repeat(100_000), 'broken-json'],
    ['lists nested deeper than the stack', `{"positions": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'wrong-type'],
  ])('%s is reported at the nearest position', (_, text, code) => {
    const error = errorIn(text);
    expect(error.code).toBe(code);
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeGreaterThanOrEqual(1);
  });
});
