import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Roster } from '~/engine/importing';
import { formatDate, formatHours, weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { Select } from '~/ui/Select';
import { timesOf, weekOf } from './reading';

/** The maximum number of people that are listed. */
const maxPeople = 60;

const dateOf = (monday: string, day: number) => {
  const date = new Date(`${monday}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day);
  return date.toISOString().slice(0, 10);
};

interface WeeksProps {
  roster: Roster;
  /** The week that is shown first. */
  first: string;
  /** The position of people without one. */
  position: string;
}

/** The weeks that come of a table: everybody with their shifts and absences. */
export function Weeks({ roster, first, position }: WeeksProps) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const [wanted, setWanted] = useState<string | null>(null);
  const monday = wanted !== null && roster.weeks.includes(wanted) ? wanted : first;
  const week = useMemo(() => weekOf(roster, monday), [roster, monday]);
  const dated = roster.weeks.length > 0;
  if (roster.people.length === 0) return null;
  return (
    <section className="grid gap-2 min-w-0" data-testid="own-team-weeks">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">{t(($) => $.weeks.title, { count: Math.max(1, roster.weeks.length) })}</h3>
        {roster.weeks.length > 1 && (
          <Select
            label={t(($) => $.weeks.choose)}
            value={monday}
            options={roster.weeks.map((value) => ({
              value,
              label: t(($) => $.weeks.of, { date: `${formatDate(value, 'dayMonth', language)} ${value.slice(0, 4)}` }),
            }))}
            onChange={setWanted}
          />
        )}
      </div>
      {/* A scrolling region must be reachable by keyboard. */}
      <div
        className="overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={t(($) => $.weeks.title, { count: Math.max(1, roster.weeks.length) })}
      >
        <table className="w-full min-w-224 table-fixed text-sm border-collapse">
          <thead>
            <tr>
              <th scope="col" className="w-52 text-left font-semibold px-2 py-1.5">
                {t(($) => $.weeks.person)}
              </th>
              {Array.from({ length: 7 }, (_, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by index.
                <th key={day} scope="col" className="text-left font-semibold px-2 py-1.5 first-letter:uppercase">
                  {dated ? (
                    <>
                      {formatDate(dateOf(monday, day), 'shortWeekday', language)}{' '}
                      <span className="font-normal text-muted">
                        {formatDate(dateOf(monday, day), 'dayMonth', language)}
                      </span>
                    </>
                  ) : (
                    weekdayName(day, language)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {week.slice(0, maxPeople).map(({ person, days, shifts, minutes }) => {
              const own = person === null ? undefined : roster.people[person];
              return (
                <tr key={person ?? 'open'} className="border-t border-line align-top">
                  <th scope="row" className="text-left font-normal px-2 py-1.5 break-words">
                    <strong className="font-semibold">{own ? own.name : t(($) => $.weeks.open)}</strong>
                    <span className="block text-muted text-fine">
                      {own && <>{own.positions.join(', ') || position} · </>}
                      {t(($) => $.weeks.hours, {
                        count: shifts,
                        hours: formatHours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }, language),
                      })}
                    </span>
                  </th>
                  {days.map(({ shifts: ofDay, absence }, day) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by index.
                    <td key={day} className="px-1 py-1.5">
                      {ofDay.map((shift) => (
                        <span
                          key={`${shift.startMinutes} ${shift.origin.line} ${shift.origin.column}`}
                          className="block mb-1 rounded-chip bg-mint px-1.5 py-0.5 text-fine leading-snug"
                        >
                          {timesOf(shift, language)}
                          {shift.position && shift.position !== own?.positions[0] && (
                            <span className="block text-muted">{shift.position}</span>
                          )}
                        </span>
                      ))}
                      {absence && (
                        <span className="block rounded-chip bg-sand px-1.5 py-0.5 text-fine text-muted">
                          {t(($) => $.weeks.absences[absence.kind])}
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {week.length > maxPeople && (
        <p className="text-muted">{t(($) => $.weeks.more, { count: week.length - maxPeople })}</p>
      )}
    </section>
  );
}
