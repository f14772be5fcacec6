import type { Locator, Page } from '@playwright/test';
import type { CountedWeek } from '../src/roster/testing/countedWeek';
import { expectNoAxeViolations } from './support/axe';
import { countedWeek } from './support/engine';
import { cellNames, openScheduler, pressTool, rosterOf, shownFigures, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

const panelOf = (page: Page) => page.getByTestId('fill-panel');
const summaryOf = (page: Page) => page.getByTestId('fill-summary');
const proposalsOf = (page: Page) => panelOf(page).locator('[data-proposal]');
const ghostsOn = (page: Page) => rosterOf(page).locator('[data-ghost]');

async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (text === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Hours of the week in which every position has at least half of its requirement, counted from the shifts alone. */
function coveredHours({ handle }: CountedWeek): number {
  const { positions, staff, shifts } = handle.ask({ kind: 'schedule' });
  let covered = 0;
  for (let day = 0; day < 7; day += 1) {
    for (let hour = 10; hour < 20; hour += 1) {
      const isShort = positions.some(({ id, required }) => {
        const working = staff.filter((member) => {
          const own = shifts.filter(({ staffId }) => staffId === member.id);
          return (
            member.positionId === id &&
            own.some((shift) => {
              const from = shift.day * 24 + shift.start;
              return from <= day * 24 + hour && day * 24 + hour < from + shift.hours;
            })
          );
        });
        return working.length * 2 < required;
      });
      covered += isShort ? 0 : 1;
    }
  }
  return covered;
}

/** Opens the first proposal, which shows its reason and its actions. */
async function openFirst(page: Page): Promise<void> {
  const line = proposalsOf(page).first().locator('[data-line]');
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
}

/** The proposals in the panel's list: person and day. */
async function proposedShifts(page: Page): Promise<string[]> {
  return proposalsOf(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.proposal ?? ''));
}

test('the sample week is filled by keyboard: the panel states the result, the roster shows ghosts, one step applies it and undo reverts it', async ({
  page,
}) => {
  await openScheduler(page);
  const before = await shownFigures(page);
  const cells = await cellNames(page);
  await tabTo(page, 'Fill the week');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused();

  const week = await countedWeek();
  const statement = /From (\d+) to (\d+) of 70 hours without a gap, \+(\d+)\sh, (\d+) shifts for (\d+) people\./.exec(
    (await summaryOf(page).textContent()) ?? '',
  );
  expect(statement).not.toBeNull();
  const [from, to, hours, shifts, people] = (statement ?? []).slice(1).map(Number);
  expect(from).toBe(coveredHours(week));
  await expect(summaryOf(page)).toContainText('No plan under your rules covers more.');
  const proposals = await proposedShifts(page);
  expect(proposals).toHaveLength(shifts ?? 0);
  expect(new Set(proposals.map((proposal) => proposal.split(' ')[0])).size).toBe(people);
  // Every ghost is accessible: it is part of its cells' names.
  await expect.poll(() => ghostsOn(page).count()).toBeGreaterThan(0);
  const named = () =>
    rosterOf(page)
      .getByRole('gridcell')
      .evaluateAll((found) => {
        const lists = found.flatMap((cell) => (cell.getAttribute('aria-label') ?? '').split('; proposed: ').slice(1));
        return lists.flatMap((list) => (list.split('; ')[0] ?? '').split(', ')).length;
      });
  // The roster's rows begin at 9 AM; no shift of the plan begins earlier.
  await expect.poll(named).toBe(hours);
  // Nothing has been changed yet.
  await expect(page.getByRole('button', { name: 'Undo: you haven’t changed anything yet' })).toBeVisible();

  await tabTo(page, `Accept all ${shifts} shifts`);
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByText(`${shifts} proposed shifts accepted.`).first()).toBeVisible();
  await expect(ghostsOn(page)).toHaveCount(0);
  await expect.poll(async () => (await rosterOf(page).locator('[data-gap]').count()) === 0 || to !== 70).toBe(true);
  await expect(page.getByText(`${to} of 70`).first()).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect.poll(() => cellNames(page)).toEqual(cells);
  await expect.poll(() => shownFigures(page)).toEqual(before);
});

