// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, undo, useSession } from '~/roster/week/session';
import { readViewState } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import { clearSelection, setSelecting, useSelection } from '../input/selection';
import { useInput } from '../input/useInput';
import { WeekByMember } from '../roster/WeekByMember';
import SelectionBar from './SelectionBar';

const state = readViewState(new URLSearchParams('group=member'), place.week);

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: ['Ada', 'Bob'].map((name) => ({
    id: name.toLowerCase(),
    name,
    positionId: 'cook',
    color: 'cook',
    availability: always,
  })),
  shifts: [
    { id: 'a', staffId: 'ada', day: 0, start: 9, hours: 4, confirmed: true },
    { id: 'b', staffId: 'ada', day: 1, start: 9, hours: 4, confirmed: false },
    { id: 'c', staffId: 'bob', day: 1, start: 10, hours: 4, confirmed: true },
    { id: 'd', staffId: 'bob', day: 6, start: 10, hours: 4, confirmed: true },
  ],
};

/** The roster by team member with the bar, as on the page. */
function Page() {
  useInput();
  const week = useSession(activeWeek);
  if (!week) return null;
  const filter = { team: null, position: null };
  const model = weekFigures(week, filter);
  return (
    <>
      <WeekByMember week={week} model={model} state={state} />
      <SelectionBar loaded={{ week, model, filter }} state={state} />
    </>
  );
}

// The dialog is loaded on demand, which may take longer than a test waits for it.
await import('./GiveTogether');

let openedCells: string[] = [];
useSession.subscribe(({ dialog }, before) => {
  if (dialog !== before.dialog && dialog?.kind === 'member') openedCells.push(`${dialog.staffId} ${dialog.day}`);
});

beforeEach(() => {
  openedCells = [];
  openWeek(schedule, { kind: 'imported', shifts: 4 });
  renderPart(<Page />);
});

afterEach(() => {
  clearSelection();
  cleanup();
});

const shifts = () => activeWeek(useSession.getState())?.handle.ask({ kind: 'schedule' }).shifts ?? [];
const shift = (shiftId: string) => {
  const { staffId, day, start, confirmed } = shifts().find(({ id }) => id === shiftId) ?? { staffId: 'nobody' };
  return `${staffId} ${day} ${start}${confirmed ? '' : '?'}`;
};
const undoCount = () => activeWeek(useSession.getState())?.history.undoCount;
const chip = (id: string) => {
  const found = document.querySelector(`[data-chip="${id}"]`);
  if (!found) throw new Error(`The roster does not show the shift ${id}.`);
  return found;
};
const pick = (...ids: string[]) => {
  for (const id of ids) fireEvent.click(chip(id), { ctrlKey: true });
};
const bar = () => screen.getByRole('region', { name: 'Selected shifts' });
const press = (name: string) => fireEvent.click(within(bar()).getByRole('button', { name }));

test('Ctrl-click selects shifts across cells, marks them and announces the count; a plain click still opens', () => {
  pick('a', 'c');
  expect(screen.getByTestId('selection-said').textContent).toBe('2 shifts selected');
  expect(chip('a')).toHaveProperty('dataset.selected', 'true');
  expect(openedCells).toEqual([]);
  pick('a');
  expect(useSelection.getState().ids).toEqual(['c']);
  fireEvent.click(chip('b'));
  expect(openedCells).toEqual(['ada 1']);
});

test('by keyboard, Shift+Space selects and Escape clears; in selection mode, Space or a plain click selects', () => {
  const cell = (at: string) => document.querySelector(`[data-cell="${at}"]`) as HTMLElement;
  fireEvent.keyDown(cell('0,0'), { key: ' ', shiftKey: true });
  fireEvent.keyDown(cell('1,1'), { key: ' ', ctrlKey: true });
  expect(useSelection.getState().ids).toEqual(['a', 'c']);
  fireEvent.keyDown(cell('1,1'), { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Selected shifts' })).toBeNull();
  setSelecting(true);
  fireEvent.keyDown(cell('0,0'), { key: ' ' });
  fireEvent.click(chip('c'));
  expect(useSelection.getState().ids).toEqual(['a', 'c']);
  expect(openedCells).toEqual([]);
});

test('moving is one history entry; shifts that cannot move are listed with their reason and stay selected', () => {
  pick('a', 'b', 'd');
  press('1 day later');
  expect([shift('a'), shift('b'), shift('d')]).toEqual(['ada 1 9?', 'ada 2 9?', 'bob 6 10']);
  expect(undoCount()).toBe(1);
  expect(within(bar()).getByRole('alert').textContent).toBe(
    '1 shift not changed:Bob, Sunday 10 AM-2 PM: it would fall outside the week',
  );
  press('1 h later');
  expect([shift('a'), shift('d')]).toEqual(['ada 1 10?', 'bob 6 11?']);
  expect(within(bar()).queryByRole('alert')).toBeNull();
});

test('giving, confirming and removing are one history entry each', async () => {
  pick('a', 'b');
  press('Confirm');
  expect([shift('a'), shift('b')]).toEqual(['ada 0 9', 'ada 1 9']);
  press('Give to…');
  fireEvent.click(await screen.findByRole('button', { name: 'Give to Bob', hidden: true }));
  expect([shift('a'), shift('b')]).toEqual(['bob 0 9?', 'ada 1 9']);
  expect(within(bar()).getByRole('alert').textContent).toContain('Bob, Tuesday 9 AM-1 PM: ');
  press('Remove');
  expect(shifts().map(({ id }) => id)).toEqual(['c', 'd']);
  expect(undoCount()).toBe(3);
  expect(useSelection.getState().ids).toEqual([]);
});

test.each(['Delete', 'Backspace'])('%s removes the selected shifts as one history entry', (key) => {
  pick('a', 'c');
  fireEvent.keyDown(chip('c'), { key });
  expect(shifts().map(({ id }) => id)).toEqual(['b', 'd']);
  expect(undoCount()).toBe(1);
  undo();
  expect(shifts()).toHaveLength(4);
});

test('without a selection, Delete removes the shifts of the person’s cell with the focus', () => {
  const cell = document.querySelector('[data-cell="0,0"]') as HTMLElement;
  fireEvent.keyDown(cell, { key: 'Delete' });
  expect(shifts().map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  fireEvent.keyDown(cell, { key: 'Delete' });
  expect(undoCount()).toBe(1);
});

test('Delete in a field, with Ctrl or beside an open dialog removes nothing', () => {
  pick('a');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'Backspace' });
  fireEvent.keyDown(chip('a'), { key: 'Delete', ctrlKey: true });
  field.remove();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  fireEvent.keyDown(dialog, { key: 'Delete' });
  dialog.remove();
  expect(shifts()).toHaveLength(4);
});

test('a selection that empties closes the dialog for giving, which the next selection does not open', async () => {
  pick('a');
  press('Give to…');
  await screen.findByTestId('give-together');
  act(clearSelection);
  pick('c');
  expect(screen.queryByTestId('give-together')).toBeNull();
});
