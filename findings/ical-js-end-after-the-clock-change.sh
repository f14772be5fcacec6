#!/usr/bin/env bash
# ical.js 2.2.1, occurrences of an event over a change of the clock
#
# A night shift from 22:00 (DTSTART) to 06:00 (DTEND), both in Europe/Madrid, on the night on which clocks go back. The
# event's own endDate is 06:00, but the occurrence that its iterator and getOccurrenceDetails give ends at 07:00: the nine
# hours between the two are added to the start as if no clock changed. It happens to an event that does not repeat, too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 >/dev/null
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
UID:end
DTSTAMP:20261001T000000Z
SUMMARY:until six
DTSTART;TZID=Europe/Madrid:20261024T220000
DTEND;TZID=Europe/Madrid:20261025T060000
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
cat >> icaljs.mjs <<'JS'
console.log('endDate', `${new ICAL.Event(events[0]).endDate}`);
JS
diff - <(node icaljs.mjs) <<'EXPECTED'
ical.js until six 2026-10-24T22:00:00 to 2026-10-25T07:00:00
endDate 2026-10-25T06:00:00
EXPECTED
echo "as described"
