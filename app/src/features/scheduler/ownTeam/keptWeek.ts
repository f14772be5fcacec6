import { clear, createStore, get, set } from 'idb-keyval';
import type { Engine, TemplatePosition, Week } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';
import { defaultsOf } from '../session/template';

/** A week as it is kept on this device. */
interface KeptWeek {
  readonly version: 1;
  /** The week's key, for example `2026-W47`. */
  readonly week: string;
  /** The schedule as the engine writes it. */
  readonly schedule: string;
  readonly requirements: readonly TemplatePosition[];
}

/** A database of its own, so that forgetting leaves nothing; opened with its first use. */
const database = () => createStore('own-team', 'weeks');
const key = 'week';

/** Whether a storage operation succeeded: storage may be full, blocked or missing, which is not an error of the page. */
const done = (wanted: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(wanted)
    .then(
      () => true,
      () => false,
    );

/** Keeps a week in place of any other. */
export function keepWeek(handle: Week, week: string): Promise<boolean> {
  return done(() => {
    const { requirements } = defaultsOf(handle, handle.schedule().positions);
    const kept: KeptWeek = { version: 1, week, schedule: handle.toJson(), requirements };
    return set(key, kept, database());
  });
}

/** The week that is kept; undefined where there is none or storage is blocked. */
export async function keptWeek(): Promise<unknown> {
  let kept: unknown;
  await done(async () => {
    kept = await get(key, database());
  });
  return kept;
}

/** Removes all that is kept. */
export function forgetWeek(): Promise<boolean> {
  return done(() => clear(database()));
}

function isKept(value: unknown): value is KeptWeek {
  if (typeof value !== 'object' || value === null) return false;
  const { version, week, schedule } = value as Partial<KeptWeek>;
  return version === 1 && typeof week === 'string' && typeof schedule === 'string';
}

/** Opens a kept week in the engine, which validates it. */
export function openKeptWeek(engine: Engine, kept: unknown): Result<{ handle: Week; week: string }> {
  return tryCatch(() => {
    if (!isKept(kept)) throw { code: 'kept-shape', message: 'The kept week has another shape.' };
    const handle = engine.Week.fromJson(kept.schedule);
    handle.setRequirements([...kept.requirements]);
    return { handle, week: kept.week };
  });
}
