import { createContext } from 'react';
import type { BrokenShift } from '~/engine/engine';

/** The key of a person's day in `BrokenShifts`. */
export function personDay({ staffId, day }: Pick<BrokenShift, 'staffId' | 'day'>): string {
  return `${staffId} ${day}`;
}

/** The person-days with a shift that breaks a rule, for the chips of the roster. */
export const BrokenShifts = createContext<ReadonlySet<string>>(new Set());
