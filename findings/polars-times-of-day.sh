#!/usr/bin/env bash
# polars 2.1.0 with fastexcel 0.21.0, a column of times of day in a workbook
#
# A time of day is read as a moment of 31 December 1899, where openpyxl and pandas give a time. One word among them
# ("off") makes all cells texts, and its neighbours are 1899-12-31 18:00:00, where the sheet shows 18:00. A column of
# hours worked ([h]:mm) is durations, as it should be.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet polars==2.1.0 fastexcel==0.21.0 openpyxl==3.1.5
cat > read.py <<'PY'
import openpyxl, polars
for cells, shown in (((0.75, 0.25), "hh:mm"), ((0.75, "off", 0.25), "hh:mm"), ((0.75, 1.25), "[h]:mm")):
    book = openpyxl.Workbook()
    book.active.append(["End"])
    for cell in cells:
        book.active.append([cell])
        book.active.cell(book.active.max_row, 1).number_format = shown
    book.save("week.xlsx")
    column = polars.read_excel("week.xlsx")["End"]
    print(column.dtype, [str(cell) for cell in column])
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
Datetime(time_unit='ms', time_zone=None) ['1899-12-31 18:00:00', '1899-12-31 06:00:00']
String ['1899-12-31 18:00:00', 'off', '1899-12-31 06:00:00']
Duration(time_unit='ms') ['18:00:00', '1 day, 6:00:00']
EXPECTED
echo "as described"
