import { describe, expect, it } from 'vitest';
import { loadEngine, type ProposedShift, type Shift, type StaffMember } from '~/engine/engine';
import { solverBesideDocument } from '~/engine/solver/besideDocument';
import type { KeptAway, ShortHour } from '~/engine/solver/solver';
import { absenceOf } from '~/roster/week/absence';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { absentShifts, fillDays, openHours } from '~/roster/week/fillStore';
import { ghostsAt } from '../roster/GhostChips';
import { shortStretches } from './shortStretches';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const { Editor } = loaded.value;
const { fill: solve } = await solverBesideDocument();

/** A week of the engine with the parts that absences need. */
function editableWeek(schedule: object): EditableWeek {
  const handle = Editor.fromJson(JSON.stringify(schedule));
  return { handle, staff: handle.ask({ kind: 'schedule' }).staff } as unknown as EditableWeek;
}

const staff: StaffMember[] = [
  { id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [] },
  { id: 'bob', name: 'Bob', positionId: 'host', color: 'host', availability: [] },
];
const shift = (staffId: string, day: number, start: number, hours: number): ProposedShift => ({
  staffId,
  day,
  start,
  hours,
});

describe('proposed shifts on the roster', () => {
  it('appear in each of their hours, past midnight on the next day', () => {
    const days = fillDays([shift('ada', 1, 22, 4), shift('bob', 2, 1, 5)], staff, []);
    const at = (day: number, hour: number, position?: string) =>
      ghostsAt(days[day] ?? { ghosts: [], absent: [] }, hour, position).map(({ name }) => name);
    expect([at(1, 21), at(1, 22), at(1, 23)]).toEqual([[], ['Ada'], ['Ada']]);
    expect([at(2, 0), at(2, 1), at(2, 2), at(2, 5), at(2, 6)]).toEqual([['Ada'], ['Ada', 'Bob'], ['Bob'], ['Bob'], []]);
    expect(at(2, 1, 'host')).toEqual(['Bob']);
    expect(days.map(({ ghosts }) => ghosts.length)).toEqual([0, 1, 2, 0, 0, 0, 0]);
  });

  it('list absent people on their days', () => {
    const days = fillDays([], staff, [
      { staffId: 'ada', day: 4 },
      { staffId: 'ada', day: 5 },
    ]);
    expect(days.map(({ absent }) => absent)).toEqual([[], [], [], [], ['ada'], ['ada'], []]);
  });
});

describe('an absence', () => {
  const savedShift = (id: string, staffId: string, day: number, start: number, hours: number): Shift => ({
    id,
    staffId,
    day,
    start,
    hours,
    confirmed: true,
  });

  it('frees the shifts that start on its days', () => {
    const shifts = [savedShift('1', 'ada', 0, 9, 8), savedShift('2', 'ada', 1, 9, 8), savedShift('3', 'bob', 1, 9, 8)];
    expect(absentShifts(shifts, [{ staffId: 'ada', day: 1 }]).map(({ id }) => id)).toEqual(['2']);
  });

  it('opens their hours, rounded out to whole hours, past midnight on the next day', () => {
    expect(openHours([{ ...savedShift('1', 'ada', 0, 9, 8), startMinute: 30 }])).toEqual([
      { day: 0, hours: { start: 9, end: 18 } },
    ]);
    expect(openHours([savedShift('1', 'ada', 5, 20, 8)])).toEqual([
      { day: 5, hours: { start: 20, end: 24 } },
      { day: 6, hours: { start: 0, end: 4 } },
    ]);
    expect(openHours([savedShift('1', 'ada', 6, 20, 8)])).toEqual([{ day: 6, hours: { start: 20, end: 24 } }]);
  });

  it('is covered in all of its hours by as many as were planned, and nothing else is', () => {
    // Three cooks are needed from 10 AM to 8 PM; the evening was planned with two, from 10 PM with one.
    const members = ['ada', 'bob', 'cleo', 'dan'].map((id) => ({
      id,
      name: id,
      positionId: 'cook',
      color: 'cook',
      availability: [{ day: 5, start: id === 'ada' ? 0 : 19, end: 24 }],
    }));
    const schedule = {
      positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 3 }],
      staff: members,
      shifts: [savedShift('1', 'ada', 5, 17, 7), savedShift('2', 'bob', 5, 19, 3)],
      demand: [{ positionId: 'cook', day: 5, start: 23, end: 24, required: 0 }],
    };
    const week = editableWeek(schedule);
    const aim = { kind: 'absence', team: null, ...absenceOf(week, 'ada', [5]) } as const;
    expect(aim.position).toBe('cook');
    const plan = solve(
      {
        schedule: week.handle.toJsonWithNeighbours(),
        requirements: [],
        question: {
          target: 'planned',
          rules: { minHours: 1, maxHours: 10, daysOff: 0, restHours: 0 },
          filter: { team: null, position: aim.position },
          absences: [...aim.absences],
          within: [...aim.within],
        },
      },
      () => true,
    );
    // 5 to 11 PM: the one who is ill, whom nobody can replace at 5 and 6; 11 PM: nobody by demand.
    expect([plan.hours, plan.missingBefore, plan.missingAfter]).toEqual([7, 6, 2]);
    expect(plan.gone).toEqual(['1']);
    expect(plan.shifts.map(({ start, hours }) => [start, hours])).toEqual([[19, 4]]);
  });

  it('of shifts in several positions is covered in all of them', () => {
    const host = { ...savedShift('2', 'ada', 1, 9, 8), positionId: 'host' };
    const schedule = {
      positions: ['cook', 'host'].map((id) => ({ id, name: id, team: 't', required: 1 })),
      staff: [{ ...staff[0], otherPositions: ['host'], availability: [] }],
      shifts: [savedShift('1', 'ada', 0, 9, 8), host],
    };
    const week = editableWeek(schedule);
    expect(absenceOf(week, 'ada', [0]).position).toBe('cook');
    expect(absenceOf(week, 'ada', [1]).position).toBe('host');
    expect(absenceOf(week, 'ada', [0, 1]).position).toBeNull();
  });
});

