import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openTeam } from '~/roster/teamStore';
import { activeWeek, useSession } from '~/roster/week/session';
import { Button } from '~/ui/Button';
import { TeamHost } from './TeamHost';

/** A button for the people of the sample roster that is open in the scheduler, beside the demo's members. */
export default function RosterPeople() {
  const { t } = useTranslation('team');
  const week = useSession(activeWeek);
  if (!week) return null;
  return (
    <div>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        onClick={() => openTeam({ kind: 'list', part: 'people' })}
      >
        <UsersRound className="size-4.5" aria-hidden="true" />
        {t(($) => $.open)}
      </Button>
      <TeamHost week={week} />
    </div>
  );
}
