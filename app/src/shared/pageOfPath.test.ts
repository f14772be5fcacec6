import { expect, test } from 'vitest';
import { fillPath, pageOfPath } from './pageOfPath';

const found = (path: string) => {
  const at = pageOfPath(path);
  return at && [at.page.id, at.value];
};

test('a path shows its page, in either language, with or without a slash at its end', () => {
  for (const path of ['/pricing', '/pricing/', '/es/pricing', '/es/pricing/'])
    expect(found(path), path).toEqual(['pricing', null]);
  for (const path of ['/', '/es', '/es/']) expect(found(path), path).toEqual(['home', null]);
  for (const path of ['/nowhere', '/pricing/more', '/es/nowhere', '/essay', ''])
    expect(found(path), path).toBeUndefined();
});

test('a path with a parameter shows its page with the value, which is one part of the path', () => {
  expect(found('/blog/a-post')).toEqual(['blog-post', 'a-post']);
  expect(found('/es/demo/manager/team-member/TM003')).toEqual(['manager-team-member', 'TM003']);
  expect(found('/blog')).toEqual(['blog', null]);
  for (const path of ['/blog//', '/blog/a/b', '/demo/manager/team-member', '/demo/manager/team-member/'])
    expect(found(path), path).toBeUndefined();
});

test('a parameter is filled in whole, as an address has it', () => {
  expect(fillPath('/blog/:slug', 'a b/c')).toBe('/blog/a%20b%2Fc');
  expect(fillPath('/blog/:slug', null)).toBe('/blog/:slug');
});
