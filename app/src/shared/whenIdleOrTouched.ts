const touches = ['pointerdown', 'keydown'] as const;
/** Milliseconds after which a busy page does not wait any longer. */
const timeout = 1000;

/** Calls back once: when the page has nothing else to do, or as soon as somebody touches it. Gives back how to cancel. */
export function whenIdleOrTouched(callback: () => void): () => void {
  const cancel = () => {
    for (const touch of touches) removeEventListener(touch, run, true);
    if (idle !== undefined) cancelIdleCallback(idle);
    clearTimeout(timer);
  };
  const run = () => {
    cancel();
    callback();
  };
  // Safari has no idle callbacks.
  const idle = typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout }) : undefined;
  const timer = idle === undefined ? setTimeout(run, 200) : undefined;
  for (const touch of touches) addEventListener(touch, run, true);
  return cancel;
}
