import { countedWeek, kitchenOnly } from './support/engine';
import {
  cellNames,
  columnHeaders,
  expectReady,
  markedGaps,
  openScheduler,
  rosterOf,
  rowHeaders,
  shownFigures,
  showScreen,
} from './support/scheduler';
import { expect, readOnlyTest, test } from './support/test';
import { clock, hourSentence, nameOf, type Summary, weekdays } from './support/words';

/** The text of a fill rate about the hours below the position's minimum. */
function belowText(hours: number): string {
  if (hours === 0) return '';
  return ` ${hours} hour${hours === 1 ? '' : 's'} below the minimum`;
}

/** How many person-hours are missing. */
function missing(hours: number): string {
  if (hours === 0) return 'No person-hour is missing.';
  return hours === 1 ? '1 person-hour is missing.' : `${hours} person-hours are missing.`;
}

/** The panels' figures computed by the engine: with hours below its minimum, a position is not green. */
function figuresOf({ fillRates, shortHours, shiftStatus, pendingAssignments }: Summary, name: (id: string) => string) {
  return {
    fillRates: fillRates.map(({ positionId, tone, percent, scheduled, required }, index) => ({
      positionId,
      tone: tone === 'green' && (shortHours[index] ?? 0) > 0 ? 'yellow' : tone,
      text: `${name(positionId)} ${percent}% ${scheduled} of ${required}${belowText(shortHours[index] ?? 0)}`,
    })),
    confirmed: shiftStatus.confirmed,
    pending: shiftStatus.pending,
    toAssign: pendingAssignments,
  };
}

const readTest = readOnlyTest(openScheduler);

readTest('[D-203] [D-204] [D-421] [D-438] fill rates and shift status of the sample week', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Position Fill Rates' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shift Status' })).toBeVisible();
  const figures = await shownFigures(page);
  for (const [row, positionId, tone, text] of [
    ['[D-417]', 'server', 'yellow', 'Server 88% 7 of 8 16 hours below the minimum'],
    ['[D-418]', 'cook', 'yellow', 'Cook 100% 4 of 4 4 hours below the minimum'],
    ['[D-419]', 'host', 'red', 'Host/Hostess 50% 1 of 2 25 hours below the minimum'],
    ['[D-420]', 'manager', 'yellow', 'Manager 100% 2 of 2 2 hours below the minimum'],
  ] as const) {
    expect(figures.fillRates, row).toContainEqual({ positionId, tone, text });
  }
  expect(figures.fillRates.map(({ positionId }) => positionId)).toEqual(['server', 'cook', 'host', 'manager']);
  expect(figures.toAssign).toBe(2);
  const { handle, schedule } = await countedWeek();
  expect(figures).toEqual(figuresOf(handle.summary(null, null), (id) => nameOf(schedule, id)));
  expect(figures.confirmed + figures.pending).toBe(schedule.shifts.length);
});

readTest(
  "[D-265] [D-414] [D-415] [D-416] a fill rate's tone is shown by a colour, an icon and a word",
  async ({ page }) => {
    const looks = {
      server: ['lucide-circle-minus', 'rgb(138, 90, 0)', 'Server 88% 7 of 8, 16 hours below the minimum, tight'],
      // Everybody required is scheduled, but not in every hour.
      cook: ['lucide-circle-minus', 'rgb(138, 90, 0)', 'Cook 100% 4 of 4, 4 hours below the minimum, tight'],
      host: ['lucide-triangle-alert', 'rgb(180, 35, 24)', 'Host/Hostess 50% 1 of 2, 25 hours below the minimum, short'],
    } as const;
    for (const [positionId, [icon, colour, name]] of Object.entries(looks)) {
      const row = page.locator(`[data-fill=${positionId}]`);
      await expect(row).toHaveAccessibleName(name);
      await expect(row.locator(`svg.${icon}`)).toHaveCSS('color', colour);
    }
  },
);

test('[D-333] [D-334] [D-339] [D-476] a click on a fill rate filters and removes the gaps, a second click restores them', async ({
  page,
}) => {
  await openScheduler(page);
  const { handle, schedule } = await countedWeek();
  const name = (id: string) => nameOf(schedule, id);
  const before = { gaps: await markedGaps(page), names: await cellNames(page), figures: await shownFigures(page) };
  expect(Object.keys(before.gaps).length).toBeGreaterThan(0);
  for (const { id } of schedule.positions) {
    const row = page.locator(`[data-fill=${id}]`);
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`[?&]position=${id}$`));
    expect(await markedGaps(page)).toEqual({});
    const { cells } = handle.board(null, id);
    expect((await cellNames(page)).flat()).toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    await expect.poll(() => shownFigures(page)).toEqual(figuresOf(handle.summary(null, id), name));
    await expect(
      page.getByText(`Showing ${name(id)} only. Gaps are not counted while a position is selected.`),
    ).toBeVisible();
    await row.click();
    await expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(await markedGaps(page)).toEqual(before.gaps);
    await expect.poll(() => cellNames(page)).toEqual(before.names);
    await expect.poll(() => shownFigures(page)).toEqual(before.figures);
  }
});

