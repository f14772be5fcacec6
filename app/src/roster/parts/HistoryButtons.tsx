import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { entryText } from '../text/entryText';
import type { EditableWeek } from '../week/editableWeek';
import { openDialog, redo, undo, useSession } from '../week/session';

const button =
  'inline-flex items-center justify-center gap-2 min-h-11 min-w-11 px-2 rounded-control font-semibold text-muted hover:bg-sand hover:text-ink aria-disabled:opacity-45 aria-disabled:hover:bg-transparent';

/** Undo and redo, each labelled with its effect, and a reset to the sample once something has changed. */
export function HistoryButtons({ week }: { week: EditableWeek | null }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const replaced = useSession((session) => session.replaced?.by ?? null);
  const undoable = week?.history.undo[0];
  const redoable = week?.history.redo[0];
  const label = (entry: typeof undoable) => (week && entry ? entryText(entry, week.dates, t, language) : '');
  const undoName = () => {
    if (undoable) return t(($) => $.acting.undoNamed, { entry: label(undoable) });
    if (!replaced) return t(($) => $.acting.undoNothing);
    return t(($) => $.acting.undoNamed, {
      entry: replaced === 'sample' ? t(($) => $.acting.reset) : t(($) => $.acting.otherRoster),
    });
  };
  const redoName = redoable ? t(($) => $.acting.redoNamed, { entry: label(redoable) }) : t(($) => $.acting.redoNothing);
  return (
    <div className="flex items-center gap-0.5" data-testid="history">
      <button
        type="button"
        className={button}
        title={undoName()}
        aria-disabled={!(undoable || replaced) || undefined}
        onClick={undo}
      >
        <Undo2 className="size-4.5" aria-hidden="true" />
        {/* Not `aria-label`: with it, the identical tooltip would be read again as the description. */}
        <span className="sr-only">{undoName()}</span>
      </button>
      <button type="button" className={button} title={redoName} aria-disabled={!redoable || undefined} onClick={redo}>
        <Redo2 className="size-4.5" aria-hidden="true" />
        <span className="sr-only">{redoName}</span>
      </button>
      {(undoable || redoable) && (
        <button
          type="button"
          className={button}
          title={t(($) => $.acting.reset)}
          aria-haspopup="dialog"
          onClick={() => openDialog({ kind: 'sample' })}
        >
          <RotateCcw className="size-4.5" aria-hidden="true" />
          <span className="max-md:sr-only xl:max-[1760px]:sr-only">{t(($) => $.acting.reset)}</span>
        </button>
      )}
    </div>
  );
}
