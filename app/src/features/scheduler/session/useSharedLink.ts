import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { openLink, type Place, useSession, weekAt } from './session';
import { fragmentOf, sharedIn } from './shareLink';

/**
 * Opens the week that the address carries in its fragment, once for each link. As long as a link's week stands in its
 * place the address keeps the fragment, so that a reload opens it again; no other week has it.
 */
export function useSharedLink({ week, roster }: Place): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const isReady = useSession(({ start }) => start.status === 'ready');
  const origin = useSession(weekAt({ week, roster }))?.origin;
  const kept = origin?.kind === 'shared' ? origin.link : null;
  const shared = sharedIn(hash);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    // To go to this page again would bring back whoever is leaving it.
    if (!isReady || isLeaving) return;
    const isNew = shared !== null && shared !== seen.current && shared !== kept;
    seen.current = shared;
    if (isNew && openLink(shared, { week, roster })) return;
    if (shared === kept) return;
    const fragment = kept === null ? '' : fragmentOf(kept);
    void navigate({ pathname, search, hash: fragment }, { replace: true, state, preventScrollReset: true });
  }, [isReady, isLeaving, shared, kept, week, roster, navigate, pathname, search, state]);
}
