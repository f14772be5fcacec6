#!/usr/bin/env bash
# vobject 0.9.9 (Python), a shift in Europe/Madrid
#
# vobject names the zone after its abbreviation, CET, and describes it: the onset of an observance is the time on the
# clock before the change (RFC 5545, 3.6.5), 03:00 in October and 02:00 in March. vobject writes 04:00 and 03:00, an
# hour late, so times in that hour are an hour off for who reads the description. A rule of the last Monday of a month,
# as dateutil 2.9.0 has it, is a TypeError.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet vobject==0.9.9 python-dateutil==2.9.0.post0
cat > write.py <<'PY'
import datetime, vobject, zoneinfo
from dateutil.rrule import MO, MONTHLY, rrule, rruleset
calendar = vobject.iCalendar()
event = calendar.add("vevent")
event.add("summary").value = "Ana"
event.add("dtstart").value = datetime.datetime(2026, 11, 30, 22, tzinfo=zoneinfo.ZoneInfo("Europe/Madrid"))
for line in calendar.serialize().split("\r\n"):
    if line.startswith(("DTSTART", "TZID", "TZOFFSETTO")):
        print(line)
rules = rruleset()
rules.rrule(rrule(MONTHLY, count=3, byweekday=MO(-1), dtstart=datetime.datetime(2026, 11, 30, 22)))
try:
    event.rruleset = rules
except TypeError as error:
    print("TypeError:", error)
PY
diff - <(python/bin/python write.py) <<'EXPECTED'
TZID:CET
DTSTART:20001029T040000
TZOFFSETTO:+0100
DTSTART:20000326T030000
TZOFFSETTO:+0200
DTSTART;TZID=CET:20261130T220000
TypeError: unsupported operand type(s) for +: 'int' and 'str'
EXPECTED
echo "as described"