test('[D-333] another row changes the position filter, "Show all positions" clears it', async ({ page }) => {
  await openScheduler(page, '?position=cook');
  await page.locator('[data-fill=host]').click();
  await expect(page.locator('[data-fill][aria-pressed=true]')).toHaveAttribute('data-fill', 'host');
  await page.getByRole('button', { name: 'Show all positions' }).click();
  await expect(page.locator('[data-fill][aria-pressed=true]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shift-scheduler\/?$/);
});

readTest('[D-199] the team filter offers all teams, kitchen, front of house, management', async ({ page }) => {
  const select = page.getByRole('combobox', { name: 'Team' });
  await expect(select.getByRole('option')).toHaveText(['All Teams', 'Kitchen Team', 'Front of House', 'Management']);
  await expect(select).toHaveValue('all');
});

const teams = [
  ['Kitchen Team', 'kitchen', ['Cook']],
  ['Front of House', 'front-of-house', ['Server', 'Host/Hostess']],
  ['Management', 'management', ['Manager']],
] as const;

for (const [label, team, positions] of teams) {
  test(`[D-249] [D-250] [D-251] [D-462] [D-476] ${label} restricts roster and figures to ${positions.join(' and ')}`, async ({
    page,
  }) => {
    await openScheduler(page);
    await page.getByRole('combobox', { name: 'Team' }).selectOption({ label });
    await expect(page).toHaveURL(new RegExp(`team=${team}`));
    const { handle, schedule } = await countedWeek();
    const name = (id: string) => nameOf(schedule, id);
    // The address changes before the screen does.
    await expect
      .poll(async () => (await shownFigures(page)).fillRates.map(({ positionId }) => name(positionId)))
      .toEqual([...positions]);
    await expect.poll(() => shownFigures(page)).toEqual(figuresOf(handle.summary(team, null), name));
    const { cells } = handle.board(team, null);
    await expect
      .poll(async () => (await cellNames(page)).flat())
      .toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    await page.getByRole('radio', { name: 'Role' }).click();
    await expect(rosterOf(page).getByRole('rowheader')).toHaveCount(positions.length);
    expect((await rowHeaders(page)).map((header) => header.replace(/ \d+ required$/, ''))).toEqual([...positions]);
  });
}

test('[D-199] choosing a team clears the position filter', async ({ page }) => {
  await openScheduler(page, '?position=cook');
  await page.getByRole('combobox', { name: 'Team' }).selectOption('management');
  await expect(page).toHaveURL(/\?team=management$/);
  await expect(page.locator('[data-fill][aria-pressed=true]')).toHaveCount(0);
});

test('[D-200] [D-201] [D-252] [D-335] each period toggle shows and hides the hour rows of its slot, one history entry at a time', async ({
  page,
}) => {
  await openScheduler(page);
  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  const slotOf = (hour: number) => (hour < 14 ? 'Morning' : hour < 22 ? 'Afternoon' : 'Night');
  const on = new Set(['Morning', 'Afternoon', 'Night']);
  const { gaps } = (await countedWeek()).handle.summary(null, null);
  const figures = await shownFigures(page);
  for (const name of on) await expect(toggle(name)).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Morning', 'Night', 'Morning', 'Afternoon', 'Night', 'Night', 'Afternoon', 'Night']) {
    await toggle(name).click();
    if (!on.delete(name)) on.add(name);
    for (const each of ['Morning', 'Afternoon', 'Night']) {
      await expect(toggle(each)).toHaveAttribute('aria-pressed', String(on.has(each)));
    }
    const hours = Array.from({ length: 16 }, (_, row) => 9 + row).filter((hour) => on.has(slotOf(hour)));
    expect(await rowHeaders(page)).toEqual(hours.map(clock));
    const red = gaps.flatMap(({ start, end }) => hours.filter((hour) => hour >= start && hour < end));
    expect(Object.keys(await markedGaps(page))).toHaveLength(red.length);
    await expect.poll(() => shownFigures(page)).toEqual(figures);
  }
});

test('[D-335] with all periods off a message offers the whole day', async ({ page }) => {
  await openScheduler(page);
  for (const name of ['Morning', 'Afternoon', 'Night']) await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/slots=(&|$)/);
  await expect(page.getByRole('heading', { name: 'Every part of the day is hidden' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the whole day' }).click();
  await expect(rosterOf(page).getByRole('rowheader')).toHaveCount(16);
});

test('a team without members in the week shows a message and offers all teams', async ({ page }) => {
  await openScheduler(page, `?team=management${await kitchenOnly()}`);
  await expect(page.getByRole('heading', { name: 'Nobody works on this team' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all teams' }).click();
  await expect(rosterOf(page).getByRole('gridcell')).toHaveCount(112);
});

test('an unknown team is ignored: all teams are shown', async ({ page }) => {
  await openScheduler(page, '?team=nope');
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('all');
  await expect(rosterOf(page).getByRole('gridcell')).toHaveCount(112);
});

test('[D-188] [D-189] [D-190] [D-191] [D-192] Smart Insights: four cards, one action each, figures from the engine', async ({
  page,
}) => {
  const { handle, schedule } = await countedWeek();
  await openScheduler(page);
  for (const team of [null, 'kitchen', 'front-of-house', 'management']) {
    await showScreen(page, team === null ? '' : `?team=${team}`);
    const { insights, shiftStatus, pendingAssignments } = handle.summary(team, null);
    const total = shiftStatus.confirmed + shiftStatus.pending;
    const hours = (count: number) => `${count} hour${count === 1 ? '' : 's'}`;
    const cards = page.getByRole('region', { name: 'Smart Insights' }).getByRole('listitem');
    const { worstDay, mostUnderstaffed } = insights;
    if (!worstDay || !mostUnderstaffed) throw new Error(`The sample week has no gap in ${team}.`);
    await expect(cards).toHaveText([
      `${insights.gapCount} gap${insights.gapCount === 1 ? '' : 's'} this week${weekdays[worstDay.day]} is the tightest day: ${hours(worstDay.gapHours)} short.Schedule NowFill the week`,
      insights.pendingShifts === 0
        ? `Every shift is confirmedAll ${total} shifts this week are confirmed.Review Request`
        : `${insights.pendingShifts} shift${insights.pendingShifts === 1 ? '' : 's'} to confirm${shiftStatus.confirmed} of ${total} shifts are confirmed so far.Review Request`,
      `${nameOf(schedule, mostUnderstaffed.positionId)} is the hardest to cover${hours(mostUnderstaffed.gapHours)} below the minimum; at worst ${mostUnderstaffed.needed} people short.Add Staff`,
      `${insights.coveredHours} of 70 hours covered${
        pendingAssignments === 0
          ? 'No assignment is open'
          : `${pendingAssignments} assignment${pendingAssignments === 1 ? ' is' : 's are'} still open`
      } this week. ${missing(insights.missingHours)}View Plan`,
    ]);
    // 'Fill the week' is beside 'Schedule Now'.
    for (const [index, count] of [2, 1, 1, 1].entries())
      await expect(cards.nth(index).getByRole('button')).toHaveCount(count);
  }
});

test("[D-189] [D-191] Schedule Now starts on the card's day, Add Staff with the most understaffed position", async ({
  page,
}) => {
  const { handle, schedule } = await countedWeek();
  const { gaps, insights } = handle.summary(null, null);
  const { gaps: worst } = handle.review(null, null);
  const onDay = (index: number | null) => gaps[index ?? -1]?.day === insights.worstDay?.day;
  const inOrder = [...new Set(worst.map(({ gap }) => gap))].sort((a, b) => Number(onDay(b)) - Number(onDay(a)));
  await openScheduler(page);
  const dialog = page.getByTestId('gap-dialog');
  const expectGap = async (index: number | null | undefined) => {
    const gap = gaps[index ?? -1];
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`^${weekdays[gap?.day ?? -1]}, .*, ${clock(gap?.start ?? -1)} - ${clock(gap?.end ?? -1)}$`),
    );
  };
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  await expectGap(inOrder[0]);
  await expect(dialog.getByText(`1 of ${gaps.length}`, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expectGap(inOrder[1]);
  await page.keyboard.press('Escape');
  const hardest = insights.mostUnderstaffed?.positionId ?? '';
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await expectGap(worst.find(({ positionId }) => positionId === hardest)?.gap);
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(nameOf(schedule, hardest));
});

test('[D-339] with a position selected, Smart Insights do not mention gaps', async ({ page }) => {
  await openScheduler(page, '?position=server');
  await expect(page.getByRole('heading', { name: 'Gaps are paused' })).toBeVisible();
  const action = page.getByRole('button', { name: 'Schedule Now' });
  await expect(action).toHaveAccessibleDescription('Gaps are not counted while one position is selected.');
  await action.hover();
  await expect(page.getByText('Gaps are not counted while one position is selected.')).toBeVisible();
  expect(await columnHeaders(page)).toHaveLength(8);
  await expectReady(page);
});
