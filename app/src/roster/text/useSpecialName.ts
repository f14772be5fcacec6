import { useTranslation } from 'react-i18next';
import type { SpecialDate } from '~/engine/engine';

/** What a holiday or closing day is called: by the roster, or else as a public holiday. */
export function useSpecialName(): (known: SpecialDate) => string {
  const { t } = useTranslation('scheduler');
  return ({ name, publicHoliday, substitute, holiday }) => {
    if (name) return name;
    if (!publicHoliday) return holiday ? t(($) => $.calendar.holiday) : '';
    const own = t(($) => $.calendar.names[publicHoliday]);
    return substitute ? t(($) => $.calendar.substitute, { name: own }) : own;
  };
}

/** What is said of a date, such as 'Christmas Day · Closed'; empty for a day that is like others. */
export function useSpecialText(): (special: readonly SpecialDate[], date: string | undefined) => string {
  const { t } = useTranslation('scheduler');
  const nameOf = useSpecialName();
  return (special, date) => {
    const known = special.find((entry) => entry.date === date);
    if (!known) return '';
    return [nameOf(known), known.closed && t(($) => $.calendar.closed)].filter(Boolean).join(' · ');
  };
}
