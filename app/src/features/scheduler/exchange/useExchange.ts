import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Engine, Week } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { OpenWeek } from '../model/store';
import { weekParts } from '../model/viewState';
import { type Place, useExchangeStore } from './exchangeStore';
import { sharedIn } from './shareLink';

/** A handle with the names that the screen needs around it, asked of the engine. */
function openOf(engine: Engine, handle: Week, { week }: Place): OpenWeek {
  const { isoYear, isoWeek } = weekParts(week);
  const { positions, staff } = handle.schedule();
  return { handle, week: engine.isoWeek(isoYear, isoWeek), positions, staff };
}

/** Opens the week that the address carries in its fragment, once for each link; shows what the engine refuses. */
function useSharedLink(engine: Engine | null, { week, roster }: Place): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const put = useExchangeStore((store) => store.put);
  const setLinkFault = useExchangeStore((store) => store.setLinkFault);
  const seen = useRef<string | null>(null);
  const shared = sharedIn(hash);
  useEffect(() => {
    // To go to this page again would bring back whoever is leaving it.
    if (!engine || isLeaving || shared === seen.current) return;
    seen.current = shared;
    if (shared === null) return;
    const place = { week, roster };
    const opened = tryCatch(() => openOf(engine, engine.Week.fromShare(shared), place));
    setLinkFault(opened.ok ? null : opened.fault);
    if (opened.ok) return put(place, { open: opened.value, origin: { kind: 'shared' } });
    // A link that the engine refuses is taken out of the address; a good one stays, so that a reload opens it again.
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [engine, isLeaving, shared, week, roster, put, setLinkFault, navigate, pathname, search, state]);
}

/** Weeks that come from outside: a link's fragment, a file, a pasted text; and the way back to the demo's own. */
export function useExchange(engine: Engine | null, place: Place) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const put = useExchangeStore((store) => store.put);
  useSharedLink(engine, place);
  return {
    /** Shows the week that was imported, in the week on the screen or in that of a key. */
    onImported: (handle: Week, weekKey = place.week) => {
      if (!engine) return;
      const its: Place = { week: weekKey, roster: place.roster };
      const opened = tryCatch(() => openOf(engine, handle, its));
      if (!opened.ok) return;
      put(its, { open: opened.value, origin: { kind: 'imported', shifts: handle.shiftCount() } });
    },
    /** Brings the demo's own week back. */
    onSample: () => {
      put(place, null);
      if (hash) void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
    },
  };
}
