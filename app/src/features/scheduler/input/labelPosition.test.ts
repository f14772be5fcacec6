import { expect, it } from 'vitest';
import { scrollStep } from './autoScroll';
import { labelPosition } from './labelPosition';

const room = { width: 1000, height: 600 };
const label = { width: 200, height: 60 };
const cell = (left: number, top: number) => ({ left, top, width: 100, height: 50 });

it('a label is to the right of a cell, or to the left without room', () => {
  expect(labelPosition(cell(300, 200), label, room, false)).toEqual({ left: 408, top: 200 });
  expect(labelPosition(cell(800, 200), label, room, false)).toEqual({ left: 592, top: 200 });
});

it('it is below the cell, or above without room, when shifts move sideways', () => {
  expect(labelPosition(cell(300, 200), label, room, true)).toEqual({ left: 300, top: 258 });
  expect(labelPosition(cell(300, 540), label, room, true)).toEqual({ left: 300, top: 472 });
});

it('it never leaves the window', () => {
  expect(labelPosition(cell(-50, 590), label, room, false)).toEqual({ left: 58, top: 532 });
  expect(labelPosition(cell(20, 200), label, { width: 220, height: 600 }, false).left).toBe(8);
  expect(labelPosition(cell(950, 10), label, room, true)).toEqual({ left: 792, top: 68 });
});

it('the roster scrolls when the pointer is over its header or near its far edge', () => {
  expect([scrollStep(100, 100, 500), scrollStep(300, 100, 500), scrollStep(490, 100, 500)]).toEqual([-10, 0, 10]);
});
