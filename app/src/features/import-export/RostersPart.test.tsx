// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptEntry } from '~/roster/kept/keptRosters';
import { rosterFile } from '~/roster/kept/rosterFile';
import { rosterId } from '~/roster/kept/rosterId';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { engine, openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { RostersPart } from './RostersPart';

const device = vi.hoisted(() => ({ entries: [] as KeptEntry[] }));

vi.mock('~/roster/kept/keptRosters', async (original) => ({
  ...(await original<typeof import('~/roster/kept/keptRosters')>()),
  keptEntries: async () => device.entries,
  keptRosters: async () => [],
  keepRoster: async () => 'kept',
  freeName: async (name: string) => (device.entries.some((entry) => entry.name === name) ? `${name} (2)` : name),
}));

const schedule = {
  positions: [{ id: 'bar', name: 'Bar', team: '', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'bar', color: '', availability: [] }],
  shifts: [],
};
const onOpened = vi.fn();
const show = () =>
  act(async () => {
    renderPart(<RostersPart engine={engine} week={openedWeek()} onOpened={onOpened} />);
  });

async function openFile() {
  const document = openWeek(schedule, { kind: 'own', name: 'Bar' }).handle.roster();
  await show();
  const content = rosterFile({ id: 'the-bar', name: 'Bar', document, timeOff: [] });
  const file = new File([content], 'Bar.json', { type: 'application/json' });
  fireEvent.change(screen.getByTestId('roster-file'), { target: { files: [file] } });
  await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
  return rosterId(openedWeek().handle);
}

beforeEach(() => {
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  device.entries = [];
  onOpened.mockClear();
});

test('a file opens as the roster that it was saved from', async () => {
  expect(await openFile()).toBe('the-bar');
});

test('beside the kept roster that it was saved from, a file opens as another one', async () => {
  device.entries = [{ id: 'the-bar', name: 'Bar', savedAt: 1 }];
  expect(await openFile()).not.toBe('the-bar');
});

test('a name that a kept roster has is not proposed again', async () => {
  device.entries = [{ id: 'a', name: 'Your team', savedAt: 1 }];
  openWeek();
  await show();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the roster' });
  expect(field.value).toBe('Your team (2)');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep on this device' })));
  expect([...useOwnTeamStore.getState().kept.values()]).toMatchObject([{ name: 'Your team (2)' }]);
});
