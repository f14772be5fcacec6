import { describe, expect, it } from 'vitest';
import {
  arrowsOf,
  cellsOf,
  covers,
  type DragItem,
  isUnmoved,
  movedByDays,
  movedByHours,
  movedTo,
  placedAt,
  quarter,
  unmoved,
  withEndAt,
  withStartAt,
} from './dragItem';
import { type RosterAxes, spotAt } from './rosterAxes';

const item: DragItem = { shiftId: 's', staffId: 'ada', positionId: 'cook', day: 1, start: 17, hours: 6 };

const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const week: RosterAxes = { rows: hours.map((hour) => ({ hour })), columns: days };
const people: RosterAxes = { rows: [{ staffId: 'ada' }, { staffId: 'bo' }], columns: days };
const roles: RosterAxes = { rows: [{ positionId: 'cook' }, { positionId: 'host' }], columns: days };
const timeLine: RosterAxes = { rows: people.rows, columns: hours.map((hour) => ({ day: 1, hour })) };
const roleLine: RosterAxes = { rows: roles.rows, columns: timeLine.columns };
const dayBoard: RosterAxes = {
  rows: week.rows,
  columns: [
    { positionId: 'cook', day: 1 },
    { positionId: 'host', day: 1 },
  ],
};

describe('a dragged shift', () => {
  it('keeps the grabbed hour under the pointer, and its length', () => {
    expect(movedTo(item, { day: 1, hour: 19 }, { day: 3, hour: 12 })).toEqual({
      staffId: 'ada',
      positionId: null,
      day: 3,
      start: 10,
      hours: 6,
    });
  });

  it('moves to another person and day in rows of people, at the same hour', () => {
    expect(movedTo(item, { staffId: 'ada', day: 1 }, { staffId: 'bo', day: 4 })).toMatchObject({
      staffId: 'bo',
      day: 4,
      start: 17,
    });
  });

  it('has a target position only over another position', () => {
    expect(movedTo(item, { positionId: 'cook', day: 1 }, { positionId: 'host', day: 1 }).positionId).toBe('host');
    expect(movedTo(item, { positionId: 'cook', day: 1 }, { positionId: 'cook', day: 2 }).positionId).toBeNull();
  });

  it('crosses midnight in both directions and stops at the ends of the week', () => {
    expect(movedByHours(unmoved(item), 7)).toMatchObject({ day: 2, start: 0 });
    expect(movedByHours({ ...unmoved(item), start: 0 }, -1)).toMatchObject({ day: 0, start: 23 });
    expect(movedByHours({ ...unmoved(item), day: 0, start: 0 }, -1)).toMatchObject({ day: 0, start: 0 });
    expect(movedByHours({ ...unmoved(item), day: 6, start: 23 }, 1)).toMatchObject({ day: 6, start: 23 });
    expect(movedByDays(unmoved(item), -1)).toMatchObject({ day: 0, start: 17 });
    expect(movedByDays({ ...unmoved(item), day: 6 }, 1).day).toBe(6);
    // The roster's last row is the first hour of the next day.
    expect(movedTo(item, { day: 1, hour: 17 }, { day: 6, hour: 24 })).toMatchObject({ day: 6, start: 23 });
    expect(placedAt(item, unmoved(item), { day: 2, hour: 24 })).toMatchObject({ day: 3, start: 0 });
  });

  it('starts at the clicked cell, and keeps what the cell does not define', () => {
    expect(placedAt(item, unmoved(item), { staffId: 'bo', day: 5 })).toEqual({
      staffId: 'bo',
      positionId: null,
      day: 5,
      start: 17,
      hours: 6,
    });
    expect(placedAt(item, unmoved(item), { positionId: 'host', hour: 12 })).toMatchObject({
      positionId: 'host',
      day: 1,
      start: 12,
    });
  });

  it('ends where its end is dragged, at least an hour and at most a day long', () => {
    const end = (hour: number) => withEndAt(item, { day: 1, hour: 22 }, { day: 4, hour }).hours;
    expect([end(22), end(24), end(19), end(9)]).toEqual([6, 8, 3, 1]);
    expect(withEndAt({ ...item, start: 0 }, { day: 1 }, { hour: 24 }).hours).toBe(24);
    // A shift from the evening before, resized in the morning's cells.
    expect(withEndAt({ ...item, day: 0 }, { day: 1, hour: 9 }, { hour: 9 }).hours).toBe(17);
  });

  it('starts where its start is dragged and keeps its end, at least an hour and at most a day long', () => {
    const start = (hour: number) => withStartAt(item, { day: 1, hour: 17 }, { day: 4, hour });
    expect(start(15)).toMatchObject({ day: 1, start: 15, hours: 8 });
    expect(start(20)).toMatchObject({ day: 1, start: 20, hours: 3 });
    expect(start(24)).toMatchObject({ day: 1, start: 22, hours: 1 });
    expect(start(16.75)).toMatchObject({ day: 1, start: 16.75, hours: 6.25 });
    expect(withStartAt({ ...item, day: 0, start: 2, hours: 4 }, { day: 0 }, { hour: 0 })).toMatchObject({
      day: 0,
      start: 0,
      hours: 6,
    });
    // From 2 AM it would be longer than a day.
    expect(withStartAt({ ...item, start: 20, hours: 23 }, { day: 1 }, { hour: 2 })).toMatchObject({ hours: 24 });
  });

  it('keeps its minutes when moved by hours, and changes them when moved by quarters', () => {
    const late: DragItem = { ...item, start: 17.5, hours: 6.25 };
    expect(movedTo(late, { day: 1, hour: 19 }, { day: 3, hour: 12 })).toMatchObject({
      day: 3,
      start: 10.5,
      hours: 6.25,
    });
    expect(movedTo(late, { day: 1, hour: 19.25 }, { day: 1, hour: 19 })).toMatchObject({ day: 1, start: 17.25 });
    expect(movedByHours(unmoved(late), 1)).toMatchObject({ day: 1, start: 18.5 });
    expect(movedByHours(unmoved(late), -0.25)).toMatchObject({ day: 1, start: 17.25 });
    expect(movedByHours(unmoved(late), quarter)).toMatchObject({ day: 1, start: 17.75, hours: 6.25 });
    expect(movedByHours({ ...unmoved(late), start: 23.75 }, quarter)).toMatchObject({ day: 2, start: 0 });
    expect(movedByHours({ ...unmoved(late), day: 1, start: 0 }, -quarter)).toMatchObject({ day: 0, start: 23.75 });
    expect(movedByHours({ ...unmoved(late), day: 0, start: 0.25 }, -1)).toMatchObject({ day: 0, start: 0 });
    expect(movedByHours({ ...unmoved(late), day: 6, start: 23.5 }, 1)).toMatchObject({ day: 6, start: 23.75 });
    expect(movedByDays(unmoved(late), 1)).toMatchObject({ day: 2, start: 17.5 });
    expect(isUnmoved(late, unmoved(late))).toBe(true);
    expect(isUnmoved(late, { ...unmoved(late), start: 17.25 })).toBe(false);
  });

  it('resizes to a whole hour, or to the quarter under the pointer', () => {
    const late: DragItem = { ...item, start: 17.5, hours: 6.25 };
    const end = (hour: number) => withEndAt(late, { day: 1, hour: 22 }, { day: 1, hour }).hours;
    expect([end(22), end(18), end(9)]).toEqual([5.5, 1.5, 1]);
    // With Alt the end is that of the quarter under the pointer, an hour after the one passed in.
    expect([end(21.75), end(16.75)]).toEqual([5.25, 0.25]);
    expect(end(9.25)).toBe(quarter);
  });

  it('is unmoved only without any change', () => {
    expect(isUnmoved(item, unmoved(item))).toBe(true);
    for (const change of [{ staffId: 'bo' }, { positionId: 'host' }, { day: 2 }, { start: 16 }, { hours: 5 }]) {
      expect(isUnmoved(item, { ...unmoved(item), ...change })).toBe(false);
    }
  });
});

