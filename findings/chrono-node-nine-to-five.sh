#!/usr/bin/env bash
# chrono-node 2.10.3, shifts as people write them in English, asked on Saturday, 28 November 2026, at 12:00
#
# Where one of two hours has no am or pm, chrono gives it that of the other one or takes it for the morning, and then
# moves an end before its start to the next day, without asking whether a shift of twenty hours is meant: "9 to 5" and
# "9am-5" end at 05:00 of the day after, and "10-6pm" goes from 22:00 to 18:00 of the next day. Both hours with am and
# pm, and both with 24 hours, are read as meant. "Friday week", in Britain the Friday after the next one, is yesterday.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund chrono-node@2.10.3 >/dev/null
cat > texts.mjs <<'JS'
import { en } from 'chrono-node';
const two = (number) => String(number).padStart(2, '0');
const clock = (part) => `${two(part.date().getMonth() + 1)}-${two(part.date().getDate())} ${two(part.get('hour'))}:${two(part.get('minute'))}`;
for (const text of ['Monday 9am to 5pm', 'Monday 22:00-06:00', 'Monday 9 to 5', 'Monday 9am-5', 'Monday 10-6pm', 'Friday week']) {
  const [{ start, end }] = en.GB.parse(text, new Date(2026, 10, 28, 12));
  console.log(text, '=', clock(start), end ? `to ${clock(end)}` : '');
}
JS
diff - <(node texts.mjs | sed 's/ $//') <<'EXPECTED'
Monday 9am to 5pm = 11-30 09:00 to 11-30 17:00
Monday 22:00-06:00 = 11-30 22:00 to 12-01 06:00
Monday 9 to 5 = 11-30 09:00 to 12-01 05:00
Monday 9am-5 = 11-30 09:00 to 12-01 05:00
Monday 10-6pm = 11-30 22:00 to 12-01 18:00
Friday week = 11-27 12:00
EXPECTED
echo "as described"
