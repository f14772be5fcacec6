/** The card that 'next' leads to: after the last one comes the first (spec 4, targets carousel). */
export function nextCard(index: number, cards: number): number {
  return index + 1 < cards ? index + 1 : 0;
}

/** The card that 'previous' leads to: it stops at the first (spec 4, targets carousel). */
export function previousCard(index: number): number {
  return Math.max(0, index - 1);
}

/** The scroller's window moved by a step of its own width; it stays inside the row. */
export function steppedWindow(from: number, by: -1 | 1, size: number, total: number): number {
  return Math.max(0, Math.min(from + by * size, total - size));
}
