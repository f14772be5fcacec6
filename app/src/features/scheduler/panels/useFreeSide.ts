import { useSyncExternalStore } from 'react';

export type Side = 'left' | 'top' | 'bottom';

/** Width in pixels of the panels to the left of the roster. */
const panelWidth = 224;

function freeSide(): Side {
  const roster = document.querySelector('.roster-box')?.getBoundingClientRect();
  if (!roster) return 'bottom';
  if (roster.left > panelWidth) return 'left';
  return roster.top > window.innerHeight - roster.bottom ? 'top' : 'bottom';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** The side of the roster with room for a notice; RosterGrid keeps the roster's height below the window's. */
export function useFreeSide(): Side {
  return useSyncExternalStore(subscribe, freeSide, () => 'bottom');
}
