import type { EditableWeek } from '~/roster/week/editableWeek';
import { openDialog, redo, undo } from '~/roster/week/session';
import { copy, paste } from './clipboard';
import { type Arrow, cancelSteps, finishSteps, moveStep, moveStepsTo, steppedMove } from './movingSteps';
import { useMoving } from './movingStore';
import type { Presses } from './press';
import {
  type CellPosition,
  type CurrentRoster,
  cellOf,
  currentRoster,
  getRosterAxes,
  positionOf,
  spotOf,
} from './rosterAxes';
import { clearSelection, removeTogether, toggleShifts, useSelection } from './selection';
import { shiftsOfCell } from './shiftAt';
import { typeTimes } from './timesInPlace';

/** What a key is pressed on. */
export interface KeyContext {
  readonly event: KeyboardEvent;
  readonly presses: Presses;
  /** Null until the engine has the week. */
  readonly week: EditableWeek | null;
  /** The mask of the visible parts of the day. */
  readonly slots: number;
}

interface KeyAction {
  /** Its text in the help (`keys` of the scheduler's texts); actions with the same one are a line of it. */
  readonly id: KeyId;
  /** Combinations like `Mod+Shift+Z`; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly keys: readonly string[];
  /** Performs the action; false where it does not apply, and the next one of the table is tried. */
  readonly perform: (context: KeyContext) => boolean;
}

/** The lines of the help, in its order. */
export const keyIds = [
  'open',
  'times',
  'arrows',
  'rowEnds',
  'rosterEnds',
  'pages',
  'day',
  'select',
  'delete',
  'copy',
  'cut',
  'paste',
  'undo',
  'redo',
  'move',
  'moveShifted',
  'moveQuarter',
  'put',
  'cancel',
  'search',
  'help',
] as const;
export type KeyId = (typeof keyIds)[number];

/** How many rows Page Up and Page Down move. */
const page = 5;

const elementOf = ({ event }: KeyContext) => (event.target instanceof Element ? event.target : null);
/** The cell that the key is pressed on; null elsewhere. */
const focusedCell = ({ event }: KeyContext) => cellOf(event.target);
const isMoving = () => useMoving.getState().moving !== null;
const hasDialog = () => document.querySelector('dialog[open]') !== null;

/** Fields with an undo of their own. */
const nativeUndo = 'input:not([type=radio]), textarea, select, [contenteditable]';
/** Where Delete and Backspace are for something else. */
const nativeDelete = `${nativeUndo}, [role=application]`;

/** Performs an action on the focused cell; false where none has the focus, or while a shift is moved. */
function onCell(perform: (roster: CurrentRoster, at: CellPosition, cell: HTMLElement) => void) {
  return (context: KeyContext) => {
    const roster = currentRoster();
    const cell = focusedCell(context);
    const at = positionOf(cell);
    if (!roster || !cell || !at) return false;
    perform(roster, at, cell);
    return true;
  };
}

/** Moves the focus from a cell. */
function focus(next: (at: CellPosition, roster: CurrentRoster) => CellPosition) {
  return onCell((roster, at) => {
    const { row, column } = next(at, roster);
    roster.focusCell({
      row: Math.min(roster.rowCount - 1, Math.max(0, row)),
      column: Math.min(roster.columnCount - 1, Math.max(0, column)),
    });
  });
}

/** Moves the focus between the headers of days; false where none has it. */
function focusHeader(by: -1 | 1) {
  return (context: KeyContext) => {
    const column = elementOf(context)?.getAttribute('data-head');
    return column !== null && column !== undefined && (currentRoster()?.focusHeader(Number(column) + by) ?? false);
  };
}

function focusUp(context: KeyContext): boolean {
  const at = positionOf(focusedCell(context));
  return at?.row === 0 && (currentRoster()?.focusHeader(at.column) ?? false);
}

function focusBelowHeader(context: KeyContext): boolean {
  const column = elementOf(context)?.getAttribute('data-head');
  if (column === null || column === undefined) return false;
  currentRoster()?.focusCell({ row: 0, column: Number(column) });
  return true;
}

/** Selects the shifts of the focused cell. */
function select({ week, slots, ...context }: KeyContext): boolean {
  const cell = cellOf(context.event.target);
  if (!week || !cell || isMoving()) return false;
  toggleShifts(shiftsOfCell(week, slots, cell, null));
  return true;
}

