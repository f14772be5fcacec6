import type { Page } from '@playwright/test';
import { refuseConsent } from './support/site';
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
