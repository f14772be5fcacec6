import type { GapBlock, Review } from '~/engine/engine';

/** A gap's hours when its dialog opened; it may have shrunk or closed since. */
export interface GapPlace {
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The gap dialog steps through a list of gaps that is fixed when the dialog opens. */
export interface GapTarget {
  readonly kind: 'gap';
  readonly list: readonly GapPlace[];
  readonly index: number;
  /** The order in which all gaps are stepped through, with 'Skip'; null for the gaps around a cell. */
  readonly walk: 'worst' | 'time' | null;
  /** The position listed first. */
  readonly position: string | null;
}

/** What a click on the roster or on a card opens. */
export type DialogTarget =
  | GapTarget
  | {
      readonly kind: 'hour';
      readonly day: number;
      readonly hour: number;
      /** Length in hours and position of the shift to add. */
      readonly hours?: number;
      readonly positionId?: string | undefined;
    }
  | { readonly kind: 'member'; readonly staffId: string; readonly day: number }
  | { readonly kind: 'position'; readonly positionId: string; readonly day: number }
  | { readonly kind: 'requests' }
  | { readonly kind: 'review' }
  /** The law, and what breaks it in all weeks. */
  | { readonly kind: 'workingTime' }
  | { readonly kind: 'publish' }
  /** The field for names, times and questions. */
  | { readonly kind: 'search' }
  /** The keys of the page. */
  | { readonly kind: 'keys' }
  /** Confirms that all changes are to be discarded. */
  | { readonly kind: 'sample' };

/** Targets whose dialog shows the shifts of a cell. */
export type ShiftTarget = Extract<DialogTarget, { day: number }>;

const placeOf = ({ day, start, end }: GapPlace): GapPlace => ({ day, start, end });

/** All gaps of the week, opened at one of them. */
export function gapAt(gaps: readonly GapBlock[], index: number): GapTarget {
  return { kind: 'gap', list: gaps.map(placeOf), index, walk: null, position: null };
}

/** What an hour opens: its gap, or else the people on duty. `gap` is the index of the hour's gap block. */
export function hourTarget(gaps: readonly GapBlock[], day: number, hour: number, gap: number | null): DialogTarget {
  return gap === null ? { kind: 'hour', day, hour } : gapAt(gaps, gap);
}

/**
 * The gaps to come, of a review; null without any. While all lie ahead, they are in its order, worst first, with those of
 * `worstDay` before all others; in a week that has begun, from the next one on.
 */
export function gapsToCome(
  gaps: readonly GapBlock[],
  review: Pick<Review, 'gaps'>,
  isPast: (gap: GapPlace) => boolean,
  worstDay?: number,
): GapTarget | null {
  const order = [...new Set(review.gaps.map(({ gap }) => gap))];
  const places = order.flatMap((gap) => (gap === null ? [] : (gaps[gap] ?? []))).map(placeOf);
  const ahead = places.filter((place) => !isPast(place));
  const walk = ahead.length === places.length ? 'worst' : 'time';
  const list =
    walk === 'time'
      ? ahead.sort((a, b) => a.day - b.day || a.start - b.start)
      : [...places.filter(({ day }) => day === worstDay), ...places.filter(({ day }) => day !== worstDay)];
  return list.length > 0 ? { kind: 'gap', list, index: 0, walk, position: null } : null;
}

/** The gaps to come in which one position is understaffed, with that position first; null without any. */
export function gapsOfPosition(
  gaps: readonly GapBlock[],
  review: Pick<Review, 'gaps'>,
  isPast: (gap: GapPlace) => boolean,
  positionId: string,
): GapTarget | null {
  const ofPosition = review.gaps.filter((problem) => problem.positionId === positionId);
  const target = gapsToCome(gaps, { gaps: ofPosition }, isPast);
  return target && { ...target, position: positionId };
}

/** What remains of the gap at a place; undefined once it is closed. */
export function currentGap(gaps: readonly GapBlock[], place: GapPlace | undefined): GapBlock | undefined {
  if (!place) return undefined;
  return gaps.find(({ day, start, end }) => day === place.day && start < place.end && place.start < end);
}
