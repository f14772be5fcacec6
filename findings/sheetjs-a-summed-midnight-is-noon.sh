#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5), the text of a time that was summed up to midnight
#
# A day of 48 half hours of 0.0208333333 is 0.9999999984, less than a millisecond before midnight. The texts that
# SheetJS makes of it are 24:00 with hh:mm, 23:59:00 with hh:mm:ss (the minute before the last, without its seconds),
# and 12:00 PM, noon, with h:mm AM/PM. With a date it is the same on the day before. 22:00 less as little is 22:00:00,
# so only midnight shows it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 >/dev/null
cat > show.cjs <<'JS'
const { SSF } = require('xlsx');
let day = 0;
for (let half = 0; half < 48; half += 1) day += 0.0208333333;
for (const format of ['hh:mm', 'hh:mm:ss', 'h:mm AM/PM']) console.log(format, SSF.format(format, day));
for (const format of ['yyyy-mm-dd hh:mm', 'yyyy-mm-dd hh:mm:ss']) console.log(format, SSF.format(format, 46000 + day));
console.log('22:00', SSF.format('hh:mm:ss', 22 / 24 - 1e-9));
JS
diff - <(node show.cjs) <<'EXPECTED'
hh:mm 24:00
hh:mm:ss 23:59:00
h:mm AM/PM 12:00 PM
yyyy-mm-dd hh:mm 2025-12-09 24:00
yyyy-mm-dd hh:mm:ss 2025-12-09 23:59:00
22:00 22:00:00
EXPECTED
echo "as described"
