import { useTranslation } from 'react-i18next';
import type { Shift, StaffMember } from '~/engine/engine';
import type { FillPlan } from '~/engine/solver/solver';
import type { FillAim, useFillStore } from '~/roster/week/fillStore';

type Search = ReturnType<typeof useFillStore.getState>['search'];

/** The figures of the week as the page shows them. */
export interface CoveredHours {
  readonly before: number;
  readonly after: number;
  readonly hours: number;
}

interface PlanSummaryProps {
  aim: FillAim;
  plan: FillPlan | null;
  /** Whether the plan breaks none of the week's rules. */
  keepsRules: boolean;
  /** How many hours of the whole week are in no gap, now and with the plan; null for a plan of a part of it. */
  covered: CoveredHours | null;
  search: Search;
  /** The shifts of absent people. */
  freed: readonly Shift[];
  staff: readonly StaffMember[];
}

/** The plan's result and quality, announced to screen readers when it changes. */
export function PlanSummary({ aim, plan, keepsRules, covered, search, freed, staff }: PlanSummaryProps) {
  const { t } = useTranslation('scheduler');
  const [absence] = aim.absences;
  const name = staff.find(({ id }) => id === absence?.staffId)?.name;

  const quality = (found: FillPlan) => {
    if (found.bound < found.missingAfter)
      return t(($) => $.fillPanel.summary.bound, { count: found.missingAfter - found.bound });
    if (!found.proven) return `${t(($) => $.fillPanel.summary.best)} ${t(($) => $.fillPanel.summary.shortest)}`;
    return t(($) => $.fillPanel.summary.best);
  };
  const result = (found: FillPlan) => {
    if (found.missingBefore === 0)
      return freed.length > 0 && name
        ? t(($) => $.fillPanel.summary.spared, { count: freed.length, name })
        : t(($) => $.fillPanel.summary.nothing);
    if (found.shifts.length === 0) return t(($) => $.fillPanel.summary.nobody);
    const parts = [
      covered
        ? t(($) => $.fillPanel.summary.withoutGap, { ...covered })
        : t(($) => $.fillPanel.summary.covered, {
            before: found.coveredBefore,
            after: found.coveredAfter,
            hours: found.hours,
          }),
      t(($) => $.fillPanel.summary.hours, { hours: found.addedHours }),
      t(($) => $.fillPanel.summary.shifts, {
        shifts: t(($) => $.fillPanel.summary.shiftCount, { count: found.addedShifts }),
        people: t(($) => $.fillPanel.summary.personCount, { count: found.people }),
      }),
      ...(keepsRules ? [t(($) => $.fillPanel.summary.noRule)] : []),
    ];
    return `${parts.join(', ')}.`;
  };
  const progress =
    search.status === 'searching' && search.progress
      ? t(($) => $.fillPanel.search.progress, { count: search.progress.missing, bound: search.progress.bound })
      : null;

  return (
    <div role="status" className="grid gap-1" data-testid="fill-summary">
      {freed.length > 0 && name && plan?.missingBefore !== 0 && (
        <p>{t(($) => $.fillPanel.summary.freed, { count: freed.length, name })}</p>
      )}
      {plan && (
        <p className="font-semibold leading-snug lg:text-small lg:leading-[1.3]" data-proven={plan.proven}>
          {result(plan)}
        </p>
      )}
      {plan && plan.missingBefore > 0 && <p className="text-small lg:leading-[1.3] text-muted">{quality(plan)}</p>}
      {search.status === 'idle' && freed.length === 0 && (
        <p className="text-muted">
          {name && aim.absences.length > 0
            ? t(($) => $.fillPanel.summary.notWorking, { name })
            : t(($) => $.fillPanel.summary.choosePerson)}
        </p>
      )}
      {search.status === 'searching' && (!plan || progress) && (
        <p className="text-muted">{progress ?? t(($) => $.fillPanel.search.preparing)}</p>
      )}
    </div>
  );
}
