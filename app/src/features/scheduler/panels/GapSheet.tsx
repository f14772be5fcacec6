import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { formatDate, formatTimes, weekLabel } from '../text/format';
import { usePositionName } from '../text/usePositionName';
import type { WeekFigures } from '../week/weekFigures';

/** Only in print, on a separate page for the manager: every gap with its missing roles. */
export const GapSheet = memo(function GapSheet({ model }: { model: WeekFigures }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(model.positions);
  const { gaps } = model.summary;
  if (gaps.length === 0) return null;
  return (
    <section className="hidden print:block break-before-page text-sm" data-testid="gap-sheet">
      <h2 className="text-base">
        {t(($) => $.grid.gapSheet)} · {weekLabel(model.dates, language)}
      </h2>
      <ul className="mt-2">
        {gaps.map(({ day, start, end, positions }) => (
          <li key={`${day} ${start}`} className="grid grid-cols-[14rem_1fr] gap-4 border-b border-ink py-1.5">
            <b className="first-letter:uppercase">
              {formatDate(model.dates.days[day] ?? model.dates.monday, 'full', language)},{' '}
              {formatTimes({ start, end }, language)}
            </b>
            <span>
              {positions
                .filter(({ understaffed }) => understaffed)
                .map(({ positionId, needed, short }) => {
                  const times = short.map((hours) => formatTimes(hours, language)).join(', ');
                  return `${positionName(positionId)}: ${t(($) => $.grid.need, { count: needed })} (${times})`;
                })
                .join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
