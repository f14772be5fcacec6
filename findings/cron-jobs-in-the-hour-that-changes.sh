#!/usr/bin/env bash
# croner 11.0.1 and cron-parser 5.10.6, jobs in the hour that a change of the clock leaves out or repeats
#
# The same line and zone, two answers. A job at 02:30 in Madrid on 29 March, when no clock shows 02:30, runs at 03:00
# (01:00 UTC) with croner and at 03:30 (01:30 UTC) with cron-parser. A job every half hour of the hour from 02:00 runs
# four times with croner in the night in which that hour comes twice, and twice with cron-parser; a job at 02:00 runs
# once with both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund croner@11.0.1 cron-parser@5.10.6 >/dev/null
cat > runs.mjs <<'JS'
import { Cron } from 'croner';
import { CronExpressionParser } from 'cron-parser';
for (const [line, noon] of [['30 2 * * *', '2026-03-28T12:00:00Z'], ['*/30 2 * * *', '2026-10-24T12:00:00Z'], ['0 2 * * *', '2026-10-24T12:00:00Z']]) {
  const currentDate = new Date(noon);
  const before = new Date(+currentDate + 86_400_000);
  const show = (times) => times.filter((time) => time < before).map((time) => time.toISOString().slice(5, 16)).join(' ');
  console.log(line);
  console.log('  croner', show(new Cron(line, { timezone: 'Europe/Madrid', paused: true }).nextRuns(5, currentDate)));
  console.log('  cron-parser', show(CronExpressionParser.parse(line, { tz: 'Europe/Madrid', currentDate }).take(5).map((time) => time.toDate())));
}
JS
diff - <(node runs.mjs) <<'EXPECTED'
30 2 * * *
  croner 03-29T01:00
  cron-parser 03-29T01:30
*/30 2 * * *
  croner 10-25T00:00 10-25T00:30 10-25T01:00 10-25T01:30
  cron-parser 10-25T00:00 10-25T00:30
0 2 * * *
  croner 10-25T00:00
  cron-parser 10-25T00:00
EXPECTED
echo "as described"