/** Removes the selected shifts or, without any, those of the person's cell with the focus. */
function remove(context: KeyContext): boolean {
  const { week, slots } = context;
  if (!week || isMoving() || hasDialog() || elementOf(context)?.closest(nativeDelete)) return false;
  const { ids } = useSelection.getState();
  const cell = focusedCell(context);
  const isPersons = cell !== null && spotOf(cell)?.staffId !== undefined;
  const removed = ids.length > 0 ? ids : isPersons ? shiftsOfCell(week, slots, cell, null) : [];
  if (removed.length === 0) return false;
  removeTogether(removed, week);
  return true;
}

/** Opens the field for the times of the first shift of the person's cell with the focus. */
function editTimes({ week, slots, event }: KeyContext): boolean {
  const cell = cellOf(event.target);
  if (!week || !cell || isMoving() || getRosterAxes()?.scale === undefined) return false;
  const [shiftId] = shiftsOfCell(week, slots, cell, null);
  if (shiftId === undefined) return false;
  typeTimes(shiftId);
  return true;
}

/** Copies, cuts or pastes at the focused cell. */
function onClipboard(kind: 'copy' | 'cut' | 'paste') {
  return ({ event, week, slots }: KeyContext) => {
    const isCell = event.target instanceof Element && event.target.matches('[role=grid] [data-cell]');
    const place = isCell ? spotOf(event.target as Element) : null;
    if (!week || !place || isMoving()) return false;
    // A text selection is left to the browser.
    if (kind !== 'paste' && window.getSelection()?.isCollapsed === false) return false;
    if (kind === 'paste') paste(week, place);
    else copy(week, place, slots, kind === 'cut');
    return true;
  };
}

/** In a field, undo and redo are the field's. */
function outsideFields(perform: () => void) {
  return (context: KeyContext) => {
    if (elementOf(context)?.matches(nativeUndo)) return false;
    perform();
    return true;
  };
}

/** A step of a shift that is moved by keys, whose strip has the focus. */
function step(arrow: Arrow, byQuarter = false) {
  return (context: KeyContext) => {
    if (!steppedMove() || !elementOf(context)?.closest('[role=application]')) return false;
    moveStep(arrow, byQuarter);
    return true;
  };
}

/** Where a shift is moved by keys: drops it, or on a cell moves it there. */
function put(context: KeyContext): boolean {
  if (!steppedMove()) return false;
  const place = spotOf(focusedCell(context));
  if (place) moveStepsTo(place);
  else if (elementOf(context)?.closest('[role=application]') && !elementOf(context)?.matches('button')) finishSteps();
  else return false;
  return true;
}

const left: Arrow = { axis: 'horizontal', by: -1 };
const right: Arrow = { axis: 'horizontal', by: 1 };
const up: Arrow = { axis: 'vertical', by: -1 };
const down: Arrow = { axis: 'vertical', by: 1 };
const less: Arrow = { axis: 'shifted', by: -1 };
const more: Arrow = { axis: 'shifted', by: 1 };

