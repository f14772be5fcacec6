// Measures how soon the scheduler responds to each action, and how soon its screen is complete.
//
// On the sample week with a 4x CPU slowdown: INP (Event Timing: from the input to the next paint) at most 200 ms, and
// at most 400 ms until the page no longer changes; the same on a roster of one's own with 60 people and 8 weeks. On the
// roster of 500 people and 10,000 shifts at full speed: an edit is on the screen within 100 ms, and scrolling renders 60
// frames per second. Prints a table of the medians and fails if one exceeds its limit or an action did not happen. Times are wall-clock times: the machine should be idle.
//
// node bench/scheduler-tasks.mjs [words of the actions to run]
//
// BENCH_ORIGIN names a running site; without it the server is started with the built site. BENCH_QUICK=1 measures each
// action once.
import { reportInteractions } from './interactions.mjs';
import { painted } from './longTasks.mjs';
import { makeRoster } from './schedules.mjs';
import { loadPackage } from './wasmPackage.mjs';

/** Limits in milliseconds at full speed. */
const large = { cpuSlowdown: 1, limits: { complete: 100 } };

const closeDialog = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const dialogWith = (title) => (page) =>
  page.getByRole('dialog').getByRole('heading', { level: 2, name: title }).waitFor();
const openGap = async (page) => {
  await first(page, '[data-gap]').click();
  await dialogWith('Staffing Gap Details')(page);
};
const openHour = async (page) => {
  await page.locator('[data-cell="0,0"]').click();
  await dialogWith(/^Shift Details/)(page);
};
const query = (search) => (page) => page.waitForURL((url) => url.search === search);
const first = (page, selector) => page.locator(selector).first();
const radio = (page, name) => page.getByRole('radio', { name, exact: true });
/** A notice of a change with an undo button; the notice after undo has the same text. */
const noticeWith = (text) => (page) =>
  page
    .getByTestId('action-notice')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) })
    .getByText(text)
    .first()
    .waitFor();
/** The suggested shift is new, or a longer one in place of the person's. */
const assigned = noticeWith(/ assigned, | moved to /);
const undoByNotice = (page) => page.getByTestId('action-notice').getByRole('button', { name: 'Undo' }).click();

