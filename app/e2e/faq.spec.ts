import { faq } from '../src/locales/en/faq';
import { faq as spanish } from '../src/locales/es/faq';
import {
  expectAccessibleAt,
  expectNoSidewaysScroll,
  expectSpanishOnly,
  languages,
  openHydrated,
} from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/faq', es: '/es/faq' };
const texts = { en: faq, es: spanish };
const questions = (language: 'en' | 'es') => texts[language].groups.flatMap(({ items }) => items);

test('[W-067] answers open one at a time and close, by mouse and keyboard; the contents link to each group', async ({
  page,
}) => {
  await openHydrated(page, address.en);
  await test.step('the first answer is open', async () => {
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('main details').nth(0).locator('p')).toBeVisible();
    await page.locator('main summary').nth(0).click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('[W-674] an answer opens and closes by keyboard alone', async () => {
    const [first, second] = [page.locator('main summary').nth(0), page.locator('main summary').nth(1)];
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main details').nth(0)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
    await expect(page.locator('main details').nth(0)).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('[W-068] a click opens an answer and closes the previous one, across the groups', async () => {
    const entries = page.locator('main details');
    await expect(page.locator('main details[open]')).toHaveCount(0);
    for (const index of [0, 1, 7, 19]) {
      await entries.nth(index).locator('summary').click();
      await expect(entries.nth(index).locator('p')).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await expect(entries.nth(index)).toHaveAttribute('open');
    }
  });
  await test.step('[W-069] a second click closes the open answer', async () => {
    const entry = page.locator('main details').nth(4);
    await entry.locator('summary').click();
    await expect(entry.locator('p')).toBeVisible();
    await entry.locator('summary').click();
    await expect(entry.locator('p')).toBeHidden();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('[W-391] [W-392] [W-393] an answer says when personal data is deleted', async () => {
    await page.getByText('What happens to my data when I leave my job?').click();
    await expect(
      page.getByText(
        'Your personal data is deleted 30 days after you leave your employer. It is also deleted 30 days after you opt out, and when your employer stops using the product.',
      ),
    ).toBeVisible();
  });
  await test.step('the contents link to each group', async () => {
    for (const { id, title } of faq.groups) {
      await page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${address.en}#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });
});

// Readable content is prerendered, and hydration does not change it.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`[W-036] [W-420] [W-601] title, twenty questions with answers, and the same as structured data: ${language}`, async ({
      page,
    }) => {
      const answer = await page.goto(address[language]);
      expect(answer?.status()).toBe(200);
      await test.step('[W-066] the title', async () => {
        const title = language === 'en' ? 'Frequently asked questions' : 'Preguntas frecuentes';
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(texts[language].meta.title);
      });
      await test.step('[W-070] [W-071] [W-594] twenty different questions with answers, all from the texts', async () => {
        const entries = page.locator('main details');
        await expect(entries).toHaveCount(20);
        await expect(entries.locator('summary')).toHaveText(questions(language).map(({ question }) => question));
        await expect(entries.locator('p')).toHaveText(questions(language).map(({ answer }) => answer));
        expect(new Set(questions(language).map(({ question }) => question)).size).toBe(20);
        for (const { answer } of questions(language)) expect(answer.length).toBeGreaterThan(90);
      });
      await test.step('the structured data contains the same questions', async () => {
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
          '@type': string;
          inLanguage: string;
          mainEntity: { name: string; acceptedAnswer: { text: string } }[];
        };
        expect(data['@type']).toBe('FAQPage');
        expect(data.inLanguage).toBe(language);
        expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
          questions(language).map(({ question, answer }) => [question, answer]),
        );
      });
    });
  }

  test('[W-019] [W-020] [W-022] [W-023] [W-030] [W-031] the answers contain the specified claims', async ({ page }) => {
    await page.goto(address.en);
    const main = page.locator('main');
    await expect(main).toContainText('ISO 27001 certified and GDPR compliant');
    await expect(main).toContainText('more than 10 languages');
    await expect(main).toContainText('More than 8,000 reward options worldwide');
    await expect(main).toContainText('Less than an hour from your first sign-in');
    await expect(main).toContainText('One admin is typically enough for a pilot');
  });

  test('[W-591] the Spanish page contains no English', async ({ page }) => {
    await page.goto(address.es);
    await expectSpanishOnly(page, faq, spanish);
  });

  test('[W-068] answers also open one at a time', async ({ page }) => {
    await page.goto(address.en);
    await page.locator('main summary').nth(2).click();
    await page.locator('main summary').nth(9).click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test('[W-660] [W-675] axe finds no violations and nothing overflows the window with an open answer', async ({
  page,
}) => {
  for (const language of languages) {
    await openHydrated(page, address[language]);
    await page.locator('main summary').nth(15).click();
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);
  }
});
