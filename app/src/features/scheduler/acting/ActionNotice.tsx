import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LiveWeek } from '../model/useScheduler';
import { dismissNotice, undo } from './actingStore';
import { useNoticeText } from './useNoticeText';

const way = 'min-h-11 px-3 font-semibold underline underline-offset-4';

interface ActionNoticeProps {
  live: LiveWeek;
  /** As a strip inside a dialog, or as a toast at the page's lower edge. */
  place: 'dialog' | 'page';
}

/** What just happened, with a way back. The region itself is always there, so that screen readers hear it change. */
export function ActionNotice({ live, place }: ActionNoticeProps) {
  const { t } = useTranslation('acting');
  const { notice, text } = useNoticeText(live.open.week, live.model.summary.gaps.length);
  const failed = notice !== null && ['failed', 'blocked'].includes(notice.kind);
  const Icon = failed ? TriangleAlert : CircleCheck;
  return (
    <div
      role="status"
      data-testid="action-notice"
      className={clsx(
        'no-print',
        place === 'page' && 'fixed z-40 bottom-4 inset-x-4 flex justify-center pointer-events-none',
        // Whoever pressed a button further down a long dialog sees what came of it.
        place === 'dialog' && 'sticky top-0 z-10',
      )}
    >
      {notice && (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-3 rounded-card border pl-4 pr-1 pointer-events-auto',
            place === 'page' ? 'bg-white shadow-float max-w-[640px]' : 'mb-4',
            failed ? 'border-danger text-danger' : 'border-evergreen',
            place === 'dialog' && (failed ? 'bg-danger-soft' : 'bg-mint'),
          )}
        >
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          <p className="flex-1 min-w-48 py-2.5">{text}</p>
          {notice.kind === 'done' && (
            <button type="button" className={clsx(way, 'text-evergreen')} onClick={() => undo(live.open)}>
              {t(($) => $.undo)}
            </button>
          )}
          <button
            type="button"
            aria-label={t(($) => $.dismiss)}
            className="grid place-items-center size-11 rounded-control hover:bg-sand"
            onClick={dismissNotice}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
