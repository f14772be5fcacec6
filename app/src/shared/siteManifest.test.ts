import { expect, test } from 'vitest';
import { siteManifest } from './siteManifest';

test('[D-038] every page has a twin under /es, but for the chooser and three of the legal addresses', () => {
  const { pages, redirects } = siteManifest();
  const english = pages.filter(({ language }) => language === 'en');
  const alone = english.filter(({ twin }) => twin === null).map(({ path }) => path);
  expect(alone.sort()).toEqual(['/cookies', '/pick-experience', '/privacy', '/terms']);
  const spanish = pages.filter(({ language }) => language === 'es').map(({ path }) => path);
  expect(spanish.sort()).toEqual(english.flatMap(({ twin }) => twin ?? []).sort());
  for (const { from } of redirects.filter((redirect) => !redirect.from.startsWith('/es'))) {
    expect(redirects.map((redirect) => redirect.from)).toContain(`/es${from}`);
  }
});
