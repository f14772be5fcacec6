#!/usr/bin/env bash
# xlsx2csv 0.8.6 (Python), a roster whose cells have formats
#
# The command writes what a cell shows, but not for these: 30 hours with [h]:mm are 1.25; 02:30 of a day is 02:29, as
# the part of the day is cut, not rounded; 8h, the 8 with the format 0"h", is 0"12", which has no 8 in it; and 9
# December with dddd d mmmm, a Tuesday, has the number of the day for its name. h:mm AM/PM has a zero before the 6.
# Times with hh:mm are as shown.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet xlsx2csv==0.8.6 openpyxl==3.1.5
cat > write.py <<'PY'
import datetime, openpyxl
book = openpyxl.Workbook()
for value, shown in [(0.75, "hh:mm"), (0.75, "h:mm AM/PM"), (1.25, "[h]:mm"), (datetime.datetime(2026, 10, 25, 2, 30), "yyyy-mm-dd hh:mm"), (8, '0"h"'), (datetime.date(2025, 12, 9), "dddd d mmmm")]:
    book.active.append([shown, value])
    book.active.cell(book.active.max_row, 2).number_format = shown
book.save("roster.xlsx")
PY
python/bin/python write.py
diff - <(python/bin/xlsx2csv --delimiter tab roster.xlsx) <<'EXPECTED'
hh:mm	18:00
h:mm AM/PM	06:00 PM
[h]:mm	1.25
yyyy-mm-dd hh:mm	2026-10-25 02:29
"0""h"""	"0""12"""
dddd d mmmm	09 09 December
EXPECTED
echo "as described"
