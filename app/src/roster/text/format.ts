import type { IsoWeek } from '~/engine/engine';
import { calendarNames } from '~/shared/calendarNames';
import type { Language } from '~/shared/language';
import { type Length, lengthOf, type Times } from '../week/times';

type DateStyle = 'weekday' | 'shortWeekday' | 'dayMonth' | 'month' | 'full' | 'date';

/** Formats an ISO date (no time, no zone) in a language. */
export function formatDate(isoDate: string, style: DateStyle, language: Language): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const names = calendarNames[language];
  const weekday = (date.getUTCDay() + 6) % 7;
  const day = date.getUTCDate();
  const month = date.getUTCMonth();
  const year = date.getUTCFullYear();
  const spanish = language === 'es';
  switch (style) {
    case 'weekday':
      return names.weekdays[weekday] ?? '';
    case 'shortWeekday':
      return names.shortWeekdays[weekday] ?? '';
    case 'dayMonth':
      return spanish ? `${day} ${names.shortMonths[month]}` : `${names.shortMonths[month]} ${day}`;
    case 'month':
      return spanish ? `${names.months[month]} de ${year}` : `${names.months[month]} ${year}`;
    case 'full':
      return spanish
        ? `${names.weekdays[weekday]}, ${day} de ${names.months[month]}`
        : `${names.weekdays[weekday]}, ${names.months[month]} ${day}`;
    case 'date':
      return spanish ? `${day} de ${names.months[month]} de ${year}` : `${names.months[month]} ${day}, ${year}`;
  }
}

/** The name of a day of the week, 0 (Monday) to 6. */
export function weekdayName(day: number, language: Language): string {
  return calendarNames[language].weekdays[day] ?? '';
}

/** An hour as the grid's row headers show it: '9:00 AM' in English, '9:00' in Spanish. Hour 24 is midnight. */
export function formatHour(hour: number, language: Language): string {
  const hourOfDay = ((hour % 24) + 24) % 24;
  if (language === 'es') return `${hourOfDay}:00`;
  return `${hourOfDay % 12 === 0 ? 12 : hourOfDay % 12}:00 ${hourOfDay < 12 ? 'AM' : 'PM'}`;
}

/** The short form for sentences and chips: '11 AM' in English, '11:00' in Spanish. */
export function formatHourShort(hour: number, language: Language): string {
  return language === 'es' ? formatHour(hour, language) : formatHour(hour, language).replace(':00', '');
}

/** A time in its shortest form: '9 AM' and '9:30 AM', in Spanish '9:00' and '9:30'. */
export function formatTime(hour: number, minute: number, language: Language): string {
  const whole = formatHourShort(hour, language);
  if (minute === 0) return whole;
  return language === 'es' ? whole.replace(':00', `:${minute}`) : whole.replace(' ', `:${minute} `);
}

/** A time range: '9:30 AM-5:45 PM'. */
export function formatTimes(
  { start, startMinute = 0, end, endMinute = 0 }: Omit<Times, 'day'>,
  language: Language,
): string {
  return `${formatTime(start, startMinute, language)}-${formatTime(end, endMinute, language)}`;
}

/** A time range where there is little room: '9a-4:30p', in Spanish '9-16:30'. */
export function formatTimesBriefly(
  { start, startMinute = 0, end, endMinute = 0 }: Omit<Times, 'day'>,
  language: Language,
): string {
  const brief = (hour: number, minute: number) =>
    formatTime(hour, minute, language)
      // A shift until midnight ends at 24, as on a clock of 24 hours.
      .replace(/^0+:00$/, hour === 24 ? '24' : '0')
      .replace(/:00$/, '')
      .replace(/ ([AP])M$/, (_, half: string) => half.toLowerCase());
  return `${brief(start, startMinute)}-${brief(end, endMinute)}`;
}

/** Made once: each takes as long as formatting hundreds of numbers. */
const hoursFormats = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  es: new Intl.NumberFormat('es', { maximumFractionDigits: 2 }),
};

/** A length in hours: '8' and '8.25', in Spanish '8,25'. */
export function formatHours(length: Length, language: Language): string {
  return hoursFormats[language].format(lengthOf(length));
}

/** The week's label: the engine's 'MMM d - MMM d, yyyy' in English, the same days in Spanish order otherwise. */
export function weekLabel(dates: IsoWeek, language: Language): string {
  if (language === 'en') return dates.label;
  const [from, to] = [dates.monday, dates.sunday].map((date) => formatDate(date, 'dayMonth', language));
  return `${from} - ${to} ${dates.sunday.slice(0, 4)}`;
}

/** Initials of a name, two letters at most. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .flatMap((word) => (word ? [Array.from(word)[0]] : []))
    .join('')
    .toUpperCase();
}

/** The most characters that fit on a chip in the narrowest column. */
const maxChipLength = 12;

/** The given name, truncated to fit on a chip. */
export function chipName(name: string): string {
  const given = Array.from(name.split(/\s+/)[0] ?? name);
  return given.length > maxChipLength ? `${given.slice(0, maxChipLength - 1).join('')}…` : given.join('');
}
