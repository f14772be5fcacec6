import { create } from 'zustand';
import type { HistoryEntry, Outcome, Violation, Week } from '~/engine/engine';
import { type EngineError, tryCatch } from '~/engine/result';
import type { OpenWeek } from '../model/store';
import type { Hours } from './hoursText';

/** What happened last, for the eyes and for the screen reader. */
export type Notice =
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly entry: HistoryEntry; readonly hours: Hours }
  | { readonly kind: 'reset' }
  | { readonly kind: 'failed'; readonly fault: EngineError }
  /** A shift was not dropped where it was held: what keeps somebody from working there. */
  | { readonly kind: 'blocked'; readonly violation: Violation; readonly name: string };

interface ActingStore {
  /** Raised by every change of a week, for the engine changes it in place. */
  revision: number;
  /** Raised by every return to the sample: weeks of an older generation are forgotten. */
  generation: number;
  notice: Notice | null;
}

/** The changes of the scheduler's weeks, in the tab's memory only. */
export const useActing = create<ActingStore>()(() => ({ revision: 0, generation: 0, notice: null }));

export const revisionOf = ({ revision }: ActingStore) => revision;
export const generationOf = ({ generation }: ActingStore) => generation;
export const noticeOf = ({ notice }: ActingStore) => notice;

function notify(notice: Notice): void {
  useActing.setState(({ revision }) => ({ revision: revision + 1, notice }));
}

export function dismissNotice(): void {
  useActing.setState({ notice: null });
}

function execute(open: OpenWeek, kind: 'done' | 'undone' | 'redone', command: (week: Week) => Outcome): Outcome | null {
  const outcome = tryCatch(() => command(open.handle));
  if (!outcome.ok) {
    notify({ kind: 'failed', fault: outcome.fault });
    return null;
  }
  const { done } = outcome.value;
  if (done) notify({ kind, entry: done, hours: outcome.value });
  return outcome.value;
}

/** Changes the week by a command of the engine; null when it was refused, which changes nothing. */
export function perform(open: OpenWeek, command: (week: Week) => Outcome): Outcome | null {
  return execute(open, 'done', command);
}

/** Shows what was just done to the week outside of a single command, such as an import. */
export function changed({ handle }: OpenWeek): void {
  const [entry] = handle.history().undo;
  if (!entry) return;
  const { coveredHours, examinedHours } = handle.summary(null, null).insights;
  notify({ kind: 'done', entry, hours: { coveredHours, examinedHours, days: [] } });
}

/** Says why a shift of somebody was not dropped where it was held. */
export function notifyBlocked(violation: Violation, name: string): void {
  useActing.setState({ notice: { kind: 'blocked', violation, name } });
}

/** Takes the last command back. */
export function undo(open: OpenWeek): void {
  execute(open, 'undone', (week) => week.undo());
}

/** Carries out again what was taken back last. */
export function redo(open: OpenWeek): void {
  execute(open, 'redone', (week) => week.redo());
}

/** Forgets every change: all weeks are the sample's again. */
export function resetWeeks(): void {
  useActing.setState(({ revision, generation }) => ({
    revision: revision + 1,
    generation: generation + 1,
    notice: { kind: 'reset' },
  }));
}
