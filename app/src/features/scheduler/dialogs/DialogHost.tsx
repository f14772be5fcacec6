import { lazy, Suspense, useEffect } from 'react';
import type { Problem } from '~/engine/engine';
import { ActionNotice } from '../acting/ActionNotice';
import type { ViewState } from '../model/viewState';
import { closeDialog, useSession } from '../session/session';
import type { LoadedWeek } from '../session/useScheduler';

const loadDialogs = () => import('./SchedulerDialogs');
const SchedulerDialogs = lazy(loadDialogs);

/** Fetches the dialogs' code while nothing else is going on. */
export function prefetchDialogs(): void {
  void loadDialogs();
}

interface DialogHostProps {
  loaded: LoadedWeek;
  state: ViewState;
  onJump: (problem: Problem) => void;
}

/** The open dialog, if one is; the page around it takes no part in opening and closing. */
export function DialogHost({ loaded, state, onJump }: DialogHostProps) {
  const target = useSession((session) => session.dialog);
  // A dialog is about what the screen showed when it was opened, also where the browser's Back changes that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another screen
  useEffect(() => closeDialog, [state]);
  if (!target) return <ActionNotice open={loaded.open} place="page" />;
  return (
    <Suspense fallback={null}>
      <SchedulerDialogs loaded={loaded} state={state} target={target} onJump={onJump} />
    </Suspense>
  );
}
