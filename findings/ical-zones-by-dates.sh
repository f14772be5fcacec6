#!/usr/bin/env bash
# ical.js 2.2.1 and ts-ics 2.4.6, a zone whose changes are dates instead of a rule
#
# An observance of a VTIMEZONE begins at its DTSTART and at each RDATE (RFC 5545, 3.6.5), of which a property may have
# several with commas between (3.8.5.2). Python's icalendar and many servers describe zones so. Of 03:30 in Madrid in
# July 2025, 2026 and 2027, with summer time from the DTSTART of 2025 and two dates, all are 01:30 UTC. ical.js leaves
# out the DTSTART where there are dates, and each date but the first of a property; in 2025, before any change that it
# knows, there is no offset at all. ts-ics has no summer time in 2027, with the list, or in 2026, with a property for
# each date.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 ts-ics@2.4.6 >/dev/null
cat > zones.mjs <<'JS'
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
const observance = (kind, from, to, start, rest) => [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...rest, `END:${kind}`];
const forms = {
  rule: [['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'], ['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']],
  list: [['RDATE:20260329T020000,20270328T020000'], ['RDATE:20261025T030000,20271031T030000']],
  each: [['RDATE:20260329T020000', 'RDATE:20270328T020000'], ['RDATE:20261025T030000', 'RDATE:20271031T030000']],
};
for (const [form, [summer, winter]] of Object.entries(forms)) {
  const zone = [...observance('DAYLIGHT', '+0100', '+0200', '20250330T020000', summer), ...observance('STANDARD', '+0200', '+0100', '20251026T030000', winter)];
  for (const year of [2025, 2026, 2027]) {
    const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20250101T000000Z', `DTSTART;TZID=Madrid:${year}0701T033000`, `DTEND;TZID=Madrid:${year}0701T043000`, 'SUMMARY:Shift', 'END:VEVENT'];
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VTIMEZONE', 'TZID:Madrid', ...zone, 'END:VTIMEZONE', ...event, 'END:VCALENDAR', ''].join('\r\n');
    const start = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart');
    console.log(form, year, start.convertToZone(ICAL.Timezone.utcTimezone).toString().slice(11, 16), convertIcsCalendar(undefined, text).events[0].start.date.toISOString().slice(11, 16));
  }
}
JS
diff - <(node zones.mjs) <<'EXPECTED'
rule 2025 01:30 01:30
rule 2026 01:30 01:30
rule 2027 01:30 01:30
list 2025 03:30 01:30
list 2026 01:30 01:30
list 2027 02:30 02:30
each 2025 03:30 01:30
each 2026 01:30 02:30
each 2027 01:30 01:30
EXPECTED
echo "as described"
