#!/usr/bin/env bash
# node-ical 0.26.1, a rule whose FREQ is not its first part
#
# The parts of a rule have no order (RFC 5545, 3.3.10; FREQ ought to be first for readers of RFC 2445). node-ical drops
# what stands before FREQ without a word: COUNT=3;FREQ=DAILY is every day for ever, and so is a rule with INTERVAL=7
# before it. ical.js 2.2.1 reads each of them like the one with FREQ first.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1 >/dev/null
cat > read.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';
for (const rule of ['FREQ=DAILY;COUNT=3', 'COUNT=3;FREQ=DAILY', 'INTERVAL=7;COUNT=3;FREQ=DAILY']) {
  const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20261001T000000Z', 'SUMMARY:Ana', 'DTSTART:20261105T080000Z', `RRULE:${rule}`, 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Roster//EN', ...event, 'END:VCALENDAR', ''].join('\r\n');
  const range = { from: new Date('2026-11-01'), to: new Date('2026-12-01') };
  const times = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
  const days = [];
  for (let time = times.next(); time; time = times.next()) days.push(time.day);
  console.log(rule, 'ical.js', days.join(), 'node-ical', ical.expandRecurringEvent(ical.sync.parseICS(text).a, range).map(({ start }) => start.getUTCDate()).join());
}
JS
diff - <(TZ=UTC node read.mjs) <<'EXPECTED'
FREQ=DAILY;COUNT=3 ical.js 5,6,7 node-ical 5,6,7
COUNT=3;FREQ=DAILY ical.js 5,6,7 node-ical 5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30
INTERVAL=7;COUNT=3;FREQ=DAILY ical.js 5,12,19 node-ical 5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30
EXPECTED
echo "as described"
