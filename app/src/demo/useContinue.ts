import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { weekFragment } from '~/shared/paths';

/** Whether the promo has been passed, on all of the demo's pages. */
export const usePromo = create(() => ({ passed: false }));

/** From now on the promo does not come any more. */
export const passPromo = () => usePromo.setState({ passed: true });

/**
 * Continuing past the promo on a small screen; the focus moves to the heading of the page that replaces it. A link to a
 * shared week skips the promo.
 */
export function useContinue() {
  const passed = usePromo((promo) => promo.passed);
  const [pressed, setPressed] = useState(false);
  const [shared, setShared] = useState(false);
  const { hash } = useLocation();
  useLayoutEffect(() => {
    // The scheduler may remove the fragment later, as when another week is shown.
    if (hash.startsWith(weekFragment)) setShared(true);
  }, [hash]);
  useEffect(() => {
    if (!pressed) return;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [pressed]);
  const skipPromo = () => {
    passPromo();
    setPressed(true);
  };
  return { continued: passed || shared, skipPromo };
}
