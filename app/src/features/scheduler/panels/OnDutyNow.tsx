import { Fragment, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tryCatch } from '~/engine/result';
import { toneClass } from '~/roster/parts/positionStyle';
import { useNow } from '~/roster/parts/useNow';
import { chipName, formatDate, formatHourShort } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { activeWeek, useSession } from '~/roster/week/session';
import type { WeekFigures } from '~/roster/week/weekFigures';

/** At most this many people of a position are named: one line. */
const maxNamed = 4;

/**
 * Who is on duty at this moment, by position; nothing in a week without today. The page is rendered before it knows the
 * moment and has the engine: until then the box has its rows without names.
 */
export function OnDutyNow({ model }: { model: WeekFigures }) {
  const { t } = useTranslation('scheduler');
  const { language, positionName } = useRosterTexts(model.positions);
  // As the model is.
  const week = useDeferredValue(useSession(activeWeek));
  const now = useNow();
  const day = now ? model.dates.days.indexOf(now.date) : -1;
  const hour = Math.floor(now?.hour ?? 0);
  const isLoaded = now !== null && week !== null;
  const details = useMemo(
    () => (week && day >= 0 ? tryCatch(() => week.handle.ask({ kind: 'hourDetails', day, hour })) : null),
    [week, day, hour],
  );
  if (isLoaded && !details?.ok) return null;
  const groups = details?.ok ? details.value.groups : [];
  const cell = model.board.cells.find((entry) => entry.day === Math.max(0, day) && entry.hour === Math.max(9, hour));
  return (
    <section aria-labelledby="on-duty-now" className="on-duty" data-testid="on-duty-now">
      <h2 id="on-duty-now" className="text-base">
        {t(($) => $.timetable.now)}
      </h2>
      <p className="min-h-4.5 text-xs leading-4.5 font-semibold text-coral-deep first-letter:uppercase">
        {isLoaded && `${formatDate(now.date, 'weekday', language)}, ${formatHourShort(hour, language)}`}
      </p>
      <ul>
        {cell?.positions.map(({ positionId, scheduled, required, understaffed }) => {
          const members = groups.find((group) => group.positionId === positionId)?.members ?? [];
          const hasFigure = isLoaded && cell.hour === hour;
          return (
            <li key={positionId} className="on-duty-row">
              <span className={`peek-position ${toneClass(model.tones[positionId] ?? '')}`}>
                {positionName(positionId)}
              </span>{' '}
              <span className={cell.gap !== null && understaffed ? 'peek-figure text-danger' : 'peek-figure'}>
                {hasFigure && `${scheduled}/${required}`}
              </span>{' '}
              <span className="on-duty-people">
                {isLoaded && members.length === 0 && <span className="text-muted">{t(($) => $.timetable.nobody)}</span>}
                {members.slice(0, maxNamed).map(({ staffId, name, confirmed }) => (
                  <Fragment key={staffId}>
                    <span title={name} data-pending={!confirmed || undefined}>
                      {chipName(name)}
                    </span>{' '}
                  </Fragment>
                ))}
                {members.length > maxNamed && (
                  <span className="text-muted">{t(($) => $.timetable.more, { count: members.length - maxNamed })}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
