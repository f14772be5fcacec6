import type { LaneBar, PositionLanes } from '~/engine/engine';
import type { Ghost } from '~/roster/week/fillStore';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';

/** A shift, planned or proposed, with its person. */
export type BlockShift = Pick<LaneBar, 'staffId' | 'name' | 'color'> & {
  readonly shift: Omit<LaneBar['shift'], 'slots' | 'positionId'>;
};

/** A shift's block: rendered in the cell of its first visible hour, over the following rows. */
export interface DayBlock {
  readonly bar: BlockShift;
  /** Its lane in the position's column, from 0. */
  readonly lane: number;
  /** Quarter hours from the top of its first row to its start. */
  readonly above: number;
  /** Its height in quarter hours. */
  readonly quarters: number;
  /** Whether its start, or its end, is outside the rows. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
  /** Set if it is only proposed, or open, which has no owner. */
  readonly ghost?: 'proposed' | 'open';
}

/** A position's column of a day. */
export interface BlockColumn {
  /** The number of lanes that are drawn, at least 1. */
  readonly lanes: number;
  /** The blocks by the row in which they start. */
  readonly byRow: readonly (readonly DayBlock[])[];
  /** The people with a block, by row. */
  readonly visible: readonly number[];
  /** The first lane that no block covers, by row: `lanes` where there is none. */
  readonly free: readonly number[];
}

/** The number of lanes of each position: all it needs, or fewer for the widest ones until the day has room. */
export function allocateLanes(wanted: readonly number[], limit: number): number[] {
  const shares = wanted.map((lanes) => Math.min(lanes, limit));
  const total = () => shares.reduce((sum, share) => sum + share, 0);
  while (total() > Math.max(limit, shares.length)) {
    const widest = shares.indexOf(Math.max(...shares));
    shares[widest] = (shares[widest] ?? 1) - 1;
  }
  return shares;
}

/** The quarters of the visible rows that a shift covers, `from` inclusive and `to` exclusive; null if it is in none. */
function stretchOf({ shift }: Pick<BlockShift, 'shift'>, day: number, hours: readonly number[]) {
  const start = (shift.day - day) * 24 + startOf(shift);
  const end = start + lengthOf(shift);
  const rows = hours.flatMap((hour, row) => (start < hour + 1 && hour < end ? [row] : []));
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (first === undefined || last === undefined) return null;
  const firstHour = hours[first] ?? 0;
  const lastHour = hours[last] ?? 0;
  const from = first * 4 + Math.max(0, (start - firstHour) * 4);
  const to = last * 4 + Math.min(4, (end - lastHour) * 4);
  return { first, last, from, to, cutStart: start < firstHour, cutEnd: end > lastHour + 1 };
}

function ghostShift({ staffId, name, color, start, end }: Ghost, day: number): BlockShift {
  const shift = { ...timesOf(day, start, end - start), hours: end - start, confirmed: false };
  return { staffId, name, color, shift: { ...shift, shiftId: `proposed ${staffId} ${start}` } };
}

/**
 * Lays out a position's day over the visible hour rows: its shifts in the engine's lanes, proposed ones in the first
 * lane that is free in their hours. Shifts beyond `most` lanes have no block.
 */
export function blockColumn(
  position: PositionLanes | undefined,
  ghosts: readonly Ghost[],
  day: number,
  hours: readonly number[],
  most: number,
): BlockColumn {
  const byRow: DayBlock[][] = hours.map(() => []);
  const people = hours.map(() => new Set<string>());
  const taken: { lane: number; from: number; to: number }[] = [];
  let lanes = 1;
  const add = (bar: BlockShift, laneOf: (from: number, to: number) => number, ghost?: DayBlock['ghost']) => {
    const stretch = stretchOf(bar, day, hours);
    if (!stretch) return;
    const { first, last, from, to, cutStart, cutEnd } = stretch;
    const lane = laneOf(from, to);
    if (lane >= most) return;
    byRow[first]?.push({
      bar,
      lane,
      above: from - first * 4,
      quarters: to - from,
      cutStart,
      cutEnd,
      ...(ghost && { ghost }),
    });
    taken.push({ lane, from, to });
    lanes = Math.max(lanes, lane + 1);
    if (!ghost) for (let row = first; row <= last; row += 1) people[row]?.add(bar.staffId);
  };
  for (const bar of position?.bars ?? []) add(bar, () => bar.lane);
  const freeLane = (from: number, to: number) => {
    const busy = new Set(taken.filter((other) => other.from < to && from < other.to).map(({ lane }) => lane));
    return Array.from({ length: most }, (_, lane) => lane).find((lane) => !busy.has(lane)) ?? most;
  };
  for (const ghost of ghosts) add(ghostShift(ghost, day), freeLane, ghost.open ? 'open' : 'proposed');
  const free = hours.map((_, row) => Math.min(freeLane(row * 4, row * 4 + 4), lanes));
  return { lanes, byRow, visible: people.map(({ size }) => size), free };
}
