import { Suspense, useEffect } from 'react';
import { closeTeam, openTeam, useTeam } from '~/roster/teamStore';
import { lazy } from '~/shared/lazy';
import { shiftTypesFragment } from '~/shared/paths';
import { useFragment } from '~/shared/useFragment';
import type { TeamDialogsProps } from './TeamDialogs';

const TeamDialogs = lazy(() => import('./TeamDialogs'));

const openShiftTypes = () => openTeam({ kind: 'list', part: 'types' });

/**
 * The dialogs of the team, loaded on demand; they close with the page. A fragment of the address opens the shift types,
 * and is then removed so that Back does not open them again.
 */
export function TeamHost(props: TeamDialogsProps) {
  const isOpen = useTeam((store) => store.target !== null);
  useEffect(() => closeTeam, []);
  useFragment(shiftTypesFragment, openShiftTypes);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TeamDialogs {...props} />
    </Suspense>
  );
}
