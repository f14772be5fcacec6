#!/usr/bin/env bash
# date-fns 4.4.0, the hours of the day on which clocks go back
#
# In Europe/Madrid 25 October 2026 has 25 hours, and differenceInHours from midnight to midnight says so.
# eachHourOfInterval gives 24 for the same interval: the second 02:00 (01:00 UTC) is missing, though it is in the
# interval. eachMinuteOfInterval has the minutes of that hour. On the day on which clocks go forward both are right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 >/dev/null
cat > hours.mjs <<'JS'
import { differenceInHours, eachHourOfInterval, eachMinuteOfInterval } from 'date-fns';
for (const [from, to] of [['2026-10-25', '2026-10-26'], ['2026-03-29', '2026-03-30']]) {
  const [start, end] = [new Date(`${from}T00:00`), new Date(`${to}T00:00`)];
  const before = (times) => times.filter((time) => time < end);
  console.log(from, differenceInHours(end, start), 'hours');
  console.log('eachMinuteOfInterval', before(eachMinuteOfInterval({ start, end })).length / 60);
  const hours = before(eachHourOfInterval({ start, end }));
  console.log('eachHourOfInterval', hours.length, hours.slice(0, 5).map((time) => time.toISOString().slice(11, 16)).join());
}
JS
diff - <(TZ=Europe/Madrid node hours.mjs) <<'EXPECTED'
2026-10-25 25 hours
eachMinuteOfInterval 25
eachHourOfInterval 24 22:00,23:00,00:00,02:00,03:00
2026-03-29 23 hours
eachMinuteOfInterval 23
eachHourOfInterval 23 23:00,00:00,01:00,02:00,03:00
EXPECTED
echo "as described"
