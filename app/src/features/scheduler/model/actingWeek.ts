import { useMemo } from 'react';
import { create } from 'zustand';
import { loadActing } from '~/engine/acting';
import type { ActingEngine, ActingWeek, Week } from '~/engine/engine';
import type { EngineFault, Outcome } from '~/engine/outcome';
import { followAs } from '../exchange/followTemplate';
import type { OpenWeek } from './store';

/** An open week that can be changed. */
export interface ActingOpenWeek extends OpenWeek {
  readonly handle: ActingWeek;
}

interface ActingEngineStore {
  readonly engine: ActingEngine | null;
  /** Why the last try to load it failed; null while there is another try. */
  readonly fault: EngineFault | null;
}

/** The whole engine, which comes with the first sign that somebody is about to change something. */
export const useActingEngine = create<ActingEngineStore>()(() => ({ engine: null, fault: null }));

/** Loads the whole engine, unless it is there or on its way. */
export async function fetchActing(): Promise<Outcome<ActingEngine>> {
  const { engine, fault } = useActingEngine.getState();
  if (engine) return { ok: true, value: engine };
  if (fault) useActingEngine.setState({ fault: null });
  const loaded = await loadActing();
  useActingEngine.setState(loaded.ok ? { engine: loaded.value } : { fault: loaded.fault });
  return loaded;
}

/** Begins to load the whole engine, because somebody seems to be about to change something. */
export function warmActing(): void {
  void fetchActing();
}

export function canAct(handle: Week): handle is ActingWeek {
  return 'assign' in handle;
}

/** Each week that was opened for looking, with the same week opened in the whole engine. */
const twins = new WeakMap<Week, ActingWeek>();

/** The handle that holds a week's present state: the one that can be changed as soon as there is one. */
export function currentHandle(handle: Week): Week {
  return twins.get(handle) ?? handle;
}

function twinOf(engine: ActingEngine, handle: Week): ActingWeek {
  const known = canAct(handle) ? handle : twins.get(handle);
  if (known) return known;
  const twin = engine.Week.fromValue(handle.schedule());
  followAs(twin, handle);
  twins.set(handle, twin);
  return twin;
}

/** The week in the whole engine, where it was opened at the first asking; null while that engine is not there. */
export function ableWeek(open: OpenWeek): ActingOpenWeek | null {
  const { engine } = useActingEngine.getState();
  if (canAct(open.handle)) return { ...open, handle: open.handle };
  return engine && { ...open, handle: twinOf(engine, open.handle) };
}

/** The week in the whole engine; null until that engine is there. */
export function useAbleWeek(open: OpenWeek): ActingOpenWeek | null {
  const engine = useActingEngine((store) => store.engine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store's engine is what decides
  return useMemo(() => ableWeek(open), [open, engine]);
}
