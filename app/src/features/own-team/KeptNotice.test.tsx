// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WeekNotes } from '~/features/import-export/WeekNotes';
import { engine, openWeek, place, renderPart } from '~/features/scheduler/testing/openWeek';
import { activeWeek, replaceRoster, useSession } from '~/features/scheduler/week/session';
import KeptNotice from './KeptNotice';
import { useOwnTeamStore } from './ownTeamStore';

vi.mock('./keptRosters', () => ({
  keptRosters: async () => [],
  keepRoster: async () => true,
  forgetAll: async () => true,
}));

const schedule = {
  positions: [{ id: 'barista', name: 'Barista', team: '', required: 1 }],
  staff: ['Ada', 'Ben'].map((name) => ({ id: name, name, positionId: 'barista', color: '', availability: [] })),
  shifts: [],
};

function Notes() {
  const week = useSession(activeWeek);
  if (!week) return null;
  return (
    <>
      <WeekNotes week={week} />
      <KeptNotice engine={engine} week={week} />
    </>
  );
}

const keep = () =>
  act(async () => {
    const handle = activeWeek(useSession.getState())?.handle;
    if (handle) useOwnTeamStore.getState().setKept({ handle, id: 'bar', name: 'Bar' });
  });
const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  renderPart(<Notes />);
});

test('a kept roster has one note, which leads back to the sample and forgets', async () => {
  expect(notes()).toEqual([expect.stringMatching(/^Bar: 2 people\. It exists in this tab only\./)]);
  await keep();
  expect(notes()).toEqual([expect.stringMatching(/^Bar: 2 people\. .+ kept on this device/)]);
  expect(notes()[0]).not.toContain('in this tab only');
  const note = within(screen.getByTestId('own-team-kept'));
  fireEvent.click(note.getByRole('button', { name: 'Back to the sample' }));
  expect(useSession.getState().dialog).toEqual({ kind: 'sample' });
  await act(async () => fireEvent.click(note.getByRole('button', { name: 'Forget' })));
  expect(notes()).toHaveLength(2);
  expect(screen.getByTestId('own-team-kept').textContent).toContain('has been removed');
});

test('the week of another roster does not take over the note of the kept one', async () => {
  await keep();
  act(() => void replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'own', name: 'Café' }));
  expect(notes()).toEqual([
    expect.stringMatching(/^Café: 2 people/),
    expect.stringMatching(/^Bar and all its changes are kept/),
  ]);
});
