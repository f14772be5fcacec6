import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { CoverageRibbon } from '~/roster/parts/CoverageRibbon';
import { chipColours, toneClass } from '~/roster/parts/positionStyle';
import { formatHours, formatTimes, formatTimesBriefly, weekdayName } from '~/roster/text/format';
import { calendarNames } from '~/shared/calendarNames';
import { portraitOf } from '~/shared/cast';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { currentMonday, dayOfMonth, weekdayOf } from './currentMonday';
import { LiveGapsRow } from './LiveGapsRow';
import type { LiveRow, LiveShift } from './liveWeek';
import type { LiveState } from './useLiveWeek';
import { usePositionNames } from './usePositionNames';

/** The first hour of a day's scale, and its length in hours. */
const scale = { start: 9, hours: 16 } as const;

/** Days that a phone has no room for: all before Friday. */
const hiddenOnPhones = (day: number) => day < 4 && 'max-md:hidden';

const line = 'border-l border-line';

function Shift({ shift, color }: { shift: LiveShift; color: string }) {
  const language = useLanguage();
  const from = Math.max(0, shift.start - scale.start);
  const hours = Math.min(scale.hours - from, shift.end - shift.start);
  return (
    <span
      title={formatTimes(shift, language)}
      className={clsx(
        'chip live-block',
        `at-${from} for-${hours}`,
        from + hours / 2 > scale.hours / 2 && 'justify-self-end',
        chipColours(color),
        !shift.confirmed && 'live-landed',
      )}
    >
      {formatTimesBriefly(shift, language)}
    </span>
  );
}

/** Somebody's portrait, name, position and hours of the week. */
function Person({ name, color, positionId, weekLength }: LiveRow) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const positionName = usePositionNames();
  return (
    <span className="flex items-center gap-2 min-w-0">
      <img
        src={portraitOf(name)}
        alt=""
        width="96"
        height="96"
        loading="lazy"
        className={clsx('portrait size-8 shrink-0 rounded-full max-sm:hidden', toneClass(color))}
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold">
          <span className="lg:hidden">{name.split(' ', 1)}</span>
          <span className="max-lg:hidden">{name}</span>
        </span>
        <span className="block text-xs font-normal text-muted truncate max-sm:hidden">
          {positionName(positionId)} · {t(($) => $.weekHours, { hours: formatHours(weekLength, language) })}
        </span>
      </span>
    </span>
  );
}

/** The week by team member, as in the scheduler: coverage of each day, its gaps, and each shift on the day's scale. */
export function LiveWeekGrid({ live }: { live: LiveState }) {
  const { view } = live;
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const ready = useHydrated();
  const now = new Date();
  // The prerendered page has the sample's own week; the visitor sees the current one.
  const monday = ready ? currentMonday(now) : view.monday;
  const today = ready ? weekdayOf(now) : undefined;
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-note">
      <caption className="sr-only">{t(($) => $.weekCaption)}</caption>
      <thead>
        <tr className="text-left">
          <th scope="col" className="w-[26%] sm:w-44 xl:w-56 px-2 sm:px-4 text-sm font-semibold text-muted">
            {t(($) => $.team)}
          </th>
          {view.days.map((day) => (
            <th
              key={day}
              scope="col"
              aria-current={day === today ? 'date' : undefined}
              className={clsx(line, 'p-0 text-sm font-semibold', hiddenOnPhones(day))}
            >
              <span className="flex items-baseline gap-1.5 px-2 py-1.5 whitespace-nowrap">
                <abbr title={weekdayName(day, language)} className="no-underline capitalize">
                  {calendarNames[language].shortWeekdays[day]}
                </abbr>{' '}
                <span className={clsx('tt-date', day === today && 'tt-today')}>{dayOfMonth(monday, day)}</span>
              </span>
              <CoverageRibbon hours={view.ribbons[day] ?? []} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <LiveGapsRow live={live} cellClass={(day) => clsx('border-t', line, 'p-1 align-middle', hiddenOnPhones(day))} />
        {view.rows.map((row) => (
          <tr key={row.staffId}>
            <th scope="row" className="border-t border-line px-2 sm:px-4 h-9 sm:h-12 text-left">
              <Person {...row} />
            </th>
            {row.days.map((shifts, index) => {
              const day = view.days[index] ?? index;
              return (
                <td key={day} className={clsx('border-t p-0', line, hiddenOnPhones(day))}>
                  {shifts.length > 0 ? (
                    <span className="live-day">
                      {shifts.map((shift) => (
                        <Shift key={`${shift.id}-${shift.start}-${shift.end}`} shift={shift} color={row.color} />
                      ))}
                    </span>
                  ) : (
                    <span className="block pl-2.5 text-xs text-muted">{t(($) => $.dayOff)}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
