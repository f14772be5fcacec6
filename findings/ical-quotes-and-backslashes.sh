#!/usr/bin/env bash
# Quotes and backslashes: node-ical 0.26.1, ts-ics 2.4.6 and ical.js 2.2.1
#
# A value of a parameter in quotes may have commas, semicolons and colons (RFC 5545, 3.2), a backslash before a comma
# keeps it in its item, and two backslashes are one (3.3.11). node-ical and ts-ics cut CN="Ruiz, Ana; ward: 3" at the
# semicolon and keep the first quote, and they make two categories of the one "night, late". node-ical makes a backslash
# and a line break of an escaped backslash before an n. ical.js reads all of them as written.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
calendar() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//Roster//EN' BEGIN:VEVENT UID:"$1" DTSTAMP:20261001T000000Z "${@:2}" END:VEVENT END:VCALENDAR
}
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1 ts-ics@2.4.6 >/dev/null
calendar a 'SUMMARY:Ana' DTSTART:20261109T080000Z 'ATTENDEE;CN="Ruiz, Ana; ward: 3":mailto:ana@example.com' 'CATEGORIES:night\, late,ward' 'DESCRIPTION:C:\\nights' > quoted.ics
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const text = readFileSync('quoted.ics', 'utf8');
const { a } = ical.sync.parseICS(text);
console.log('node-ical', JSON.stringify([a.attendee.params.CN, a.categories, a.description]));
const [event] = convertIcsCalendar(undefined, text).events;
console.log('ts-ics', JSON.stringify([event.attendees[0].name, event.categories, event.description]));
const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
console.log('ical.js', JSON.stringify([read.getFirstProperty('attendee').getParameter('cn'), read.getFirstProperty('categories').getValues(), read.getFirstPropertyValue('description')]));
JS
diff - <(node read.mjs) <<'EXPECTED'
node-ical ["\"Ruiz, Ana",["night\\","late","ward"],"C:\\\nights"]
ts-ics ["\"Ruiz, Ana",["night\\"," late","ward"],"C:\\nights"]
ical.js ["Ruiz, Ana; ward: 3",["night, late","ward"],"C:\\nights"]
EXPECTED
echo "as described"
