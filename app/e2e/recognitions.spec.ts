import { recognitions as texts } from '../src/locales/en/recognitions';
import { recognitions as spanishTexts } from '../src/locales/es/recognitions';
import { expectAccessibleAt } from './support/contentPage';
import { fixture } from './support/engine';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

interface Sample {
  type: string;
  sender: string;
  recipients: string[];
}

const recognitions = fixture<Sample[]>('recognitions.json');
const teamMember = '/demo/team-member/recognitions';
const manager = '/demo/manager/recognitions';

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-024] [D-131] [D-320] the form is present, with the first team member selected', async ({ page }) => {
  await page.goto(teamMember);
  await test.step('[D-128] [D-129] [D-130] its heading and fields', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Submit a new recognition' })).toBeVisible();
    await expect(page.getByText(/Recognitions share positive feedback/)).toBeVisible();
    await expect(page.getByText(/monthly budget of points/)).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Remove Marta Iglesias' })).toBeVisible();
  await test.step('[D-132] [D-348] five choices of points', async () => {
    for (const points of [5, 10, 20, 50, 100]) {
      await expect(page.getByRole('radio', { name: `${points} points per person` })).toBeVisible();
    }
    await expect(page.getByRole('radio', { name: /points per person/ })).toHaveCount(5);
    await expect(page.getByRole('radio', { name: '20 points per person' })).toBeChecked();
  });
  await test.step('[D-133] [D-134] [D-135] [D-136] message, GIF, Share and Reset', async () => {
    const message = await page.getByRole('textbox', { name: 'Your message' }).inputValue();
    await expect(page.getByTestId('message-count')).toHaveText(`${message.length}/200`);
    await expect(page.getByRole('button', { name: 'Add a GIF' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  });
  await page.goto(manager);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveAccessibleName('Remove Marta Iglesias');
});

test('[D-027] [D-142] [D-143] preselect chooses the named member and is removed from the address', async ({ page }) => {
  await page.goto(`${manager}?preselect=${encodeURIComponent('Lan Anh Pham')}`);
  await expect(page.getByRole('button', { name: 'Remove Lan Anh Pham' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${manager}$`));
  await page.goto(`${teamMember}?preselect=Nobody`);
  await expect(page).toHaveURL(new RegExp(`${teamMember}$`));
  await expect(page.getByRole('button', { name: 'Remove Marta Iglesias' })).toBeVisible();
});

test('[D-343] [D-344] [D-345] the message has a counter and is limited to 200 characters', async ({ page }) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('ñ'.repeat(230));
  await expect(page.getByTestId('message-count')).toHaveText('200/200');
  await expect(message).toHaveValue('ñ'.repeat(200));
});

test('[D-350] [D-353] bold wraps the selection and does nothing without one', async ({ page }) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('good day');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(message).toHaveValue('good day');
  await message.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(message).toHaveValue('**good day**');
});

test('[D-351] [D-352] italic and underline nest, and italic text uses an italic face where the font has one', async ({
  page,
}) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('good day');
  await message.selectText();
  await page.getByRole('button', { name: 'Underline' }).click();
  await message.selectText();
  await page.getByRole('button', { name: 'Italic' }).click();
  await expect(message).toHaveValue('*__good day__*');
  const italic = page.getByTestId('preview').locator('em');
  await expect(italic.locator('u')).toHaveText('good day');
  // Without an image the message uses the heading font, which has no italic: the browser slants it.
  await expect(italic).toHaveCSS('font-style', 'italic');
  await expect(italic).toHaveCSS('font-synthesis-style', 'auto');
  await page.getByRole('button', { name: 'Add a GIF' }).click();
  await page.getByRole('button', { name: 'A shining trophy' }).click();
  await expect(italic).toHaveCSS('font-family', /^"Figtree Variable"/);
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].some(({ style, status }) => style === 'italic' && status === 'loaded')),
    )
    .toBe(true);
});

test('[D-346] [D-347] [D-354] [D-355] Share without people, or without a message, shows the error toast', async ({
  page,
}) => {
  for (const leaveOut of [
    () => page.getByRole('button', { name: 'Remove Marta Iglesias' }).click(),
    () => page.getByRole('textbox', { name: 'Your message' }).fill(''),
  ]) {
    await page.goto(teamMember);
    await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
    const share = page.getByRole('button', { name: 'Share' });
    await expect(share).not.toHaveAttribute('aria-disabled');
    await leaveOut();
    await expect(share).toHaveAttribute('aria-disabled', 'true');
    await share.click({ force: true });
    const toast = page.locator('[data-toast="error"]');
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(toast.getByText('Please select people and write a message', { exact: true })).toBeVisible();
  }
});

test('a double click on Share sends one recognition, and none to the preselected person of the reset form', async ({
  page,
}) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  const before = Number(/(\d+) recognitions/.exec((await page.getByTestId('allowance').textContent()) ?? '')?.[1]);
  await page.getByRole('button', { name: 'Share' }).dblclick();
  await expect(page.getByRole('radio', { name: 'Submitted' })).toBeChecked();
  await expect(page.getByTestId('allowance')).toContainText(`${before - 1} recognitions left`);
  await expect(page.locator('[data-toast="success"]')).toHaveCount(1);
});

test('[D-488] more points than the remaining allowance are refused with a specific message', async ({ page }) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  await page.getByRole('button', { name: 'Add people' }).click();
  const people = page.getByRole('dialog', { name: 'Select Team Members' });
  for (const name of ['Daniel', 'Lucía', 'Karim', 'Hanna', 'Tomasz']) {
    await people.getByRole('button', { name: new RegExp(name) }).click();
  }
  await people.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('radio', { name: '100 points per person' }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('more points than you have left');
});

test('[D-137] [D-138] [D-139] [D-140] [D-276] [D-279] the board shows received first, then submitted', async ({
  page,
}) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  await expect(page.getByRole('heading', { name: 'Your recognitions board' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Received' })).toBeChecked();
  const cards = page.getByTestId('board').getByRole('article');
  const own = recognitions.filter(
    ({ recipients, type }) => type === 'received' && recipients.includes('role-team-member'),
  );
  await expect(cards).toHaveCount(own.length);
  await page.getByRole('radio', { name: 'Submitted' }).check();
  const sent = recognitions.filter(({ sender }) => sender === 'role-team-member');
  await expect(cards).toHaveCount(sent.length);
  await expect(cards.first()).toContainText('to Hanna Kowalczyk');
  await expect(cards.first()).toContainText('Nov 17');
});

test('[D-141] [D-387] the board has one to three columns, and a broken GIF is hidden', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  await page.route('**/trophy.gif', (route) => route.abort());
  await page.goto(teamMember);
  const cards = page.getByTestId('board').getByRole('article');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.nth(1).getByRole('img')).toBeVisible();
  await expect(cards.first().getByRole('img')).toHaveCount(0);
  await expect(cards.first()).toContainText('You took my last two deliveries');
  await expect(cards.first()).toContainText('with an award from the company');
  for (const [width, columns] of [
    [1440, 3],
    [1024, 2],
    [768, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((found) =>
      found.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('[D-314] [D-315] a like adds one and the next click removes it', async ({ page }) => {
  await page.goto(teamMember);
  await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
  const like = page.getByRole('button', { name: /^Like/ }).first();
  const before = Number(await like.textContent());
  expect(before).toBeGreaterThanOrEqual(1);
  expect(before).toBeLessThanOrEqual(10);
  await like.click();
  await expect(like).toHaveText(String(before + 1));
  await like.click();
  await expect(like).toHaveText(String(before));
});

test('axe finds no violations in the pickers and in the congratulations', async ({ page }) => {
  for (const language of ['en', 'es'] as const) {
    const t = { en: texts, es: spanishTexts }[language];
    await page.goto(language === 'en' ? teamMember : `/es${teamMember}`);
    await expect(page.getByTestId('total')).not.toHaveText(' ');
    const dialog = page.getByRole('dialog');
    for (const opener of [t.people.add, t.gif.add]) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessibleAt(page, [1440, 1024]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.getByRole('button', { name: t.share, exact: true }).click();
    await expect(page.getByRole('dialog', { name: t.congrats.title })).toBeVisible();
    await expectAccessibleAt(page, [1440, 1024]);
  }
});
