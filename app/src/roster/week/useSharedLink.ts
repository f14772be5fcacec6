import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { dismissLinkFault, openLink, useSession, type WeekKey } from './session';
import { documentIn, fragmentOf, searchWithWeek, sharedIn } from './shareLink';

/**
 * Opens the week in the URL's fragment, once per link. While a linked week is in its place, the URL keeps the fragment
 * and the ISO week, so that a reload, or the copied address on another day, opens it again; so does a link that could not
 * be opened, until it is dismissed. For any other week the fragment is removed. On a `person`'s page (an id) the link is
 * taken for the one to that person's week.
 */
export function useSharedLink({ week, roster }: WeekKey, person: string | null = null): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const engine = useSession(({ start }) => (start.status === 'ready' ? start.engine : null));
  // Of the roster and not of the week that is open, which follows the address only after this: Back to the link's week
  // must not open the link anew.
  const origin = useSession(({ rosters }) => rosters[roster]?.origin);
  // The roster of a link has one week; the others are the visitor's own.
  const openedLink = origin?.kind === 'shared' && origin.week === week ? origin.link : null;
  const faultyLink = useSession(({ linkFault }) => linkFault?.link ?? null);
  const shared = sharedIn(hash);
  const document = useMemo(() => (shared !== null && engine ? documentIn(shared, engine) : null), [shared, engine]);
  const lastShared = useRef<string | null>(null);
  useEffect(() => {
    // Navigating to this page would cancel a pending navigation away from it.
    if (!engine || isLeaving) return;
    const currentLink = faultyLink ?? openedLink;
    const isNew = shared !== null && shared !== lastShared.current && shared !== currentLink;
    lastShared.current = shared;
    if (isNew && document) {
      openLink(shared, document, { week, roster }, person);
      return;
    }
    if (faultyLink !== null) {
      // Going back in the history leaves the link.
      if (shared === null) dismissLinkFault();
      return;
    }
    const query = openedLink === null ? search : searchWithWeek(search, week);
    if (shared === openedLink && query === search) return;
    const fragment = openedLink === null ? '' : fragmentOf(openedLink);
    void navigate({ pathname, search: query, hash: fragment }, { replace: true, state, preventScrollReset: true });
  }, [
    engine,
    isLeaving,
    shared,
    document,
    openedLink,
    faultyLink,
    week,
    roster,
    person,
    navigate,
    pathname,
    search,
    state,
  ]);
}
