#!/usr/bin/env bash
# Extra dates (RDATE) in ical.js 2.2.1, node-ical 0.26.1, vobject 0.9.9 and recurring-ical-events 3.8.2 with icalendar
# 7.3.2
#
# A shift that is worked on 9 November and, by RDATE, on the 12th and 13th has three occurrences: the start is the
# first, the dates are added (RFC 5545, 3.8.5.2 and 3.8.5.3). ical.js and vobject give the extra dates without the
# start, node-ical the start without them; recurring-ical-events gives all three. An extra date that a rule gives as
# well counts once (3.8.5.3); ical.js has it twice. An extra date with an end of its own (VALUE=PERIOD) is lost in
# node-ical and vobject.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet vobject==0.9.9 icalendar==7.3.2 recurring-ical-events==3.8.2
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//Roster//EN' BEGIN:VEVENT UID:a DTSTAMP:20261001T000000Z SUMMARY:Ana \
    DTSTART:20261109T080000Z DTEND:20261109T160000Z "${@:2}" END:VEVENT END:VCALENDAR > "$1.ics"
}
calendar dates RDATE:20261112T080000Z,20261113T080000Z
calendar twice 'RRULE:FREQ=WEEKLY;COUNT=2' RDATE:20261116T080000Z
calendar period 'RDATE;VALUE=PERIOD:20261112T100000Z/PT2H'
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
for (const name of ['dates', 'twice', 'period']) {
  const text = readFileSync(`${name}.ics`, 'utf8');
  const found = [];
  try {
    const times = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
    for (let time = times.next(); time; time = times.next()) found.push(time.toString().slice(5, 16));
  } catch (error) {
    found.push(error.constructor.name);
  }
  console.log(name, 'ical.js', ...found);
  const range = { from: new Date('2026-11-01'), to: new Date('2026-12-01') };
  console.log(name, 'node-ical', ...ical.expandRecurringEvent(ical.sync.parseICS(text).a, range).map(({ start }) => start.toISOString().slice(5, 16)));
}
JS
cat > read.py <<'PY'
import icalendar, recurring_ical_events, vobject
for name in ("dates", "twice", "period"):
    text = open(f"{name}.ics").read()
    print(name, "vobject", *(f"{time:%m-%dT%H:%M}" for time in vobject.readOne(text).vevent.getrruleset()))
    events = recurring_ical_events.of(icalendar.Calendar.from_ical(text)).between((2026, 11, 1), (2026, 12, 1))
    print(name, "recurring-ical-events", *sorted(f"{event.start:%m-%dT%H:%M}" for event in events))
PY
diff - <(TZ=UTC node read.mjs; python/bin/python read.py) <<'EXPECTED'
dates ical.js 11-12T08:00 11-13T08:00
dates node-ical 11-09T08:00
twice ical.js 11-09T08:00 11-16T08:00 11-16T08:00
twice node-ical 11-09T08:00 11-16T08:00
period ical.js 11-12T10:00
period node-ical 11-09T08:00
dates vobject 11-12T08:00 11-13T08:00
dates recurring-ical-events 11-09T08:00 11-12T08:00 11-13T08:00
twice vobject 11-09T08:00 11-16T08:00
twice recurring-ical-events 11-09T08:00 11-16T08:00
period vobject
period recurring-ical-events 11-09T08:00 11-12T10:00
EXPECTED
echo "as described"
