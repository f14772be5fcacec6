const touches = ['pointerdown', 'keydown'] as const;
/** Milliseconds that a page which has just been started is left alone. */
const pause = 200;

/** Calls back once: when the page has had a moment to draw, or as soon as somebody touches it. Gives back how to cancel. */
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
