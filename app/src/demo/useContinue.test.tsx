// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useContinue } from './useContinue';

function Frame({ title }: { title: string }) {
  const { continued, skipPromo } = useContinue();
  return continued ? (
    <main id="content">
      <h1>{title}</h1>
    </main>
  ) : (
    <button type="button" onClick={skipPromo}>
      Continue anyway
    </button>
  );
}

const show = (title: string) =>
  render(
    <MemoryRouter>
      <Frame title={title} />
    </MemoryRouter>,
  );

afterEach(cleanup);

test('[D-059] who has continued past the promo once does not meet it again in the other frame, and keeps the focus there', () => {
  show('The roster');
  act(() => screen.getByRole('button').click());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The roster' }));
  cleanup();
  show('Your team');
  expect(screen.getByRole('heading', { name: 'Your team' })).not.toBe(document.activeElement);
  expect(screen.queryByRole('button')).toBeNull();
});
