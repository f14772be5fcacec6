import { Suspense, useEffect } from 'react';
import type { IsoWeek } from '~/engine/engine';
import { lazy } from '~/shared/lazy';
import { tourFragment } from '~/shared/paths';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { useFragment } from '~/shared/useFragment';
import { endTour, startTour, useTour } from './tourStore';

const Tour = lazy(() => import('./Tour'));

/** The guided tour, started by the URL's fragment, which is then removed so that it can start the tour again. */
export function TourHost({ dates }: { dates: IsoWeek }) {
  const isOn = useTour(({ step }) => step !== null);
  useFragment(tourFragment, startTour);
  useEffect(() => endTour, []);
  // A card in a dialog ends while the dialog stays.
  useFocusFallback();
  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <Tour dates={dates} />
    </Suspense>
  );
}
