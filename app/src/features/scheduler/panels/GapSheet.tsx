import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTimes, weekLabel } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { useLanguage } from '~/shared/useLanguage';

/** Only in print, on a separate page for the manager: each position with the hours that it is short of people. */
export const GapSheet = memo(function GapSheet({ model }: { model: WeekFigures }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(model.positions);
  const { gaps } = model.summary;
  if (gaps.length === 0) return null;
  /** A position's gaps; those of a day with the same need stand in one line, so that the sheet stays one. */
  const gapsOf = (id: string) => {
    const lines = new Map<string, { day: number; needed: number; times: string[] }>();
    for (const { day, positions } of gaps) {
      for (const { positionId, understaffed, needed, short } of positions) {
        if (positionId !== id || !understaffed) continue;
        const line = lines.get(`${day} ${needed}`) ?? { day, needed, times: [] };
        line.times.push(...short.map((hours) => formatTimes(hours, language)));
        lines.set(`${day} ${needed}`, line);
      }
    }
    return [...lines.values()];
  };
  return (
    <section className="hidden print:block break-before-page text-xs" data-testid="gap-sheet">
      <h2 className="text-base">
        {t(($) => $.grid.gapSheet)} · {weekLabel(model.dates, language)}
      </h2>
      {model.positions.map(({ id }) => {
        const own = gapsOf(id);
        if (own.length === 0) return null;
        return (
          <Fragment key={id}>
            <h3 className="mt-2 border-b-2 border-ink text-sm break-after-avoid">{positionName(id)}</h3>
            <ul>
              {own.map(({ day, needed, times }) => (
                <li
                  key={`${day} ${needed}`}
                  className="grid grid-cols-[max-content_6rem_1fr] gap-4 border-b border-ink py-0.5 whitespace-nowrap break-inside-avoid"
                >
                  <b className="min-w-48 first-letter:uppercase">
                    {formatDate(model.dates.days[day] ?? model.dates.monday, 'full', language)}
                  </b>
                  <span>{t(($) => $.grid.need, { count: needed })}</span>
                  <span className="whitespace-normal">{times.join(', ')}</span>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
});
