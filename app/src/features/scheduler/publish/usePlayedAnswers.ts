import { useEffect } from 'react';
import type { OpenWeek } from '../model/openWeek';
import { isComplete, pace, playStep, publicationOf, usePublication } from './publication';

/** Plays the answers to a publication, one step after the other; all at once where no motion is wanted. */
export function usePlayedAnswers(open: OpenWeek): void {
  const publication = usePublication((store) => store.publication);
  useEffect(() => {
    if (publication?.handle !== open.handle) return;
    const current = publicationOf(open, publication);
    if (!current) return usePublication.setState({ publication: null });
    if (isComplete(current)) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => playStep(open), still ? 0 : pace);
    return () => clearTimeout(timer);
  }, [open, publication]);
}