test('the panel of a plan: it stands beside the roster, proposals are accepted and dropped, options recalculate at once', async ({
  page,
}) => {
  await openScheduler(page);
  const fill = async () => {
    await page.getByRole('button', { name: 'Fill the week' }).click();
    await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  };
  await fill();
  await test.step('it covers nothing, Sunday stays in sight, and it stays in the window while the roster scrolls', async () => {
    const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [panel, roster] = [await boxOf(panelOf(page)), await boxOf(rosterOf(page))];
    expect(panel.x + panel.width).toBeLessThanOrEqual(roster.x + 1);
    const sunday = await boxOf(rosterOf(page).getByRole('columnheader').last());
    expect(sunday.x + sunday.width).toBeLessThanOrEqual(1440);
    const toolbar = await boxOf(page.getByRole('radio', { name: 'Weekly' }));
    expect(panel.y).toBeGreaterThanOrEqual(toolbar.y + toolbar.height);
    expect(Math.round(panel.width)).toBe(339);
    expect(panel.y + panel.height).toBeLessThanOrEqual(900);
    await expectNoAxeViolations(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await boxOf(panelOf(page))).y).toBeGreaterThanOrEqual(0);
    await expect(panelOf(page).getByRole('button', { name: /^Accept all/ })).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });
  await test.step('one proposal is accepted, one is dropped, the rest is recalculated; discarding changes nothing more', async () => {
    const [first, second] = await proposedShifts(page);
    await openFirst(page);
    await proposalsOf(page)
      .first()
      .getByRole('button', { name: /^Drop / })
      .click();
    await expect(panelOf(page).getByText('1 proposal dropped.')).toBeVisible();
    await expect.poll(() => proposedShifts(page)).not.toContain(first);
    await expect(panelOf(page)).toHaveAttribute('data-search', 'found');

    const accepted = (await proposedShifts(page))[0] ?? '';
    await openFirst(page);
    await proposalsOf(page)
      .first()
      .getByRole('button', { name: /^Accept / })
      .click();
    await expect(page.getByText('1 proposed shift accepted.').first()).toBeVisible();
    await expect.poll(() => proposedShifts(page)).not.toContain(accepted);
    // The button is gone; the next proposal has the focus.
    await expect(proposalsOf(page).first().locator('[data-line]')).toBeFocused();

    await panelOf(page).getByRole('button', { name: 'Propose again' }).click();
    await expect(panelOf(page).getByText('proposal dropped')).toHaveCount(0);
    expect(second).toBeDefined();
    await panelOf(page).getByRole('button', { name: 'Discard' }).click();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Fill the week' })).toBeFocused();
    await expect(ghostsOn(page)).toHaveCount(0);
  });
  await page.keyboard.press('Control+z');
  await fill();
  await test.step('options recalculate, and a rule states its cost', async () => {
    const first = await summaryOf(page).textContent();
    await panelOf(page)
      .getByRole('button', { name: /^Rules/ })
      .click();
    await panelOf(page).getByRole('radio', { name: 'Fully staffed' }).check({ force: true });
    await expect.poll(() => summaryOf(page).textContent()).not.toBe(first);
    await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
    await expect(page.getByTestId('short-hours').getByRole('listitem').first()).toContainText(
      /missing.*Of \d+ people: \d/s,
    );
    const strict = await summaryOf(page).textContent();
    await panelOf(page).getByLabel('Days off per week').fill('5');
    await expect.poll(() => summaryOf(page).textContent()).not.toBe(strict);
    await panelOf(page).getByLabel('Shortest shift (h)').fill('9');
    await expect(page.getByTestId('fill-choices')).toContainText('With shifts as short as 8 hours');
    await panelOf(page).getByRole('switch', { name: 'Stay within contract' }).click();
    // Nobody works more over their contract than before.
    await expect(panelOf(page).locator('[data-effect]')).toContainText(/Over contract\d+ h(?! →)/);
  });
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFirst(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(panelOf(page).getByText('Accept day').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('a gap, a position and a shift each start a plan; somebody is ill, and the best cover is one step', async ({
  page,
}) => {
  await openScheduler(page);
  await rosterOf(page).locator('[data-gap]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fill this gap' }).click();
  await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Fill this gap');
  await expect(summaryOf(page)).toContainText(/From 0 to \d of \d hours covered/);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill Server' }).click();
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Fill Server');
  await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  await openFirst(page);
  await expect(proposalsOf(page).first()).toContainText('Server has');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);

  await showScreen(page, '?group=member');
  const { handle } = await countedWeek();
  const { shifts, staff } = handle.ask({ kind: 'schedule' });
  // A shift into the evening: all of its hours count, not only those that gaps are looked for in.
  const ill = shifts.find(({ start, hours, startMinute }) => !startMinute && start >= 16 && start + hours === 24);
  const name = staff.find(({ id }) => id === ill?.staffId)?.name ?? '';
  await pressTool(page, 'Someone is ill');
  await panelOf(page)
    .getByLabel('Who is ill?')
    .selectOption(ill?.staffId ?? '');
  const days = panelOf(page).getByRole('group', { name: 'On which days?' }).getByRole('button');
  // Today is chosen already.
  for (const [day, button] of (await days.all()).entries()) {
    const isChosen = (await button.getAttribute('aria-pressed')) === 'true';
    if (isChosen !== (day === ill?.day)) await button.click();
  }
  await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  await expect(summaryOf(page)).toContainText(`1 of ${name}’s shifts needs cover.`);
  await expect(summaryOf(page)).toContainText(new RegExp(`From 0 to \\d of ${ill?.hours} hours covered`));
  const chip = rosterOf(page).locator(`[data-chip="${ill?.id}"]`);
  await expect(chip).toHaveCSS('text-decoration-line', 'line-through');
  await expect(rosterOf(page).getByRole('gridcell', { name: `; ill: ${name}` })).toHaveCount(1);

  await panelOf(page)
    .getByRole('button', { name: /^(Accept|Remove) / })
    .first()
    .click();
  await expect(page.getByText(new RegExp(`${name} is ill, `)).first()).toBeVisible();
  await expect(chip).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(chip).toHaveCount(1);
});

test('a failure to load the solver is reported and can be retried; nothing is lost', async ({ page }) => {
  await page.route(/solver\.worker.*\.js|scheduler_solver_wasm.*/, (route) => route.abort());
  await openScheduler(page);
  await page.getByRole('button', { name: 'Fill the week' }).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Your week is unchanged.');
  await page.unrouteAll();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summaryOf(page)).toContainText('hours without a gap');
});

