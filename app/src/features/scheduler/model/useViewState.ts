import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readViewState, type ViewState, writeViewState } from './viewState';

/** The screen's state as the URL's query has it, and a way to change it that back and forward undo and redo. */
export function useViewState(defaultWeek: string): [ViewState, (change: Partial<ViewState>) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readViewState(new URLSearchParams(search), defaultWeek), [search, defaultWeek]);
  const change = useCallback(
    (part: Partial<ViewState>) => {
      const next = writeViewState({ ...state, ...part }, defaultWeek);
      // After the click, in a task of its own: the browser has enough to do with the press itself.
      if (next !== search) setTimeout(() => navigate({ pathname, search: next }, { preventScrollReset: true }));
    },
    [state, search, pathname, navigate, defaultWeek],
  );
  return [state, change];
}
