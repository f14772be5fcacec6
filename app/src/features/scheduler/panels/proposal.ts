import type { AbsenceReport, ProposedShift, Shift } from '~/engine/engine';
import type { Cause, FillPlan } from '~/engine/solver/solver';
import { lengthOf, proposed, startOf } from '~/roster/week/times';

/** A shift of a plan, and what accepting it makes of the week. */
export interface Proposal {
  /** The hours that the plan adds. */
  readonly added: ProposedShift;
  readonly cause: Cause;
  /** The shift of the week that becomes longer by them. */
  readonly lengthened: Shift | null;
  /** The new shift, or the longer one. */
  readonly shift: ProposedShift;
}

function longer(own: Shift, added: ProposedShift): ProposedShift {
  const start = Math.min(startOf(own), startOf(added));
  const end = Math.max(startOf(own) + lengthOf(own), startOf(added) + lengthOf(added));
  const breakMinutes = (own.breakMinutes ?? 0) + (added.breakMinutes ?? 0);
  return { ...proposed(added.staffId, added.day, start, end - start), breakMinutes };
}

/** The proposals of a plan, in its order. */
export function proposalsOf({ shifts, causes }: FillPlan, own: readonly Shift[]): Proposal[] {
  return shifts.flatMap((added, index): Proposal[] => {
    const cause = causes[index];
    if (!cause) return [];
    const lengthened = own.find(({ id }) => id === cause.lengthens) ?? null;
    const shift = { ...(lengthened ? longer(lengthened, added) : added), positionId: cause.positionId };
    return [{ added, cause, lengthened, shift }];
  });
}

/** What accepting some proposals adds, and which shifts it takes the place of. */
export function acceptanceOf(proposals: readonly Proposal[]): Required<Pick<AbsenceReport, 'cover' | 'replaced'>> {
  return {
    cover: proposals.map(({ shift }) => shift),
    replaced: proposals.flatMap(({ lengthened }) => (lengthened ? [lengthened.id] : [])),
  };
}
