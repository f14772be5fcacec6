import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { readViewState, type ViewState, writeViewState } from '../model/viewState';
import { sharedIn } from './shareLink';

/** A change of the screen's state: the parts that change, or how they follow from the state before. */
export type ViewChange = Partial<ViewState> | ((before: ViewState) => Partial<ViewState>);

/** The screen's state as the URL's query has it, and a way to change it that back and forward undo and redo. */
export function useViewState(defaultWeek: string): [ViewState, (change: ViewChange) => void] {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const byHistory = useNavigationType() === 'POP';
  const state = useMemo(() => readViewState(new URLSearchParams(search), defaultWeek), [search, defaultWeek]);
  // The last click's state while the address does not have it yet: the next click goes on from there.
  const asked = useRef<ViewState | null>(null);
  const left = useRef(false);
  useEffect(() => {
    if (byHistory || (asked.current && writeViewState(asked.current, defaultWeek) === search)) asked.current = null;
  }, [byHistory, search, defaultWeek]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const change = useCallback(
    (wanted: ViewChange) => {
      const before = asked.current ?? state;
      const after = { ...before, ...(typeof wanted === 'function' ? wanted(before) : wanted) };
      const next = writeViewState(after, defaultWeek);
      if (next === writeViewState(before, defaultWeek)) return;
      asked.current = after;
      // A link's week goes on being the one of its place.
      const isSameWeek = after.week === state.week && after.roster === state.roster;
      const fragment = isSameWeek && sharedIn(hash) !== null ? hash : '';
      // After the click, in a task of its own: the browser has enough to do with the press itself.
      setTimeout(() => {
        if (!left.current) void navigate({ pathname, search: next, hash: fragment }, { preventScrollReset: true });
      });
    },
    [state, pathname, hash, navigate, defaultWeek],
  );
  return [state, change];
}
