#!/usr/bin/env bash
# opening_hours 3.15.0 (npm), nights with a day off, and days off that move
#
# Open every night from 22:00 to 06:00, but not on Tuesday: the night that begins on Monday ends at midnight, and of the
# night of Tuesday, which is off, the second half remains, from midnight to 06:00 on Wednesday. The days off of
# Andalusia (PH) are without those that move: 7 December 2026, the Monday after Constitution Day, which the Boletín
# Oficial del Estado has among them, is open; the eighth is closed.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund opening_hours@3.15.0 >/dev/null
cat > nights.mjs <<'JS'
import OpeningHours from 'opening_hours';
const place = { lat: 37.4, lon: -6, address: { country_code: 'es', state: 'Andalucía' } };
const two = (number) => String(number).padStart(2, '0');
const clock = (at) => `${two(at.getDate())} ${two(at.getHours())}:00`;
for (const [start, end] of new OpeningHours('Mo-Su 22:00-06:00; Tu off', place).getOpenIntervals(new Date(2026, 10, 9, 12), new Date(2026, 10, 12, 12)))
  console.log(clock(start), 'to', clock(end));
const weekdays = new OpeningHours('Mo-Fr 09:00-17:00; PH off', place);
console.log(...[4, 7, 8].map((day) => (weekdays.getState(new Date(2026, 11, day, 12)) ? 'open' : 'closed')));
JS
diff - <(node nights.mjs) <<'EXPECTED'
09 22:00 to 10 00:00
11 00:00 to 11 06:00
11 22:00 to 12 06:00
open open closed
EXPECTED
echo "as described"
