import { CalendarOff, Send, Wand2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fillWeek } from '~/features/scheduler/week/actions';
import { openDialog } from '~/features/scheduler/week/session';
import { openTeam } from '~/features/team/teamStore';
import { Button } from '~/ui/Button';
import { useOwnTeamStore } from './ownTeamStore';

/** What to do first with a team that has just been read: fill the week, check absences, publish. */
export function NextSteps() {
  const { t } = useTranslation('ownTeam');
  const fresh = useOwnTeamStore((store) => store.fresh);
  const setFresh = useOwnTeamStore((store) => store.setFresh);
  if (!fresh) return null;
  return (
    <section aria-label={t(($) => $.next.title)} data-testid="next-steps" className="contents">
      <Button variant="text" size="small" padding="px-2" onClick={fillWeek}>
        <Wand2 className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.fill)}
      </Button>
      <Button
        variant="text"
        size="small"
        padding="px-2"
        aria-haspopup="dialog"
        onClick={() => openTeam({ kind: 'list', part: 'people' })}
      >
        <CalendarOff className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.absences)}
      </Button>
      <Button
        variant="text"
        size="small"
        padding="px-2"
        aria-haspopup="dialog"
        onClick={() => openDialog({ kind: 'publish' })}
      >
        <Send className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.publish)}
      </Button>
      <Button
        variant="text"
        size="small"
        padding="px-3.5"
        aria-label={t(($) => $.kept.dismiss)}
        onClick={() => setFresh(false)}
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
    </section>
  );
}
