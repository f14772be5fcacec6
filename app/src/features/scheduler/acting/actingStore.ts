import { create } from 'zustand';
import type { ActingWeek, Check, HistoryEntry } from '~/engine/engine';
import { attempt, type EngineFault } from '~/engine/outcome';
import { type ActingOpenWeek, ableWeek, canAct, fetchActing, warmActing } from '../model/actingWeek';
import type { OpenWeek } from '../model/store';

/** What happened last, for the eyes and for the screen reader. */
export type Notice =
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly entry: HistoryEntry }
  | { readonly kind: 'reset' }
  /** Something waits for the engine's commands. */
  | { readonly kind: 'waiting' }
  /** The engine's commands did not load; `again` tries once more and then does what was wanted. */
  | { readonly kind: 'unavailable'; readonly again: () => void }
  | { readonly kind: 'failed'; readonly fault: EngineFault }
  /** A shift was not put down where it was held: what keeps somebody from working there. */
  | { readonly kind: 'blocked'; readonly check: Check; readonly name: string };

interface ActingStore {
  /** Raised by every change of a week, for the engine changes it in place. */
  revision: number;
  /** Raised by every return to the sample: weeks of an older generation are forgotten. */
  generation: number;
  notice: Notice | null;
}

/** The acting side of the scheduler, in the tab's memory only. */
export const useActing = create<ActingStore>()(() => ({ revision: 0, generation: 0, notice: null }));

export const revisionOf = ({ revision }: ActingStore) => revision;
export const generationOf = ({ generation }: ActingStore) => generation;
export const noticeOf = ({ notice }: ActingStore) => notice;

function tell(notice: Notice): void {
  useActing.setState(({ revision }) => ({ revision: revision + 1, notice }));
}

export function dismissNotice(): void {
  useActing.setState({ notice: null });
}

/** What waits for the engine's commands: the first thing that was wanted, and no second one behind it. */
let waiting: ((open: ActingOpenWeek) => void) | null = null;

/** Does something with a week that can be changed: at once, or as soon as the engine's commands are there. */
export function whenActing(open: OpenWeek, action: (open: ActingOpenWeek) => void): void {
  const able = ableWeek(open);
  if (able) {
    action(able);
    return;
  }
  if (waiting) return;
  waiting = action;
  useActing.setState({ notice: { kind: 'waiting' } });
  void fetchActing().then((loaded) => {
    waiting = null;
    if (!loaded.ok) {
      return useActing.setState({ notice: { kind: 'unavailable', again: () => whenActing(open, action) } });
    }
    if (useActing.getState().notice?.kind === 'waiting') dismissNotice();
    const week = ableWeek(open);
    if (week) action(week);
  });
}

/** Changes the week by a command of the engine, now or as soon as it can. A refusal changes nothing. */
export function perform(open: OpenWeek, command: (week: ActingWeek) => unknown): void {
  whenActing(open, ({ handle }) => {
    const before = handle.history().undoCount;
    const done = attempt(() => command(handle));
    if (!done.ok) return tell({ kind: 'failed', fault: done.fault });
    const { undo, undoCount } = handle.history();
    const [entry] = undo;
    if (entry && undoCount !== before) tell({ kind: 'done', entry });
  });
}

/** Says why a shift of somebody was not put down where it was held. */
export function tellBlocked(check: Check, name: string): void {
  useActing.setState({ notice: { kind: 'blocked', check, name } });
}

/** Takes the last command back. A week that cannot be changed yet has none. */
export function undo({ handle }: OpenWeek): void {
  if (!canAct(handle)) {
    warmActing();
    return;
  }
  const entry = handle.undo();
  if (entry) tell({ kind: 'undone', entry });
}

/** Carries out again what was taken back last. */
export function redo({ handle }: OpenWeek): void {
  if (!canAct(handle)) {
    warmActing();
    return;
  }
  const entry = handle.redo();
  if (entry) tell({ kind: 'redone', entry });
}

/** Forgets every change: all weeks are the sample's again. */
export function resetWeeks(): void {
  useActing.setState(({ revision, generation }) => ({
    revision: revision + 1,
    generation: generation + 1,
    notice: { kind: 'reset' },
  }));
}
