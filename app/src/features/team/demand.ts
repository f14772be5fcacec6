import type { Engine, Schedule, TemplatePosition } from '~/engine/engine';
import { days as dayKeys } from '~/roster/setup';
import { readNumber } from './quantities';

export type Demand = NonNullable<Schedule['demand']>;

/** Heads needed in each hour of a day, from midnight; null where the position's own number holds. */
export type Curve = readonly (number | null)[];

const hoursOfDay = 24;

/** The most heads of an hour here. */
export const maxHeads = 999;

/** The demand of a position on a day by the hour, in every week, or of its own in the week of a Monday. */
export function curveOf(demand: Demand, positionId: string, day: number, week?: string): Curve {
  const curve: (number | null)[] = Array.from({ length: hoursOfDay }, () => null);
  for (const entry of demand) {
    if (entry.positionId !== positionId || entry.day !== day || entry.week !== week) continue;
    for (let hour = entry.start; hour < entry.end; hour += 1) curve[hour] = entry.required;
  }
  return curve;
}

/** The demand with some days of a position replaced by a curve; hours of one number are one entry. */
export function withCurve(
  demand: Demand,
  positionId: string,
  days: readonly number[],
  curve: Curve,
  week?: string,
): Demand {
  const others = demand.filter(
    (entry) => entry.positionId !== positionId || !days.includes(entry.day) || entry.week !== week,
  );
  const entries = days.flatMap((day): Demand => {
    const made: Demand = [];
    for (const [hour, required] of curve.entries()) {
      const last = made.at(-1);
      if (required === null) continue;
      if (last && last.end === hour && last.required === required) last.end = hour + 1;
      else made.push({ positionId, day, start: hour, end: hour + 1, required, ...(week !== undefined && { week }) });
    }
    return made;
  });
  return [...others, ...entries];
}

/** The heads that a template's slots need in each hour of a day; its first hours are in the night of the day before. */
export function slotCurve(
  requirements: TemplatePosition['requirements'],
  slots: ReturnType<Engine['slots']>,
  day: number,
): number[] {
  const heads = Array.from({ length: hoursOfDay }, () => 0);
  for (const { slot, start, end } of slots) {
    const last = end > start ? end : end + hoursOfDay;
    for (let hour = start; hour < last; hour += 1) {
      const of = hour < hoursOfDay ? day : (day + dayKeys.length - 1) % dayKeys.length;
      heads[hour % hoursOfDay] = requirements[dayKeys[of] ?? 'mon'][slot];
    }
  }
  return heads;
}

/** Heads that were typed: null for an empty field, undefined for anything but a whole number up to `maxHeads`. */
export function typedHeads(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}

/** A line of a pasted table, from 1. */
export interface TableLine {
  readonly line: number;
  readonly text: string;
}

export interface TableReading {
  /** Figures added up by the hour, from 24 on of the day after; hours without a line have none. */
  readonly figures: ReadonlyMap<number, number>;
  /** The lines that have no hour and figure, or one that stands there twice; headings above the first hour are none. */
  readonly leftOut: readonly TableLine[];
}

