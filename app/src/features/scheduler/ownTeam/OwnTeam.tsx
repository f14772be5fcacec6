import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import teamSettings from '#fixtures/team-settings.json';
import type { Engine, Week } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { TeamReading } from '~/engine/tables';
import { useTemplateStore } from '~/features/template/templateStore';
import { ownTeamFragment } from '~/shared/paths';
import { Button } from '~/ui/Button';
import type { OpenWeek } from '../model/openWeek';
import { weekKey } from '../model/viewState';
import { useOwnTeamStore } from './ownTeamStore';

const load = () => import('./OwnTeamDialog');
const OwnTeamDialog = lazy(load);
const KeptNotes = lazy(() => import('./KeptNotes'));

/** The header's 'Try it with your team'; what it opens comes with the first opening. */
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
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => ready && setOpen(true)}
    >
      <UsersRound className="size-4.5" aria-hidden="true" />
      {t(($) => $.menu)}
    </Button>
  );
}

interface OwnTeamProps {
  engine: Engine;
  open: OpenWeek;
  /** Shows a week of somebody's own team in the week of this key. */
  onTake: (handle: Week, week: string) => void;
}

/** The dialog of one's own team and what is kept of it. */
export function OwnTeam({ engine, open, onTake }: OwnTeamProps) {
  const { t } = useTranslation('ownTeam');
  const { hash } = useLocation();
  const { open: asked, setOpen, keep: keepOn } = useOwnTeamStore();
  const save = useTemplateStore((store) => store.save);

  // Other pages lead here with the dialog open.
  useEffect(() => {
    if (hash === ownTeamFragment) setOpen(true);
  }, [hash, setOpen]);

  const take = ({ schedule, requirements, monday }: TeamReading, keep: boolean) => {
    const made = tryCatch(() => {
      const handle = engine.Week.fromValue(schedule);
      handle.setRequirements(requirements);
      const { isoYear, isoWeek } = engine.isoWeekOf(monday ?? open.week.monday);
      return { handle, week: weekKey(isoYear, isoWeek) };
    });
    if (!made.ok) return;
    const { handle, week } = made.value;
    setOpen(false);
    save(
      t(($) => $.template),
      { positions: requirements, settings: teamSettings },
    );
    onTake(handle, week);
    keepOn(keep ? made.value : null);
  };

  return (
    <>
      <Suspense fallback={null}>
        <KeptNotes engine={engine} open={open} onOpen={onTake} />
      </Suspense>
      {asked && (
        <Suspense fallback={null}>
          <OwnTeamDialog monday={open.week.monday} onClose={() => setOpen(false)} onTake={take} />
        </Suspense>
      )}
    </>
  );
}
