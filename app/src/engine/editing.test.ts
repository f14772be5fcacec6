import { beforeEach, describe, expect, it } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { type Check, type HistoryEntry, Week } from './pkg/acting/scheduler_acting';
import { tryCatch } from './result';

let week: Week;

beforeEach(() => {
  week = Week.fromValue(sample.schedule);
  return () => week.free();
});

const codeOf = (call: () => unknown) => {
  const outcome = tryCatch(call);
  return outcome.ok ? null : outcome.fault.code;
};
const kinds = (checks: Check[]) => checks.map(({ kind }) => kind);

describe('the commands of a week', () => {
  it('each is one entry of the history, and undoing them all gives the week back as it was', () => {
    const before = week.analyse(null, null);
    const free = week.candidates('server', 0, 10, 20).able[0];
    expect(free).toBeDefined();
    if (!free) return;
    const id = week.assign(free.staffId, 0, free.best.start, free.best.end - free.best.start);
    const pending = week.review(null, null).pending.map(({ shiftId }) => shiftId);
    expect(pending).toContain(id);
    const done = [
      week.confirm(id),
      week.changeShift(id, free.staffId, 0, free.best.start, 1),
      week.changeShift(id, free.staffId, 6, 3, 1),
      week.removeShift(id),
    ].map((entry) => entry?.kind);
    expect(done).toEqual(['confirm', 'resize', 'move', 'remove']);
    expect(week.confirmAll(null, null)).toBe(before.shiftStatus.pending);
    expect(week.history()).toMatchObject({ undoCount: 6, redoCount: 0 });
    const after = week.analyse(null, null);
    expect(after.shiftStatus.pending).toBe(0);

    const undone: HistoryEntry[] = [];
    for (let entry = week.undo(); entry; entry = week.undo()) undone.push(entry);
    expect(undone.map(({ kind }) => kind)).toEqual(['confirmAll', 'remove', 'move', 'resize', 'confirm', 'assign']);
    expect(week.schedule()).toEqual(sample.schedule);
    expect(week.analyse(null, null)).toEqual(before);
    expect(week.history()).toMatchObject({ undo: [], undoCount: 0, redoCount: 6 });

    while (week.redo()) {}
    expect(week.analyse(null, null)).toEqual(after);
  });

  it('an entry has the names that tell of it', () => {
    const shift = sample.schedule.shifts[0];
    const member = sample.schedule.staff.find(({ id }) => id === shift?.staffId);
    if (!shift || !member) throw new Error('the sample has shifts');
    const placed = { shiftId: shift.id, staffId: member.id, name: member.name, positionId: member.positionId };
    expect(week.removeShift(shift.id)).toEqual({
      kind: 'remove',
      shifts: 1,
      before: { ...placed, day: 0, start: 9, end: 16, hours: 7, confirmed: true },
      after: null,
    });
    expect(week.undo()?.before).toMatchObject(placed);
    expect(week.history().redo[0]?.kind).toBe('remove');
  });

  it('what a check blocks is refused, with a code, and changes nothing', () => {
    const shift = sample.schedule.shifts[0];
    if (!shift) throw new Error('the sample has shifts');
    expect(week.checkShift(null, null, shift.staffId, shift.day, shift.start, 4)).toContainEqual({
      kind: 'doubleBooking',
      level: 'block',
      day: 0,
      start: 9,
      end: 13,
      actual: 4,
      limit: 0,
      otherShiftId: shift.id,
    });
    expect(codeOf(() => week.addShift(shift.staffId, shift.day, shift.start, 4, false))).toBe('double-booking');
    const cook = sample.schedule.staff.find(({ positionId }) => positionId === 'cook');
    expect(kinds(week.checkShift(shift.id, null, cook?.id ?? '', 6, 1, 1))).toContain('wrongPosition');
    expect(codeOf(() => week.changeShift(shift.id, cook?.id ?? '', 6, 1, 1))).toBe('wrong-position');
    expect(codeOf(() => week.decline(shift.id))).toBe('not-pending');
    expect(week.schedule()).toEqual(sample.schedule);
    expect(week.history().undoCount).toBe(0);
  });

  it('rules can be set and switched off', () => {
    const person = sample.schedule.staff[0]?.id ?? '';
    expect(week.rules()).toEqual({ minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 });
    expect(kinds(week.checkShift(null, null, person, 6, 0, 2))).toContain('underMinHours');
    week.setRules(0, 1, 0, -5);
    expect(week.rules()).toEqual({ minHours: 0, maxHours: 1, daysOff: 0, restHours: -5 });
    const checks = week.checkShift(null, null, person, 6, 0, 2);
    expect(kinds(checks)).not.toContain('underMinHours');
    expect(checks.find(({ kind }) => kind === 'overMaxHours')).toMatchObject({ actual: 2, limit: 1, level: 'warn' });
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
      if (best) week.assign(best.staffId, gap.day, best.best.start, best.best.end - best.best.start);
      else skipped.add(`${gap.day} ${gap.start} ${gap.positionId}`);
    }
    expect(open().length).toBe(skipped.size);
    expect(week.summary(null, null).gaps.length).toBeLessThanOrEqual(skipped.size);
    while (week.undo()) {}
    expect(open()).toHaveLength(first);
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

  it('the plain rule as a template changes nothing, another one does, and none brings the rule back', () => {
    const before = week.analyse(null, null);
    const plain = sample.schedule.positions.map(({ id, name, required }) => ({
      id,
      name,
      requirements: everyDay(required),
    }));
    expect(week.setRequirements(plain)).toEqual({
      applied: sample.schedule.positions.map(({ id }) => id),
      unknown: [],
      untouched: [],
    });
    expect(week.analyse(null, null)).toEqual(before);
    const night = { ...everyDay(0), mon: { morning: 0, afternoon: 0, night: 30 } };
    const applied = week.setRequirements([
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
    week.setRequirements([]);
    expect(week.analyse(null, null)).toEqual(before);
  });

  it('a template of the wrong shape is refused with its place', () => {
    const wrong = [{ id: 'cook', name: 'Cook', requirements: { ...everyDay(1), sat: { ...slots(1), night: -1 } } }];
    const outcome = tryCatch(() => week.setRequirements(wrong));
    expect(outcome).toMatchObject({
      ok: false,
      fault: { code: 'required-out-of-range', path: 'template[0].requirements.sat.night' },
    });
    const holed = [{ id: 'cook', name: 'Cook' }] as never;
    expect(tryCatch(() => week.setRequirements(holed))).toMatchObject({
      ok: false,
      fault: { code: 'missing-field', path: 'template[0]' },
    });
  });
});
