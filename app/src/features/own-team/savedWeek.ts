import { clear, createStore, get, set } from 'idb-keyval';
import type { Editor, Engine, TemplatePosition } from '~/engine/engine';
import { freeOnError, type Result, tryCatch } from '~/engine/result';
import { defaultsOf } from '~/features/scheduler/week/template';

/** A week as saved on this device. */
interface SavedWeek {
  readonly version: 1;
  /** The week's key, for example `2026-W47`. */
  readonly week: string;
  /** The schedule as the engine's JSON. */
  readonly schedule: string;
  readonly requirements: readonly TemplatePosition[];
}

/** A separate database, so that deleting leaves nothing behind; opened on first use. */
const database = () => createStore('own-team', 'weeks');
const key = 'week';

/** Whether a storage operation succeeded: storage may be full, blocked or missing, which is not an error of the page. */
const succeeds = (operation: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(operation)
    .then(
      () => true,
      () => false,
    );

/** Saves a week, replacing any other. */
export function saveWeek(handle: Editor, week: string): Promise<boolean> {
  return succeeds(() => {
    const { requirements } = defaultsOf(handle, handle.schedule().positions);
    const saved: SavedWeek = { version: 1, week, schedule: handle.toJson(), requirements };
    return set(key, saved, database());
  });
}

/** The saved week, not validated; undefined without one or where storage is blocked. */
export async function loadSavedWeek(): Promise<unknown> {
  let saved: unknown;
  await succeeds(async () => {
    saved = await get(key, database());
  });
  return saved;
}

/** Deletes everything that is saved. */
export function deleteSavedWeek(): Promise<boolean> {
  return succeeds(() => clear(database()));
}

function isSavedWeek(value: unknown): value is SavedWeek {
  if (typeof value !== 'object' || value === null) return false;
  const { version, week, schedule } = value as Partial<SavedWeek>;
  return version === 1 && typeof week === 'string' && typeof schedule === 'string';
}

/** Opens a saved week in the engine, which validates it. */
export function openSavedWeek(engine: Engine, saved: unknown): Result<{ handle: Editor; week: string }> {
  return tryCatch(() => {
    if (!isSavedWeek(saved)) throw { code: 'kept-shape', message: 'The saved week has an unexpected shape.' };
    return freeOnError(engine.Editor.fromJson(saved.schedule), (handle) => {
      handle.followTemplate([...saved.requirements]);
      return { handle, week: saved.week };
    });
  });
}
