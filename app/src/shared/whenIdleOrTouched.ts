const touches = ['pointerdown', 'keydown'] as const;
/** Milliseconds after the start during which nothing is loaded in the background. */
const pause = 200;

/** Calls back once: when the page has had time to paint, or at the first input. Returns a function that cancels it. */
export function whenIdleOrTouched(callback: () => void): () => void {
  const cancel = () => {
    for (const touch of touches) removeEventListener(touch, run, true);
    clearTimeout(timer);
  };
  const run = () => {
    cancel();
    callback();
  };
  const timer = setTimeout(run, pause);
  for (const touch of touches) addEventListener(touch, run, true);
  return cancel;
}
