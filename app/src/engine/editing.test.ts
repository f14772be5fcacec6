import { beforeEach, describe, expect, it } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { Editor, type HistoryEntry, type Outcome, type ProposedShift, type Violation } from './pkg/scheduler_wasm';
import { tryCatch } from './result';

let week: Editor;

beforeEach(() => {
  week = Editor.fromJson(JSON.stringify(sample.schedule));
  return () => week.free();
});

const codeOf = (call: () => unknown) => {
  const result = tryCatch(call);
  return result.ok ? null : result.fault.code;
};
const kinds = (violations: Violation[]) => violations.map(({ kind }) => kind);
const shiftOf = (staffId: string, day: number, start: number, hours: number): ProposedShift => ({
  staffId,
  day,
  start,
  hours,
});
/** The id of the shift that a command created. */
const createdBy = ({ done }: Outcome) => done?.after?.shiftId ?? '';

describe('the commands of a week', () => {
  it('each is one history entry, and undoing them all restores the week', () => {
    const before = week.ask({ kind: 'analysis' });
    const free = week.ask({ kind: 'candidates', positionId: 'server', day: 0, start: 10, end: 20 }).able[0];
    expect(free).toBeDefined();
    if (!free) return;
    const { staffId, shift } = free;
    const id = createdBy(week.tell({ kind: 'assign', shift }));
    const pending = week.ask({ kind: 'review' }).pending.map(({ shiftId }) => shiftId);
    expect(pending).toContain(id);
    const done = [
      week.tell({ kind: 'confirm', shiftIds: [id] }),
      week.tell({ kind: 'changeShift', shiftId: id, to: shiftOf(staffId, 0, shift.start, 1) }),
      week.tell({ kind: 'changeShift', shiftId: id, to: shiftOf(staffId, 6, 3, 1) }),
      week.tell({ kind: 'removeShifts', shiftIds: [id] }),
    ].map(({ done }) => done?.kind);
    expect(done).toEqual(['confirm', 'resize', 'move', 'remove']);
    expect(week.tell({ kind: 'confirmAll' }).done?.shifts).toBe(before.shiftStatus.pending);
    expect(week.ask({ kind: 'history' })).toMatchObject({ undoCount: 6, redoCount: 0 });
    const after = week.ask({ kind: 'analysis' });
    expect(after.shiftStatus.pending).toBe(0);

    const undone: HistoryEntry[] = [];
    for (let entry = week.undo().done; entry; entry = week.undo().done) undone.push(entry);
    expect(undone.map(({ kind }) => kind)).toEqual(['confirmAll', 'remove', 'move', 'resize', 'confirm', 'assign']);
    expect(week.ask({ kind: 'schedule' })).toEqual(sample.schedule);
    expect(week.ask({ kind: 'analysis' })).toEqual(before);
    expect(week.ask({ kind: 'history' })).toMatchObject({ undo: [], undoCount: 0, redoCount: 6 });

    while (week.redo().done) {}
    expect(week.ask({ kind: 'analysis' })).toEqual(after);
  });

  it('an entry has the names needed to describe it', () => {
    const shift = sample.schedule.shifts[0];
    const member = sample.schedule.staff.find(({ id }) => id === shift?.staffId);
    if (!shift || !member) throw new Error('the sample has shifts');
    const placed = { shiftId: shift.id, staffId: member.id, name: member.name, positionId: member.positionId };
    expect(week.tell({ kind: 'removeShifts', shiftIds: [shift.id] }).done).toEqual({
      kind: 'remove',
      monday: null,
      subject: null,
      shifts: 1,
      before: { ...placed, day: 0, start: 9, end: 16, hours: 7, confirmed: true },
      after: null,
    });
    expect(week.undo().done?.before).toMatchObject(placed);
    expect(week.ask({ kind: 'history' }).redo[0]?.kind).toBe('remove');
  });

  it('a blocked command is refused with a code and changes nothing', () => {
    const shift = sample.schedule.shifts[0];
    if (!shift) throw new Error('the sample has shifts');
    expect(week.ask({ kind: 'violations', shift: shiftOf(shift.staffId, shift.day, shift.start, 4) })).toContainEqual({
      kind: 'doubleBooking',
      level: 'block',
      day: 0,
      start: 9,
      end: 13,
      actual: 4 * 60,
      limit: 0,
      otherShiftId: shift.id,
    });
    expect(
      codeOf(() =>
        week.tell({ kind: 'addShift', shift: shiftOf(shift.staffId, shift.day, shift.start, 4), confirmed: false }),
      ),
    ).toBe('double-booking');
    const cook = sample.schedule.staff.find(({ positionId }) => positionId === 'cook');
    expect(
      kinds(week.ask({ kind: 'violations', shift: shiftOf(cook?.id ?? '', 6, 1, 1), replaces: shift.id })),
    ).toContain('wrongPosition');
    expect(
      codeOf(() => week.tell({ kind: 'changeShift', shiftId: shift.id, to: shiftOf(cook?.id ?? '', 6, 1, 1) })),
    ).toBe('wrong-position');
    expect(codeOf(() => week.tell({ kind: 'decline', shiftId: shift.id }))).toBe('not-pending');
    expect(week.ask({ kind: 'schedule' })).toEqual(sample.schedule);
    expect(week.ask({ kind: 'history' }).undoCount).toBe(0);
  });

  it('rules can be set and disabled', () => {
    const person = sample.schedule.staff[0]?.id ?? '';
    expect(week.ask({ kind: 'rules' })).toEqual({ minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 });
    expect(kinds(week.ask({ kind: 'violations', shift: shiftOf(person, 6, 0, 2) }))).toContain('underMinHours');
    week.tell({ kind: 'setRules', rules: { minHours: 0, maxHours: 1, daysOff: 0, restHours: -5 } });
    expect(week.ask({ kind: 'rules' })).toEqual({ minHours: 0, maxHours: 1, daysOff: 0, restHours: -5 });
    const violations = week.ask({ kind: 'violations', shift: shiftOf(person, 6, 0, 2) });
    expect(kinds(violations)).not.toContain('underMinHours');
    expect(violations.find(({ kind }) => kind === 'overMaxHours')).toMatchObject({
      actual: 120,
      limit: 60,
      level: 'warn',
    });
  });

  it('closing every gap, worst first, leaves none that anybody could fill', () => {
    const open = () => week.ask({ kind: 'review' }).gaps;
    const first = open().length;
    expect(first).toBeGreaterThan(0);
    const shares = open().map(({ actual, limit }) => actual / limit);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const skipped = new Set<string>();
    for (;;) {
      const gap = open().find(({ day, start, positionId }) => !skipped.has(`${day} ${start} ${positionId}`));
      if (!gap) break;
      const best = week.ask({
        kind: 'candidates',
        positionId: gap.positionId,
        day: gap.day,
        start: gap.start,
        end: gap.end,
      }).able[0];
      if (best) week.tell({ kind: 'assign', shift: best.shift });
      else skipped.add(`${gap.day} ${gap.start} ${gap.positionId}`);
    }
    expect(open().length).toBe(skipped.size);
    expect(week.ask({ kind: 'summary' }).gaps.length).toBeLessThanOrEqual(skipped.size);
    while (week.undo().done) {}
    expect(open()).toHaveLength(first);
  });
});

