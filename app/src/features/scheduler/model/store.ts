import { create } from 'zustand';
import { type Engine, type IsoWeek, loadEngine, type Position, type StaffMember, type Week } from '~/engine/engine';
import { type EngineError, type Result, tryCatch } from '~/engine/result';
import { useActing } from '../acting/actingStore';
import { largeRoster } from './largeRoster';
import { fetchSampleFiles, type SampleFiles } from './sampleFiles';
import { type ViewState, weekParts } from './viewState';
import { scheduleOfWeek } from './weekSource';

/** A week held in the engine's memory, with the names the screen needs around it. */
export interface OpenWeek {
  readonly handle: Week;
  readonly week: IsoWeek;
  readonly positions: readonly Position[];
  readonly staff: readonly StaffMember[];
  /** Raised with each change of the week, which the engine makes in place. */
  readonly revision?: number;
}

type Start =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly engine: Engine; readonly files: SampleFiles }
  | { readonly status: 'failed'; readonly fault: EngineError };

interface SchedulerStore {
  start: Start;
  /** Loads engine and sample files; may be called again after a failure. */
  begin: () => Promise<void>;
}

/** The scheduler's part of the tab's memory: nothing of it is stored or sent. */
export const useSchedulerStore = create<SchedulerStore>()((set, get) => ({
  start: { status: 'waiting' },
  begin: async () => {
    const { start } = get();
    if (start.status === 'ready') return;
    // A browser remembers a module that failed to load: only a new document asks for the engine again.
    if (start.status === 'failed' && start.fault.code === 'engine-unavailable') return window.location.reload();
    const [engine, files] = await Promise.all([loadEngine(), fetchSampleFiles()]);
    if (!engine.ok) return set({ start: { status: 'failed', fault: engine.fault } });
    if (!files.ok) return set({ start: { status: 'failed', fault: files.fault } });
    const parsed = await files.value.parse(engine.value);
    if (!parsed.ok) return set({ start: { status: 'failed', fault: parsed.fault } });
    set({ start: { status: 'ready', engine: engine.value, files: parsed.value } });
  },
}));

const open = new Map<string, Result<OpenWeek>>();

function openWeekOf(engine: Engine, files: SampleFiles, key: string, roster: ViewState['roster']): Result<OpenWeek> {
  return tryCatch(() => {
    const { isoYear, isoWeek } = weekParts(key);
    const week = engine.isoWeek(isoYear, isoWeek);
    const schedule = roster === 'large' ? largeRoster() : scheduleOfWeek(files.sample, files.variants, week.monday);
    const handle = engine.Week.fromValue(schedule);
    return { handle, week, positions: schedule.positions, staff: schedule.staff };
  });
}

/** The week of a key, opened in the engine once and kept, with its changes, until the sample is asked back. */
export function weekOf(
  engine: Engine,
  files: SampleFiles,
  key: string,
  roster: ViewState['roster'] = 'sample',
  generation = useActing.getState().generation,
): Result<OpenWeek> {
  const id = `${generation} ${roster} ${key}`;
  const known = open.get(id) ?? openWeekOf(engine, files, key, roster);
  open.set(id, known);
  return known;
}
