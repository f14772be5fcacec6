import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutKind, OtherReading } from '~/engine/importing';
import { weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { type Doubted, firstWeekOf, timesOf, weekOf } from './reading';

/** The maximum number of people of a reading that are listed. */
const maxPeople = 5;

interface WeekOfReadingProps {
  reading: OtherReading;
  /** The week of a table without dates. */
  monday: string;
}

function WeekOfReading({ reading, monday }: WeekOfReadingProps) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const parts = { people: reading.people, shifts: reading.shifts, absences: [] };
  const week = weekOf(parts, firstWeekOf(reading, monday)).filter(({ shifts }) => shifts > 0);
  return (
    <table className="w-full text-fine border-collapse">
      <tbody>
        {week.slice(0, maxPeople).map(({ person, days }) => (
          <tr key={person ?? 'open'} className="border-t border-line align-top">
            <th scope="row" className="w-28 text-left font-semibold px-1 py-1 break-words">
              {person === null ? t(($) => $.weeks.open) : reading.people[person]?.name}
            </th>
            <td className="px-1 py-1">
              {days.map(({ shifts }, day) =>
                shifts.map((shift) => (
                  <span
                    key={`${shift.origin.line} ${shift.origin.column} ${shift.startMinutes}`}
                    className="inline-block mr-1 mb-1 rounded-chip bg-mint px-1.5 py-0.5"
                  >
                    <span className="first-letter:uppercase">{weekdayName(day, language).slice(0, 3)}</span>{' '}
                    {timesOf(shift, language)}
                  </span>
                )),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReadingsProps {
  doubted: Doubted;
  /** The layout that was chosen. */
  chosen: LayoutKind | undefined;
  monday: string;
  onChoose: (layout: LayoutKind | undefined) => void;
}

/** What speaks against a reading, and the readings to choose from as weeks side by side. */
export function Readings({ doubted, chosen, monday, onChoose }: ReadingsProps) {
  const { t } = useTranslation('ownTeam');
  const id = useId();
  const { doubts, readings } = doubted;
  const Icon = chosen ? CircleCheck : TriangleAlert;
  return (
    <section
      aria-labelledby={id}
      data-testid="own-team-readings"
      data-open={!chosen}
      className={`grid gap-3 rounded-control border p-3.5 ${chosen ? 'border-line' : 'border-warning bg-warning-soft'}`}
    >
      <h3 id={id} className="flex gap-2 text-lg">
        <Icon className={`size-5 mt-1 shrink-0 ${chosen ? 'text-evergreen' : 'text-warning'}`} aria-hidden="true" />
        {t(($) => $.readings.title, { count: readings.length })}
      </h3>
      <ul className="grid gap-1 text-note">
        {doubts.map(({ code, count, value }) => (
          <li key={code}>
            {t(($) => $.readings.doubts[code])}
            {value && <code className="ml-1.5 rounded-chip bg-white px-1.5 break-all text-ink">{value}</code>}{' '}
            <span className="text-muted">{t(($) => $.questions.times, { count })}</span>
          </li>
        ))}
      </ul>
      <ul className={readings.length > 1 ? 'grid gap-3 lg:grid-cols-2' : 'grid'}>
        {readings.map((reading) => (
          <li
            key={reading.layout}
            className="grid gap-2 content-start min-w-0 rounded-control border border-line bg-white p-3"
          >
            <p>
              <strong className="font-semibold">{t(($) => $.readings.layouts[reading.layout])}</strong>{' '}
              <span className="text-muted text-note">
                {t(($) => $.readings.found, { people: reading.people.length, shifts: reading.shifts.length })}
              </span>
            </p>
            <WeekOfReading reading={reading} monday={monday} />
            <Button
              size="small"
              variant={chosen === reading.layout ? 'solid' : 'outline'}
              aria-pressed={chosen === reading.layout}
              className="justify-self-start"
              onClick={() => onChoose(chosen === reading.layout ? undefined : reading.layout)}
            >
              {t(($) => $.readings.right)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
