#!/usr/bin/env bash
# XlsxWriter 3.3.1 and openpyxl 3.1.5, writing a roster whose ends are formulas; pandas 3.1.1 with openpyxl and
# python-calamine 0.9.1 reading it before a spreadsheet has opened it
#
# XlsxWriter stores 0 as the result of each formula, openpyxl none. A reader of results therefore gets an end of 00:00,
# a plausible end of a late shift, for every shift of a roster by XlsxWriter, and an empty cell for one by openpyxl:
# nothing tells a real midnight from a result that was never computed.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet XlsxWriter==3.3.1 openpyxl==3.1.5 pandas==3.1.1 python-calamine==0.9.1
cat > read.py <<'PY'
import datetime, openpyxl, pandas, xlsxwriter
start, formula = datetime.time(9), "=A2+8/24"
with xlsxwriter.Workbook("xlsxwriter.xlsx") as book:
    time = book.add_format({"num_format": "hh:mm"})
    sheet = book.add_worksheet()
    sheet.write_row(0, 0, ["Start", "End"])
    sheet.write_datetime(1, 0, start, time)
    sheet.write_formula(1, 1, formula, time)
book = openpyxl.Workbook()
book.active.append(["Start", "End"])
book.active.append([start, formula])
book.active["B2"].number_format = "hh:mm"
book.save("openpyxl.xlsx")
for writer in ("xlsxwriter", "openpyxl"):
    for reader in ("openpyxl", "calamine"):
        end = pandas.read_excel(f"{writer}.xlsx", engine=reader)["End"][0]
        print(f"written by {writer}, read with {reader}: {end}")
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
written by xlsxwriter, read with openpyxl: 00:00:00
written by xlsxwriter, read with calamine: 00:00:00
written by openpyxl, read with openpyxl: nan
written by openpyxl, read with calamine: nan
EXPECTED
echo "as described"
