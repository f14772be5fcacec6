#!/usr/bin/env bash
# Numbers of weeks in the Spanish locales of date-fns 4.4.0, Day.js 1.11.23, Moment 2.31.0 and Luxon 3.7.2
#
# In Spain the week that has the year's first Thursday is week 1 (ISO 8601; CLDR gives Spain a least of four days in the
# first week). Moment and Luxon count so. The Spanish locales of date-fns and Day.js have no such least, so the week of
# 1 January is always week 1: Friday, 1 January 2027, is in week 1 instead of 53, and each week of 2027 has a number one
# too high. Their British locales count by ISO; of the Catalan ones, only that of date-fns does.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 dayjs@1.11.23 moment@2.31.0 luxon@3.7.2 >/dev/null
cat > weeks.mjs <<'JS'
import { getWeek } from 'date-fns';
import { ca, enGB, es } from 'date-fns/locale';
import dayjs from 'dayjs';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import 'dayjs/locale/ca.js';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/es.js';
import { DateTime } from 'luxon';
import moment from 'moment';
import 'moment/locale/es.js';
dayjs.extend(weekOfYear);
for (const day of ['2027-01-01', '2027-06-07']) {
  console.log(day, 'Moment es', moment(day).locale('es').week(), 'Luxon es-ES', DateTime.fromISO(day, { locale: 'es-ES' }).localWeekNumber);
  const weeks = Object.entries({ es, 'en-gb': enGB, ca }).map(([name, locale]) => [name, getWeek(new Date(`${day}T12:00`), { locale }), dayjs(day).locale(name).week()]);
  for (const [name, inDateFns, inDayjs] of weeks) console.log(' ', name, 'date-fns', inDateFns, 'Day.js', inDayjs);
}
JS
diff - <(TZ=Europe/Madrid node weeks.mjs) <<'EXPECTED'
2027-01-01 Moment es 53 Luxon es-ES 53
  es date-fns 1 Day.js 1
  en-gb date-fns 53 Day.js 53
  ca date-fns 53 Day.js 1
2027-06-07 Moment es 23 Luxon es-ES 23
  es date-fns 24 Day.js 24
  en-gb date-fns 23 Day.js 23
  ca date-fns 23 Day.js 24
EXPECTED
echo "as described"
