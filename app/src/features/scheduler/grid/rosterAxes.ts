/** What a row or a column of the roster stands for; a cell is both together. */
export interface Place {
  /** 0 (Monday) to 6. */
  readonly day?: number;
  /** Hour of that day; 24 is the first one after midnight. */
  readonly hour?: number;
  readonly staffId?: string;
  readonly positionId?: string;
}

/** What the cells of a roster stand for: a row's part and a column's part, for those who carry a shift from one to another. */
export interface RosterAxes {
  /** Of the rows that are drawn, from `first` on. */
  readonly rows: readonly Place[];
  readonly first?: number;
  readonly columns: readonly Place[];
  /** The hours of a day over which each cell goes, where cells are days drawn as time. */
  readonly scale?: { readonly start: number; readonly end: number };
}

interface CurrentRoster extends RosterAxes {
  readonly rowCount: number;
  /** Brings a row into the document when only a part of the rows is drawn. */
  readonly reveal?: (row: number) => void;
}

let current: CurrentRoster | null = null;

/** Remembers what the roster on the screen looks like; there is one at most, and nothing is drawn because of this. */
export function setRosterAxes(roster: CurrentRoster | null): void {
  current = roster;
}

/** The roster that is on the screen. */
export function getRosterAxes(): CurrentRoster | null {
  return current;
}
