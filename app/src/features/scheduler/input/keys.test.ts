// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '~/roster/week/session';
import { keyActions, keyIds, performKey } from './keys';
import { type CellPosition, useCurrentRoster } from './rosterAxes';
import { useSelection } from './selection';

const presses = { isDragging: () => isDragging, cancel: vi.fn(), stop: () => {} };
let isDragging = false;
let focused: CellPosition[] = [];
let opened: CellPosition[] = [];

beforeEach(() => {
  isDragging = false;
  focused = [];
  opened = [];
  presses.cancel.mockClear();
  document.body.innerHTML =
    '<div role="grid"><button data-head="1"></button><div data-cell="0,1"></div><div data-cell="6,2"></div></div><input>';
  useCurrentRoster.setState({
    roster: {
      rowCount: 8,
      columnCount: 7,
      axes: null,
      scrollToRow: undefined,
      open: (cell) => opened.push(cell),
      focusCell: (cell) => focused.push(cell),
      focusHeader: (column) => column < 7,
    },
  });
});

afterEach(() => {
  useSelection.setState(useSelection.getInitialState());
  useSession.setState({ dialog: null });
});

/** Presses a key on an element; whether the browser is left to handle it. */
function press(selector: string, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  const perform = (pressed: KeyboardEvent) => performKey({ event: pressed, presses, week: null, slots: 7 });
  document.addEventListener('keydown', perform, { once: true });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

const cell = '[data-cell="6,2"]';

test('the help has a line for every action, and an action for every line', () => {
  expect(new Set(keyActions.map(({ id }) => id))).toEqual(new Set(keyIds));
});

describe('on a cell', () => {
  test('arrows, Home, End and pages move the focus, and end at the edges', () => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'End', 'PageUp', 'PageDown']) press(cell, key);
    press(cell, 'Home', { ctrlKey: true });
    press(cell, 'End', { metaKey: true });
    expect(focused).toEqual([
      { row: 5, column: 2 },
      { row: 6, column: 1 },
      { row: 6, column: 0 },
      { row: 6, column: 6 },
      { row: 1, column: 2 },
      { row: 7, column: 2 },
      { row: 0, column: 0 },
      { row: 7, column: 6 },
    ]);
  });

  test('Enter and Space open it, and the page does not scroll', () => {
    expect(press(cell, ' ')).toBe(false);
    expect(press(cell, 'Enter')).toBe(false);
    expect(opened).toEqual([
      { row: 6, column: 2 },
      { row: 6, column: 2 },
    ]);
  });

  test('? shows the help, also with the Shift that its key takes; in a field it is text', () => {
    expect(press('input', '?', { shiftKey: true })).toBe(true);
    expect(useSession.getState().dialog).toBeNull();
    press(cell, '?', { shiftKey: true });
    expect(useSession.getState().dialog).toEqual({ kind: 'keys' });
  });
});

test('from the first row Arrow Up goes to the day’s heading, and Arrow Down back', () => {
  expect(press('[data-cell="0,1"]', 'ArrowUp')).toBe(false);
  expect(focused).toEqual([]);
  press('[data-head]', 'ArrowDown');
  expect(focused).toEqual([{ row: 0, column: 1 }]);
});

test('Escape ends a drag first, and clears the selection only the next time', () => {
  useSelection.setState({ ids: ['a'] });
  isDragging = true;
  press('input', 'Escape');
  expect(presses.cancel).toHaveBeenCalledOnce();
  expect(useSelection.getState().ids).toEqual(['a']);
  isDragging = false;
  press('input', 'Escape');
  expect(useSelection.getState().ids).toEqual([]);
  // With nothing left to end, the key is the browser's.
  expect(press('input', 'Escape')).toBe(true);
});

test('a field keeps its own undo', () => {
  expect(press('input', 'z', { ctrlKey: true })).toBe(true);
  expect(press(cell, 'z', { ctrlKey: true })).toBe(false);
});

test('a combination of other modifiers is none of these', () => {
  expect(press(cell, 'Enter', { altKey: true })).toBe(true);
  expect(press(cell, 'ArrowDown', { ctrlKey: true, altKey: true })).toBe(true);
  expect(opened).toEqual([]);
});
