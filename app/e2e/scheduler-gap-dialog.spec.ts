import type { Locator, Page } from '@playwright/test';
import {
  clock,
  longDay,
  nameOf,
  type Summary,
  shortHours,
  violationText,
  weekdays,
} from '../src/features/scheduler/testing/words';
import { type CountedWeek, countedWeek, fixture, sampleWeek } from './support/engine';
import { cellAt, expectDrawn, openScheduler, shownFigures } from './support/scheduler';
import { expect, test } from './support/test';

const { gaps } = fixture<{ expected: { gaps: Summary['gaps'] } }>('golden/schedules/sample-week.json').expected;
type Gap = (typeof gaps)[number];

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Staffing Gap Details' });

/** '10 AM-2 PM' for a shift of whole hours. */
const timesOf = ({ start, hours }: { start: number; hours: number }) => shortHours([{ start, end: start + hours }]);

/**
 * Expected content of a dialog section: figures and short hours of the golden case, people as suggested by the engine.
 */
function expectedSection({ handle }: CountedWeek, { day, start, end }: Gap, position: Gap['positions'][number]) {
  const { positionId, required, scheduled, needed, understaffed, short, members } = position;
  const staff = understaffed ? handle.suggestedStaff(positionId, day, start, end) : [];
  const badge = understaffed ? `Need ${needed} more` : needed > 0 ? `${needed} short, above the minimum` : 'Covered';
  const figures = [`Required ${required}`, `Scheduled ${scheduled}`, 'Fewest on duty at any hour of the gap'];
  const lines = [nameOf(sampleWeek.schedule, positionId), badge, ...figures];
  if (understaffed) lines.push(`Short ${shortHours(short)}`);
  if (members.length > 0) lines.push('Scheduled team members');
  for (const { staffId, name, hours, confirmed } of members) {
    const shifts = handle
      .schedule()
      .shifts.filter((shift) => shift.staffId === staffId && shift.day === day)
      .filter((shift) => shift.start < end && start < shift.start + shift.hours);
    lines.push(
      `${name} ${hours} h · ${shifts.map(timesOf).join(', ')} ${confirmed ? 'Confirmed' : 'Pending confirmation'}`,
    );
  }
  if (members.length === 0 && !understaffed) lines.push('No team members scheduled for this position');
  if (understaffed) lines.push('Suggested available staff');
  if (understaffed && staff.length === 0) lines.push('No available team members for this position');
  for (const { name, availableTimes, isFullyAvailable, shift, extends: own, violations } of staff) {
    lines.push(
      [
        `${name} ${shortHours(availableTimes)} · ${isFullyAvailable ? 'Free for the whole gap' : 'Free for part of it'}`,
        `${own === null ? 'New shift' : 'Their shift becomes'} ${timesOf(shift)}`,
        ...violations.map((violation) => violationText(violation, name)),
        'Assign',
      ].join(' '),
    );
  }
  return lines.join(' | ');
}

/** Displayed content of a dialog section, in the same form; labour.test.tsx covers the cost lines. */
async function shownSections(dialog: Locator) {
  return dialog.locator('[data-position]').evaluateAll((sections) =>
    sections.map((section) => {
      const parts: string[] = [];
      const text = (element: Element) => {
        const words: string[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.closest('[aria-hidden=true], [data-effect]'))
            words.push((node.nodeValue ?? '').trim());
        }
        return words.filter(Boolean).join(' ').replaceAll(' :', ':');
      };
      for (const part of section.querySelectorAll('h3, header > span, dl > div, h4, li, p')) parts.push(text(part));
      return {
        positionId: section.getAttribute('data-position'),
        understaffed: section.getAttribute('data-understaffed') === 'true',
        lines: parts.join(' | '),
      };
    }),
  );
}

