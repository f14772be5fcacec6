#!/usr/bin/env bash
# ts-ics 2.4.6, times before the clock changes on the day on which it does
#
# With the VTIMEZONE that every calendar of Madrid carries, ts-ics gives all times of 25 October 2026 the offset of
# after the change (+0100), from midnight on, although the component says 03:00; on 29 March, too, the change counts
# from midnight. A late shift that ends at 01:30 ends an hour late, and one that starts at 00:30 in March an hour early.
# RFC 5545 (3.6.5) lets an observance begin at its onset, date and time. node-ical reads the same file as meant.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ts-ics@2.4.6 node-ical@0.26.1 >/dev/null
sed 's/$/\r/' > zone.ics <<'ICS'
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
ICS
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const zone = readFileSync('zone.ics', 'utf8');
for (const [start, end] of [['20261024T173000', '20261025T013000'], ['20260329T003000', '20260329T083000']]) {
  const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Ana', `DTSTART;TZID=Europe/Madrid:${start}`, `DTEND;TZID=Europe/Madrid:${end}`, 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Roster//EN', zone.trimEnd(), ...event, 'END:VCALENDAR', ''].join('\r\n');
  const [read] = convertIcsCalendar(undefined, text).events;
  console.log('ts-ics', read.start.date.toISOString(), read.end.date.toISOString());
  const { a } = ical.sync.parseICS(text);
  console.log('node-ical', a.start.toISOString(), a.end.toISOString());
}
JS
diff - <(TZ=UTC node read.mjs) <<'EXPECTED'
ts-ics 2026-10-24T15:30:00.000Z 2026-10-25T00:30:00.000Z
node-ical 2026-10-24T15:30:00.000Z 2026-10-24T23:30:00.000Z
ts-ics 2026-03-28T22:30:00.000Z 2026-03-29T06:30:00.000Z
node-ical 2026-03-28T23:30:00.000Z 2026-03-29T06:30:00.000Z
EXPECTED
echo "as described"
