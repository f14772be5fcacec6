import type { Page, Route } from '@playwright/test';
import { countryCodes } from '../src/content/contact';
import { contact } from '../src/locales/en/contact';
import { contact as spanish } from '../src/locales/es/contact';
import {
  expectAccessibleAt,
  expectNoSidewaysScroll,
  expectSpanishOnly,
  languages,
  openHydrated,
} from './support/contentPage';
import { storedLeads } from './support/outbox';
import { expect, test } from './support/test';

const address = { en: '/contact', es: '/es/contact' } as const;
const path = '**/api/contact';
const accepted = (route: Route) => route.fulfill({ status: 202, json: { id: '0190' } });
const form = (page: Page) => page.getByRole('form', { name: 'How can we reach you?' });
const send = (page: Page) => form(page).getByRole('button');
const toasts = (page: Page) => page.locator('[data-toast]');

const typed = {
  name: 'Ana Ruiz',
  email: 'ana@harbour.example',
  phone: '600 111 222',
  company: 'Harbour & Sons',
  message: 'Two sites.\nFrom June.',
};

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await form(page).locator(`[name="${name}"]`).fill(value);
  await form(page).locator('[name="countryCode"]').selectOption('+34');
}

async function values(page: Page): Promise<Record<string, unknown>> {
  return form(page).evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
}

const empty = { name: '', email: '', phone: '', countryCode: '+1', company: '', message: '', email_address_check: '' };
const full = { ...typed, countryCode: '+34', email_address_check: '' };

test("[W-040] [W-281] [W-282] [W-380] the form's initial state", async ({ page }) => {
  await openHydrated(page, address.en);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Our Sales Team');
  expect(await values(page)).toEqual(empty);
  await test.step('[W-399] [W-402] two fields are required, one of them an e-mail address', async () => {
    await expect(form(page).locator('[required]')).toHaveCount(2);
    for (const name of ['name', 'email'])
      await expect(form(page).locator(`[name="${name}"]`)).toHaveAttribute('required');
    await expect(form(page).locator('[name="email"]')).toHaveAttribute('type', 'email');
  });
  await test.step('[W-338] [W-407] 21 country codes, +1 selected', async () => {
    const options = form(page).locator('[name="countryCode"] option');
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual(
      countryCodes.map(({ code }) => code),
    );
    await expect(options).toHaveCount(21);
    await expect(form(page).locator('[name="countryCode"]')).toHaveValue('+1');
  });
  await expect(form(page).locator('[name="email_address_check"]')).toBeHidden();
  await expect(send(page)).toHaveText('Send message');
  await expect(send(page)).toBeEnabled();
});

test('[W-455] the scheduling page for consultations opens by full page load', async ({ page }) => {
  const there = 'https://calendar.brightcrew.example/consultation';
  await page.route(`${there}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
  );
  for (const [language, texts] of [
    ['en', contact],
    ['es', spanish],
  ] as const) {
    await openHydrated(page, address[language]);
    const link = page.locator('main').getByRole('link', { name: texts.consultation.link });
    const load = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === there);
    await link.click();
    await load;
    await expect(page).toHaveTitle('Calendar');
  }
  await test.step('without such a page of its own the contact page has no link to itself', async () => {
    await page.route(address.en, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/"consultationUrl":"[^"]*"/, '"consultationUrl":"/contact"');
      await route.fulfill({ response: answer, body: html });
    });
    await openHydrated(page, address.en);
    await expect(page.getByRole('heading', { name: contact.next.title })).toBeVisible();
    await expect(page.getByRole('link', { name: contact.consultation.link })).toHaveCount(0);
  });
});

test('success: Submitting..., a toast for 5 s, and a cleared form', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route(path, async (route) => {
    bodies.push(route.request().postDataJSON());
    await gate.promise;
    await accepted(route);
  });
  await page.clock.install();
  await openHydrated(page, address.en);
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('[W-381] [W-382] while sending', async () => {
    await send(page).click();
    await expect(send(page)).toHaveText('Submitting...');
    await expect(send(page)).toBeDisabled();
    expect(await values(page)).toEqual(full);
  });
  await test.step('[W-383] [W-406] [W-494] [W-634] the toast, the cleared form, and the sent data', async () => {
    gate.resolve();
    await expect(toasts(page)).toContainText('Success!');
    await expect(toasts(page)).toContainText("Your message has been sent. We'll be in touch soon!");
    await expect(send(page)).toHaveText('Send message');
    expect(await values(page)).toEqual(empty);
    expect(bodies).toEqual([{ ...full, message: typed.message, page: '/contact', locale: 'en' }]);
  });
  await test.step('[W-576] the toast disappears after 5 s', async () => {
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('[W-444] [W-493] [W-635] a failure is reported, loses nothing, and the retry is the same message', async ({
  page,
  guard,
  baseURL,
}) => {
  guard.expect(/ERR_FAILED|503/);
  const keys: (string | null)[] = [];
  // The browser contacts our own server only; no response of the marketing form can reach it.
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) outside.push(request.url());
  });
  const answers = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 503, json: { code: 'outbox', message: 'internal words' } }),
    accepted,
  ];
  await page.route(path, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    await answers.shift()?.(route);
  });
  await openHydrated(page, address.en);
  await fill(page);
  for (const turn of [0, 1]) {
    await send(page).click();
    await expect.poll(() => keys.length).toBe(turn + 1);
    await expect(send(page)).toHaveText('Send message');
    await expect(toasts(page)).toContainText('Error');
    await expect(toasts(page)).toContainText('There was a problem sending your message. Please try again.');
    await expect(toasts(page)).not.toContainText('internal words');
    expect(await values(page)).toEqual(full);
  }
  await send(page).click();
  await expect(toasts(page)).toContainText('Success!');
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(outside).toEqual([]);
});

test("[W-337] a submitted message is in the server's outbox as typed, in both languages", async ({ page }) => {
  for (const [language, texts] of [
    ['en', contact],
    ['es', spanish],
  ] as const) {
    const email = `ana-${language}-${Date.now()}@harbour.example`;
    await openHydrated(page, address[language]);
    const fields = page.getByRole('form');
    for (const [name, value] of Object.entries({ ...typed, email })) {
      await fields.locator(`[name="${name}"]`).fill(value);
    }
    await fields.locator('[name="countryCode"]').selectOption('+34');
    const response = page.waitForResponse('**/api/contact');
    await fields.getByRole('button', { name: texts.form.send }).click();
    expect((await response).status()).toBe(202);
    await expect(toasts(page)).toContainText(texts.toasts.success);
    const { name, company } = typed;
    const lead = expect.objectContaining({ name, email, company, sms: '+34600111222', locale: language });
    expect(storedLeads(email)).toEqual([expect.objectContaining({ kind: 'contact', lead })]);
  }
});

test('[W-591] the Spanish page contains no English', async ({ page }) => {
  await openHydrated(page, address.es);
  await expectSpanishOnly(page, contact, spanish);
});

test('[W-660] [W-675] axe finds no violations with errors and a toast', async ({ page }) => {
  for (const language of languages) {
    const texts = language === 'en' ? contact : spanish;
    await openHydrated(page, address[language]);
    await page.getByRole('button', { name: texts.form.send }).click();
    await expect(toasts(page)).toContainText(texts.toasts.missing);
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);
  }
});
