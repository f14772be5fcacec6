#!/usr/bin/env bash
# ical-generator 10.2.0, a calendar with a time zone
#
# ical({ timezone: 'Europe/Madrid' }) writes events with floating times (DTSTART without TZID and without Z) and names the
# zone in X-WR-TIMEZONE and TIMEZONE-ID only, which RFC 5545 does not know. A floating time is the same hour on the clock of
# whoever looks (RFC 5545, 3.3.5), so the shift moves with a phone that travels. DTSTAMP, which has to be in UTC (RFC 5545, 3.8.7.2), is floating too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical-generator@10.2.0 >/dev/null
cat > write.mjs <<'JS'
import ical from 'ical-generator';
const calendar = ical({ timezone: 'Europe/Madrid' });
calendar.createEvent({ id: 'a', stamp: new Date('2026-11-01T08:00:00Z'), start: new Date('2026-11-30T21:00:00Z'), end: new Date('2026-12-01T05:00:00Z'), summary: 'Ana' });
console.log(calendar.toString().split('\r\n').filter((line) => /^(DT|X-WR-TIME|TIMEZONE|BEGIN:VTIMEZONE)/.test(line)).join('\n'));
JS
diff - <(TZ=Europe/Madrid node write.mjs) <<'EXPECTED'
TIMEZONE-ID:Europe/Madrid
X-WR-TIMEZONE:Europe/Madrid
DTSTAMP:20261101T090000
DTSTART:20261130T220000
DTEND:20261201T060000
EXPECTED
echo "as described"
