import type { Page } from '@playwright/test';
import { proofOfWork } from '../src/locales/en/proofOfWork';
import { signUp } from '../src/locales/en/signUp';
import { proofOfWork as spanishProof } from '../src/locales/es/proofOfWork';
import { signUp as spanish } from '../src/locales/es/signUp';
import { expectAccessibleAt, expectSpanishOnly, languages, openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/sign-up', es: '/es/sign-up' } as const;
const script = '**/widget.js';
const config = '**/api/get-recaptcha-config';
const verify = '**/api/verify-recaptcha';
const auth = '**/api/get-auth-config';

const check = (page: Page) => page.getByRole('group', { name: 'Human verification' });
const status = (page: Page) => check(page).getByRole('status');
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const robot = (page: Page) => page.getByRole('button', { name: 'I am not a robot' });
const email = (page: Page) => page.getByPlaceholder('Your work e-mail');
const organization = (page: Page) => page.getByPlaceholder('Organization name');

/** Calls one of the callbacks that the page passed to the widget. */
async function callWidget(page: Page, name: 'expired-callback' | 'error-callback'): Promise<void> {
  await page.evaluate((callback) => {
    const { humanCheck } = window as unknown as { humanCheck: { options: Record<string, () => void> } };
    humanCheck.options[callback]?.();
  }, name);
}

/** The text of the next alert, which is closed at once. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    });
  });
}

test("[W-041] the page's content", async ({ page }) => {
  await openHydrated(page, address.en);
  const main = page.locator('main');
  const provider = page.getByRole('button', { name: 'Continue with a work account' });
  await test.step('[W-283] [W-284] [W-285] title, tagline and the link home', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a team space');
    await expect(main).toContainText("Let's get started with challenges, rewards and recognitions!");
    await expect(main.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  });
  await test.step("[W-286] [W-287] the provider's button, and a divider between it and the fields", async () => {
    await expect(provider).toBeVisible();
    const divider = main.getByText('or', { exact: true });
    const tops = await Promise.all(
      [provider, divider, email(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });
  await test.step('[W-288] [W-289] [W-291] [W-414] two fields and Continue', async () => {
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(email(page)).toHaveAttribute('placeholder', 'Your work e-mail');
    await expect(organization(page)).toHaveAttribute('placeholder', 'Organization name');
    await expect(organization(page)).toBeVisible();
    await expect(goOn(page)).toBeVisible();
  });
  await test.step('[W-292] [W-293] [W-294] the note with its link, and the side panel', async () => {
    await expect(main).toContainText('By continuing, you accept the Privacy and cookies policy');
    await expect(main.getByRole('link', { name: 'Privacy and cookies policy' })).toHaveAttribute('href', '/privacy');
    await expect(page.getByRole('complementary')).toContainText(
      'One more step to start sharing recognitions and rewards!',
    );
  });
});

test("[W-290] verified with the server's own check: Continue leads to the team space", async ({ page }) => {
  await test.step('[W-448] the settings are requested without a payload', async () => {
    const configCall = page.waitForRequest(config);
    await openHydrated(page, address.en);
    const asked = await configCall;
    expect(asked.method()).toBe('GET');
    expect(asked.postData()).toBeNull();
    await expect(status(page)).toHaveText('Please confirm that you are human');
    await expect(check(page)).toHaveAttribute('data-check', 'ready');
  });
  await test.step('[W-386] before the check Continue is disabled', async () => {
    await email(page).fill('ana+crew@harbour.example');
    await organization(page).fill('Harbour & Sons');
    await expect(goOn(page)).toBeDisabled();
  });
  await test.step('[W-384] [W-385] [W-386] [W-446] checked by the server; verification alone is not sufficient', async () => {
    const verifyCall = page.waitForRequest(verify);
    await robot(page).click();
    expect((await verifyCall).postDataJSON()).toEqual({ token: 'token-of-the-stub' });
    await expect(status(page)).toHaveText('Verified: you are human');
    await expect(goOn(page)).toBeEnabled();
    // Verification alone is not sufficient.
    await email(page).fill('ana+crew@');
    await expect(goOn(page)).toBeDisabled();
    await email(page).fill('ana+crew@harbour.example');
    await organization(page).fill('  ');
    await expect(goOn(page)).toBeDisabled();
    await organization(page).fill('Harbour & Sons');
  });
  await test.step('[W-453] [W-609] Continue loads the team space with the typed values', async () => {
    await page.route('https://app.brightcrew.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Team space</title>' }),
    );
    await goOn(page).click();
    await expect(page).toHaveTitle('Team space');
    const there = new URL(page.url());
    expect(there.origin + there.pathname).toBe('https://app.brightcrew.example/new');
    expect(Object.fromEntries(there.searchParams)).toEqual({
      email: 'ana+crew@harbour.example',
      organization: 'Harbour & Sons',
    });
  });
});

/** Opens the page as a server with other settings would serve it. */
async function openWith(page: Page, path: string, settings: Record<string, unknown>): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path.split('?')[0],
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(<script[^>]*id="site-settings"[^>]*>)([^<]*)/,
        (_, tag: string, json: string) => tag + JSON.stringify({ ...JSON.parse(json), ...settings }),
      );
      await route.fulfill({ response: answer, body: html });
    },
  );
  await openHydrated(page, path);
}

