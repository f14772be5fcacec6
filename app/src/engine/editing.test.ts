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
    const before = week.analysis(null, null);
    const free = week.candidates('server', 0, 10, 20).able[0];
    expect(free).toBeDefined();
    if (!free) return;
    const { staffId, shift } = free;
    const id = createdBy(week.assign(shift));
    const pending = week.review(null, null).pending.map(({ shiftId }) => shiftId);
    expect(pending).toContain(id);
    const done = [
      week.confirm(id),
      week.changeShift(id, shiftOf(staffId, 0, shift.start, 1)),
      week.changeShift(id, shiftOf(staffId, 6, 3, 1)),
      week.removeShift(id),
    ].map(({ done }) => done?.kind);
    expect(done).toEqual(['confirm', 'resize', 'move', 'remove']);
    expect(week.confirmAll(null, null).done?.shifts).toBe(before.shiftStatus.pending);
    expect(week.history()).toMatchObject({ undoCount: 6, redoCount: 0 });
    const after = week.analysis(null, null);
    expect(after.shiftStatus.pending).toBe(0);

    const undone: HistoryEntry[] = [];
    for (let entry = week.undo().done; entry; entry = week.undo().done) undone.push(entry);
    expect(undone.map(({ kind }) => kind)).toEqual(['confirmAll', 'remove', 'move', 'resize', 'confirm', 'assign']);
    expect(week.schedule()).toEqual(sample.schedule);
    expect(week.analysis(null, null)).toEqual(before);
    expect(week.history()).toMatchObject({ undo: [], undoCount: 0, redoCount: 6 });

    while (week.redo().done) {}
    expect(week.analysis(null, null)).toEqual(after);
  });

  it('an entry has the names needed to describe it', () => {
    const shift = sample.schedule.shifts[0];
    const member = sample.schedule.staff.find(({ id }) => id === shift?.staffId);
    if (!shift || !member) throw new Error('the sample has shifts');
    const placed = { shiftId: shift.id, staffId: member.id, name: member.name, positionId: member.positionId };
    expect(week.removeShift(shift.id).done).toEqual({
      kind: 'remove',
      monday: null,
      subject: null,
      shifts: 1,
      before: { ...placed, day: 0, start: 9, end: 16, hours: 7, confirmed: true },
      after: null,
    });
    expect(week.undo().done?.before).toMatchObject(placed);
    expect(week.history().redo[0]?.kind).toBe('remove');
  });

  it('a blocked command is refused with a code and changes nothing', () => {
    const shift = sample.schedule.shifts[0];
    if (!shift) throw new Error('the sample has shifts');
    expect(week.violations(shiftOf(shift.staffId, shift.day, shift.start, 4))).toContainEqual({
      kind: 'doubleBooking',
      level: 'block',
      day: 0,
      start: 9,
      end: 13,
      actual: 4 * 60,
      limit: 0,
      otherShiftId: shift.id,
    });
    expect(codeOf(() => week.addShift(shiftOf(shift.staffId, shift.day, shift.start, 4), false))).toBe(
      'double-booking',
    );
    const cook = sample.schedule.staff.find(({ positionId }) => positionId === 'cook');
    expect(kinds(week.violations(shiftOf(cook?.id ?? '', 6, 1, 1), shift.id))).toContain('wrongPosition');
    expect(codeOf(() => week.changeShift(shift.id, shiftOf(cook?.id ?? '', 6, 1, 1)))).toBe('wrong-position');
    expect(codeOf(() => week.decline(shift.id))).toBe('not-pending');
    expect(week.schedule()).toEqual(sample.schedule);
    expect(week.history().undoCount).toBe(0);
  });

  it('rules can be set and disabled', () => {
    const person = sample.schedule.staff[0]?.id ?? '';
    expect(week.rules()).toEqual({ minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 });
    expect(kinds(week.violations(shiftOf(person, 6, 0, 2)))).toContain('underMinHours');
    week.setRules({ minHours: 0, maxHours: 1, daysOff: 0, restHours: -5 });
    expect(week.rules()).toEqual({ minHours: 0, maxHours: 1, daysOff: 0, restHours: -5 });
    const violations = week.violations(shiftOf(person, 6, 0, 2));
    expect(kinds(violations)).not.toContain('underMinHours');
    expect(violations.find(({ kind }) => kind === 'overMaxHours')).toMatchObject({
      actual: 120,
      limit: 60,
      level: 'warn',
    });
  });

  it('closing every gap, worst first, leaves none that anybody could fill', () => {
    const open = () => week.review(null, null).gaps;
    const first = open().length;
    expect(first).toBeGreaterThan(0);
    const shares = open().map(({ actual, limit }) => actual / limit);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const skipped = new Set<string>();
    for (;;) {
      const gap = open().find(({ day, start, positionId }) => !skipped.has(`${day} ${start} ${positionId}`));
      if (!gap) break;
      const best = week.candidates(gap.positionId, gap.day, gap.start, gap.end).able[0];
      if (best) week.assign(best.shift);
      else skipped.add(`${gap.day} ${gap.start} ${gap.positionId}`);
    }
    expect(open().length).toBe(skipped.size);
    expect(week.summary(null, null).gaps.length).toBeLessThanOrEqual(skipped.size);
    while (week.undo().done) {}
    expect(open()).toHaveLength(first);
  });
});

