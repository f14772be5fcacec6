import type { Page } from '@playwright/test';
import { openSettled } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/demo/team-member/overview', es: '/es/demo/team-member/overview' } as const;

async function open(page: Page, language: 'en' | 'es' = 'en') {
  await openSettled(page, address[language]);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('greeting, actions, banner, latest recognitions, points and gifts', async ({ page }) => {
  await open(page);
  await test.step('[D-076] a greeting with the balance', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Teo');
    await expect(page.getByTestId('greeting')).toHaveText('You have 441 points to spend.');
  });
  const actions = section(page, 'Quick Actions');
  await test.step('[D-077] Send Recognition', async () => {
    const send = actions.getByRole('link', { name: /Send Recognition/ });
    await expect(send).toHaveAttribute('href', '/demo/team-member/recognitions');
  });
  await test.step('[D-078] Redeem Rewards', async () => {
    const redeem = actions.getByRole('link', { name: /Redeem Rewards/ });
    await expect(redeem).toHaveAttribute('href', '/demo/team-member/gift-shop');
  });
  await test.step('[D-079] Check Points History', async () => {
    await expect(actions.getByRole('button', { name: /Check Points History/ })).toBeVisible();
  });
  await test.step('the monthly and weekly targets', async () => {
    const targets = section(page, 'Your targets');
    await expect(targets.getByText('Monthly', { exact: true })).toHaveCount(4);
    await expect(targets.getByText('Weekly', { exact: true })).toHaveCount(2);
  });
  await test.step('the targets stand in one row, which the arrows move', async () => {
    const cards = section(page, 'Your targets').locator('[data-target]');
    const boxes = () => cards.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(before).toHaveLength(6);
    expect(new Set(before.map(({ top }) => top)).size).toBe(1);
    for (const [index, { left }] of before.entries()) expect(left - (before[0]?.left ?? 0)).toBeCloseTo(320 * index, 0);
    await page.getByRole('button', { name: 'Next target' }).click();
    await expect.poll(async () => (await boxes())[1]?.left).toBeCloseTo(before[0]?.left ?? 0, 0);
  });
  await test.step('[D-081] the banner', async () => {
    await expect(page.getByRole('heading', { name: '40% more points than last month' })).toBeVisible();
  });
  await test.step('[D-082] [D-083] [D-084] three recognitions, and a link to all', async () => {
    const latest = section(page, 'Latest recognitions received');
    await expect(latest.getByRole('listitem')).toHaveCount(3);
    await expect(latest.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/recognitions');
  });
  const gifts = section(page, 'Points and Gifts');
  await test.step('[D-085] the balance', async () => {
    await expect(gifts.getByTestId('gifts-balance')).toHaveText('Your balance 441 points');
  });
  await test.step('[D-086] the link to the gift shop', async () => {
    const visit = gifts.getByRole('link', { name: 'Visit gift shop' });
    await expect(visit).toHaveAttribute('href', '/demo/team-member/gift-shop');
  });
  await test.step('[D-087] the history panel', async () => {
    const history = gifts.getByRole('button', { name: 'Check points history' });
    await history.click();
    await expect(page.getByRole('dialog', { name: 'Points history' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeFocused();
  });
});

test('[D-088] [D-318] [D-319] the scroller shows four rewards; its arrows are disabled at the ends', async ({
  page,
}) => {
  await open(page);
  const gifts = section(page, 'Points and Gifts');
  const cards = gifts.locator('[data-reward]');
  const previous = gifts.getByRole('button', { name: 'Previous rewards' });
  const next = gifts.getByRole('button', { name: 'Next rewards' });
  await expect(cards).toHaveCount(4);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  const first = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-reward')));
  await next.click();
  await expect(cards).toHaveCount(4);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(gifts.getByTestId('rewards-shown')).toHaveText('Rewards 4 to 7 of 7');
  const second = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-reward')));
  expect(new Set([...first, ...second]).size).toBe(7);
  await previous.click();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
});

test('a reward in the scroller opens the redeem dialog by keyboard', async ({ page }) => {
  await open(page);
  const points = section(page, 'Points and Gifts').locator('[data-reward=pantalla-cinema] [data-points]');
  await points.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cinema ticket' });
  await expect(dialog.getByTestId('missing')).toHaveText('2,759 points');
  await page.keyboard.press('Escape');
  await expect(points).toBeFocused();
});
