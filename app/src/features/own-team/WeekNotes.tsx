import { ClipboardList, FileDown, Link2, Store, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { followTemplate, openDialog, useSession } from '~/roster/week/session';
import { lazy } from '~/shared/lazy';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { Note, NoteButton } from './Note';
import { isKeptAndOpen, useOwnText } from './ownText';

const NextSteps = lazy(() => import('./NextSteps'));

/** Explains why the active week is not the demo's, with a way back to it. */
export function WeekNotes({ week }: { week: EditableWeek | null }) {
  const { t } = useTranslation('importExport');
  useFocusFallback();
  const origin = week?.origin;
  const applied = useSession((session) => session.template);
  const isSaidThere = useOwnTeamStore((store) => isKeptAndOpen(store, week));
  const ownText = useOwnText(week);
  const positions = week?.positions ?? [];
  const positionName = usePositionName(positions);
  if (!origin && !applied) return null;
  const requiredIds =
    week && (applied || origin) ? week.handle.ask({ kind: 'requirements' }).map(({ positionId }) => positionId) : [];
  const names = positions.filter(({ id }) => requiredIds.includes(id)).map(({ id }) => positionName(id));
  return (
    <>
      {origin && !isSaidThere && (
        <Note
          Icon={{ shared: Link2, imported: FileDown, own: UsersRound, trade: Store }[origin.kind]}
          actions={
            <>
              {origin.kind === 'own' && (
                <Suspense>
                  <NextSteps />
                </Suspense>
              )}
              <NoteButton onClick={() => openDialog({ kind: 'sample' })}>{t(($) => $.notes.sample)}</NoteButton>
            </>
          }
        >
          {origin.kind === 'shared' &&
            (origin.person === null ? t(($) => $.notes.shared) : t(($) => $.notes.sharedPerson))}
          {origin.kind === 'imported' && t(($) => $.notes.imported, { count: origin.shifts })}
          {origin.kind === 'trade' && t(($) => $.notes.trade[origin.trade])}
          {origin.kind === 'own' && ownText}
          {(origin.kind === 'imported' || origin.kind === 'own') && ` ${t(($) => $.notes.tabOnly)}`}
          {!applied &&
            origin.kind !== 'trade' &&
            origin.kind !== 'own' &&
            names.length > 0 &&
            ` ${t(($) => $.notes.ownNeeds, { positions: names.join(', ') })}`}
        </Note>
      )}
      {applied && week && (
        <Note
          Icon={ClipboardList}
          actions={<NoteButton onClick={() => followTemplate(null)}>{t(($) => $.notes.plain)}</NoteButton>}
        >
          {names.length > 0
            ? t(($) => $.notes.template, { name: applied.name, positions: names.join(', ') })
            : t(($) => $.notes.templateUnknown, { name: applied.name })}
        </Note>
      )}
    </>
  );
}
