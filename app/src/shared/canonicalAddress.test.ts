import { expect, test } from 'vitest';
import { canonicalAddress } from './canonicalAddress';
import { pageOfPath } from './pageOfPath';
import { siteSettings } from './settings';

function canonical(pathname: string, search: string): string {
  const found = pageOfPath(pathname);
  if (!found) throw new Error(`no page at ${pathname}`);
  const address = canonicalAddress(found, pathname, search);
  expect(address.startsWith(siteSettings().publicUrl)).toBe(true);
  return address.slice(siteSettings().publicUrl.length);
}

test('each page of the post list has its own address, and other queries are ignored', () => {
  expect(canonical('/blog', '')).toBe('/blog');
  expect(canonical('/blog', '?page=1&utm_source=x')).toBe('/blog');
  expect(canonical('/blog', '?utm_source=x&page=2')).toBe('/blog?page=2');
  expect(canonical('/es/blog', '?page=3')).toBe('/es/blog?page=3');
  expect(canonical('/blog', '?page=02')).toBe('/blog');
  expect(canonical('/pricing', '?page=2')).toBe('/pricing');
  expect(canonical('/cookies', '?page=2')).toBe('/privacy-and-terms');
});
