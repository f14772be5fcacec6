import { getRosterAxes } from '../grid/rosterAxes';
import type { CellPlace } from '../grid/useGridKeys';
import { arrowsOf, cellsOf, covers, type DragItem, type DropTarget, isUnmoved, unmoved } from './dragItem';
import { blockOf, type Moving } from './movingStore';

const cellAt = ({ row, column }: CellPlace) =>
  document.querySelector<HTMLElement>(`[role=grid] [data-cell="${row},${column}"]`);

/** The cells in which a shift would be seen, the earliest first. */
export function cellsFor(carried: DragItem, wanted: DropTarget): HTMLElement[] {
  const axes = getRosterAxes();
  if (!axes) return [];
  return cellsOf(axes, (place) => covers(carried, wanted, place)).flatMap((place) => cellAt(place) ?? []);
}

/** The cell that a label stands beside: the one under the pointer, or the first of the shift. */
export function anchorOf({ over, carried, wanted }: Moving): HTMLElement | null {
  if (over) return cellAt(over);
  return (wanted && cellsFor(carried, wanted)[0]) ?? null;
}

/** How a target is drawn. */
function levelOf(moving: Moving, wanted: DropTarget): 'same' | 'block' | 'warn' | 'clear' {
  if (isUnmoved(moving.carried, wanted)) return 'same';
  if (blockOf(moving)) return 'block';
  return moving.violations.length > 0 ? 'warn' : 'clear';
}

/**
 * Marks the cells where the shift would be, the cell under the pointer, and the shift's present chips. The attributes are
 * set on the DOM directly: rendering the roster for every cell that the pointer passes would take longer than a frame.
 * Returns a function that removes the marks.
 */
export function markTarget(moving: Moving): () => void {
  const { carried, wanted, over } = moving;
  const axes = getRosterAxes();
  const timeLine = axes ? arrowsOf(axes).vertical === 'person' && arrowsOf(axes).horizontal === 'hour' : false;
  const own = timeLine
    ? ':scope > *'
    : [carried.shiftId, carried.staffId].map((id) => `[data-chip="${CSS.escape(id)}"]`).join();
  const left = cellsFor(carried, unmoved(carried)).flatMap((cell) => [...cell.querySelectorAll(own)]);
  const target = wanted ? cellsFor(carried, wanted) : [];
  // A blocked target may be no place for the shift at all; then the cell under the pointer stands for it.
  const under = over && target.length === 0 ? cellAt(over) : null;
  const cells = under ? [under] : target;
  for (const chip of left) chip.setAttribute('data-left', '');
  if (wanted) for (const cell of cells) cell.setAttribute('data-drop', levelOf(moving, wanted));
  const held = over && cellAt(over);
  held?.setAttribute('data-held', wanted && levelOf(moving, wanted) !== 'block' ? moving.what : 'none');
  return () => {
    for (const chip of left) chip.removeAttribute('data-left');
    for (const cell of cells) cell.removeAttribute('data-drop');
    held?.removeAttribute('data-held');
  };
}
