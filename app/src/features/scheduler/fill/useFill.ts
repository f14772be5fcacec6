import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PositionRequirements, Rules } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { type FillRequest, Solver } from '~/engine/solver/solver';
import type { OpenWeek } from '../model/openWeek';
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

function theSolver(): Solver {
  solver ??= new Solver();
  return solver;
}

/** Starts the solver's worker ahead of its first question. */
export function prepareSolver(): void {
  tryCatch(() => theSolver().prepare());
}

/**
 * Asks the solver whenever the week, the aim, a choice or a dropped proposal changes. Returns the rules that apply
 * and a function that asks again.
 */
export function useFill(open: OpenWeek): { rules: Rules; ask: () => void } {
  const aim = useFillStore((store) => store.aim);
  const choices = useFillStore((store) => store.choices);
  const declined = useFillStore((store) => store.declined);
  const [attempt, setAttempt] = useState(0);
  const ownRules = useMemo(() => open.handle.rules(), [open]);
  const rules = choices.rules ?? ownRules;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (!aim) return;
    // An absence on days without a shift leaves nothing to cover.
    if (aim.kind === 'absence' && aim.within.length === 0) {
      searchPending();
      return;
    }
    const request = tryCatch(
      (): FillRequest => ({
        schedule: open.handle.toJson(),
        requirements: open.handle.requirements() as PositionRequirements[],
        question: {
          rules,
          filter: { team: aim.team, position: aim.position },
          target: choices.target,
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
    theSolver().fill(request.value, {
      progress: searchProgressed,
      plan: (plan) => searchFound(plan, open.staff),
      cost: costFound,
      failed: searchFailed,
    });
    return () => theSolver().cancel();
  }, [open, aim, choices, declined, rules, attempt]);

  return { rules, ask: useCallback(() => setAttempt((count) => count + 1), []) };
}
