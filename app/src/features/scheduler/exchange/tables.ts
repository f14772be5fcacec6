import type { Schedule, Shift } from '~/engine/engine';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const columns = ['id', 'staff_id', 'name', 'position', 'day', 'start', 'end', 'hours', 'status'];

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (hour: number) => `${twoDigits(hour % 24)}:00`;

/** A field of a table (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The week's shifts as comma-separated values: a header, then a row for each shift in the order of the schedule. */
export function toCsv({ positions, staff, shifts }: Schedule): string {
  const people = new Map(staff.map((member) => [member.id, member]));
  const jobs = new Map(positions.map(({ id, name }) => [id, name]));
  const rows = shifts.map(({ id, staffId, day, start, hours, confirmed }) => {
    const person = people.get(staffId);
    const texts = [id, staffId, person?.name ?? '', jobs.get(person?.positionId ?? '') ?? '', dayNames[day] ?? ''];
    return [...texts.map(field), clock(start), clock(start + hours), hours, confirmed ? 'confirmed' : 'pending'];
  });
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** A text of a calendar (RFC 5545, 3.3.11). */
function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** A line of a calendar, folded so that none is longer than 75 bytes (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return `${text}\r\n`;
}

/** Local time without a zone, so that a shift at nine is one at nine wherever the calendar is read. */
function localTime(monday: string, { day }: Shift, hour: number): string {
  const date = new Date(`${monday}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day + Math.floor(hour / 24));
  return `${date.toISOString().slice(0, 10).replaceAll('-', '')}T${twoDigits(hour % 24)}0000`;
}

/** One person's shifts of the week that starts on a Monday (ISO date), as an iCalendar file. */
export function toCalendar(schedule: Schedule, staffId: string, monday: string, now: Date, title: string): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = schedule.shifts
    .filter((shift) => shift.staffId === staffId)
    .flatMap((shift) => [
      'BEGIN:VEVENT',
      `UID:${encodeURIComponent(shift.id)}-${monday}@brightcrew.example`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${localTime(monday, shift, shift.start)}`,
      `DTEND:${localTime(monday, shift, shift.start + shift.hours)}`,
      `SUMMARY:${calendarText(title)}`,
      `STATUS:${shift.confirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Brightcrew//Scheduler//EN', ...events, 'END:VCALENDAR'];
  return lines.map(folded).join('');
}
