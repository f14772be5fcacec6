import { createContext } from 'react';
import type { BrokenShift } from '../model/weekModel';

/** The shifts that break a rule, for the chips of the roster that is drawn. */
export const BrokenShifts = createContext<readonly BrokenShift[]>([]);
