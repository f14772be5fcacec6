// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useReturnFocus } from './useReturnFocus';

afterEach(cleanup);

function Panel() {
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus('page');
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Plan
    </h2>
  );
}

const page = (isOpen: boolean) => (
  <main id="page" tabIndex={-1}>
    <button type="button">Plan the week</button>
    <button type="button">Publish</button>
    {isOpen && <Panel />}
  </main>
);

test.each([
  ['is inside', () => screen.getByRole('heading'), 'Plan the week'],
  ['fell back to the page', () => screen.getByRole('main'), 'Plan the week'],
  ['went on to something else', () => screen.getByRole('button', { name: 'Publish' }), 'Publish'],
])('a panel that closes when the focus %s', (_, focused, expected) => {
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Plan the week' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  focused().focus();
  rerender(page(false));
  expect(document.activeElement?.textContent).toBe(expected);
});
