// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleFrameClicks } from './frameClicks';

function click(href: string, init: MouseEventInit = {}, target = ''): void {
  const link = Object.assign(document.createElement('a'), { href, target });
  // jsdom cannot follow a link.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  fireEvent.click(link, init);
}

const scrollTo = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.replaceChildren();
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  window.history.replaceState(null, '', '/blog?page=2&utm_source=letter');
  stop = handleFrameClicks('en');
});

afterEach(() => stop());

test('a link to the current page scrolls to its top', () => {
  click('/blog?page=2');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test.each([
  ['with Ctrl', '/blog?page=2', { ctrlKey: true }, ''],
  ['with Cmd', '/blog?page=2', { metaKey: true }, ''],
  ['with Shift', '/blog?page=2', { shiftKey: true }, ''],
  ['with Alt', '/blog?page=2', { altKey: true }, ''],
  ['with the middle button', '/blog?page=2', { button: 1 }, ''],
  ['into a tab of its own', '/blog?page=2', {}, '_blank'],
  ['to another page of the list, which scrolls smoothly', '/blog?page=3', {}, ''],
  ['to the first page of the list', '/blog', {}, ''],
  ['to another page', '/pricing', {}, ''],
  ['to a section', '/blog?page=2#top', {}, ''],
])('a click %s leaves the page where it is', (_, href, init, target) => {
  click(href, init, target);
  expect(scrollTo).not.toHaveBeenCalled();
});
