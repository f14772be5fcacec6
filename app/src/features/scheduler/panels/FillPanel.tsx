import { clsx } from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tryCatch } from '~/engine/result';
import { usePositionName } from '~/roster/text/usePositionName';
import { reportOf } from '~/roster/week/absence';
import { absentShifts, closeFill, restoreDropped, useFillStore } from '~/roster/week/fillStore';
import { dispatch } from '~/roster/week/session';
import { useFill } from '~/roster/week/useFill';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { lazy } from '~/shared/lazy';
import { focusFallbackId } from '~/shared/useFocusFallback';
import { useReturnFocus } from '~/shared/useReturnFocus';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { TextButton } from '~/ui/TextLink';
import { AbsenceForm } from './AbsenceForm';
import { FillChoicesForm } from './FillChoicesForm';
import { PlanFigures } from './PlanFigures';
import { PlanSummary } from './PlanSummary';
import { ProofCheck } from './ProofCheck';
import { Proposals } from './Proposals';
import { acceptanceOf, type Proposal, proposalsOf } from './proposal';
import { ShortHours } from './ShortHours';

/** Most plans are of one week. */
const WeeksPlan = lazy(() => import('./WeeksPlan'));

/** How many weeks can be filled at once. */
const spans = [1, 2, 4, 8];

/**
 * A plan for the week: its result, proposals, reasons and rules. On wide screens it stands in the side panel's place, stays whole
 * in the window while the roster scrolls, and scrolls alone.
 */
