/**
 * The lower parts of a prerendered page are laid out after the first look at it: until then the browser skips what is
 * far from the window (`content-visibility`), and a font or a stylesheet that arrives restyles what is seen only. Once
 * the page is alive they are drawn one at a time, so that no step takes long, and the rule goes.
 */

const parts = 'main > :nth-child(n + 3), footer';
const elementId = 'late-drawing';

/** The rule, as it stands in a prerendered page. Paper and readers without scripts get everything at once. */
export const lateDrawingStyle = `<style id="${elementId}">@media screen and (scripting:enabled){${parts}{content-visibility:auto;contain-intrinsic-height:auto 800px}}</style>`;

/** Draws everything that still waits, at once. */
export function drawAll(): void {
  document.getElementById(elementId)?.remove();
}

/** Draws what still waits, part by part, whenever the page has nothing else to do; the answer stops it. */
export function drawGradually(): () => void {
  if (!document.getElementById(elementId)) return () => {};
  const waiting = document.querySelectorAll<HTMLElement>(parts).values();
  // Safari has no idle callbacks; there the rule simply stays until it is asked for.
  const whenIdle = window.requestIdleCallback ?? (() => 0);
  const drawNext = () => {
    const { value: part } = waiting.next();
    if (!part) return drawAll();
    part.style.contentVisibility = 'visible';
    // Laid out here and now: with the next part it would be one long task.
    void part.offsetHeight;
    asked = whenIdle(drawNext);
  };
  let asked = whenIdle(drawNext);
  return () => window.cancelIdleCallback?.(asked);
}
