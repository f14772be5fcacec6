import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabourFigures, WeekLabour } from '~/engine/engine';
import { formatHours, weekdayName } from '~/roster/text/format';
import { formatMoney } from '~/roster/text/money';
import { useLanguage } from '~/shared/useLanguage';
import { dayKeys, type GridTemplate, gridTemplate, gridWidth } from './RosterGrid';

function DayLabour({ figures, day, labour }: { figures: LabourFigures; day: number; labour: WeekLabour }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { minutes, costCents, notPriced, percent, overTarget } = figures;
  return (
    <div role="cell" data-labour-day={day} className="border-l border-line px-2.5 py-2 min-w-0">
      <span className="sr-only">{weekdayName(day, language)}: </span>
      <span className="block">
        {t(($) => $.labour.footer.hours, { hours: formatHours({ hours: 0, minutes }, language) })}
        {costCents !== null && (
          <>
            {' · '}
            <b>{formatMoney(costCents, labour.currency, language)}</b>
          </>
        )}
      </span>
      {percent !== null && (
        <span className={clsx('block', overTarget ? 'text-danger font-bold' : 'text-muted')}>
          {overTarget && <TriangleAlert className="inline size-3.5 mr-1 align-[-0.15em]" aria-hidden="true" />}
          {t(($) => $.labour.footer.share, { percent })}
          {overTarget && labour.targetPercent !== null && (
            <span> ({t(($) => $.labour.footer.over, { target: labour.targetPercent })})</span>
          )}
        </span>
      )}
      {notPriced > 0 && (
        <span className="block text-muted">{t(($) => $.labour.footer.people, { count: notPriced })}</span>
      )}
    </div>
  );
}

interface LabourFooterProps {
  template: GridTemplate;
  labour: WeekLabour;
  /** Whether a phone shows one day at a time. */
  byDay?: boolean;
}

/** Below the days of the week: hours, cost, and the share of the day's expected sales. Not printed. */
export function LabourFooter({ template, labour, byDay = false }: LabourFooterProps) {
  const { t } = useTranslation('scheduler');
  return (
    <div
      role="table"
      aria-label={t(($) => $.labour.footer.name)}
      data-testid="labour-footer"
      className={clsx('no-print text-fine leading-snug tabular-nums', gridWidth(template), byDay && 'by-day')}
    >
      <div role="row" className={clsx('grid bg-sand/60 border-t border-line-strong', gridTemplate(template))}>
        <div role="rowheader" className="sticky left-0 z-10 bg-sand px-3 py-2 font-semibold">
          {t(($) => $.labour.footer.head)}
        </div>
        {labour.days.map((figures, day) => (
          <DayLabour key={dayKeys[day]} figures={figures} day={day} labour={labour} />
        ))}
      </div>
    </div>
  );
}
