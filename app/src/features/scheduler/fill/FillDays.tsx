import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type FillDay, useFillStore } from './fillStore';

const Days = createContext<readonly FillDay[]>([]);
const emptyDay: FillDay = { ghosts: [], absent: [] };

interface FillDaysProps {
  /** What else the roster shows, together with the plan's days. */
  add: (plan: readonly FillDay[]) => readonly FillDay[];
  children: ReactNode;
}

/** Gives the roster what it shows of a plan, in a drawing that the browser may interrupt: a plan changes many cells. */
export function FillDays({ add, children }: FillDaysProps) {
  const plan = useDeferredValue(useFillStore((store) => store.days));
  const days = useMemo(() => add(plan), [add, plan]);
  return <Days value={days}>{children}</Days>;
}

/** What the roster shows of the plan, day by day; empty without a plan. */
export const useFillDays = (): readonly FillDay[] => useContext(Days);

/** What the roster shows of the plan on a day. */
export const useFillDay = (day: number): FillDay => useContext(Days)[day] ?? emptyDay;
