import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rolePeople } from '~/features/demo/demoWorld';
import { dashboardTabOf } from '~/features/demo/ManagerRail';
import type { GivingRules } from '~/features/recognitions/rules';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';

const Dashboard = lazy(() => import('./Dashboard'));

function DashboardSkeleton() {
  const { t } = useTranslation('manager');
  return (
    <div role="status" aria-label={t(($) => $.loading)} data-testid="dashboard-skeleton" className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}

/** The manager's overview: the tab that the navigation asked for, its dashboard loaded when needed. */
export function OverviewPage({ rules }: { rules: GivingRules }) {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const tab = hydrated ? dashboardTabOf(state) : 'home';
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-6 max-w-[1280px] w-full mx-auto" data-tab={tab}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[clamp(1.75rem,2.6vw,2.375rem)]">
            {tab === 'home'
              ? t(($) => $.greeting, { name: rolePeople.manager.name.split(' ')[0] })
              : t(($) => $.tabs[tab])}
          </h1>
          <p className="mt-1.5 text-muted max-w-[60ch]">{t(($) => $.intro[tab])}</p>
        </div>
        <ButtonLink look="outline" size="small" to={pathTo('shift-scheduler', language)}>
          {t(($) => $.scheduler)}
        </ButtonLink>
      </header>
      {hydrated ? (
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard tab={tab} rules={rules} />
        </Suspense>
      ) : (
        <DashboardSkeleton />
      )}
    </main>
  );
}