describe('hours that stay short', () => {
  const nobodyAway = () => null;
  const keptAway = (staffId: string, reason: KeptAway['reason'], until: number | null = null): KeptAway => ({
    staffId,
    reason,
    until,
    positionId: null,
  });
  const short = (hour: number, people: KeptAway[], missing = 1): ShortHour => ({
    positionId: 'cook',
    day: 6,
    hour,
    missing,
    people,
  });

  it('are merged while their reasons are the same, most people first', () => {
    const morning = [keptAway('a', 'notAvailable'), keptAway('b', 'rest', 14), keptAway('c', 'notAvailable')];
    const swapped = [keptAway('a', 'rest', 14), keptAway('b', 'notAvailable'), keptAway('c', 'notAvailable')];
    const noon = [keptAway('a', 'notAvailable'), keptAway('b', 'onShift'), keptAway('c', 'notAvailable')];
    const hours = [short(10, morning), short(11, morning), short(12, noon), short(14, noon), short(15, noon, 2)];
    const stretches = shortStretches(hours, nobodyAway);
    expect(stretches.map(({ start, end, missing }) => [start, end, missing])).toEqual([
      [10, 12, 1],
      [12, 13, 1],
      [14, 15, 1],
      [15, 16, 2],
    ]);
    expect(stretches[0]?.reasons).toEqual([
      { reason: 'notAvailable', until: null, otherPosition: null, absence: null, count: 2 },
      { reason: 'rest', until: 14, otherPosition: null, absence: null, count: 1 },
    ]);
    expect(stretches[0]?.people).toBe(3);
    // Only the number of people per reason matters.
    expect(shortStretches([short(10, morning), short(11, swapped)], nobodyAway)).toHaveLength(1);
  });

  it('tell apart why somebody is away, and in which position somebody works', () => {
    const people = [
      keptAway('a', 'absent'),
      keptAway('b', 'absent'),
      { ...keptAway('c', 'onShift'), positionId: 'host' },
      { ...keptAway('d', 'onShift'), positionId: 'cook' },
    ];
    const kindOf = (staffId: string, day: number) => (staffId === 'a' && day === 6 ? 'holiday' : 'sick');
    const [stretch] = shortStretches([short(10, people)], kindOf);
    expect(stretch?.reasons.map(({ reason, absence, otherPosition }) => absence ?? otherPosition ?? reason)).toEqual([
      'holiday',
      'sick',
      'host',
      'onShift',
    ]);
  });
});
