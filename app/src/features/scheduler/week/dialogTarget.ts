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
  /** Worst gaps first, with 'Skip'. */
  readonly walk: boolean;
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
  | { readonly kind: 'publish' }
  /** Confirms that all changes are to be discarded. */
  | { readonly kind: 'sample' };

/** Targets whose dialog shows the shifts of a cell. */
export type ShiftTarget = Extract<DialogTarget, { day: number }>;
