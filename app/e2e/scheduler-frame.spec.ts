import { expectReady, openScheduler, schedulerPaths } from './support/scheduler';
import { expect, test } from './support/test';

const small = { width: 767, height: 900 };

test('the frame of the scheduler: rail, header and banner, each link with its page', async ({ page }) => {
  await openScheduler(page);
  await test.step('[D-161] the shift rail has Get Started and Shift Scheduling, marks the page, and each opens its page', async () => {
    const rail = page.getByRole('navigation', { name: 'Shift management' });
    await expect(rail.getByRole('link', { name: /^(Get Started|Shift Scheduling)$/ })).toHaveCount(2);
    await expect(rail.getByRole('link', { name: 'Shift Scheduling' })).toHaveAttribute('aria-current', 'page');
    await rail.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/brightcrew-shift-management\/?$/);
    await expect(rail.getByRole('link', { name: 'Get Started' })).toHaveAttribute('aria-current', 'page');
    await rail.getByRole('link', { name: 'Shift Scheduling' }).click();
    await expect(page).toHaveURL(/\/shift-scheduler\/?$/);
    await expectReady(page);
  });
  await test.step('[D-185] [D-186] the header has Back to Dashboard and Manage Team', async () => {
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/demo/manager/overview',
    );
    await expect(main.getByRole('link', { name: 'Manage Team' })).toHaveAttribute('href', '/demo/manager/view-team');
  });
  await test.step('[D-043] [D-044] [D-045] the demo banner has links to sales and home', async () => {
    const banner = page.getByRole('banner').first();
    await expect(banner.getByText("You're seeing the product live demo", { exact: true })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
    await expect(banner.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await banner.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
  await test.step('[D-187] Create Shift goes to the template setup, also under /es', async () => {
    await openScheduler(page);
    await page.getByRole('link', { name: 'Create Shift' }).click();
    await expect(page).toHaveURL(/:\d+\/shift-template-setup\/?$/);
    await openScheduler(page, '', 'es');
    await page.getByRole('link', { name: 'Crear turno' }).click();
    await expect(page).toHaveURL(/\/es\/shift-template-setup\/?$/);
  });
});

test('[D-036] navigating to the scheduler from another page starts at its top', async ({ page }) => {
  await page.goto('/brightcrew-shift-management');
  await page
    .getByRole('navigation', { name: 'Shift management' })
    .getByRole('link', { name: 'Shift Scheduling' })
    .click();
  await expectReady(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 600 }));
  await page.getByRole('link', { name: 'Create Shift' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/shift-template-setup\/?$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[D-065] [D-066] [D-067] the footer’s language selector is disabled and English only, also under /es', async ({
  page,
}) => {
  for (const path of Object.values(schedulerPaths)) {
    await page.goto(path);
    const select = page.getByRole('contentinfo').getByRole('combobox');
    await expect(select).toBeDisabled();
    await expect(select.getByRole('option')).toHaveText(['English']);
  }
});

test('[D-434] at 768 px the scheduler is shown directly, at 767 px the promo comes first, the roster directly below it, with a link to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openScheduler(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeHidden();

  await page.setViewportSize(small);
  await page.goto('/shift-scheduler');
  await expectReady(page);
  const promo = page.getByRole('region', { name: 'What the app does' });
  const heading = page.getByRole('heading', { name: 'Shift Scheduling' });
  await test.step('[D-057] [D-058] [D-059] the message, then the roster', async () => {
    await expect(
      page.getByText('To explore the full demo, go to your desktop for a complete experience', { exact: true }).first(),
    ).toBeVisible();
    const [above, below] = [await promo.boundingBox(), await heading.boundingBox()];
    const end = (above?.y ?? 0) + (above?.height ?? 0);
    expect(end).toBeLessThan(below?.y ?? 0);
    expect((below?.y ?? 0) - end).toBeLessThan(40);
    await expect(page.getByRole('grid')).toBeVisible();
    // One line, which unfolds.
    expect((await promo.boundingBox())?.height).toBeLessThanOrEqual(46);
    await promo.locator('summary').click();
  });
  await test.step('[D-051] [D-052] [D-053] [D-054] three slides that wrap around', async () => {
    for (const title of [
      'Celebrate good work',
      'Track your performance',
      'Redeem points for rewards',
      'Celebrate good work',
    ]) {
      await expect(page.getByRole('group', { name: /^Slide \d of 3$/ }).getByRole('heading')).toHaveText(title);
      await page.getByRole('button', { name: 'Next slide' }).click();
    }
  });
  await test.step('[D-055] [D-056] two links to the product, and one to the demo', async () => {
    await expect(promo.getByRole('link', { name: 'Set up team space' })).toBeVisible();
    await expect(promo.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
  });
  await promo.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(promo).toBeHidden();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(112);
});
