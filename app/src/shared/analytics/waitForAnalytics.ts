/** Polling interval and timeout for the analytics script, in milliseconds. */
const analyticsPoll = { everyMs: 500, giveUpMs: 5000 } as const;

/** Polls until analytics has loaded, then runs the initialiser once. */
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
