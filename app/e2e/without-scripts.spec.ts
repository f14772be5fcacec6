import type { Page } from '@playwright/test';
import { refuseConsent, thumbPosition } from './support/site';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** The fields of the first form with this action, as a browser would submit them. */
async function fieldsOf(page: Page, action: string): Promise<Record<string, string>> {
  const form = page.locator(`form[action="${action}"]`).last();
  await expect(form).toHaveAttribute('method', 'post');
  const fields = form.locator('input, select, textarea');
  const found: Record<string, string> = {};
  for (const field of await fields.all()) {
    if (await field.isDisabled()) continue;
    found[(await field.getAttribute('name')) ?? ''] = await field.inputValue();
  }
  return found;
}

/** Follows the server's redirect with the submitted data and mocks its response. */
async function answerWith(page: Page, api: string, location: string): Promise<() => string> {
  let sent = '';
  await page.route(`**${api}`, async (route) => {
    sent = route.request().postData() ?? '';
    await route.fulfill({ status: 303, headers: { location } });
  });
  return () => sent;
}

test('the contact form is submitted by the browser and leads to a confirmation page', async ({ page }) => {
  await refuseConsent(page);
  for (const [language, prefix, send] of [
    ['en', '', 'Send message'],
    ['es', '/es', 'Enviar mensaje'],
  ] as const) {
    const sent = await answerWith(page, '/api/contact', `${prefix}/message-received?form=contact#contact`);
    await page.goto(`${prefix}/contact`);
    await page.locator('[name=name]').fill('Ada');
    await page.locator('[name=email]').fill('ada@example.com');
    await page.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(`${prefix}/message-received?form=contact#contact`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main section').locator('visible=true')).toHaveCount(1);
    await expect(page.locator('#contact')).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(sent()))).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      locale: language,
      page: `${prefix}/contact`,
    });
  }
});

test('a refused form is shown again with the reason and what was typed', async ({ page, watch }) => {
  watch.expect(/status of 422 .*\/api\/contact/);
  for (const prefix of ['', '/es']) {
    await page.goto(`${prefix}/contact`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.locator('[name=name]').fill('Ada');
    await page.locator('[name=message]').fill('About "tips" & tops');
    // Browsers accept addresses without a top-level domain, the server doesn't.
    await page.locator('[name=email]').fill('ada@example');
    await page
      .locator('form[action="/api/contact"] noscript button, form[action="/api/contact"] [type=submit]')
      .last()
      .click();
    await expect(page).toHaveURL('/api/contact');
    const alert = page.getByRole('alert').locator('visible=true');
    await expect(alert).toContainText('hello@');
    await expect(alert).toBeInViewport();
    await expect(page.locator('[name=name]')).toHaveValue('Ada');
    await expect(page.locator('[name=message]')).toHaveValue('About "tips" & tops');
    await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'es' : 'en');
    await page.locator('[name=email]').fill('ada@example.com');
    await page.locator('form[action="/api/contact"] [type=submit]').last().click();
    await expect(page).toHaveURL(`${prefix}/message-received?form=contact#contact`);
  }
});

test('the challenge is one form with all fields that the server requires', async ({ page }) => {
  await page.goto('/boost-performance');
  const form = page.getByRole('form', { name: 'Your challenge' });
  await form.getByRole('combobox', { name: 'Frequency' }).selectOption('weekly');
  await form.getByRole('textbox', { name: 'Work e-mail' }).fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Name of the team' }).fill('Dock 4');
  expect(await fieldsOf(page, '/api/challenges')).toEqual({
    type: 'target',
    customName: '',
    frequency: 'weekly',
    distribution: 'everyone',
    prize: 'voucher',
    workEmail: 'ada@example.com',
    teamName: 'Dock 4',
    locale: 'en',
    page: '/boost-performance',
  });
  await expect(page.getByTestId('challenge-creator')).toBeHidden();
  // Handled by the real server.
  await form.getByRole('button', { name: 'Start challenge' }).click();
  await expect(page).toHaveURL('/message-received?form=challenge#challenge');
  await expect(page.locator('#challenge')).toBeVisible();
});

