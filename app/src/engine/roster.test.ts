import { beforeEach, expect, it } from 'vitest';
import { Editor } from './pkg/scheduler_wasm';
import { tryCatch } from './result';

const monday = '2026-11-23';
const next = '2026-11-30';
const free = [0, 1, 2].map((day) => ({ day, start: 0, end: 24 }));
const person = (id: string, name: string) => ({ id, name, positionId: 'cook', color: '', availability: free });
let week: Editor;

beforeEach(() => {
  week = Editor.fromJson(
    JSON.stringify({
      positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
      staff: [person('ada', 'Ada'), person('bob', 'Bob')],
      shifts: [
        { id: 'a', staffId: 'ada', day: 0, start: 10, hours: 8, confirmed: true },
        { id: 'b', staffId: 'bob', day: 1, start: 10, hours: 8, confirmed: true },
      ],
    }),
  );
  return () => week.free();
});

const faultOf = (call: () => unknown) => {
  const result = tryCatch(call);
  return result.ok ? null : [result.fault.code, result.fault.path];
};
const owners = () => week.ask({ kind: 'schedule' }).shifts.map(({ staffId }) => staffId);

it('a week becomes a roster, and weeks are opened and copied', () => {
  expect(week.ask({ kind: 'monday' })).toBeNull();
  expect(faultOf(() => week.tell({ kind: 'open', monday: next }))).toEqual(['single-week', 'monday']);
  week.tell({ kind: 'beginRoster', monday });
  week.tell({ kind: 'open', monday: next });
  expect([week.ask({ kind: 'monday' }), owners()]).toEqual([next, []]);
  const { done, copied: weeks } = week.tell({ kind: 'copyWeeks', sources: [monday], count: 2 });
  expect(done?.kind).toBe('copyWeeks');
  expect(weeks?.map(({ monday, from, copied }) => [monday, from, copied])).toEqual([
    [next, monday, 2],
    ['2026-12-07', monday, 2],
  ]);
  expect(week.ask({ kind: 'mondays' })).toEqual([monday, next, '2026-12-07']);
  expect(faultOf(() => week.tell({ kind: 'copyWeeks', sources: ['2026-11-24'], count: 1 }))).toEqual([
    'not-a-monday',
    'sources[0]',
  ]);
});

it('a roster is one text, which reads back as it was', () => {
  week.tell({ kind: 'beginRoster', monday });
  const text = week.roster();
  const again = Editor.fromRoster(text, monday);
  expect(again.roster()).toBe(text);
  again.free();
  expect(faultOf(() => Editor.fromRoster('{', monday))?.[0]).toBe('broken-json');
  const roster = JSON.parse(text);
  const wrong = (change: object) => faultOf(() => Editor.fromRoster(JSON.stringify({ ...roster, ...change }), monday));
  expect(wrong({ version: 2 })).toEqual(['unknown-version', 'version']);
  expect(wrong({ extra: 1 })?.[0]).toBe('unknown-field');
  roster.weeks[0].shifts[1].staffId = 'zoe';
  expect(wrong({})).toEqual(['unknown-staff', 'weeks[0].shifts[1].staffId']);
});

it('the team changes in one step', () => {
  const done = week.tell({ kind: 'changeTeam', change: { removePerson: { staffId: 'ada', shifts: 'offer' } } }).done;
  expect([done?.kind, done?.subject, done?.shifts]).toEqual(['changeTeam', 'Ada', 1]);
  expect([owners(), week.ask({ kind: 'openShifts' }).length]).toEqual([['bob'], 1]);
  week.undo();
  expect([owners(), week.ask({ kind: 'openShifts' }).length]).toEqual([['ada', 'bob'], 0]);
  const position = { id: 'cook', name: 'Chef', team: 'kitchen', required: -1 };
  expect(faultOf(() => week.tell({ kind: 'changeTeam', change: { changePosition: position } }))).toEqual([
    'required-out-of-range',
    'changePosition.required',
  ]);
  expect(
    faultOf(() => week.tell({ kind: 'changeTeam', change: { removePosition: { positionId: 'cook' } } }))?.[0],
  ).toBe('only-position');
});

it('an absence is previewed, reported, covered and taken back', () => {
  const report = {
    staffId: 'ada',
    days: [0],
    kind: 'sick',
    shifts: 'keep',
    cover: [{ staffId: 'bob', day: 0, start: 10, hours: 4 }],
  } as const;
  const input = { ...report, days: [...report.days], cover: [...report.cover] };
  expect(week.ask({ kind: 'previewAbsence', report: input }).gapHours).toBe(4);
  expect(week.tell({ kind: 'reportAbsence', report: input }).done?.kind).toBe('coverAbsence');
  expect([owners(), week.ask({ kind: 'schedule' }).absences?.length]).toEqual([['ada', 'bob', 'bob'], 1]);
  expect(week.tell({ kind: 'endAbsence', staffId: 'ada', days: [0] }).done?.kind).toBe('endAbsence');
  expect(week.ask({ kind: 'schedule' }).absences).toBeUndefined();
  expect(faultOf(() => week.tell({ kind: 'reportAbsence', report: { ...input, staffId: 'zoe' } }))).toEqual([
    'unknown-staff',
    'staffId',
  ]);
});
