import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { IsoWeek } from '~/engine/engine';
import { lazy } from '~/shared/lazy';
import { tourFragment } from '~/shared/paths';
import { endTour, startTour, useTour } from './tourStore';

const Tour = lazy(() => import('./Tour'));

/** The guided tour, started by the URL's fragment, which is then removed so that it can start the tour again. */
export function TourHost({ dates }: { dates: IsoWeek }) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOn = useTour(({ step }) => step !== null);
  useEffect(() => {
    if (hash !== tourFragment) return;
    startTour();
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, pathname, search, state, navigate]);
  useEffect(() => endTour, []);
  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <Tour dates={dates} />
    </Suspense>
  );
}
