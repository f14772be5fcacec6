// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { engine } from '~/roster/testing/openWeek';
import { hourSentence } from '~/roster/testing/words';
import {
  all,
  cellNames,
  choose,
  countedWeek,
  find,
  markedGaps,
  openScheduler,
  perform,
  press,
  roster,
  textOf,
} from '../testing/openScheduler';

const label = () => textOf(find('[data-testid=period-label]'));
const weekNumber = () => textOf(find('[data-testid=week-number]'));
const calendar = () => find('.week-calendar');
const openCalendar = () => press(/^Choose a week\. Shown: /);

test.each([
  ['', 'Nov 16 - Nov 22, 2026', 'Week 47'],
  ['?week=2026-W49', 'Nov 30 - Dec 6, 2026', 'Week 49'],
  ['?week=2026-W53', 'Dec 28 - Jan 3, 2027', 'Week 53'],
  ['?week=2025-W01', 'Dec 30 - Jan 5, 2025', 'Week 1'],
])('[D-198] [D-493] the week of "%s" is labelled %s, %s', async (query, text, number) => {
  await openScheduler(query);
  expect([label(), weekNumber(), roster().ariaLabel]).toEqual([text, number, `Roster, ${text}`]);
});

test('Today leads to the current week, and in a day to today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00') });
  await openScheduler();
  await press('Next week');
  expect(label()).toBe('Nov 23 - Nov 29, 2026');
  await press('Today');
  expect(label()).toBe('Nov 16 - Nov 22, 2026');
  await choose('Daily');
  await press('Previous day');
  await press('Today');
  expect(label()).toBe('Wednesday, November 18');
});

test('Daily opens today in the week that has it, and else Monday', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
  await openScheduler();
  await choose('Daily');
  expect(label()).toBe('Friday, November 20');
  await choose('Weekly');
  await press('Next week');
  await choose('Daily');
  expect(label()).toBe('Monday, November 23');
});

