import { describe, expect, it } from 'vitest';
import type { LaneBar, PositionLanes } from '~/engine/engine';
import { allocateLanes, blockColumn } from './dayBlocks';

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
  return { lane, staffId, name: staffId, positionId: 'cook', color: 'cook', shift };
}

const lanesOf = (positionId: string, ...bars: LaneBar[]): PositionLanes => ({
  positionId,
  lanes: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
  bars,
});

const allDay = Array.from({ length: 16 }, (_, row) => 9 + row);

const column = (day: number, bars: LaneBar[], most = 9, hours = allDay) =>
  blockColumn(lanesOf('cook', ...bars), [], day, hours, most);

describe('blocks over hour rows', () => {
  it('start in the row of their first hour, with a height of their length', () => {
    const { byRow, lanes, visible } = column(2, [bar('ada', 0, 2, 10, 3, 15)]);
    expect(lanes).toBe(1);
    expect(byRow[1]?.map(({ above, quarters, cutStart, cutEnd }) => [above, quarters, cutStart, cutEnd])).toEqual([
      [0, 13, false, false],
    ]);
    expect(visible.slice(0, 6)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('are cut where a shift starts before the first row or ends after the last', () => {
    const { byRow } = column(1, [bar('ada', 0, 0, 22, 12), bar('bob', 1, 1, 20, 8)]);
    expect(byRow[0]?.map(({ quarters, cutStart, cutEnd }) => [quarters, cutStart, cutEnd])).toEqual([[4, true, false]]);
    expect(byRow[11]?.map(({ quarters, cutStart, cutEnd }) => [quarters, cutStart, cutEnd])).toEqual([
      [20, false, true],
    ]);
  });

  it('continue across hidden hours between visible ones', () => {
    const { byRow } = column(0, [bar('ada', 0, 0, 12, 11)], 9, [9, 10, 11, 12, 13, 22, 23, 24]);
    expect(byRow[3]?.map(({ quarters }) => quarters)).toEqual([12]);
  });

  it('are left out beyond the lanes of their column, and not counted as visible', () => {
    const cooks = [0, 1, 2, 3].map((lane) => bar(`cook-${lane}`, lane, 0, 9, 4));
    const { byRow, lanes, visible } = column(0, cooks, 2);
    expect([lanes, byRow[0]?.length, visible[0]]).toEqual([2, 2, 2]);
  });

  it('leave their lane free in the rows that none of them covers: what is needed stands in the first free one', () => {
    const { free, lanes } = column(
      0,
      [bar('ada', 0, 0, 10, 2, 15), bar('bob', 1, 0, 11, 3)],
      9,
      [9, 10, 11, 12, 13, 14],
    );
    expect(lanes).toBe(2);
    expect(free).toEqual([0, 1, 2, 2, 0, 0]);
  });

  it('share a day that has more lanes than fit, the widest position giving way first', () => {
    expect(allocateLanes([4, 1], 3)).toEqual([2, 1]);
    expect(allocateLanes([400, 250, 100, 100], 14)).toEqual([3, 3, 4, 4]);
    // Every position keeps one.
    expect(allocateLanes([1, 1, 1, 1], 3)).toEqual([1, 1, 1, 1]);
  });
});

describe('proposed shifts', () => {
  const ghost = (staffId: string, start: number, end: number, open = false) => ({
    staffId,
    name: staffId,
    color: 'cook',
    positionId: 'cook',
    start,
    end,
    open,
  });

  it('take the first lane that is free in their hours, and add a lane where none is', () => {
    const planned = lanesOf('cook', bar('ada', 0, 0, 9, 4), bar('bob', 1, 0, 9, 8));
    const { byRow, lanes, visible } = blockColumn(
      planned,
      [ghost('eve', 13, 17, true), ghost('dan', 10, 12)],
      0,
      allDay,
      9,
    );
    const ghosts = byRow.flatMap((blocks, row) =>
      blocks.flatMap((it) => (it.ghost ? [[it.bar.staffId, it.lane, row, it.ghost]] : [])),
    );
    expect(ghosts).toEqual([
      ['dan', 2, 1, 'proposed'],
      ['eve', 0, 4, 'open'],
    ]);
    expect(lanes).toBe(3);
    expect(visible).toEqual(blockColumn(planned, [], 0, allDay, 9).visible);
  });

  it('have no block where every lane is taken', () => {
    const { byRow } = blockColumn(lanesOf('cook', bar('ada', 0, 0, 9, 4)), [ghost('eve', 10, 12)], 0, allDay, 1);
    expect(byRow.flat().filter((it) => it.ghost)).toEqual([]);
  });
});
