// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import retail from '#fixtures/live-retail.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { LiveWeek } from '~/site/live-roster/liveWeek';
import IndustryRoster from './IndustryRoster';

const translator = createTranslator('en', [await loadTexts('en', 'liveRoster', 'industryRetail')]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[W-684] a live week has the heading and the positions of its trade, on the days of this week', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers({ now: new Date(2027, 2, 10), toFake: ['Date'] });
  const live = new LiveWeek(await engineBesideDocument(), 'live-retail', retail as never).view();
  const router = createMemoryRouter([{ path: '/', element: <IndustryRoster />, loader: () => ({ live }) }]);
  render(
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  expect(await screen.findByRole('heading', { level: 2 })).toHaveProperty(
    'textContent',
    'Short at the till on Saturday at four? See it on Monday.',
  );
  expect(screen.getByRole('button', { name: /Need 1 Till 4 PM-9 PM/ })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Team',
    'Thu 11',
    'Fri 12',
    'Sat 13',
  ]);
});
