#!/usr/bin/env bash
# spacetime 7.15.0, the end of a day, the turn of a year and dates of a list
#
# 24:00, the end of the day in ISO 8601, is read as 23:00. week() of the last days of 2026 is 52, where ISO 8601 has a
# week 53, and 1 January 2027 is in week 1. Of two dates of one list, 28/11/2026 is read with the day first and
# 01/12/2026 with the month first, as 12 January. 02:30 on the night that has none in Madrid goes an hour back, to
# 01:30.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund spacetime@7.15.0 >/dev/null
cat > read.mjs <<'JS'
import spacetime from 'spacetime';
for (const text of ['2026-11-28T24:00', '2026-03-29T02:30', '28/11/2026', '01/12/2026']) console.log(text, spacetime(text, 'Europe/Madrid').format('iso'));
for (const day of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-04']) console.log(day, spacetime(day, 'Europe/Madrid').week());
JS
diff - <(node read.mjs) <<'EXPECTED'
2026-11-28T24:00 2026-11-28T23:00:00.000+01:00
2026-03-29T02:30 2026-03-29T01:30:00.000+01:00
28/11/2026 2026-11-28T00:00:00.000+01:00
01/12/2026 2026-01-12T00:00:00.000+01:00
2026-12-28 52
2026-12-31 52
2027-01-01 1
2027-01-04 1
EXPECTED
echo "as described"
