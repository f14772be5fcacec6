import { Suspense, useEffect } from 'react';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { lazy } from '~/shared/lazy';
import { closeTeam, useTeam } from './teamStore';

const TeamDialogs = lazy(() => import('./TeamDialogs'));

/** The dialogs of the team, loaded on demand; they close with the page. */
export function TeamHost({ week }: { week: EditableWeek }) {
  const isOpen = useTeam((store) => store.target !== null);
  useEffect(() => closeTeam, []);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TeamDialogs week={week} />
    </Suspense>
  );
}
