import { expect, it } from 'vitest';
import { beside } from './beside';
import { scrollStep } from './followEdges';

const room = { width: 1000, height: 600 };
const label = { width: 200, height: 60 };
const cell = (left: number, top: number) => ({ left, top, width: 100, height: 50 });

it('a label stands to the right of a cell, or to the left where there is no room', () => {
  expect(beside(cell(300, 200), label, room, false)).toEqual({ left: 408, top: 200 });
  expect(beside(cell(800, 200), label, room, false)).toEqual({ left: 592, top: 200 });
});

it('or below it, or above where there is no room, when shifts move sideways', () => {
  expect(beside(cell(300, 200), label, room, true)).toEqual({ left: 300, top: 258 });
  expect(beside(cell(300, 540), label, room, true)).toEqual({ left: 300, top: 472 });
});

it('and never leaves the window', () => {
  expect(beside(cell(-50, 590), label, room, false)).toEqual({ left: 58, top: 532 });
  expect(beside(cell(20, 200), label, { width: 220, height: 600 }, false).left).toBe(8);
  expect(beside(cell(950, 10), label, room, true)).toEqual({ left: 792, top: 68 });
});

it('the roster scrolls when the pointer is over its head or near its far edge', () => {
  expect([scrollStep(100, 100, 500), scrollStep(300, 100, 500), scrollStep(490, 100, 500)]).toEqual([-10, 0, 10]);
});
