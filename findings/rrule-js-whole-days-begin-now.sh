#!/usr/bin/env bash
# rrule 2.8.1 (npm), texts of rules with whole days and zones
#
# rrulestr does not know DTSTART;VALUE=DATE: a rule of whole days from 9 November 2020 begins today, at the time of the
# call, and nothing says so. An excluded date with a zone is taken as if it were UTC: EXDATE;TZID=Europe/Madrid 10:00
# does not exclude 09:00 UTC, the same moment. With a zone, toString writes UNTIL without the Z that RFC 5545 (3.3.10)
# wants there.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund rrule@2.8.1 >/dev/null
cat > rules.mjs <<'JS'
import rrule from 'rrule';
const { RRule, rrulestr } = rrule;
const [day] = rrulestr('DTSTART;VALUE=DATE:20201109\nRRULE:FREQ=DAILY;COUNT=3').all();
console.log('first day', Math.abs(day - Date.now()) < 60_000 ? 'now' : day.toISOString());
console.log('not excluded', rrulestr('DTSTART:20261109T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Europe/Madrid:20261110T100000').all().map((time) => time.getUTCDate()).join());
console.log(new RRule({ freq: RRule.WEEKLY, dtstart: new Date('2026-11-09T22:00Z'), until: new Date('2026-12-01T22:00Z'), tzid: 'Europe/Madrid' }).toString());
JS
diff - <(TZ=UTC node rules.mjs) <<'EXPECTED'
first day now
not excluded 9,10,11
DTSTART;TZID=Europe/Madrid:20261109T220000
RRULE:FREQ=WEEKLY;UNTIL=20261201T220000
EXPECTED
echo "as described"
