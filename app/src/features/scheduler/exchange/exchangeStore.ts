import { useCallback } from 'react';
import { create } from 'zustand';
import type { EngineError } from '~/engine/result';
import type { OpenWeek } from '../model/store';
import type { ViewState } from '../model/viewState';

/** How a week came to be that is not the demo's own. */
export type Origin = { readonly kind: 'shared' } | { readonly kind: 'imported'; readonly shifts: number };

/** A week that came from outside. */
export interface OutsideWeek {
  readonly open: OpenWeek;
  readonly origin: Origin;
}

/** Where a week stands in the scheduler. */
export type Place = Pick<ViewState, 'week' | 'roster'>;

interface ExchangeStore {
  /** Weeks from outside, by the place where they stand. */
  readonly weeks: Readonly<Record<string, OutsideWeek>>;
  /** Why a link did not open. */
  readonly linkFault: EngineError | null;
  /** Puts a week from outside in a place; null brings the demo's own back. */
  put: (place: Place, week: OutsideWeek | null) => void;
  setLinkFault: (fault: EngineError | null) => void;
}

const keyOf = ({ week, roster }: Place) => `${roster} ${week}`;

/** What came in from outside, in this tab's memory only. */
export const useExchangeStore = create<ExchangeStore>()((set) => ({
  weeks: {},
  linkFault: null,
  put: (place, week) =>
    set(({ weeks }) => {
      const { [keyOf(place)]: _, ...others } = weeks;
      return { weeks: week ? { ...others, [keyOf(place)]: week } : others };
    }),
  setLinkFault: (linkFault) => set({ linkFault }),
}));

/** The week from outside that stands in a place, if one does. */
export function useOutsideWeek(place: Place): OutsideWeek | undefined {
  return useExchangeStore(({ weeks }) => weeks[keyOf(place)]);
}

/** The same for any place: for those who look at many weeks at once. */
export function useOutsideWeeks(): (place: Place) => OutsideWeek | undefined {
  const weeks = useExchangeStore((store) => store.weeks);
  return useCallback((place) => weeks[keyOf(place)], [weeks]);
}
