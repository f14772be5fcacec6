#!/usr/bin/env bash
# arrow 1.4.0 and pendulum 3.3.0, hours over a change of the clock
#
# Eight hours after 22:00 in Madrid, in the night on which clocks go back, it is 05:00. arrow's shift(hours=8) gives
# 06:00, nine hours later, and the difference of the two is eight hours again; its range of hours leaves out the second
# 02:00. pendulum gives 05:00 and all hours, but for one and the same interval from 22:00 to 06:00 in_hours() is 9 and
# in_words() "8 hours".
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet arrow==1.4.0 pendulum==3.3.0
cat > hours.py <<'PY'
import arrow, pendulum
zone = "Europe/Madrid"
start, night = arrow.Arrow(2026, 10, 24, 22, tzinfo=zone), arrow.Arrow(2026, 10, 25, tzinfo=zone)
later = start.shift(hours=8)
print("arrow", later, later.to("utc") - start.to("utc"), later - start, len(list(arrow.Arrow.range("hour", night, night.shift(hours=3)))))
start, night = pendulum.datetime(2026, 10, 24, 22, tz=zone), pendulum.datetime(2026, 10, 25, tz=zone)
print("pendulum", start.add(hours=8), len(list(pendulum.interval(night, night.at(3)).range("hours"))))
shift = pendulum.interval(start, pendulum.datetime(2026, 10, 25, 6, tz=zone))
print("pendulum", shift.in_hours(), shift.in_words())
PY
diff - <(python/bin/python hours.py) <<'EXPECTED'
arrow 2026-10-25T06:00:00+01:00 9:00:00 8:00:00 4
pendulum 2026-10-25 05:00:00+01:00 5
pendulum 9 8 hours
EXPECTED
echo "as described"
