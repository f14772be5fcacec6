import { expectNoAxeViolations } from './support/axe';
import { cellAt, expectReady, openScheduler, pressTool, rosterOf, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

test.describe('at 390 px, by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[D-058] [D-059] below the promo one day at a time: its gaps first, days to tap, a sheet, and a long press creates a shift', async ({
    page,
  }) => {
    const wednesday = new Date('2026-11-18T08:00:00Z');
    await page.clock.setFixedTime(wednesday);
    await openScheduler(page);
    const days = page.getByTestId('phone-days');
    const dayOf = (name: RegExp) => days.getByRole('button', { name });
    await expect(dayOf(/^Wed 18/)).toHaveAttribute('aria-pressed', 'true');
    const column = () =>
      rosterOf(page).evaluate((grid) => {
        const box = grid.parentElement?.getBoundingClientRect();
        const heads = Array.from(grid.querySelectorAll('[role=columnheader]')).slice(1);
        return heads.findIndex((head) => Math.abs(head.getBoundingClientRect().right - (box?.right ?? 0)) < 2);
      });
    expect(await column()).toBe(2);
    await dayOf(/^Sat 21/).tap();
    expect(await column()).toBe(5);
    // A swipe is native scrolling; the day buttons follow it.
    await rosterOf(page).evaluate((grid) => grid.parentElement?.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(dayOf(/^Mon 16/)).toHaveAttribute('aria-pressed', 'true');
    for (const button of await days.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeViolations(page);

    await page.locator('aside').getByRole('button', { name: 'Fill rates, shift status, legend' }).tap();
    const sheet = page.getByTestId('panel-sheet');
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Close' }).tap();

    // Monday is over: its gaps are listed when asked for.
    await expect(page.getByTestId('phone-gaps').getByRole('button')).toHaveCount(0);
    await days.getByRole('button', { name: 'Show all 2' }).tap();
    await page.getByTestId('phone-gaps').getByRole('button').first().tap();
    const gap = page.getByTestId('gap-dialog');
    await expect(gap).toBeVisible();
    await page.keyboard.press('Escape');

    // Nobody works in the hour after midnight: a long press there creates a shift.
    const client = await page.context().newCDPSession(page);
    const cell = cellAt(page, 15, 0);
    await cell.scrollIntoViewIfNeeded();
    const at = await cell.boundingBox();
    const point = { x: (at?.x ?? 0) + (at?.width ?? 0) - 12, y: (at?.y ?? 0) + (at?.height ?? 0) / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByTestId('drawn-shift')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByTestId('shift-dialog')).toBeVisible();
  });

  test('at 320 px nothing scrolls sideways, also in Spanish, and each grouping shows one day', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openScheduler(page, '', 'es');
    for (const query of ['', '?group=member', '?group=role']) {
      await showScreen(page, query, 'es');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const widths = await rosterOf(page).evaluate((grid) => {
        const [head, day] = Array.from(grid.querySelectorAll('[role=columnheader]'), (one) => one.clientWidth);
        return (head ?? 0) + (day ?? 0);
      });
      expect(Math.abs(widths - 320)).toBeLessThanOrEqual(2);
      const narrow = await page
        .getByTestId('phone-days')
        .getByRole('button')
        .evaluateAll((all) => all.filter((one) => one.clientWidth < 44).length);
      expect(narrow).toBe(0);
    }
  });

  test('a shared link opens the roster directly, without the promo', async ({ page }) => {
    await openScheduler(page);
    await expect(page.getByRole('region', { name: 'What the app does' })).toBeVisible();
    await pressTool(page, 'Import, export, share');
    const dialog = page.getByTestId('week-dialog');
    await dialog.getByRole('tab', { name: 'Share' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link to this week' }).inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await expectReady(page);
    await expect(page.getByRole('region', { name: 'What the app does' })).toHaveCount(0);
    await expect(page.getByTestId('phone-days')).toBeVisible();
  });

  test("a person's own week: from the manager's dialog to the person's phone, where a shift is confirmed", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openScheduler(page, '?group=member');
    await cellAt(page, 0, 0).tap();
    const dialog = page.getByTestId('shift-dialog');
    await dialog.getByRole('button', { name: /^Copy link to .*’s week$/ }).tap();
    await expect(dialog.getByText(/^The link to .*’s week is copied\.$/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe('/shift-scheduler/my-week');
    await page.goto(link);
    await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: my week$/);
    await expect(page.locator('[data-day]')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'What the app does' })).toHaveCount(0);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoAxeViolations(page);
    }
    // A person with a shift to confirm, in Spanish.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link.replace('/shift-scheduler', '/es/shift-scheduler').replace(/person=[^&]*/, `person=st-02`));
    await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
    const confirm = page.getByRole('button', { name: /^Confirmar .*\d/ });
    const before = await confirm.count();
    expect(before).toBeGreaterThan(0);
    await confirm.first().tap();
    await expect(confirm).toHaveCount(before - 1);
    await expect(page.getByRole('status').filter({ hasText: 'Confirmado: ' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('[D-522] several shifts are selected, moved and reassigned together, with the mouse and the bar', async ({
  page,
}) => {
  await openScheduler(page, '?group=member');
  // The selection script loads after the roster, and its live region exists by then.
  await expect(page.getByTestId('selection-said')).toBeAttached();
  const blocks = page.locator('[data-chip]');
  await blocks.nth(0).click({ modifiers: ['ControlOrMeta'] });
  await blocks.nth(1).click({ modifiers: ['Shift'] });
  const bar = page.getByTestId('selection-bar');
  await expect(bar).toContainText('2 shifts selected');
  await expect(page.locator('[data-chip][data-selected]')).toHaveCount(2);
  await expectNoAxeViolations(page);
  const before = await page.locator('[data-selected]').allInnerTexts();
  await bar.getByRole('button', { name: '1 h later' }).click();
  await expect.poll(() => page.locator('[data-selected]').allInnerTexts()).not.toEqual(before);
  await expect(page.getByTestId('action-notice')).toContainText('2 shifts moved');
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('[data-selected]').allInnerTexts()).toEqual(before);
  await bar.getByRole('button', { name: 'Give to…' }).click();
  await expect(page.getByTestId('give-together')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await pressTool(page, 'Select several shifts');
  await blocks.nth(0).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toContainText('1 shift selected');
});
