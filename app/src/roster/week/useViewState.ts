import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { create } from 'zustand';
import { useHydrated } from '~/shared/useHydrated';
import { sharedIn } from './shareLink';
import { readViewState, type ViewState, writeViewState } from './viewState';

/** A change of the view state: the parts that change, or a function of the previous state. */
export type ViewChange = Partial<ViewState> | ((before: ViewState) => Partial<ViewState>);

interface CurrentView {
  readonly state: ViewState;
  readonly change: (change: ViewChange) => void;
}

/** The view of the page that is mounted, for its actions; components get the state as a prop. */
const useCurrentView = create<{ readonly current: CurrentView | null }>()(() => ({ current: null }));

/** The view on screen; null on other pages. */
export function currentView(): ViewState | null {
  return useCurrentView.getState().current?.state ?? null;
}

/** Changes the view on screen. */
export function changeView(change: ViewChange): void {
  useCurrentView.getState().current?.change(change);
}

/** The view state from the URL's query, which the prerendered page does not know, and a function that changes it with a new history entry. */
export function useViewState(defaultWeek: string): [ViewState, (change: ViewChange) => void] {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const byHistory = useNavigationType() === 'POP';
  const query = useHydrated() ? search : '';
  const today = (new Date().getDay() + 6) % 7;
  const state = useMemo(
    () => readViewState(new URLSearchParams(query), defaultWeek, today),
    [query, defaultWeek, today],
  );
  // The last click's state until the URL has it; the next click starts from it.
  const pending = useRef<{ readonly state: ViewState; readonly search: string } | null>(null);
  const unmounted = useRef(false);
  useEffect(() => {
    if (byHistory || pending.current?.search === search) pending.current = null;
  }, [byHistory, search]);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  const change = useCallback(
    (update: ViewChange) => {
      const before = pending.current?.state ?? state;
      const after = { ...before, ...(typeof update === 'function' ? update(before) : update) };
      // The fragment of a linked week stays while its week does, and with it the ISO week, even if it is the default.
      const isLinked = after.week === state.week && after.roster === state.roster && sharedIn(hash) !== null;
      const write = (view: ViewState) => writeViewState(view, isLinked ? null : defaultWeek, today);
      const next = write(after);
      if (next === write(before)) return;
      pending.current = { state: after, search: next };
      const fragment = isLinked ? hash : '';
      // In a separate task, to keep the click's own task short.
      setTimeout(() => {
        if (!unmounted.current) void navigate({ pathname, search: next, hash: fragment }, { preventScrollReset: true });
      });
    },
    [state, pathname, hash, navigate, defaultWeek, today],
  );
  useLayoutEffect(() => {
    const current = { state, change };
    useCurrentView.setState({ current });
    return () => useCurrentView.setState((store) => (store.current === current ? { current: null } : store));
  }, [state, change]);
  return [state, change];
}
