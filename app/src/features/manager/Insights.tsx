import {
  Cake,
  CalendarClock,
  HandHeart,
  type LucideIcon,
  MoonStar,
  Sparkles,
  Sprout,
  TrendingUp,
  Trophy,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDemoWorld } from '~/demo/demoWorld';
import { useTeam } from '~/demo/ledger';
import { personById } from '~/demo/people';
import { recogniseLink } from '~/demo/recogniseLink';
import { whenText } from '~/roster/text/entryText';
import { useGapCount, useLatestCover } from '~/roster/week/cover';
import { useStart } from '~/roster/week/session';
import { pathTo } from '~/shared/paths';
import { coverPoints, type Thanks } from '~/shared/thanks';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import type { DashboardModel } from './dashboardModel';
import { alerts, celebrations, teamFigures } from './teamFigures';

interface InsightProps {
  Icon: LucideIcon;
  colours: string;
  title: string;
  text: string;
  action: string;
  to: string;
  /** Navigation state for that page. */
  state?: { readonly thanks: Thanks };
}

function Insight({ Icon, colours, title, text, action, to, state }: InsightProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-white shadow-card p-5">
      <span className={`grid place-items-center size-11 rounded-control ${colours}`} aria-hidden="true">
        <Icon className="size-5.5" />
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{text}</p>
      <ButtonLink variant="outline" size="small" className="mt-auto self-start" to={to} state={state}>
        {action}
      </ButtonLink>
    </li>
  );
}

const icons = {
  quiet: { Icon: MoonStar, colours: 'bg-plum text-plum-ink' },
  star: { Icon: Trophy, colours: 'bg-sun text-ink' },
  newcomer: { Icon: Sprout, colours: 'bg-mint text-evergreen-deep' },
};

/** The person last assigned to a gap, until the manager has thanked them. */
function CoverInsight() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const latest = useLatestCover();
  const sent = useDemoWorld((world) => world.sent);
  if (!latest) return null;
  const { cover, dates } = latest;
  const isThanked = sent.some(
    ({ sender, recipients }) => sender === 'manager' && recipients.some((id) => personById(id)?.name === cover.name),
  );
  if (isThanked) return null;
  const when = whenText(cover, dates, language);
  const [name = cover.name] = cover.name.split(' ');
  return (
    <Insight
      Icon={HandHeart}
      colours="bg-peach text-peach-ink"
      title={t(($) => $.genie.cover.title, { name: cover.name })}
      text={t(($) => $.genie.cover.text, { when })}
      action={t(($) => $.genie.cover.action, { name, points: coverPoints })}
      to={pathTo('manager-recognitions', language)}
      state={{
        thanks: {
          name: cover.name,
          message: t(($) => $.genie.cover.message, { name, when }),
          back: pathTo('shift-scheduler', language),
        },
      }}
    />
  );
}

/** Findings of the last thirty days, each with a suggested action. */
export function Insights({ model }: { model: DashboardModel }) {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const members = useTeam();
  const { recent, before } = teamFigures(members);
  const [next] = celebrations(30);
  const about = alerts(members);
  // The sample's week is the current one as soon as the scheduler has been open.
  const start = useStart();
  const week = start.status === 'ready' ? start.thisWeek : model.week;
  const gaps = useGapCount({ week, roster: 'sample' }, model.gaps);
  return (
    <>
      <p className="relative flex items-center gap-4 rounded-panel bg-evergreen text-white px-6 py-5 overflow-clip">
        <Sparkles className="size-8 shrink-0 text-sun" aria-hidden="true" />
        <span className="font-heading font-bold text-xl leading-snug text-balance">
          {t(($) => $.genie.lead, { recent, before })}
        </span>
      </p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <CoverInsight />
        {about.map(({ member, kind }) => (
          <Insight
            key={`${member.id} ${kind}`}
            {...icons[kind]}
            title={t(($) => $.alerts[kind].title, { name: member.name })}
            text={t(($) => $.alerts[kind].text, {
              recent: member.recentRecognitions,
              total: member.totalRecognitions,
            })}
            action={t(($) => $.alerts.action)}
            to={recogniseLink(member.name, language)}
          />
        ))}
        {next && (
          <Insight
            Icon={Cake}
            colours="bg-peach text-peach-ink"
            title={t(($) => $.genie.next[next.kind].title, { name: next.member.name })}
            text={t(($) => $.genie.next[next.kind].text, {
              when: t(($) => $.celebrations.inDays, { count: next.inDays }),
            })}
            action={t(($) => $.alerts.action)}
            to={recogniseLink(next.member.name, language)}
          />
        )}
        <Insight
          Icon={CalendarClock}
          colours="bg-danger-soft text-danger"
          title={t(($) => $.genie.gaps.title, { count: gaps })}
          text={t(($) => $.genie.gaps.text)}
          action={t(($) => $.genie.gaps.action)}
          to={pathTo('shift-scheduler', language)}
        />
        <Insight
          Icon={TrendingUp}
          colours="bg-sky text-sky-ink"
          title={t(($) => $.genie.budget.title, { count: model.rules.allowance.recognitions })}
          text={t(($) => $.genie.budget.text, { points: model.rules.allowance.points })}
          action={t(($) => $.genie.budget.action)}
          to={pathTo('manager-recognitions', language)}
        />
      </ul>
    </>
  );
}
