// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { useOwnTeamStore } from '../ownTeamStore';
import { openedWeek, openWeek, renderPart, startSample } from '../testing/openWeek';
import KeptHint from './KeptHint';
import type { KeptRoster } from './keptRosters';

const device = vi.hoisted(() => ({ found: [] as KeptRoster[] }));

vi.mock('./keptRosters', async (original) => ({
  ...(await original<typeof import('./keptRosters')>()),
  keptEntries: async () => device.found,
  keptRosters: async () => device.found,
}));

const schedule = {
  positions: [{ id: 'bar', name: 'Bar', team: '', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'bar', color: '', availability: [] }],
  shifts: [],
};
const texts = createTranslator('en', [await loadTexts('en', 'kept')]);
const show = () =>
  act(async () => {
    renderPart(
      <I18nextProvider i18n={texts}>
        <KeptHint leadsTo="team" />
      </I18nextProvider>,
    );
  });
const hint = () => screen.queryByTestId('kept-hint')?.textContent;

beforeEach(() => {
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  const document = openWeek(schedule, { kind: 'own', name: 'Bar' }).handle.roster();
  device.found = [{ version: 2, id: 'bar', name: 'Bar South', savedAt: 1, document }];
  startSample();
});

test('a page that was opened by itself says that a roster is kept, and opens it', async () => {
  await show();
  expect(hint()).toMatch(/^Bar South is kept on this device\. It isn’t open/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open it' })));
  expect(openedWeek().staff.map(({ name }) => name)).toEqual(['Ada']);
  expect([...useOwnTeamStore.getState().kept.values()]).toEqual([{ id: 'bar', name: 'Bar South' }]);
  expect(hint()).toMatch(/^Bar South is open now/);
  expect(screen.getByRole('link', { name: 'See its team' }).getAttribute('href')).toBe('/demo/manager/view-team');
});

test('it says nothing where nothing is kept', async () => {
  device.found = [];
  await show();
  expect(hint()).toBeUndefined();
});

test('it does not speak over a roster of one’s own that is open', async () => {
  openWeek(schedule, { kind: 'own', name: 'Café' });
  await show();
  expect(hint()).toBeUndefined();
});