test('an imported week is filled the same way', async ({ page }) => {
  await openScheduler(page, '?roster=large');
  await page.getByRole('button', { name: 'Fill the week' }).click();
  await expect(panelOf(page)).toHaveAttribute('data-search', 'found');
  await expect(summaryOf(page)).toContainText(/hours without a gap|Nothing to fill/);
});

test('two weeks are filled, accepted and taken back in one step', async ({ page }) => {
  await openScheduler(page);
  await page.getByRole('button', { name: 'Fill the week' }).click();
  const panel = panelOf(page);
  await panel.getByLabel('How many weeks').selectOption('2');
  const plan = page.getByTestId('weeks-plan');
  await expect(plan.getByText('Weekend days')).toBeVisible({ timeout: 20_000 });
  const stop = plan.getByRole('button', { name: 'Stop here' });
  if (await stop.isVisible()) await stop.click();
  await expectNoAxeViolations(page);
  const accept = plan.getByRole('button', { name: /^Accept (all )?\d+ shifts?$/ });
  const shifts = Number((await accept.textContent())?.match(/\d+/)?.[0]);
  expect(shifts).toBeGreaterThan(0);
  await accept.click();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Fill the week' }).click();
  await panel.getByLabel('How many weeks').selectOption('2');
  await expect(plan.getByRole('button', { name: /^Accept (all )?\d+ shifts?$/ })).toContainText(/\d+/, {
    timeout: 20_000,
  });
});
