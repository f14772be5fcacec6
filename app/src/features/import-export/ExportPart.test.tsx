// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadExporter } from '~/engine/exporting';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import type { Origin } from '~/roster/week/editableWeek';
import { ExportPart } from './ExportPart';

vi.mock('~/engine/exporting', () => ({ loadExporter: vi.fn() }));
vi.mock('~/shared/files', async (original) => ({
  ...(await original<typeof import('~/shared/files')>()),
  download: vi.fn(),
}));

/** As the reader makes it of a table that names no team. */
const schedule = {
  positions: [{ id: 'own-position-1', name: 'Till', team: 'own', required: 1 }],
  staff: [{ id: 'own-ada', name: 'Ada', positionId: 'own-position-1', color: '', availability: [] }],
  shifts: [{ id: 'a', staffId: 'own-ada', day: 0, start: 9, hours: 8, confirmed: false }],
};

beforeEach(() => useOwnTeamStore.setState(useOwnTeamStore.getInitialState()));

test.each<[string, Origin, string | null, string]>([
  ['the name of the roster', { kind: 'own', name: 'Your team' }, null, 'Your team'],
  ['the name of its entry', { kind: 'own', name: 'Your team' }, 'Bar North', 'Bar North'],
  ['a word for it', { kind: 'imported', shifts: 1 }, null, 'Team'],
])('a calendar of a team of one’s own names the team by %s', async (_, origin, keptName, team) => {
  const toCalendar = vi.fn(() => ({ text: '', events: [] }));
  vi.mocked(loadExporter).mockResolvedValue({ ok: true, value: { toCalendar } as never });
  const week = openWeek(schedule, origin);
  if (keptName) useOwnTeamStore.getState().setKept(week.handle, { id: 'bar', name: keptName });
  renderPart(<ExportPart week={week} onDone={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Download calendar' }));
  await waitFor(() => expect(toCalendar).toHaveBeenCalled());
  const words = expect.objectContaining({ teams: expect.objectContaining({ own: team }) });
  expect(toCalendar).toHaveBeenCalledWith(
    expect.any(String),
    'own-ada',
    expect.any(String),
    expect.objectContaining({ words }),
  );
});

test('each table that is opened is a roster of its own: the calendar of one has no event of another, in no language', async () => {
  const exported = { uid: 'a', cancelled: false };
  const toCalendar = vi.fn((..._: unknown[]) => ({ text: '', events: [exported] }));
  vi.mocked(loadExporter).mockResolvedValue({ ok: true, value: { toCalendar } as never });
  const options = () => toCalendar.mock.lastCall?.[3] as { roster: string; earlier: unknown[] };
  const exportAs = async (language: 'en' | 'es', button: string) => {
    const calls = toCalendar.mock.calls.length;
    renderPart(<ExportPart week={openedWeek()} onDone={() => undefined} />, language);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(toCalendar.mock.calls.length).toBe(calls + 1));
    cleanup();
    return options();
  };
  openWeek(schedule, { kind: 'own', name: 'Your team' });
  const bar = await exportAs('en', 'Download calendar');
  expect(bar.earlier).toEqual([]);
  const again = await exportAs('es', 'Descargar calendario');
  expect([again.roster, again.earlier]).toEqual([bar.roster, [exported]]);
  openWeek(schedule, { kind: 'own', name: 'Your team' });
  const kitchen = await exportAs('en', 'Download calendar');
  expect(kitchen.earlier).toEqual([]);
  expect(kitchen.roster).not.toBe(bar.roster);
});
