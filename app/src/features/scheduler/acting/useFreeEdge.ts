import { useSyncExternalStore } from 'react';

function freeEdge(): 'top' | 'bottom' {
  const roster = document.querySelector('.roster-box')?.getBoundingClientRect();
  return roster && roster.top > window.innerHeight - roster.bottom ? 'top' : 'bottom';
}

function onMove(report: () => void): () => void {
  window.addEventListener('scroll', report, { passive: true });
  window.addEventListener('resize', report);
  return () => {
    window.removeEventListener('scroll', report);
    window.removeEventListener('resize', report);
  };
}

/** The edge of the window with more room beside the roster, which is always lower than the window (RosterGrid). */
export function useFreeEdge(): 'top' | 'bottom' {
  return useSyncExternalStore(onMove, freeEdge, () => 'bottom');
}
