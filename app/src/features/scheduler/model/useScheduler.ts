import { useDeferredValue, useEffect, useMemo } from 'react';
import { type Result, tryCatch } from '~/engine/result';
import { useTemplateStore } from '~/features/template/templateStore';
import { useHydrated } from '~/shared/useHydrated';
import { whenIdleOrTouched } from '~/shared/whenIdleOrTouched';
import { generationOf, revisionOf, useActing } from '../acting/actingStore';
import { useOutsideWeek } from '../exchange/exchangeStore';
import { followTemplate } from '../exchange/followTemplate';
import { useExchange } from '../exchange/useExchange';
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
  useEffect(() => whenIdleOrTouched(() => void begin()), [begin]);
  const { week, roster } = state;
  const exchange = useExchange(start.status === 'ready' ? start.engine : null, state);
  const outside = useOutsideWeek(state)?.open;
  const generation = useDeferredValue(useActing(generationOf));
  // The click that changes the week is answered before the roster is drawn again.
  const revision = useDeferredValue(useActing(revisionOf));
  const template = useTemplateStore((store) => store.applied);
  const open = useMemo(
    () =>
      outside
        ? { ok: true as const, value: outside }
        : start.status === 'ready'
          ? weekOf(start.engine, start.files, week, roster, generation)
          : null,
    [start, week, roster, outside, generation],
  );
  const { team, position } = state;
  const live = useMemo((): Result<LiveWeek> | null => {
    if (!open?.ok) return open;
    // The engine changes a week in place: after a change the same handle counts as another open week.
    const changed: OpenWeek = { ...open.value, revision };
    return tryCatch(() => {
      followTemplate(changed.handle, template);
      return { open: changed, model: weekModel(changed, { team, position }) };
    });
  }, [open, team, position, revision, template]);
  return { state, change, start, begin, live, defaultWeek, exchange };
}
