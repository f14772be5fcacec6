import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import type { LiveWeek } from '../model/useScheduler';
import { redo, resetWeeks, revisionOf, undo, useActing } from './actingStore';
import { entryText } from './entryText';

const button =
  'inline-flex items-center justify-center gap-2 min-h-11 min-w-11 px-2 rounded-control font-semibold text-muted hover:bg-sand hover:text-ink aria-disabled:opacity-45 aria-disabled:hover:bg-transparent';

interface HistoryButtonsProps {
  live: LiveWeek | null;
  /** Takes away whatever stands in the sample's place, before the sample comes back. */
  onReset: () => void;
}

/** Undo and redo, each named after what it would do, and the way back to the sample once something has changed. */
export function HistoryButtons({ live, onReset }: HistoryButtonsProps) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  // The engine changes the week in place: the names follow each change.
  useActing(revisionOf);
  const handle = live?.open.handle;
  const history = handle?.history();
  const undoable = history?.undo[0];
  const redoable = history?.redo[0];
  const named = (entry: typeof undoable) => (live && entry ? entryText(entry, live.open.week, t, language) : '');
  const undoName = undoable ? t(($) => $.undoNamed, { entry: named(undoable) }) : t(($) => $.undoNothing);
  const redoName = redoable ? t(($) => $.redoNamed, { entry: named(redoable) }) : t(($) => $.redoNothing);
  return (
    <div className="flex items-center gap-0.5" data-testid="history">
      <button
        type="button"
        className={button}
        aria-label={undoName}
        title={undoName}
        aria-disabled={!undoable || undefined}
        onClick={() => live && undo(live.open)}
      >
        <Undo2 className="size-4.5" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={button}
        aria-label={redoName}
        title={redoName}
        aria-disabled={!redoable || undefined}
        onClick={() => live && redo(live.open)}
      >
        <Redo2 className="size-4.5" aria-hidden="true" />
      </button>
      {(undoable || redoable) && (
        <button
          type="button"
          className={button}
          onClick={() => {
            onReset();
            resetWeeks();
          }}
        >
          <RotateCcw className="size-4.5" aria-hidden="true" />
          {t(($) => $.reset)}
        </button>
      )}
    </div>
  );
}
