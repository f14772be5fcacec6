import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/roster/text/format';
import { type DatedAbsence, type DatedShift, dateAfter, datesBetween } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';
import { IconButton } from '~/ui/IconButton';

interface AbsenceCalendarProps {
  absences: readonly DatedAbsence[];
  shifts: readonly DatedShift[];
  /** The chosen days, both included. */
  from: string;
  to: string;
  today: string;
  /** `YYYY-MM`. */
  month: string;
  onMonth: (month: string) => void;
  onRange: (from: string, to: string) => void;
}

/** The weeks of a month, `YYYY-MM`, from Monday to Sunday. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00Z`).getUTCDay() + 6) % 7;
  const start = dateAfter(first, -weekday);
  const weeks: string[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = dateAfter(monday, 7)) {
    weeks.push(datesBetween(monday, dateAfter(monday, 6)));
  }
  return weeks;
}

const monthAfter = (month: string, step: -1 | 1) =>
  dateAfter(step === 1 ? `${month}-28` : `${month}-01`, step === 1 ? 7 : -1).slice(0, 7);

/** A month with a person's absences and shifts; a click chooses a day, a second one the end of the stretch. */
export function AbsenceCalendar(props: AbsenceCalendarProps) {
  const { absences, shifts, from, to, today, month, onMonth, onRange } = props;
  const { t } = useTranslation('team');
  const language = useLanguage();
  const kindOn = new Map(absences.map(({ date, kind }) => [date, kind]));
  const working = new Set(shifts.map(({ date }) => date));
  const choose = (date: string) => {
    if (from === to && date > from) onRange(from, date);
    else onRange(date, date);
  };
  const weeks = weeksOf(month);
  return (
    <section aria-label={t(($) => $.absences.calendar)}>
      <header className="flex items-center justify-between">
        <IconButton label={t(($) => $.absences.earlier)} onClick={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <h3 className="text-lg first-letter:uppercase" aria-live="polite">
          {formatDate(`${month}-01`, 'month', language)}
        </h3>
        <IconButton label={t(($) => $.absences.later)} onClick={() => onMonth(monthAfter(month, 1))}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </header>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((date) => (
              <th key={date} scope="col" className="text-xs font-semibold text-muted capitalize">
                {formatDate(date, 'shortWeekday', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const kind = kindOn.get(date);
                const isChosen = date >= from && date <= to;
                const name = [
                  formatDate(date, 'full', language),
                  kind && t(($) => $.kinds[kind]),
                  working.has(date) && t(($) => $.absences.works),
                ];
                return (
                  <td key={date} className="p-0">
                    <button
                      type="button"
                      aria-label={name.filter(Boolean).join(', ')}
                      aria-pressed={isChosen}
                      aria-current={date === today ? 'date' : undefined}
                      className={clsx(
                        'grid w-full min-h-11 place-content-center justify-items-center rounded-chip leading-tight tabular-nums',
                        kind ? 'bg-plum text-plum-ink' : 'bg-paper hover:bg-sand',
                        isChosen && 'outline-2 outline-evergreen -outline-offset-2',
                        date.slice(0, 7) !== month && !kind && 'text-muted',
                        date === today && 'font-bold',
                      )}
                      onClick={() => choose(date)}
                    >
                      <span className={clsx(date === today && 'underline')}>{Number(date.slice(8))}</span>
                      {/* Generated, as the button's name says it already. */}
                      <span
                        className="block max-w-full truncate px-0.5 text-mini leading-none font-normal after:content-[attr(data-kind)]"
                        aria-hidden="true"
                        data-kind={kind ? t(($) => $.kinds[kind]) : working.has(date) ? '•' : '\u00a0'}
                      />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
