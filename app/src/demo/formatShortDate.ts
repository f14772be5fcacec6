import { calendarNames } from '~/shared/calendarNames';
import type { Language } from '~/shared/language';

/** Short month and day of an ISO date: 'Nov 18', '18 nov'. */
export function formatShortDate(isoDate: string, language: Language): string {
  const [, month = 1, day = 1] = isoDate.split('-').map(Number);
  const name = calendarNames[language].shortMonths[month - 1] ?? '';
  return language === 'es' ? `${day} ${name}` : `${name} ${day}`;
}

/** Month in full and day of an ISO date: 'November 30', '30 de noviembre'. */
export function formatLongDate(isoDate: string, language: Language): string {
  const [, month = 1, day = 1] = isoDate.split('-').map(Number);
  const name = calendarNames[language].months[month - 1] ?? '';
  return language === 'es' ? `${day} de ${name}` : `${name} ${day}`;
}
