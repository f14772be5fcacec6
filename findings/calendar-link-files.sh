#!/usr/bin/env bash
# calendar-link 2.11.5 (npm), its calendar files, read by ical.js 2.2.1, node-ical 0.26.1 and ts-ics 2.4.6
#
# A holiday of a whole day is written DTSTART:20261109, without the VALUE=DATE that a date needs there (RFC 5545,
# 3.8.2.4). ical.js refuses it, ts-ics has no date, node-ical reads a day. Commas and semicolons of texts have no
# backslash (3.3.11), and a line break in a title ends the property: the rest is a line of its own that is no property.
# The UID, which has to be unique in the world (3.8.4.7), is a number below 100000, so that in a calendar of some 400
# shifts two of them probably are one.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.26.1 ts-ics@2.4.6 >/dev/null
cat > files.mjs <<'JS'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const file = (event) => decodeURIComponent(ics(event)).replace(/^[^,]*,/, '');
const day = file({ title: 'Holiday', start: '2026-11-09', allDay: true });
const read = {
  'ical.js': () => String(new ICAL.Component(ICAL.parse(day)).getFirstSubcomponent('vevent').getFirstPropertyValue('dtstart')),
  'node-ical': () => Object.values(ical.sync.parseICS(day)).find(({ type }) => type === 'VEVENT').datetype,
  'ts-ics': () => String(convertIcsCalendar(undefined, day).events[0].start.date),
};
console.log(day.match(/DTSTART.*\d/)[0]);
for (const [name, start] of Object.entries(read)) {
  try { console.log(name, start()); } catch (error) { console.log(name, error.message); }
}
const shift = file({ title: 'Night\nWard 3', description: 'Ana, Bo; Cy', start: '2026-11-09T22:00:00Z', duration: [8, 'hour'] });
console.log(shift.split(/\r?\n/).filter((line) => /SUMMARY|^Ward|DESCRIPTION/.test(line)).join(' | '), /^UID:\d{1,5}\r?$/m.test(shift));
JS
diff - <(TZ=UTC node files.mjs) <<'EXPECTED'
DTSTART:20261109
ical.js invalid date-time value: "2026-11-09T::"
node-ical date
ts-ics Invalid Date
SUMMARY:Night | Ward 3 | DESCRIPTION:Ana, Bo; Cy true
EXPECTED
echo "as described"
