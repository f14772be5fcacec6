import { clsx } from 'clsx';
import { ChartColumn, House, type LucideIcon, Sparkles, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { inLanguage } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** The dashboard's tabs; the selected one is passed in navigation state. */
const dashboardTabs = ['home', 'genie-insights', 'analytics'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The dashboard tab in a navigation state; the first one by default. */
export function dashboardTabOf(state: unknown): DashboardTab {
  const tab = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined;
  return dashboardTabs.find((known) => known === tab) ?? 'home';
}

const icons: Record<DashboardTab, LucideIcon> = { home: House, 'genie-insights': Sparkles, analytics: ChartColumn };

/** The manager's left rail: Home, Genie Insights, Analytics, View Team. */
export function ManagerRail() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname, state } = useLocation();
  // The prerendered page has no navigation state: after a reload the tab is marked once the page is hydrated.
  const chosen = dashboardTabOf(useHydrated() ? state : undefined);
  const english = inLanguage(pathname.replace(/\/$/, ''), 'en');
  const onDashboard = english === '/demo/manager/overview';
  const onTeam = english.startsWith('/demo/manager/view-team') || english.startsWith('/demo/manager/team-member');
  const item = (current: boolean) =>
    clsx(
      'flex max-md:flex-1 items-center gap-3 min-h-11 px-3 rounded-control font-semibold transition-colors duration-150',
      current ? 'bg-mint text-evergreen-deep' : 'text-muted hover:bg-sand hover:text-ink',
    );
  return (
    <nav
      aria-label={t(($) => $.demo.rail.label)}
      className="no-print shrink-0 md:w-16 lg:w-56 max-md:border-b md:border-r border-line bg-white p-2 lg:p-4 flex md:flex-col gap-1"
    >
      {dashboardTabs.map((tab) => {
        const Icon = icons[tab];
        const current = onDashboard && chosen === tab;
        return (
          <Link
            key={tab}
            to={pathTo('manager-overview', language)}
            state={{ tab }}
            aria-current={current ? 'page' : undefined}
            title={t(($) => $.demo.rail[tab])}
            className={item(current)}
          >
            <Icon className="size-5 shrink-0 max-lg:mx-auto" aria-hidden="true" />
            <span className="max-lg:sr-only">{t(($) => $.demo.rail[tab])}</span>
          </Link>
        );
      })}
      <Link
        to={pathTo('manager-view-team', language)}
        aria-current={onTeam ? 'page' : undefined}
        title={t(($) => $.demo.rail.team)}
        className={item(onTeam)}
      >
        <Users className="size-5 shrink-0 max-lg:mx-auto" aria-hidden="true" />
        <span className="max-lg:sr-only">{t(($) => $.demo.rail.team)}</span>
      </Link>
    </nav>
  );
}
