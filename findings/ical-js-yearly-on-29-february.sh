#!/usr/bin/env bash
# ical.js 2.2.1, a yearly rule that starts on 29 February
#
# A rule may name days that a year does not have; they are left out and not counted (RFC 5545, 3.3.10). ical.js puts 1
# March in their place for FREQ=YEARLY alone. With the same day spelled out (BYMONTH=2;BYMONTHDAY=29) and for a monthly
# rule of the 31st it leaves them out as it should.
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
  "2024-02-29T09:00:00 FREQ=YEARLY" \
  "2024-02-29T09:00:00 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29" \
  "2024-01-31T09:00:00 FREQ=MONTHLY") <<'EXPECTED'
FREQ=YEARLY 2024-02-29T09:00 2025-03-01T09:00 2026-03-01T09:00 2027-03-01T09:00
FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 2024-02-29T09:00 2028-02-29T09:00 2032-02-29T09:00 2036-02-29T09:00
FREQ=MONTHLY 2024-01-31T09:00 2024-03-31T09:00 2024-05-31T09:00 2024-07-31T09:00
EXPECTED
echo "as described"
