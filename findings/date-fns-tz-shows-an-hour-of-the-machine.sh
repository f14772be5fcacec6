#!/usr/bin/env bash
# date-fns-tz 3.2.0 and @date-fns/tz 1.5.0 (with date-fns 4.4.0), times of one zone on machines in another
#
# Both take the zone as an argument, yet the result depends on the zone that the machine is in, in the hours in which a
# clock changes. formatInTimeZone shows 02:30 UTC as 03:30 UTC on a machine for which 02:30 does not exist that night.
# Of the two 02:30 in Madrid in the night on which clocks go back, fromZonedTime and TZDate mean the first on some
# machines and the second on others, and the two agree on a machine in UTC alone.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 date-fns-tz@3.2.0 @date-fns/tz@1.5.0 >/dev/null
cat > zones.mjs <<'JS'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { TZDate } from '@date-fns/tz';
console.log(
  process.env.TZ,
  formatInTimeZone(new Date('2026-03-29T02:30:00Z'), 'UTC', 'HH:mm'),
  fromZonedTime('2026-10-25 02:30', 'Europe/Madrid').toISOString().slice(11, 16),
  new Date(+new TZDate(2026, 9, 25, 2, 30, 'Europe/Madrid')).toISOString().slice(11, 16),
);
JS
diff - <(for zone in UTC Europe/Madrid America/New_York; do TZ=$zone node zones.mjs; done) <<'EXPECTED'
UTC 02:30 01:30 01:30
Europe/Madrid 03:30 01:30 00:30
America/New_York 02:30 00:30 01:30
EXPECTED
echo "as described"
