#!/usr/bin/env bash
# openpyxl 3.1.5 and python-calamine 0.9.1, reading ends of shifts with the format hh:mm
#
# A column of ends that all show a time of day comes back in several types, by the value: below 1 a time; 1.25, which a
# formula 'start + hours / 24' gives for a night shift and which shows 06:00, a datetime of 1 January 1900 with openpyxl
# and calamine alike; and 1.0, which shows 00:00, a datetime with openpyxl but a date without a time with calamine.
# Half an hour typed as 0.0208333 is 00:29:59.997 in both, never 00:30.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet openpyxl==3.1.5 python-calamine==0.9.1
cat > read.py <<'PY'
import openpyxl, python_calamine
book = openpyxl.Workbook()
for value in (0.75, 1.25, 1.0, 0.0208333):
    book.active.append([value])
    book.active.cell(book.active.max_row, 1).number_format = "hh:mm"
book.save("ends.xlsx")
read = [row[0] for row in openpyxl.load_workbook("ends.xlsx").active.iter_rows(values_only=True)]
print("openpyxl", [f"{type(value).__name__} {value}" for value in read])
read = python_calamine.CalamineWorkbook.from_path("ends.xlsx").get_sheet_by_index(0).to_python()
print("calamine", [f"{type(value).__name__} {value}" for [value] in read])
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
openpyxl ['time 18:00:00', 'datetime 1900-01-01 06:00:00', 'datetime 1900-01-01 00:00:00', 'time 00:29:59.997000']
calamine ['time 18:00:00', 'datetime 1900-01-01 06:00:00', 'date 1900-01-01', 'time 00:29:59.997000']
EXPECTED
echo "as described"
