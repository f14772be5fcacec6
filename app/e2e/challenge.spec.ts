import type { Page, Route } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { expectSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const path = '**/api/challenges';

const failed = 'There was an error creating your challenge. Please try again.';
const created = 'Challenge created successfully!';

const creator = (page: Page) => page.getByTestId('challenge-creator');
const radio = (page: Page, name: string) => creator(page).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => creator(page).getByRole('button', { name, exact: true });
/** A prize button's accessible name consists of its title and description. */
const prizeButton = (page: Page, title: string) =>
  creator(page).getByRole('button', { name: new RegExp(`^${title} \\S`) });
const heading = (page: Page, name: string) => creator(page).getByRole('heading', { level: 3, name, exact: true });
const email = (page: Page) => creator(page).getByPlaceholder('Your work e-mail');
const team = (page: Page) => creator(page).getByPlaceholder('Team name');
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

test('visiting another page loses nothing', async ({ page }) => {
  await open(page);
  await toPreview(page);
  await fill(page);
  await page.getByRole('link', { name: 'Brightcrew, home page' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await creator(page).scrollIntoViewIfNeeded();
  await expect(email(page)).toHaveValue('ana@harbour.example');
  await expect(team(page)).toHaveValue('Dock 4');
  await expect(creator(page).getByTestId('challenge-card')).toContainText('Quiet nights');
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
  await expect(heading(page, created)).toBeFocused();
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
    failed,
    created,
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
  await expect(heading(page, created)).toBeVisible();
});
