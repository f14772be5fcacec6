// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRouteFocus } from './useRouteFocus';

function Frame() {
  const title = useRouteFocus();
  return (
    <>
      <p data-testid="said">{title}</p>
      <Link to="/pricing">pricing</Link>
      <Link to="/pricing?plan=team">plan</Link>
      <Link to="/post">post</Link>
      <Routes>
        <Route
          path="/"
          element={
            <main>
              <title>Home</title>
              <h1>Home</h1>
            </main>
          }
        />
        <Route
          path="/pricing"
          element={
            <main>
              <title>Pricing</title>
              <h1>What it costs</h1>
            </main>
          }
        />
        <Route path="/post" element={<main>Loading</main>} />
      </Routes>
    </>
  );
}

beforeEach(() => {
  document.head.replaceChildren();
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const said = () => screen.getByTestId('said').textContent;

test("on a full page load the browser's own focus is kept", () => {
  expect(document.activeElement).toBe(document.body);
  expect(said()).toBe('');
});

test('a navigation inside the site announces the title and moves the focus to the new heading; a query change does not', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'pricing' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What it costs' }));
  expect(said()).toBe('Pricing');
  const plan = screen.getByRole('link', { name: 'plan' });
  await userEvent.click(plan);
  expect(document.activeElement).toBe(plan);
});

test('a page without a heading receives the focus itself, and its title is announced once it is set', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'post' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(async () => {
    document.title = 'The post';
  });
  expect(said()).toBe('The post');
});
