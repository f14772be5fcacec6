import { beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { rosterDocument } from '../testing/rosterDocument';
import {
  deleteRoster,
  forgetAll,
  freeName,
  keepCalendar,
  keepRoster,
  keptCalendar,
  keptEntries,
  keptRosters,
  readAt,
  readable,
  renameRoster,
} from './keptRosters';

/** The databases by name, each with one store. */
const databases = new Map<string, Map<string, unknown>>();

vi.mock('idb-keyval', () => ({
  createStore: (name: string) => {
    const store = databases.get(name) ?? new Map<string, unknown>();
    databases.set(name, store);
    return store;
  },
  get: async (key: string, store: Map<string, unknown>) => store.get(key),
  set: async (key: string, value: unknown, store: Map<string, unknown>) => void store.set(key, value),
  del: async (key: string, store: Map<string, unknown>) => void store.delete(key),
  clear: async (store: Map<string, unknown>) => store.clear(),
  entries: async (store: Map<string, unknown>) => [...store.entries()],
  update: async (key: string, change: (value: unknown) => unknown, store: Map<string, unknown>) =>
    void store.set(key, structuredClone(change(store.get(key)))),
}));

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const schedule = JSON.stringify({
  positions: [{ id: 'bar', name: 'Bar', team: 'floor', required: 1 }],
  staff: [{ id: 'zoe', name: 'Zoe', positionId: 'bar', color: '', availability: [{ day: 0, start: 0, end: 24 }] }],
  shifts: [{ id: '1', staffId: 'zoe', day: 0, start: 9, hours: 8, confirmed: true }],
});
const document = rosterDocument(engine, schedule, [], '2026-11-16');
const roster = { version: 2, id: 'a', name: 'Bar', savedAt: 1, document } as const;

beforeEach(() => {
  databases.clear();
  readAt(roster.id, 0);
});

test('several are kept by name, the newest first; one is renamed or deleted without the others', async () => {
  await keepRoster(roster);
  await keepRoster({ ...roster, id: 'b', name: 'Shop', savedAt: 2 });
  await renameRoster(roster, 'Bar North');
  // What is kept next does not bring the old name back.
  await keepRoster({ ...roster, savedAt: 1 });
  expect((await keptRosters()).map(({ id, name }) => [id, name])).toEqual([
    ['b', 'Shop'],
    ['a', 'Bar North'],
  ]);
  await deleteRoster('b');
  expect((await keptRosters()).map(({ id }) => id)).toEqual(['a']);
});

test('what another tab has kept or deleted since is not overwritten', async () => {
  expect(await keepRoster(roster)).toBe('kept');
  expect(await keepRoster({ ...roster, savedAt: 2 })).toBe('kept');
  const other = { ...roster, savedAt: 3, document: '{}' };
  databases.get('rosters')?.set('a', other);
  expect(await keepRoster({ ...roster, savedAt: 4 })).toBe('elsewhere');
  expect(await keptRosters()).toEqual([other]);
  readAt('a', 3);
  expect(await keepRoster({ ...roster, savedAt: 5 })).toBe('kept');
  databases.get('rosters')?.delete('a');
  expect(await keepRoster({ ...roster, savedAt: 6 })).toBe('elsewhere');
  expect(await renameRoster(roster, 'Bar North')).toBe(false);
  expect(await keptRosters()).toEqual([]);
});

test('what this tab has deleted can be kept again under its id', async () => {
  await keepRoster(roster);
  await deleteRoster('a');
  expect(await keepRoster({ ...roster, savedAt: 2 })).toBe('kept');
  await forgetAll();
  expect(await keepRoster({ ...roster, savedAt: 3 })).toBe('kept');
});

test('the entries are listed without the engine, and a name is given once', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [...databases.keys()].map((name) => ({ name })) });
  expect(await keptEntries()).toEqual([]);
  expect([...databases.keys()]).toEqual([]);
  await keepRoster(roster);
  await keepRoster({ ...roster, id: 'b', name: 'Bar (2)', savedAt: 2 });
  expect(await keptEntries()).toEqual([
    { id: 'b', name: 'Bar (2)', savedAt: 2 },
    { id: 'a', name: 'Bar', savedAt: 1 },
  ]);
  expect([await freeName('Bar'), await freeName('Bar', 'a'), await freeName('Shop')]).toEqual([
    'Bar (3)',
    'Bar',
    'Shop',
  ]);
});

test('what cannot be read is listed with its text, and is not opened', async () => {
  databases.set('rosters', new Map([['c', { version: 3, id: 'c', news: true }]]));
  const kept = await keptRosters();
  expect(kept.map(({ id, document }) => [id, JSON.parse(document).version])).toEqual([['c', 3]]);
  expect(kept.map((each) => readable(engine, each.document).ok)).toEqual([false]);
  expect(readable(engine, document)).toEqual({ ok: true, value: { people: 1, weeks: 1 } });
});

test('what was exported to calendars is kept with its roster, and deleted with it', async () => {
  const log = { id: 'brasa', events: [] };
  await keepRoster(roster);
  await keepCalendar(roster.id, log);
  expect(await keptCalendar(roster.id)).toEqual(log);
  expect(await keptCalendar('b')).toBeUndefined();
  await deleteRoster(roster.id);
  expect(await keptCalendar(roster.id)).toBeUndefined();
});

test('forgetting leaves nothing in any database', async () => {
  await keepRoster(roster);
  await keepCalendar(roster.id, { id: 'brasa', events: [] });
  expect(await forgetAll()).toBe(true);
  expect([...databases.values()].map(({ size }) => size)).toEqual([0, 0]);
});
