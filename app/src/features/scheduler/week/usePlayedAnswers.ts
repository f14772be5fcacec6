import { useEffect } from 'react';
import type { EditableWeek } from './editableWeek';
import { isComplete, playStep, publicationOf, stepDelay, usePublication } from './publication';

/** Simulates the answers to a publication step by step; without delay under `prefers-reduced-motion`. */
export function usePlayedAnswers(week: EditableWeek): void {
  const publication = usePublication((store) => store.publication);
  useEffect(() => {
    if (publication?.handle !== week.handle) return;
    const current = publicationOf(week, publication);
    if (!current) return usePublication.setState({ publication: null });
    if (isComplete(current)) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => playStep(week), reducedMotion ? 0 : stepDelay);
    return () => clearTimeout(timer);
  }, [week, publication]);
}
