import { ClipboardList, FileDown, Link2, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateStore } from '~/features/template/templateStore';
import { Button } from '~/ui/Button';
import type { OpenWeek } from '../model/store';
import { usePositionName } from '../model/usePositionName';
import { useOwnTeamStore } from '../ownTeam/ownTeamStore';
import { type Place, useExchangeStore, useOutsideWeek } from './exchangeStore';

interface NoteProps {
  Icon: LucideIcon;
  children: ReactNode;
  action: string;
  onAction: () => void;
  /** Something went wrong. */
  fault?: boolean;
}

function Note({ Icon, children, action, onAction, fault }: NoteProps) {
  return (
    <div
      role={fault ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-1.5 text-[0.9375rem] ${fault ? 'bg-danger-soft text-danger' : 'bg-mint'}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <p className="flex-1 min-w-60 py-2">{children}</p>
      <Button variant="text" size="small" onClick={onAction}>
        <X className="size-4" aria-hidden="true" />
        {action}
      </Button>
    </div>
  );
}

interface WeekNotesProps {
  /** Where the week on the screen stands. */
  place: Place;
  open: OpenWeek | null;
  /** Brings the demo's own week back. */
  onSample: () => void;
}

/** Says why the week on the screen is not the demo's own, and leads back to it. */
export function WeekNotes({ place, open, onSample }: WeekNotesProps) {
  const { t } = useTranslation('exchange');
  const origin = useOutsideWeek(place)?.origin;
  const linkFault = useExchangeStore((store) => store.linkFault);
  const setLinkFault = useExchangeStore((store) => store.setLinkFault);
  const applied = useTemplateStore((store) => store.applied);
  const apply = useTemplateStore((store) => store.apply);
  const kept = useOwnTeamStore((store) => open !== null && store.kept?.handle === open.handle);
  const positions = open?.positions ?? [];
  const positionName = usePositionName(positions);
  if (!origin && !linkFault && !applied) return null;
  const followed = open && (applied || origin) ? open.handle.requirements().map(({ positionId }) => positionId) : [];
  const names = positions.filter(({ id }) => followed.includes(id)).map(({ id }) => positionName(id));
  const known = ['share-not-recognised', 'share-version', 'share-damaged', 'text-too-long'] as const;
  const code = known.find((candidate) => candidate === linkFault?.code);
  return (
    <div className="no-print grid gap-2">
      {linkFault && (
        <Note fault Icon={TriangleAlert} action={t(($) => $.notes.dismiss)} onAction={() => setLinkFault(null)}>
          <strong>{t(($) => $.notes.link)}</strong> {code ? t(($) => $.notes.faults[code]) : linkFault.message}{' '}
          {t(($) => $.notes.sampleShown)}
        </Note>
      )}
      {origin && (
        <Note Icon={origin.kind === 'shared' ? Link2 : FileDown} action={t(($) => $.notes.sample)} onAction={onSample}>
          {origin.kind === 'shared' ? t(($) => $.notes.shared) : t(($) => $.notes.imported, { count: origin.shifts })}
          {origin.kind === 'imported' && !kept && ` ${t(($) => $.notes.tabOnly)}`}
          {!applied && names.length > 0 && ` ${t(($) => $.notes.ownNeeds, { positions: names.join(', ') })}`}
        </Note>
      )}
      {applied && open && (
        <Note Icon={ClipboardList} action={t(($) => $.notes.plain)} onAction={() => apply(null)}>
          {names.length > 0
            ? t(($) => $.notes.template, { name: applied.name, positions: names.join(', ') })
            : t(($) => $.notes.templateUnknown, { name: applied.name })}
        </Note>
      )}
    </div>
  );
}
