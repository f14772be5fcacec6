#!/usr/bin/env bash
# Luxon 3.7.2, durations as hours and minutes
#
# A balance of minus seven and a half hours with the format h:mm is "-7:-30", one of minus half an hour "0:-30": each
# part has its sign. The option signMode with negativeLargestOnly writes "-7:30", but half an hour below zero is "0:30"
# then, since a zero has no sign. 7 hours and 59.7 minutes are 7:59, cut and not rounded. PT7,5H, with the comma that
# ISO 8601 allows for a decimal, is invalid, PT7.5H is not.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund luxon@3.7.2 >/dev/null
cat > balances.mjs <<'JS'
import { Duration } from 'luxon';
for (const hours of [7.5, -7.5, -0.5, 7 + 59.7 / 60])
  console.log(hours.toFixed(2), Duration.fromObject({ hours }).toFormat('h:mm'), Duration.fromObject({ hours }).toFormat('h:mm', { signMode: 'negativeLargestOnly' }));
console.log(...['PT7.5H', 'PT7,5H'].map((text) => Duration.fromISO(text).isValid));
JS
diff - <(node balances.mjs) <<'EXPECTED'
7.50 7:30 7:30
-7.50 -7:-30 -7:30
-0.50 0:-30 0:30
8.00 7:59 7:59
true false
EXPECTED
echo "as described"
