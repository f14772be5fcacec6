import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PositionRequirements, Rules } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { type CheckListener, type FillPlan, type FillRequest, Solver } from '~/engine/solver/solver';
import type { EditableWeek } from './editableWeek';
import {
  costFound,
  searchFailed,
  searchFound,
  searchPending,
  searchProgressed,
  searchStarted,
  useFillStore,
} from './fillStore';

let solver: Solver | null = null;

function getSolver(): Solver {
  solver ??= new Solver();
  return solver;
}

/** Starts the solver's worker ahead of its first request. */
export function prepareSolver(): void {
  tryCatch(() => getSolver().prepare());
}

/**
 * Runs the solver when the week, the aim, a choice or a dropped proposal changes, unless something else `isPlanned`. Returns the rules that apply, a function
 * that runs it again, and one that checks its last plan without the search.
 */
export function useFill(
  week: EditableWeek,
  isPlanned: boolean,
): {
  rules: Rules;
  retry: () => void;
  check: (plan: FillPlan, listener: CheckListener) => void;
} {
  const asked = useRef<FillRequest | null>(null);
  const aim = useFillStore((store) => store.aim);
  const choices = useFillStore((store) => store.choices);
  const declined = useFillStore((store) => store.declined);
  const rules = useMemo(() => week.handle.ask({ kind: 'fillRules' }), [week]);

  const search = useCallback(() => {
    if (!aim) return;
    // An absence on days without a shift leaves nothing to cover.
    if (isPlanned || (aim.kind === 'absence' && aim.within.length === 0)) {
      searchPending();
      return;
    }
    const request = tryCatch(
      (): FillRequest => ({
        schedule: week.handle.toJsonWithNeighbours(),
        requirements: week.handle.ask({ kind: 'requirements' }) as PositionRequirements[],
        monday: week.dates.monday,
        question: {
          rules,
          filter: { team: aim.team, position: aim.position },
          // The rules say whether that is half of the need or all of it.
          target: aim.kind === 'absence' ? 'planned' : 'minimum',
          absences: [...aim.absences],
          leftOut: [...choices.leftOut],
          declined: [...declined],
          within: [...aim.within],
          known: week.handle.ask({ kind: 'knownTime' }),
        },
      }),
    );
    if (!request.ok) {
      searchFailed(request.fault);
      return;
    }
    asked.current = request.value;
    searchStarted();
    getSolver().fill(request.value, {
      progress: searchProgressed,
      plan: (plan) => searchFound(plan, week.staff),
      cost: costFound,
      failed: searchFailed,
    });
    return () => getSolver().cancel();
  }, [week, aim, choices, declined, rules, isPlanned]);
  useEffect(search, [search]);

  const check = useCallback((plan: FillPlan, listener: CheckListener) => {
    if (asked.current) getSolver().check(asked.current, plan, listener);
  }, []);
  return { rules, retry: search, check };
}
