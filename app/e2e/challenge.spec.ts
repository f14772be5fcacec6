import type { Page, Route } from '@playwright/test';
import {
  challengeFrequencies,
  challengeTypes,
  type Prize,
  prizeDistributions,
  prizeGroups,
} from '../src/content/challenge';
import { expectAccessibleAt } from './support/contentPage';
import { expectSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const path = '**/api/challenges';

/** English specTexts of the specification, deliberately independent of the app's locale files. */
const specTexts = {
  types: { target: 'Target', tasks: 'Tasks', shifts: 'Shifts', custom: 'Custom' },
  frequencies: { once: 'Once', weekly: 'Weekly', monthly: 'Monthly' },
  distributions: { everyone: 'Everyone', first: 'First', lottery: 'Lottery' },
  prizes: {
    voucher: 'Voucher',
    ngo: 'NGO donation',
    points: 'Redeemable points',
    dayoff: 'Day off',
    breakfast: 'Team breakfast',
    smartphone: 'New smartphone',
  },
  failed: 'There was an error creating your challenge. Please try again.',
  created: 'Challenge created successfully!',
  badEmail: 'Please enter a valid email address',
} as const;

const prizes: readonly Prize[] = prizeGroups.flatMap((group) => group.prizes);

const creator = (page: Page) => page.getByTestId('challenge-creator');
const radio = (page: Page, name: string) => creator(page).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => creator(page).getByRole('button', { name, exact: true });
/** A prize button's accessible name consists of its title and description. */
const prizeButton = (page: Page, title: string) =>
  creator(page).getByRole('button', { name: new RegExp(`^${title} \\S`) });
const heading = (page: Page, name: string) => creator(page).getByRole('heading', { level: 3, name, exact: true });
const email = (page: Page) => creator(page).getByPlaceholder('Your work e-mail');
const team = (page: Page) => creator(page).getByPlaceholder('Team name');
const step = (page: Page, name: string) => creator(page).locator('[aria-current="step"]').filter({ hasText: name });

const accepted = (route: Route) => route.fulfill({ status: 202, json: { id: '0190' } });

async function open(page: Page, address = '/boost-performance'): Promise<void> {
  await page.goto(address);
  await expectSettled(page);
  await creator(page).scrollIntoViewIfNeeded();
  await expect(creator(page).getByRole('radio').first()).toBeEnabled();
}

/** Goes to step 4 with a custom challenge. */
async function toPreview(page: Page, name = 'Quiet nights'): Promise<void> {
  await radio(page, 'Custom').check();
  await creator(page).getByLabel('Name of the challenge').fill(name);
  await button(page, 'Next').click();
  await radio(page, 'Weekly').check();
  await radio(page, 'Lottery').check();
  await button(page, 'Next').click();
  await prizeButton(page, 'Day off').click();
  await expect(heading(page, 'Ready to start?')).toBeFocused();
}

async function fill(page: Page): Promise<void> {
  await email(page).fill('ana@harbour.example');
  await team(page).fill('Dock 4');
}

/** Everything chosen and typed on the way to step 4 is kept, on every step. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(email(page)).toHaveValue('ana@harbour.example');
  await expect(team(page)).toHaveValue('Dock 4');
  const card = creator(page).getByTestId('challenge-card');
  for (const text of ['Quiet nights', 'Weekly', 'Lottery', 'Day off', 'Dock 4']) await expect(card).toContainText(text);
  await button(page, 'Back').click();
  await expect(prizeButton(page, 'Day off')).toHaveAttribute('aria-current', 'true');
  await button(page, 'Back').click();
  await expect(radio(page, 'Weekly')).toBeChecked();
  await expect(radio(page, 'Lottery')).toBeChecked();
  await button(page, 'Back').click();
  await expect(radio(page, 'Custom')).toBeChecked();
  await expect(creator(page).getByLabel('Name of the challenge')).toHaveValue('Quiet nights');
  await button(page, 'Next').click();
  await expect(radio(page, 'Weekly')).toBeChecked();
  await button(page, 'Next').click();
  await prizeButton(page, 'Day off').click();
  await expect(email(page)).toHaveValue('ana@harbour.example');
  await expect(team(page)).toHaveValue('Dock 4');
}

test('[W-243] five steps, each with its questions; the first is in the prerendered HTML', async ({ page, request }) => {
  const html = await (await request.get('/boost-performance')).text();
  for (const text of ['What is the challenge about?', ...Object.values(specTexts.types)]) expect(html).toContain(text);
  await page.route(path, accepted);
  await open(page);
  await expect(creator(page)).toHaveAttribute('data-step', '1');
  const steps = creator(page).getByRole('list', { name: 'Steps of the challenge creator' }).getByRole('listitem');
  await expect(steps).toHaveText([/Type/, /Frequency/, /Prize/, /Preview/, /Started/]);

  await test.step('[W-244] the type', async () => {
    await expect(step(page, 'Type')).toBeVisible();
    await expect(creator(page).getByRole('radio')).toHaveCount(4);
    for (const name of Object.values(specTexts.types)) await expect(radio(page, name)).toBeVisible();
    await expect(button(page, 'Back')).toHaveCount(0);
    await button(page, 'Next').click();
  });
  await test.step('[W-245] [W-246] frequency and prize distribution', async () => {
    await expect(step(page, 'Frequency')).toBeVisible();
    const frequency = creator(page).getByRole('group', { name: 'Frequency' });
    await expect(frequency.getByRole('radio')).toHaveCount(3);
    for (const name of Object.values(specTexts.frequencies))
      await expect(frequency.getByRole('radio', { name })).toBeVisible();
    const distribution = creator(page).getByRole('group', { name: 'Who gets the prize' });
    await expect(distribution.getByRole('radio')).toHaveCount(3);
    for (const name of Object.values(specTexts.distributions)) {
      await expect(distribution.getByRole('radio', { name })).toBeVisible();
    }
    await button(page, 'Next').click();
  });
  await test.step('[W-247] [W-248] [W-249] the prize, external or internal', async () => {
    await expect(step(page, 'Prize')).toBeVisible();
    for (const [group, names] of [
      ['External benefits', ['Voucher', 'NGO donation', 'Redeemable points']],
      ['Internal benefits', ['Day off', 'Team breakfast', 'New smartphone']],
    ] as const) {
      const benefits = creator(page).getByRole('region', { name: group }).getByRole('button');
      await expect(benefits).toHaveCount(3);
      for (const name of names) {
        await expect(benefits.and(prizeButton(page, name))).toBeVisible();
      }
    }
    await prizeButton(page, 'Voucher').click();
  });
  await test.step('[W-250] [W-251] the preview, with two fields', async () => {
    await expect(step(page, 'Preview')).toBeVisible();
    const preview = creator(page).getByRole('region', { name: 'Preview of your challenge' });
    for (const text of ['Target', 'Once', 'Everyone', 'Voucher']) await expect(preview).toContainText(text);
    await fill(page);
    await expect(preview).toContainText('Dock 4');
    await button(page, 'Start challenge').click();
  });
  await test.step('[W-253] the confirmation', async () => {
    await expect(step(page, 'Started')).toBeVisible();
    await expect(heading(page, specTexts.created)).toBeVisible();
    await expect(creator(page)).toContainText('ana@harbour.example');
  });
});

test('[W-361] [W-362] [W-363] [W-365] Next, a prize and Back move between the steps, and the focus follows', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Next').click();
  await expect(heading(page, 'How often, and who wins?')).toBeFocused();
  await button(page, 'Next').click();
  await expect(heading(page, 'What’s the prize?')).toBeFocused();
  await expect(button(page, 'Next')).toHaveCount(0);
  await prizeButton(page, 'NGO donation').click();
  await expect(heading(page, 'Ready to start?')).toBeFocused();
  for (const name of ['What’s the prize?', 'How often, and who wins?', 'What is the challenge about?']) {
    await button(page, 'Back').click();
    await expect(heading(page, name)).toBeFocused();
  }
  await expect(button(page, 'Back')).toHaveCount(0);
});

test('[W-445] [W-477] [W-366] [W-254] a challenge of each type is sent as chosen', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(path, (route) => {
    expect(route.request().method()).toBe('POST');
    expect(route.request().headers()['content-type']).toContain('application/json');
    bodies.push(route.request().postDataJSON());
    return accepted(route);
  });
  await open(page);
  for (const [index, type] of challengeTypes.entries()) {
    // Every frequency, distribution and prize group occurs.
    const frequency = challengeFrequencies[index % challengeFrequencies.length] ?? 'once';
    const distribution = prizeDistributions[(index + 1) % prizeDistributions.length] ?? 'everyone';
    const prize = prizes[index + 1] ?? 'points';
    await radio(page, specTexts.types[type]).check();
    if (type === 'custom') await creator(page).getByLabel('Name of the challenge').fill(' Quiet nights ');
    await button(page, 'Next').click();
    await radio(page, specTexts.frequencies[frequency]).check();
    await radio(page, specTexts.distributions[distribution]).check();
    await button(page, 'Next').click();
    await prizeButton(page, specTexts.prizes[prize]).click();
    await fill(page);
    await button(page, 'Start challenge').click();
    await expect(heading(page, specTexts.created)).toBeFocused();
    expect(bodies.splice(0)).toEqual([
      {
        type,
        customName: type === 'custom' ? 'Quiet nights' : '',
        frequency,
        distribution,
        prize,
        workEmail: 'ana@harbour.example',
        teamName: 'Dock 4',
      },
    ]);
    await button(page, 'Create Another').click();
    await expect(heading(page, 'What is the challenge about?')).toBeFocused();
    await expect(radio(page, 'Target')).toBeChecked();
  }
});

test('[W-398] [W-395] [W-396] [W-397] [W-478] [W-252] a custom challenge requires a name, and step 4 a valid e-mail address and a team name', async ({
  page,
}) => {
  let calls = 0;
  await page.route(path, (route) => {
    calls += 1;
    return accepted(route);
  });
  await open(page);
  await radio(page, 'Custom').check();
  const name = creator(page).getByLabel('Name of the challenge');
  for (const blank of ['', '   ']) {
    await name.fill(blank);
    await button(page, 'Next').click();
    await expect(creator(page)).toHaveAttribute('data-step', '1');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Please give your challenge a name');
  }
  await name.fill('Quiet nights');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await name.press('Enter');
  await expect(creator(page)).toHaveAttribute('data-step', '2');

  await button(page, 'Next').click();
  await prizeButton(page, 'Day off').click();
  await expect(email(page)).toHaveAttribute('placeholder', 'Your work e-mail');
  await expect(team(page)).toHaveAttribute('placeholder', 'Team name');

  await button(page, 'Start challenge').click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(specTexts.badEmail);
  await expect(team(page)).toHaveAttribute('aria-invalid', 'true');

  for (const wrong of ['ana', 'ana@', 'ana@harbour', 'ana@harbour..example', 'a na@harbour.example']) {
    await email(page).fill(wrong);
    await team(page).fill('Dock 4');
    await button(page, 'Start challenge').click();
    await expect(creator(page).getByText(specTexts.badEmail)).toBeVisible();
    await expect(creator(page)).toHaveAttribute('data-step', '4');
    await expect(email(page)).toHaveValue(wrong);
  }

  await email(page).fill('ana@harbour.example');
  await expect(creator(page).getByText(specTexts.badEmail)).toHaveCount(0);
  await team(page).fill('  ');
  await button(page, 'Start challenge').click();
  await expect(team(page)).toBeFocused();
  await expect(creator(page)).toHaveAttribute('data-step', '4');
  expect(calls).toBe(0);

  await team(page).fill('Dock 4');
  await team(page).press('Enter');
  await expect(heading(page, specTexts.created)).toBeFocused();
  expect(calls).toBe(1);
});

const failures: Record<string, { respond: (route: Route) => Promise<void>; expectedConsole: RegExp | null }> = {
  'the server is down': {
    respond: (route) => route.abort('connectionrefused'),
    expectedConsole: /ERR_CONNECTION_REFUSED/,
  },
  'the server responds 422': {
    respond: (route) => route.fulfill({ status: 422, json: { code: 'invalid', message: 'no' } }),
    expectedConsole: /422/,
  },
  'the server responds 429': { respond: (route) => route.fulfill({ status: 429, json: {} }), expectedConsole: /429/ },
  'the server responds 500': {
    respond: (route) => route.fulfill({ status: 500, body: 'oops' }),
    expectedConsole: /500/,
  },
  'a web page is returned': {
    respond: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
    expectedConsole: null,
  },
};

test(`[W-364] [W-367] [W-476] when ${Object.keys(failures).join(', when ')}, the error is shown, nothing is lost, and a retry succeeds`, async ({
  page,
  guard,
}) => {
  test.slow();
  await open(page);
  for (const [what, { respond, expectedConsole }] of Object.entries(failures)) {
    await test.step(`when ${what}`, async () => {
      if (expectedConsole) guard.expect(expectedConsole);
      await page.route(path, respond);
      await toPreview(page);
      await fill(page);
      await button(page, 'Start challenge').click();
      await expect(creator(page).getByRole('alert')).toHaveText(specTexts.failed);
      await expect(creator(page)).toHaveAttribute('data-step', '4');
      await expect(button(page, 'Start challenge')).toBeFocused();
      await expectNothingLost(page);
      await page.unroute(path);
      await page.route(path, accepted);
      await button(page, 'Start challenge').click();
      await expect(heading(page, specTexts.created)).toBeFocused();
      await page.unroute(path);
      await button(page, 'Create Another').click();
    });
  }
});

test('[W-364] [W-366] while the server is slow the creator is busy, sends once and advances only on its response; Create Another clears the draft', async ({
  page,
}) => {
  const requested = Promise.withResolvers<Route>();
  let calls = 0;
  await page.route(path, (route) => {
    calls += 1;
    requested.resolve(route);
  });
  await open(page);
  await toPreview(page);
  await fill(page);
  await button(page, 'Start challenge').dblclick();
  const busy = button(page, 'Starting the challenge…');
  await expect(busy).toBeDisabled();
  await expect(button(page, 'Back')).toBeDisabled();
  await expect(email(page)).not.toBeEditable();
  const route = await requested.promise;
  // Forced, like a press by keyboard: a busy button does nothing.
  await busy.click({ force: true });
  await button(page, 'Back').click({ force: true });
  await email(page).press('Enter');
  await expect(creator(page)).toHaveAttribute('data-step', '4');
  expect(calls).toBe(1);
  await accepted(route);
  await expect(heading(page, specTexts.created)).toBeFocused();
  expect(calls).toBe(1);

  await button(page, 'Create Another').click();
  await radio(page, 'Custom').check();
  await expect(creator(page).getByLabel('Name of the challenge')).toHaveValue('');
  await radio(page, 'Target').check();
  await button(page, 'Next').click();
  await expect(radio(page, 'Once')).toBeChecked();
  await expect(radio(page, 'Everyone')).toBeChecked();
  await button(page, 'Next').click();
  await expect(creator(page).locator('[aria-current="true"]')).toHaveCount(0);
  await prizeButton(page, 'Voucher').click();
  await expect(email(page)).toHaveValue('');
  await expect(team(page)).toHaveValue('');
});

test('[W-367] visiting another page loses nothing; a request without a response within 10 s counts as failed', async ({
  page,
}) => {
  await page.route(path, () => {});
  // AbortSignal.timeout ignores the page's fake clock: the requested time is recorded, and shortened.
  await page.addInitScript(() => {
    const limits: number[] = [];
    const shorter = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => {
      limits.push(limit);
      return shorter(limit === 10_000 ? 500 : limit);
    };
    Object.assign(window, { limits });
  });
  await open(page);
  await toPreview(page);
  await fill(page);
  await page.getByRole('link', { name: 'Brightcrew, home page' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await creator(page).scrollIntoViewIfNeeded();
  await expectNothingLost(page);
  await button(page, 'Start challenge').click();
  await expect(creator(page).getByRole('alert')).toHaveText(specTexts.failed);
  const limits = await page.evaluate(() => (window as unknown as { limits: number[] }).limits);
  expect(limits.at(-1)).toBe(10_000);
  await expectNothingLost(page);
});

test('all steps by keyboard alone', async ({ page }) => {
  await page.route(path, accepted);
  await open(page);
  const { keyboard } = page;
  // The consent dialog is first in the tab order, so it is answered beforehand.
  await keyboard.press('Shift');
  await page.getByRole('dialog', { name: 'May we count visits?' }).getByRole('button', { name: 'Reject' }).click();
  await radio(page, 'Target').focus();
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Tasks')).toBeChecked();
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(radio(page, 'Custom')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('Quiet nights');
  await keyboard.press('Enter');
  await expect(heading(page, 'How often, and who wins?')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Weekly')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(radio(page, 'Lottery')).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page, 'What’s the prize?')).toBeFocused();
  for (let times = 0; times < 4; times += 1) await keyboard.press('Tab');
  await expect(prizeButton(page, 'Day off')).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page, 'Ready to start?')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('ana@harbour.example');
  await keyboard.press('Tab');
  await keyboard.type('Dock 4');
  await keyboard.press('Enter');
  await expect(heading(page, specTexts.created)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(heading(page, 'What is the challenge about?')).toBeFocused();
});

const texts = {
  en: {
    address: '/boost-performance',
    custom: 'Custom',
    name: 'Name of the challenge',
    next: 'Next',
    prize: 'Team breakfast',
    start: 'Start challenge',
    email: 'Work e-mail',
    team: 'Name of the team',
    failed: specTexts.failed,
    created: specTexts.created,
  },
  es: {
    address: '/es/boost-performance',
    custom: 'A medida',
    name: 'Nombre del reto',
    next: 'Siguiente',
    prize: 'Desayuno de equipo',
    start: 'Empezar el reto',
    email: 'Correo de trabajo',
    team: 'Nombre de tu equipo',
    failed: 'No hemos podido crear tu reto. Inténtalo de nuevo.',
    created: '¡Reto creado!',
  },
} as const;

for (const language of ['en', 'es'] as const) {
  test(`every step is accessible and fits, wide and small, ${language}`, async ({ page, guard }) => {
    guard.expect(/500/);
    const t = texts[language];
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await refuseConsent(page);
    await open(page, t.address);
    const check = async () => {
      await expectAccessibleAt(page);
    };
    await radio(page, t.custom).check();
    await button(page, t.next).click();
    await check();
    await creator(page).getByLabel(t.name).fill('W'.repeat(120));
    await button(page, t.next).click();
    await check();
    await button(page, t.next).click();
    await check();
    await prizeButton(page, t.prize).click();
    await button(page, t.start).click();
    await check();
    await creator(page)
      .getByLabel(t.email)
      .fill(`${'a'.repeat(60)}@${'x'.repeat(60)}.example`);
    await creator(page).getByLabel(t.team).fill('W'.repeat(120));
    await button(page, t.start).click();
    await expect(creator(page).getByRole('alert')).toHaveText(t.failed);
    await check();
    await page.unroute(path);
    await page.route(path, accepted);
    await button(page, t.start).click();
    await expect(heading(page, t.created)).toBeVisible();
    await check();
  });
}

test('[W-636] a challenge reaches the real server, which stores it before confirming', async ({ page }) => {
  await refuseConsent(page);
  await open(page);
  await toPreview(page, 'Quiet nights');
  await email(page).fill('ines@harbour.example');
  await team(page).fill('Night crew');
  const responded = page.waitForResponse(path);
  await button(page, 'Start challenge').click();
  const response = await responded;
  expect(response.request().postDataJSON()).toMatchObject({
    type: 'custom',
    customName: 'Quiet nights',
    frequency: 'weekly',
    workEmail: 'ines@harbour.example',
    teamName: 'Night crew',
  });
  expect(response.status()).toBe(202);
  await expect(heading(page, specTexts.created)).toBeVisible();
});
