import { clear, createStore, del, entries, get, set, update } from 'idb-keyval';
import type { Engine } from '~/engine/engine';
import type { ExportedEvent } from '~/engine/exporting';
import { type Result, tryCatch } from '~/engine/result';
import { deviceStorage } from '~/shared/deviceStorage';
import type { TimeOff } from '../week/timeOff';

/** A roster as it is kept on this device: team, every week, what was published, open shifts and requests. */
export interface KeptRoster {
  readonly version: 2;
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The engine's document. */
  readonly document: string;
  /** Requests for days off. */
  readonly timeOff?: readonly TimeOff[];
}

/** What was exported of a roster to calendars, and the id that tells its events from those of others. */
export interface CalendarLog {
  readonly id: string;
  readonly events: readonly ExportedEvent[];
}

/** Databases of their own, so that deleting leaves nothing behind; opened on first use. */
const rosters = () => createStore(deviceStorage.rosters.name, 'kept');
/** What was exported of kept rosters to calendars. */
const calendars = () => createStore(deviceStorage.calendars.name, 'exported');

/** Whether a storage operation succeeded: storage may be full, blocked or missing, which is not an error of the page. */
const succeeds = (operation: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(operation)
    .then(
      () => true,
      () => false,
    );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isKeptRoster(value: unknown): value is KeptRoster {
  if (!isRecord(value)) return false;
  const { version, id, name, savedAt, document } = value;
  const areTexts = [id, name, document].every((text) => typeof text === 'string');
  return version === 2 && areTexts && typeof savedAt === 'number';
}

/** When each roster was saved that this tab has read or kept; 0 for a new one. */
const savedAtHere = new Map<string, number>();

/** This tab goes on from what was saved at that time. */
export const readAt = (id: string, savedAt: number) => void savedAtHere.set(id, savedAt);

/**
 * Keeps a roster, in place of the one with its id; its name stays that of the entry. What another tab has kept or deleted
 * since this one read it is not overwritten: `elsewhere`. `failed` where storage is full or blocked.
 */
export async function keepRoster(roster: KeptRoster): Promise<'kept' | 'elsewhere' | 'failed'> {
  const { id, savedAt } = roster;
  const before = savedAtHere.get(id) ?? 0;
  let isElsewhere = false;
  const done = await succeeds(async () => {
    await update<KeptRoster>(
      id,
      (now) => {
        isElsewhere = (now?.savedAt ?? 0) !== before;
        if (isElsewhere) throw new Error('Another tab has changed it.');
        return { ...roster, name: now?.name ?? roster.name };
      },
      rosters(),
    );
  });
  if (!done) return isElsewhere ? 'elsewhere' : 'failed';
  savedAtHere.set(id, savedAt);
  return 'kept';
}

/** Renames a kept roster; false where storage fails, or when another tab has deleted it. */
export const renameRoster = ({ id }: KeptRoster, name: string): Promise<boolean> =>
  succeeds(() =>
    update<KeptRoster>(
      id,
      (now) => {
        if (!now) throw new Error('Another tab has deleted it.');
        return { ...now, name };
      },
      rosters(),
    ),
  );

/** Deletes one kept roster; it can be kept again under its id. */
export const deleteRoster = (id: string): Promise<boolean> =>
  succeeds(async () => {
    await del(id, rosters());
    await del(id, calendars());
    savedAtHere.delete(id);
  });

/** Keeps what was exported of a kept roster to calendars. */
export const keepCalendar = (id: string, log: CalendarLog): Promise<boolean> =>
  succeeds(() => set(id, log, calendars()));

/** What was exported of a kept roster to calendars; undefined if nothing was, or where storage is blocked. */
export async function keptCalendar(id: string): Promise<CalendarLog | undefined> {
  let log: CalendarLog | undefined;
  await succeeds(async () => {
    log = await get(id, calendars());
  });
  return log;
}

/** Deletes everything that is kept. */
export const forgetAll = (): Promise<boolean> =>
  succeeds(async () => {
    await clear(rosters());
    await clear(calendars());
    savedAtHere.clear();
  });

/** An entry without its contents. */
export interface KeptEntry {
  readonly id: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/**
 * The entries of what is kept, the newest first, without the engine. Where nothing was ever kept no database is made, and
 * none are where storage is blocked.
 */
export async function keptEntries(): Promise<KeptEntry[]> {
  let found: KeptEntry[] = [];
  await succeeds(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === deviceStorage.rosters.name)) return;
    const kept = await entries<string, unknown>(rosters());
    found = kept.map(([id, value]) => {
      const { name, savedAt } = isKeptRoster(value) ? value : { name: '', savedAt: 0 };
      return { id, name, savedAt };
    });
  });
  return found.sort((a, b) => b.savedAt - a.savedAt);
}

/** A name that no kept roster has but perhaps the one with this id: the same, or with a number behind. */
export async function freeName(name: string, id: string | null = null): Promise<string> {
  const taken = new Set((await keptEntries()).filter((entry) => entry.id !== id).map((entry) => entry.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}

/**
 * The kept rosters, the newest first; none where storage is blocked. What cannot be read is listed too, as the text that it
 * is.
 */
export async function keptRosters(): Promise<KeptRoster[]> {
  let found: [IDBValidKey, unknown][] = [];
  await succeeds(async () => {
    found = await entries(rosters());
  });
  const kept = found.map(([id, value]) => (isKeptRoster(value) ? value : unreadable(String(id), value)));
  return kept.sort((a, b) => b.savedAt - a.savedAt);
}

const unreadable = (id: string, value: unknown): KeptRoster => ({
  version: 2,
  id,
  name: '',
  savedAt: 0,
  document: JSON.stringify(value),
});

/** Whether a kept roster can be opened by this version of the app. */
export function readable(engine: Engine, document: string): Result<{ people: number; weeks: number }> {
  return tryCatch(() => {
    const editor = engine.Editor.fromRoster(document, '2026-01-05');
    try {
      return { people: editor.ask({ kind: 'schedule' }).staff.length, weeks: editor.ask({ kind: 'mondays' }).length };
    } finally {
      editor.free();
    }
  });
}
