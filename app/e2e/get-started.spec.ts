import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectAccessibleAt } from './support/contentPage';
import { mockPage } from './support/mockPage';
import { expectSettled } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/brightcrew-shift-management', es: '/es/brightcrew-shift-management' };

const helpButtons = ['Book a free setup call', 'Check Intro Center', 'Check for team members', 'Watch intro video'];
const noteCards = ['Set up a team challenge', 'Set up team recognitions', 'Start a survey', 'Share gift cards'];

const sections = [
  {
    rows: '[D-179] [D-180]',
    name: 'Manage with Ease (and fun!)',
    items: ['Team members and payroll', 'Smart scheduling', 'Announcements and chat', 'AI insights'],
  },
  {
    rows: '[D-181] [D-182]',
    name: 'Performance & Engagement',
    items: ['Configure incentives', 'Team targets and challenges', 'Share incentives', 'Team recognitions', 'Survey'],
  },
  {
    rows: '[D-183] [D-184]',
    name: 'Hiring, Onboarding & Training',
    items: ['New hiring process', 'Training module', 'Onboarding flow'],
  },
];

/** Opens the page and waits until it is hydrated, past the promo on small screens. */
async function open(page: Page, language: 'en' | 'es' = 'en') {
  await page.goto(address[language]);
  await expectSettled(page);
  const continueButton = page.getByRole('button', {
    name: language === 'en' ? 'Continue anyway' : 'Continuar de todos modos',
  });
  if ((page.viewportSize()?.width ?? 0) <= 767) await continueButton.click();
}

const section = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[D-161] the rail has both tabs, marks the current one, and each opens its page', async ({ page }) => {
  await open(page);
  const rail = page.getByRole('navigation', { name: 'Shift management' });
  await expect(rail.getByRole('link', { name: 'Get Started' })).toHaveAttribute('aria-current', 'page');
  await rail.getByRole('link', { name: 'Shift Scheduling' }).click();
  await expect(page).toHaveURL(/\/shift-scheduler$/);
  await rail.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/brightcrew-shift-management$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to Brightcrew/ })).toBeVisible();
});

test('[D-163] [D-164] [D-165] [D-166] [D-167] four help buttons in order: guides, tour, team, and booking page', async ({
  page,
}) => {
  await open(page);
  const group = page.getByRole('group', { name: 'Help getting started' });
  await expect(group.getByRole('button')).toHaveText(helpButtons);

  await group.getByRole('button', { name: 'Check Intro Center' }).click();
  const guides = page.getByRole('dialog', { name: 'Intro Center' });
  await expect(guides.getByRole('link')).toHaveCount(4);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(guides).toBeHidden();

  const video = group.getByRole('button', { name: 'Watch intro video' });
  await video.click();
  const tour = page.getByRole('dialog', { name: 'The tour in four pictures' });
  for (const place of ['1 of 4', '2 of 4', '3 of 4']) {
    await expect(tour.getByText(place, { exact: true })).toBeVisible();
    await tour.getByRole('button', { name: 'Next' }).click();
  }
  await expect(tour.getByRole('link', { name: 'Try it now' })).toHaveAttribute('href', '/demo/team-member/gift-shop');
  await tour.getByRole('button', { name: 'Done' }).click();
  await expect(tour).toBeHidden();
  await expect(video).toBeFocused();

  await group.getByRole('button', { name: 'Check for team members' }).click();
  await expect(page).toHaveURL(/\/demo\/manager\/view-team$/);
  await page.goBack();
  const requests = await mockPage(page, '/contact');
  await group.getByRole('button', { name: 'Book a free setup call' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(requests).toEqual(['document']);
});

test('[D-170] [D-175] only the scheduling card navigates; the others say that they belong to the full product', async ({
  page,
}) => {
  await open(page);
  const cards = page.getByRole('region', { name: 'Recommended for you' });
  await expect(cards.getByRole('link')).toHaveCount(1);
  for (const name of noteCards) {
    await cards.getByRole('button', { name, exact: true }).click();
    await expect(cards.getByRole('status')).toContainText(`“${name}” is part of the full product.`);
    await expect(page).toHaveURL(address.en);
  }
  // The whole card is clickable, its illustration included.
  await cards
    .getByRole('article')
    .first()
    .click({ position: { x: 30, y: 300 } });
  await expect(page).toHaveURL(/\/shift-scheduler$/);
});

test('three sections, closed initially: hovering opens one, a click pins it, and clicks open each in order with its contents', async ({
  page,
}) => {
  await open(page);
  await test.step('[D-176] closed initially', async () => {
    for (const { name, items } of sections) {
      await expect(section(page, name)).toHaveAttribute('aria-expanded', 'false');
      for (const item of items)
        await expect(page.getByRole('heading', { level: 4, name: item, exact: true })).toBeHidden();
    }
  });
  await test.step('[D-177] [D-178] hovering opens one, and a click then pins it', async () => {
    const [first, second] = sections.map(({ name }) => section(page, name));
    if (!first || !second) throw new Error('two sections expected');
    await first.hover();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.hover();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(2, 2);
    await first.hover();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  });
  await page.mouse.move(2, 2);
  await test.step('a click opens each in order with its contents', async () => {
    const region = page.getByRole('region', { name: 'Take a look around' });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(sections.map(({ name }) => name));
    for (const { rows, name, items } of sections) {
      await test.step(`${rows} ${name}`, async () => {
        const button = section(page, name);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        await expect(panel.getByRole('heading', { level: 4 })).toHaveText(items);
        for (const item of items) await expect(panel.getByRole('heading', { name: item, exact: true })).toBeVisible();
      });
    }
  });
});

test('where the sections are stacked, leaving one does not move the next from under the mouse', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1400 });
  await open(page);
  const [first, second] = sections.map(({ name }) => section(page, name));
  if (!first || !second) throw new Error('two sections expected');
  await first.hover();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.hover();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test('[D-178] help, cards and sections work by keyboard alone', async ({ page }) => {
  await open(page);
  const reach = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.textContent())?.trim() === name) return;
    }
    throw new Error(`${name} is not reachable by Tab`);
  };
  await reach('Watch intro video');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The tour in four pictures' })).toBeVisible();
  await page.keyboard.press('Escape');
  await reach('Start a survey');
  await page.keyboard.press('Space');
  await expect(page.getByText('“Start a survey” is part of the full product.')).toBeVisible();
  await reach('Performance & Engagement');
  const button = section(page, 'Performance & Engagement');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Team targets and challenges')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Team targets and challenges')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('[D-178] one tap opens a section and the next closes it', async ({ page }) => {
    await open(page);
    const button = section(page, 'Hiring, Onboarding & Training');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { name: 'Onboarding flow', exact: true })).toBeVisible();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('axe finds no violations, everything open', async ({ page }) => {
  for (const language of ['en', 'es'] as const) {
    await page.setViewportSize({ width: 375, height: 900 });
    await open(page, language);
    const content = page.locator('#content');
    await content.getByRole('article').getByRole('button').first().click();
    for (const button of await content.locator('button[aria-expanded]').all()) await button.click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(content.locator('button[aria-expanded="true"]')).toHaveCount(sections.length);
      await expectAccessibleAt(page, [width]);
    }
  }
});
