import { useCases } from '../src/locales/en/useCases';
import { useCases as spanish } from '../src/locales/es/useCases';
import { expectSpanishOnly, languages, openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/use-cases', es: '/es/use-cases' };
const plain = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' ').trim());

// Readable content is prerendered, and hydration does not change it.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[W-037] [W-072] [W-420] the page responds and has a hero', async ({ page }) => {
    for (const language of languages) {
      const answer = await page.goto(address[language]);
      expect(answer?.status()).toBe(200);
      const title = language === 'en' ? 'Two crews, one habit' : 'Dos equipos, una costumbre';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('[W-073] [W-595] two companies with their case studies and figures, and a closing section with links', async ({
    page,
  }) => {
    await page.goto(address.en);
    await test.step('[W-351] two companies, each with facts, challenges, solutions, outcomes and testimonial', async () => {
      const stories = page.locator('main article');
      await expect(stories).toHaveCount(2);
      for (const [index, id] of (['postal', 'callCentre'] as const).entries()) {
        const story = stories.nth(index);
        const words = useCases.studies[id];
        await expect(story.getByRole('heading', { level: 2 })).toHaveText(words.impactStatement);
        await expect(story.locator('dt')).toHaveText(['Industry', 'Where', 'People']);
        await expect(story.locator('dd')).toHaveText([words.industry, words.location, /^[\d,]+$/]);
        for (const text of [...words.challenges, ...words.solutions, ...words.qualitativeOutcomes]) {
          await expect(story.getByText(text)).toBeVisible();
        }
        await expect(story.getByText(words.testimonial.author)).toBeVisible();
        const logo = story.locator('img').first();
        await expect(logo).toHaveAttribute('alt', ['Correo Sur', 'Clarovoz'][index] ?? '');
        await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });
    await test.step('[W-569] [W-570] [W-571] the postal company: 20% lower turnover, absenteeism -5%, ROI 3.7x', async () => {
      const results = page.locator('#postal').getByTestId('case-result');
      const texts = plain(await results.allInnerTexts());
      expect(texts).toHaveLength(3);
      expect(texts[0]).toMatch(/^20% lower turnover/);
      expect(texts[1]).toMatch(/^−5% absenteeism/);
      expect(texts[2]).toMatch(/^3\.7x ROI/);
    });
    await test.step('[W-572] [W-573] the call centre: CSAT +7.36%, target hits +16%', async () => {
      const texts = plain(await page.locator('#callCentre').getByTestId('case-result').allInnerTexts());
      expect(texts).toHaveLength(2);
      expect(texts[0]).toMatch(/^\+7\.36% CSAT/);
      expect(texts[1]).toMatch(/^\+16% target hits/);
    });
    await test.step('the bars match the figure: a fifth less', async () => {
      const bars = page.locator('#postal [role=img] rect');
      const [before, after] = await bars.evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('width'))));
      expect(before).toBe(100);
      expect(after).toBe(80);
    });
    await test.step('[W-074] the page ends with a section with links', async () => {
      const footer = page.getByTestId('use-cases-footer');
      await expect(footer.getByRole('heading', { level: 2 })).toHaveText('The third story could be yours.');
      await expect(footer.getByRole('link', { name: 'Book a Demo' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Take a virtual tour' })).toHaveAttribute(
        'href',
        '/demo/team-member/overview',
      );
    });
  });

  test('[W-591] the Spanish page contains no English and uses Spanish number formats', async ({ page }) => {
    await page.goto(address.es);
    await expectSpanishOnly(page, useCases, spanish);
    const quotes = await page
      .locator('blockquote q')
      .first()
      .evaluate((quote) => getComputedStyle(quote).quotes);
    expect(quotes).toMatch(/^"«" "»"/);
    const texts = plain(await page.getByTestId('case-result').allInnerTexts());
    expect(texts.map((text) => text.split(/ (?=de |menos)/)[0])).toEqual(['20 %', '−5 %', '3,7x', '+7,36 %', '+16 %']);
  });
});

test("[W-065] the page starts at its top, on load and by navigation; the hero's figures link to their case studies", async ({
  page,
}) => {
  await openHydrated(page, address.en);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: /Read the story of Clarovoz/ }).click();
  await expect(page).toHaveURL(/#callCentre$/);
  await expect(page.locator('#callCentre h2')).toBeInViewport();
  await openHydrated(page, '/faq');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use cases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two crews, one habit' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
