import { closesHours } from '~/features/scheduler/text/hoursText';
import { type Notice, useSession } from '~/features/scheduler/week/session';
import { advanceFrom, rememberCover, useTour } from './tourStore';

/** Whether a command can have added hours for somebody. */
function addsHours({ kind, after }: Extract<Notice, { kind: 'done' | 'undone' | 'redone' }>['entry']): boolean {
  return after !== null && ['add', 'reassign', 'move', 'resize', 'paste', 'fill'].includes(kind);
}

/** Advances past the step that a notice completes. */
function onNotice(notice: Notice | null): void {
  if (notice?.kind !== 'done') return;
  const { entry, hours } = notice;
  const { step } = useTour.getState();
  if (entry.kind === 'coverAbsence') {
    rememberCover(entry.after);
    advanceFrom('ill');
  } else if (entry.kind === 'publish') {
    advanceFrom('publish');
  } else if (entry.kind === 'assign' || (addsHours(entry) && closesHours(hours))) {
    rememberCover(entry.after);
    if (step === 'gap') advanceFrom('gap');
    advanceFrom('fill');
  }
}

/** Advances the tour as its steps are done. Returns an unsubscribe function. */
export function trackProgress(): () => void {
  // A gap may have been opened while the tour was still loading.
  if (useSession.getState().dialog?.kind === 'gap') advanceFrom('gap');
  return useSession.subscribe(({ dialog, notice }, before) => {
    if (dialog !== before.dialog && dialog?.kind === 'gap') advanceFrom('gap');
    if (notice !== before.notice) onNotice(notice);
  });
}
