import { createContext } from 'react';
import type { BrokenShift } from '~/engine/engine';

/** A person's day, as `BrokenShifts` names it. */
export function personDay({ staffId, day }: Pick<BrokenShift, 'staffId' | 'day'>): string {
  return `${staffId} ${day}`;
}

/** The days of people on which a shift of theirs breaks a rule, for the chips of the roster that is drawn. */
export const BrokenShifts = createContext<ReadonlySet<string>>(new Set());
