#!/usr/bin/env bash
# icalendar 7.3.2 (Python), the end of a rule and excluded dates in a zone
#
# Where the start has a zone, UNTIL has to be in UTC (RFC 5545, 3.3.10). icalendar writes a datetime with a zone as it
# stands, without the Z and without the zone: 20261130T220000 for 22:00 in Madrid, which a reader takes for local or
# floating time, and it does so without an error. Excluded dates of two zones become one property that names the zone of
# the last: 22:00 in Madrid is 22:00 in London then, and excludes nothing. A datetime with a bare offset gets
# TZID="UTC+01:00", which is neither in the calendar nor in any list of zones.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet icalendar==7.3.2
cat > write.py <<'PY'
import datetime, icalendar, zoneinfo
madrid, london = zoneinfo.ZoneInfo("Europe/Madrid"), zoneinfo.ZoneInfo("Europe/London")
night = datetime.datetime(2026, 11, 30, 22, tzinfo=madrid)
event = icalendar.Event()
event.add("dtstart", night - datetime.timedelta(days=21))
event.add("rrule", {"freq": "weekly", "until": night})
event.add("exdate", [night - datetime.timedelta(days=14), datetime.datetime(2026, 11, 23, 21, tzinfo=london)])
event.add("recurrence-id", night.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=1))))
print(*sorted(event.to_ical().decode().split("\r\n")[1:-2]), sep="\n")
PY
diff - <(python/bin/python write.py) <<'EXPECTED'
DTSTART;TZID=Europe/Madrid:20261109T220000
EXDATE;TZID=Europe/London:20261116T220000,20261123T210000
RECURRENCE-ID;TZID="UTC+01:00":20261130T220000
RRULE:FREQ=WEEKLY;UNTIL=20261130T220000
EXPECTED
echo "as described"
