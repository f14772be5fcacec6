import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '~/features/scheduler/week/session';
import { lazy } from '~/shared/lazy';
import { useHydrated } from '~/shared/useHydrated';
import { Skeleton } from '~/ui/Skeleton';

const TeamList = lazy(() => import('./TeamList'));
const RosterPeople = lazy(() => import('~/features/team/RosterPeople'));
const OpenTeam = lazy(() => import('~/features/team/OpenTeam'));

/** The team page, with a lazily loaded list: the demo's members, or the visitor's own team if that is open. */
export function TeamPage() {
  const { t } = useTranslation('manager');
  const hydrated = useHydrated();
  const own = useSession(({ week }) => week?.origin?.kind === 'own' || week?.origin?.kind === 'imported');
  const skeleton = (
    <div role="status" aria-label={t(($) => $.loading)} data-testid="team-skeleton">
      <Skeleton className="h-160" />
    </div>
  );
  const sample = useSession(({ week }) => week !== null) && !own;
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-6 max-w-320 w-full mx-auto">
      <header>
        <h1 className="text-closing">{t(($) => $.team.title)}</h1>
        <p className="mt-1.5 text-muted">{own ? t(($) => $.team.ownIntro) : t(($) => $.team.intro)}</p>
      </header>
      {hydrated ? (
        <Suspense fallback={skeleton}>
          {own ? <OpenTeam /> : <TeamList />}
          {sample && <RosterPeople />}
        </Suspense>
      ) : (
        skeleton
      )}
    </main>
  );
}
