import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedShift } from '~/engine/engine';
import { Button } from '~/ui/Button';
import { EffectText, useEffectPreview } from '../text/EffectLine';
import { usePositionName } from '../text/usePositionName';
import { reportOf } from '../week/absence';
import { absentShifts, closeFill, restoreDropped, useFillStore } from '../week/fillStore';
import { dispatch } from '../week/session';
import { useFill } from '../week/useFill';
import type { WeekOnScreen } from '../week/useScheduler';
import { AbsenceForm } from './AbsenceForm';
import { FillChoicesForm } from './FillChoicesForm';
import { PlanSummary } from './PlanSummary';
import { Proposals } from './Proposals';
import { ShortHours } from './ShortHours';
import { focusFallbackId } from './useFocusFallback';

const noShifts: readonly ProposedShift[] = [];

/** The plan beside the roster: its result, reasons and actions. */
export default function FillPanel({ loaded }: { loaded: WeekOnScreen }) {
  const { t } = useTranslation('fill');
  const { week } = loaded;
  const { positions, staff, dates } = week;
  const positionName = usePositionName(positions);
  const aim = useFillStore((store) => store.aim);
  // Deferred: the list of a plan's shifts can be long.
  const { search, plan, costs } = useDeferredValue(useFillStore());
  const dropped = useFillStore((store) => store.declined.length);
  const { rules, retry } = useFill(week);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const kind = aim?.kind;
  const position = aim?.position ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new aim moves the focus again
  useEffect(() => {
    opener.current ??= document.activeElement;
    heading.current?.focus();
  }, [kind, kind === 'position' ? position : null]);
  useEffect(
    () => () => {
      const previous = opener.current;
      // Restores focus only if it was lost with the panel or fell back to the roster; elsewhere it stays.
      const { activeElement, body } = document;
      if (activeElement !== body && activeElement?.id !== focusFallbackId) return;
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
    },
    [],
  );
  const absences = aim?.absences;
  const freed = useMemo(
    () => (absences?.length ? absentShifts(week.handle.schedule().shifts, absences) : []),
    [week, absences],
  );
  const ids = freed.map(({ id }) => id);
  // By the rules of the week, as everything else on the page; those of the plan may be looser.
  const effect = useEffectPreview(week, ids, plan?.shifts ?? noShifts);
  if (!aim) return null;

  const count = plan?.shifts.length ?? 0;
  const accept = (shifts: readonly ProposedShift[]) =>
    dispatch(
      (handle) => (absences?.length ? handle.reportAbsence(reportOf(absences, shifts)) : handle.fill([], [...shifts])),
      week,
    ) !== null;
  const acceptAll = () => {
    if (plan && accept(plan.shifts)) closeFill();
  };
  const acceptLabel =
    count > 0
      ? t(($) => $.accept.all, { count })
      : ids.length > 0
        ? t(($) => $.accept.remove, { count: ids.length })
        : null;

  return (
    <section
      aria-labelledby="fill-title"
      data-testid="fill-panel"
      data-search={search.status}
      className="no-print grid content-start gap-4 p-5 min-w-0 border-b xl:border-b-0 xl:border-l border-line bg-white"
    >
      <div className="flex items-start gap-2">
        <div className="flex-1 min-w-0">
          <h2 id="fill-title" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
            {aim.kind === 'position' && aim.position !== null
              ? t(($) => $.title.position, { position: positionName(aim.position ?? '') })
              : t(($) => $.title[aim.kind])}
          </h2>
          <p className="mt-1 text-[0.875rem] text-muted">{t(($) => $.intro)}</p>
        </div>
        <button
          type="button"
          onClick={closeFill}
          aria-label={t(($) => $.close)}
          className="-mr-2 -mt-2 grid place-items-center size-11 rounded-control hover:bg-sand"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>

      {aim.kind === 'absence' && <AbsenceForm aim={aim} week={week} />}

      {search.status === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3 rounded-[14px] bg-danger-soft p-4">
          <p>{t(($) => $.failed.text)}</p>
          <Button size="small" variant="outline" onClick={retry}>
            {t(($) => $.failed.retry)}
          </Button>
        </div>
      ) : (
        <PlanSummary
          aim={aim}
          plan={plan}
          keepsRules={effect?.violations.length === 0}
          search={search}
          freed={freed}
          staff={staff}
        />
      )}

      {plan && acceptLabel && effect && <EffectText effect={effect} className="text-[0.9375rem]" />}

      {plan && acceptLabel && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" data-accept onClick={acceptAll} disabled={search.status === 'searching'}>
            {acceptLabel}
          </Button>
          <Button size="small" variant="outline" onClick={closeFill}>
            {t(($) => $.accept.discard)}
          </Button>
        </div>
      )}

      {dropped > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
          {t(($) => $.accept.dropped, { count: dropped })}
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={restoreDropped}
          >
            {t(($) => $.accept.undrop)}
          </button>
        </p>
      )}

      {plan && (
        <>
          <Proposals
            plan={plan}
            week={week}
            positionName={positionName}
            waiting={search.status === 'searching'}
            onAccept={(shift) => accept([shift])}
          />
          <ShortHours plan={plan} dates={dates} positionName={positionName} maxHours={rules.maxHours} />
        </>
      )}
      {costs.length > 0 && (
        <ul className="grid gap-1 rounded-[14px] bg-sand p-3 text-[0.9375rem]" data-testid="rule-costs">
          {costs.map(({ rule, value, hours }) => (
            <li key={rule}>{t(($) => $.cost[rule], { value, count: hours })}</li>
          ))}
        </ul>
      )}
      <FillChoicesForm rules={rules} staff={staff} />
    </section>
  );
}
