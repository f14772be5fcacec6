#!/usr/bin/env bash
# ical.js 2.2.1, numbers of weeks and weekdays in yearly rules
#
# RFC 5545 (3.3.10) has BYWEEKNO=20 with BYDAY=MO for the Monday of week 20 and BYDAY=20MO for the twentieth Monday of
# the year. ical.js leaves out the numbers of both: either is every Monday, and with BYWEEKNO the start itself is
# missing. BYMONTHDAY=1 is 1 January alone; by the table of the same section a yearly rule expands it to the first of
# each month.
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
  "2026-05-11T09:00:00 FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO" \
  "2026-12-28T09:00:00 FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO" \
  "2026-05-18T09:00:00 FREQ=YEARLY;BYDAY=20MO" \
  "2026-01-01T09:00:00 FREQ=YEARLY;BYMONTHDAY=1") <<'EXPECTED'
FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO 2026-05-18T09:00 2026-05-25T09:00 2026-06-01T09:00 2026-06-08T09:00
FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO 2027-01-04T09:00 2027-01-11T09:00 2027-01-18T09:00 2027-01-25T09:00
FREQ=YEARLY;BYDAY=20MO 2026-05-18T09:00 2026-05-25T09:00 2026-06-01T09:00 2026-06-08T09:00
FREQ=YEARLY;BYMONTHDAY=1 2026-01-01T09:00 2027-01-01T09:00 2028-01-01T09:00 2029-01-01T09:00
EXPECTED
echo "as described"
