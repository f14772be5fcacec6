import { useCallback, useEffect, useMemo } from 'react';
import type { PositionRequirements, Rules } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { type FillRequest, Solver } from '~/engine/solver/solver';
import { coverSchedule } from './absence';
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

/** The rules that filling starts with: those of the week, and where they leave it week, those of this app. */
export function fillRules(week: Rules): Rules {
  return { ...week, maxDaysInRow: week.maxDaysInRow || 6, lengthen: true, splitDays: false };
}

/**
 * Runs the solver when the week, the aim, a choice or a dropped proposal changes. Returns the rules that apply and a
 * function that runs it again.
 */
export function useFill(week: EditableWeek): { rules: Rules; retry: () => void } {
  const aim = useFillStore((store) => store.aim);
  const choices = useFillStore((store) => store.choices);
  const declined = useFillStore((store) => store.declined);
  const ownRules = useMemo(() => fillRules(week.handle.rules()), [week]);
  const rules = choices.rules ?? ownRules;

  const search = useCallback(() => {
    if (!aim) return;
    // An absence on days without a shift leaves nothing to cover.
    if (aim.kind === 'absence' && aim.within.length === 0) {
      searchPending();
      return;
    }
    const request = tryCatch(
      (): FillRequest => ({
        schedule:
          aim.kind === 'absence' ? coverSchedule(week, aim, choices.target) : week.handle.toJsonWithNeighbours(),
        requirements: week.handle.requirements() as PositionRequirements[],
        question: {
          rules,
          filter: { team: aim.team, position: aim.position },
          target: choices.target,
          withinContract: choices.withinContract,
          absences: [...aim.absences],
          leftOut: [...choices.leftOut],
          declined: [...declined],
          within: [...aim.within],
        },
      }),
    );
    if (!request.ok) {
      searchFailed(request.fault);
      return;
    }
    searchStarted();
    getSolver().fill(request.value, {
      progress: searchProgressed,
      plan: (plan) => searchFound(plan, week.staff),
      cost: costFound,
      failed: searchFailed,
    });
    return () => getSolver().cancel();
  }, [week, aim, choices, declined, rules]);
  useEffect(search, [search]);

  return { rules, retry: search };
}
