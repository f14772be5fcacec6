import { Cake, Medal, MoonStar, Sprout, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDemoWorld } from '~/features/demo/demoWorld';
import { formatShortDate } from '~/features/demo/formatShortDate';
import type { DashboardTab } from '~/features/demo/ManagerRail';
import { team } from '~/features/demo/people';
import { recogniseLink } from '~/features/recognitions/recogniseLink';
import type { GivingRules } from '~/features/recognitions/rules';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Progress } from '~/ui/Progress';
import { MemberLine } from './MemberLine';
import { Panel } from './Panel';
import { alerts, celebrations, mostRecognised, teamFigures } from './teamFigures';
import { WeeklyChart } from './WeeklyChart';

function Kpi({ value, label, note }: { value: string; label: string; note: string }) {
  return (
    <div className="rounded-card border border-line bg-white shadow-card p-5">
      <dt className="text-[0.9375rem] font-semibold text-muted">{label}</dt>
      <dd className="mt-1 font-heading font-bold text-4xl tabular-nums">{value}</dd>
      <dd className="mt-1 text-[0.9375rem] text-muted">{note}</dd>
    </div>
  );
}

function Kpis({ rules }: { rules: GivingRules }) {
  const { t } = useTranslation('manager');
  const left = useDemoWorld((world) => world.allowance.manager) ?? rules.allowance;
  const figures = teamFigures();
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Kpi
        value={String(figures.recent)}
        label={t(($) => $.kpi.recent)}
        note={t(($) => $.kpi.recentNote, { count: figures.members })}
      />
      <Kpi
        value={`${figures.participation}%`}
        label={t(($) => $.kpi.participation)}
        note={t(($) => $.kpi.participationNote, { recognised: figures.recognised, members: figures.members })}
      />
      <Kpi
        value={String(left.points)}
        label={t(($) => $.kpi.budget)}
        note={t(($) => $.kpi.budgetNote, { points: rules.allowance.points })}
      />
      <Kpi
        value={String(left.recognitions)}
        label={t(($) => $.kpi.left)}
        note={t(($) => $.kpi.leftNote, { recognitions: rules.allowance.recognitions })}
      />
    </dl>
  );
}

function Celebrations() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {celebrations(30).map(({ member, kind, date, inDays, years }) => (
        <MemberLine
          key={`${member.id} ${kind}`}
          member={member}
          note={`${kind === 'birthday' ? t(($) => $.celebrations.birthday) : t(($) => $.celebrations.anniversary, { count: years })} · ${formatShortDate(date, language)}`}
        >
          <span className="inline-flex items-center gap-1.5 font-semibold">
            {kind === 'birthday' ? (
              <Cake className="size-4.5 text-coral-deep" aria-hidden="true" />
            ) : (
              <Medal className="size-4.5 text-evergreen" aria-hidden="true" />
            )}
            {t(($) => $.celebrations.inDays, { count: inDays })}
          </span>
        </MemberLine>
      ))}
    </ul>
  );
}

const alertIcons = { quiet: MoonStar, star: Trophy, newcomer: Sprout };

function Insights() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {alerts().map(({ member, kind }) => {
        const Icon = alertIcons[kind];
        return (
          <li
            key={`${member.id} ${kind}`}
            className="flex flex-col gap-3 rounded-card border border-line bg-white shadow-card p-5"
          >
            <span
              className="grid place-items-center size-11 rounded-control bg-peach text-peach-ink"
              aria-hidden="true"
            >
              <Icon className="size-5.5" />
            </span>
            <h2 className="text-lg">{t(($) => $.alerts[kind].title, { name: member.name })}</h2>
            <p className="text-muted">
              {t(($) => $.alerts[kind].text, { recent: member.recentRecognitions, total: member.totalRecognitions })}
            </p>
            <ButtonLink
              look="outline"
              size="small"
              className="mt-auto self-start"
              to={recogniseLink(member.name, language)}
            >
              {t(($) => $.alerts.action)}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function RecognisedBars({ count }: { count: number }) {
  const { t } = useTranslation('manager');
  const members = mostRecognised(count);
  const most = members[0]?.recentRecognitions ?? 1;
  return (
    <ul className="grid gap-3">
      {members.map((member) => (
        <li key={member.id}>
          <span className="flex justify-between gap-4">
            <span className="font-semibold truncate">{member.name}</span>
            <span className="tabular-nums" title={t(($) => $.kpi.recent)}>
              {member.recentRecognitions}
            </span>
          </span>
          <Progress percent={(100 * member.recentRecognitions) / Math.max(1, most)} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}

/** The manager's dashboard: everything on it is counted from the sample team. */
export default function Dashboard({ tab, rules }: { tab: DashboardTab; rules: GivingRules }) {
  const { t } = useTranslation('manager');
  if (tab === 'genie-insights') return <Insights />;
  if (tab === 'analytics') {
    return (
      <div className="grid gap-5 xl:grid-cols-2">
        <Panel title={t(($) => $.charts.perWeek)}>
          <WeeklyChart />
        </Panel>
        <Panel title={t(($) => $.charts.perMember)}>
          <RecognisedBars count={team.length} />
        </Panel>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <Kpis rules={rules} />
      <div className="grid gap-5 xl:grid-cols-[1.6fr_1fr]">
        <Panel title={t(($) => $.charts.perWeek)}>
          <WeeklyChart />
        </Panel>
        <Panel title={t(($) => $.charts.top)}>
          <RecognisedBars count={5} />
        </Panel>
      </div>
      <Panel title={t(($) => $.celebrations.title)}>
        <Celebrations />
      </Panel>
    </div>
  );
}
