#!/usr/bin/env bash
# Balances of hours as texts in Python: pytimeparse 1.1.10, pytimeparse2 1.7.1, timelength 3.0.4, durations-nlp 1.0.1
#
# Python itself writes a timedelta of minus six hours as "-1 day, 18:00:00". pytimeparse, which says that it reads the
# form of str(timedelta), and pytimeparse2 apply the minus to both parts: minus 42 hours, and timelength plus 42.
# timelength drops the minus of "-8h" as well. Hours and minutes without seconds, 7:30, are seven and a half minutes for
# three of them (pytimeparse says so) and nothing at all for durations-nlp, which takes 7h30 for seven hours, like
# timelength; the other two refuse it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet pytimeparse==1.1.10 pytimeparse2==1.7.1 timelength==3.0.4 durations-nlp==1.0.1
cat > texts.py <<'PY'
import datetime, logging
import durations_nlp, pytimeparse, pytimeparse2, timelength
logging.disable()
reads = [pytimeparse.parse, pytimeparse2.parse, lambda text: timelength.TimeLength(text).result.seconds, lambda text: durations_nlp.Duration(text).to_seconds()]

def hours(read, text):
    try:
        seconds = read(text)
    except Exception:
        return "error"
    return "none" if seconds is None else f"{float(seconds) / 3600:g}"

for text in [str(datetime.timedelta(hours=30)), str(datetime.timedelta(hours=-6)), "-8h", "7:30", "7h30"]:
    print(text, "=", *(hours(read, text) for read in reads))
PY
diff - <(python/bin/python texts.py) <<'EXPECTED'
1 day, 6:00:00 = 30 30 30 24
-1 day, 18:00:00 = -42 -42 42 error
-8h = -8 -8 8 -8
7:30 = 0.125 0.125 0.125 0
7h30 = none none 7 7
EXPECTED
echo "as described"
