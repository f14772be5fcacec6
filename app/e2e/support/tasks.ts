import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { type?: string; functionName?: string } };
}

/** The longest task of the page's main thread while something happened. */
export interface LongestTask {
  /** Milliseconds by the clock. */
  wall: number;
  /** Milliseconds of processor time, which other processes of the machine do not lengthen. */
  cpu: number;
  /** What took the time inside, longest first, in milliseconds. */
  inside: string[];
}

/** Slows the page's processor down by a factor, as the browser's own tools do. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Resolves when the page has painted once more. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Resolves when the page has painted what it had to and has nothing else to do. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => resolve());
        requestAnimationFrame(() => requestAnimationFrame(idle));
      }),
  );
}

function longestOf(events: readonly TraceEvent[]): LongestTask {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') &&
      mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const longest = tasks.reduce<TraceEvent | undefined>(
    (best, task) => ((task.tdur ?? task.dur ?? 0) > (best?.tdur ?? best?.dur ?? 0) ? task : best),
    undefined,
  );
  if (!longest) throw new Error('The trace holds no task of the main thread.');
  const { ts, dur = 0, tdur = 0, pid, tid } = longest;
  const inside = events
    .filter((event) => event !== longest && event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter((event) => event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur && (event.dur ?? 0) > 1000)
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 6)
    .map(({ name, args, dur: length = 0 }) => {
      const detail = args?.data?.type ?? args?.data?.functionName ?? '';
      return `${name}${detail && ` ${detail}`} ${Math.round(length / 100) / 10}`;
    });
  return { wall: dur / 1000, cpu: tdur / 1000, inside };
}

/** Runs an action under the browser's tracing and gives the longest task that it caused. */
export async function longestTask(browser: Browser, page: Page, action: () => Promise<void>): Promise<LongestTask> {
  await settled(page);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  await action();
  await settled(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return longestOf(trace.traceEvents);
}
