/** Measures how soon a page responds to an action and how soon its screen is complete, or how smoothly it scrolls. */
import { setTimeout } from 'node:timers/promises';
import { setClock } from '../e2e/support/today.ts';
import { middleOf, refuseConsent, settled, startBrowser } from './longTasks.mjs';
import { startSite } from './startSite.mjs';

const runsPerAction = process.env.BENCH_QUICK ? 1 : 5;
/** Milliseconds between press and release, as in a quick click. */
const pressMs = 60;
/** Milliseconds after which everything that an action starts has been painted. */
const settleMs = 1500;
/** An action on the sample week with a 4x CPU slowdown. */
const defaults = { cpuSlowdown: 4, limits: { inp: 200, complete: 400 } };
/** Minimum share of the frames that a 60 Hz screen could show; the rest is machine noise. */
const minFrameShare = 0.95;

/** Runs in the page before anything else: records inputs, interactions, frames and the paint after each change. */
function watch() {
  const recorded = { input: 0, inp: 0, complete: 0, frames: [] };
  Object.assign(globalThis, { benchSeen: recorded });
  const onInput = (event) => {
    recorded.input = event.timeStamp;
    recorded.complete = 0;
  };
  for (const type of ['pointerup', 'keydown']) addEventListener(type, onInput, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) recorded.inp = Math.max(recorded.inp, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new MutationObserver(() => {
    const { input } = recorded;
    // The task after the frame begins when the frame has been submitted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (input === recorded.input && input > 0) recorded.complete = performance.now() - input;
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const onFrame = (now) => {
    recorded.frames.push(now);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

async function measure(page, { before, target, perform, verify, undo }) {
  await before?.(page);
  const [x, y] = await middleOf(target(page));
  await page.mouse.move(x, y);
  await settled(page);
  await page.evaluate(() => Object.assign(globalThis.benchSeen, { input: 0, inp: 0, complete: 0, frames: [] }));
  await (perform ? perform(page) : page.mouse.click(x, y, { delay: pressMs }));
  const frames = await page.evaluate(() => globalThis.benchSeen.frames);
  // The page is not queried meanwhile: a test tool's query runs on the page's main thread, too.
  await setTimeout(settleMs);
  const { inp, complete } = await page.evaluate(() => globalThis.benchSeen);
  await verify(page);
  await undo?.(page);
  await settled(page);
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  return { inp, complete, fps: seconds > 0 ? (frames.length - 1) / seconds : 0 };
}

async function measured(browser, origin, { path, ready }, action, cpuSlowdown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' });
  await refuseConsent(page, origin);
  await page.addInitScript(setClock);
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}${action.start ?? ''}`, { waitUntil: 'networkidle' });
  await ready(page);
  await action.prepare?.(page);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const runs = [];
  // The first run also loads and compiles lazy code.
  for (let run = 0; run <= runsPerAction; run += 1) {
    const result = await measure(page, action);
    if (run > 0) runs.push(result);
  }
  await page.close();
  return runs;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Measures each action and prints a table; the process fails if a median exceeds its limit, or if an action did not
 * happen. An action has a `name`, a `target` that is clicked (or a `perform` function), `verify`, which checks the
 * effect, and `undo`; optionally `prepare` (once, at full speed), `before`, `start` (a query), `cpuSlowdown` and `limits`: `inp` and `complete` in
 * milliseconds, `fps` in frames per second.
 */
export async function reportInteractions(page, actions) {
  const filters = process.argv.slice(2);
  const site = await startSite();
  const browser = await startBrowser();
  const print = (line) => process.stdout.write(`${line}\n`);
  const kinds = ['inp', 'complete', 'fps'];
  let exceeded = 0;
  try {
    print(`${'action (ms; medians)'.padEnd(42)} slower ${kinds.map((kind) => kind.padStart(16)).join('')}`);
    for (const action of actions) {
      if (filters.length > 0 && !filters.some((word) => action.name.includes(word))) continue;
      const { cpuSlowdown, limits } = { ...defaults, ...action };
      const runs = await measured(browser, site.origin, page, action, cpuSlowdown).catch((error) => {
        print(`${action.name}: ${error.message.split('\n')[0]}`);
        return null;
      });
      if (!runs) exceeded += 1;
      if (!runs) continue;
      const cells = kinds.map((kind) => {
        const limit = limits[kind];
        if (limit === undefined) return ''.padStart(16);
        const value = median(runs.map((run) => run[kind]));
        const withinLimit = kind === 'fps' ? value >= limit * minFrameShare : value <= limit;
        if (!withinLimit) exceeded += 1;
        return `${withinLimit ? '' : 'OVER '}${value.toFixed(0)} of ${limit}`.padStart(16);
      });
      print(`${action.name.padEnd(42)} ${String(cpuSlowdown).padStart(6)} ${cells.join('')}`);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  if (exceeded > 0) {
    process.stderr.write(`${exceeded} figures are over their limits.\n`);
    process.exitCode = 1;
  }
}
