import { useEffect, useMemo } from 'react';
import { attempt, type Outcome } from '~/engine/outcome';
import { useHydrated } from '~/shared/useHydrated';
import { type OpenWeek, useSchedulerStore, weekOf } from './store';
import { useViewState } from './useViewState';
import { readViewState, type ViewState, weekKey } from './viewState';
import { type WeekModel, weekModel } from './weekModel';

/** A week opened in the engine and counted for the screen's state. */
export interface LiveWeek {
  readonly open: OpenWeek;
  readonly model: WeekModel;
}

/**
 * The scheduler's data: the prerendered week first, then whatever the URL asks for, counted by the engine as soon
 * as it is there.
 */
export function useScheduler(initial: WeekModel) {
  const defaultWeek = weekKey(initial.week.isoYear, initial.week.isoWeek);
  const [asked, change] = useViewState(defaultWeek);
  const hydrated = useHydrated();
  const state: ViewState = useMemo(
    () => (hydrated ? asked : readViewState(new URLSearchParams(), defaultWeek)),
    [hydrated, asked, defaultWeek],
  );
  const start = useSchedulerStore((store) => store.start);
  const begin = useSchedulerStore((store) => store.begin);
  useEffect(() => {
    void begin();
  }, [begin]);
  const { week, roster } = state;
  const open = useMemo(
    () => (start.status === 'ready' ? weekOf(start.engine, start.files, week, roster) : null),
    [start, week, roster],
  );
  const { team, position } = state;
  const live = useMemo((): Outcome<LiveWeek> | null => {
    if (!open?.ok) return open;
    return attempt(() => ({ open: open.value, model: weekModel(open.value, { team, position }) }));
  }, [open, team, position]);
  return { state, change, start, begin, live, defaultWeek };
}
