import { useTranslation } from 'react-i18next';
import { type OwnTeamStore, useOwnTeamStore } from '~/roster/ownTeamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';

/** What roster of one's own is open, or which one that is kept; null for any other. */
export function useOwnText(week: EditableWeek | null): string | null {
  const { t } = useTranslation('importExport');
  const kept = useOwnTeamStore((store) => week && store.kept.get(week.handle));
  const name = kept?.name ?? (week?.origin?.kind === 'own' ? week.origin.name : undefined);
  return week && name !== undefined ? t(($) => $.notes.own, { name, count: week.staff.length }) : null;
}

/** Whether the note about what is kept on the device says which roster is open, too. */
export const isKeptAndOpen = ({ notice, kept }: OwnTeamStore, week: EditableWeek | null): boolean =>
  notice === 'on' && week !== null && kept.has(week.handle);
