// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, useSession } from '~/roster/week/session';
import { slotNames } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import { WeekTimetable } from '../roster/WeekTimetable';
import { ShiftDrawing } from './ShiftDrawing';
import { useInput } from './useInput';

const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [{ day: 0, start: 0, end: 24 }] }],
  shifts: [],
};

function Page() {
  useInput();
  const week = useSession(activeWeek);
  if (!week) return null;
  const model = weekFigures(week, { team: null, position: null });
  return (
    <>
      <WeekTimetable model={model} week={null} state={{ slots: slotNames }} />
      <ShiftDrawing week={week} />
    </>
  );
}

/** Rows are as high as their names: the first is twice as high. */
const rowHeight = 50;
/** How far the roster is scrolled down, in pixels. */
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  // jsdom has no layout: a row per hour, the first one at the top of the window and twice as high as the others.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(this: Element) {
    const row = Number(this.getAttribute('data-cell')?.split(',')[0] ?? 0);
    const top = row === 0 ? 0 : (row + 1) * rowHeight;
    return new DOMRect(0, top - scrolled, 100, row === 0 ? 2 * rowHeight : rowHeight);
  });
  openWeek(schedule, { kind: 'imported', shifts: 0 });
  renderPart(<Page />);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A pointer event over Monday's column at a height in the window, outside React's `act`: nothing renders in between. */
function send(type: string, clientY: number): void {
  const cell = document.querySelector('[data-cell="0,0"]');
  const init = { bubbles: true, isPrimary: true, pointerType: 'mouse', buttons: type === 'pointerup' ? 0 : 1 };
  cell?.dispatchEvent(new PointerEvent(type, { ...init, clientX: 10, clientY }));
}
const dialog = () => useSession.getState().dialog;

test('a quick draw has its last stretch: moves and release arrive together, before anything renders', () => {
  send('pointerdown', 10);
  send('pointermove', 60);
  send('pointermove', 5 * rowHeight + 10);
  send('pointerup', 5 * rowHeight + 10);
  expect(dialog()).toMatchObject({ kind: 'hour', day: 0, hour: 9, hours: 5 });
});

test('a flick draws', () => {
  send('pointerdown', 10);
  send('pointerup', 3 * rowHeight + 10);
  expect(dialog()).toMatchObject({ kind: 'hour', day: 0, hour: 9, hours: 3 });
});

test('wheel-scrolling meanwhile keeps the start, and the end follows the pointer', () => {
  send('pointerdown', 10);
  act(() => send('pointermove', 2 * rowHeight + 10));
  const drawn = () => document.querySelector('[data-testid=drawn-shift]')?.textContent;
  expect(drawn()).toContain('Monday 9 AM-11 AM');
  scrolled = 3 * rowHeight;
  act(() => {
    document.querySelector('.roster-box')?.dispatchEvent(new Event('scroll'));
  });
  expect(drawn()).toContain('Monday 9 AM-2 PM');
  send('pointerup', 2 * rowHeight + 10);
  expect(dialog()).toMatchObject({ kind: 'hour', day: 0, hour: 9, hours: 5 });
});
