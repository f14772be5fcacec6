import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReceivedByTeam, useTeam } from '~/demo/ledger';
import type { DashboardTab } from '~/demo/ManagerRail';
import type { Member } from '~/demo/people';
import { Progress } from '~/ui/Progress';
import { Alerts } from './Alerts';
import { Celebrations } from './Celebrations';
import type { DashboardModel } from './dashboardModel';
import { Insights } from './Insights';
import { Kpis } from './Kpis';
import { mostRecognised } from './teamFigures';
import { WeeklyChart } from './WeeklyChart';

interface PanelProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A titled card of the dashboard. */
function Panel({ title, children, className = '' }: PanelProps) {
  return (
    <section className={`rounded-card border border-line bg-white shadow-card p-5 ${className}`}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

interface BarsProps {
  rows: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  /** The unit, read with each figure. */
  unit: string;
}

/** A bar chart of counts by name, relative to the largest. */
function Bars({ rows, unit }: BarsProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, name, count }) => (
        <li key={id}>
          <span className="flex justify-between gap-4">
            <span className="font-semibold truncate">{name}</span>
            <span className="tabular-nums">
              {count}
              <span className="sr-only"> {unit}</span>
            </span>
          </span>
          <Progress percent={(100 * count) / max} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}

const perMember = (count: number, members: readonly Member[]) =>
  mostRecognised(count, members).map(({ id, name, recentRecognitions }) => ({ id, name, count: recentRecognitions }));

function Home({ model }: { model: DashboardModel }) {
  const { t } = useTranslation('manager');
  const members = useTeam();
  return (
    <div className="grid gap-5">
      <Kpis rules={model.rules} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Panel title={t(($) => $.charts.perWeek)}>
          <WeeklyChart />
        </Panel>
        <Panel title={t(($) => $.charts.top)}>
          <Bars rows={perMember(5, members)} unit={t(($) => $.charts.unit)} />
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
  const members = useTeam();
  const received = useReceivedByTeam();
  const reasons = model.reasons
    .map(({ category, count }) => ({
      id: category,
      name: t(($) => $.categories[category], { ns: 'history' }),
      count: category === 'recognition' ? count + received : count,
    }))
    .sort((a, b) => b.count - a.count);
  return (
    <div className="grid gap-5">
      <Panel title={t(($) => $.charts.perWeek)}>
        <WeeklyChart wide />
      </Panel>
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={t(($) => $.charts.perMember)}>
          <Bars rows={perMember(members.length, members)} unit={t(($) => $.charts.unit)} />
        </Panel>
        <Panel title={t(($) => $.charts.reasons)}>
          <p className="-mt-2 mb-4 text-note text-muted">{t(($) => $.charts.reasonsNote)}</p>
          <Bars rows={reasons} unit={t(($) => $.charts.times)} />
        </Panel>
      </div>
    </div>
  );
}

/** The manager's dashboard; all figures are computed from the sample world. */
export default function Dashboard({ tab, model }: { tab: DashboardTab; model: DashboardModel }) {
  if (tab === 'genie-insights') return <Insights model={model} />;
  if (tab === 'analytics') return <Analytics model={model} />;
  return <Home model={model} />;
}
