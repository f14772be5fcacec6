#!/usr/bin/env bash
# humanize 4.17.0 (Python), hours in words
#
# naturaldelta of a shift of seven and a half hours is "8 hours", of an hour and a half "2 hours", of anything from 24
# hours to the end of the second day "a day". A balance of minus eight hours is "8 hours", as in precisedelta, the exact
# one of the two. precisedelta to the minute of 59 minutes and 40 seconds is "59.67 minutes".
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet humanize==4.17.0
cat > texts.py <<'PY'
import datetime, humanize
for hours in [8, 7.5, 1.5, 36, -8, 3580 / 3600]:
    delta = datetime.timedelta(hours=hours)
    print(f"{hours:.3g}", "=", humanize.naturaldelta(delta), "=", humanize.precisedelta(delta, minimum_unit="minutes"))
PY
diff - <(python/bin/python texts.py) <<'EXPECTED'
8 = 8 hours = 8 hours
7.5 = 8 hours = 7 hours and 30 minutes
1.5 = 2 hours = 1 hour and 30 minutes
36 = a day = 1 day and 12 hours
-8 = 8 hours = 8 hours
0.994 = an hour = 59.67 minutes
EXPECTED
echo "as described"
