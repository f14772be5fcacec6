import { create } from 'zustand';
import type { HistoryEntry } from '~/engine/engine';

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
export function rememberCover(cover: HistoryEntry['after']): void {
  if (cover) useTour.setState({ cover });
}
