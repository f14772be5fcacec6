import { expect, test } from 'vitest';
import { fillPath, pageOfPath } from './pageOfPath';

const found = (path: string) => {
  const at = pageOfPath(path);
  return at && [at.page.id, at.value];
};

test('a path matches its page, in either language, with or without a trailing slash', () => {
  for (const path of ['/pricing', '/pricing/', '/es/pricing', '/es/pricing/'])
    expect(found(path), path).toEqual(['pricing', null]);
  for (const path of ['/', '/es', '/es/']) expect(found(path), path).toEqual(['home', null]);
  for (const path of ['/nowhere', '/pricing/more', '/es/nowhere', '/essay', ''])
    expect(found(path), path).toBeUndefined();
});

test('a path with a parameter matches its page with the value, a single path segment', () => {
  expect(found('/blog/a-post')).toEqual(['blog-post', 'a-post']);
  expect(found('/es/demo/manager/team-member/TM003')).toEqual(['manager-team-member', 'TM003']);
  expect(found('/blog')).toEqual(['blog', null]);
  for (const path of ['/blog//', '/blog/a/b', '/demo/manager/team-member', '/demo/manager/team-member/'])
    expect(found(path), path).toBeUndefined();
});

test('a parameter is inserted verbatim', () => {
  expect(fillPath('/blog/:slug', 'a b/c')).toBe('/blog/a%20b%2Fc');
  expect(fillPath('/blog/:slug', null)).toBe('/blog/:slug');
});
