import type { GapBlock, Review } from '~/engine/engine';
import type { GapPlace, GapTarget } from '../week/dialogTarget';

const placeOf = ({ day, start, end }: GapPlace): GapPlace => ({ day, start, end });

/** All gaps of the week, opened at one of them. */
export function gapAt(gaps: readonly GapBlock[], index: number): GapTarget {
  return { kind: 'gap', list: gaps.map(placeOf), index, walk: false, position: null };
}

/** The gaps in a review's order, worst first, with those of `worstDay` before all others; null without gaps. */
export function worstFirst(
  gaps: readonly GapBlock[],
  review: Pick<Review, 'gaps'>,
  worstDay?: number,
): GapTarget | null {
  const order = [...new Set(review.gaps.map(({ gap }) => gap))];
  const places = order.flatMap((gap) => (gap === null ? [] : (gaps[gap] ?? []))).map(placeOf);
  const list = [...places.filter(({ day }) => day === worstDay), ...places.filter(({ day }) => day !== worstDay)];
  return list.length > 0 ? { kind: 'gap', list, index: 0, walk: true, position: null } : null;
}

/** The gaps in which one position is understaffed, with that position first; null without gaps. */
export function gapsOfPosition(
  gaps: readonly GapBlock[],
  review: Pick<Review, 'gaps'>,
  positionId: string,
): GapTarget | null {
  const target = worstFirst(gaps, { gaps: review.gaps.filter((problem) => problem.positionId === positionId) });
  return target && { ...target, position: positionId };
}

/** What remains of the gap at a place; undefined once it is closed. */
export function currentGap(gaps: readonly GapBlock[], place: GapPlace | undefined): GapBlock | undefined {
  if (!place) return undefined;
  return gaps.find(({ day, start, end }) => day === place.day && start < place.end && place.start < end);
}