describe('the revision of a week', () => {
  const { staffId, ...first } = sample.schedule.shifts[0] ?? { id: '', staffId: '', day: 0, start: 9, hours: 8 };

  it('changes with every one of 1,500 edits, more than the history keeps, and with each undo', () => {
    const seen = new Set([week.ask({ kind: 'revision' })]);
    for (let edit = 0; edit < 1_500; edit += 1) {
      const { revision } = week.tell({
        kind: 'changeShift',
        shiftId: first.id,
        to: shiftOf(staffId, first.day, first.start, 1 + (edit % 2)),
      });
      expect(revision).toBe(week.ask({ kind: 'revision' }));
      seen.add(revision);
    }
    expect(seen.size).toBe(1_501);
    seen.add(week.undo().revision);
    seen.add(week.redo().revision);
    expect(seen.size).toBe(1_503);
  });

  it('changes with the rules and requirements, and stays the same after a no-op command', () => {
    const start = week.ask({ kind: 'revision' });
    expect(week.undo()).toMatchObject({ revision: start, done: null, days: [] });
    week.tell({ kind: 'setRules', rules: { ...week.ask({ kind: 'rules' }), minHours: 3 } });
    const ruled = week.ask({ kind: 'revision' });
    expect(ruled).not.toBe(start);
    week.tell({ kind: 'followTemplate', template: [] });
    expect(codeOf(() => week.tell({ kind: 'confirm', shiftIds: ['nothing'] }))).toBe('unknown-shift');
    const heads = { morning: 1, afternoon: 1, night: 1 };
    const requirements = { mon: heads, tue: heads, wed: heads, thu: heads, fri: heads, sat: heads, sun: heads };
    const before = week.ask({ kind: 'revision' });
    week.tell({ kind: 'followTemplate', template: [{ id: 'cook', name: 'Cook', requirements }] });
    expect(week.ask({ kind: 'revision' })).not.toBe(before);
  });
});

