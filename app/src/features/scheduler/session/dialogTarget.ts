/** Where a gap was when somebody began to look at it; it may have shrunk or closed since. */
export interface GapPlace {
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The gap dialog walks through a list of gaps that stays as it was when the dialog opened. */
export interface GapTarget {
  readonly kind: 'gap';
  readonly list: readonly GapPlace[];
  readonly index: number;
  /** Worst gaps first, with 'Skip'. */
  readonly walk: boolean;
  /** The position that stands at the top. */
  readonly position: string | null;
}

/** What a click on the roster or on a card opens. */
export type DialogTarget =
  | GapTarget
  | {
      readonly kind: 'hour';
      readonly day: number;
      readonly hour: number;
      /** The length of a shift that is to be added, in hours, and its position. */
      readonly hours?: number;
      readonly positionId?: string | undefined;
    }
  | { readonly kind: 'member'; readonly staffId: string; readonly day: number }
  | { readonly kind: 'position'; readonly positionId: string; readonly day: number }
  | { readonly kind: 'requests' }
  | { readonly kind: 'review' }
  | { readonly kind: 'publish' }
  /** Asks before everything that was changed is taken back. */
  | { readonly kind: 'sample' };

/** The targets whose dialog is about the shifts of a cell. */
export type ShiftTarget = Extract<DialogTarget, { day: number }>;
