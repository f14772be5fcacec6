const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'] as const;

/** Runs once at the visitor's first sign of life on this page; the answer calls it off. */
export function onFirstSignOfLife(run: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, start, true);
  };
  const start = () => {
    stop();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });
  return stop;
}
