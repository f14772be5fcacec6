// The longest main-thread task behind each action of the scheduler, with the processor slowed down four times.
//
// Prints a table of actions with their limits (50 ms for the sample week, 100 ms for the roster of 10,000 shifts) and
// ends with an error when an action did not happen or the median of its runs is over its limit. Times are processor
// times of the page's own thread; other work on the machine still adds to them, so the machine should be idle.
//
//   node bench/scheduler-tasks.mjs [words of the actions to run]
//
// BENCH_ORIGIN names a running site; without it the server is started with the built site. BENCH_TASKS_DETAIL=1 adds
// what the time went into.
import { painted, reportTasks } from './longTasks.mjs';

const largeLimit = 100;

const closeDialog = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const dialogWith = (title) => (page) =>
  page.getByRole('dialog').getByRole('heading', { level: 2, name: title }).waitFor();
const query = (wanted) => (page) => page.waitForURL((url) => url.search === wanted);
const first = (page, selector) => page.locator(selector).first();
const radio = (page, name) => page.getByRole('radio', { name, exact: true });

/**
 * What is measured: `start` is the address's query, `target` is what is clicked, `happened` proves that the click did
 * what it should, `undo` leads back to the start.
 */
const actions = [
  {
    name: 'next week',
    target: (page) => first(page, '[aria-label="Next week"]'),
    happened: (page) => page.locator('[data-testid=week-number]', { hasText: 'Week 48' }).waitFor(),
    undo: (page) => page.getByRole('button', { name: 'Previous week' }).click(),
  },
  {
    name: 'previous week',
    target: (page) => first(page, '[aria-label="Previous week"]'),
    happened: (page) => page.locator('[data-testid=week-number]', { hasText: 'Week 46' }).waitFor(),
    undo: (page) => page.getByRole('button', { name: 'Next week' }).click(),
  },
  ...[
    ['by team member', '', 'Team Member', '?group=member', 'Time'],
    ['by role', '', 'Role', '?group=role', 'Time'],
    ['by time', '?group=member', 'Time', '', 'Team Member'],
    ['daily', '', 'Daily', '?view=daily', 'Weekly'],
    ['monthly', '', 'Monthly', '?view=monthly', 'Weekly'],
    ['weekly', '?view=monthly', 'Weekly', '', 'Monthly'],
  ].map(([name, start, chosen, wanted, back]) => ({
    name,
    start,
    target: (page) => radio(page, chosen),
    happened: query(wanted),
    undo: (page) => radio(page, back).click(),
  })),
  {
    name: 'hide the morning',
    target: (page) => page.getByRole('button', { name: 'Morning', exact: true }),
    happened: query('?slots=afternoon%2Cnight'),
    undo: (page) => page.getByRole('button', { name: 'Morning', exact: true }).click(),
  },
  {
    name: 'show the morning',
    start: '?slots=afternoon%2Cnight',
    target: (page) => page.getByRole('button', { name: 'Morning', exact: true }),
    happened: query(''),
    undo: (page) => page.getByRole('button', { name: 'Morning', exact: true }).click(),
  },
  {
    name: 'one position',
    target: (page) => page.locator('[data-fill=server]'),
    happened: query('?position=server'),
    undo: (page) => page.locator('[data-fill=server]').click(),
  },
  {
    name: 'all positions',
    start: '?position=server',
    target: (page) => page.locator('[data-fill=server]'),
    happened: query(''),
    undo: (page) => page.locator('[data-fill=server]').click(),
  },
  {
    name: 'open the gap dialog',
    target: (page) => first(page, '[data-gap]'),
    happened: dialogWith('Staffing Gap Details'),
    undo: closeDialog,
  },
  {
    name: 'close the gap dialog',
    before: async (page) => {
      await first(page, '[data-gap]').click();
      await dialogWith('Staffing Gap Details')(page);
    },
    target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last(),
    happened: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    name: 'open the shift dialog',
    target: (page) => page.locator('[data-cell="3,0"]'),
    happened: dialogWith(/^Shift Details/),
    undo: closeDialog,
  },
  {
    name: 'large roster, members: one position',
    start: '?roster=large&group=member',
    limit: largeLimit,
    target: (page) => page.locator('[data-fill=cook]'),
    happened: (page) => page.waitForURL((url) => url.searchParams.get('position') === 'cook'),
    undo: (page) => page.locator('[data-fill=cook]').click(),
  },
  {
    name: 'large roster, hours: one position',
    start: '?roster=large',
    limit: largeLimit,
    target: (page) => page.locator('[data-fill=cook]'),
    happened: (page) => page.waitForURL((url) => url.searchParams.get('position') === 'cook'),
    undo: (page) => page.locator('[data-fill=cook]').click(),
  },
  {
    name: 'large roster, members: scroll',
    start: '?roster=large&group=member',
    limit: largeLimit,
    act: async (page) => {
      for (let step = 0; step < 10; step += 1) {
        await page.mouse.wheel(0, 1500);
        await painted(page);
      }
    },
    target: (page) => page.getByRole('grid'),
    happened: (page) => page.waitForFunction(() => (document.querySelector('.roster-box')?.scrollTop ?? 0) > 5000),
    undo: (page) => page.evaluate(() => document.querySelector('.roster-box')?.scrollTo({ top: 0 })),
  },
];

await reportTasks(
  { path: '/shift-scheduler', ready: (page) => page.locator('main[data-engine=ready]').waitFor() },
  actions,
);
