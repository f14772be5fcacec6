import { expect, test } from 'vitest';
import { readRosterFile, rosterFile } from './rosterFile';

const timeOff = [
  {
    id: 'time-off-1',
    staffId: 'zoe',
    from: '2026-11-30',
    to: '2026-12-01',
    kind: 'holiday',
    note: '',
    answer: 'waiting',
  },
] as const;
const document = JSON.stringify({ version: 1, team: { staff: [] }, weeks: [] });

test('a file has the id, the name, the document and the requests for days off', () => {
  const file = { id: '5f0c-bar', name: 'Café «Sol»', document, timeOff };
  expect(readRosterFile(rosterFile(file), 'file')).toEqual({ ok: true, value: file });
});

test('the file of an earlier version is the document alone', () => {
  expect(readRosterFile(document, 'file')).toEqual({
    ok: true,
    value: { id: null, name: 'file', document, timeOff: [] },
  });
});

test('a file that is none is refused, and of the requests only those are taken that can be', () => {
  for (const text of ['', '7x', 'null', '{"timeOff":7}']) expect(readRosterFile(text, 'file').ok).toBe(false);
  const endless = { ...timeOff[0], to: '9999-12-31' };
  const read = readRosterFile(
    JSON.stringify({ id: '<b>', roster: {}, timeOff: [endless, { id: 7 }, ...timeOff] }),
    'file',
  );
  expect(read).toMatchObject({ ok: true, value: { id: null, timeOff: [...timeOff] } });
});
