import { useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react';
import { type Result, tryCatch } from '~/engine/result';
import { useHydrated } from '~/shared/useHydrated';
import { whenIdleOrTouched } from '~/shared/whenIdleOrTouched';
import type { OpenWeek } from '../model/openWeek';
import { readViewState, type ViewState, weekKey } from '../model/viewState';
import { type WeekModel, weekModel } from '../model/weekModel';
import { activeWeek, freeClosedWeeks, showWeek, startSession, useSession } from './session';
import { useSharedLink } from './useSharedLink';
import { useViewState } from './useViewState';

/** The week on the screen and what is counted of it within the screen's team and position. */
export interface LoadedWeek {
  readonly open: OpenWeek;
  readonly model: WeekModel;
  readonly filter: Pick<ViewState, 'team' | 'position'>;
}

type CurrentWeek = Result<LoadedWeek> | null;

/** Whether nothing but a command lies between two of them. */
function isSameScreen(a: CurrentWeek, b: CurrentWeek): boolean {
  return (
    a?.ok === true && b?.ok === true && a.value.open.handle === b.value.open.handle && a.value.filter === b.value.filter
  );
}

/**
 * The session as the scheduler's page shows it: the prerendered week first, then whatever the address asks for.
 * `live` is the week as it is; `drawn` may be as it was before the last command, so that the click that gave it is
 * answered before the roster is drawn again.
 */
export function useScheduler(initial: WeekModel) {
  const start = useSession((session) => session.start);
  // The page's HTML has the sample at its own dates; with the engine it becomes the week of today.
  const defaultWeek = start.status === 'ready' ? start.thisWeek : weekKey(initial.week.isoYear, initial.week.isoWeek);
  const [urlState, change] = useViewState(defaultWeek);
  const hydrated = useHydrated();
  const state: ViewState = useMemo(
    () => (hydrated ? urlState : readViewState(new URLSearchParams(), defaultWeek)),
    [hydrated, urlState, defaultWeek],
  );
  const fault = useSession((session) => session.fault);
  const open = useSession(activeWeek);
  useEffect(() => whenIdleOrTouched(() => void startSession()), []);
  const { week, roster, team, position } = state;
  // Before the browser paints: a week is never shown under another one's name.
  useLayoutEffect(() => {
    if (hydrated && start.status === 'ready') showWeek({ week, roster });
  }, [hydrated, start.status, week, roster]);
  useSharedLink({ week, roster });
  const filter = useMemo(() => ({ team, position }), [team, position]);
  const current = useMemo((): CurrentWeek => {
    if (fault) return { ok: false, fault };
    return open && tryCatch(() => ({ open, model: weekModel(open, filter), filter }));
  }, [open, fault, filter]);
  const candidate = useDeferredValue(current);
  const deferred = isSameScreen(candidate, current) ? candidate : current;
  useEffect(() => {
    if (candidate === current) freeClosedWeeks();
  }, [candidate, current]);
  return { state, change, start, current, deferred, defaultWeek };
}
