/** The weekday in the visitor's zone, 0 (Monday) to 6. */
export function weekdayOf(now: Date): number {
  return (now.getDay() + 6) % 7;
}

/** The Monday of the visitor's week, as an ISO date. */
export function currentMonday(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - weekdayOf(now)))
    .toISOString()
    .slice(0, 10);
}

/** Day of the month, `day` days after an ISO date. */
export function dayOfMonth(monday: string, day: number): number {
  const date = new Date(`${monday}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day);
  return date.getUTCDate();
}