export default function FillPanel({ loaded }: { loaded: WeekOnScreen }) {
  const { t } = useTranslation('scheduler');
  const { week } = loaded;
  const { positions, staff } = week;
  const positionName = usePositionName(positions);
  const aim = useFillStore((store) => store.aim);
  // Deferred: the list of a plan's shifts can be long.
  const { search, plan, costs } = useDeferredValue(useFillStore());
  const dropped = useFillStore((store) => store.declined.length);
  const rulesId = useId();
  const [showsRules, setShowsRules] = useState(false);
  const [span, setSpan] = useState(1);
  // A plan of the whole week is measured as the page measures the week.
  const isWhole = aim?.kind === 'week' && aim.team === null && aim.position === null;
  const severalWeeks = isWhole && span > 1;
  const { rules, retry, check } = useFill(week, severalWeeks);
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus(focusFallbackId);
  const subject = aim?.kind === 'position' ? `position ${aim.position}` : aim?.kind;
  useEffect(() => {
    if (subject !== undefined) heading.current?.focus();
  }, [subject]);
  const absences = aim?.absences;
  const own = useMemo(() => week.handle.ask({ kind: 'schedule' }).shifts, [week]);
  const freed = useMemo(() => absentShifts(own, absences ?? []), [own, absences]);
  const proposals = useMemo(() => (plan ? proposalsOf(plan, own) : []), [plan, own]);
  // By the rules of the week, as everything else on the page; those of the plan may be looser.
  const effect = useMemo(() => {
    const { cover, replaced } = acceptanceOf(proposals);
    const preview = tryCatch(() =>
      absences?.length
        ? week.handle.ask({ kind: 'previewAbsence', report: reportOf(absences, { cover, replaced }) })
        : week.handle.ask({ kind: 'preview', removed: replaced, shifts: cover }),
    );
    return preview.ok ? preview.value : null;
  }, [week, absences, proposals]);
  const { insights } = useMemo(() => week.handle.ask({ kind: 'summary' }), [week]);
  if (!aim) return null;

  const covered =
    isWhole && effect
      ? {
          before: insights.coveredHours,
          after: insights.coveredHours - effect.gapHours,
          hours: insights.examinedHours,
        }
      : null;
  const waiting = search.status === 'searching';
  const count = proposals.length;
  const accept = (chosen: readonly Proposal[]) => {
    const { cover, replaced } = acceptanceOf(chosen);
    return dispatch(
      (editor) =>
        aim.absences.length > 0
          ? editor.tell({ kind: 'reportAbsence', report: reportOf(aim.absences, { cover, replaced }) })
          : editor.tell({ kind: 'applyPlan', removed: replaced, shifts: cover }),
      week,
    );
  };
  const acceptLabel =
    count > 0
      ? t(($) => $.fillPanel.accept.all, { count })
      : freed.length > 0
        ? t(($) => $.fillPanel.accept.remove, { count: freed.length })
        : null;

  return (
    <section
      aria-labelledby="fill-title"
      data-testid="fill-panel"
      data-tour="plan"
      data-search={search.status}
      className="no-print grid grid-cols-1 content-start gap-3 lg:gap-2 p-5 min-w-0 border-b border-line bg-white lg:sticky lg:top-0 lg:max-h-[max(24rem,calc(100vh-15rem))] lg:overflow-y-auto lg:overscroll-contain lg:px-4 lg:pt-3 lg:pb-3 lg:border-b-0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeFill();
      }}
    >
      <div className="flex items-center gap-1">
        <h2
          id="fill-title"
          ref={heading}
          tabIndex={-1}
          className={clsx(
            isWhole ? 'sr-only' : 'flex-1 min-w-0 text-xl lg:text-lg leading-tight',
            'focus:outline-none',
          )}
        >
          {aim.kind === 'position' && aim.position !== null
            ? t(($) => $.fillPanel.title.position, { position: positionName(aim.position ?? '') })
            : t(($) => $.fillPanel.title[aim.kind])}
        </h2>
        {isWhole && (
          <span className="flex-1 min-w-0">
            <select
              aria-label={t(($) => $.fillPanel.weeks.span)}
              value={span}
              onChange={(event) => setSpan(Number(event.target.value))}
              className="min-h-11 lg:min-h-9 max-w-full text-ellipsis rounded-control border-firm border-line bg-white text-lg lg:text-small font-semibold"
            >
              {spans.map((weeks) => (
                <option key={weeks} value={weeks}>
                  {weeks === 1 ? t(($) => $.fillPanel.title.week) : t(($) => $.fillPanel.weeks.next, { weeks })}
                </option>
              ))}
            </select>
          </span>
        )}
        <button
          type="button"
          aria-expanded={showsRules}
          aria-controls={rulesId}
          onClick={() => setShowsRules(!showsRules)}
          className={clsx(
            'inline-flex items-center gap-1.5 min-h-11 lg:min-h-9 px-2 rounded-control text-small font-semibold hover:bg-sand',
            showsRules && 'bg-sand',
          )}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {t(($) => $.fillPanel.choices.title)}
          {costs.length > 0 && (
            <span
              title={t(($) => $.fillPanel.choices.costly, { count: costs.length })}
              className="rounded-full bg-warning-soft px-1.5 text-tiny tabular-nums text-warning"
            >
              <span aria-hidden="true">{costs.length}</span>
              <span className="sr-only">{t(($) => $.fillPanel.choices.costly, { count: costs.length })}</span>
            </span>
          )}
        </button>
        <IconButton onClick={closeFill} label={t(($) => $.fillPanel.close)} className="lg:size-9 -mr-2">
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>

      {aim.kind === 'absence' && <AbsenceForm aim={aim} week={week} />}

      <div id={rulesId} hidden={!showsRules}>
        {showsRules && (
          <FillChoicesForm rules={rules} staff={staff} types={week.shiftTypes} positions={positions} costs={costs} />
        )}
      </div>

      {severalWeeks ? (
        <Suspense>
          <WeeksPlan week={week} rules={rules} weeks={span} positionName={positionName} />
        </Suspense>
      ) : search.status === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3 rounded-button bg-danger-soft p-4">
          <p>{t(($) => $.fillPanel.failed.text)}</p>
          <Button size="small" variant="outline" onClick={retry}>
            {t(($) => $.fillPanel.failed.retry)}
          </Button>
        </div>
      ) : (
        <PlanSummary
          aim={aim}
          plan={plan}
          keepsRules={effect?.violations.length === 0}
          covered={covered}
          search={search}
          freed={freed}
          staff={staff}
        />
      )}

      {!severalWeeks && search.status === 'found' && plan && plan.missingBefore > 0 && (
        <ProofCheck plan={plan} staff={staff} hasLaw={rules.law !== undefined} check={check} />
      )}

      {!severalWeeks && plan && acceptLabel && effect && <PlanFigures week={week} effect={effect} />}

      {!severalWeeks && plan && acceptLabel && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            className="lg:min-h-9 lg:px-3 lg:text-small"
            data-accept
            data-tour="accept"
            onClick={() => accept(proposals) && closeFill()}
            disabled={waiting}
          >
            {acceptLabel}
          </Button>
          <Button size="small" variant="outline" className="lg:min-h-9 lg:px-3 lg:text-small" onClick={closeFill}>
            {t(($) => $.fillPanel.accept.discard)}
          </Button>
        </div>
      )}

      {!severalWeeks && dropped > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-note">
          {t(($) => $.fillPanel.accept.dropped, { count: dropped })}
          <TextButton className="lg:min-h-6" onClick={restoreDropped}>
            {t(($) => $.fillPanel.accept.undrop)}
          </TextButton>
        </p>
      )}

      {!severalWeeks && plan && (
        <>
          <Proposals
            plan={plan}
            proposals={proposals}
            week={week}
            positionName={positionName}
            waiting={waiting}
            onAccept={accept}
          />
          <ShortHours plan={plan} week={week} absences={aim.absences} positionName={positionName} rules={rules} />
        </>
      )}
      <p className="text-fine text-muted">
        {aim.kind !== 'absence' && t(($) => $.fillPanel.aim[rules.wholeNeed ? 'required' : 'minimum'])}{' '}
        {t(($) => $.fillPanel.intro)}
      </p>
    </section>
  );
}