/** Every key of the scheduler. The first action that applies is performed. */
export const keyActions: readonly KeyAction[] = [
  {
    id: 'cancel',
    keys: ['Escape'],
    perform: ({ presses }) => {
      const isDragging = presses.isDragging();
      if (isDragging) presses.cancel();
      return isDragging;
    },
  },
  {
    id: 'cancel',
    keys: ['Escape'],
    perform: () => {
      const isStepped = steppedMove() !== null;
      if (isStepped) cancelSteps();
      return isStepped;
    },
  },
  {
    id: 'cancel',
    keys: ['Escape'],
    perform: () => {
      const { ids, isSelecting } = useSelection.getState();
      if ((ids.length === 0 && !isSelecting) || isMoving() || hasDialog()) return false;
      clearSelection();
      return true;
    },
  },
  { id: 'put', keys: ['Enter', 'Space'], perform: put },
  { id: 'move', keys: ['ArrowLeft'], perform: step(left) },
  { id: 'move', keys: ['ArrowRight'], perform: step(right) },
  { id: 'move', keys: ['ArrowUp'], perform: step(up) },
  { id: 'move', keys: ['ArrowDown'], perform: step(down) },
  { id: 'moveShifted', keys: ['Shift+ArrowLeft', 'Shift+ArrowUp'], perform: step(less) },
  { id: 'moveShifted', keys: ['Shift+ArrowRight', 'Shift+ArrowDown'], perform: step(more) },
  { id: 'moveQuarter', keys: ['Alt+ArrowLeft'], perform: step(left, true) },
  { id: 'moveQuarter', keys: ['Alt+ArrowRight'], perform: step(right, true) },
  { id: 'moveQuarter', keys: ['Alt+ArrowUp'], perform: step(up, true) },
  { id: 'moveQuarter', keys: ['Alt+ArrowDown'], perform: step(down, true) },
  {
    id: 'select',
    keys: ['Enter', 'Space'],
    perform: (context) => useSelection.getState().isSelecting && select(context),
  },
  { id: 'select', keys: ['Mod+Space', 'Shift+Space'], perform: select },
  { id: 'open', keys: ['Enter', 'Space'], perform: onCell((roster, at) => roster.open(at)) },
  { id: 'times', keys: ['F2'], perform: editTimes },
  { id: 'day', keys: ['ArrowUp'], perform: focusUp },
  { id: 'day', keys: ['ArrowDown'], perform: focusBelowHeader },
  { id: 'day', keys: ['ArrowLeft'], perform: focusHeader(-1) },
  { id: 'day', keys: ['ArrowRight'], perform: focusHeader(1) },
  { id: 'arrows', keys: ['ArrowLeft'], perform: focus(({ row, column }) => ({ row, column: column - 1 })) },
  { id: 'arrows', keys: ['ArrowRight'], perform: focus(({ row, column }) => ({ row, column: column + 1 })) },
  { id: 'arrows', keys: ['ArrowUp'], perform: focus(({ row, column }) => ({ row: row - 1, column })) },
  { id: 'arrows', keys: ['ArrowDown'], perform: focus(({ row, column }) => ({ row: row + 1, column })) },
  { id: 'rowEnds', keys: ['Home'], perform: focus(({ row }) => ({ row, column: 0 })) },
  { id: 'rowEnds', keys: ['End'], perform: focus(({ row }, { columnCount }) => ({ row, column: columnCount - 1 })) },
  { id: 'rosterEnds', keys: ['Mod+Home'], perform: focus(() => ({ row: 0, column: 0 })) },
  {
    id: 'rosterEnds',
    keys: ['Mod+End'],
    perform: focus((_, { rowCount, columnCount }) => ({ row: rowCount - 1, column: columnCount - 1 })),
  },
  { id: 'pages', keys: ['PageUp'], perform: focus(({ row, column }) => ({ row: row - page, column })) },
  { id: 'pages', keys: ['PageDown'], perform: focus(({ row, column }) => ({ row: row + page, column })) },
  { id: 'delete', keys: ['Delete', 'Backspace'], perform: remove },
  { id: 'copy', keys: ['Mod+C'], perform: onClipboard('copy') },
  { id: 'cut', keys: ['Mod+X'], perform: onClipboard('cut') },
  { id: 'paste', keys: ['Mod+V'], perform: onClipboard('paste') },
  { id: 'undo', keys: ['Mod+Z'], perform: outsideFields(undo) },
  { id: 'redo', keys: ['Mod+Shift+Z', 'Mod+Y'], perform: outsideFields(redo) },
  {
    id: 'search',
    keys: ['Mod+K'],
    perform: ({ week }) => {
      if (!week || hasDialog()) return false;
      openDialog({ kind: 'search' });
      return true;
    },
  },
  { id: 'search', keys: ['/'], perform: onCell(() => openDialog({ kind: 'search' })) },
  {
    id: 'help',
    keys: ['?'],
    // A key of one character acts only where the roster has the focus (WCAG 2.1.4).
    perform: onCell(() => openDialog({ kind: 'keys' })),
  },
];

/** Whether an event is a combination; Shift is part of a character such as '?'. */
function isPressed({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, combination: string): boolean {
  const parts = combination.split('+');
  const name = parts.pop() ?? '';
  const pressed = key === ' ' ? 'Space' : key;
  if (name.toLowerCase() !== pressed.toLowerCase()) return false;
  const isShiftRight = name === '?' || name === '/' || shiftKey === parts.includes('Shift');
  return (ctrlKey || metaKey) === parts.includes('Mod') && altKey === parts.includes('Alt') && isShiftRight;
}

/** Performs what a key does; the browser then does nothing with it. */
export function performKey(context: KeyContext): void {
  const { event } = context;
  if (event.defaultPrevented) return;
  const performed = keyActions.some(
    ({ keys, perform }) => keys.some((combination) => isPressed(event, combination)) && perform(context),
  );
  if (performed) event.preventDefault();
}
