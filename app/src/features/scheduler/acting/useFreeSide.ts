import { useSyncExternalStore } from 'react';

export type Side = 'left' | 'top' | 'bottom';

/** Pixels to the left of the roster where panels stand beside it. */
const panelWidth = 224;

function freeSide(): Side {
  const roster = document.querySelector('.roster-box')?.getBoundingClientRect();
  if (!roster) return 'bottom';
  if (roster.left > panelWidth) return 'left';
  return roster.top > window.innerHeight - roster.bottom ? 'top' : 'bottom';
}

function onMove(report: () => void): () => void {
  window.addEventListener('scroll', report, { passive: true });
  window.addEventListener('resize', report);
  return () => {
    window.removeEventListener('scroll', report);
    window.removeEventListener('resize', report);
  };
}

/** Where the window has room beside the roster, which is always lower than the window (RosterGrid). */
export function useFreeSide(): Side {
  return useSyncExternalStore(onMove, freeSide, () => 'bottom');
}
