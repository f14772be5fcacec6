import type { Schedule } from '~/engine/engine';

export type Demand = NonNullable<Schedule['demand']>;

/** Heads needed in each hour of a day, from midnight; null where the position's own number holds. */
export type Curve = readonly (number | null)[];

const hoursOfDay = 24;

/** The most heads of an hour that can be drawn or typed here. */
export const maxHeads = 999;

/** The demand of a position on a day by the hour. */
export function curveOf(demand: Demand, positionId: string, day: number): Curve {
  const curve: (number | null)[] = Array.from({ length: hoursOfDay }, () => null);
  for (const entry of demand) {
    if (entry.positionId !== positionId || entry.day !== day) continue;
    for (let hour = entry.start; hour < entry.end; hour += 1) curve[hour] = entry.required;
  }
  return curve;
}

/** The demand with some days of a position replaced by a curve; hours of one number are one entry. */
export function withCurve(demand: Demand, positionId: string, days: readonly number[], curve: Curve): Demand {
  const others = demand.filter((entry) => entry.positionId !== positionId || !days.includes(entry.day));
  const entries = days.flatMap((day): Demand => {
    const made: Demand = [];
    for (const [hour, required] of curve.entries()) {
      const last = made.at(-1);
      if (required === null) continue;
      if (last && last.end === hour && last.required === required) last.end = hour + 1;
      else made.push({ positionId, day, start: hour, end: hour + 1, required });
    }
    return made;
  });
  return [...others, ...entries];
}

/** The curve with the hours from one to another (both included) at a number of heads. */
export const drawn = (curve: Curve, from: number, to: number, heads: number | null): Curve =>
  curve.map((before, hour) => (hour >= Math.min(from, to) && hour <= Math.max(from, to) ? heads : before));

/**
 * Heads from a pasted table: a line for each hour, with the hour ('9', '9:00', '9 AM') and a figure such as sales or
 * visitors, of which one person handles `perPerson`. Null if no line has both; hours without a line have no demand.
 */
export function curveOfTable(text: string, perPerson: number): Curve | null {
  const curve: (number | null)[] = Array.from({ length: hoursOfDay }, () => null);
  let found = false;
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(\d{1,2})(?::00)?\s*([ap]m)?[^\d\n]+([\d.,\s]*\d)\s*$/i.exec(line);
    if (!match) continue;
    const [, hourText = '', half, figureText = ''] = match;
    const hour = (Number(hourText) % (half ? 12 : 24)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
    const figure = Number(figureText.replace(/[\s,](?=\d{3}\b)/g, '').replace(',', '.'));
    if (!Number.isFinite(figure) || hour >= hoursOfDay) continue;
    curve[hour] = Math.min(maxHeads, Math.ceil(figure / perPerson));
    found = true;
  }
  return found ? curve : null;
}
