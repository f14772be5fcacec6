import { expect, test } from 'vitest';
import { externalAddress } from './externalAddress';

test('an outside address that is a page of the site links to its translation, if there is one', () => {
  for (const [address, spanish] of [
    ['/contact', '/es/contact'],
    ['/sign-up?plan=growth', '/es/sign-up?plan=growth'],
    // The chooser has no Spanish version.
    ['/pick-experience', '/pick-experience'],
    ['/pick-experience?from=login#top', '/pick-experience?from=login#top'],
    ['https://app.example/login', 'https://app.example/login'],
  ] as const) {
    expect(externalAddress(address, 'es')).toBe(spanish);
    expect(externalAddress(address, 'en')).toBe(address);
  }
});
