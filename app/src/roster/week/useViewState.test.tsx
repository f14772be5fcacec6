// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useViewState } from './useViewState';
import { slotNames } from './viewState';

function Screen() {
  const [state, change] = useViewState('2026-W47');
  const navigate = useNavigate();
  const toggle = (name: (typeof slotNames)[number]) =>
    change(({ slots }) => ({ slots: slotNames.filter((slot) => (slot === name) !== slots.includes(slot)) }));
  return (
    <>
      <p data-testid="state">{`${state.day} ${state.slots.join(' ')}`}</p>
      <button type="button" onClick={() => change(({ day }) => ({ view: 'daily', day: day + 1 }))}>
        on
      </button>
      <button type="button" onClick={() => toggle('morning')}>
        morning
      </button>
      <button type="button" onClick={() => toggle('night')}>
        night
      </button>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        leave
      </button>
    </>
  );
}

const routes = [
  { path: '/scheduler', element: <Screen /> },
  { path: '/elsewhere', element: <p>elsewhere</p> },
];
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter(routes, { initialEntries: ['/scheduler'] });
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByText(name));
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
const visibleState = () => screen.getByTestId('state').textContent;

test('clicks in quick succession all count', async () => {
  press('on', 'on', 'on');
  await settle();
  expect(visibleState()).toBe('3 morning afternoon night');
  press('morning', 'night');
  await settle();
  expect(visibleState()).toBe('3 afternoon');
});

test('after navigating back, the next click starts from the visible state', async () => {
  press('on');
  await settle();
  press('on');
  await settle();
  await act(() => router.navigate(-1));
  expect(visibleState()).toBe('1 morning afternoon night');
  press('morning');
  await settle();
  expect(visibleState()).toBe('1 afternoon night');
});

test('a click does not cancel a navigation away from the page', async () => {
  press('on', 'leave');
  await settle();
  expect(router.state.location.pathname).toBe('/elsewhere');
});
