/**
 * Work spread over frames: of all that waits, one job runs between two painted frames, in the order asked for. What is
 * drawn in pieces this way never keeps the page from answering for longer than one piece takes.
 */

/** `cost` is what the page's own thread needed for the frame before, in milliseconds. */
type Job = (cost: number) => void;

const waiting = new Set<Job>();
let asked = false;

function ask(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  requestAnimationFrame(() => {
    const begun = performance.now();
    // A timer that is set in a frame runs after that frame has been painted.
    setTimeout(() => {
      asked = false;
      const [job] = waiting;
      try {
        if (job) {
          waiting.delete(job);
          job(performance.now() - begun);
        }
      } finally {
        ask();
      }
    });
  });
}

/** Runs a job after the next painted frame in which no earlier job has its turn; the answer takes it back. */
export function nextFrame(job: Job): () => void {
  const own: Job = (cost) => job(cost);
  waiting.add(own);
  ask();
  return () => void waiting.delete(own);
}
