import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimes } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { useBrush } from '../input/brush';

/** The team's shift types: choose one, then click the cells that get it. */
export function BrushBar({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const chosen = useBrush(({ type }) => type);
  useEffect(() => () => useBrush.setState({ type: null }), []);
  if (week.shiftTypes.length === 0) return null;
  return (
    <fieldset className="no-print flex flex-wrap items-center gap-2 px-5 py-2 border-b border-line" data-testid="brush">
      <legend className="sr-only">{t(($) => $.brush.title)}</legend>
      <span className="text-small text-muted" aria-hidden="true">
        {t(($) => $.brush.title)}
      </span>
      {week.shiftTypes.map((type) => {
        const isChosen = chosen?.code === type.code;
        return (
          <button
            key={type.code}
            type="button"
            aria-pressed={isChosen}
            className={clsx(
              'min-h-11 px-3 rounded-control border-firm text-note',
              isChosen ? 'border-evergreen bg-mint' : 'border-line bg-white hover:bg-sand',
            )}
            onClick={() => useBrush.setState({ type: isChosen ? null : type })}
          >
            <b>{type.code}</b> {formatTimes(timesOf(0, startOf(type), lengthOf(type)), language)}
          </button>
        );
      })}
      {chosen && <span role="status">{t(($) => $.brush.hint, { code: chosen.code })}</span>}
    </fieldset>
  );
}
