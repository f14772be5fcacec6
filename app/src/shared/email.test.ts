import { expect, test } from 'vitest';
import cases from '#fixtures/golden/public-bugs/F-02-emails.json';
import { isEmail, maxEmailLength } from './email';

test('an address has a name, an @ and a domain with a dot; surrounding whitespace is ignored', () => {
  for (const text of [
    'ana@harbour.example',
    ' ana@harbour.example ',
    'ANA+crew@HARBOUR.example',
    "o'neil@a-b.c.example",
    'ана@пример.example',
  ])
    expect(isEmail(text), text).toBe(true);
  for (const text of [
    ...['', 'ana', 'ana@', '@harbour.example', 'ana@harbour', 'ana@harbour.', 'ana@.example', 'ana@-harbour.example'],
    ...['ana@harbour-.example', 'a na@harbour.example', 'ana@har bour.example', 'ana@b@harbour.example'],
    ...['ana@127.0.0.1', 'ana@пример', 'ana@пример.example/x', 'ana@-пример.example-', 'ana\u00a0b@harbour.example'],
    ...['ana@harbour.example, bo@harbour.example', 'ana@harbour.example\nbo'],
  ])
    expect(isEmail(text), text).toBe(false);
});

// The server's test of `Field::email` reads the same cases.
test('international and unusual addresses have the verdict that the server gives', () => {
  const valid = cases.flatMap(({ email }) => (email && isEmail(email) ? [email] : []));
  expect(valid).toEqual(['josé@example.com']);
});

test('the local part has at most 64 characters, a label 63, the whole 254', () => {
  const label = (length: number) => 'x'.repeat(length);
  expect([isEmail(`${label(64)}@a.example`), isEmail(`${label(65)}@a.example`)]).toEqual([true, false]);
  expect([isEmail(`a@${label(63)}.example`), isEmail(`a@${label(64)}.example`)]).toEqual([true, false]);
  const long = `${label(60)}@${`${label(60)}.`.repeat(3)}`;
  const longest = `${long}${label(maxEmailLength - long.length)}`;
  expect([longest.length, isEmail(longest), isEmail(`${longest}x`)]).toEqual([254, true, false]);
});