describe('quarter hours', () => {
  const late = (shift: ProposedShift) => ({ ...shift, startMinute: 15, minutes: 45 });
  const person = 'st-9';
  const alone = {
    positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
    staff: [
      { id: person, name: 'Ada', positionId: 'cook', color: 'cook', availability: [{ day: 0, start: 8, end: 24 }] },
    ],
    shifts: [],
  };

  it('round-trip with their minutes; zero minutes are omitted', () => {
    const one = Editor.fromJson(JSON.stringify(alone));
    const done = one.tell({ kind: 'addShift', shift: late(shiftOf(person, 0, 9, 7)), confirmed: true }).done;
    expect(done?.after).toMatchObject({ start: 9, startMinute: 15, hours: 7, minutes: 45, end: 17 });
    expect(done?.after).not.toHaveProperty('endMinute');
    const [row] = one.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 }).rows;
    expect(row?.weekLength).toEqual({ hours: 7, minutes: 45 });
    const { shiftId } = done?.after ?? { shiftId: '' };
    one.tell({ kind: 'changeShift', shiftId, to: shiftOf(person, 0, 9, 8) });
    expect(one.ask({ kind: 'schedule' }).shifts).toEqual([
      { id: shiftId, staffId: person, day: 0, start: 9, hours: 8, confirmed: false },
    ]);
    expect(one.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 }).rows[0]?.weekLength).toEqual({ hours: 8 });
    one.undo();
    expect(one.ask({ kind: 'schedule' }).shifts[0]).toMatchObject({ startMinute: 15, minutes: 45 });
    one.free();
  });

  it('an hour is covered only if all four quarters are; anybody there for one quarter is present', () => {
    const one = Editor.fromJson(JSON.stringify(alone));
    one.tell({ kind: 'addShift', shift: { ...shiftOf(person, 0, 10, 8), startMinute: 30 }, confirmed: true });
    const at = (hour: number) => one.ask({ kind: 'board' }).cells.find((cell) => cell.day === 0 && cell.hour === hour);
    expect(at(10)).toMatchObject({ scheduled: 0, present: 1 });
    expect(at(11)).toMatchObject({ scheduled: 1, present: 1 });
    expect(at(18)).toMatchObject({ scheduled: 0, present: 1 });
    const gaps = one.ask({ kind: 'summary' }).gaps.filter(({ day }) => day === 0);
    expect(gaps.flatMap(({ positions }) => positions.flatMap(({ short }) => short))).toEqual([
      { start: 10, end: 11 },
      { start: 18, end: 20 },
    ]);
    one.free();
  });

  it('rules count minutes', () => {
    const one = Editor.fromJson(JSON.stringify(alone));
    const short = { ...shiftOf(person, 0, 10, 3), minutes: 45 };
    expect(one.ask({ kind: 'violations', shift: short })).toEqual([
      expect.objectContaining({ kind: 'underMinHours', actual: 3 * 60 + 45, limit: 4 * 60 }),
    ]);
    expect(one.ask({ kind: 'violations', shift: { ...short, minutes: 0, hours: 4 } })).toEqual([]);
    expect(codeOf(() => one.tell({ kind: 'assign', shift: { ...short, minutes: 10 } }))).toBe('minute-out-of-range');
    expect(codeOf(() => one.tell({ kind: 'assign', shift: { ...short, startMinute: 60 } }))).toBe(
      'minute-out-of-range',
    );
    expect(codeOf(() => one.tell({ kind: 'assign', shift: { ...short, hours: 0, minutes: 0 } }))).toBe(
      'hours-out-of-range',
    );
    one.free();
  });
});

