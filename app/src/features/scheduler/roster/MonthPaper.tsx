import type { Absence, ShiftType } from '~/engine/engine';
import { formatDate, formatHours, formatTimes } from '~/roster/text/format';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import { useSpecialText } from '~/roster/text/useSpecialName';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { brand } from '~/shared/brand';
import { type BoardDay, type BoardEntry, type BoardPerson, sumsOf } from './boardCells';

interface MonthPaperProps {
  label: string;
  days: readonly BoardDay[];
  rows: readonly {
    readonly person: BoardPerson;
    readonly entries: readonly (readonly BoardEntry[])[];
    readonly away: readonly (Absence | undefined)[];
  }[];
  types: readonly ShiftType[];
  texts: RosterTexts;
}

/**
 * The month on one sheet, lengthwise: names down, days across, codes, and what they mean below. Why somebody is away is the
 * planner's.
 */
export function MonthPaper({ label, days, rows, types, texts }: MonthPaperProps) {
  const { t, language } = texts;
  const specialText = useSpecialText();
  const special = days.flatMap(({ week }) => week.special);
  const holidays = new Set(special.flatMap(({ date, holiday }) => (holiday ? [date] : [])));
  const named = days.flatMap(({ date }) => {
    const text = specialText(special, date);
    return text ? [`${formatDate(date, 'dayMonth', language)}: ${text}`] : [];
  });
  return (
    <section className="paper-sheet paper-alone paper-month" data-testid="month-paper">
      <table>
        <caption>
          {brand.name} · {label}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.grid.member)}</th>
            {days.map(({ date }) => (
              <th key={date} scope="col">
                {formatDate(date, 'shortWeekday', language).slice(0, 2)} {Number(date.slice(8))}
              </th>
            ))}
            <th scope="col">{t(($) => $.board.hours)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, entries, away }) => (
            <tr key={person.id}>
              <th scope="row">{person.name}</th>
              {days.map(({ date, day }, column) => (
                <td key={date} className={day > 4 || holidays.has(date) ? 'paper-weekend' : undefined}>
                  {away[column]
                    ? t(($) => $.board.away.other)
                    : (entries[column] ?? []).map(({ text }) => text).join(' ')}
                </td>
              ))}
              <td>{formatHours({ hours: sumsOf(entries, away, types).hours }, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {types
          .map(
            (type) => `${type.code} ${type.name} ${formatTimes(timesOf(0, startOf(type), lengthOf(type)), language)}`,
          )
          .join(' · ')}
      </p>
      {named.length > 0 && <p>{named.join('; ')}</p>}
    </section>
  );
}
