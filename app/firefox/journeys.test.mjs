// The main journeys through site and demo in the system's Firefox, driven by WebDriver BiDi. `cargo xtask test` runs it
// if there is a Firefox; Playwright, which runs everything in Chromium, needs a newer one than Debian's.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { startSite } from '../bench/startSite.mjs';
import { setClock } from '../e2e/support/today.ts';

const { BRIGHTCREW_FIREFOX: executablePath } = process.env;
const loud = ['error', 'warn', 'assert'];
const { origin } = await startSite();

let browser;
let page;
let noise;

before(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});

after(() => browser?.close());

beforeEach(async () => {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.evaluateOnNewDocument(setClock);
  await page.setViewport({ width: 1440, height: 900 });
  noise = [];
  page.on('console', (message) => loud.includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
});

afterEach(async () => {
  await page.browserContext().close();
  assert.deepEqual(noise, [], 'the console and uncaught errors');
});

/** Opens a page and waits until it is hydrated. */
async function open(path) {
  const answer = await page.goto(origin + path);
  assert.equal(answer.status(), 200);
  await page.waitForSelector('html[data-hydrated=true]');
}

const press = (selector) => page.locator(selector).click();
// By XPath: Puppeteer computes accessible names in the page, which takes Firefox 7 s on the home page.
const button = (name) => `::-p-xpath(.//button[normalize-space()="${name}" or @aria-label="${name}"])`;
const there = (selector) => page.waitForSelector(selector, { visible: true });
const gone = (selector) => page.waitForSelector(selector, { hidden: true });
const at = (path) => page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
const count = (selector) => page.$$eval(selector, (found) => found.length);
const focused = (selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

/** Waits until the page has finished rendering. */
const waitForRendering = () =>
  page.waitForFunction(() => !document.querySelector('main [aria-busy=true], dialog[open] [aria-busy=true]'));

/** Opens the scheduler and waits until the engine is loaded and the roster is rendered. */
async function openScheduler(path) {
  await open(path);
  await page.waitForSelector('main[data-engine=ready]');
  await waitForRendering();
}

test('a visitor refuses consent, reads prices, opens a plan and continues in Spanish', async () => {
  await open('/');
  await press(button('Reject'));
  await press('header a[href="/pricing"]');
  await at('/pricing');
  await press(button('See all features of Achieve'));
  await there('dialog[open]');
  await page.keyboard.press('Escape');
  await gone('dialog[open]');
  await press('header a[hreflang=es]');
  await at('/es/pricing');
  await page.waitForSelector('html[lang=es][data-hydrated=true]');
  assert.match(await page.title(), /[Pp]recio/);
});

test('a challenge is created, and its validation errors are shown', async () => {
  await open('/boost-performance');
  const creator = '[data-testid=challenge-creator]';
  await press(`${creator} ${button('Next')}`);
  await press(`${creator} ${button('Next')}`);
  await press(`${creator} ::-p-text(Day off)`);
  await press(`${creator} ${button('Start challenge')}`);
  await there(`${creator} ::-p-text(Please enter a valid email address)`);
});

test('a team member sends a recognition and visits the gift shop', async () => {
  await open('/demo/team-member/overview');
  await press(button('Next target'));
  await press('nav ::-p-text(Recognitions)');
  await at('/demo/team-member/recognitions');
  await press(button('Add people'));
  const people = 'dialog:has([type=search])';
  await page.locator(`${people} [type=search]`).fill('ferr');
  await press(`${people} ::-p-text(Lucía Ferrándiz)`);
  await press(button('Done, 2 people selected'));
  await gone(people);
  await press(button('Share'));
  await there('[data-toast=success] ::-p-text(Congrats on sending a recognition)');
  await press('nav ::-p-text(Gift Shop)');
  await at('/demo/team-member/gift-shop');
  await there('[data-reward]');
});

test('a gap is closed by mouse, undone, and opened by keyboard', async () => {
  await openScheduler('/shift-scheduler');
  const gaps = await count('[role=grid] [data-gap]');
  assert.ok(gaps > 20);
  await press(button('Schedule Now'));
  await there('[data-testid=gap-dialog]');
  await waitForRendering();
  while ((await count('[data-testid=gap-dialog] [data-assign]')) > 0) {
    await press('[data-testid=gap-dialog] [data-assign]');
    await waitForRendering();
  }
  await page.keyboard.press('Escape');
  await gone('[data-testid=gap-dialog]');
  await waitForRendering();
  assert.ok((await count('[role=grid] [data-gap]')) < gaps);
  while (!(await page.$(`[data-testid=history] ${button('Undo: you haven’t changed anything yet')}`))) {
    await press('[data-testid=history] button');
    await waitForRendering();
  }
  assert.equal(await count('[role=grid] [data-gap]'), gaps);

  await page.focus('[role=grid] [tabindex="0"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.up('Control');
  await focused('[data-cell="0,0"]');
  await page.keyboard.press('ArrowRight');
  await focused('[data-cell="0,1"]');
  await page.keyboard.press('Enter');
  await there('dialog[open]');
  await page.keyboard.press('Escape');
  await gone('dialog[open]');
  await focused('[data-cell="0,1"]');
});

test('navigation by week and view, in Spanish', async () => {
  await openScheduler('/es/shift-scheduler');
  const shown = () => page.$eval('[role=grid]', (grid) => grid.getAttribute('aria-label'));
  const seen = [await shown()];
  const go = async (selector, query) => {
    await press(selector);
    await page.waitForFunction((wanted) => location.search.includes(wanted), {}, query);
    await waitForRendering();
    seen.push(await shown());
  };
  await go(button('Semana siguiente'), 'week=2026-W48');
  await go('main label ::-p-text(Día)', 'view=daily');
  await go('main label ::-p-text(Mes)', 'view=monthly');
  assert.equal(new Set(seen).size, seen.length, seen.join());
});
