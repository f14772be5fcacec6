/**
 * Measures the longest main-thread task of an action with a 4x CPU slowdown; shared by the scripts for the scheduler
 * and for the rest of the demo. Times are CPU times of the page's main thread; other work on the machine still adds to
 * them, so the machine should be idle.
 */

import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { setClock } from '../e2e/support/today.ts';
import { systemChromium } from '../scripts/systemChromium.ts';
import { startSite } from './startSite.mjs';

const cpuSlowdown = 4;
const runsPerAction = process.env.BENCH_QUICK ? 1 : 5;
/** Threshold of a long task in milliseconds. */
const longTask = 50;
/** Milliseconds between press and release, as in a quick click: no two events of one click share a task. */
const pressMs = 60;
/** Milliseconds after which everything that an action starts has been painted. */
const settleMs = 1000;

export function painted(page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Resolves when the page has painted and is idle. */
export function settled(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

const traceCategories = ['devtools.timeline', 'toplevel', '__metadata'];

function longestTask(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const onMain = events.filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid));
  const tasks = onMain.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const longest = tasks.reduce((best, task) => ((task.tdur ?? 0) > (best?.tdur ?? 0) ? task : best), undefined);
  if (!longest) throw new Error('The trace contains no main-thread task.');
  const { ts, dur, pid } = longest;
  const inside = onMain
    .filter((event) => event !== longest && event.pid === pid && event.ph === 'X')
    .filter((event) => event.ts >= ts && event.ts + (event.dur ?? 0) <= ts + dur && (event.tdur ?? 0) > 1500)
    .sort((a, b) => b.tdur - a.tdur)
    .slice(0, 10)
    .map(({ name, args, tdur }) => {
      const detail = args?.data?.type ?? args?.data?.functionName ?? args?.elementCount ?? '';
      return `${name} ${detail} ${(tdur / 1000).toFixed(1)}`;
    });
  return { cpu: longest.tdur / 1000, inside };
}

export async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The click target is not on the screen.');
  return [box.x + box.width / 2, Math.min(box.y + box.height / 2, 850)];
}

async function measure(browser, page, { before, target, perform, verify, undo }) {
  await before?.(page);
  const [x, y] = await middleOf(target(page));
  await page.mouse.move(x, y);
  await settled(page);
  await browser.startTracing(page, { categories: traceCategories });
  await (perform ? perform(page) : page.mouse.click(x, y, { delay: pressMs }));
  // The page is not queried meanwhile: a test tool's query runs on the page's main thread, too.
  await setTimeout(settleMs);
  await settled(page);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await verify(page);
  await undo?.(page);
  await settled(page);
  return longestTask(trace.traceEvents);
}

async function measured(browser, origin, { path, ready }, action) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' });
  await refuseConsent(page, origin);
  await page.addInitScript(setClock);
  await page.goto(`${origin}${action.path ?? path ?? ''}${action.start ?? ''}`, { waitUntil: 'networkidle' });
  await (action.ready ?? ready)?.(page);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const runs = [];
  // The first run also loads and compiles lazy code.
  for (let run = 0; run <= runsPerAction; run += 1) {
    if (action.fresh) {
      await page.reload({ waitUntil: 'networkidle' });
      await (action.ready ?? ready)?.(page);
    }
    const result = await measure(browser, page, action);
    if (run > 0) runs.push(result);
  }
  await page.close();
  return runs;
}

/** Consent is refused in advance, so that the dialog does not cover the page. */
export async function refuseConsent(page, origin) {
  const now = new Date();
  const choice = {
    categories: ['necessary'],
    revision: 0,
    data: null,
    consentId: 'a0000000-0000-4000-8000-000000000000',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    services: { necessary: [], analytics: [] },
    languageCode: 'en',
    expirationTime: now.getTime() + 365 * 86_400_000,
  };
  const value = encodeURIComponent(JSON.stringify(choice));
  await page.context().addCookies([{ name: 'cc_cookie', value, domain: new URL(origin).hostname, path: '/' }]);
}

export function startBrowser() {
  return chromium.launch({
    executablePath: systemChromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/**
 * Measures each action and prints a table; the process fails if a median exceeds its limit, or if an action did not
 * happen. An action has a `name`, a `target` that is clicked (or a `perform` function), `verify`, which checks the
 * effect, and `undo`; optionally `before`, `limit`, `start` (a query) and `fresh`, for a new document in each run.
 * BENCH_ORIGIN names a running site; without it the server is started with the built site. BENCH_TASKS_DETAIL=1 adds a
 * breakdown of the time. Words on the command line select actions. BENCH_REPORT names a file for the figures as JSON;
 * BENCH_QUICK=1 measures each action once.
 */
export async function reportTasks(page, actions) {
  const filters = process.argv.slice(2);
  const site = await startSite();
  const browser = await startBrowser();
  const print = (line) => process.stdout.write(`${line}\n`);
  let exceeded = 0;
  const report = [];
  try {
    print(
      `${'action'.padEnd(42)} ${'median'.padStart(8)} ${'limit'.padStart(8)}   all runs (ms, ${cpuSlowdown}x slower)`,
    );
    for (const action of actions) {
      if (filters.length > 0 && !filters.some((word) => action.name.includes(word))) continue;
      const runs = (await measured(browser, site.origin, page, action)).sort((a, b) => a.cpu - b.cpu);
      const median = runs[Math.floor(runs.length / 2)];
      const limit = action.limit ?? longTask;
      if (median.cpu > limit) exceeded += 1;
      report.push({ name: action.name, medianNs: median.cpu * 1e6, limitNs: limit * 1e6 });
      const list = runs.map(({ cpu }) => cpu.toFixed(0)).join(' ');
      const figures = `${median.cpu.toFixed(1).padStart(8)} ${String(limit).padStart(8)}`;
      print(`${action.name.padEnd(42)} ${figures}   ${list}${median.cpu > limit ? '  OVER' : ''}`);
      if (process.env.BENCH_TASKS_DETAIL) for (const line of median.inside) print(`    ${line}`);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, JSON.stringify(report));
  if (exceeded > 0) {
    process.stderr.write(`${exceeded} of the actions took longer than their limit.\n`);
    process.exitCode = 1;
  }
}
