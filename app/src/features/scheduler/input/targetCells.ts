import { arrowsOf, cellsOf, covers, type DragItem, type DropTarget, isUnmoved, unmoved } from './dragItem';
import { blockOf, type Moving } from './movingStore';
import type { CellPosition } from './rosterAxes';
import { getRosterAxes } from './rosterAxes';

const cellAt = ({ row, column }: CellPosition) =>
  document.querySelector<HTMLElement>(`[role=grid] [data-cell="${row},${column}"]`);

/** The cells that a shift would cover, the earliest first. */
export function cellsFor(item: DragItem, target: DropTarget): HTMLElement[] {
  const axes = getRosterAxes();
  if (!axes) return [];
  return cellsOf(axes, (place) => covers(item, target, place)).flatMap((place) => cellAt(place) ?? []);
}

/** The label's anchor: the cell under the pointer, or the shift's first cell. */
export function anchorOf({ over, item, target }: Moving): HTMLElement | null {
  if (over) return cellAt(over);
  return (target && cellsFor(item, target)[0]) ?? null;
}

/** How a target is marked. */
function levelOf(moving: Moving, target: DropTarget): 'same' | 'block' | 'warn' | 'clear' {
  if (isUnmoved(moving.item, target)) return 'same';
  if (blockOf(moving)) return 'block';
  return moving.violations.length > 0 ? 'warn' : 'clear';
}

/**
 * Marks the cells that the shift would cover, the cell under the pointer, and the shift's current chips. The attributes
 * are set on the DOM directly: re-rendering the roster for each cell under the pointer would take longer than a frame.
 * Returns a function that removes the marks.
 */
export function markTarget(moving: Moving): () => void {
  const { item, target, over } = moving;
  const axes = getRosterAxes();
  const timeLine = axes ? arrowsOf(axes).vertical === 'person' && arrowsOf(axes).horizontal === 'hour' : false;
  const chipSelector = timeLine
    ? ':scope > *'
    : [item.shiftId, item.staffId].map((id) => `[data-chip="${CSS.escape(id)}"]`).join();
  const currentChips = cellsFor(item, unmoved(item)).flatMap((cell) => [...cell.querySelectorAll(chipSelector)]);
  const coveredCells = target ? cellsFor(item, target) : [];
  // A blocked target may have no cells for the shift; then the cell under the pointer is marked.
  const hoveredCell = over && coveredCells.length === 0 ? cellAt(over) : null;
  const cells = hoveredCell ? [hoveredCell] : coveredCells;
  for (const chip of currentChips) chip.setAttribute('data-left', '');
  if (target) for (const cell of cells) cell.setAttribute('data-drop', levelOf(moving, target));
  const hovered = over && cellAt(over);
  hovered?.setAttribute('data-held', target && levelOf(moving, target) !== 'block' ? moving.mode : 'none');
  return () => {
    for (const chip of currentChips) chip.removeAttribute('data-left');
    for (const cell of cells) cell.removeAttribute('data-drop');
    hovered?.removeAttribute('data-held');
  };
}
