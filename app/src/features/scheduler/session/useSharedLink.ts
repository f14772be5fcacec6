import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { openLink, type Place, useSession, weekAt } from './session';
import { fragmentOf, sharedIn } from './shareLink';

/**
 * Opens the week in the URL's fragment, once per link. While a linked week is in its place, the URL keeps the fragment,
 * so that a reload opens it again; for any other week the fragment is removed.
 */
export function useSharedLink({ week, roster }: Place): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const isReady = useSession(({ start }) => start.status === 'ready');
  const origin = useSession(weekAt({ week, roster }))?.origin;
  const currentLink = origin?.kind === 'shared' ? origin.link : null;
  const shared = sharedIn(hash);
  const lastShared = useRef<string | null>(null);
  useEffect(() => {
    // Navigating to this page would cancel a pending navigation away from it.
    if (!isReady || isLeaving) return;
    const isNew = shared !== null && shared !== lastShared.current && shared !== currentLink;
    lastShared.current = shared;
    if (isNew && openLink(shared, { week, roster })) return;
    if (shared === currentLink) return;
    const fragment = currentLink === null ? '' : fragmentOf(currentLink);
    void navigate({ pathname, search, hash: fragment }, { replace: true, state, preventScrollReset: true });
  }, [isReady, isLeaving, shared, currentLink, week, roster, navigate, pathname, search, state]);
}
