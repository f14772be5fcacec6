import { describe, expect, test } from 'vitest';
import { loadTexts, type Namespace, namespaces } from '~/shared/i18n/texts';
import { type Language, languages } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { homeRewards, industryCards, testimonials } from './home';
import { homeSection, navItems, trustedLogos } from './homeFrame';
import { industrySamples } from './industries';

describe.each(languages)('the entities of the site, in %s', (language: Language) => {
  test('[W-350] a testimonial has a quote, person, company, logo and figure', async () => {
    const { home } = await loadTexts(language, 'home');
    for (const { id, company, logoUrl } of testimonials) {
      const { quote, name, position, industry, metric } = home.testimonials[id];
      for (const text of [quote, name, position, industry, metric.title, metric.value, metric.description, company]) {
        expect(text.trim(), id).not.toBe('');
      }
      expect(logoUrl, id).toMatch(/^\/.+\.svg$/);
    }
  });

  test('[W-352] a reward has a title, a provider, an optional value, and whole points', async () => {
    const { home } = await loadTexts(language, 'home');
    for (const reward of homeRewards) {
      expect(home.rewards[reward.id].name.trim()).not.toBe('');
      expect(home.rewards[reward.id].brand.trim()).not.toBe('');
      expect(Number.isInteger(reward.points) && reward.points > 0, reward.id).toBe(true);
    }
  });

  test('[W-354] a nav item has a title and a link, and is marked as a page or a section of the home page', async () => {
    const { site } = await loadTexts(language, 'site');
    for (const item of navItems) {
      expect(site.header[item.title].trim()).not.toBe('');
      if (item.isAnchor) expect(Object.values<string>(homeSection)).toContain(item.link);
      else expect(pathTo(item.link, language)).toMatch(/^\/.+/);
    }
    expect(navItems.map(({ isAnchor }) => isAnchor)).toEqual([false, false, false, true, true]);
  });

  test('[W-355] an industry card has a title, a description and a page', async () => {
    const { home } = await loadTexts(language, 'home');
    for (const { id, page } of industryCards) {
      expect(home.industries[id].title.trim()).not.toBe('');
      expect(home.industries[id].subtitle.trim()).not.toBe('');
      expect(page).toMatch(/-case$/);
    }
  });
});

/** Real brands that the sample content must not name. */
const realBrands =
  /\b(?:Amazon|Spotify|Nike|Adidas|Starbucks|McDonald|Burger King|Netflix|Decathlon|Zalando|Ikea|Uber|Glovo|Deliveroo|Slack|Zoom|Microsoft|Teams by|Google|Salesforce|Workday|Zapier|Correos\b|DHL|UPS|FedEx|Airbnb|Booking\.com|Visa|Mastercard|PayPal|Apple|Samsung)\b/;

test('[W-586] no text names a real brand', async () => {
  // These namespaces name the sign-in provider and browser settings, outside of all sample content.
  const outside: readonly Namespace[] = ['signUp', 'legal', 'consent', 'faq', 'blogPost', 'blog'];
  for (const language of languages) {
    const texts = await loadTexts(language, ...namespaces.filter((namespace) => !outside.includes(namespace)));
    for (const [namespace, bundle] of Object.entries(texts))
      expect(JSON.stringify(bundle), `${namespace}.${language}`).not.toMatch(realBrands);
  }
});

test('[W-587] the testimonials are by different people, each with a first and a last name', async () => {
  const { home } = await loadTexts('en', 'home');
  const names = testimonials.filter(({ id }) => id !== 'pilot').map(({ id }) => home.testimonials[id].name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\S+ \S+/);
});

test('[W-358] a sample challenge has points and a percentage', () => {
  for (const [industry, { challenges, bonuses }] of Object.entries(industrySamples)) {
    for (const { points, percent } of challenges) {
      expect([points > 0, percent > 0, percent <= 100], industry).toEqual([true, true, true]);
    }
    for (const bonus of bonuses) expect(bonus, industry).toBeGreaterThan(0);
  }
});

test('[W-353] a brand logo has a name, an image and a fallback text', () => {
  for (const { name, logoUrl, fallbackText } of trustedLogos) {
    expect(name).not.toBe('');
    expect(logoUrl).toMatch(/^\/images\/logos\/.+\.svg$/);
    expect(fallbackText).toContain(name);
  }
});
