import { clsx } from 'clsx';
import { CalendarPlus, ClipboardCheck, UserRoundPlus } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '~/roster/parts/useNow';
import { formatDate } from '~/roster/text/format';
import { addStaff, fillWeek, scheduleNow } from '~/roster/week/actions';
import { isPastHour } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import { prepareSolver } from '~/roster/week/useFill';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { useLanguage } from '~/shared/useLanguage';
import { CoveredSun } from './CoveredSun';

interface InsightCardProps {
  icon: ReactNode;
  colours: string;
  title: string;
  /** What follows the title. */
  ending?: ReactNode;
  text: string;
  action: string;
  onAction: () => void;
  /** The action's name in the guided tour. */
  tour?: string;
  /** A second action beside the first. */
  children?: ReactNode;
}

const actionClass =
  'shrink-0 min-h-11 text-small font-semibold text-evergreen underline underline-offset-4 decoration-firm hover:decoration-3';

/** One figure of the strip with its action; the explaining sentence is shown on hover or keyboard focus. */
function InsightCard({ icon, colours, title, ending, text, action, onAction, tour, children }: InsightCardProps) {
  const id = useId();
  return (
    <li className="group relative flex items-center gap-2 min-w-0 min-h-11 px-3 max-md:pt-2 not-first:border-l md:max-xl:nth-3:border-l-0 border-line max-lg:flex-wrap max-lg:content-center md:max-lg:gap-y-0 md:max-lg:has-[button+button]:pt-2 max-md:min-w-[86%] max-md:snap-start">
      <span className={clsx('grid place-items-center size-7 rounded-[9px] shrink-0', colours)} aria-hidden="true">
        {icon}
      </span>
      <h3
        className="own-week min-w-0 md:max-lg:min-w-32 flex-1 max-md:basis-[calc(100%-3rem)] lg:flex-initial text-small font-semibold leading-[1.15] lg:line-clamp-2"
        title={title}
      >
        {title}
        {ending}
      </h3>
      <p
        id={id}
        className="insight-text own-week absolute z-30 left-0 right-0 top-full rounded-control border border-line bg-white px-3 py-2 text-small leading-snug shadow-float"
      >
        {text}
      </p>
      {/* Without room beside the title, both actions wrap below it together. */}
      <span className="ml-auto flex shrink-0 gap-2">
        <button
          type="button"
          data-acts
          data-tour={tour}
          aria-describedby={id}
          onClick={onAction}
          className={actionClass}
        >
          {action}
        </button>
        {children}
      </span>
    </li>
  );
}

interface SmartInsightsProps {
  /** Whether the dates are those of the sample, as the engine is still loading. */
  waiting: boolean;
  model: WeekFigures;
  positionName: (id: string) => string;
  /** Set with a position filter: gaps are not computed then. */
  paused: boolean;
}

