import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { weekFragment } from '~/shared/paths';

/**
 * Continuing past the promo on a small screen; the focus moves to the heading of the page that replaces it. A link to a
 * shared week skips the promo.
 */
export function useContinue() {
  const [continued, setContinued] = useState(false);
  const [shared, setShared] = useState(false);
  const { hash } = useLocation();
  useLayoutEffect(() => {
    // The scheduler may remove the fragment later, as when another week is shown.
    if (hash.startsWith(weekFragment)) setShared(true);
  }, [hash]);
  useEffect(() => {
    if (!continued) return;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [continued]);
  return { continued: continued || shared, skipPromo: () => setContinued(true) };
}
