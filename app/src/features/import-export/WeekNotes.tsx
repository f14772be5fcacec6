import { ClipboardList, FileDown, Link2, type LucideIcon, Store, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NextSteps } from '~/features/own-team/NextSteps';
import { type OwnTeamStore, useOwnTeamStore } from '~/features/own-team/ownTeamStore';
import { useFocusFallback } from '~/features/scheduler/panels/useFocusFallback';
import { usePositionName } from '~/features/scheduler/text/usePositionName';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { followTemplate, openDialog, useSession } from '~/features/scheduler/week/session';
import { Button } from '~/ui/Button';

/** A notice above the scheduler. From 768 px up its buttons are higher than its line, which leaves room to the roster. */
export const noteClass =
  'no-print flex flex-wrap items-center gap-x-2 mb-1 rounded-control px-4 text-note md:[&_button]:-my-1';

interface NoteProps {
  Icon: LucideIcon;
  children: ReactNode;
  /** What can be done next, before the way back. */
  next?: ReactNode;
  action: string;
  onAction: () => void;
}

function Note({ Icon, children, next, action, onAction }: NoteProps) {
  return (
    <div role="status" className={`${noteClass} bg-mint`}>
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-60 py-1.5">{children}</p>
      {next}
      <Button variant="text" size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

/** What roster of one's own is open; null for any other. */
export function useOwnText(week: EditableWeek | null): string | null {
  const { t } = useTranslation('importExport');
  if (week?.origin?.kind !== 'own') return null;
  return t(($) => $.notes.own, { name: week.origin.name, count: week.staff.length });
}

/** Whether the note about what is kept on the device says which roster is open, too. */
export const isKeptAndOpen = ({ notice, kept }: OwnTeamStore, week: EditableWeek | null): boolean =>
  notice === 'on' && week !== null && kept?.handle === week.handle;

/** Explains why the active week is not the demo's, with a way back to it. */
export function WeekNotes({ week }: { week: EditableWeek | null }) {
  const { t } = useTranslation('importExport');
  useFocusFallback();
  const origin = week?.origin;
  const applied = useSession((session) => session.template);
  const saved = useOwnTeamStore((store) => week !== null && store.kept?.handle === week.handle);
  const isSaidThere = useOwnTeamStore((store) => isKeptAndOpen(store, week));
  const ownText = useOwnText(week);
  const positions = week?.positions ?? [];
  const positionName = usePositionName(positions);
  if (!origin && !applied) return null;
  const requiredIds = week && (applied || origin) ? week.handle.requirements().map(({ positionId }) => positionId) : [];
  const names = positions.filter(({ id }) => requiredIds.includes(id)).map(({ id }) => positionName(id));
  return (
    <>
      {origin && !isSaidThere && (
        <Note
          Icon={{ shared: Link2, imported: FileDown, own: UsersRound, trade: Store }[origin.kind]}
          next={origin.kind === 'own' && <NextSteps />}
          action={t(($) => $.notes.sample)}
          onAction={() => openDialog({ kind: 'sample' })}
        >
          {origin.kind === 'shared' && t(($) => $.notes.shared)}
          {origin.kind === 'imported' && t(($) => $.notes.imported, { count: origin.shifts })}
          {origin.kind === 'trade' && t(($) => $.notes.trade[origin.trade])}
          {ownText}
          {(origin.kind === 'imported' || origin.kind === 'own') && !saved && ` ${t(($) => $.notes.tabOnly)}`}
          {!applied &&
            origin.kind !== 'trade' &&
            origin.kind !== 'own' &&
            names.length > 0 &&
            ` ${t(($) => $.notes.ownNeeds, { positions: names.join(', ') })}`}
        </Note>
      )}
      {applied && week && (
        <Note Icon={ClipboardList} action={t(($) => $.notes.plain)} onAction={() => followTemplate(null)}>
          {names.length > 0
            ? t(($) => $.notes.template, { name: applied.name, positions: names.join(', ') })
            : t(($) => $.notes.templateUnknown, { name: applied.name })}
        </Note>
      )}
    </>
  );
}
