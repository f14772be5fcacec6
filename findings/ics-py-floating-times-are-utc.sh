#!/usr/bin/env bash
# ics 0.7.3 (Python), a calendar read and written again
#
# A shift from 09:00 to 17:00 without a zone is at these hours wherever one is (RFC 5545, 3.3.5). ics takes it for UTC
# and writes it with a Z, so it is from 10:00 to 18:00 in Madrid. The calendar has CALSCALE:GEORGIAN then, where RFC
# 5545 (3.7.1) knows GREGORIAN only. An event that ends at midnight, made an event of whole days, gets the day that
# begins at that midnight as well: from one day to two.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet ics==0.7.3
cat > write.py <<'PY'
import ics
lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Roster//EN", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20261001T000000Z",
         "DTSTART:20261109T090000", "DTEND:20261109T170000", "SUMMARY:Ana", "END:VEVENT", "END:VCALENDAR", ""]
wanted = ("DTSTART", "DTEND", "CALSCALE")
show = lambda text: print(*sorted(line for line in text.split("\r\n") if line.startswith(wanted)))
show(ics.Calendar("\r\n".join(lines)).serialize())
day = ics.Event(name="Ana", begin="2026-11-09 00:00:00", end="2026-11-10 00:00:00")
day.make_all_day()
show(day.serialize())
PY
diff - <(python/bin/python write.py 2>/dev/null) <<'EXPECTED'
CALSCALE:GEORGIAN DTEND:20261109T170000Z DTSTART:20261109T090000Z
DTEND;VALUE=DATE:20261111 DTSTART;VALUE=DATE:20261109
EXPECTED
echo "as described"
