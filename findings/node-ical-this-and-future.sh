#!/usr/bin/env bash
# node-ical 0.26.1 and ical.js 2.2.1, a repeated shift that moves from one day on
#
# A weekly shift from 9 to 17 moves to 12 to 20 from the second week on (RECURRENCE-ID;RANGE=THISANDFUTURE, RFC 5545,
# 3.8.4.4). ical.js moves the later weeks, too; node-ical moves the second only and keeps 9 to 17 (8 to 16 UTC) after it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1 >/dev/null
sed 's/$/\r/' > roster.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Roster//EN
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
BEGIN:VEVENT
UID:m
DTSTAMP:20261001T000000Z
SUMMARY:Cy
DTSTART;TZID=Europe/Madrid:20261109T090000
DTEND;TZID=Europe/Madrid:20261109T170000
RRULE:FREQ=WEEKLY;COUNT=4
END:VEVENT
BEGIN:VEVENT
UID:m
DTSTAMP:20261001T000000Z
SUMMARY:Cy
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20261116T090000
DTSTART;TZID=Europe/Madrid:20261116T120000
DTEND;TZID=Europe/Madrid:20261116T200000
END:VEVENT
END:VCALENDAR
ICS
cat > icaljs.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
const calendar = new ICAL.Component(ICAL.parse(readFileSync('roster.ics', 'utf8')));
for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone.getFirstPropertyValue('tzid'), new ICAL.Timezone(zone));
const events = calendar.getAllSubcomponents('vevent');
for (const first of events.filter((event) => !event.hasProperty('recurrence-id'))) {
  const event = new ICAL.Event(first, { exceptions: events.filter((other) => other.hasProperty('recurrence-id')) });
  const times = event.iterator();
  for (let time = times.next(); time; time = times.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(time);
    console.log('ical.js', event.summary, `${startDate} to ${endDate}`);
  }
}
JS
cat > nodeical.mjs <<'JS'
import ical from 'node-ical';
for (const event of Object.values(ical.sync.parseFile('roster.ics')).filter(({ type }) => type === 'VEVENT')) {
  const range = { from: new Date('2026-10-01'), to: new Date('2026-12-31') };
  for (const { start, end } of ical.expandRecurringEvent(event, range)) {
    console.log('node-ical', event.summary, `${start.toISOString()} to ${end.toISOString()}`);
  }
}
JS
diff - <(node icaljs.mjs; TZ=UTC node nodeical.mjs) <<'EXPECTED'
ical.js Cy 2026-11-09T09:00:00 to 2026-11-09T17:00:00
ical.js Cy 2026-11-16T12:00:00 to 2026-11-16T20:00:00
ical.js Cy 2026-11-23T12:00:00 to 2026-11-23T20:00:00
ical.js Cy 2026-11-30T12:00:00 to 2026-11-30T20:00:00
node-ical Cy 2026-11-09T08:00:00.000Z to 2026-11-09T16:00:00.000Z
node-ical Cy 2026-11-16T11:00:00.000Z to 2026-11-16T19:00:00.000Z
node-ical Cy 2026-11-23T08:00:00.000Z to 2026-11-23T16:00:00.000Z
node-ical Cy 2026-11-30T08:00:00.000Z to 2026-11-30T16:00:00.000Z
EXPECTED
echo "as described"
