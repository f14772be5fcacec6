// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackSwipes, useVisibleDay } from './visibleDay';

let stop = () => {};
const measured = vi.fn(() => 300);

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  document.body.innerHTML = `<div id="list"></div>
    <div data-roster-box><div data-by-day><i role="columnheader"></i><i role="columnheader"></i></div></div>`;
  const [, head] = document.querySelectorAll('[role=columnheader]');
  Object.defineProperty(head, 'offsetWidth', { get: measured });
  measured.mockClear();
  useVisibleDay.setState({ day: 0 });
  stop = trackSwipes();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Scrolls an element to the left edge of Wednesday. */
function scroll(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} exists.`);
  element.scrollLeft = 600;
  element.dispatchEvent(new Event('scroll'));
}

test('on a phone, the roster scrolled to a day shows that day', () => {
  scroll('[data-roster-box]');
  expect(useVisibleDay.getState().day).toBe(2);
});

test('what else scrolls, and the roster on a wide screen, is not measured', () => {
  scroll('#list');
  vi.stubGlobal('innerWidth', 1440);
  scroll('[data-roster-box]');
  expect(measured).not.toHaveBeenCalled();
  expect(useVisibleDay.getState().day).toBe(0);
});
