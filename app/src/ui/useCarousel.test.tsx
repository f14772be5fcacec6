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

/** The scroll events of a smooth scroll; without `scrollend`, as in Safari. */
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

test('while it wraps around to the last slide, the slides in between are not reported', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(current()).toBe('3');
  scrollThrough(100, 200, 300);
  expect(current()).toBe('3');
});

test('once the row has settled it follows manual scrolling again, also without the event scrollend', () => {
  fireEvent.click(screen.getByRole('button'));
  scrollThrough(100, 200, 300);
  act(() => void vi.advanceTimersByTime(150));
  scrollThrough(200, 100);
  expect(current()).toBe('1');
});