const proof = (page: Page) => page.locator('[data-proof]');

for (const language of languages) {
  test(`without any key the browser computes a proof of work, and the page shows the next steps: ${language}`, async ({
    page,
  }) => {
    const words = language === 'en' ? signUp : spanish;
    const checks = language === 'en' ? proofOfWork : spanishProof;
    const sent: Record<string, unknown>[] = [];
    await page.route('**/api/sign-ups', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 202, json: { id: '0190' } });
    });
    await openWith(page, `${address[language]}?plan=growth`, { humanCheck: 'altcha', teamSpaceUrl: null });
    await expect(proof(page)).toHaveAttribute('data-proof', 'idle');
    await expect(proof(page).getByRole('status')).toHaveText(checks.states.idle);
    const button = page.getByRole('button', { name: words.goOn, exact: true });
    await page.getByPlaceholder(words.email.placeholder).fill('ana@harbour.example');
    await page.getByPlaceholder(words.organization.placeholder).fill('Harbour');
    await expect(proof(page).getByRole('status')).toHaveText(checks.states.done);
    await expectAccessibleAt(page);
    await button.press('Enter');
    const heading = page.getByRole('heading', { name: words.stored.title });
    await expect(heading).toBeFocused();
    await expect(page.locator('main')).toContainText('ana@harbour.example');
    await expectAccessibleAt(page);
    expect(sent).toEqual([
      {
        email: 'ana@harbour.example',
        organization: 'Harbour',
        page: address[language],
        locale: language,
        plan: 'growth',
        token: expect.any(String),
      },
    ]);
  });
}

