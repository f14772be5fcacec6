#!/usr/bin/env bash
# Texts of durations: Day.js 1.11.23 (plugin duration), ical.js 2.2.1 and date-fns 4.4.0, beside Moment 2.31.0
#
# A balance of minus eight hours, -PT8H as RFC 5545 (3.3.6) and Day.js itself write it, is plus eight when Day.js reads
# it back. PT7,5H, with the comma that ISO 8601 allows as decimal sign, is no hours at all for Day.js, and seven for
# ical.js, which drops the half of PT7.5H, too. formatISODuration of date-fns writes two weeks and three hours as three
# hours. None raises an error; Moment reads each text as meant.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund dayjs@1.11.23 ical.js@2.2.1 date-fns@4.4.0 moment@2.31.0 >/dev/null
cat > durations.mjs <<'JS'
import { formatISODuration } from 'date-fns';
import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';
import ICAL from 'ical.js';
import moment from 'moment';
dayjs.extend(duration);
console.log('Day.js writes', dayjs.duration({ hours: -8 }).toISOString());
for (const text of ['-PT8H', 'PT7.5H', 'PT7,5H']) {
  const hours = [moment.duration(text).asHours(), dayjs.duration(text).asHours(), ICAL.Duration.fromString(text).toSeconds() / 3600];
  console.log(text, 'is for Moment, Day.js and ical.js', ...hours);
}
console.log('date-fns writes', formatISODuration({ weeks: 2, hours: 3 }));
JS
diff - <(node durations.mjs) <<'EXPECTED'
Day.js writes -PT8H
-PT8H is for Moment, Day.js and ical.js -8 8 -8
PT7.5H is for Moment, Day.js and ical.js 7.5 7.5 7
PT7,5H is for Moment, Day.js and ical.js 7.5 0 7
date-fns writes P0Y0M0DT3H0M0S
EXPECTED
echo "as described"
