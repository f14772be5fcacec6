#!/usr/bin/env bash
# ical-generator 10.2.0 and ts-ics 2.4.6, events of whole days written in Madrid
#
# A holiday of 9 November, made as JavaScript makes a day (new Date(2026, 10, 9), midnight on the clock here), is
# written as 8 November by both: for days, which have no zone (RFC 5545, 3.3.4), they take the date that it is in
# Greenwich at that moment. On a machine in New York the same code writes the 9th. ics 3.12.0, which takes numbers,
# writes the 9th everywhere.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical-generator@10.2.0 ts-ics@2.4.6 ics@3.12.0 >/dev/null
cat > write.mjs <<'JS'
import ical from 'ical-generator';
import { createEvent } from 'ics';
import { generateIcsEvent } from 'ts-ics';
const [start, end] = [new Date(2026, 10, 9), new Date(2026, 10, 10)];
const days = (text) => text.split('\r\n').filter((line) => /^DT(START|END)/.test(line)).map((line) => line.split(':')[1]).join(' ');
const calendar = ical();
calendar.createEvent({ start, end, allDay: true, summary: 'Holiday' });
const event = { uid: 'a', summary: 'Holiday', stamp: { date: start }, start: { date: start, type: 'DATE' }, end: { date: end, type: 'DATE' } };
console.log(process.env.TZ, 'ical-generator', days(calendar.toString()), 'ts-ics', days(generateIcsEvent(event)), 'ics', days(createEvent({ title: 'Holiday', start: [2026, 11, 9], end: [2026, 11, 10] }).value));
JS
diff - <(for zone in Europe/Madrid America/New_York; do TZ=$zone node write.mjs; done) <<'EXPECTED'
Europe/Madrid ical-generator 20261108 20261109 ts-ics 20261108 20261109 ics 20261109 20261110
America/New_York ical-generator 20261109 20261110 ts-ics 20261109 20261110 ics 20261109 20261110
EXPECTED
echo "as described"
