// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToId } from './scrollToId';
import { useScrollTarget } from './useScrollTarget';

vi.mock('./scrollToId');

function Page() {
  useScrollTarget();
  return (
    <>
      <Link to="/pricing#plans">plans</Link>
      <Link to="/" state={{ scrollTo: 'savings' }}>
        home
      </Link>
    </>
  );
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.mocked(scrollToId).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test.each([
  ['/pricing#50%', '50%'],
  ['/pricing#%E0%A4%A', '%E0%A4%A'],
  ['/pricing#preguntas-m%C3%A1s', 'preguntas-más'],
])('a page opens with any hash: %s', (address, id) => {
  vi.useFakeTimers();
  open(address);
  vi.advanceTimersByTime(499);
  expect(scrollToId).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollToId).toHaveBeenCalledExactlyOnceWith(id);
});

test('[W-119] a scroll requested through navigation state starts after 500 ms', () => {
  vi.useFakeTimers();
  open('/pricing');
  fireEvent.click(screen.getByRole('link', { name: 'home' }));
  act(() => void vi.advanceTimersByTime(499));
  expect(scrollToId).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrollToId).toHaveBeenCalledExactlyOnceWith('savings');
});

test('a section of the same page is scrolled to immediately, each time it is chosen', async () => {
  open('/pricing');
  await userEvent.click(screen.getByRole('link', { name: 'plans' }));
  expect(scrollToId).toHaveBeenCalledExactlyOnceWith('plans');
  await userEvent.click(screen.getByRole('link', { name: 'plans' }));
  expect(scrollToId).toHaveBeenCalledTimes(2);
});
