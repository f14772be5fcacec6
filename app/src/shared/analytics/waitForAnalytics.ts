/** How often the hidden step looks whether analytics has loaded, and when it gives up; in milliseconds. */
const analyticsPoll = { everyMs: 500, giveUpMs: 5000 } as const;

/** Looks every 500 ms whether analytics has loaded and then runs the initialiser, once; gives up after 5 s. */
export function waitForAnalytics(hasLoaded: () => boolean, initialise: () => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += analyticsPoll.everyMs;
    if (hasLoaded()) {
      clearInterval(timer);
      initialise();
    } else if (waited >= analyticsPoll.giveUpMs) {
      clearInterval(timer);
    }
  }, analyticsPoll.everyMs);
  return () => clearInterval(timer);
}
