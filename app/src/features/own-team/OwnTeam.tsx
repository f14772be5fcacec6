import { UsersRound } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import teamSettings from '#fixtures/team-settings.json';
import type { Editor, Engine } from '~/engine/engine';
import { freeOnError, tryCatch } from '~/engine/result';
import type { RosterReading } from '~/engine/tables';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { notify } from '~/features/scheduler/week/session';
import { weekKey } from '~/features/scheduler/week/viewState';
import { useTemplateStore } from '~/features/template/templateStore';
import { lazy, prefetch } from '~/shared/lazy';
import { ownTeamFragment } from '~/shared/paths';
import { Button } from '~/ui/Button';
import { useOwnTeamStore } from './ownTeamStore';

const load = () => import('./OwnTeamDialog');
const OwnTeamDialog = lazy(load);
const SavedWeekNotice = lazy(() => import('./SavedWeekNotice'));

/** The header's 'Try it with your team'; its dialog is loaded on demand. */
export function OwnTeamButton({ ready }: { ready: boolean }) {
  const { t } = useTranslation('ownTeam');
  const setOpen = useOwnTeamStore((store) => store.setOpen);
  return (
    <Button
      id={ownTeamFragment.slice(1)}
      variant="outline"
      size="small"
      aria-haspopup="dialog"
      aria-disabled={ready ? undefined : true}
      onPointerEnter={() => prefetch(load)}
      onFocus={() => prefetch(load)}
      onClick={() => ready && setOpen(true)}
    >
      <UsersRound className="size-4.5" aria-hidden="true" />
      {t(($) => $.menu)}
    </Button>
  );
}

/** The roster's week of a Monday, and the key of that week. The engine keeps the other weeks of the roster beside it. */
function openRoster(engine: Engine, document: string, monday: string): { handle: Editor; week: string } {
  return freeOnError(engine.Editor.fromRoster(document, monday), (handle) => {
    const { isoYear, isoWeek } = engine.isoWeekOf(monday);
    return { handle, week: weekKey(isoYear, isoWeek) };
  });
}

interface OwnTeamProps {
  engine: Engine;
  week: EditableWeek;
  /** Shows the visitor's week in the week of this key; false if it cannot be opened, which it reports. */
  onApply: (handle: Editor, week: string) => boolean;
}

/** The dialog for the visitor's own team, and the notice about the saved week. */
export function OwnTeam({ engine, week, onApply }: OwnTeamProps) {
  const { t } = useTranslation('ownTeam');
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { open: isDialogOpen, setOpen, setSaved } = useOwnTeamStore();
  const save = useTemplateStore((store) => store.save);

  // Other pages link here with the dialog open. The request is taken out of the address, so that Back does not repeat it.
  useEffect(() => {
    if (hash !== ownTeamFragment || isLeaving) return;
    setOpen(true);
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, isLeaving, setOpen, navigate, pathname, search, state]);
  // It closes with the page, and does not open by itself on the next visit.
  useEffect(() => () => setOpen(false), [setOpen]);

  const apply = ({ document, team }: RosterReading, keep: boolean) => {
    if (document === null) return;
    const opened = tryCatch(() => openRoster(engine, document, team.monday));
    setOpen(false);
    if (!opened.ok) {
      notify({ kind: 'failed', fault: opened.fault });
      return;
    }
    const { handle, week: key } = opened.value;
    save(
      t(($) => $.template),
      { positions: team.requirements, settings: teamSettings },
    );
    const applied = onApply(handle, key);
    setSaved(applied && keep ? opened.value : null);
  };

  return (
    <>
      <Suspense fallback={null}>
        <SavedWeekNotice engine={engine} week={week} onOpen={onApply} />
      </Suspense>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <OwnTeamDialog monday={week.dates.monday} onClose={() => setOpen(false)} onApply={apply} />
        </Suspense>
      )}
    </>
  );
}
