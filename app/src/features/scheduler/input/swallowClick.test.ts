// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { swallowClick } from './swallowClick';

/** Dispatches events on the body; returns how many clicks reached it. */
function clicksAfter(...types: string[]): number {
  const onClick = vi.fn();
  document.body.addEventListener('click', onClick);
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.removeEventListener('click', onClick);
  return onClick.mock.calls.length;
}

test('the click that ends a drag is swallowed, the next one is not', () => {
  vi.useFakeTimers();
  swallowClick();
  expect(clicksAfter('pointerup', 'click')).toBe(0);
  vi.runAllTimers();
  expect(clicksAfter('pointerdown', 'pointerup', 'click')).toBe(1);
  vi.useRealTimers();
});

test('no later click is swallowed after a press that the system cancels, as with a pen', () => {
  swallowClick();
  expect(clicksAfter('pointercancel', 'pointerdown', 'pointerup', 'click')).toBe(1);
});

test('no later click is swallowed after a press that ended outside the window', () => {
  swallowClick();
  expect(clicksAfter('pointerdown', 'pointerup', 'click')).toBe(1);
});
