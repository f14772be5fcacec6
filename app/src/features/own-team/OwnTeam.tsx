import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from '~/engine/engine';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lazy, prefetch } from '~/shared/lazy';
import { ownTeamFragment } from '~/shared/paths';
import { useFragment } from '~/shared/useFragment';

const openDialog = () => useOwnTeamStore.getState().setOpen(true);
const load = () => import('./OwnTeamOpened');
const OwnTeamOpened = lazy(load);
const KeptNotice = lazy(() => import('./KeptNotice'));

/** The header's 'Try it with your team'; its dialog is loaded on demand. */
export function OwnTeamButton({ ready }: { ready: boolean }) {
  const { t } = useTranslation('ownTeam');
  const setOpen = useOwnTeamStore((store) => store.setOpen);
  return (
    <button
      type="button"
      id={ownTeamFragment.slice(1)}
      aria-haspopup="dialog"
      aria-disabled={ready ? undefined : true}
      className="max-lg:hidden min-h-11 px-3 rounded-control text-note font-semibold whitespace-nowrap hover:bg-sand"
      onPointerEnter={() => prefetch(load)}
      onFocus={() => prefetch(load)}
      onClick={() => ready && setOpen(true)}
    >
      {t(($) => $.menu)}
    </button>
  );
}

interface OwnTeamProps {
  engine: Engine;
  week: EditableWeek;
}

/** The dialog for the visitor's own team, and the notice about what is kept. */
export function OwnTeam({ engine, week }: OwnTeamProps) {
  const { open: isDialogOpen, setOpen } = useOwnTeamStore();

  useFragment(ownTeamFragment, openDialog);
  // It closes with the page, and does not open by itself on the next visit.
  useEffect(() => () => setOpen(false), [setOpen]);

  return (
    <>
      <Suspense fallback={null}>
        <KeptNotice engine={engine} week={week} />
      </Suspense>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <OwnTeamOpened monday={week.dates.monday} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
