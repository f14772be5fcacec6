#!/usr/bin/env bash
# node-ical 0.26.1, ical.js 2.2.1 and ts-ics 2.4.6, a file of two calendars
#
# A file may hold several calendars, one after the other (RFC 5545, 3.4), as when the calendars of two people are joined
# with cat. node-ical keeps the events of the last one only, without a word, though their UIDs differ. ts-ics gives all
# events, ical.js one array for each calendar.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//Roster//EN' BEGIN:VEVENT UID:"$1" DTSTAMP:20261001T000000Z "${@:2}" END:VEVENT END:VCALENDAR
}
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1 ts-ics@2.4.6 >/dev/null
calendar a SUMMARY:Ana DTSTART:20261109T080000Z > two.ics
calendar b SUMMARY:Bo DTSTART:20261109T080000Z >> two.ics
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const text = readFileSync('two.ics', 'utf8');
console.log('node-ical', ...Object.values(ical.sync.parseICS(text)).flatMap(({ type, summary }) => (type === 'VEVENT' ? [summary] : [])));
console.log('ts-ics', ...convertIcsCalendar(undefined, text).events.map(({ summary }) => summary));
console.log('ical.js', ...ICAL.parse(text).map((one) => new ICAL.Component(one).getFirstSubcomponent('vevent').getFirstPropertyValue('summary')));
JS
diff - <(node read.mjs) <<'EXPECTED'
node-ical Bo
ts-ics Ana Bo
ical.js Ana Bo
EXPECTED
echo "as described"
