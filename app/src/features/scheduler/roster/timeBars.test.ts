import { describe, expect, it } from 'vitest';
import type { LaneBar, PositionLanes } from '~/engine/engine';
import { dayBars, namesAt, withGhosts } from './timeBars';

function bar(staffId: string, lane: number, day: number, start: number, hours: number, minutes = 0): LaneBar {
  const end = start + hours;
  const shift = {
    shiftId: `${staffId} ${start}`,
    day,
    start,
    end,
    endMinute: minutes,
    hours,
    minutes,
    confirmed: true,
    positionId: 'cook',
    slots: 7,
  };
  return { lane, staffId, name: staffId, color: 'cook', shift };
}

const lanesOf = (positionId: string, ...bars: LaneBar[]): PositionLanes => ({
  positionId,
  lanes: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
  bars,
});

const allDay = Array.from({ length: 16 }, (_, row) => 9 + row);

describe('bars over hour rows', () => {
  it('start in the row of their first hour, with a height of their length', () => {
    const { byRow, lanes, visiblePeople } = dayBars([lanesOf('cook', bar('ada', 0, 2, 10, 3, 15))], 2, allDay);
    expect(lanes).toBe(1);
    expect(byRow[1]?.map(({ above, quarters, cutStart, cutEnd }) => [above, quarters, cutStart, cutEnd])).toEqual([
      [0, 13, false, false],
    ]);
    expect(visiblePeople.slice(0, 6)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('are side by side by position', () => {
    const { byRow, lanes } = dayBars(
      [lanesOf('cook', bar('ada', 0, 0, 9, 4), bar('bob', 1, 0, 9, 4)), lanesOf('host', bar('eve', 0, 0, 9, 4))],
      0,
      allDay,
    );
    expect(lanes).toBe(3);
    expect(byRow[0]?.map(({ bar: { staffId }, lane }) => [staffId, lane])).toEqual([
      ['ada', 0],
      ['bob', 1],
      ['eve', 2],
    ]);
  });

  it('are cut where a shift starts before the first row or ends after the last', () => {
    const night = lanesOf('cook', bar('ada', 0, 0, 22, 12), bar('bob', 1, 1, 20, 8));
    const { byRow } = dayBars([night], 1, allDay);
    expect(byRow[0]?.map(({ quarters, cutStart, cutEnd }) => [quarters, cutStart, cutEnd])).toEqual([[4, true, false]]);
    expect(byRow[11]?.map(({ quarters, cutStart, cutEnd }) => [quarters, cutStart, cutEnd])).toEqual([
      [20, false, true],
    ]);
  });

  it('continue across hidden hours between visible ones', () => {
    const { byRow } = dayBars([lanesOf('cook', bar('ada', 0, 0, 12, 11))], 0, [9, 10, 11, 12, 13, 22, 23, 24]);
    expect(byRow[3]?.map(({ quarters }) => quarters)).toEqual([12]);
  });

  it('are omitted where a day has more lanes than fit, from the widest position first', () => {
    const cooks = lanesOf('cook', ...[0, 1, 2, 3].map((lane) => bar(`cook-${lane}`, lane, 0, 9, 4)));
    const { byRow, lanes, visiblePeople } = dayBars([cooks, lanesOf('host', bar('eve', 0, 0, 9, 4))], 0, allDay, 3);
    expect(lanes).toBe(3);
    expect(byRow[0]?.map(({ bar: { staffId } }) => staffId)).toEqual(['cook-0', 'cook-1', 'eve']);
    expect(visiblePeople[0]).toBe(3);
  });
});

describe('proposed shifts', () => {
  const ghost = (staffId: string, start: number, end: number) => ({
    staffId,
    name: staffId,
    color: 'cook',
    positionId: 'cook',
    start,
    end,
  });

  it('take the first lane that is free in their hours, and add a lane where none is', () => {
    const planned = dayBars([lanesOf('cook', bar('ada', 0, 0, 9, 4), bar('bob', 1, 0, 9, 8))], 0, allDay);
    const { byRow, lanes, visiblePeople } = withGhosts(
      planned,
      0,
      [ghost('eve', 13, 17), ghost('dan', 10, 12)],
      allDay,
    );
    const ghostBars = byRow.flatMap((bars, row) =>
      bars.flatMap((it) => (it.ghost ? [[it.bar.staffId, it.lane, row]] : [])),
    );
    expect(ghostBars).toEqual([
      ['dan', 2, 1],
      ['eve', 0, 4],
    ]);
    expect(lanes).toBe(3);
    expect(visiblePeople).toEqual(planned.visiblePeople);
  });

  it('have no bar where every lane is taken', () => {
    const planned = dayBars([lanesOf('cook', bar('ada', 0, 0, 9, 4))], 0, allDay, 1);
    const { byRow } = withGhosts(planned, 0, [ghost('eve', 10, 12)], allDay, 1);
    expect(byRow.flat().filter((it) => it.ghost)).toEqual([]);
  });

  it('names of ill people are listed in the hours of their shifts, also past midnight', () => {
    const { bars } = lanesOf('cook', bar('ada', 0, 0, 22, 4));
    expect([namesAt(bars, 0, 21), namesAt(bars, 0, 22), namesAt(bars, 0, 24)]).toEqual([[], ['ada'], ['ada']]);
  });
});
