// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import type { CountedWeek } from '~/roster/testing/countedWeek';
import { clock, hourSentence, nameOf, weekdays } from '~/roster/testing/words';
import {
  all,
  cellNames,
  choose,
  click,
  closeByEscape,
  countedWeek,
  dialog,
  find,
  markedGaps,
  openScheduler,
  perform,
  press,
  roster,
  rowHeaders,
  shownFigures,
  textOf,
} from '../testing/openScheduler';

/** How many person-hours are missing. */
function missing(hours: number): string {
  if (hours === 0) return 'No person-hour is missing.';
  return hours === 1 ? '1 person-hour is missing.' : `${hours} person-hours are missing.`;
}

/** The panels' figures computed by the engine. */
function figuresOf({ handle, schedule }: CountedWeek, team: string | null = null, position: string | null = null) {
  const summary = handle.ask({ kind: 'summary', team, position });
  const { coverageRates, fillRates, shiftStatus, pendingAssignments } = summary;
  return {
    fillRates: coverageRates.map(({ positionId, percent, tone, covered, wanted }, index) => {
      const { scheduled = 0, required = 0 } = fillRates[index] ?? {};
      const people = `${scheduled} ${scheduled === 1 ? 'person' : 'people'}, ${required} wanted`;
      const text = `${nameOf(schedule, positionId)} ${percent}% ${covered} of ${wanted} hours ${people}`;
      return { positionId, tone, text };
    }),
    confirmed: shiftStatus.confirmed,
    pending: shiftStatus.pending,
    toAssign: pendingAssignments,
  };
}

const select = () => find('select', 'Team') as HTMLSelectElement;
const chooseTeam = (team: string) => perform(() => fireEvent.change(select(), { target: { value: team } }));
const rate = (positionId: string) => find(`[data-fill=${positionId}]`);
const pressed = () => all('[data-fill][aria-pressed=true]').map(({ dataset }) => dataset.fill);
const headings = () => all('h1, h2, h3').map(textOf);

test('[D-203] [D-204] [D-421] [D-438] fill rates and shift status of the sample week', async () => {
  await openScheduler();
  expect(headings()).toEqual(expect.arrayContaining(['Position Fill Rates', 'Shift Status']));
  const figures = shownFigures();
  for (const [row, positionId, tone, text] of [
    ['[D-417]', 'server', 'yellow', 'Server 77% 54 of 70 hours 7 people, 8 wanted'],
    ['[D-418]', 'cook', 'yellow', 'Cook 94% 66 of 70 hours 4 people, 4 wanted'],
    ['[D-419]', 'host', 'red', 'Host/Hostess 64% 45 of 70 hours 1 person, 2 wanted'],
    ['[D-420]', 'manager', 'yellow', 'Manager 97% 68 of 70 hours 2 people, 2 wanted'],
  ] as const) {
    expect(figures.fillRates, row).toContainEqual({ positionId, tone, text });
  }
  expect(figures.fillRates.map(({ positionId }) => positionId)).toEqual(['server', 'cook', 'host', 'manager']);
  expect(figures.toAssign).toBe(2);
  const counted = countedWeek();
  expect(figures).toEqual(figuresOf(counted));
  expect(figures.confirmed + figures.pending).toBe(counted.schedule.shifts.length);
});

test('[D-333] [D-334] [D-339] [D-476] a click on a fill rate filters and removes the gaps, a second click restores them', async () => {
  const { search } = await openScheduler();
  const counted = countedWeek();
  const { handle, schedule } = counted;
  const name = (id: string) => nameOf(schedule, id);
  const before = { gaps: markedGaps(), names: cellNames(), figures: shownFigures() };
  expect(Object.keys(before.gaps).length).toBeGreaterThan(0);
  for (const { id } of schedule.positions) {
    await click(rate(id));
    expect(pressed()).toEqual([id]);
    expect(search()).toBe(`?position=${id}`);
    expect(markedGaps()).toEqual({});
    const { cells } = handle.ask({ kind: 'board', team: null, position: id });
    expect(cellNames().flat()).toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    expect(shownFigures()).toEqual(figuresOf(counted, null, id));
    expect(textOf(document.body)).toContain(
      `Showing ${name(id)} only. Gaps are not counted while a position is selected.`,
    );
    await click(rate(id));
    expect(pressed()).toEqual([]);
    expect({ gaps: markedGaps(), names: cellNames(), figures: shownFigures() }).toEqual(before);
  }
});

test('[D-333] another row changes the position filter, "Show all positions" clears it', async () => {
  const { search } = await openScheduler('?position=cook');
  await click(rate('host'));
  expect(pressed()).toEqual(['host']);
  await press('Show all positions');
  expect([pressed(), search()]).toEqual([[], '']);
});