describe('the revision of a week', () => {
  const { staffId, ...first } = sample.schedule.shifts[0] ?? { id: '', staffId: '', day: 0, start: 9, hours: 8 };

  it('changes with every one of 1,500 edits, more than the history keeps, and with each undo', () => {
    const seen = new Set([week.revision()]);
    for (let edit = 0; edit < 1_500; edit += 1) {
      const { revision } = week.changeShift(first.id, shiftOf(staffId, first.day, first.start, 1 + (edit % 2)));
      expect(revision).toBe(week.revision());
      seen.add(revision);
    }
    expect(seen.size).toBe(1_501);
    seen.add(week.undo().revision);
    seen.add(week.redo().revision);
    expect(seen.size).toBe(1_503);
  });

  it('changes with the rules and requirements, and stays the same after a no-op command', () => {
    const start = week.revision();
    expect(week.undo()).toMatchObject({ revision: start, done: null, days: [] });
    week.setRules({ ...week.rules(), minHours: 3 });
    const ruled = week.revision();
    expect(ruled).not.toBe(start);
    week.followTemplate([]);
    expect(codeOf(() => week.confirm('nothing'))).toBe('unknown-shift');
    const heads = { morning: 1, afternoon: 1, night: 1 };
    const requirements = { mon: heads, tue: heads, wed: heads, thu: heads, fri: heads, sat: heads, sun: heads };
    const before = week.revision();
    week.followTemplate([{ id: 'cook', name: 'Cook', requirements }]);
    expect(week.revision()).not.toBe(before);
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
    const done = one.addShift(late(shiftOf(person, 0, 9, 7)), true).done;
    expect(done?.after).toMatchObject({ start: 9, startMinute: 15, hours: 7, minutes: 45, end: 17 });
    expect(done?.after).not.toHaveProperty('endMinute');
    const [row] = one.memberRows(null, null, 7, 0, 0).rows;
    expect(row?.weekLength).toEqual({ hours: 7, minutes: 45 });
    const { shiftId } = done?.after ?? { shiftId: '' };
    one.changeShift(shiftId, shiftOf(person, 0, 9, 8));
    expect(one.schedule().shifts).toEqual([
      { id: shiftId, staffId: person, day: 0, start: 9, hours: 8, confirmed: false },
    ]);
    expect(one.memberRows(null, null, 7, 0, 0).rows[0]?.weekLength).toEqual({ hours: 8 });
    one.undo();
    expect(one.schedule().shifts[0]).toMatchObject({ startMinute: 15, minutes: 45 });
    one.free();
  });

  it('an hour is covered only if all four quarters are; anybody there for one quarter is present', () => {
    const one = Editor.fromJson(JSON.stringify(alone));
    one.addShift({ ...shiftOf(person, 0, 10, 8), startMinute: 30 }, true);
    const at = (hour: number) => one.board(null, null).cells.find((cell) => cell.day === 0 && cell.hour === hour);
    expect(at(10)).toMatchObject({ scheduled: 0, present: 1 });
    expect(at(11)).toMatchObject({ scheduled: 1, present: 1 });
    expect(at(18)).toMatchObject({ scheduled: 0, present: 1 });
    const gaps = one.summary(null, null).gaps.filter(({ day }) => day === 0);
    expect(gaps.flatMap(({ positions }) => positions.flatMap(({ short }) => short))).toEqual([
      { start: 10, end: 11 },
      { start: 18, end: 20 },
    ]);
    one.free();
  });

  it('rules count minutes', () => {
    const one = Editor.fromJson(JSON.stringify(alone));
    const short = { ...shiftOf(person, 0, 10, 3), minutes: 45 };
    expect(one.violations(short)).toEqual([
      expect.objectContaining({ kind: 'underMinHours', actual: 3 * 60 + 45, limit: 4 * 60 }),
    ]);
    expect(one.violations({ ...short, minutes: 0, hours: 4 })).toEqual([]);
    expect(codeOf(() => one.assign({ ...short, minutes: 10 }))).toBe('minute-out-of-range');
    expect(codeOf(() => one.assign({ ...short, startMinute: 60 }))).toBe('minute-out-of-range');
    expect(codeOf(() => one.assign({ ...short, hours: 0, minutes: 0 }))).toBe('hours-out-of-range');
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
    const before = week.analysis(null, null);
    const plain = sample.schedule.positions.map(({ id, name, required }) => ({
      id,
      name,
      requirements: everyDay(required),
    }));
    expect(week.followTemplate(plain)).toEqual({
      applied: sample.schedule.positions.map(({ id }) => id),
      unknown: [],
      untouched: [],
    });
    expect(week.analysis(null, null)).toEqual(before);
    const night = { ...everyDay(0), mon: { morning: 0, afternoon: 0, night: 30 } };
    const applied = week.followTemplate([
      { id: 'x', name: ' cook', requirements: night },
      { id: 'pilot', name: 'Pilot', requirements: night },
    ]);
    expect(applied).toEqual({ applied: ['cook'], unknown: ['pilot'], untouched: ['server', 'host', 'manager'] });
    expect(week.requirements()).toEqual([{ positionId: 'cook', requirements: night }]);
    expect(
      week
        .summary(null, null)
        .gaps.flatMap(({ positions }) => positions)
        .filter(({ positionId, required }) => positionId === 'cook' && required > 0),
    ).toEqual([]);
    expect(week.summary(null, null).fillRates.find(({ positionId }) => positionId === 'cook')?.required).toBe(30);
    week.followTemplate([]);
    expect(week.analysis(null, null)).toEqual(before);
  });

  it('a malformed template is refused with its path', () => {
    const wrong = [{ id: 'cook', name: 'Cook', requirements: { ...everyDay(1), sat: { ...slots(1), night: -1 } } }];
    const result = tryCatch(() => week.followTemplate(wrong));
    expect(result).toMatchObject({
      ok: false,
      fault: { code: 'wrong-type', path: 'template[0].requirements.sat.night' },
    });
    const incomplete = [{ id: 'cook', name: 'Cook' }] as never;
    expect(tryCatch(() => week.followTemplate(incomplete))).toMatchObject({
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
