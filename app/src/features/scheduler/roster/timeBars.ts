import type { LaneBar, PositionLanes, ShiftChip } from '~/engine/engine';
import { lengthOf, startOf, timesOf } from '../text/times';
import type { Ghost } from '../week/fillStore';
import { maxLanes } from '../week/weekFigures';

/** A shift, planned or proposed, with its person. */
export type BarShift = Pick<LaneBar, 'staffId' | 'name' | 'color'> & {
  readonly shift: Omit<ShiftChip, 'slots' | 'positionId'>;
};

/** A shift's bar: rendered in the cell of its first visible hour, over the following rows. */
export interface TimeBar {
  readonly bar: BarShift;
  /** Its lane in the day's column, from 0. */
  readonly lane: number;
  /** Quarter hours from the top of its first row to its start. */
  readonly above: number;
  /** Its height in quarter hours. */
  readonly quarters: number;
  /** Whether its start, or its end, is outside the rows. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
  /** Whether it is only proposed. */
  readonly ghost?: boolean;
  /** Whether it is an open shift, which has no owner. */
  readonly open?: boolean;
}

/** The bars of a day's column. */
export interface DayBars {
  /** The number of lanes. */
  readonly lanes: number;
  /** The bars by the row in which they start. */
  readonly byRow: readonly (readonly TimeBar[])[];
  /** The number of different people with a bar, by row. */
  readonly visiblePeople: readonly number[];
}

/** The number of lanes of each position: all it needs, or fewer for the widest ones until the day has room. */
function allocateLanes(positions: readonly PositionLanes[], limit: number): number[] {
  const shares = positions.map(({ lanes }) => Math.min(lanes, limit));
  const total = () => shares.reduce((sum, share) => sum + share, 0);
  while (total() > limit) {
    const widest = shares.indexOf(Math.max(...shares));
    shares[widest] = (shares[widest] ?? 1) - 1;
  }
  return shares;
}

/** The quarters of the visible rows that a bar covers, `from` inclusive and `to` exclusive; null if it is in none. */
function stretchOf({ shift }: Pick<BarShift, 'shift'>, day: number, hours: readonly number[]) {
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

/** Lays out a day's lanes over the visible hour rows. */
export function dayBars(
  positions: readonly PositionLanes[],
  day: number,
  hours: readonly number[],
  limit = maxLanes,
): DayBars {
  const shares = allocateLanes(positions, limit);
  const byRow: TimeBar[][] = hours.map(() => []);
  const people = hours.map(() => new Set<string>());
  let offset = 0;
  for (const [index, { bars }] of positions.entries()) {
    const share = shares[index] ?? 0;
    for (const bar of bars) {
      const stretch = bar.lane < share ? stretchOf(bar, day, hours) : null;
      if (!stretch) continue;
      const { first, last, from, to, cutStart, cutEnd } = stretch;
      byRow[first]?.push({
        bar,
        lane: offset + bar.lane,
        above: from - first * 4,
        quarters: to - from,
        cutStart,
        cutEnd,
      });
      for (let row = first; row <= last; row += 1) people[row]?.add(bar.staffId);
    }
    offset += share;
  }
  return { lanes: offset, byRow, visiblePeople: people.map(({ size }) => size) };
}

/** A proposed shift as a bar on a day. */
function ghostBar({ staffId, name, color, start, end }: Ghost, day: number): BarShift {
  const shift = { ...timesOf(day, start, end - start), hours: end - start, confirmed: false };
  return { staffId, name, color, shift: { ...shift, shiftId: `proposed ${staffId} ${start}` } };
}

/** Adds proposed shifts to a day, each in the first lane that is free in its hours; without one it has no bar. */
export function withGhosts(
  { lanes, byRow, visiblePeople }: DayBars,
  day: number,
  ghosts: readonly Ghost[],
  hours: readonly number[],
  limit = maxLanes,
): DayBars {
  const rows = byRow.map((bars) => [...bars]);
  const taken = byRow.flatMap((bars, row) =>
    bars.map(({ lane, above, quarters }) => ({ lane, from: row * 4 + above, to: row * 4 + above + quarters })),
  );
  let widest = lanes;
  for (const ghost of ghosts) {
    const bar = ghostBar(ghost, day);
    const stretch = stretchOf(bar, day, hours);
    if (!stretch) continue;
    const { first, from, to, cutStart, cutEnd } = stretch;
    const busy = new Set(taken.filter((bar) => bar.from < to && from < bar.to).map(({ lane }) => lane));
    const lane = Array.from({ length: limit }, (_, index) => index).find((index) => !busy.has(index));
    if (lane === undefined) continue;
    rows[first]?.push({
      bar,
      lane,
      above: from - first * 4,
      quarters: to - from,
      cutStart,
      cutEnd,
      ghost: true,
      ...(ghost.open && { open: true }),
    });
    taken.push({ lane, from, to });
    widest = Math.max(widest, lane + 1);
  }
  return { lanes: widest, byRow: rows, visiblePeople };
}

/** The names of people whose shift covers an hour of a day. */
export function namesAt(bars: readonly BarShift[], day: number, hour: number): string[] {
  return bars.filter((bar) => stretchOf(bar, day, [hour]) !== null).map(({ name }) => name);
}
