import { useTranslation } from 'react-i18next';
import type { DashboardTab } from '~/features/demo/ManagerRail';
import { team } from '~/features/demo/people';
import { Alerts } from './Alerts';
import { Bars } from './Bars';
import { Celebrations } from './Celebrations';
import type { DashboardModel } from './dashboardModel';
import { Insights } from './Insights';
import { Kpis } from './Kpis';
import { Panel } from './Panel';
import { mostRecognised } from './teamFigures';
import { WeeklyChart } from './WeeklyChart';

const perMember = (count: number) =>
  mostRecognised(count).map(({ id, name, recentRecognitions }) => ({ id, name, count: recentRecognitions }));

function Home({ model }: { model: DashboardModel }) {
  const { t } = useTranslation('manager');
  return (
    <div className="grid gap-5">
      <Kpis rules={model.rules} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Panel title={t(($) => $.charts.perWeek)}>
          <WeeklyChart />
        </Panel>
        <Panel title={t(($) => $.charts.top)}>
          <Bars rows={perMember(5)} unit={t(($) => $.charts.unit)} />
        </Panel>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={t(($) => $.alerts.panel)}>
          <Alerts />
        </Panel>
        <Panel title={t(($) => $.celebrations.title)}>
          <Celebrations />
        </Panel>
      </div>
    </div>
  );
}

function Analytics({ model }: { model: DashboardModel }) {
  const { t } = useTranslation(['manager', 'history']);
  const reasons = model.reasons.map(({ category, count }) => ({
    id: category,
    name: t(($) => $.categories[category], { ns: 'history' }),
    count,
  }));
  return (
    <div className="grid gap-5">
      <Panel title={t(($) => $.charts.perWeek)}>
        <WeeklyChart wide />
      </Panel>
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={t(($) => $.charts.perMember)}>
          <Bars rows={perMember(team.length)} unit={t(($) => $.charts.unit)} />
        </Panel>
        <Panel title={t(($) => $.charts.reasons)}>
          <p className="-mt-2 mb-4 text-[0.9375rem] text-muted">{t(($) => $.charts.reasonsNote)}</p>
          <Bars rows={reasons} unit={t(($) => $.charts.times)} />
        </Panel>
      </div>
    </div>
  );
}

/** The manager's dashboard: everything on it is counted from the sample world. */
export default function Dashboard({ tab, model }: { tab: DashboardTab; model: DashboardModel }) {
  if (tab === 'genie-insights') return <Insights model={model} />;
  if (tab === 'analytics') return <Analytics model={model} />;
  return <Home model={model} />;
}
