// @vitest-environment jsdom
import { expect, test } from 'vitest';
import templates from '#fixtures/quick-templates.json';
import settings from '#fixtures/team-settings.json';
import { useTeam } from '~/roster/teamStore';
import { engine } from '~/roster/testing/openWeek';
import { longDay, nameOf, shortClock } from '~/roster/testing/words';
import { followTemplate } from '~/roster/week/session';
import {
  cellAt,
  cellNames,
  cellTexts,
  choose,
  click,
  columnHeaders,
  countedWeek,
  find,
  key,
  openScheduler,
  perform,
  press,
  roster,
  rowHeaders,
  textOf,
} from '../testing/openScheduler';

/** The weeks of a month, each computed by the engine. */
const monthOf = (year: number, month: number) =>
  engine.calendarMonth(year, month).map((week) => ({ week, ...countedWeek(week.monday) }));

const gapText = (count: number) => (count === 0 ? 'No gaps' : `${count} gap${count === 1 ? '' : 's'}`);
const label = () => textOf(find('[data-testid=period-label]'));

test.each([
  { title: 'November 2026', query: '', year: 2026, month: 11 },
  { title: 'January 2027', query: '&week=2027-W01', year: 2027, month: 1 },
  { title: 'February 2024', query: '&week=2024-W07', year: 2024, month: 2 },
])(
  '[D-254] [D-255] [D-256] [D-258] $title: every day with its worst coverage and gap count from the engine',
  async ({ title, query, year, month }) => {
    await openScheduler(`?view=monthly${query}`);
    expect([label(), roster().ariaLabel]).toEqual([title, `Month, ${title}`]);
    expect(columnHeaders()).toEqual(['Wk', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const weeks = monthOf(year, month);
    expect(rowHeaders()).toEqual(weeks.map(({ week }) => String(week.isoWeek)));
    const names = weeks.map(({ week, handle, schedule }) =>
      handle.ask({ kind: 'summary' }).days.map(({ day, gapCount, worst }) => {
        const lowest = worst
          ? `Lowest: ${nameOf(schedule, worst.positionId)} ${worst.scheduled} of ${worst.required} at ${shortClock(worst.hour)}`
          : '';
        return `${longDay(week.days[day] ?? '', day)}: ${gapText(gapCount)}. ${lowest}`;
      }),
    );
    expect(cellNames()).toEqual(names);
    const texts = cellTexts();
    for (const [row, { week, handle }] of weeks.entries()) {
      for (const { day, gapCount, worst } of handle.ask({ kind: 'summary' }).days) {
        const text = texts[row]?.[day] ?? '';
        expect(text.startsWith(String(Number(week.days[day]?.slice(8))))).toBe(true);
        expect(text.includes(gapText(gapCount))).toBe(gapCount > 0);
        if (worst) expect(text).toContain(`${worst.scheduled}/${worst.required} at ${shortClock(worst.hour)}`);
      }
    }
  },
);

test.each([
  { query: '&team=kitchen', team: 'kitchen', position: null },
  { query: '&position=host', team: null, position: 'host' },
])('[D-256] the month respects the filter $query', async ({ query, team, position }) => {
  await openScheduler(`?view=monthly${query}`);
  const names = cellNames().flat();
  const days = monthOf(2026, 11).flatMap(({ handle }) => handle.ask({ kind: 'summary', team, position }).days);
  expect(names.map((name) => name.match(/: ([^.]*)\./)?.[1])).toEqual(days.map(({ gapCount }) => gapText(gapCount)));
  for (const [index, { worst }] of days.entries()) {
    if (worst) expect(names[index]).toContain(`${worst.scheduled} of ${worst.required} at ${shortClock(worst.hour)}`);
  }
});

test("the month grouped by role shows each role's minimum", async () => {
  const weeks = monthOf(2026, 11);
  const days = weeks.flatMap(({ handle }) => handle.ask({ kind: 'summary' }).days);
  await openScheduler('?view=monthly');
  await choose('Role');
  const roles = cellTexts().flat();
  const { schedule } = countedWeek();
  for (const [index, { positions }] of days.entries()) {
    const lines = positions.map(
      ({ positionId, scheduled, required }) => `${nameOf(schedule, positionId)} ${scheduled}/${required}`,
    );
    expect(roles[index]).toContain(lines.join(' '));
  }
});

test('[D-257] a click on a day opens that day, also one of an adjacent month', async () => {
  const { search, go } = await openScheduler('?view=monthly');
  await click(cellAt(3, 4));
  expect(label()).toBe('Friday, November 20');
  await go(-1);
  expect(label()).toBe('November 2026');
  await perform(() => cellAt(0, 0).focus());
  await key('Enter');
  expect([label(), search()]).toEqual(['Monday, October 26', '?week=2026-W44&view=daily']);
});

test('the arrows move from month to month over New Year', async () => {
  await openScheduler('?view=monthly');
  for (const title of ['December 2026', 'January 2027']) {
    await press('Next month');
    expect(label()).toBe(title);
  }
  for (const title of ['December 2026', 'November 2026', 'October 2026']) {
    await press('Previous month');
    expect(label()).toBe(title);
  }
});

test('weeks that have not been opened yet use a template, too', async () => {
  const [template] = templates;
  if (!template) throw new Error('There is a quick template.');
  const weeks = monthOf(2026, 11);
  const gaps = () =>
    weeks.flatMap(({ handle }) => handle.ask({ kind: 'summary' }).days.map(({ gapCount }) => gapText(gapCount)));
  const plain = gaps();
  for (const { handle } of weeks) handle.tell({ kind: 'followTemplate', template: [...template.positions] });
  expect(gaps()).not.toEqual(plain);
  await openScheduler('?view=monthly');
  await perform(() => followTemplate({ name: template.name, positions: template.positions, settings }));
  expect(
    cellNames()
      .flat()
      .map((name) => name.match(/: ([^.]*)\./)?.[1]),
  ).toEqual(gaps());
});

test('[D-550] the month leads to the account of its people', async () => {
  await openScheduler('?view=monthly');
  await press('Hours and fairness by person');
  expect(useTeam.getState().target).toEqual({ kind: 'list', part: 'month' });
});
