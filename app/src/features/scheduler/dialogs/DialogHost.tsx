import { Suspense } from 'react';
import { closeDialog, openDialog, useSession } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { useWhenReplaced } from '~/roster/week/useWhenReplaced';
import type { ViewState } from '~/roster/week/viewState';
import { lazy, prefetch } from '~/shared/lazy';
import { workingTimeFragment } from '~/shared/paths';
import { useFragment } from '~/shared/useFragment';
import { typeTimes, useTimesInPlace } from '../input/timesInPlace';

const loadDialogs = () => import('./SchedulerDialogs');
const SchedulerDialogs = lazy(loadDialogs);
const ActionNotice = lazy(async () => ({ default: (await import('~/roster/parts/ActionNotice')).ActionNotice }));
const TimesInPlace = lazy(() => import('./TimesInPlace'));
const PastDialog = lazy(() => import('./PastDialog'));

/** Prefetches the code of the dialogs. */
export function prefetchDialogs(): void {
  prefetch(loadDialogs);
}

const openWorkingTime = () => openDialog({ kind: 'workingTime' });

function closeAll(): void {
  closeDialog();
  typeTimes(null);
}

interface DialogHostProps {
  loaded: WeekOnScreen;
  state: ViewState;
}

/** The open dialog, if any; opening and closing it does not re-render the page. */
export function DialogHost({ loaded, state }: DialogHostProps) {
  const target = useSession((session) => session.dialog);
  // A dialog belongs to the view where it was opened; another view, such as after the browser's Back, closes it.
  useWhenReplaced(state, closeAll);
  useFragment(workingTimeFragment, openWorkingTime);
  const typed = useTimesInPlace(({ shiftId }) => shiftId);
  const asksPast = useSession((session) => session.pastChange !== null);
  return (
    <>
      <Suspense fallback={null}>
        {target ? (
          <SchedulerDialogs loaded={loaded} state={state} target={target} />
        ) : (
          <ActionNotice week={loaded.week} place="page" />
        )}
      </Suspense>
      {typed !== null && (
        <Suspense fallback={null}>
          <TimesInPlace key={typed} week={loaded.week} shiftId={typed} />
        </Suspense>
      )}
      {asksPast && (
        <Suspense fallback={null}>
          <PastDialog />
        </Suspense>
      )}
    </>
  );
}
