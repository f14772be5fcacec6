import type { GapBlock, Review } from '~/engine/engine';
import type { GapPlace, GapTarget } from '../session/dialogTarget';

const placeOf = ({ day, start, end }: GapPlace): GapPlace => ({ day, start, end });

/** All gaps of the week, beginning with the one that was chosen. */
export function gapAt(gaps: readonly GapBlock[], index: number): GapTarget {
  return { kind: 'gap', list: gaps.map(placeOf), index, walk: false, position: null };
}

/** The gaps in the order of a review, worst first, but those of a day before all others; null when there is none. */
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

/** The gaps in which one position is short, with that position on top; null when it is short nowhere. */
export function gapsOfPosition(
  gaps: readonly GapBlock[],
  review: Pick<Review, 'gaps'>,
  positionId: string,
): GapTarget | null {
  const own = worstFirst(gaps, { gaps: review.gaps.filter((problem) => problem.positionId === positionId) });
  return own && { ...own, position: positionId };
}

/** The gap that is now at a place, or what is left of it; undefined once it is closed. */
export function currentGap(gaps: readonly GapBlock[], place: GapPlace | undefined): GapBlock | undefined {
  if (!place) return undefined;
  return gaps.find(({ day, start, end }) => day === place.day && start < place.end && place.start < end);
}
