import { CalendarClock, History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { rolePeople } from '~/demo/demoWorld';
import { HistoryPanel } from '~/demo/history/HistoryPanel';
import { dashboardTabOf } from '~/demo/ManagerRail';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import type { DashboardModel } from './dashboardModel';

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

/** The manager's overview: the tab from the navigation state, with a lazily loaded dashboard. */
export function OverviewPage({ model }: { model: DashboardModel }) {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const [historyOpen, setHistoryOpen] = useState(false);
  const tab = hydrated ? dashboardTabOf(state) : 'home';
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-6 max-w-320 w-full mx-auto" data-tab={tab}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-closing">
            {tab === 'home'
              ? t(($) => $.greeting, { name: rolePeople.manager.name.split(' ')[0] })
              : t(($) => $.tabs[tab])}
          </h1>
          <p className="mt-1.5 text-muted measure-60">{t(($) => $.intro[tab])}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
            <History className="size-4.5" aria-hidden="true" />
            {t(($) => $.ownHistory)}
          </Button>
          <ButtonLink variant="outline" size="small" to={pathTo('shift-scheduler', language)} prefetch="intent">
            <CalendarClock className="size-4.5" aria-hidden="true" />
            {t(($) => $.scheduler)}
          </ButtonLink>
        </div>
      </header>
      {hydrated ? (
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard tab={tab} model={model} />
        </Suspense>
      ) : (
        <DashboardSkeleton />
      )}
      <HistoryPanel person="manager" open={historyOpen} onClose={() => setHistoryOpen(false)} />
    </main>
  );
}