/** 'Smart Insights': a strip of four figures from the engine, each with an action. */
export const SmartInsights = memo(function SmartInsights(props: SmartInsightsProps) {
  const { waiting, model, positionName, paused } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { insights, shiftStatus, pendingAssignments, coverageRates } = model.summary;
  // Without anybody needed nothing is short, and nothing is covered either.
  const isDemanded = coverageRates.some(({ needed }) => needed > 0);
  // What is only half of the need is not called covered where the team plans for all of it.
  const isShort = model.wholeNeed && insights.missingHours > 0;
  const { start, end } = model.summary.examined;
  const isUsual = start === 10 && end === 20;
  const total = shiftStatus.confirmed + shiftStatus.pending;
  const hours = (count: number) => t(($) => $.insights.hours, { count });
  const { worstDay, mostUnderstaffed } = insights;
  const moment = useNow();
  const now = waiting ? null : moment;
  const ahead = model.summary.gaps.filter(
    ({ day, end }) => !isPastHour(model.dates.days[day] ?? model.dates.monday, end, now),
  ).length;
  const aheadText = (count: number) => t(($) => $.insights.gaps.ahead, { count });
  const stillAhead = (
    <span data-ahead={[0, 1, 2].map(aheadText).join('|')} suppressHydrationWarning={true}>
      {ahead < insights.gapCount ? aheadText(ahead) : ''}
    </span>
  );
  const gapText = worstDay
    ? t(($) => $.insights.gaps.text, {
        day: formatDate(model.dates.days[worstDay.day] ?? model.dates.monday, 'weekday', language),
        hours: hours(worstDay.gapHours),
      })
    : isShort
      ? t(($) => $.insights.gaps.short, { count: insights.missingHours })
      : t(($) => $.insights.gaps[isUsual ? 'none' : 'noneAtAll']);
  return (
    <section aria-labelledby="smart-insights" className="no-print max-md:mt-4">
      <h2 id="smart-insights" className="sr-only">
        {t(($) => $.insights.title)}
      </h2>
      <ul className="grid md:grid-cols-2 xl:grid-cols-[1.5fr_1.04fr_0.98fr_0.94fr] rounded-control ring-1 ring-inset ring-line bg-white max-md:flex max-md:overflow-x-auto max-md:snap-x">
        <InsightCard
          icon={<CalendarPlus className="size-4" />}
          colours="bg-danger-soft text-danger"
          title={
            paused
              ? t(($) => $.insights.pausedTitle)
              : isDemanded
                ? t(($) => $.insights.gaps.title, { count: insights.gapCount })
                : t(($) => $.insights.noDemand.title)
          }
          ending={!paused && isDemanded && stillAhead}
          text={paused ? t(($) => $.insights.paused) : isDemanded ? gapText : t(($) => $.insights.noDemand.text)}
          action={t(($) => $.insights.gaps.action)}
          onAction={scheduleNow}
          tour="gaps"
        >
          <button
            type="button"
            data-acts
            onPointerEnter={prepareSolver}
            onFocus={prepareSolver}
            onClick={fillWeek}
            className={actionClass}
          >
            {t(($) => $.fillWeek.week)}
          </button>
        </InsightCard>
        <InsightCard
          icon={<ClipboardCheck className="size-4" />}
          colours="bg-warning-soft text-warning"
          title={t(($) => $.insights.pending.title, { count: insights.pendingShifts })}
          text={
            insights.pendingShifts === 0
              ? t(($) => $.insights.pending.none, { total })
              : t(($) => $.insights.pending.text, { confirmed: shiftStatus.confirmed, total })
          }
          action={t(($) => $.insights.pending.action)}
          onAction={() => openDialog({ kind: 'requests' })}
        />
        <InsightCard
          icon={<UserRoundPlus className="size-4" />}
          colours="bg-sky text-sky-ink"
          title={
            mostUnderstaffed
              ? t(($) => $.insights.staff.title, { position: positionName(mostUnderstaffed.positionId) })
              : isDemanded
                ? t(($) => $.insights.staff[isShort ? 'shortTitle' : 'noneTitle'])
                : t(($) => $.insights.noDemand.title)
          }
          text={
            mostUnderstaffed
              ? t(($) => $.insights.staff.text, {
                  hours: hours(mostUnderstaffed.gapHours),
                  count: mostUnderstaffed.needed,
                })
              : isDemanded
                ? isShort
                  ? t(($) => $.insights.gaps.short, { count: insights.missingHours })
                  : t(($) => $.insights.staff[isUsual ? 'none' : 'noneAtAll'])
                : t(($) => $.insights.noDemand.text)
          }
          action={t(($) => $.insights.staff.action)}
          onAction={addStaff}
        />
        <InsightCard
          icon={<CoveredSun share={insights.examinedHours > 0 ? insights.coveredHours / insights.examinedHours : 0} />}
          colours="bg-mint"
          title={
            isDemanded
              ? t(($) => $.insights.plan[model.wholeNeed ? 'titleWithoutGap' : 'title'], {
                  covered: insights.coveredHours,
                  examined: insights.examinedHours,
                })
              : t(($) => $.insights.noDemand.title)
          }
          text={
            isDemanded
              ? `${t(($) => $.insights.plan.text, { count: pendingAssignments })} ${t(($) => $.insights.plan.missing, { count: insights.missingHours })}`
              : t(($) => $.insights.noDemand.text)
          }
          action={t(($) => $.insights.plan.action)}
          onAction={() => openDialog({ kind: 'review' })}
        />
      </ul>
    </section>
  );
});
