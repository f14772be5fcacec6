// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWhenReplaced } from './useWhenReplaced';

test('it runs when the value is replaced and at the end, not when it stays', () => {
  const run = vi.fn();
  const { rerender, unmount } = renderHook(({ week }) => useWhenReplaced(week, run), { initialProps: { week: 'W47' } });
  rerender({ week: 'W47' });
  expect(run.mock.calls).toEqual([]);
  rerender({ week: 'W48' });
  expect(run.mock.calls).toEqual([['W47']]);
  unmount();
  expect(run.mock.calls).toEqual([['W47'], ['W48']]);
});
