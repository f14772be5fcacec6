#!/usr/bin/env bash
# datebook 8.0.1 (npm), the calendar file of a shift
#
# Each event is TRANSP:TRANSPARENT, so whoever looks for a free hour of a person finds the hours of their shifts: RFC
# 5545 (3.8.2.7) has OPAQUE, busy, if nothing is said. PRODID stands after the event, where properties of a calendar
# come before its components (3.4, 3.6), and lines end with LF alone instead of CRLF (3.1). The times are in UTC, so a
# weekly shift from 22:00 in Madrid is from 21:00 when the clocks have gone back.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund datebook@8.0.1 >/dev/null
cat > shift.mjs <<'JS'
import { ICalendar } from 'datebook';
const file = new ICalendar({ title: 'Night', start: new Date('2026-10-19T20:00:00Z'), end: new Date('2026-10-20T04:00:00Z'), recurrence: { frequency: 'WEEKLY', count: 3 } }).render();
console.log(file.split(/\r?\n/).filter((line) => /^(BEGIN|TRANSP|DTSTART|RRULE|END|PRODID)/.test(line)).join('\n'));
console.log('CRLF', file.includes('\r\n'));
JS
diff - <(node shift.mjs) <<'EXPECTED'
BEGIN:VCALENDAR
BEGIN:VEVENT
TRANSP:TRANSPARENT
DTSTART:20261019T200000Z
RRULE:FREQ=WEEKLY;COUNT=3
END:VEVENT
PRODID:datebook
END:VCALENDAR
CRLF false
EXPECTED
echo "as described"
