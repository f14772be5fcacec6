import { create } from 'zustand';
import type { HistoryEntry } from '~/engine/engine';
import { closesHours } from '~/roster/text/hoursText';
import { type Notice, useSession } from '~/roster/week/session';

/** Whether a command can have added hours for somebody. */
function addsHours({ kind, after }: Extract<Notice, { kind: 'done' | 'undone' | 'redone' }>['entry']): boolean {
  return after !== null && ['add', 'reassign', 'move', 'resize', 'paste', 'fill'].includes(kind);
}

/** Advances past the step that a notice completes. */
function onNotice(notice: Notice | null): void {
  if (notice?.kind !== 'done') return;
  const { entry, hours } = notice;
  const { step } = useTour.getState();
  if (entry.kind === 'coverAbsence') {
    rememberCover(entry.after);
    advanceFrom('ill');
  } else if (entry.kind === 'publish') {
    advanceFrom('publish');
  } else if (entry.kind === 'assign' || (addsHours(entry) && closesHours(hours))) {
    rememberCover(entry.after);
    if (step === 'gap') advanceFrom('gap');
    advanceFrom('fill');
  }
}

/** Advances the tour as its steps are done. Returns an unsubscribe function. */
export function trackProgress(): () => void {
  // A gap may have been opened while the tour was still loading.
  if (useSession.getState().dialog?.kind === 'gap') advanceFrom('gap');
  return useSession.subscribe(({ dialog, notice }, before) => {
    if (dialog !== before.dialog && dialog?.kind === 'gap') advanceFrom('gap');
    if (notice !== before.notice) onNotice(notice);
  });
}

/** The steps of the guided tour, in their order. */
export const tourSteps = ['gap', 'fill', 'ill', 'publish', 'thank'] as const;
export type TourStep = (typeof tourSteps)[number];

interface TourStore {
  /** Null while no tour is running. */
  readonly step: TourStep | null;
  /** The shift that covered a gap during the tour. */
  readonly cover: HistoryEntry['after'];
}

/** The guided tour of the scheduler, in memory only. */
export const useTour = create<TourStore>()(() => ({ step: null, cover: null }));

export function startTour(): void {
  useTour.setState({ step: tourSteps[0], cover: null });
}

export function endTour(): void {
  useTour.setState({ step: null });
}

/** Advances from this step to the next, or ends the tour after the last. Does nothing if another step is active. */
export function advanceFrom(step: TourStep): void {
  if (useTour.getState().step !== step) return;
  useTour.setState({ step: tourSteps[tourSteps.indexOf(step) + 1] ?? null });
}

/** Remembers who covered a gap, so that the last step can thank them. */
function rememberCover(cover: HistoryEntry['after']): void {
  if (cover) useTour.setState({ cover });
}
