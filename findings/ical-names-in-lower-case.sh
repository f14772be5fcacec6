#!/usr/bin/env bash
# Names in lower case: node-ical 0.26.1, ts-ics 2.4.6, ical.js 2.2.1, and for Python icalendar 7.3.2 and ics 0.7.3
#
# Names of components, properties and parameters, and values that are one of a list, are the same in lower case (RFC
# 5545, 2). A calendar written so has no events for node-ical and ts-ics, which report nothing, and is an error for ics;
# ical.js and icalendar read it. A whole day as DTSTART;value=date starts at no date with ts-ics. A rule freq=daily is
# an error for node-ical and ical.js, and none for ts-ics, whose event has an empty rule.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1 ts-ics@2.4.6 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet icalendar==7.3.2 ics==0.7.3
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//Roster//EN' BEGIN:VEVENT UID:a DTSTAMP:20261001T000000Z SUMMARY:Ana "$@" END:VEVENT END:VCALENDAR
}
printf '%s\r\n' begin:vcalendar version:2.0 'prodid:-//Example//Roster//EN' begin:vevent uid:a dtstamp:20261001T000000Z summary:Ana \
  dtstart:20261109T080000Z end:vevent end:vcalendar > names.ics
calendar 'DTSTART;value=date:20261109' > parameter.ics
calendar DTSTART:20261109T080000Z 'RRULE:freq=daily;count=2' > rule.ics
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
for (const name of ['names', 'parameter', 'rule']) {
  const text = readFileSync(`${name}.ics`, 'utf8');
  const found = (read) => {
    try {
      return read();
    } catch (error) {
      return `error: ${error.message.split(' expected')[0]}`;
    }
  };
  console.log(name, 'node-ical', found(() => Object.values(ical.sync.parseICS(text)).filter(({ type }) => type === 'VEVENT').length));
  console.log(name, 'ts-ics', found(() => (convertIcsCalendar(undefined, text).events ?? []).map(({ start, recurrenceRule }) => `${+start.date} ${JSON.stringify(recurrenceRule)}`).join()));
  console.log(name, 'ical.js', found(() => String(new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator().next())));
}
JS
cat > read.py <<'PY'
import icalendar, ics
text = open("names.ics", newline="").read()
print("icalendar", icalendar.Calendar.from_ical(text).walk("VEVENT")[0].start)
try:
    print("ics", ics.Calendar(text).events)
except ValueError as error:
    print("ics error:", error)
PY
diff - <(TZ=UTC node read.mjs; python/bin/python read.py) <<'EXPECTED'
names node-ical 0
names ts-ics 
names ical.js 2026-11-09T08:00:00Z
parameter node-ical 1
parameter ts-ics NaN undefined
parameter ical.js 2026-11-09
rule node-ical error: RRULE must include FREQ
rule ts-ics 1794211200000 {}
rule ical.js error: invalid frequency "daily"
icalendar 2026-11-09 08:00:00+00:00
ics error: container isn't an VCALENDAR
EXPECTED
echo "as described"
