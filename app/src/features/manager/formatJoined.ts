import { calendarNames } from '~/shared/calendarNames';
import type { Language } from '~/shared/language';

/** Month and year of an ISO date: 'Mar 2021', 'mar 2021'. */
export function formatJoined(isoDate: string, language: Language): string {
  const [year, month] = isoDate.split('-').map(Number);
  return `${calendarNames[language].shortMonths[(month ?? 1) - 1]} ${year}`;
}
