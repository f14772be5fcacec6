// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './today';

function Today() {
  return <p>{useToday() ?? 'no day'}</p>;
}

const shown = () => screen.getByText(/./).textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('today follows the clock in an open tab', () => {
  render(<Today />);
  expect(shown()).toBe('2026-11-30');
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(shown()).toBe('2026-12-01');
});

test('a tab whose timers the browser held back is right as soon as somebody looks at it', () => {
  render(<Today />);
  vi.setSystemTime(new Date(2026, 11, 2, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(shown()).toBe('2026-12-02');
});

test('the prerendered page has no day', () => {
  expect(renderToString(<Today />)).toBe('<p>no day</p>');
});
