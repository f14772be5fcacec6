import { useTranslation } from 'react-i18next';
import teamSettings from '#fixtures/team-settings.json';
import type { RosterReading } from '~/engine/importing';
import { openOwn } from '~/roster/kept/openOwn';
import { useTemplateStore } from '~/roster/templateStore';
import OwnTeamDialog from './OwnTeamDialog';

interface OwnTeamOpenedProps {
  /** The Monday of the open week. */
  monday: string;
  onClose: () => void;
}

/** The dialog for the visitor's own team, and what becomes of a roster that was read. */
export default function OwnTeamOpened({ monday, onClose }: OwnTeamOpenedProps) {
  const { t } = useTranslation('ownTeam');
  const save = useTemplateStore((store) => store.save);
  const apply = ({ document, team }: RosterReading, keep: boolean) => {
    if (document === null) return;
    onClose();
    const name = t(($) => $.template);
    save(name, { positions: team.requirements, settings: teamSettings });
    openOwn(document, name, keep, team.monday);
  };
  return <OwnTeamDialog monday={monday} onClose={onClose} onApply={apply} />;
}