test('[D-199] the team filter offers all teams, kitchen, front of house, management; a team clears the position filter', async () => {
  const { search } = await openScheduler('?position=cook');
  expect(all('option', select()).map(textOf)).toEqual(['All Teams', 'Kitchen Team', 'Front of House', 'Management']);
  expect(select().value).toBe('all');
  await chooseTeam('management');
  expect([search(), pressed()]).toEqual(['?team=management', []]);
});

test.each([
  { team: 'kitchen', positions: ['Cook'] },
  { team: 'front-of-house', positions: ['Server', 'Host/Hostess'] },
  { team: 'management', positions: ['Manager'] },
])(
  '[D-249] [D-250] [D-251] [D-462] [D-476] the team $team restricts roster and figures to $positions',
  async ({ team, positions }) => {
    const { search } = await openScheduler();
    await chooseTeam(team);
    expect(search()).toBe(`?team=${team}`);
    const counted = countedWeek();
    const { handle, schedule } = counted;
    const name = (id: string) => nameOf(schedule, id);
    expect(shownFigures().fillRates.map(({ positionId }) => name(positionId))).toEqual(positions);
    expect(shownFigures()).toEqual(figuresOf(counted, team));
    const { cells } = handle.ask({ kind: 'board', team, position: null });
    expect(cellNames().flat()).toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    await choose('Role');
    expect(rowHeaders().map((header) => header.replace(/ \d+ required$/, ''))).toEqual(positions);
  },
);

test('[D-200] [D-201] [D-252] [D-335] each part of the day shows and hides the hour rows of its slot; with none a message offers the whole day', async () => {
  await openScheduler();
  const toggle = (name: string) => find('button', name);
  const slotOf = (hour: number) => (hour < 14 ? 'Morning' : hour < 22 ? 'Afternoon' : 'Night');
  const on = new Set(['Morning', 'Afternoon', 'Night']);
  const { gaps } = countedWeek().handle.ask({ kind: 'summary' });
  const figures = shownFigures();
  for (const name of on) expect(toggle(name).ariaPressed).toBe('true');
  for (const name of ['Morning', 'Night', 'Morning', 'Afternoon', 'Night', 'Night', 'Afternoon', 'Night']) {
    await press(name);
    if (!on.delete(name)) on.add(name);
    for (const each of ['Morning', 'Afternoon', 'Night']) expect(toggle(each).ariaPressed).toBe(String(on.has(each)));
    const hours = Array.from({ length: 16 }, (_, row) => 9 + row).filter((hour) => on.has(slotOf(hour)));
    expect(rowHeaders()).toEqual(hours.map(clock));
    const red = gaps.flatMap(({ start, end }) => hours.filter((hour) => hour >= start && hour < end));
    expect(Object.keys(markedGaps())).toHaveLength(red.length);
    expect(shownFigures()).toEqual(figures);
  }
  for (const name of on) await press(name);
  expect(headings()).toContain('Every part of the day is hidden');
  expect(all('[role=grid]')).toEqual([]);
  await press('Show the whole day');
  expect(rowHeaders()).toHaveLength(16);
});

test('a team without members in the week shows a message and offers all teams; an unknown team is ignored', async () => {
  const positions = sample.schedule.positions.filter(({ team }) => team === 'kitchen');
  const staff = sample.schedule.staff.filter(({ positionId }) => positions.some(({ id }) => id === positionId));
  const shifts = sample.schedule.shifts.filter(({ staffId }) => staff.some(({ id }) => id === staffId));
  const kitchen = { ...sample, schedule: { positions, staff, shifts } };
  await openScheduler('?team=management', 'en', { sample: kitchen, variants: [] });
  expect(headings()).toContain('Nobody works on this team');
  await press('Show all teams');
  expect(all('[role=gridcell]', roster())).toHaveLength(112);

  await openScheduler('?team=nope', 'en', { sample, variants });
  expect(select().value).toBe('all');
  expect(all('[role=gridcell]', roster())).toHaveLength(112);
});

