import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { chipColours } from '~/roster/parts/positionStyle';
import { formatTimes, weekdayName } from '~/roster/text/format';
import { calendarNames } from '~/shared/calendarNames';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { currentMonday, dayOfMonth } from './currentMonday';
import { LiveGapsRow } from './LiveGapsRow';
import type { LiveShift } from './liveWeek';
import type { LiveState } from './useLiveWeek';

const cell = 'border-t border-l border-line px-1 py-0.5 sm:p-1.5 align-middle';

/** The roster: a row of gaps, and a row for each person. */
export function LiveTable({ live }: { live: LiveState }) {
  const { view } = live;
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const ready = useHydrated();
  // The prerendered page has the sample's own week; the visitor sees the current one.
  const monday = ready ? currentMonday(new Date()) : view.monday;

  const shift = ({ id, confirmed, ...times }: LiveShift, color: string) => (
    <span
      key={`${id}-${times.start}-${times.end}`}
      className={clsx(
        'block rounded-chip max-sm:tracking-tighter px-0 sm:px-2 py-1 text-xs sm:text-fine font-semibold text-center leading-tight',
        chipColours(color),
        !confirmed && 'live-landed',
      )}
    >
      {formatTimes(times, language)}
    </span>
  );

  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-note">
      <caption className="sr-only">{t(($) => $.caption)}</caption>
      <thead>
        <tr className="text-left">
          <th scope="col" className="w-[24%] sm:w-[30%] px-2 sm:px-4 py-2.5 text-sm font-semibold text-muted">
            {t(($) => $.team)}
          </th>
          {view.days.map((day) => (
            <th key={day} scope="col" className="border-l border-line px-1 py-2.5 text-center text-sm font-semibold">
              <abbr title={weekdayName(day, language)} className="no-underline capitalize">
                {calendarNames[language].shortWeekdays[day]}
              </abbr>{' '}
              {dayOfMonth(monday, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <LiveGapsRow live={live} cellClass={() => cell} />
        {view.rows.map(({ staffId, name, color, days }) => (
          <tr key={staffId}>
            <th scope="row" className="border-t border-line px-2 sm:px-4 py-1 h-9 sm:h-11 text-left font-semibold">
              <span className="sm:hidden">{name.split(' ', 1)}</span>
              <span className="max-sm:hidden">{name}</span>
            </th>
            {days.map((shifts, index) => (
              <td key={view.days[index]} className={cell}>
                {shifts.length > 0 ? (
                  shifts.map((one) => shift(one, color))
                ) : (
                  <span className="block text-center text-xs text-muted">{t(($) => $.dayOff)}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