/** Presses on one element, moves over others with a frame for each step, and releases. */
async function drag(page, from, ...stops) {
  const middle = async (selector) => {
    const box = await first(page, selector).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // In the first hour of a bar, below the handle that changes its start.
  const [x] = await middle(from);
  const { y, height } = await first(page, from).boundingBox();
  await page.mouse.move(x, y + Math.min(height / 2, 20));
  await page.mouse.down();
  for (const stop of stops) {
    await page.mouse.move(...(await middle(stop)), { steps: 4 });
    await painted(page);
  }
  await page.mouse.up();
}

/**
 * Actions: `start` is the query of the address, `target` is clicked, `verify` checks the effect, `undo` restores
 * the initial state.
 */
const actions = [
  {
    name: 'next week',
    target: (page) => first(page, '[aria-label="Next week"]'),
    verify: (page) => page.locator('[data-testid=week-number]', { hasText: 'Week 48' }).waitFor(),
    undo: (page) => page.getByRole('button', { name: 'Previous week' }).click(),
  },
  {
    name: 'previous week',
    target: (page) => first(page, '[aria-label="Previous week"]'),
    verify: (page) => page.locator('[data-testid=week-number]', { hasText: 'Week 46' }).waitFor(),
    undo: (page) => page.getByRole('button', { name: 'Next week' }).click(),
  },
  ...[
    ['by team member', '', 'Team Member', '?group=member', 'Time'],
    ['by role', '', 'Role', '?group=role', 'Time'],
    ['by time', '?group=member', 'Time', '', 'Team Member'],
    ['daily', '', 'Daily', '?view=daily', 'Weekly'],
    ['monthly', '', 'Monthly', '?view=monthly', 'Weekly'],
    ['weekly', '?view=monthly', 'Weekly', '', 'Monthly'],
  ].map(([name, start, chosen, search, back]) => ({
    name,
    start,
    target: (page) => radio(page, chosen),
    verify: query(search),
    undo: (page) => radio(page, back).click(),
  })),
  {
    name: 'hide the morning',
    target: (page) => page.getByRole('button', { name: 'Morning', exact: true }),
    verify: query('?slots=afternoon%2Cnight'),
    undo: (page) => page.getByRole('button', { name: 'Morning', exact: true }).click(),
  },
  {
    name: 'show the morning',
    start: '?slots=afternoon%2Cnight',
    target: (page) => page.getByRole('button', { name: 'Morning', exact: true }),
    verify: query(''),
    undo: (page) => page.getByRole('button', { name: 'Morning', exact: true }).click(),
  },
  {
    name: 'one position',
    target: (page) => page.locator('[data-fill=server]'),
    verify: query('?position=server'),
    undo: (page) => page.locator('[data-fill=server]').click(),
  },
  {
    name: 'all positions',
    start: '?position=server',
    target: (page) => page.locator('[data-fill=server]'),
    verify: query(''),
    undo: (page) => page.locator('[data-fill=server]').click(),
  },
  {
    name: 'open the gap dialog',
    target: (page) => first(page, '[data-gap]'),
    verify: dialogWith('Staffing Gap Details'),
    undo: closeDialog,
  },
  {
    name: 'close the gap dialog',
    before: openGap,
    target: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last(),
    verify: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    name: 'open the shift dialog',
    target: (page) => page.locator('[data-cell="3,0"]'),
    verify: dialogWith(/^Shift Details/),
    undo: closeDialog,
  },
  {
    name: 'assign somebody',
    before: openGap,
    target: (page) => first(page, '[data-testid=gap-dialog] [data-assign]'),
    verify: assigned,
    undo: async (page) => {
      await undoByNotice(page);
      await closeDialog(page);
    },
  },
  {
    name: 'undo',
    before: async (page) => {
      await openGap(page);
      await first(page, '[data-testid=gap-dialog] [data-assign]').click();
      await assigned(page);
      await closeDialog(page);
    },
    target: (page) => first(page, '[data-testid=history] button'),
    verify: (page) => page.getByTestId('action-notice').getByText('Undone: ').waitFor(),
  },
  {
    name: 'review the week',
    target: (page) => page.getByRole('button', { name: 'View Plan' }),
    verify: (page) => page.getByRole('dialog').waitFor(),
    undo: closeDialog,
  },
  {
    name: 'review requests',
    target: (page) => page.getByRole('button', { name: 'Review Request' }),
    verify: (page) => page.getByTestId('requests-dialog').waitFor(),
    undo: closeDialog,
  },
  {
    name: 'confirm a shift',
    before: async (page) => {
      await page.getByRole('button', { name: 'Review Request' }).click();
      await page.getByTestId('requests-dialog').waitFor();
    },
    target: (page) => first(page, '[data-testid=requests-dialog] li button'),
    verify: noticeWith(/confirmed/),
    undo: async (page) => {
      await undoByNotice(page);
      await closeDialog(page);
    },
  },
  {
    name: 'change a shift',
    before: openHour,
    target: (page) => page.getByRole('button', { name: /^Change the shift of Marta/ }),
    verify: (page) => page.getByRole('button', { name: 'Give to someone else' }).waitFor(),
    undo: closeDialog,
  },
  {
    name: 'who could be added',
    before: openHour,
    target: (page) => page.getByRole('button', { name: 'Add Team Member' }),
    verify: (page) => page.getByTestId('add-member').waitFor(),
    undo: closeDialog,
  },
  ...[
    ['carry a shift by time', '', '[data-cell="0,0"] [data-name]', '[data-cell="2,0"]', 'Monday 11 AM-6 PM'],
    ['carry a shift to a person', '?group=member', '[data-cell="1,1"] [data-chip]', '[data-cell="3,2"]', 'to Tomasz'],
    ['carry a bar', '?view=daily&day=2&group=member', '[data-cell="0,5"]', '[data-cell="0,3"]', 'Wednesday 10 AM-6 PM'],
  ].map(([name, start, from, to, text]) => ({
    name,
    start,
    before: (page) => first(page, to).scrollIntoViewIfNeeded(),
    target: (page) => first(page, from),
    perform: (page) => drag(page, from, to),
    verify: noticeWith(text),
    undo: undoByNotice,
  })),
  {
    name: 'move a shift by keys',
    before: async (page) => {
      await page.locator('[data-cell="0,0"]').click();
      await page.getByRole('button', { name: /^Change the shift of Marta/ }).click();
    },
    target: (page) => page.getByRole('button', { name: 'Move', exact: true }),
    perform: async (page) => {
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await page.getByTestId('moving-steps').waitFor();
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'Enter']) {
        await page.keyboard.press(key);
        await painted(page);
      }
    },
    verify: noticeWith('Monday 11 AM-6 PM'),
    undo: undoByNotice,
  },
  {
    name: 'who could take a shift',
    before: async (page) => {
      await page.locator('[data-cell="0,0"]').click();
      await page.getByRole('button', { name: /^Change the shift of Marta/ }).click();
    },
    target: (page) => page.getByRole('button', { name: 'Give to someone else' }),
    verify: (page) => page.getByTestId('takers').waitFor(),
    undo: closeDialog,
  },
  {
    name: 'large roster, members: carry a shift',
    start: '?roster=large&group=member',
    ...large,
    before: (page) => first(page, '[data-cell="4,4"]').scrollIntoViewIfNeeded(),
    target: (page) => first(page, '[data-cell="1,1"] [data-chip]'),
    perform: (page) => drag(page, '[data-cell="1,1"] [data-chip]', '[data-cell="4,4"]', '[data-cell="1,2"]'),
    verify: (page) => page.getByTestId('action-notice').getByText(/\w/).first().waitFor(),
    undo: async (page) => {
      await page.getByTestId('action-notice').getByRole('button', { name: 'Dismiss' }).click();
      await page.keyboard.press('Control+z');
    },
  },
  {
    name: 'large roster, members: one position',
    start: '?roster=large&group=member',
    ...large,
    target: (page) => page.locator('[data-fill=cook]'),
    verify: (page) => page.waitForURL((url) => url.searchParams.get('position') === 'cook'),
    undo: (page) => page.locator('[data-fill=cook]').click(),
  },
  {
    name: 'large roster, hours: one position',
    start: '?roster=large',
    ...large,
    target: (page) => page.locator('[data-fill=cook]'),
    verify: (page) => page.waitForURL((url) => url.searchParams.get('position') === 'cook'),
    undo: (page) => page.locator('[data-fill=cook]').click(),
  },
  {
    name: 'large roster, members: scroll',
    start: '?roster=large&group=member',
    cpuSlowdown: 1,
    limits: { fps: 60 },
    perform: async (page) => {
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, 400);
        await painted(page);
      }
    },
    target: (page) => page.getByRole('grid'),
    verify: (page) => page.waitForFunction(() => (document.querySelector('.roster-box')?.scrollTop ?? 0) > 5000),
    undo: (page) => page.evaluate(() => document.querySelector('.roster-box')?.scrollTo({ top: 0 })),
  },
];

