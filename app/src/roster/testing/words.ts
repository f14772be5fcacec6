import type { AnswersByKind, Schedule, Violation } from '~/engine/engine';

/** English texts of the specification, deliberately independent of the app's own formatting. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '9:00 AM' for 9, '12:00 AM' for 24. */
export function clock(hour: number): string {
  const ofDay = hour % 24;
  return `${ofDay % 12 || 12}:00 ${ofDay < 12 ? 'AM' : 'PM'}`;
}

/** '9 AM' for 9. */
export const shortClock = (hour: number): string => clock(hour).replace(':00', '');

/** '10 AM-12 PM, 6 PM-8 PM' for two ranges of hours. */
export const shortHours = (ranges: readonly { start: number; end: number }[]): string =>
  ranges.map(({ start, end }) => `${shortClock(start)}-${shortClock(end)}`).join(', ');

/** '8.25' for 8 hours and 15 minutes. */
export const hoursOf = ({ hours, minutes = 0 }: { hours: number; minutes?: number }): string =>
  String(hours + minutes / 60);

/** The text of a person's rule violation in the sample, which is checked against Spain's law; hours are given in minutes. */
export function violationText({ kind, level, actual, limit }: Violation, name: string): string {
  const [hours, max] = [actual / 60, limit / 60];
  const sentences: Partial<Record<Violation['kind'], string>> = {
    doubleBooking: `${name} is booked twice for ${hours} h`,
    wrongPosition: `${name} works in another position`,
    outsideAvailability: `${name} is not available for ${hours} h of it`,
    overMaxHours: `${name} would work ${hours} h that day, more than ${max}`,
    overWeekMaximum: `${name} would work ${hours} h this week, more than the maximum of ${max}`,
    underMinHours: `${name} gets ${hours} h, less than the ${max} h minimum for a shift`,
    shortRest: `${name} gets ${hours} h off between shifts, less than ${max} (Spain, changed, ET 34.3)`,
    overDayWork: `${name} would work ${hours} h on a day; ${max} h are allowed (Spain, changed, ET 34.3)`,
    nightOvertime: `${name} works at night and would work ${hours} h this week, over the contract of ${max} h (Spain, changed, ET 36.1)`,
    overNightWork: `${name} works at night and would average ${hours} h a day; ${max} h are allowed (Spain, changed, ET 36.1)`,
    shortWeeklyRest: `${name} would have ${hours} h of weekly rest; ${max} h are owed (Spain, changed, ET 37.1)`,
    absent: `${name} is absent that day`,
    tooManyDaysInRow: `${name} would work ${actual} days in a row, more than ${limit}`,
    tooFewDaysOff: `${name} has ${actual} day${actual === 1 ? '' : 's'} off this week, fewer than ${limit}`,
  };
  return `${level === 'block' ? 'Not possible' : 'Check'}: ${sentences[kind]}`;
}

/** 'Wednesday, November 18' for '2026-11-18', the third day of its week. */
export function longDay(isoDate: string, day: number): string {
  const [, month = 1, date = 1] = isoDate.split('-').map(Number);
  return `${weekdays[day]}, ${months[month - 1]} ${date}`;
}

/** Displayed rows of the grid: 9:00 AM to 12:00 AM. */
export const displayHours = Array.from({ length: 16 }, (_, index) => 9 + index);

export type Board = AnswersByKind['board'];
export type HourCell = Board['cells'][number];
export type Summary = AnswersByKind['summary'];

export const nameOf = (schedule: Schedule, positionId: string): string =>
  schedule.positions.find(({ id }) => id === positionId)?.name ?? positionId;

/** The accessible name of a cell of the week in hour rows. */
export function hourSentence(cell: HourCell, schedule: Schedule): string {
  const counts = cell.present === 0 ? 'nobody scheduled' : `${cell.confirmed} confirmed, ${cell.pending} pending`;
  const when = `${weekdays[cell.day]} ${shortClock(cell.hour)}`;
  if (cell.gap === null) return `${when}, ${counts}`;
  const short = cell.positions
    .filter(({ understaffed }) => understaffed)
    .map(
      ({ positionId, scheduled, required, needed }) =>
        `${nameOf(schedule, positionId)} ${scheduled} of ${required}, need ${needed} more`,
    );
  return `${when}, understaffed: ${short.join('; ')}; ${counts}`;
}
