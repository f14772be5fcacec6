#!/usr/bin/env bash
# Day.js 1.11.23 with its plugin timezone, adding to a time over a change of the clock
#
# A day after 22:00 in Madrid, in the night on which clocks go back, is 22:00 with the offset of the day before
# (+02:00), an instant that is 21:00 in Madrid: the text names an hour that no clock there shows. Eight hours later is
# 06:00+02:00 on machines in other zones, the right instant by the wrong clock, and 05:00+02:00 on a machine in Madrid,
# where the text and toISOString are an hour apart. Clocks in Madrid show 05:00+01:00. The midnight before is +02:00 or
# +01:00, by the machine.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund dayjs@1.11.23 >/dev/null
cat > add.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs/plugin/utc'));
dayjs.extend(require('dayjs/plugin/timezone'));
const start = dayjs.tz('2026-10-24 22:00', 'Europe/Madrid');
console.log(process.env.TZ);
console.log('a day later', start.add(1, 'day').format());
console.log('eight hours later', start.add(8, 'hour').format(), start.add(8, 'hour').toISOString());
console.log('start of the day', dayjs.tz('2026-10-25 12:00', 'Europe/Madrid').startOf('day').format());
JS
diff - <(for zone in UTC Europe/Madrid America/New_York; do TZ=$zone node add.cjs; done) <<'EXPECTED'
UTC
a day later 2026-10-25T22:00:00+02:00
eight hours later 2026-10-25T06:00:00+02:00 2026-10-25T04:00:00.000Z
start of the day 2026-10-25T00:00:00+02:00
Europe/Madrid
a day later 2026-10-25T22:00:00+02:00
eight hours later 2026-10-25T05:00:00+02:00 2026-10-25T04:00:00.000Z
start of the day 2026-10-25T00:00:00+02:00
America/New_York
a day later 2026-10-25T22:00:00+02:00
eight hours later 2026-10-25T06:00:00+02:00 2026-10-25T04:00:00.000Z
start of the day 2026-10-25T00:00:00+01:00
EXPECTED
echo "as described"
