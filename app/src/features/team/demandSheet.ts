import { plainText } from '~/shared/plainText';
import { type Curve, curveOf, type Demand, typedHeads, typedHour, withCurve } from './demand';

/** The days of a week that a sheet of demand is for, in every week or in that of a Monday. */
export interface DemandScope {
  /** 0 (Monday) to 6. */
  readonly days: readonly number[];
  readonly week?: string | undefined;
}

/** What an hour of a position has on the days of a scope. */
export interface DemandCell {
  /** The heads that were given for this scope; a range where they are not the same on all days. */
  readonly text: string;
  /** The heads that hold, given here or not. */
  readonly shown: string;
}

/** The heads in words: one number, or the least and the most of several. */
function range(heads: readonly number[]): string {
  const [least, most] = [Math.min(...heads), Math.max(...heads)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** The hours of a position in a scope; `usual` has the heads of a day where nothing is demanded by the hour. */
export function demandCells(
  demand: Demand,
  positionId: string,
  { days, week }: DemandScope,
  usual: (day: number) => readonly number[],
): DemandCell[] {
  const ofDays = days.map((day) => {
    const everyWeek = curveOf(demand, positionId, day);
    const own: Curve = week === undefined ? everyWeek : curveOf(demand, positionId, day, week);
    const heads = usual(day);
    return { own, holds: own.map((given, hour) => given ?? everyWeek[hour] ?? heads[hour] ?? 0) };
  });
  return Array.from({ length: 24 }, (_, hour) => {
    const shown = range(ofDays.map(({ holds }) => holds[hour] ?? 0));
    const isGiven = ofDays.some(({ own }) => own[hour] !== null);
    return { text: isGiven ? shown : '', shown };
  });
}

/** Heads that an hour of a position is to get; null takes them away. */
export interface HourHeads {
  readonly positionId: string;
  readonly hour: number;
  readonly heads: number | null;
}

/** The demand with new heads in hours of a scope; the other hours stay. */
export function withHeads(demand: Demand, { days, week }: DemandScope, changes: readonly HourHeads[]): Demand {
  let made = demand;
  for (const [positionId, own] of Map.groupBy(changes, (change) => change.positionId)) {
    const heads = new Map(own.map((change) => [change.hour, change.heads]));
    for (const day of days) {
      const curve = curveOf(made, positionId, day, week).map((before, hour) => {
        const after = heads.get(hour);
        return after === undefined ? before : after;
      });
      made = withCurve(made, positionId, [day], curve, week);
    }
  }
  return made;
}

/** The demand with the hours of all positions on one day copied to others. */
export function withDayCopied(
  demand: Demand,
  positions: readonly string[],
  from: number,
  { days, week }: DemandScope,
): Demand {
  return positions.reduce(
    (made, positionId) => withCurve(made, positionId, days, curveOf(demand, positionId, from, week), week),
    demand,
  );
}

/** A text that is not taken: no heads, or no hour or position for it. */
export interface RefusedHeads {
  readonly refusal: 'heads' | 'place';
  readonly text: string;
  /** The row and the column of what was pasted, from 1. */
  readonly row: number;
  readonly column: number;
}

interface Column {
  readonly id: string;
  readonly name: string;
}

const isClock = (text: string) => /[:h-]|[ap]\.? ?m/i.test(text) && typedHour(text) !== null;

/**
 * The heads of a pasted block. Its columns are the positions from one on, or those that its first row names; its rows
 * the hours from one on, or those of its first column. Empty cells change nothing.
 */
export function pastedHeads(
  block: readonly (readonly string[])[],
  positions: readonly Column[],
  first: { readonly hour: number; readonly position: number },
): { readonly changes: HourHeads[]; readonly refused: RefusedHeads[] } {
  const byName = new Map(positions.map(({ id, name }) => [plainText(name.trim()), id]));
  const [top = []] = block;
  const named = top.map((text) => byName.get(plainText(text.trim())) ?? null);
  const hasNames = named.some((id) => id !== null);
  const rows = hasNames ? block.slice(1) : block;
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
  const hasHours =
    filled.length > 0 &&
    (hasNames && named[0] === null
      ? filled.every(([cell = '']) => typedHour(cell) !== null)
      : filled.every(([cell = '']) => isClock(cell)));
  const changes: HourHeads[] = [];
  const refused: RefusedHeads[] = [];
  for (const [index, cells] of rows.entries()) {
    const hour = hasHours ? typedHour(cells[0] ?? '') : first.hour + index;
    for (const [place, text] of cells.entries()) {
      if (text === '' || (hasHours && place === 0)) continue;
      const positionId = hasNames ? named[place] : positions[first.position + place - (hasHours ? 1 : 0)]?.id;
      const heads = typedHeads(text);
      const refuse = (refusal: RefusedHeads['refusal']) =>
        refused.push({ refusal, text, row: index + (hasNames ? 2 : 1), column: place + 1 });
      if (!positionId || hour === null || hour > 23) refuse('place');
      else if (heads === undefined || heads === null) refuse('heads');
      else changes.push({ positionId, hour, heads });
    }
  }
  return { changes, refused };
}
