import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Result, tryCatch } from '~/engine/result';
import { whenIdleOrTouched } from '~/shared/whenIdleOrTouched';
import { brokenOf, type EditableWeek, scheduleOf } from './editableWeek';
import { activeWeek, followTurn, freeClosedRosters, showWeek, startSession, useSession, useStart } from './session';
import { useSharedLink } from './useSharedLink';
import { useViewState } from './useViewState';
import { slotNames, type ViewState, weekKey } from './viewState';
import { type WeekFigures, weekFigures } from './weekFigures';

/** The week on screen and its model, filtered by team and position. */
export interface WeekOnScreen {
  readonly week: EditableWeek;
  readonly model: WeekFigures;
  readonly filter: Pick<ViewState, 'team' | 'position'>;
}

type CurrentWeek = Result<WeekOnScreen> | null;

/** Whether two states differ by commands only. */
function isSameScreen(a: CurrentWeek, b: CurrentWeek): boolean {
  if (!a?.ok || !b?.ok) return false;
  const [{ week, filter }, other] = [a.value, b.value];
  const isSameWeek = week.handle === other.week.handle && week.dates.monday === other.week.dates.monday;
  return isSameWeek && filter === other.filter;
}

/**
 * The session for the scheduler's page: the prerendered week first, then the one from the URL. `current` is the week as
 * it is; `deferred` may lag one command behind, so that the click that issued it is handled before the roster re-renders.
 */
export function useScheduler(initial: WeekFigures) {
  const start = useStart();
  // The HTML has the sample with its original dates; with the engine it moves to the current week.
  const defaultWeek = start.status === 'ready' ? start.thisWeek : weekKey(initial.dates.isoYear, initial.dates.isoWeek);
  const [state, change] = useViewState(defaultWeek);
  const fault = useSession((session) => session.fault);
  const week = useSession(activeWeek);
  useEffect(() => {
    return whenIdleOrTouched(() => void startSession());
  }, []);
  const { week: key, roster } = state;
  // Before paint, so that a week is never shown under another one's label.
  useLayoutEffect(() => {
    if (start.status === 'ready') showWeek({ week: key, roster });
  }, [start.status, key, roster]);
  const place = useSession((session) => session.place);
  // Another week's address is rendered with that week, not with the former one before it.
  const [shown, show] = useState(state);
  if (shown !== state && (place === null || (place.week === key && place.roster === roster))) show(state);
  const turnedTo = useSession((session) => session.turnedTo);
  // Undo opens the week in which something was done, and a roster from outside one of its own.
  useEffect(() => {
    const turn = turnedTo && followTurn();
    if (turn?.fresh) change({ week: turn.week, team: null, position: null, slots: slotNames });
    else if (turn && turn.week !== key) change({ week: turn.week });
  }, [turnedTo, key, change]);
  useSharedLink({ week: key, roster });
  const { team, position } = shown;
  const filter = useMemo(() => ({ team, position }), [team, position]);
  // The first week renders in parts, so that the page answers meanwhile.
  const isOpen = useDeferredValue(week !== null);
  const current = useMemo((): CurrentWeek => {
    if (fault) return { ok: false, fault };
    return isOpen && week
      ? tryCatch(() => ({ week, model: weekFigures(week, filter, scheduleOf(week), brokenOf(week)), filter }))
      : null;
  }, [isOpen, week, fault, filter]);
  const candidate = useDeferredValue(current);
  const deferred = isSameScreen(candidate, current) ? candidate : current;
  useEffect(() => {
    if (candidate === current) freeClosedRosters();
  }, [candidate, current]);
  return { state: shown, change, start, current, deferred, defaultWeek };
}
