// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, undo, useSession } from '~/roster/week/session';
import { readViewState } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import TimesInPlace from '../dialogs/TimesInPlace';
import { WeekByMember } from '../roster/WeekByMember';
import { useBrush } from './brush';
import { useTimesInPlace } from './timesInPlace';
import { useInput } from './useInput';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const early = { code: 'E', name: 'Early', start: 6, hours: 4 };
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: ['Ada', 'Bob'].map((name) => ({ id: name, name, positionId: 'cook', color: 'cook', availability: always })),
  shifts: [{ id: '1', staffId: 'Ada', day: 1, start: 12, hours: 6, confirmed: true }],
  shiftTypes: [early],
};
const state = readViewState(new URLSearchParams('group=member'), place.week);

function Page() {
  useInput();
  const week = useSession(activeWeek);
  const typed = useTimesInPlace(({ shiftId }) => shiftId);
  if (!week) return null;
  const model = weekFigures(week, { team: null, position: null });
  return (
    <>
      <WeekByMember week={week} model={model} state={state} />
      {typed !== null && <TimesInPlace week={week} shiftId={typed} />}
    </>
  );
}

const cellWidth = 160;
/** The hours that a cell is wide: 9 AM to midnight, as no shift is outside of them. */
const [firstHour, lastHour] = [9, 24];
/** The pixel of an hour of a day. */
const at = (day: number, hour: number) => (day + (hour - firstHour) / (lastHour - firstHour)) * cellWidth;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: a day is a cell, and the one block is as wide as its hours.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(this: Element) {
    const [row = 0, day = 0] = (this.closest('[data-cell]')?.getAttribute('data-cell') ?? '0,0').split(',').map(Number);
    if (!this.matches('[data-chip]')) return new DOMRect(day * cellWidth, row * 50, cellWidth, 50);
    return new DOMRect(at(1, 12), row * 50, at(1, 18) - at(1, 12), 50);
  });
  Element.prototype.scrollBy ??= () => {};
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  };
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  renderPart(<Page />);
});

afterEach(() => {
  cleanup();
  useBrush.setState({ type: null });
  useTimesInPlace.setState({ shiftId: null });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const cell = (row: number, day: number) => document.querySelector(`[data-cell="${row},${day}"]`) as HTMLElement;
const block = () => document.querySelector('[data-chip="1"]') as HTMLElement;
const shifts = () =>
  activeWeek(useSession.getState())
    ?.handle.ask({ kind: 'schedule' })
    .shifts.map((shift) => `${shift.staffId} ${shift.day} ${shift.start}.${shift.startMinute ?? 0}+${shift.hours}`);

/** Presses on an element, moves to others and releases there. */
function drag(pointerType: 'mouse' | 'touch', from: Element, x: number, to: readonly (readonly [Element, number])[]) {
  const send = (type: string, target: Element, clientX: number, init: PointerEventInit = {}) =>
    act(() => {
      document.elementFromPoint = () => target;
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerType,
          buttons: 1,
          clientX,
          clientY: 20,
          ...init,
        }),
      );
    });
  send('pointerdown', from, x);
  // A touch is held until it drags.
  act(() => vi.advanceTimersByTime(pointerType === 'touch' ? 500 : 0));
  for (const [target, clientX] of to) send('pointermove', target, clientX);
  act(() => vi.advanceTimersByTime(50));
  const [target, clientX] = to[to.length - 1] ?? [from, x];
  send('pointerup', target, clientX, { buttons: 0 });
  act(() => vi.advanceTimersByTime(50));
}

test.each(['mouse', 'touch'] as const)('the ends of a block are pulled by %s, to hours', (by) => {
  drag(by, block(), at(1, 18) - 2, [[cell(0, 1), at(1, 20) + 1]]);
  expect(shifts()).toEqual(['Ada 1 12.0+8']);
  act(undo);
  drag(by, block(), at(1, 12) + 2, [[cell(0, 1), at(1, 10) - 2]]);
  expect(shifts()).toEqual(['Ada 1 10.0+8']);
  act(undo);
  // Beyond the cell the night goes on, and no shift ends before it has begun.
  drag(by, block(), at(1, 18) - 2, [[cell(0, 2), at(1, 26)]]);
  expect(shifts()).toEqual(['Ada 1 12.0+14']);
  act(undo);
  drag(by, block(), at(1, 18) - 2, [[cell(0, 1), at(1, 9)]]);
  expect(shifts()).toEqual(['Ada 1 12.0+1']);
});

test('a block is moved by its middle', () => {
  drag('mouse', block(), at(1, 15), [[cell(0, 3), at(3, 15)]]);
  expect(shifts()).toEqual(['Ada 3 12.0+6']);
});

test('a double click opens the times in place, a single one the cell', () => {
  const press = (detail: number, on: Element) => {
    fireEvent.mouseDown(on, { detail });
    fireEvent.mouseUp(on, { detail });
  };
  press(1, block());
  fireEvent.click(block(), { detail: 1 });
  expect(useSession.getState().dialog).toMatchObject({ kind: 'member', staffId: 'Ada', day: 1 });
  // The dialog lies over the block by now.
  press(2, document.body);
  expect(useSession.getState().dialog).toBeNull();
  const field = screen.getByRole('textbox', { name: /.+/, hidden: true });
  fireEvent.change(field, { target: { value: '10-14:30' } });
  fireEvent.submit(field);
  expect(shifts()).toEqual(['Ada 1 10.0+4']);
  expect(screen.queryByTestId('times-in-place')).toBeNull();
  press(1, block());
  fireEvent.click(block(), { detail: 1 });
  expect(useSession.getState().dialog).toMatchObject({ kind: 'member', staffId: 'Ada', day: 1 });
});

test('F2 on a cell opens the times of its shift, Delete removes it', () => {
  fireEvent.keyDown(cell(1, 1), { key: 'F2' });
  expect(screen.queryByTestId('times-in-place')).toBeNull();
  fireEvent.keyDown(cell(0, 1), { key: 'F2' });
  expect(screen.getByTestId('times-in-place').getAttribute('aria-label')).toMatch(
    /^Times of Ada, Tuesday.*12 PM-6 PM$/i,
  );
  const field = within(screen.getByTestId('times-in-place')).getByRole<HTMLInputElement>('textbox', { hidden: true });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['12 PM-6 PM', 0, 10]);
  fireEvent.submit(field);
  expect(shifts()).toEqual(['Ada 1 12.0+6']);
  fireEvent.keyDown(cell(0, 1), { key: 'Delete' });
  expect(shifts()).toEqual([]);
});

test.each(['mouse', 'touch'] as const)('a shift type is painted over people and days by %s, as one step', (by) => {
  useBrush.setState({ type: early });
  drag(by, cell(0, 0), at(0, 12), [
    [cell(0, 1), at(1, 12)],
    [cell(1, 2), at(2, 12)],
  ]);
  expect(shifts()).toEqual(
    expect.arrayContaining(['Ada 0', 'Ada 1', 'Ada 2', 'Bob 0', 'Bob 1', 'Bob 2'].map((day) => `${day} 6.0+4`)),
  );
  expect(document.querySelectorAll('[data-painted]')).toHaveLength(0);
  act(undo);
  expect(shifts()).toEqual(['Ada 1 12.0+6']);
});
