import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rolePeople } from '../demoWorld';
import { useReceived } from '../ledger';
import { roles } from '../role';
import { useSampleClock } from '../sampleClock';
import type { HistoryItem } from './histories';

/** What a person has received in this tab, as movements of points: `team-member`, `manager` or another person's id. */
export function useLedgerItems(person: string): HistoryItem[] {
  const { t } = useTranslation('history');
  const role = roles.find((known) => known === person);
  const received = useReceived(role ? rolePeople[role].id : person);
  const { writtenAs } = useSampleClock();
  return useMemo(() => {
    const inBoth = (text: string) => ({ en: text, es: text });
    return received.map(({ id, points, sender, date }) => ({
      id,
      points,
      description: inBoth(t(($) => $.received)),
      date: writtenAs(date),
      category: 'recognition',
      additionalInfo: inBoth(t(($) => $.from, { name: rolePeople[sender].name })),
    }));
  }, [received, t, writtenAs]);
}
