#!/usr/bin/env bash
# icalendar 7.3.2 (Python), the description of a zone that it adds, read by ical.js 2.2.1
#
# add_missing_timezones describes each zone that the events name, by lists of dates up to 2037 (RDATE) instead of a
# rule. The onset of an observance is the time on the clock before the change (RFC 5545, 3.6.5), 02:00 in Madrid in
# March and 03:00 in October; icalendar writes 03:00 for both, an hour late in March for who takes it at its word.
# ical.js takes the first date of such a list only, so there is no summer time in the calendar at all for it, and 03:30
# in July is 02:30 UTC instead of 01:30. x-wr-timezone 2.0.1 adds the same description.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund ical.js@2.2.1 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet icalendar==7.3.2 tzdata==2026.6
cat > write.py <<'PY'
import datetime, zoneinfo
from icalendar import Calendar, Event
madrid = zoneinfo.ZoneInfo("Europe/Madrid")
calendar = Calendar.new()
for month, day in [(1, 11), (7, 1)]:
    start = datetime.datetime(2026, month, day, 3, 30, tzinfo=madrid)
    calendar.add_component(Event.new(uid=str(start.date()), start=start, end=start + datetime.timedelta(hours=1)))
calendar.add_missing_timezones()
print(calendar.to_ical().decode())
PY
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
const calendar = new ICAL.Component(ICAL.parse(readFileSync(0, 'utf8')));
const zone = calendar.getFirstSubcomponent('vtimezone');
for (const part of zone.getAllSubcomponents().slice(-2)) {
  const onsets = part.getAllProperties('rdate').flatMap((property) => property.getValues()).map(String);
  console.log(part.name, onsets.find((at) => at.startsWith('2026')), 'last', onsets.at(-1));
}
for (const event of calendar.getAllSubcomponents('vevent')) {
  const start = event.getFirstPropertyValue('dtstart');
  console.log(String(start), 'is', start.convertToZone(ICAL.Timezone.utcTimezone).toString());
}
JS
diff - <(python/bin/python write.py | node read.mjs) <<'EXPECTED'
daylight 2026-03-29T03:00:00 last 2037-03-29T03:00:00
standard 2026-10-25T03:00:00 last 2037-10-25T03:00:00
2026-01-11T03:30:00 is 2026-01-11T02:30:00Z
2026-07-01T03:30:00 is 2026-07-01T02:30:00Z
EXPECTED
echo "as described"