test('a check that cannot run, or a sign-up that cannot be stored, is reported and can be retried', async ({
  page,
  guard,
}) => {
  guard.expect(/503/);
  const challenges = '**/api/proof-of-work';
  await page.route(challenges, (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/sign-ups', (route) => route.fulfill({ status: 503, json: {} }));
  await openWith(page, address.en, { humanCheck: 'altcha', teamSpaceUrl: null });
  await email(page).fill('ana@harbour.example');
  await organization(page).fill('Harbour');
  await expect(proof(page).getByRole('status')).toHaveText(proofOfWork.states.failed);
  await expect(goOn(page)).toBeDisabled();
  await page.unroute(challenges);
  await page.getByRole('button', { name: proofOfWork.again }).click();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await expect(page.getByRole('alert')).toHaveText(signUp.notStored.failed);
  // A proof is valid for one attempt; the next one is computed at once.
  await expect(goOn(page)).toBeEnabled();
  await page.unroute('**/api/sign-ups');
  await page.route('**/api/sign-ups', (route) => route.fulfill({ status: 202, json: { id: '0190' } }));
  await goOn(page).click();
  await expect(page.getByRole('heading', { name: signUp.stored.title })).toBeFocused();
});

test('[W-384] [W-385] [W-409] [W-410] [W-411] failed, expired and invalid responses disable Continue again', async ({
  page,
}) => {
  let passes = false;
  await page.route(verify, (route) => route.fulfill({ json: { success: passes } }));
  await openHydrated(page, address.en);
  await email(page).fill('ana@harbour.example');
  await organization(page).fill('Harbour');
  await robot(page).click();
  await expect(status(page)).toHaveText('Verification failed');
  await expect(goOn(page)).toBeDisabled();
  expect(await page.evaluate(() => (window as unknown as { humanCheck: { resets: number } }).humanCheck.resets)).toBe(
    1,
  );

  passes = true;
  await robot(page).click();
  await expect(goOn(page)).toBeEnabled();
  await callWidget(page, 'expired-callback');
  await expect(status(page)).toHaveText('reCAPTCHA expired');
  await expect(goOn(page)).toBeDisabled();

  await robot(page).click();
  await expect(goOn(page)).toBeEnabled();
  await callWidget(page, 'error-callback');
  await expect(status(page)).toHaveText('reCAPTCHA error');
  await expect(goOn(page)).toBeDisabled();
});

test('what the check says while its script loads, when it fails, and without a key', async ({ page, guard }) => {
  guard.expect(/503|ERR_FAILED/);
  await test.step('[W-384] [W-385] before its script has loaded it shows a loading message', async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await page.goto(address.en);
    await expect(check(page)).toHaveAttribute('data-check', 'waiting');
    await expect(status(page)).toHaveText('Loading the human check');
    await expect(goOn(page)).toBeDisabled();
    gate.resolve();
    await expect(status(page)).toHaveText('Please confirm that you are human');
    await page.unroute(script);
  });
  await test.step('[W-412] a widget that cannot be rendered, or a script that fails to load, is reported', async () => {
    const bodies = ['window.grecaptcha = { ready: (run) => run(), render() { throw new Error("no") } };', 'void 0;'];
    for (const body of bodies) {
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(address.en);
      await expect(status(page)).toHaveText('Failed to load reCAPTCHA');
      await page.unroute(script);
    }
    await page.route(script, (route) => route.abort());
    await page.goto(address.en);
    await expect(status(page)).toHaveText('Failed to load reCAPTCHA');
    await expect(goOn(page)).toBeDisabled();
    await page.unroute(script);
  });
  let scripts = 0;
  await page.route(script, (route) => {
    scripts += 1;
    return route.fallback();
  });
  await test.step('[W-413] [W-450] without a site key, or without a response, it says so and loads nothing', async () => {
    await page.route(config, (route) => route.fulfill({ status: 503, json: { code: 'recaptcha-not-configured' } }));
    await page.goto(address.en);
    await expect(status(page)).toHaveText('reCAPTCHA site key not configured');
    await page.unroute(config);
    await page.route(config, (route) => route.abort());
    await page.goto(address.en);
    await expect(status(page)).toHaveText('reCAPTCHA site key not configured');
    await expect(goOn(page)).toBeDisabled();
    await page.unroute(config);
  });
  await test.step('[W-413] if the settings say that there is no key, none is requested', async () => {
    let calls = 0;
    await page.route(config, (route) => {
      calls += 1;
      return route.fulfill({ status: 503, json: { code: 'recaptcha-not-configured' } });
    });
    await openWith(page, address.en, { recaptchaConfigured: false });
    await expect(status(page)).toHaveText('reCAPTCHA site key not configured');
    await expect(goOn(page)).toBeDisabled();
    expect(calls).toBe(0);
  });
  expect(scripts).toBe(0);
});

test('the provider button and its alerts', async ({ page, guard, baseURL }) => {
  guard.expect(/503|ERR_FAILED/);
  await openHydrated(page, address.en);
  const press = async () => {
    const words = nextAlert(page);
    await page.getByRole('button', { name: 'Continue with a work account' }).click();
    return words;
  };
  const answer = async (status: number, json: unknown) => {
    await page.unroute(auth);
    await page.route(auth, (route) => route.fulfill({ status, json }));
  };
  await test.step('[W-295] [W-451] [W-497] it makes a request without a payload and shows why that failed', async () => {
    const call = page.waitForRequest(auth);
    await answer(503, { code: 'google-not-configured', message: 'Not set up.' });
    expect(await press()).toBe('Failed to get Google Client ID: Not set up.');
    expect((await call).method()).toBe('GET');
    expect((await call).postData()).toBeNull();
  });
  await test.step('[W-498] a response without a client id or a reason', async () => {
    await answer(200, {});
    expect(await press()).toBe('Failed to get Google Client ID: Unknown error');
    await page.unroute(auth);
    await page.route(auth, (route) => route.abort());
    expect(await press()).toBe('Failed to get Google Client ID: Failed to fetch');
  });
  await test.step('[W-499] an address that cannot be built', async () => {
    await answer(200, { googleClientId: 'not an id' });
    expect(await press()).toBe('Error: The client id is malformed');
  });
  await test.step('[W-301] [W-500] the address is only shown', async () => {
    await answer(200, { googleClientId: '12-ab.apps.example' });
    const words = await press();
    const [, shown = ''] = words.split('Generated URL (check console): ');
    const url = new URL(shown);
    expect(url.searchParams.get('client_id')).toBe('12-ab.apps.example');
    expect(url.searchParams.get('redirect_uri')).toBe(`${baseURL}/google/callback`);
    await expect(page).toHaveURL(address.en);
  });
});

test("[W-126] [W-655] the human check's script loads on this page only, whichever link leads here", async ({
  page,
}) => {
  let scripts = 0;
  await page.route(script, (route) => {
    scripts += 1;
    return route.fallback();
  });
  await openHydrated(page, '/contact');
  expect(scripts).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/sign-up');
  await expect(status(page)).toHaveText('Please confirm that you are human');
  expect(scripts).toBe(1);
});

test('[W-285] [W-497] [W-499] [W-591] the Spanish page: no English, its own home and its own policy, and alerts in Spanish', async ({
  page,
  guard,
}) => {
  guard.expect(/503/);
  await openHydrated(page, address.es);
  await expect(page.getByRole('status')).toHaveText(spanish.check.states.ready);
  // Texts that appear later only.
  const later = { provider: {}, check: {}, stored: {}, notStored: {} };
  await expectSpanishOnly(page, { ...signUp, ...later }, { ...spanish, ...later });
  await expect(page.locator('main').getByRole('link', { name: spanish.note.link })).toHaveAttribute(
    'href',
    '/es/privacy-and-terms',
  );
  await expect(page.getByRole('link', { name: spanish.back })).toHaveAttribute('href', '/es');
  const press = async () => {
    const words = nextAlert(page);
    await page.getByRole('button', { name: spanish.provider.button }).click();
    return words;
  };
  const refusal = { code: 'google-not-configured', message: 'Signing in is not set up.' };
  await page.route(auth, (route) => route.fulfill({ status: 503, json: refusal }));
  expect(await press()).toBe(
    'No se ha podido obtener el ID de cliente de Google: El acceso con una cuenta de trabajo no está configurado.',
  );
  await page.unroute(auth);
  await page.route(auth, (route) => route.fulfill({ json: { googleClientId: 'not an id' } }));
  expect(await press()).toBe('Error: El ID de cliente no es válido.');
});
