// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './useBackCloses';

function Open({ onClose }: { onClose: () => void }) {
  useBackCloses(onClose);
  return null;
}

/** Presses Back and waits for all that it causes. */
async function back(times = 1) {
  const arrived = new Promise<void>((resolve) => {
    let left = times;
    const count = () => {
      left -= 1;
      if (left === 0) {
        window.removeEventListener('popstate', count);
        resolve();
      }
    };
    window.addEventListener('popstate', count);
  });
  window.history.back();
  await act(() => arrived);
}

beforeEach(() => {
  window.history.pushState({ idx: 1, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 2, key: 'page' }, '', '/page?week=1');
});

afterEach(cleanup);

test('[W-685] Back closes the dialog and stays on the page, with the state of the router', async () => {
  const close = vi.fn(() => shown.unmount());
  const shown = render(<Open onClose={close} />);
  expect(window.history.state).toMatchObject({ idx: 2, key: 'page' });
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(window.location.pathname + window.location.search).toBe('/page?week=1');
  expect(window.history.state).toEqual({ idx: 2, key: 'page' });
  await back();
  expect(window.location.pathname).toBe('/before');
});

test('[W-685] after the dialog was closed otherwise, one Back leaves the page', async () => {
  const close = vi.fn();
  render(<Open onClose={close} />).unmount();
  await back(2);
  expect(window.location.pathname).toBe('/before');
  expect(close).not.toHaveBeenCalled();
});

test('of two dialogs Back closes the upper one, then the lower one', async () => {
  const closed: string[] = [];
  const lower = render(
    <Open
      onClose={() => {
        closed.push('lower');
        lower.unmount();
      }}
    />,
  );
  const upper = render(
    <Open
      onClose={() => {
        closed.push('upper');
        upper.unmount();
      }}
    />,
  );
  await back();
  expect(closed).toEqual(['upper']);
  await back();
  expect(closed).toEqual(['upper', 'lower']);
  expect(window.location.pathname).toBe('/page');
});

test('a page that the dialog led to is left with one Back', async () => {
  const shown = render(<Open onClose={vi.fn()} />);
  window.history.pushState({ idx: 3, key: 'next' }, '', '/next');
  shown.unmount();
  await back();
  expect(window.location.pathname).toBe('/page');
});
