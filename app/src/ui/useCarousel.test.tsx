// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './useCarousel';

const slidePx = 100;

function Row() {
  const carousel = useCarousel({ stepPx: slidePx, wraps: true });
  return (
    <>
      <ul ref={carousel.row}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <output>{carousel.current}</output>
      <button type="button" onClick={() => carousel.step(-1)}>
        back
      </button>
    </>
  );
}

/** What the browser does on its way to a place; it reports no end of scrolling, as Safari does not. */
function scrollThrough(...places: number[]) {
  const row = screen.getByRole('list');
  for (const place of places) {
    row.scrollLeft = place;
    fireEvent.scroll(row);
  }
}

const current = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = vi.fn();
  render(<Row />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

test('while it wraps around to the last slide, the slides in between do not count', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(current()).toBe('3');
  scrollThrough(100, 200, 300);
  expect(current()).toBe('3');
});

test('once the row stands still it follows the hand again, also without the event scrollend', () => {
  fireEvent.click(screen.getByRole('button'));
  scrollThrough(100, 200, 300);
  act(() => void vi.advanceTimersByTime(150));
  scrollThrough(200, 100);
  expect(current()).toBe('1');
});
