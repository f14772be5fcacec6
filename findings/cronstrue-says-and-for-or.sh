#!/usr/bin/env bash
# cronstrue 3.39.0 (npm), a day of the month and a weekday, and steps that do not divide the hour
#
# With both a day of the month and a weekday a job runs on either (crontab(5): "when either field matches"), so a job of
# the first and of Mondays runs about five times a month. cronstrue says "on day 1 of the month, and on Monday", in
# Spanish "el día 1 del mes, y el lunes", as if both had to hold. */45 of the minutes is :00 and :45, with a quarter of
# an hour between; it says every 45 minutes. The times are those that croner 11.0.1 gives.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund cronstrue@3.39.0 croner@11.0.1 >/dev/null
cat > lines.mjs <<'JS'
import { Cron } from 'croner';
import cronstrue from 'cronstrue/i18n.js';
for (const [line, count] of [['0 22 1 * 1', 6], ['*/45 * * * *', 4]]) {
  console.log(cronstrue.toString(line), '|', cronstrue.toString(line, { locale: 'es' }));
  console.log(new Cron(line, { timezone: 'UTC' }).nextRuns(count, '2026-11-30T23:00:00').map((at) => at.toISOString().slice(8, 16)).join(' '));
}
JS
diff - <(node lines.mjs) <<'EXPECTED'
At 10:00 PM, on day 1 of the month, and on Monday | A las 22:00, el día 1 del mes, y el lunes
01T22:00 07T22:00 14T22:00 21T22:00 28T22:00 01T22:00
Every 45 minutes | Cada 45 minutos
30T23:45 01T00:00 01T00:45 01T01:00
EXPECTED
echo "as described"
