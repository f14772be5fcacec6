import { expect, test } from 'vitest';
import { externalAddress } from './externalAddress';

test('an outside address that is a page of the site links to its translation, if there is one', () => {
  for (const [address, spanish] of [
    ['/contact', '/es/contact'],
    ['/sign-up?plan=growth', '/es/sign-up?plan=growth'],
    // The chooser has no Spanish version: the demo that most choose stands in for it.
    ['/pick-experience', '/es/demo/team-member/overview'],
    ['/pick-experience?from=login#top', '/es/demo/team-member/overview'],
    ['/privacy', '/privacy'],
    ['https://app.example/login', 'https://app.example/login'],
  ] as const) {
    expect(externalAddress(address, 'es')).toBe(spanish);
    expect(externalAddress(address, 'en')).toBe(address);
  }
});
