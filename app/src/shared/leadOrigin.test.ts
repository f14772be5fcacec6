import { expect, test } from 'vitest';
import { leadOrigin } from './leadOrigin';

const origin = 'https://brightcrew.example';
const from = (path: string, referrer = '') => leadOrigin('es', { href: origin + path, referrer });

test('includes the page, its language, the plan and the campaign of the address', () => {
  expect(from('/es/contact')).toEqual({ page: '/es/contact', locale: 'es' });
  expect(from('/es/sign-up?plan=growth&utm_source=%20letter%20&utm_medium=%20&other=1#top')).toEqual({
    page: '/es/sign-up',
    locale: 'es',
    plan: 'growth',
    utm_source: 'letter',
  });
});

test('a campaign survives a full page load from our own page only', () => {
  const campaign = '/es?utm_source=letter&utm_campaign=spring';
  expect(from('/es/sign-up?utm_source=ad', origin + campaign)).toEqual({
    page: '/es/sign-up',
    locale: 'es',
    utm_source: 'ad',
    utm_campaign: 'spring',
  });
  for (const referrer of [`https://else.example${campaign}`, 'https://else.example/', 'not an address']) {
    expect(from('/es/sign-up', referrer), referrer).toEqual({ page: '/es/sign-up', locale: 'es' });
  }
});