test('sign-up can be submitted, and states in advance that the human check cannot run', async ({ page, watch }) => {
  watch.expect(/status of 422 .*\/api\/sign-ups/);
  await page.goto('/sign-up');
  await page.locator('[name=email]').fill('ada@example.com');
  await page.locator('[name=organization]').fill('Dock 4');
  // By position: Playwright does not find text inside a `noscript`.
  await expect(page.locator('form noscript p:not([role])')).toBeVisible();
  await expect(page.locator('form noscript p:not([role])')).toContainText('the human check can’t run here');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert').locator('visible=true')).toContainText('We couldn’t accept your sign-up.');
  await expect(page.locator('[name=organization]')).toHaveValue('Dock 4');
});

test('the demo states its requirements', async ({ page }) => {
  for (const path of ['/shift-scheduler', '/demo/team-member/overview', '/es/demo/manager/overview']) {
    await page.goto(path);
    const said = page.locator('header noscript p');
    await expect(said).toBeVisible();
    await expect(said).toContainText('JavaScript');
  }
});

test("the home page: nothing is hidden, 12 columns, coloured insights, and the calculator's slider in its place", async ({
  page,
}) => {
  for (const path of ['/es', '/']) {
    await page.goto(path);
    for (const part of await page.locator('main h2, .use-case').all()) await expect(part).toBeVisible();
  }
  expect(await thumbPosition(page.locator('#savings'))).toBeCloseTo(0.494, 2);
  await test.step('[W-666] [W-670] 12 columns', async () => {
    const blocks = page.locator('#loyalty .grid:has(> .lg\\:col-span-7)').first();
    expect(await blocks.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)).toBe(12);
  });
  await test.step("[W-661] the hero's recognition, ring and roster are readable", async () => {
    const hero = page.locator('main > section, main > div').first();
    for (const text of ['Lucía Ferrándiz', '+500', '80%', '8 of 10', 'Evening shift', 'Karim'])
      await expect(hero.getByText(text, { exact: true }).first()).toBeVisible();
  });
  await test.step('[W-357] each insight has a colour of its own', async () => {
    for (const [path, cards] of [
      ['/', page.locator('#loyalty li:has(a)')],
      ['/manage-with-ease', page.getByRole('region', { name: 'Genie Insights, this morning' }).getByRole('listitem')],
    ] as const) {
      await page.goto(path);
      await expect(cards).toHaveCount(3);
      const colours = await cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card.querySelector('svg')?.parentElement ?? card).backgroundColor),
      );
      expect(new Set(colours).size).toBe(3);
      expect(colours).not.toContain('rgba(0, 0, 0, 0)');
    }
  });
});

test('every plan, the table and Enterprise are readable; a former price is struck through', async ({ page }) => {
  await page.goto('/pricing');
  for (const plan of ['free', 'engage', 'achieve', 'exceed'])
    await expect(page.locator(`article[data-plan="${plan}"]`)).toBeVisible();
  await expect(page.getByTestId('plan-comparison')).toBeVisible();
  await expect(page.locator('#pricing-panel-enterprise h2')).toBeVisible();
  await expect(page.locator('article[data-plan=achieve] s')).toHaveCSS('text-decoration-line', 'line-through');
});

test('[W-068] answers open one at a time', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main summary').nth(2).click();
  await page.locator('main summary').nth(9).click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('the live roster has no buttons', async ({ page }) => {
  await page.goto('/restaurant-case');
  await expect(page.getByRole('table', { name: /who works when/ })).toBeVisible();
  await expect(page.getByText('Assign Noa')).toBeHidden();
});

test('the scheduler is readable', async ({ page }) => {
  for (const path of ['/shift-scheduler', '/es/shift-scheduler']) {
    await page.goto(path);
    await expect(page.locator('#content h1')).toBeVisible();
    await expect(page.locator('[role=gridcell]').first()).toBeVisible();
    await expect(page.locator('[data-gap]').first()).toBeVisible();
    await expect(page.locator('[data-fill]').first()).toBeVisible();
  }
});

test('quotations on a Spanish page have Spanish marks', async ({ page }) => {
  await page.goto('/es/use-cases');
  const quotes = await page
    .locator('blockquote q')
    .first()
    .evaluate((quote) => getComputedStyle(quote).quotes);
  expect(quotes).toMatch(/^"«" "»"/);
});
