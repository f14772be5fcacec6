import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import activity from '#fixtures/team-activity.json';
import { rolePeople } from '~/features/demo/demoWorld';
import { useReceived } from '~/features/demo/ledger';
import { roles } from '~/features/demo/role';
import type { HistoryItem } from './histories';

/** What a person has received in this tab, as movements of points: `team-member`, `manager` or another person's id. */
export function useLedgerItems(person: string): HistoryItem[] {
  const { t } = useTranslation('history');
  const role = roles.find((known) => known === person);
  const received = useReceived(role ? rolePeople[role].id : person);
  return useMemo(() => {
    const inBoth = (text: string) => ({ en: text, es: text });
    return received.map(({ id, points, sender }) => ({
      id,
      points,
      description: inBoth(t(($) => $.received)),
      date: activity.today,
      category: 'recognition',
      additionalInfo: inBoth(t(($) => $.from, { name: rolePeople[sender].name })),
    }));
  }, [received, t]);
}
