import { describe, expect, it } from 'vitest';
import { type Box, type HourLine, hourAt, hourLineAt, type LineCell, stretchBetween } from './drawing';
import type { RosterAxes } from './rosterAxes';

const cell = { left: 100, top: 200, width: 160, height: 50 };
const byTime: RosterAxes = { rows: [{ hour: 9 }, { hour: 10 }], columns: [{ day: 0 }, { day: 1 }] };
const byMember: RosterAxes = {
  rows: [{ staffId: 'ada' }],
  columns: [{ day: 0 }, { day: 1 }],
  scale: { start: 8, end: 24 },
};
const dayByMember: RosterAxes = { rows: [{ staffId: 'ada' }], columns: [{ day: 3, hour: 9 }] };
const line = (axes: RosterAxes, row: number, column: number): HourLine => {
  const found = hourLineAt(axes, { row, column });
  if (!found) throw new Error('The cell belongs to a line of hours.');
  return found;
};

/** The line's only cell, or a cell whose size goes on beyond it. */
const only = ({ hour, hours }: HourLine, box: Box = cell): LineCell[] => [{ hour, hours, box }];

/** The range drawn between two points of the line's direction, in pixels. */
const drawn = (on: HourLine, from: number, to: number, byQuarter: boolean, cells = only(on)) => {
  const hour = (at: number) => hourAt(on, cells, { clientX: at, clientY: at });
  return stretchBetween(on, cells, hour(from), hour(to), byQuarter);
};

describe('a new shift that is drawn', () => {
  it('goes down where rows are hours', () => {
    expect(drawn(line(byTime, 1, 1), 210, 330, false)).toEqual({
      place: { day: 1, hour: 10 },
      start: 10,
      hours: 3,
      box: { left: 100, top: 200, width: 160, height: 150 },
    });
    // Upwards as well.
    expect(drawn(line(byTime, 1, 1), 210, 160, false)).toMatchObject({ start: 9, hours: 2 });
  });

  it('follows rows of different heights', () => {
    const on = line(byTime, 0, 1);
    const rows: LineCell[] = [
      { hour: 9, hours: 1, box: { left: 100, top: 200, width: 160, height: 30 } },
      { hour: 10, hours: 1, box: { left: 100, top: 230, width: 160, height: 90 } },
      { hour: 11, hours: 1, box: { left: 100, top: 320, width: 160, height: 30 } },
    ];
    expect(drawn(on, 215, 275, true, rows)).toMatchObject({
      start: 9.5,
      hours: 1,
      box: { left: 100, top: 215, width: 160, height: 60 },
    });
    expect(drawn(on, 240, 330, false, rows)).toMatchObject({ start: 10, hours: 2, box: { top: 230, height: 120 } });
  });

  it('goes right on a day’s scale, in quarter hours if requested', () => {
    // Ten pixels are an hour.
    expect(drawn(line(byMember, 0, 1), 121, 158, false)).toEqual({
      place: { staffId: 'ada', day: 1 },
      start: 10,
      hours: 4,
      box: { left: 120, top: 200, width: 40, height: 50 },
    });
    expect(drawn(line(byMember, 0, 1), 126, 151, true)).toMatchObject({ start: 10.5, hours: 2.75 });
  });

  it('goes right where columns are hours', () => {
    expect(drawn(line(dayByMember, 0, 0), 110, 500, false)).toMatchObject({
      place: { staffId: 'ada', day: 3 },
      start: 9,
      hours: 3,
    });
  });

  it('keeps its hours while the roster scrolls under the pointer', () => {
    const on = line(byTime, 1, 1);
    const from = hourAt(on, only(on), { clientX: 0, clientY: 210 });
    const scrolled = { ...cell, top: cell.top - 150 };
    const to = hourAt(on, only(on, scrolled), { clientX: 0, clientY: 210 });
    expect(stretchBetween(on, only(on, scrolled), from, to, false)).toEqual({
      place: { day: 1, hour: 10 },
      start: 10,
      hours: 4,
      box: { left: 100, top: 50, width: 160, height: 200 },
    });
  });

  it('has the minimum length and starts within its day', () => {
    expect(drawn(line(byTime, 0, 0), 210, 210, false)).toMatchObject({ start: 9, hours: 1 });
    expect(drawn(line(byTime, 0, 0), 210, 211, true)).toMatchObject({ hours: 0.25 });
    expect(drawn(line(byTime, 0, 0), -9_000, 210, false)).toMatchObject({ start: 0, hours: 10 });
    expect(drawn(line(byTime, 0, 0), 5_000, 9_000, false)).toMatchObject({ start: 23, hours: 24 });
  });

  it('is not drawn where a cell has no hours', () => {
    expect(hourLineAt({ rows: [{ positionId: 'cook' }], columns: [{ day: 0 }] }, { row: 0, column: 0 })).toBeNull();
  });
});
