import { useState } from 'react';
import { DayPicker, labelDayButton } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';

const locales = { en: enUS, es };

function toDate(isoDate: string): Date {
  const [year = 1970, month = 1, day = 1] = isoDate.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toIso(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Squares of 44 px; where eight do not fit, the week number is hidden, which the toolbar shows as well. */
const square = 'h-11 w-11';
const numbers = `${square} max-[363px]:hidden`;

/** English day names without ordinals ('November 9th'): a name has to contain the visible number (WCAG 2.5.3). */
const dayName: typeof labelDayButton = (...day) => labelDayButton(...day).replace(/(\d)(?:st|nd|rd|th)\b/, '$1');

interface WeekCalendarProps {
  dates: IsoWeek;
  onPick: (isoDate: string) => void;
}

/** A calendar of ISO weeks: Monday first, week numbers at the side, the current week marked; any day picks its week. */
export default function WeekCalendar({ dates, onPick }: WeekCalendarProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const [month, setMonth] = useState(() => toDate(dates.days[3] ?? dates.monday));
  const currentWeek = { from: toDate(dates.monday), to: toDate(dates.sunday) };
  return (
    <DayPicker
      mode="single"
      ISOWeek
      showWeekNumber
      showOutsideDays
      autoFocus
      locale={locales[language]}
      month={month}
      onMonthChange={setMonth}
      selected={currentWeek.from}
      onSelect={(_, day) => onPick(toIso(day))}
      modifiers={{ currentWeek }}
      labels={{
        labelWeekNumber: (number) => t(($) => $.controls.week, { week: number }),
        ...(language === 'en' && { labelDayButton: dayName }),
      }}
      formatters={{ formatWeekNumber: (number) => String(number) }}
      classNames={{
        root: 'week-calendar',
        months: 'relative',
        month_caption: 'flex items-center min-h-11 px-2 font-heading font-bold text-lg capitalize',
        nav: 'absolute right-0 top-0 flex gap-1',
        button_previous: 'grid place-items-center size-11 rounded-control hover:bg-sand',
        button_next: 'grid place-items-center size-11 rounded-control hover:bg-sand',
        chevron: 'size-5 fill-ink',
        month_grid: 'mt-1 border-collapse tabular-nums',
        weekday: `${square} text-fine font-semibold text-muted capitalize`,
        week_number_header: `${numbers} text-fine font-semibold text-muted`,
        week_number: `${numbers} text-center text-fine text-muted`,
        week: 'group',
        day: 'p-0 text-center group-hover:bg-sand first:rounded-l-control last:rounded-r-control',
        day_button: `${square} rounded-control font-medium hover:bg-white`,
        outside: 'text-muted',
      }}
      modifiersClassNames={{ currentWeek: 'bg-mint font-bold' }}
    />
  );
}
