import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type FillDay, useFillStore } from '../week/fillStore';

const Days = createContext<readonly FillDay[]>([]);
const emptyDay: FillDay = { ghosts: [], absent: [] };

interface FillDaysProps {
  /** Merges the plan's days with other content of the roster. */
  add: (plan: readonly FillDay[]) => readonly FillDay[];
  children: ReactNode;
}

/** Provides the plan's days to the roster, in a deferred render because a plan changes many cells. */
export function RosterGhosts({ add, children }: FillDaysProps) {
  const plan = useDeferredValue(useFillStore((store) => store.days));
  const days = useMemo(() => add(plan), [add, plan]);
  return <Days value={days}>{children}</Days>;
}

/** The plan by day, as the roster shows it; empty without a plan. */
export const useWeekGhosts = (): readonly FillDay[] => useContext(Days);

/** One day of the plan, as the roster shows it. */
export const useDayGhosts = (day: number): FillDay => useContext(Days)[day] ?? emptyDay;