describe('requirements per day and slot', () => {
  const slots = (heads: number) => ({ morning: heads, afternoon: heads, night: heads });
  const everyDay = (heads: number) => ({
    mon: slots(heads),
    tue: slots(heads),
    wed: slots(heads),
    thu: slots(heads),
    fri: slots(heads),
    sat: slots(heads),
    sun: slots(heads),
  });

  it('the default rule as a template changes nothing, another one does, and removing it restores the default', () => {
    const before = week.ask({ kind: 'analysis' });
    const plain = sample.schedule.positions.map(({ id, name, required }) => ({
      id,
      name,
      requirements: everyDay(required),
    }));
    week.tell({ kind: 'followTemplate', template: plain });
    expect(week.ask({ kind: 'analysis' })).toEqual(before);
    const night = { ...everyDay(0), mon: { morning: 0, afternoon: 0, night: 30 } };
    week.tell({
      kind: 'followTemplate',
      template: [
        { id: 'x', name: ' cook', requirements: night },
        { id: 'pilot', name: 'Pilot', requirements: night },
      ],
    });
    expect(week.ask({ kind: 'requirements' })).toEqual([{ positionId: 'cook', requirements: night }]);
    expect(
      week
        .ask({ kind: 'summary' })
        .gaps.flatMap(({ positions }) => positions)
        .filter(({ positionId, required }) => positionId === 'cook' && required > 0),
    ).toEqual([]);
    expect(week.ask({ kind: 'summary' }).fillRates.find(({ positionId }) => positionId === 'cook')?.required).toBe(30);
    week.tell({ kind: 'followTemplate', template: [] });
    expect(week.ask({ kind: 'analysis' })).toEqual(before);
  });

  it('a malformed template is refused with its path', () => {
    const wrong = [{ id: 'cook', name: 'Cook', requirements: { ...everyDay(1), sat: { ...slots(1), night: -1 } } }];
    const result = tryCatch(() => week.tell({ kind: 'followTemplate', template: wrong }));
    expect(result).toMatchObject({
      ok: false,
      fault: { code: 'wrong-type', path: 'template[0].requirements.sat.night' },
    });
    const incomplete = [{ id: 'cook', name: 'Cook' }] as never;
    expect(tryCatch(() => week.tell({ kind: 'followTemplate', template: incomplete }))).toMatchObject({
      ok: false,
      fault: { code: 'missing-field', path: 'template[0].requirements' },
    });
  });
});

it('reads typed times with the shift types of the week, several with &', () => {
  const one = Editor.fromJson(
    JSON.stringify({
      positions: [{ id: 'bar', name: 'Bar', team: 'front', required: 1 }],
      staff: [],
      shifts: [],
      shiftTypes: [{ code: 'E', name: 'Early', start: 7, hours: 8, breakMinutes: 30, positionId: 'bar' }],
    }),
  );
  expect(one.readTimes('e & 18-22')).toEqual([
    { startMinutes: 420, lengthMinutes: 480, breakMinutes: 30, positionId: 'bar' },
    { startMinutes: 1080, lengthMinutes: 240, breakMinutes: null, positionId: null },
  ]);
  expect(codeOf(() => one.readTimes('L'))).toBe('unreadable-times');
  one.free();
});
