#!/usr/bin/env bash
# ical.js 2.2.1, two times of a day (BYHOUR) in monthly and yearly rules
#
# Of the first and third Monday at 09:00 and 17:00 ical.js makes the right days in the first month; the next month
# begins with 17:00 on its first day, a Sunday, which no part of the rule names. In a yearly rule the second time is
# lost. In weekly and daily rules both times come (RFC 5545, 3.3.10: BYHOUR expands each of the four).
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
  "2026-01-19T09:00:00 FREQ=MONTHLY;BYDAY=1MO,3MO;BYHOUR=9,17" \
  "2026-01-05T09:00:00 FREQ=YEARLY;BYHOUR=9,17" \
  "2026-01-05T09:00:00 FREQ=WEEKLY;BYHOUR=9,17") <<'EXPECTED'
FREQ=MONTHLY;BYDAY=1MO,3MO;BYHOUR=9,17 2026-01-19T09:00 2026-01-19T17:00 2026-02-01T17:00 2026-02-02T09:00
FREQ=YEARLY;BYHOUR=9,17 2026-01-05T09:00 2027-01-05T09:00 2028-01-05T09:00 2029-01-05T09:00
FREQ=WEEKLY;BYHOUR=9,17 2026-01-05T09:00 2026-01-05T17:00 2026-01-12T09:00 2026-01-12T17:00
EXPECTED
echo "as described"