/** A roster of one's own: 60 people, 300 shifts a week, 8 weeks. It is opened as a file. */
const ownDocument = makeRoster((await loadPackage('pkg', 'scheduler_wasm')).Editor, {
  people: 60,
  shifts: 300,
  weeks: 8,
  monday: '2026-11-16',
});
const openOwn = async (page) => {
  await page.locator('[data-tour=tools]').click();
  await page.getByRole('button', { name: /^Import, export/ }).click();
  await page.getByRole('tab', { name: 'Rosters' }).click();
  const buffer = Buffer.from(ownDocument);
  await page.getByTestId('roster-file').setInputFiles({ name: 'Bar.json', mimeType: 'application/json', buffer });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(': 60 people.').waitFor();
};

const ownActions = [
  {
    name: 'next week',
    target: (page) => first(page, '[aria-label="Next week"]'),
    verify: (page) => page.locator('[data-testid=week-number]', { hasText: 'Week 48' }).waitFor(),
    undo: (page) => page.getByRole('button', { name: 'Previous week' }).click(),
  },
  {
    name: 'by team member',
    target: (page) => radio(page, 'Team Member'),
    verify: query('?group=member'),
    undo: (page) => radio(page, 'Time').click(),
  },
  {
    name: 'by time',
    start: '?group=member',
    target: (page) => radio(page, 'Time'),
    verify: query(''),
    undo: (page) => radio(page, 'Team Member').click(),
  },
  {
    name: 'monthly',
    target: (page) => radio(page, 'Monthly'),
    verify: query('?view=monthly'),
    undo: (page) => radio(page, 'Weekly').click(),
  },
  ...actions.filter(({ name }) => name === 'open the gap dialog' || name === 'assign somebody'),
  {
    name: 'carry a shift to a person',
    start: '?group=member',
    before: (page) => first(page, '[data-cell="4,2"]').scrollIntoViewIfNeeded(),
    target: (page) => first(page, '[data-cell="0,0"] [data-chip]'),
    perform: (page) => drag(page, '[data-cell="0,0"] [data-chip]', '[data-cell="4,2"]'),
    verify: (page) => page.getByTestId('action-notice').getByText(/\w/).first().waitFor(),
    undo: async (page) => {
      await page.getByTestId('action-notice').getByRole('button', { name: 'Dismiss' }).click();
      await page.keyboard.press('Control+z');
    },
  },
  {
    name: 'remove a shift',
    start: '?group=member',
    before: (page) => page.locator('[data-cell="0,0"]').focus(),
    target: (page) => page.locator('[data-cell="0,0"]'),
    perform: (page) => page.keyboard.press('Delete'),
    verify: noticeWith(/removed/),
    undo: undoByNotice,
  },
  {
    name: 'open the team',
    start: '?group=member',
    target: (page) => first(page, '.member-row [aria-haspopup=dialog], .member-row button'),
    verify: (page) => page.getByTestId('person').waitFor(),
    undo: closeDialog,
  },
];
/** A table of 2,000 people, as it is read. */
const longTable = [
  'Name\tMon\tTue\tWed\tThu\tFri\tSat\tSun',
  ...Array.from({ length: 2000 }, (_, index) => `Person ${index}x\t9-17\t9-17\toff\t12-8pm\t12-8pm\t??\t`),
].join('\n');
const openTable = async (page) => {
  await page.locator('#own-team').click();
  await page.getByRole('textbox', { name: 'Or paste from your spreadsheet' }).fill(longTable);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByTestId('own-team-table').waitFor();
};
actions.push({
  name: 'table of 2,000 lines: scroll',
  cpuSlowdown: 1,
  limits: { fps: 60 },
  prepare: openTable,
  target: (page) => page.getByTestId('own-team-table'),
  perform: async (page) => {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 400);
      await painted(page);
    }
  },
  verify: (page) => page.waitForFunction(() => document.querySelector('[data-testid=own-team-table]').scrollTop > 5000),
  undo: (page) => page.evaluate(() => document.querySelector('[data-testid=own-team-table]').scrollTo({ top: 0 })),
});
actions.push(...ownActions.map((action) => ({ ...action, name: `own roster: ${action.name}`, prepare: openOwn })));

await reportInteractions(
  { path: '/shift-scheduler', ready: (page) => page.locator('main[data-engine=ready]').waitFor() },
  actions,
);
