import { describe, expect, it } from 'vitest';
import type { ProposedShift, Shift, StaffMember } from '~/engine/engine';
import type { KeptAway, ShortHour } from '~/engine/solver/solver';
import { shortStretches } from '../panels/shortStretches';
import { ghostsAt } from '../roster/GhostChips';
import { absentShifts, fillDays, openHours } from './fillStore';

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
});

describe('hours that stay short', () => {
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
    const stretches = shortStretches([
      short(10, morning),
      short(11, morning),
      short(12, noon),
      short(14, noon),
      short(15, noon, 2),
    ]);
    expect(stretches.map(({ start, end, missing }) => [start, end, missing])).toEqual([
      [10, 12, 1],
      [12, 13, 1],
      [14, 15, 1],
      [15, 16, 2],
    ]);
    expect(stretches[0]?.reasons).toEqual([
      { reason: 'notAvailable', until: null, count: 2 },
      { reason: 'rest', until: 14, count: 1 },
    ]);
    expect(stretches[0]?.people).toBe(3);
    // Only the number of people per reason matters.
    expect(shortStretches([short(10, morning), short(11, swapped)])).toHaveLength(1);
  });
});