test('[D-188] [D-189] [D-190] [D-191] [D-192] Smart Insights: four cards, one action each, figures from the engine', async () => {
  const { handle, schedule } = countedWeek();
  for (const team of [null, 'kitchen', 'front-of-house', 'management']) {
    await openScheduler(team === null ? '' : `?team=${team}`);
    const { insights, shiftStatus, pendingAssignments } = handle.ask({ kind: 'summary', team, position: null });
    const total = shiftStatus.confirmed + shiftStatus.pending;
    const hours = (count: number) => `${count} hour${count === 1 ? '' : 's'}`;
    const cards = all('[aria-labelledby=smart-insights] li');
    const { worstDay, mostUnderstaffed } = insights;
    if (!worstDay || !mostUnderstaffed) throw new Error(`The sample week has no gap in ${team}.`);
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      `${insights.gapCount} gap${insights.gapCount === 1 ? '' : 's'} this week${weekdays[worstDay.day]} is the tightest day: ${hours(worstDay.gapHours)} short.Schedule NowFill the week`,
      insights.pendingShifts === 0
        ? `Every shift is confirmedAll ${total} shifts this week are confirmed.Review Request`
        : `${insights.pendingShifts} shift${insights.pendingShifts === 1 ? '' : 's'} to confirm${shiftStatus.confirmed} of ${total} shifts are confirmed so far.Review Request`,
      `Hardest: ${nameOf(schedule, mostUnderstaffed.positionId)}${hours(mostUnderstaffed.gapHours)} below the minimum; at worst ${mostUnderstaffed.needed} people short.Add Staff`,
      `${insights.coveredHours} of 70 hours covered${
        pendingAssignments === 0
          ? 'No assignment is open'
          : `${pendingAssignments} assignment${pendingAssignments === 1 ? ' is' : 's are'} still open`
      } this week. ${missing(insights.missingHours)}View Plan`,
    ]);
    // 'Fill the week' is beside 'Schedule Now'.
    expect(cards.map((card) => all('button', card).length)).toEqual([2, 1, 1, 1]);
  }
});

afterEach(() => {
  vi.useRealTimers();
});

test('in a week that has begun, Schedule Now starts at the next gap, and Add Staff at the next of its position', async () => {
  vi.setSystemTime(new Date('2026-11-18T12:00:00'));
  const { handle } = countedWeek();
  const { gaps, insights } = handle.ask({ kind: 'summary' });
  const ahead = gaps.filter(({ day, end }) => day > 2 || (day === 2 && end > 12));
  const hardest = insights.mostUnderstaffed?.positionId;
  const ofPosition = ahead.filter(({ positions }) =>
    positions.some(({ positionId, understaffed }) => positionId === hardest && understaffed),
  );
  await openScheduler();
  for (const [action, list] of [
    ['Schedule Now', ahead],
    ['Add Staff', ofPosition],
  ] as const) {
    await press(action);
    const { day, start, end } = list[0] ?? { day: -1, start: -1, end: -1 };
    expect(textOf(dialog())).toMatch(new RegExp(`${weekdays[day]}, .*, ${clock(start)} - ${clock(end)} `));
    expect(textOf(dialog())).toContain(`1 of ${list.length}`);
    await closeByEscape();
  }
});

test("[D-189] [D-191] Schedule Now starts on the card's day, Add Staff with the most understaffed position", async () => {
  vi.setSystemTime(new Date('2026-11-16T08:00:00'));
  const { handle, schedule } = countedWeek();
  const { gaps, insights } = handle.ask({ kind: 'summary' });
  const { gaps: worst } = handle.ask({ kind: 'review' });
  const onDay = (index: number | null) => gaps[index ?? -1]?.day === insights.worstDay?.day;
  const inOrder = [...new Set(worst.map(({ gap }) => gap))].sort((a, b) => Number(onDay(b)) - Number(onDay(a)));
  await openScheduler();
  const expectGap = (index: number | null | undefined) => {
    const gap = gaps[index ?? -1];
    expect(textOf(dialog())).toMatch(
      new RegExp(`${weekdays[gap?.day ?? -1]}, .*, ${clock(gap?.start ?? -1)} - ${clock(gap?.end ?? -1)} `),
    );
  };
  await press('Schedule Now');
  expectGap(inOrder[0]);
  expect(textOf(dialog())).toContain(`1 of ${gaps.length}`);
  await press('Skip', dialog());
  expectGap(inOrder[1]);
  await closeByEscape();
  const hardest = insights.mostUnderstaffed?.positionId ?? '';
  await press('Add Staff');
  expectGap(worst.find(({ positionId }) => positionId === hardest)?.gap);
  expect(textOf(find('h3', undefined, dialog()))).toBe(nameOf(schedule, hardest));
});

test('[D-339] with a position selected, Smart Insights do not mention gaps, and say why', async () => {
  await openScheduler('?position=server');
  expect(headings()).toContain('Gaps are paused');
  const described = find('button', 'Schedule Now').getAttribute('aria-describedby');
  expect(textOf(document.getElementById(described ?? '') as Element)).toBe(
    'Gaps are not counted while one position is selected.',
  );
});
