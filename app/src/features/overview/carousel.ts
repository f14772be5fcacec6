/** The card after 'next', which wraps around. */
export function nextCard(index: number, cards: number): number {
  return index + 1 < cards ? index + 1 : 0;
}

/** The card after 'previous', which stops at the first. */
export function previousCard(index: number): number {
  return Math.max(0, index - 1);
}

/** The scroller's offset after a step of its width, clamped to the row. */
export function steppedWindow(from: number, by: -1 | 1, size: number, total: number): number {
  return Math.max(0, Math.min(from + by * size, total - size));
}
