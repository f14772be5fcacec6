#!/usr/bin/env bash
# vobject 0.9.9 (Python), a time in UTC
#
# datetime.timezone.utc, Python's own, cannot be written ("Unable to guess TZID for tzinfo UTC"), and neither can a bare
# offset, as datetime.fromisoformat gives it for 22:00+01:00. UTC of zoneinfo, dateutil and pytz is written with a Z, so
# the same instant is an error or not by where its zone came from.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet vobject==0.9.9 tzdata==2026.6
cat > write.py <<'PY'
import datetime, zoneinfo
import dateutil.tz, pytz, vobject
for name, zone in [("datetime", datetime.timezone.utc), ("offset", datetime.datetime.fromisoformat("2026-11-09T22:00+01:00").tzinfo), ("zoneinfo", zoneinfo.ZoneInfo("UTC")), ("dateutil", dateutil.tz.UTC), ("pytz", pytz.utc)]:
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    event.add("uid").value = "1"
    event.add("dtstart").value = datetime.datetime(2026, 11, 9, 22, tzinfo=zone)
    try:
        print(name, *(line for line in calendar.serialize().splitlines() if line.startswith("DTSTART")))
    except vobject.base.VObjectError as error:
        print(name, error)
PY
diff - <(python/bin/python write.py) <<'EXPECTED'
datetime 'Unable to guess TZID for tzinfo UTC'
offset 'Unable to guess TZID for tzinfo UTC+01:00'
zoneinfo DTSTART:20261109T220000Z
dateutil DTSTART:20261109T220000Z
pytz DTSTART:20261109T220000Z
EXPECTED
echo "as described"
