import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { lazy } from '~/shared/lazy';
import { shiftTypesFragment } from '~/shared/paths';
import { closeTeam, openTeam, useTeam } from './teamStore';

const TeamDialogs = lazy(() => import('./TeamDialogs'));

/**
 * The dialogs of the team, loaded on demand; they close with the page. A fragment of the address opens the shift types,
 * and is then removed so that Back does not open them again.
 */
export function TeamHost({ week }: { week: EditableWeek }) {
  const isOpen = useTeam((store) => store.target !== null);
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => closeTeam, []);
  useEffect(() => {
    if (hash !== shiftTypesFragment) return;
    openTeam({ kind: 'list', part: 'types' });
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, pathname, search, state, navigate]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TeamDialogs week={week} />
    </Suspense>
  );
}
