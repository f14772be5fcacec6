import { useEffect, useState } from 'react';

/** Going on from the promo on a small screen; the focus goes to the heading of the page that takes its place. */
export function useContinue() {
  const [continued, setContinued] = useState(false);
  useEffect(() => {
    if (!continued) return;
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [continued]);
  return { continued, goOn: () => setContinued(true) };
}
