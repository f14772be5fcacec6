import { clear, createStore, del, get, set, values } from 'idb-keyval';
import type { Engine, TemplatePosition } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';
import type { ExportedEvent } from '~/engine/tables';
import { rosterDocument } from '~/features/scheduler/week/ownRoster';
import type { TimeOff } from '~/features/scheduler/week/timeOff';
import { weekParts } from '~/features/scheduler/week/viewState';

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

/** A single week, as the first version of the app kept it. */
interface KeptWeek {
  readonly version: 1;
  /** The week's key, for example `2026-W47`. */
  readonly week: string;
  /** The schedule as the engine's JSON. */
  readonly schedule: string;
  readonly requirements: readonly TemplatePosition[];
}

/** Databases of their own, so that deleting leaves nothing behind; opened on first use. */
const rosters = () => createStore('rosters', 'kept');
const weeks = () => createStore('own-team', 'weeks');
/** What was exported of kept rosters to calendars. */
const calendars = () => createStore('calendars', 'exported');
const weekEntry = 'week';

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

function isKeptWeek(value: unknown): value is KeptWeek {
  if (!isRecord(value)) return false;
  const { version, week, schedule } = value;
  return version === 1 && typeof week === 'string' && typeof schedule === 'string';
}

/** Keeps a roster, in place of the one with its id. */
export const keepRoster = (roster: KeptRoster): Promise<boolean> => succeeds(() => set(roster.id, roster, rosters()));

/** Deletes one kept roster. */
export const deleteRoster = (id: string): Promise<boolean> =>
  succeeds(async () => {
    await (id === weekEntry ? clear(weeks()) : del(id, rosters()));
    await del(id, calendars());
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
    await clear(weeks());
    await clear(calendars());
  });

/**
 * The kept rosters, the newest first; none where storage is blocked. A week that an earlier version of the app kept is
 * listed as a roster of that week, without a name. What cannot be read is listed too, as the text that it is.
 */
export async function keptRosters(engine: Engine): Promise<KeptRoster[]> {
  let found: unknown[] = [];
  let week: unknown;
  await succeeds(async () => {
    found = await values(rosters());
  });
  await succeeds(async () => {
    week = await get(weekEntry, weeks());
  });
  const kept = found.map((value): KeptRoster => (isKeptRoster(value) ? value : unreadable(value)));
  if (week !== undefined) kept.push(fromWeek(engine, week));
  return kept.sort((a, b) => b.savedAt - a.savedAt);
}

const unreadable = (value: unknown): KeptRoster => {
  const id = isRecord(value) && typeof value.id === 'string' ? value.id : weekEntry;
  return { version: 2, id, name: '', savedAt: 0, document: JSON.stringify(value) };
};

function fromWeek(engine: Engine, value: unknown): KeptRoster {
  const converted = tryCatch(() => {
    if (!isKeptWeek(value)) throw { code: 'kept-shape', message: 'The kept week has an unexpected shape.' };
    const { isoYear, isoWeek } = weekParts(value.week);
    const { monday } = engine.isoWeek(isoYear, isoWeek);
    return rosterDocument(engine, value.schedule, value.requirements ?? [], monday);
  });
  if (!converted.ok) return unreadable(value);
  return { version: 2, id: weekEntry, name: '', savedAt: 0, document: converted.value };
}

/** Whether a kept roster can be opened by this version of the app. */
export function readable(engine: Engine, document: string): Result<{ people: number; weeks: number }> {
  return tryCatch(() => {
    const editor = engine.Editor.fromRoster(document, '2026-01-05');
    try {
      return { people: editor.schedule().staff.length, weeks: editor.mondays().length };
    } finally {
      editor.free();
    }
  });
}
