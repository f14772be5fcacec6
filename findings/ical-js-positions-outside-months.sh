#!/usr/bin/env bash
# ical.js 2.2.1, BYSETPOS in rules that are not simple monthly ones
#
# BYSETPOS picks by position from the set of one interval, whatever the frequency (RFC 5545, 3.3.10). ical.js does so
# for weekdays of a month only and drops it without a word elsewhere: the last shift of the week is each of them, the
# first and last Monday of a year are all Mondays, and the last of three shifts of a day is each of the three. Monthly
# rules by day of the month and weekday (the first working day of the last three days) lose it, too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 >/dev/null
cat > rules.mjs <<'JS'
import ICAL from 'ical.js';
for (const line of process.argv.slice(2)) {
  const [start, rule] = line.split(' ');
  const times = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start));
  console.log(rule, [1, 2, 3, 4].map(() => String(times.next()).slice(0, 16)).join(' '));
}
JS
diff - <(node rules.mjs \
  "2026-01-09T06:00:00 FREQ=WEEKLY;BYDAY=WE,FR;BYSETPOS=-1" \
  "2026-01-05T09:00:00 FREQ=YEARLY;BYDAY=MO;BYSETPOS=1,-1" \
  "2026-01-05T22:00:00 FREQ=DAILY;BYHOUR=6,14,22;BYSETPOS=-1" \
  "2026-01-29T09:00:00 FREQ=MONTHLY;BYMONTHDAY=-3,-2,-1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1") <<'EXPECTED'
FREQ=WEEKLY;BYDAY=WE,FR;BYSETPOS=-1 2026-01-09T06:00 2026-01-14T06:00 2026-01-16T06:00 2026-01-21T06:00
FREQ=YEARLY;BYDAY=MO;BYSETPOS=1,-1 2026-01-05T09:00 2026-01-12T09:00 2026-01-19T09:00 2026-01-26T09:00
FREQ=DAILY;BYHOUR=6,14,22;BYSETPOS=-1 2026-01-05T22:00 2026-01-06T06:00 2026-01-06T14:00 2026-01-06T22:00
FREQ=MONTHLY;BYMONTHDAY=-3,-2,-1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1 2026-01-29T09:00 2026-01-30T09:00 2026-02-26T09:00 2026-02-27T09:00
EXPECTED
echo "as described"
