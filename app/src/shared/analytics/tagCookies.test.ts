// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://www.crew.example/pricing"}
import { afterEach, expect, test } from 'vitest';
import { allowTagCookies, refuseTagCookies } from './tagCookies';

const names = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter(Boolean)
    .sort();
const set = (cookie: string) => Reflect.set(document, 'cookie', cookie);
/** As a tag sets its cookies, for the host and for the domain above. */
function runTag() {
  set('_ga=GS1.1; path=/; max-age=63072000');
  set('_ga_TEST12345=GS1.1; path=/; max-age=63072000; domain=.crew.example');
}
const disabled = () => Reflect.get(window, 'ga-disable-G-TEST12345');

afterEach(() => {
  refuseTagCookies();
  allowTagCookies();
});

test('[W-616] a consent taken back deletes the cookies of tags, of the host and of the domain above, and no others', () => {
  set('cc_cookie=1; path=/');
  runTag();
  expect(names()).toEqual(['_ga', '_ga_TEST12345', 'cc_cookie']);
  refuseTagCookies();
  expect(names()).toEqual(['cc_cookie']);
});

test('[W-616] tags that go on running set no cookie again and are told to stop sending, until consent is given again', () => {
  runTag();
  refuseTagCookies();
  runTag();
  set('theme=dark; path=/');
  expect(names()).toEqual(expect.arrayContaining(['theme']));
  expect(names().filter((name) => name?.startsWith('_ga'))).toEqual([]);
  expect(disabled()).toBe(true);
  allowTagCookies();
  expect(disabled()).toBeUndefined();
  runTag();
  expect(names()).toEqual(expect.arrayContaining(['_ga', '_ga_TEST12345']));
});
