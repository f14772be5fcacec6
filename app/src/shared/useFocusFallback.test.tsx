// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { focusFallbackId, useFocusFallback } from './useFocusFallback';

function Page() {
  useFocusFallback();
  const [narrowed, setNarrowed] = useState(true);
  const [count, setCount] = useState(0);
  return (
    <>
      <section id={focusFallbackId} tabIndex={-1} aria-label="Roster" />
      {narrowed && (
        <button type="button" onClick={() => setNarrowed(false)}>
          Show all positions
        </button>
      )}
      <button type="button" onClick={() => setCount(count + 1)}>
        Next week
      </button>
    </>
  );
}

test('focus moves to the roster when the pressed button is removed, and stays otherwise', () => {
  render(<Page />);
  const next = screen.getByRole('button', { name: 'Next week' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(next);
  const all = screen.getByRole('button', { name: 'Show all positions' });
  all.focus();
  fireEvent.click(all);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Roster' }));
});
