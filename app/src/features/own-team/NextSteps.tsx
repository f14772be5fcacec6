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
    <section
      aria-labelledby="next-steps"
      data-testid="next-steps"
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sand px-4 py-2"
    >
      <h2 id="next-steps" className="font-text text-base font-semibold tracking-normal">
        {t(($) => $.next.title)}
      </h2>
      <Button variant="outline" size="small" onClick={fillWeek}>
        <Wand2 className="size-4.5" aria-hidden="true" />
        {t(($) => $.next.fill)}
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        onClick={() => openTeam({ kind: 'list', part: 'people' })}
      >
        <CalendarOff className="size-4.5" aria-hidden="true" />
        {t(($) => $.next.absences)}
      </Button>
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => openDialog({ kind: 'publish' })}>
        <Send className="size-4.5" aria-hidden="true" />
        {t(($) => $.next.publish)}
      </Button>
      <Button variant="text" size="small" className="ml-auto" onClick={() => setFresh(false)}>
        <X className="size-4" aria-hidden="true" />
        {t(($) => $.kept.dismiss)}
      </Button>
    </section>
  );
}
