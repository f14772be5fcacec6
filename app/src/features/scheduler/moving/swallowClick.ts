/** Keeps the click that ends the present press from the cell under it; a press that is cancelled ends without one. */
export function swallowClick(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const end = () => ended.abort();
  window.addEventListener('click', swallow, options);
  // The click follows in the same task, or in the next.
  window.addEventListener('pointerup', () => setTimeout(end), options);
  // A press outside the window, or one that the system took over, is only known to have ended by the next.
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('pointerdown', end, options);
}
