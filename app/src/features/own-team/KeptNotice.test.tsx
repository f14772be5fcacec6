// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { written } from '~/roster/kept/keeping';
import { keepOpen } from '~/roster/kept/openOwn';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { engine, openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, replaceRoster, undo, useSession } from '~/roster/week/session';
import KeptNotice from './KeptNotice';
import { WeekNotes } from './WeekNotes';

/** What this device keeps, and what becomes of a write. */
const device = vi.hoisted(() => ({ found: [] as unknown[], write: 'kept' }));

vi.mock('~/roster/kept/keptRosters', async (original) => ({
  ...(await original<typeof import('~/roster/kept/keptRosters')>()),
  keptRosters: async () => device.found,
  keepRoster: async () => device.write,
  freeName: async (name: string) => (device.found.length > 0 ? `${name} (2)` : name),
  keepCalendar: async () => true,
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

/** Acts, and waits for what is written then. */
const acted = (action: () => unknown) =>
  act(async () => {
    await action();
    await written();
  });
const keep = (name = 'Bar') =>
  acted(() => {
    const handle = activeWeek(useSession.getState())?.handle;
    if (handle) useOwnTeamStore.getState().setKept(handle, { id: 'bar', name });
  });
const asked = (answer: boolean) => vi.stubGlobal('navigator', { storage: { persist: async () => answer } });
const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  Object.assign(device, { found: [], write: 'kept' });
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
  await acted(() => fireEvent.click(note.getByRole('button', { name: 'Forget' })));
  expect(notes()).toHaveLength(2);
  expect(screen.getByTestId('own-team-kept').textContent).toContain('has been removed');
});

test('another roster does not take over the note of the kept one, which Undo brings back with its name', async () => {
  device.found = [{ id: 'bar', name: 'Bar South' }];
  await keep('Bar South');
  const cafe = engine.Editor.fromJson(JSON.stringify(schedule));
  await acted(() => void replaceRoster(cafe, place, { kind: 'own', name: 'Café' }));
  expect(notes()).toEqual([
    expect.stringMatching(/^Café: 2 people\. It exists in this tab only/),
    expect.stringMatching(/^Bar South is kept on this device\.Open it/),
  ]);
  await acted(undo);
  expect(notes()).toEqual([expect.stringMatching(/^Bar South: 2 people\. It is kept on this device/)]);
});

test('where storage fails, the roster is said to exist in this tab only, also when that was dismissed', async () => {
  device.write = 'failed';
  await keep();
  expect(screen.getByRole('alert').textContent).toContain('storage is full or blocked');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notes()).toEqual([expect.stringMatching(/^Bar: 2 people\. It exists in this tab only/)]);
});

test('what another tab has changed is not written over: that is said, and this one can be kept too', async () => {
  device.write = 'elsewhere';
  device.found = [{ id: 'bar', name: 'Bar' }];
  await keep();
  expect(screen.getByRole('alert').textContent).toMatch(/^Bar has been changed or deleted in another tab/);
  expect(notes()).toEqual([expect.stringMatching(/^Bar: 2 people\. It exists in this tab only/)]);
  device.write = 'kept';
  await acted(() => fireEvent.click(screen.getByRole('button', { name: 'Keep this one too' })));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notes()).toEqual([expect.stringMatching(/^Bar \(2\): 2 people\. It is kept on this device/)]);
});

test('the kept sample has a note with its name', async () => {
  await acted(() => void openWeek());
  await keep('Your team');
  expect(notes()).toEqual([expect.stringMatching(/^Your team: \d+ people\. It is kept on this device/)]);
});

test.each([
  [true, 'The browser has promised not to delete it by itself'],
  [false, 'The browser may delete it when space runs short'],
])(
  'who keeps a roster is told what the browser answered (%s) and of Safari’s seven days, and is offered the file',
  async (answer, words) => {
    asked(answer);
    await acted(async () => {
      const week = activeWeek(useSession.getState());
      if (week) await keepOpen(week, 'Bar');
    });
    vi.unstubAllGlobals();
    expect(notes()).toEqual([expect.stringMatching(new RegExp(`${words}.+Safari.+seven days`))]);
    expect(within(screen.getByTestId('own-team-kept')).getByRole('button', { name: 'Save as file' })).toBeTruthy();
  },
);
