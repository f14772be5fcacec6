/** Suppresses the click that ends the current press; a cancelled press ends without one. */
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
  // The end of a press outside the window, or taken over by the system, is only detected with the next press.
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('pointerdown', end, options);
}
