import { CalendarOff, Scale, Send, Wand2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { openTeam } from '~/roster/teamStore';
import { fillWeek } from '~/roster/week/actions';
import { openDialog, useSession } from '~/roster/week/session';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { NoteButton } from './Note';

/** What to do first with a team that has just been read: fill the week, check absences, publish. */
export default function NextSteps() {
  const { t } = useTranslation('ownTeam');
  const fresh = useOwnTeamStore((store) => store.fresh);
  const setFresh = useOwnTeamStore((store) => store.setFresh);
  const asksLaw = useSession(({ week }) => week !== null && week.handle.ask({ kind: 'rules' }).law === undefined);
  useFocusFallback();
  if (!fresh) return null;
  return (
    <section aria-label={t(($) => $.next.title)} data-testid="next-steps" className="contents">
      {asksLaw && (
        <NoteButton aria-haspopup="dialog" onClick={() => openDialog({ kind: 'workingTime' })}>
          <Scale className="size-4 max-md:hidden" aria-hidden="true" />
          {t(($) => $.next.law)}
        </NoteButton>
      )}
      <NoteButton onClick={fillWeek}>
        <Wand2 className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.fill)}
      </NoteButton>
      <NoteButton aria-haspopup="dialog" onClick={() => openTeam({ kind: 'list', part: 'people' })}>
        <CalendarOff className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.absences)}
      </NoteButton>
      <NoteButton aria-haspopup="dialog" onClick={() => openDialog({ kind: 'publish' })}>
        <Send className="size-4 max-md:hidden" aria-hidden="true" />
        {t(($) => $.next.publish)}
      </NoteButton>
      <NoteButton
        aria-label={t(($) => $.kept.dismiss)}
        className="min-w-11 max-md:order-last"
        onClick={() => setFresh(false)}
      >
        <X className="size-4" aria-hidden="true" />
      </NoteButton>
    </section>
  );
}