test('[D-211] [D-212] a click on any gap opens its dialog, with its time and what every position lacks', async ({
  page,
}) => {
  const week = await countedWeek();
  await openScheduler(page);
  const dialog = dialogOf(page);
  for (const gap of gaps) {
    const { day, start, end } = gap;
    const when = `${longDay(`2026-11-${16 + day}`, day)}, ${clock(start)} - ${clock(end)}`;
    await test.step(when, async () => {
      await cellAt(page, start - 9, day).click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleDescription(when);
      // The understaffed positions come first; otherwise the schedule's order.
      const inOrder = [...gap.positions].sort((a, b) => Number(b.understaffed) - Number(a.understaffed));
      await expect(dialog.locator('[data-position]')).toHaveCount(inOrder.length);
      await expectDrawn(page);
      const shown = await shownSections(dialog);
      await test.step('[D-217] [D-219] [D-220] [D-221] [D-222] [D-223] badge, figures, short hours, members, suggestions', () => {
        expect(shown).toEqual(
          inOrder.map((position) => ({
            positionId: position.positionId,
            understaffed: position.understaffed,
            lines: expectedSection(week, gap, position),
          })),
        );
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('[D-211] any hour of a block opens the same block', async ({ page }) => {
  const longest = gaps.reduce((best, gap) => (gap.end - gap.start > best.end - best.start ? gap : best));
  await openScheduler(page);
  for (const hour of [longest.start, longest.start + 1, longest.end - 1]) {
    await cellAt(page, hour - 9, longest.day).click();
    await expect(dialogOf(page)).toHaveAccessibleDescription(
      new RegExp(`${clock(longest.start)} - ${clock(longest.end)}$`),
    );
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('[D-218] [D-265] an understaffed position is red and labelled; others are not red', async ({ page }) => {
  await openScheduler(page);
  const mixed = gaps.find(({ positions }) => positions.some(({ understaffed }) => !understaffed));
  if (!mixed) throw new Error('The sample week has no block with a staffed position.');
  await cellAt(page, mixed.start - 9, mixed.day).click();
  const sections = dialogOf(page).locator('[data-position]');
  for (const { positionId, understaffed, needed } of mixed.positions) {
    const section = sections.and(page.locator(`[data-position="${positionId}"]`));
    const red = 'rgb(180, 35, 24)';
    const heading = section.getByRole('heading', { level: 3 });
    if (understaffed) {
      await expect(heading).toHaveCSS('color', red);
      await expect(section).toHaveCSS('border-top-color', red);
      await expect(section.locator('svg.lucide-triangle-alert')).toBeVisible();
      await expect(section.getByText(`Need ${needed} more`, { exact: true })).toBeVisible();
    } else {
      await expect(heading).not.toHaveCSS('color', red);
      await expect(section).not.toHaveCSS('border-top-color', red);
      await expect(section.getByText(/^Need /)).toHaveCount(0);
    }
  }
});

test('[D-224] [D-225] [D-226] up to three suggestions, each with an Assign button that names the person and the shift and works by keyboard', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  const places = gaps.flatMap((gap) =>
    gap.positions
      .filter(({ understaffed }) => understaffed)
      .map(({ positionId }) => ({
        gap,
        positionId,
        staff: handle.suggestedStaff(positionId, gap.day, gap.start, gap.end),
      })),
  );
  const full = places.find(({ staff }) => staff.length === 3 && staff[0]?.extends === null);
  if (!full) throw new Error('The sample week has no position with three suggestions.');
  await openScheduler(page);
  await cellAt(page, full.gap.start - 9, full.gap.day).click();
  const list = dialogOf(page).locator(`[data-suggestions="${full.positionId}"]`);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const nameOn = ({ name, shift }: (typeof full.staff)[number]) =>
    `Assign ${name}, ${weekdays[shift.day]} ${timesOf(shift)}`;
  for (const person of full.staff) {
    const assign = list.getByRole('button', { name: nameOn(person), exact: true });
    await expect(assign).toHaveText('Assign');
    await assign.focus();
    await expect(assign).toBeFocused();
  }
  // The first one gets the shift; the focus stays in the dialog.
  const [first] = full.staff;
  if (!first) throw new Error('There are three.');
  await list.getByRole('button', { name: nameOn(first), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByTestId('action-notice')).toContainText(
    `${first.name} assigned, ${weekdays[first.shift.day]} ${timesOf(first.shift)}.`,
  );
  await expect(dialogOf(page).locator('button:focus')).toHaveCount(1);
  expect(Math.max(...places.map(({ staff }) => staff.length))).toBe(3);
});

test('people without violations come first; others show a warning before Assign, which may extend their own shift', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  const suggested = gaps.flatMap((gap) => {
    const short = gap.positions.find(({ understaffed }) => understaffed);
    const staff = short ? handle.suggestedStaff(short.positionId, gap.day, gap.start, gap.end) : [];
    const longer = staff.find(({ extends: own }) => own !== null);
    const counts = staff.map(({ violations }) => violations.length);
    return short && longer?.extends && counts[0] === 0 && counts.at(-1) ? [{ gap, short, staff, longer }] : [];
  });
  const [{ gap, short, staff, longer } = {}] = suggested;
  if (!gap || !short || !staff || !longer?.extends) throw new Error('No gap has people with and without violations.');
  await openScheduler(page);
  const before = await shownFigures(page);
  await cellAt(page, gap.start - 9, gap.day).click();
  const people = dialogOf(page).locator(`[data-suggestions="${short.positionId}"] > li`);
  await expect(people).toHaveCount(staff.length);
  const warned = staff.map(({ violations }) => violations.length);
  for (const [index, count] of warned.entries()) {
    await expect(people.nth(index).locator('[data-violation]')).toHaveCount(count);
  }
  const person = people.filter({ hasText: longer.name });
  await expect(person).toContainText(`Their shift becomes ${timesOf(longer.shift)}`);
  await person.getByRole('button', { name: /^Assign / }).click();
  await expect(dialogOf(page).getByTestId('action-notice')).toContainText(
    `${longer.name} moved to ${weekdays[gap.day]} ${timesOf(longer.shift)}.`,
  );
  await page.keyboard.press('Escape');
  // Extended, not added; an earlier start has yet to be confirmed by the person. The figures follow in a deferred render.
  handle.changeShift(longer.extends, longer.shift);
  const { confirmed, pending } = handle.summary(null, null).shiftStatus;
  await expect.poll(() => shownFigures(page)).toMatchObject({ confirmed, pending });
  expect(confirmed + pending).toBe(before.confirmed + before.pending);
  await expect(page.locator('[data-gap]')).toHaveCount(
    handle.board(null, null).cells.filter(({ gap: open }) => open !== null).length,
  );
});

test('[D-229] the dialog closes by Close, the cross, Escape and a click outside', async ({ page }) => {
  await openScheduler(page);
  const [gap] = gaps;
  if (!gap) throw new Error('The sample week has no gap.');
  const cell = cellAt(page, gap.start - 9, gap.day);
  const closings = [
    () => dialogOf(page).getByRole('button', { name: 'Close' }).last().click(),
    () => dialogOf(page).getByRole('button', { name: 'Close' }).first().click(),
    () => page.keyboard.press('Escape'),
    // Outside the dialog, on a link of the page that must not be followed.
    () => page.mouse.click(60, 20),
  ];
  for (const close of closings) {
    await cell.click();
    await expect(dialogOf(page)).toBeVisible();
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(cell).toBeFocused();
  }
});

test('the arrows in the dialog walk through all gaps and stop at the ends', async ({ page }) => {
  await openScheduler(page);
  const [first] = gaps;
  if (!first) throw new Error('The sample week has no gap.');
  await cellAt(page, first.start - 9, first.day).click();
  const dialog = dialogOf(page);
  const next = dialog.getByRole('button', { name: 'Next gap' });
  await expect(dialog.getByRole('button', { name: 'Previous gap' })).toBeDisabled();
  for (const [index, { day, start }] of gaps.entries()) {
    await expect(dialog.getByText(`${index + 1} of ${gaps.length}`, { exact: true })).toBeVisible();
    const date = longDay(`2026-11-${16 + day}`, day);
    await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${date}, ${clock(start)}`));
    if (index < gaps.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
});

test('[D-227] [D-228] messages for no suggestions and for nobody scheduled', async ({ page }) => {
  const { engine } = await countedWeek();
  const { schedule } = sampleWeek;
  const hosts = schedule.staff.filter(({ positionId }) => positionId === 'host').map(({ id }) => id);
  const altered = {
    positions: [...schedule.positions, { id: 'bar', name: 'Bar', team: 'front-of-house', required: 0 }],
    // Hosts who are never available: a gap without suggestions.
    staff: schedule.staff.map((member) => (hosts.includes(member.id) ? { ...member, availability: [] } : member)),
    shifts: schedule.shifts.filter(({ staffId }) => !hosts.includes(staffId)),
  };
  engine.Editor.fromJson(JSON.stringify(altered)).free();
  await page.route(/sample-week.*\.json/, (route) => route.fulfill({ json: { ...sampleWeek, schedule: altered } }));
  await openScheduler(page);
  await cellAt(page, 1, 0).click();
  const host = dialogOf(page).locator('[data-position=host]');
  await expect(host.getByText('Need 2 more', { exact: true })).toBeVisible();
  await expect(host.getByText('No available team members for this position', { exact: true })).toBeVisible();
  await expect(host.getByRole('button', { name: /^Assign/ })).toHaveCount(0);
  const bar = dialogOf(page).locator('[data-position=bar]');
  await expect(bar.getByText('No team members scheduled for this position', { exact: true })).toBeVisible();
  await expect(bar.getByText('Covered', { exact: true })).toBeVisible();
});

test('behind an open dialog the page does not scroll, by wheel or by key; a long dialog scrolls by itself', async ({
  page,
}) => {
  await openScheduler(page);
  await page.getByRole('button', { name: 'View Plan' }).click();
  const dialog = page.getByTestId('review-dialog');
  await expect(dialog).toBeVisible();
  await expectDrawn(page);
  const places = () =>
    page.evaluate(() => [
      window.scrollY,
      document.querySelector('dialog .overscroll-contain')?.scrollTop ?? Number.NaN,
    ]);
  const [start] = await places();
  const nextPaint = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  // Beside the dialog, over its title, and with the focus on its first button.
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 600);
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  await page.mouse.move((title?.x ?? 0) + 10, (title?.y ?? 0) + 10);
  await page.mouse.wheel(0, 600);
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await nextPaint();
  expect(await places()).toEqual([start, 0]);
  // Past its end the dialog does not pass the wheel on to the page.
  await dialog.getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await places())[1]).toBeGreaterThan(300);
  await page.mouse.wheel(0, 20_000);
  await nextPaint();
  expect((await places())[0]).toBe(start);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await places())[0]).toBeGreaterThan((start ?? 0) + 100);
});
