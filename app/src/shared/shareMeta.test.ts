import { expect, test } from 'vitest';
import { brand } from './brand';
import { pageMeta, textMeta } from './pageMeta';
import { placeholderOrigin as origin } from './settings';
import { offersMeta, organizationMeta } from './shareMeta';

/** A page's location. */
const at = (pathname: string) => ({ pathname, search: '' });

const texts = { title: 'A title', description: 'What it is' };

test('a page has a title, description, image and one canonical address for search engines and networks', () => {
  const picture = `${origin}/images/share/pricing-es.png`;
  expect(pageMeta(texts, at('/es/pricing'))).toEqual([
    { title: 'A title' },
    { name: 'description', content: 'What it is' },
    { property: 'og:title', content: 'A title' },
    { property: 'og:description', content: 'What it is' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${origin}/es/pricing` },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A title' },
    { property: 'og:locale', content: 'es_ES' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: 'A title' },
    { name: 'twitter:description', content: 'What it is' },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: 'A title' },
  ]);
  expect(pageMeta(texts, at('/pricing'))).toContainEqual({ property: 'og:locale', content: 'en_GB' });
});

/** The values of a property in a page's head. */
const said = (path: string, wanted: string) =>
  pageMeta(texts, at(path)).flatMap((entry) =>
    'property' in entry && entry.property === wanted && 'content' in entry ? [entry.content] : [],
  );

test("a page that repeats another shares its image and address; the demo's pages share one image", () => {
  expect(said('/terms', 'og:url')).toEqual([`${origin}/privacy-and-terms`]);
  expect(said('/terms', 'og:image')).toEqual([`${origin}/images/share/privacy-and-terms-en.png`]);
  // Without a translation it is English, whatever the path.
  expect(said('/es/pick-experience', 'og:url')).toEqual([`${origin}/pick-experience`]);
  expect(said('/demo/manager/view-team/TM002', 'og:url')).toEqual([`${origin}/demo/manager/team-member/TM002`]);
  expect(said('/es/demo/manager/overview', 'og:image')).toEqual([`${origin}/images/share/demo-es.png`]);
  expect(said('/shift-scheduler', 'og:image')).toEqual([`${origin}/images/share/shift-en.png`]);
});

test("the server writes a post's own address; unknown pages have no image", () => {
  expect(said('/blog/a-post', 'og:url')).toEqual([]);
  expect(said('/blog/a-post', 'og:image')).toEqual([`${origin}/images/share/blog-post-en.png`]);
  expect(said('/nowhere', 'og:image')).toEqual([]);
  expect(said('/nowhere', 'og:title')).toEqual(['A title']);
  expect(pageMeta(undefined, at('/pricing'))).toEqual([]);
});

test("a route's title and description come from its loader, with breadcrumbs from the home page", () => {
  const meta = textMeta('faq');
  const loaderData = { texts: { faq: { meta: { ...texts, title: 'A title | Brightcrew' } } } };
  const crumbs = (pathname: string, search = '') =>
    meta({ loaderData, location: { pathname, search } }).flatMap((entry) =>
      'script:ld+json' in entry ? [entry['script:ld+json']] : [],
    );
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + path,
  });
  expect(crumbs('/es/retail-case')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, brand.name, '/es'), step(2, 'A title', '/es/retail-case')],
    },
  ]);
  expect(crumbs('/blog', '?page=2')).toMatchObject([{ itemListElement: [{}, { item: `${origin}/blog` }] }]);
  expect(crumbs('/demo/team-member/gift-shop')).toHaveLength(1);
  expect([...crumbs('/message-received'), ...crumbs('/blog/a-post'), ...crumbs('/nowhere')]).toEqual([]);
  expect(meta({ loaderData: undefined, location: at('/faq') })).toEqual([]);
});

test('organization and plan prices as structured data', () => {
  expect(organizationMeta('es', 'Good work')).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: `${origin}/es`,
      logo: `${origin}/favicon.svg`,
      email: brand.email,
      description: 'Good work',
    },
  });
  expect(offersMeta('en', 'Plans', [{ name: 'Exceed', price: 9, minUsers: 200 }])).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: brand.name,
      description: 'Plans',
      brand: { '@type': 'Brand', name: brand.name },
      offers: [
        {
          '@type': 'Offer',
          name: 'Exceed',
          url: `${origin}/pricing`,
          price: 9,
          priceCurrency: 'EUR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: 9,
            priceCurrency: 'EUR',
            unitCode: 'MON',
            unitText: 'user and month',
            valueAddedTaxIncluded: false,
          },
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 200 },
        },
      ],
    },
  });
});
