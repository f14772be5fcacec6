import type { TFunction } from 'i18next';
import type { IsoWeek } from '~/engine/engine';
import type { Language } from '~/shared/language';
import type { CoverageChange } from '../week/session';
import { formatDate } from './format';

/** The most days listed individually. */
const maxListedDays = 2;

/** Whether a command left fewer hours below the minimum. */
export function closesHours({ days }: CoverageChange): boolean {
  return days.reduce((total, { gapHours }) => total + gapHours, 0) < 0;
}

/** What a command did to the hours below the minimum, as a sentence. */
export function hoursText(
  hours: CoverageChange,
  dates: IsoWeek,
  t: TFunction<'scheduler'>,
  language: Language,
): string {
  const { coveredHours: covered, examinedHours: examined, days } = hours;
  const sum = days.reduce((total, { gapHours }) => total + gapHours, 0);
  const dayText = ({ day, gapHours }: (typeof days)[number]) => {
    const name = formatDate(dates.days[day] ?? dates.monday, 'weekday', language);
    return gapHours > 0
      ? t(($) => $.acting.hours.dayMore, { day: name, count: gapHours })
      : t(($) => $.acting.hours.dayFewer, { day: name, count: -gapHours });
  };
  const weekText = () =>
    sum > 0 ? t(($) => $.acting.hours.weekMore, { count: sum }) : t(($) => $.acting.hours.weekFewer, { count: -sum });
  if (days.length === 0 || (days.length > maxListedDays && sum === 0)) {
    return t(($) => $.acting.hours.same, { covered, examined });
  }
  const changes = days.length > maxListedDays ? weekText() : days.map(dayText).join('. ');
  return t(($) => $.acting.hours.changed, { changes, covered, examined });
}
