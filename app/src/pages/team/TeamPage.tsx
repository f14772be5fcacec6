import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { passPromo } from '~/demo/useContinue';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { useSession } from '~/roster/week/session';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Skeleton } from '~/ui/Skeleton';
import { TextLink } from '~/ui/TextLink';

const TeamList = lazy(() => import('~/features/manager/TeamList'));
const RosterPeople = lazy(() => import('~/features/team/RosterPeople'));
const KeptHint = lazy(() => import('~/roster/kept/KeptHint'));
const OpenTeam = lazy(() => import('~/features/team/OpenTeam'));

/** Whether a week has a team from outside: not a sample's, and not what one person was shown of it. */
function hasOwnTeam({ origin }: EditableWeek): boolean {
  return origin?.kind === 'own' || origin?.kind === 'imported' || (origin?.kind === 'shared' && origin.person === null);
}

/** The team page, with a lazily loaded list: the demo's members, or the visitor's own team if that is open. */
export function TeamPage() {
  const { t } = useTranslation('manager');
  const hydrated = useHydrated();
  const language = useLanguage();
  const isKept = useOwnTeamStore((store) => store.kept);
  const own = useSession(({ week }) => week !== null && (hasOwnTeam(week) || isKept.has(week.handle)));
  const place = useSession((session) => session.place);
  useEffect(() => {
    // The promo is about the sample.
    if (own) passPromo();
  }, [own]);
  const skeleton = (
    <div role="status" aria-label={t(($) => $.loading)} data-testid="team-skeleton">
      <Skeleton className="h-160" />
    </div>
  );
  const sample = useSession(({ week }) => week !== null) && !own;
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-6 max-w-320 w-full mx-auto">
      {place && (
        <TextLink
          to={{ pathname: pathTo('shift-scheduler', language), search: `?week=${place.week}` }}
          className="gap-2 justify-self-start"
        >
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {t(($) => $.team.toRoster)}
        </TextLink>
      )}
      <header>
        <h1 className="text-closing">{t(($) => $.team.title)}</h1>
        <p className="mt-1.5 text-muted">{own ? t(($) => $.team.ownIntro) : t(($) => $.team.intro)}</p>
      </header>
      {hydrated && (
        <Suspense>
          <KeptHint leadsTo={null} />
        </Suspense>
      )}
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
