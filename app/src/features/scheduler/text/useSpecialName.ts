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
