/** What a row or column of the roster represents; a cell combines both. */
export interface Place {
  /** 0 (Monday) to 6. */
  readonly day?: number;
  /** Hour of that day; 24 is the first one after midnight. */
  readonly hour?: number;
  readonly staffId?: string;
  readonly positionId?: string;
}

/** The places of a roster's rows and columns, for moving shifts between cells. */
export interface RosterAxes {
  /** The rendered rows, from index `first` on. */
  readonly rows: readonly Place[];
  readonly first?: number;
  readonly columns: readonly Place[];
  /** The hours that the width of a cell covers, where cells are days on a time scale. */
  readonly scale?: { readonly start: number; readonly end: number };
}

interface CurrentRoster extends RosterAxes {
  readonly rowCount: number;
  /** Scrolls to a row, so that it is rendered. */
  readonly reveal?: (row: number) => void;
}

let current: CurrentRoster | null = null;

/** Sets the axes of the roster on screen, of which there is at most one; triggers no render. */
export function setRosterAxes(roster: CurrentRoster | null): void {
  current = roster;
}

/** The axes of the roster on screen. */
export function getRosterAxes(): CurrentRoster | null {
  return current;
}
