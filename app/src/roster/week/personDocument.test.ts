import { expect, test } from 'vitest';
import { loadEngine } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { personDocument } from './personDocument';
import { personLink } from './personLink';
import { documentIn, messengerLimit, sharedIn } from './shareLink';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const monday = '2026-11-16';
const availability = [{ day: 0, start: 6, end: 24 }];
const person = (id: string, name: string, positionId: string) => ({
  ...{ id, name, positionId, color: positionId, availability },
  ...{ hourlyCents: 1234, contractMinutes: 2345, maxMinutes: 2456 },
});
const schedule = {
  positions: [
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 7 },
    { id: 'host', name: 'Host', team: 'lobby', required: 7 },
    { id: 'bar', name: 'Bar', team: 'lobby', required: 7 },
  ],
  staff: [
    { ...person('noa', 'Noa Vale', 'cook'), otherPositions: ['host', 'bar'] },
    person('ben', 'Ben Ash', 'host'),
    person('cyd', 'Cyd Elm', 'bar'),
    person('dan', 'Dan Oak', 'host'),
  ],
  shifts: [
    {
      id: 'n1',
      staffId: 'noa',
      positionId: 'host',
      day: 0,
      start: 9,
      hours: 8,
      confirmed: false,
      note: 'Bring the keys',
    },
    { id: 'b1', staffId: 'ben', day: 0, start: 16, hours: 4, confirmed: true, note: 'About Ben', breakMinutes: 45 },
    { id: 'b2', staffId: 'ben', day: 3, start: 10, hours: 4, confirmed: true },
    { id: 'c1', staffId: 'cyd', day: 0, start: 17, hours: 4, confirmed: true },
    { id: 'd1', staffId: 'dan', day: 0, start: 9, hours: 8, confirmed: true },
  ],
  absences: [
    { staffId: 'noa', day: 5, kind: 'holiday', note: 'Wedding' },
    { staffId: 'dan', day: 0, kind: 'sick', note: 'Flu' },
  ],
  currency: 'EUR',
  forecastCents: [111, 222, 333, 444, 555, 666, 777],
  shiftTypes: [{ code: 'N', name: 'Night', start: 22, hours: 8 }],
  demand: [{ positionId: 'host', day: 0, start: 9, end: 17, required: 6 }],
};

function opened() {
  const handle = engine.Editor.fromJson(JSON.stringify(schedule));
  handle.tell({ kind: 'beginRoster', monday });
  return handle;
}
const read = (text: string | null) => JSON.parse(text ?? 'null');

test('it has the person’s published shifts, with whom they work, their absences, and nothing else', () => {
  const handle = opened();
  handle.tell({ kind: 'publish' });
  expect(read(personDocument(handle, 'noa'))).toEqual({
    schedule: {
      positions: [
        { id: 'cook', name: 'Cook', team: '', required: 0 },
        { id: 'host', name: 'Host', team: '', required: 0 },
      ],
      staff: [
        { id: 'noa', name: 'Noa Vale', positionId: 'cook', color: 'cook', otherPositions: ['host'], availability: [] },
        { id: 'ben', name: 'Ben Ash', positionId: 'host', color: 'host', otherPositions: [], availability: [] },
      ],
      shifts: [
        {
          ...{ id: '1', staffId: 'noa', positionId: 'host', day: 0, start: 9, hours: 8 },
          confirmed: false,
          note: 'Bring the keys',
        },
        { id: '2', staffId: 'ben', positionId: 'host', day: 0, start: 16, hours: 4, confirmed: true },
      ],
      absences: [{ staffId: 'noa', day: 5, kind: 'holiday', note: 'Wedding' }],
    },
    requirements: [],
    rules: {},
  });
});

test('what is not published is not in it: neither new shifts nor new times, but the person’s answers are', () => {
  const handle = opened();
  expect(personDocument(handle, 'noa')).toBeNull();
  handle.tell({ kind: 'publish' });
  handle.tell({ kind: 'changeShift', shiftId: 'n1', to: { staffId: 'noa', day: 0, start: 11, hours: 8 } });
  handle.tell({ kind: 'assign', shift: { staffId: 'noa', day: 2, start: 9, hours: 4 } });
  handle.tell({ kind: 'assign', shift: { staffId: 'ben', day: 0, start: 9, hours: 4 } });
  expect(read(personDocument(handle, 'noa')).schedule.shifts).toMatchObject([
    { staffId: 'noa', day: 0, start: 9 },
    { staffId: 'ben', day: 0, start: 16 },
  ]);
  handle.tell({ kind: 'publish' });
  handle.tell({ kind: 'confirm', shiftIds: ['n1'] });
  const changed = read(personDocument(handle, 'noa')).schedule.shifts.find(({ day }: { day: number }) => day === 0);
  expect(changed).toMatchObject({ start: 11, confirmed: true });
});

test('the link’s payload names no wage, contract, sum, demand, rule or person beyond that, and opens', async () => {
  const handle = opened();
  handle.tell({ kind: 'publish' });
  const week = { handle, dates: engine.isoWeekOf(monday), origin: { kind: 'own', name: 'Bar' } } as EditableWeek;
  const link = await personLink('https://crew.example', week, 'noa', 'en');
  if (!link.ok) throw new Error(link.fault.message);
  expect(link.value.length).toBeLessThan(messengerLimit);
  const document = documentIn(sharedIn(new URL(link.value).hash) ?? '', engine);
  if (!document.ok) throw new Error(document.fault.message);
  for (const secret of [
    'Cents',
    'Minutes":2',
    'labour',
    'Cyd',
    'Dan',
    'Flu',
    'About Ben',
    'Night',
    '"required":7',
    'restHours',
  ]) {
    expect(document.value).not.toContain(secret);
  }
  const { staff, shifts } = engine.Editor.fromDocument(document.value).ask({ kind: 'schedule' });
  expect([staff.map(({ name }) => name), shifts.length]).toEqual([['Noa Vale', 'Ben Ash'], 2]);
});
