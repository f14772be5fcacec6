import { create } from 'zustand';
import type { HistoryEntry, Week } from '~/engine/engine';
import { attempt, type EngineFault } from '~/engine/outcome';
import type { OpenWeek } from '../model/store';

/** What happened last, for the eyes and for the screen reader. */
export type Notice =
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly entry: HistoryEntry }
  | { readonly kind: 'reset' }
  | { readonly kind: 'failed'; readonly fault: EngineFault };

interface ActingStore {
  /** Raised by every change of a week, for the engine changes it in place. */
  revision: number;
  /** Raised by every return to the sample: weeks of an older generation are forgotten. */
  generation: number;
  notice: Notice | null;
}

/** The acting side of the scheduler, in the tab's memory only. */
export const useActing = create<ActingStore>()(() => ({ revision: 0, generation: 0, notice: null }));

function tell(notice: Notice): void {
  useActing.setState(({ revision }) => ({ revision: revision + 1, notice }));
}

export function dismissNotice(): void {
  useActing.setState({ notice: null });
}

/** Changes the week by a command of the engine; says whether something changed. A refusal changes nothing. */
export function perform({ handle }: OpenWeek, command: (week: Week) => unknown): boolean {
  const before = handle.history().undoCount;
  const done = attempt(() => command(handle));
  if (!done.ok) {
    tell({ kind: 'failed', fault: done.fault });
    return false;
  }
  const { undo, undoCount } = handle.history();
  const [entry] = undo;
  if (!entry || undoCount === before) return false;
  tell({ kind: 'done', entry });
  return true;
}

/** Takes the last command back. */
export function undo({ handle }: OpenWeek): void {
  const entry = handle.undo();
  if (entry) tell({ kind: 'undone', entry });
}

/** Carries out again what was taken back last. */
export function redo({ handle }: OpenWeek): void {
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
