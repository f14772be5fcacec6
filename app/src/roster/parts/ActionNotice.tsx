import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { IconButton } from '~/ui/IconButton';
import { TextButton } from '~/ui/TextLink';
import { closesHours } from '../text/hoursText';
import { assignmentThatClosedGap } from '../week/cover';
import type { EditableWeek } from '../week/editableWeek';
import { dismissNotice, type Notice, undo, useSession } from '../week/session';
import { ThankLink } from './ThankLink';
import { useNoticeText } from './useNoticeText';

/** Milliseconds that a notice stays visible. */
const duration = 8000;

/** Dismisses the notice after a while, but not while it is hovered or has focus. */
function useAutoDismiss(notice: Notice) {
  const box = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  useEffect(() => {
    const element = box.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const isInUse = hovered.current || element?.contains(document.activeElement);
        // A new notice has its own time.
        if (!isInUse && useSession.getState().notice === notice) dismissNotice();
      }, duration);
    };
    const onEnter = () => {
      hovered.current = true;
    };
    const onLeave = () => {
      hovered.current = false;
      wait();
    };
    wait();
    element?.addEventListener('pointerenter', onEnter);
    element?.addEventListener('pointerleave', onLeave);
    element?.addEventListener('focusout', wait);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerenter', onEnter);
      element?.removeEventListener('pointerleave', onLeave);
      element?.removeEventListener('focusout', wait);
    };
  }, [notice]);
  return box;
}

/** Runs a button's action and restores the focus from before the notice had it. */
function useRestoredFocus(box: RefObject<HTMLElement | null>) {
  const previous = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) previous.current = relatedTarget;
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [box]);
  return (action: () => void) => {
    const container = box.current?.closest('dialog') ?? document;
    previous.current?.focus();
    action();
    // The element that had the focus may have been removed by the undo.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement !== container) return;
      container.querySelector<HTMLElement>('[role=grid] [tabindex="0"], button')?.focus();
    });
  };
}

interface ActionNoticeProps {
  week: EditableWeek;
  /** As a strip inside a dialog, or at the foot of the window. */
  place: 'dialog' | 'page';
}

/** The last event, with undo. The live region is always rendered, so that screen readers announce changes. */
export function ActionNotice({ week, place }: ActionNoticeProps) {
  const { notice, text } = useNoticeText(week.dates);
  return (
    <div
      role="status"
      data-testid="action-notice"
      // Sticky: the pressed button may be far down in a long dialog.
      className={clsx('no-print', place === 'dialog' ? 'sticky z-10 top-0' : 'fixed z-40 bottom-0')}
    >
      {notice && <Message place={place} notice={notice} text={text} dates={week.dates} />}
    </div>
  );
}

interface MessageProps {
  place: ActionNoticeProps['place'];
  notice: Notice;
  text: string;
  dates: IsoWeek;
}

function Message({ place, notice, text, dates }: MessageProps) {
  const { t } = useTranslation('scheduler');
  const box = useAutoDismiss(notice);
  const runAndRestoreFocus = useRestoredFocus(box);
  const cover = notice.kind === 'done' ? assignmentThatClosedGap(notice.entry, closesHours(notice.hours)) : null;
  const failed = ['failed', 'blocked'].includes(notice.kind);
  const Icon = failed ? TriangleAlert : CircleCheck;
  return (
    <div
      ref={box}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 rounded-card border pl-4 pr-1',
        place === 'dialog'
          ? ['mb-4', failed ? 'bg-danger-soft' : 'bg-mint']
          : 'fixed bottom-4 inset-x-2 mx-auto max-w-105 bg-white shadow-float text-small leading-snug',
        failed ? 'border-danger text-danger' : 'border-evergreen',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-[min(14rem,60%)] py-2.5">{text}</p>
      <span className={clsx('flex flex-wrap', place === 'page' && 'order-1 basis-full pl-5 -mt-2 empty:hidden')}>
        {(notice.kind === 'done' || notice.kind === 'reset') && (
          <TextButton className="px-3 text-evergreen" onClick={() => runAndRestoreFocus(undo)}>
            {t(($) => $.acting.undo)}
          </TextButton>
        )}
        {cover && <ThankLink cover={cover} dates={dates} short={place === 'page'} />}
      </span>
      <IconButton
        label={t(($) => $.acting.dismiss)}
        className="ml-auto"
        onClick={() => runAndRestoreFocus(dismissNotice)}
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
