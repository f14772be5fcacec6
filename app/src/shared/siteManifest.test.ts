import { expect, test } from 'vitest';
import { prerenderPaths, siteManifest } from './siteManifest';

test('[D-038] every page has a counterpart under /es, except the chooser and three of the legal addresses', () => {
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

test('the manifest maps paths to pages and data files, parameters to a fallback page, and old addresses to redirects', () => {
  const { pages, patterns, redirects, notFound } = siteManifest();
  const page = (path: string) => pages.find((one) => one.path === path);
  expect(page('/')).toEqual({
    path: '/',
    file: 'index.html',
    data: '_.data',
    language: 'en',
    twin: '/es',
    indexable: true,
    engine: false,
    humanCheck: false,
  });
  expect(page('/es')).toMatchObject({ file: 'es/index.html', data: 'es.data', twin: '/', language: 'es' });
  expect(page('/es/shift-scheduler')).toMatchObject({
    file: 'es/shift-scheduler/index.html',
    data: 'es/shift-scheduler.data',
    twin: '/shift-scheduler',
    engine: true,
    humanCheck: false,
  });
  expect(page('/privacy')).toMatchObject({ twin: null, indexable: false });
  const show = (pattern: string, file: string, engine: boolean) => ({ pattern, file: `${file}/index.html`, engine });
  const member = '/demo/manager/team-member';
  const twice = '/demo/manager/view-team';
  expect(patterns).toEqual(
    ['', '/es'].flatMap((prefix) => [
      show(`${prefix}/blog/{slug}`, `${prefix}/blog/shell`.slice(1), false),
      show(`${prefix}/blog/category/{category}`, `${prefix}/blog/category/shell`.slice(1), false),
      show(`${prefix}${member}/{memberId}`, `${prefix}${member}/unknown`.slice(1), true),
      show(`${prefix}${twice}/{memberId}`, `${prefix}${twice}/unknown`.slice(1), true),
    ]),
  );
  expect(redirects).toHaveLength(8);
  expect(redirects).toContainEqual({ from: '/es/welcome', to: '/es/demo/team-member/overview' });
  expect(notFound).toEqual({ en: '404/index.html', es: 'es/404/index.html' });
});

test('the manifest describes the documents of the blog in both languages', () => {
  const [english, spanish] = siteManifest().blog;
  expect(english).toMatchObject({
    language: 'en',
    list: { path: '/blog', file: 'blog/index.html' },
    post: { path: '/blog/', file: 'blog/shell/index.html' },
    category: { path: '/blog/category/', file: 'blog/category/shell/index.html' },
    pageSize: 9,
    categories: {},
  });
  expect(spanish).toMatchObject({ list: { path: '/es/blog', file: 'es/blog/index.html' } });
  expect(spanish?.categories.rosters?.name).toBeTruthy();
});

test('a shell page that the server fills is prerendered, and not listed as a page', () => {
  const paths = siteManifest().pages.map(({ path }) => path);
  expect(prerenderPaths().filter((path) => !paths.includes(path))).toEqual([
    '/blog/shell',
    '/blog/category/shell',
    '/es/blog/shell',
    '/es/blog/category/shell',
  ]);
});
