#!/usr/bin/env bash
# Durations of events over a change of the clock: ical.js 2.2.1, node-ical 0.26.1, and icalendar 7.3.2 with
# recurring-ical-events 3.8.2
#
# RFC 5545 (3.3.6) lets hours be exact and days nominal: from 22:00 on the night on which clocks go back, PT8H ends at
# 05:00 and P1D at 22:00 of the next day. No library does both. ical.js and the Python packages count hours by the clock
# (PT8H ends at 06:00, nine hours later); node-ical counts a day as 24 hours (P1D ends at 20:00 UTC, 21:00 by the clock).
# The same file is a shift of eight hours in one and of nine in another.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet icalendar==7.3.2 recurring-ical-events==3.8.2
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
UID:h
DTSTAMP:20261001T000000Z
SUMMARY:eight hours
DTSTART;TZID=Europe/Madrid:20261024T220000
DURATION:PT8H
END:VEVENT
BEGIN:VEVENT
UID:d
DTSTAMP:20261001T000000Z
SUMMARY:one day
DTSTART;TZID=Europe/Madrid:20261024T220000
DURATION:P1D
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
cat > python.py <<'PY'
import icalendar, recurring_ical_events
calendar = icalendar.Calendar.from_ical(open("roster.ics", "rb").read())
for event in recurring_ical_events.of(calendar).between((2026, 10, 1), (2026, 12, 31)):
    print("Python", event["SUMMARY"], event.start, "to", event.end)
PY
diff - <(node icaljs.mjs; TZ=UTC node nodeical.mjs; python/bin/python python.py | sort) <<'EXPECTED'
ical.js eight hours 2026-10-24T22:00:00 to 2026-10-25T06:00:00
ical.js one day 2026-10-24T22:00:00 to 2026-10-25T22:00:00
node-ical eight hours 2026-10-24T20:00:00.000Z to 2026-10-25T04:00:00.000Z
node-ical one day 2026-10-24T20:00:00.000Z to 2026-10-25T20:00:00.000Z
Python eight hours 2026-10-24 22:00:00+02:00 to 2026-10-25 06:00:00+01:00
Python one day 2026-10-24 22:00:00+02:00 to 2026-10-25 22:00:00+01:00
EXPECTED
echo "as described"
