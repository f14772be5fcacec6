import { recognitions as texts } from '../src/locales/en/recognitions';
import { recognitions as spanishTexts } from '../src/locales/es/recognitions';
import { expectAccessibleAt } from './support/contentPage';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const teamMember = '/demo/team-member/recognitions';

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-351] italic text uses an italic face where the font has one', async ({ page }) => {
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
