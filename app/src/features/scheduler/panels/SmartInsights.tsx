import { clsx } from 'clsx';
import { CalendarPlus, ClipboardCheck, type LucideIcon, MapPinned, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { prepareSolver } from '../fill/useFill';
import { formatDate } from '../model/format';
import type { WeekModel } from '../model/weekModel';

interface InsightCardProps {
  Icon: LucideIcon;
  colours: string;
  title: string;
  text: string;
  action: string;
  onAction: () => void;
  /** A second action beside the first. */
  children?: ReactNode;
}

const actionClass =
  'min-h-11 font-semibold text-evergreen underline underline-offset-4 decoration-[1.5px] hover:decoration-[3px]';

function InsightCard({ Icon, colours, title, text, action, onAction, children }: InsightCardProps) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-white px-4 pt-4 pb-1.5">
      <div className="flex items-start gap-3">
        <span className={clsx('grid place-items-center size-10 rounded-control shrink-0', colours)} aria-hidden="true">
          <Icon className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="text-[1.0625rem] leading-snug">{title}</h3>
          <p className="mt-1 text-[0.9375rem] leading-snug text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-auto ml-13 flex flex-wrap gap-x-5">
        <button type="button" data-acts onClick={onAction} className={actionClass}>
          {action}
        </button>
        {children}
      </div>
    </li>
  );
}

interface SmartInsightsProps {
  model: WeekModel;
  positionName: (id: string) => string;
  /** With a position filter there are no gaps to speak of. */
  paused: boolean;
  /** What each card's action does. */
  actions: Record<'scheduleNow' | 'fillWeek' | 'reviewRequest' | 'addStaff' | 'viewPlan', () => void>;
}

/** 'Smart Insights': four cards whose figures come from the engine. */
export function SmartInsights({ model, positionName, paused, actions }: SmartInsightsProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { insights, shiftStatus, pendingAssignments } = model.summary;
  const total = shiftStatus.confirmed + shiftStatus.pending;
  const hours = (count: number) => t(($) => $.insights.hours, { count });
  const { worstDay, mostUnderstaffed } = insights;
  const gapText = worstDay
    ? t(($) => $.insights.gaps.text, {
        day: formatDate(model.week.days[worstDay.day] ?? model.week.monday, 'weekday', language),
        hours: hours(worstDay.gapHours),
      })
    : t(($) => $.insights.gaps.none);
  return (
    <section aria-labelledby="smart-insights" className="no-print part">
      <h2 id="smart-insights" className="text-lg">
        {t(($) => $.insights.title)}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <InsightCard
          Icon={CalendarPlus}
          colours="bg-danger-soft text-danger"
          title={
            paused ? t(($) => $.insights.pausedTitle) : t(($) => $.insights.gaps.title, { count: insights.gapCount })
          }
          text={paused ? t(($) => $.insights.paused) : gapText}
          action={t(($) => $.insights.gaps.action)}
          onAction={actions.scheduleNow}
        >
          <button
            type="button"
            data-acts
            onPointerEnter={prepareSolver}
            onFocus={prepareSolver}
            onClick={actions.fillWeek}
            className={actionClass}
          >
            {t(($) => $.fillWeek.week)}
          </button>
        </InsightCard>
        <InsightCard
          Icon={ClipboardCheck}
          colours="bg-warning-soft text-warning"
          title={t(($) => $.insights.pending.title, { count: insights.pendingShifts })}
          text={
            insights.pendingShifts === 0
              ? t(($) => $.insights.pending.none, { total })
              : t(($) => $.insights.pending.text, { confirmed: shiftStatus.confirmed, total })
          }
          action={t(($) => $.insights.pending.action)}
          onAction={actions.reviewRequest}
        />
        <InsightCard
          Icon={UserRoundPlus}
          colours="bg-sky text-sky-ink"
          title={
            mostUnderstaffed
              ? t(($) => $.insights.staff.title, { position: positionName(mostUnderstaffed.positionId) })
              : t(($) => $.insights.staff.noneTitle)
          }
          text={
            mostUnderstaffed
              ? t(($) => $.insights.staff.text, {
                  hours: hours(mostUnderstaffed.gapHours),
                  count: mostUnderstaffed.needed,
                })
              : t(($) => $.insights.staff.none)
          }
          action={t(($) => $.insights.staff.action)}
          onAction={actions.addStaff}
        />
        <InsightCard
          Icon={MapPinned}
          colours="bg-mint text-evergreen"
          title={t(($) => $.insights.plan.title, { covered: insights.coveredHours, examined: insights.examinedHours })}
          text={t(($) => $.insights.plan.text, { count: pendingAssignments })}
          action={t(($) => $.insights.plan.action)}
          onAction={actions.viewPlan}
        />
      </ul>
    </section>
  );
}
