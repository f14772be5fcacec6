import type { IsoWeek } from '~/engine/engine';
import type { Language } from '~/shared/language';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES' };

type DateStyle = 'weekday' | 'shortWeekday' | 'dayMonth' | 'month' | 'full';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date (no time, no zone) in a language. */
export function formatDate(isoDate: string, style: DateStyle, language: Language): string {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** An hour as the grid's rows name it: '9:00 AM' in English, '9:00' in Spanish. Hour 24 is midnight. */
export function formatHour(hour: number, language: Language): string {
  const ofDay = ((hour % 24) + 24) % 24;
  if (language === 'es') return `${ofDay}:00`;
  return `${ofDay % 12 === 0 ? 12 : ofDay % 12}:00 ${ofDay < 12 ? 'AM' : 'PM'}`;
}

/** The short form for sentences and chips: '11 AM' in English, '11:00' in Spanish. */
export function formatHourShort(hour: number, language: Language): string {
  return language === 'es' ? formatHour(hour, language) : formatHour(hour, language).replace(':00', '');
}

/** The week's label: the engine's 'MMM d - MMM d, yyyy' in English, the same days in Spanish order otherwise. */
export function weekLabel(week: IsoWeek, language: Language): string {
  if (language === 'en') return week.label;
  const day = (date: string) => formatDate(date, 'dayMonth', language).replace('.', '');
  return `${day(week.monday)} - ${day(week.sunday)} ${week.sunday.slice(0, 4)}`;
}

/** Initials of a name, two letters at most. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .flatMap((word) => (word ? [Array.from(word)[0]] : []))
    .join('')
    .toUpperCase();
}

/** The given name, which is what fits on a chip. */
export function givenName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}
