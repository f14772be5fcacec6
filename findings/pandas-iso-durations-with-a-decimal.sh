#!/usr/bin/env bash
# pandas 3.1.1, Timedelta of ISO 8601 durations
#
# ISO 8601 lets the smallest component have a decimal part, and pandas says that Timedelta reads ISO 8601 durations.
# With a decimal part it takes what stands after the point for the number and what stands before it for seconds: PT7.5H
# (seven and a half hours) is 5 hours and 7 seconds, P0.5D is five days and PT1.5M is 5 minutes and 1 second. None
# raises an error, while PT450M, the same seven and a half hours in minutes, does: hours and minutes may have two digits
# at most.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet pandas==3.1.1
cat > read.py <<'PY'
import pandas
for text in ("PT7H30M", "PT7.5H", "P0.5D", "PT1.5M", "PT450M"):
    try:
        print(text, pandas.Timedelta(text))
    except ValueError as error:
        print(text, "error:", error)
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
PT7H30M 0 days 07:30:00
PT7.5H 0 days 05:00:07
P0.5D 5 days 00:00:00
PT1.5M 0 days 00:05:01
PT450M error: Invalid ISO 8601 Duration format - PT450M
EXPECTED
echo "as described"
