import type { Zone } from '~/engine/exporting';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Clocks change twice a year; this many days on each side of a week show both changes. */
const reach = 200;

/** Minutes ahead of UTC at a moment. */
function offsets(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return Math.round((clock - moment) / minute);
  };
}

/** The visitor's time zone, by its name in the time zone database; undefined if the browser does not know it. */
export function ownTimeZone(): string | undefined {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name === undefined || name === 'Etc/Unknown' ? undefined : name;
}

/** A time zone with the changes of its clocks around a week. */
export function zoneAround(timeZone: string, monday: string): Zone {
  const offsetAt = offsets(timeZone);
  const middle = Date.parse(`${monday}T00:00:00Z`);
  const first = middle - reach * day;
  const changes: Zone['changes'] = [];
  let before = offsetAt(first);
  for (let moment = first + day; moment <= middle + reach * day; moment += day) {
    const after = offsetAt(moment);
    if (after === before) continue;
    // The minute of the change, between the day before and this one.
    let [low, high] = [moment - day, moment];
    while (high - low > minute) {
      const half = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(half) === before) low = half;
      else high = half;
    }
    changes.push({ at: new Date(high + before * minute).toISOString().slice(0, 19), offset: after });
    before = after;
  }
  return { id: timeZone, offset: offsetAt(first), changes };
}