/** '9', '9:00', '09:30:00', '9 AM', '9 h'. */
const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?(?: ?h\b)?(?: ?([ap])\.? ?m\.?)?`;
/** A time or two, perhaps after a date, and what stands behind it. */
const tableLine = new RegExp(
  String.raw`^["\s]*(?:\d{4}-\d\d-\d\d[ T]+)?${time}(?: ?(?:[-–—]|to|a) ?${time})?"?(?:\s*[;,|\t]|\s)\s*(.+)$`,
  'i',
);

/** The hour that a text says, such as '9', '9:00-10:00' or '9 PM'; null if it says none. */
export function typedHour(text: string): number | null {
  const [, hour, , half, , , toHalf] = tableLine.exec(`${text} 0`) ?? [];
  return hour === undefined ? null : hourOf(hour, half ?? toHalf);
}

function hourOf(hourText = '', half = ''): number | null {
  const hour = Number(hourText);
  if (half === '') return hour < hoursOfDay ? hour : null;
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : null;
}

/** The most hours from a line to the next one across midnight; more are a table that is not in order. */
const longestStep = 12;

/**
 * Reads a pasted table of sales or visitors: a line for each hour or part of one, with its time or times ('9', '9:30',
 * '9 AM', '9:00-10:00') and one figure. A figure of several hours is spread over them. Hours that come after midnight
 * are of the day after: those of a line that goes past it, and those that follow later hours of the table.
 */
export function readTable(text: string): TableReading {
  const figures = new Map<number, number>();
  const leftOut: TableLine[] = [];
  const seen = new Set<string>();
  let opening: number | null = null;
  let last = 0;
  let isNextDay = false;
  for (const [index, line] of text.split(/\r\n|[\r\n]/).entries()) {
    if (line.trim() === '') continue;
    const [, fromHour, minute = '00', half, toHour, , toHalf, figureText = ''] = tableLine.exec(line) ?? [];
    const first = hourOf(fromHour, half ?? toHalf);
    const to = toHour === undefined ? first : hourOf(String(Number(toHour) % hoursOfDay), toHalf);
    // '11-12 PM' begins before noon.
    const isOtherHalf = half === undefined && toHalf !== undefined && first !== null && to !== null && first >= to;
    const from = isOtherHalf ? (first + 12) % hoursOfDay : first;
    const figure = readNumber(figureText);
    const key = `${from}:${minute}`;
    if (fromHour === undefined || from === null || to === null || figure === null || seen.has(key)) {
      const isHeading = seen.size === 0 && !/\d/.test(line);
      if (!isHeading) leftOut.push({ line: index + 1, text: line.trim() });
      continue;
    }
    seen.add(key);
    opening ??= from;
    const passesMidnight = from < last && from < opening && from + hoursOfDay - last <= longestStep;
    isNextDay = from < opening && (isNextDay || passesMidnight);
    last = from;
    const hours = Math.max(1, (to - from + hoursOfDay) % hoursOfDay);
    for (let step = 0; step < hours; step += 1) {
      const hour = from + step + (isNextDay ? hoursOfDay : 0);
      figures.set(hour, (figures.get(hour) ?? 0) + figure / hours);
    }
  }
  return { figures, leftOut };
}

/** The heads for the figures of a table by the hour, from 24 on of the day after: one for every `perPerson` of them. */
export function headsOfFigures(figures: TableReading['figures'], perPerson: number): ReadonlyMap<number, number> {
  // 0.3 by 0.1 is a little less than 3.
  const heads = (figure: number) => Math.ceil(Number((figure / perPerson).toFixed(6)));
  return new Map([...figures].map(([hour, figure]) => [hour, heads(figure)]));
}

/**
 * The demand with the heads of a table in the hours of a day, and from 24 on in those of the day after. The day's hours
 * that the table does not name have no demand from its first one on; what is before it, and what else the day after has,
 * stays: that belongs to other tables. The demand is that of every week, or the own one of a week and of the week after.
 */
export function withTable(
  demand: Demand,
  positionId: string,
  day: number,
  heads: ReadonlyMap<number, number>,
  weeks?: readonly [string, string],
): Demand {
  const [week, after] = weeks ?? [];
  const opening = Math.min(...heads.keys());
  const ofDay = curveOf(demand, positionId, day, week).map((before, hour) =>
    hour < opening ? before : (heads.get(hour) ?? null),
  );
  const next = (day + 1) % dayKeys.length;
  const weekOfNext = next === 0 ? after : week;
  const made = withCurve(demand, positionId, [day], ofDay, week);
  const ofNext = curveOf(made, positionId, next, weekOfNext).map(
    (before, hour) => heads.get(hour + hoursOfDay) ?? before,
  );
  return withCurve(made, positionId, [next], ofNext, weekOfNext);
}