describe('the cells of a shift', () => {
  const cells = (axes: RosterAxes, target = unmoved(item)) =>
    cellsOf(axes, (place) => covers(item, target, place)).map(({ row, column }) => `${row},${column}`);

  it('are its hours, its person’s day or its position’s day, depending on the axes', () => {
    expect(cells(week)).toEqual(['8,1', '9,1', '10,1', '11,1', '12,1', '13,1']);
    expect(cells(people)).toEqual(['0,1']);
    expect(cells(people, { ...unmoved(item), staffId: 'bo', day: 2 })).toEqual(['1,2']);
    expect(cells(roles)).toEqual(['0,1']);
    expect(cells(timeLine)).toEqual(['0,8', '0,9', '0,10', '0,11', '0,12', '0,13']);
    expect(cells(dayBoard, { ...unmoved(item), positionId: 'host', hours: 1 })).toEqual(['8,1']);
    expect(cells(dayBoard, { ...unmoved(item), day: 2 })).toEqual([]);
  });

  it('include those that it covers only partly', () => {
    expect(cells(week, { ...unmoved(item), start: 17.75, hours: 1.5 })).toEqual(['8,1', '9,1', '10,1']);
    expect(cells(week, { ...unmoved(item), start: 17.25, hours: 0.75 })).toEqual(['8,1']);
    expect(cells(week, { ...unmoved(item), start: 17, hours: 1.25 })).toEqual(['8,1', '9,1']);
  });

  it('continue past midnight only into the roster’s last row', () => {
    expect(cells(week, { ...unmoved(item), start: 23, hours: 4 })).toEqual(['14,1', '15,1']);
  });

  it('are counted from the first rendered row', () => {
    const window = { ...people, first: 40 };
    expect(cells(window)).toEqual(['40,1']);
    expect(spotAt(window, { row: 41, column: 3 })).toEqual({ staffId: 'bo', day: 3 });
    expect(spotAt(window, { row: 0, column: 3 })).toBeNull();
    expect(spotAt(window, { row: 41, column: 7 })).toBeNull();
  });
});

describe('arrow keys', () => {
  it.each([
    ['the week by time', week, 'hour', 'day', null],
    ['the week by person', people, 'person', 'day', 'hour'],
    ['the week by role', roles, 'hour', 'day', null],
    ['a day by time', dayBoard, 'hour', 'day', null],
    ['a day by person', timeLine, 'person', 'hour', 'day'],
    ['a day by role', roleLine, 'day', 'hour', null],
  ] as const)('follow the axes of %s, and can always change day and hour', (_, axes, vertical, horizontal, shifted) => {
    expect(arrowsOf(axes)).toEqual({ vertical, horizontal, shifted });
  });
});