test('what is still ahead is said beside the gaps of a week that has begun', async () => {
  const title = () => find('main h3').textContent;
  const { gaps } = countedWeek().handle.ask({ kind: 'summary' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:00:00') });
  await openScheduler();
  expect(title()).toBe(`${gaps.length} gaps this week`);
  vi.setSystemTime(new Date('2026-11-20T12:00:00'));
  await openScheduler();
  const ahead = gaps.filter(({ day, end }) => day > 4 || (day === 4 && end > 12)).length;
  expect(ahead).toBeLessThan(gaps.length);
  expect(title()).toBe(`${gaps.length} gaps this week, ${ahead} still ahead`);
});

test('[D-195] picking a day of another week shows that week, whichever day it is', async () => {
  await openScheduler();
  for (const [day, week] of [
    ['Monday, November 9, 2026', 'Nov 9 - Nov 15, 2026'],
    ['Sunday, November 29, 2026', 'Nov 23 - Nov 29, 2026'],
    ['Thursday, November 12, 2026', 'Nov 9 - Nov 15, 2026'],
    ['Sunday, November 1, 2026', 'Oct 26 - Nov 1, 2026'],
  ] as const) {
    await openCalendar();
    await press(new RegExp(day), calendar());
    expect(all('.week-calendar')).toEqual([]);
    expect(label()).toBe(week);
  }
});

test('[D-196] [D-197] [D-202] the calendar has ISO weeks from Monday with their numbers, the shown week marked', async () => {
  await openScheduler('?week=2026-W53');
  await openCalendar();
  expect(find('[role=grid]', undefined, calendar()).ariaLabel).toMatch(/December 2026/);
  expect(
    all('thead th', calendar())
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  const weeks = engine.calendarMonth(2026, 12);
  expect(weeks.map(({ isoWeek }) => isoWeek)).toEqual([49, 50, 51, 52, 53]);
  const rows = all('tbody tr', calendar());
  expect(rows.map((row) => find('th', undefined, row).ariaLabel)).toEqual(
    weeks.map(({ isoWeek }) => `Week ${isoWeek}`),
  );
  expect(rows.map((row) => textOf(find('th', undefined, row)))).toEqual(weeks.map(({ isoWeek }) => String(isoWeek)));
  expect(rows.map((row) => all('td', row).map(textOf))).toEqual(
    weeks.map(({ days }) => days.map((date) => String(Number(date.slice(8))))),
  );
  expect(all('tbody td[class*=bg-mint]', calendar()).map(textOf)).toEqual(['28', '29', '30', '31', '1', '2', '3']);
});

test('[D-195] the arrows move week by week over New Year and back, each week matching the engine', async () => {
  await openScheduler('?week=2026-W52');
  for (const [button, monday, text] of [
    ['Next week', '2026-12-28', 'Dec 28 - Jan 3, 2027'],
    ['Next week', '2027-01-04', 'Jan 4 - Jan 10, 2027'],
    ['Previous week', '2026-12-28', 'Dec 28 - Jan 3, 2027'],
    ['Previous week', '2026-12-21', 'Dec 21 - Dec 27, 2026'],
  ] as const) {
    await press(button);
    expect(label()).toBe(text);
    expect(engine.isoWeekOf(monday).label).toBe(text);
    const { handle, schedule } = countedWeek(monday);
    const { cells } = handle.ask({ kind: 'board' });
    expect(cellNames().flat()).toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    expect(Object.keys(markedGaps())).toHaveLength(cells.filter(({ gap }) => gap !== null).length);
  }
});

test('in the daily view the arrows move day by day and into the next week', async () => {
  await openScheduler('?view=daily&day=6');
  expect(label()).toBe('Sunday, November 22');
  await press('Next day');
  expect(label()).toBe('Monday, November 23');
  await press('Previous day');
  await press('Previous day');
  expect(label()).toBe('Saturday, November 21');
});

test("a week outside the calendar's range shows an error and a way to the sample week", async () => {
  await openScheduler('?week=0000-W01');
  expect(all('main [role=alert]')).toHaveLength(1);
  expect(document.querySelector('main')?.dataset.engine).toBe('failed');
  await press('Open the sample week');
  expect(label()).toBe('Nov 16 - Nov 22, 2026');
  expect(all('[role=gridcell]', roster())).toHaveLength(112);
});

/** Everything on the screen that the address determines. */
function screenOf() {
  const chosen = (group: string) => textOf(find(`fieldset:has(input[value=${group}]) label:has(:checked)`));
  return {
    label: label(),
    view: chosen('weekly'),
    group: chosen('member'),
    team: (find('select', 'Team') as HTMLSelectElement).value,
    position: all('[data-fill][aria-pressed=true]').map(({ dataset }) => dataset.fill),
    slots: all('button[aria-pressed=true]')
      .map(textOf)
      .filter((name) => ['Morning', 'Afternoon', 'Night'].includes(name)),
  };
}

const plain = {
  label: 'Nov 16 - Nov 22, 2026',
  view: 'Weekly',
  group: 'Time',
  team: 'all',
  position: [] as string[],
  slots: ['Morning', 'Afternoon', 'Night'],
};

// viewState.test.ts covers the parsing of each parameter; here a whole link determines the whole screen.
test.each<[string, Partial<typeof plain>]>([
  ['', {}],
  [
    '?view=monthly&team=kitchen&position=cook',
    { view: 'Monthly', label: 'November 2026', team: 'kitchen', position: ['cook'] },
  ],
  [
    '?week=2026-W48&view=daily&day=2&group=role&team=front-of-house&position=server&slots=afternoon',
    {
      label: 'Wednesday, November 25',
      view: 'Daily',
      group: 'Role',
      team: 'front-of-house',
      position: ['server'],
      slots: ['Afternoon'],
    },
  ],
  // What is invalid falls back one by one, and the rest applies.
  [
    '?week=2026-W99&view=yearly&group=role&team=%3Cscript%3E&day=9&roster=huge&slots=night',
    { group: 'Role', slots: ['Night'] },
  ],
])('a link opens the screen that it names: %s', async (query, part) => {
  await openScheduler(query);
  expect(screenOf()).toEqual({ ...plain, ...part });
});

test('a double click on Next week advances two weeks', async () => {
  const { search } = await openScheduler();
  const next = find('button', 'Next week');
  await perform(() => {
    next.click();
    next.click();
  });
  expect([weekNumber(), search()]).toEqual(['Week 49', '?week=2026-W49']);
});
