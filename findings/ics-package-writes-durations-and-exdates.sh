#!/usr/bin/env bash
# ics 3.12.0 (npm), a repeated shift with a day off, and days as a duration
#
# { days: 2 } is written as P2DT and { weeks: 1, days: 2 } as P1W2DT. In RFC 5545 (3.3.6) a T has to be followed by a
# time, and weeks stand alone. With startOutputType 'local' the start has no Z, but the excluded date has: 21:00 UTC is
# no occurrence of a floating 22:00 (RFC 5545, 3.8.5.1 wants the very start), so ical.js 2.2.1 keeps the shift of the
# day off. With the default type the start is in UTC, and the weekly shift at 22:00 is at 21:00 when the clocks have
# gone back.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ics@3.12.0 ical.js@2.2.1 >/dev/null
cat > write.mjs <<'JS'
import ICAL from 'ical.js';
import { createEvent } from 'ics';
const lines = ({ value }) => value.split('\r\n').filter((line) => /^(DTSTART|DURATION|EXDATE)/.test(line)).join(' ');
console.log(lines(createEvent({ title: 'Holiday', start: [2026, 10, 24], duration: { days: 2 } })));
console.log(lines(createEvent({ title: 'Holiday', start: [2026, 10, 24], duration: { weeks: 1, days: 2 } })));
for (const startOutputType of ['local', 'utc']) {
  const shift = createEvent({ title: 'Ana', start: [2026, 10, 17, 22, 0], startOutputType, duration: { hours: 8 }, recurrenceRule: 'FREQ=WEEKLY;COUNT=3', exclusionDates: [[2026, 10, 24, 22, 0]] });
  const times = new ICAL.Event(new ICAL.Component(ICAL.parse(shift.value)).getFirstSubcomponent('vevent')).iterator();
  console.log(lines(shift));
  for (let time = times.next(); time; time = times.next()) console.log(' ', time.toString());
}
JS
diff - <(TZ=Europe/Madrid node write.mjs) <<'EXPECTED'
DTSTART;VALUE=DATE:20261024 DURATION:P2DT
DTSTART;VALUE=DATE:20261024 DURATION:P1W2DT
DTSTART:20261017T220000 EXDATE:20261024T200000Z DURATION:PT8H
  2026-10-17T22:00:00
  2026-10-24T22:00:00
  2026-10-31T22:00:00
DTSTART:20261017T200000Z EXDATE:20261024T200000Z DURATION:PT8H
  2026-10-17T20:00:00Z
  2026-10-31T20:00:00Z
EXPECTED
echo "as described"
