#!/usr/bin/env bash
# Times in an .ods (written with odfpy 1.4.1): python-calamine 0.9.1, pyexcel-ods3 0.6.1 and SheetJS (npm xlsx 0.18.5)
#
# office:time-value is a duration of XML Schema (OpenDocument 1.2, part 1), so PT30H, -PT1H and P1DT0H are as valid as
# PT22H. calamine gives a time of day for the first 24 hours and the bare text from there on, so one column of hours
# worked has two types. pyexcel-ods3 reads the three less usual forms as empty cells. SheetJS makes a balance of minus
# one hour plus one hour, though it keeps the text -01:00, and refuses a file with P1DT0H.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet odfpy==1.4.1 python-calamine==0.9.1 pyexcel-ods3==0.6.1
cat > times.py <<'PY'
import pyexcel_ods3, python_calamine, subprocess
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
for value, shown in (("PT22H00M00S", "22:00"), ("PT30H00M00S", "30:00"), ("-PT01H00M00S", "-01:00"), ("P1DT0H", "24:00"), ("PT450M", "07:30")):
    book, table, row, cell = OpenDocumentSpreadsheet(), Table(name="Week"), TableRow(), TableCell(valuetype="time", timevalue=value)
    cell.addElement(P(text=shown))
    row.addElement(cell)
    table.addElement(row)
    book.spreadsheet.addElement(table)
    book.save("week.ods")
    [[read]] = python_calamine.CalamineWorkbook.from_path("week.ods").get_sheet_by_index(0).to_python()
    try:
        other = pyexcel_ods3.get_data("week.ods")["Week"]
    except Exception as error:
        other = type(error).__name__
    third = subprocess.run(["node", "sheetjs.cjs"], capture_output=True, text=True, check=True).stdout.strip()
    print(value, "calamine", type(read).__name__, read, "; pyexcel-ods3", other, "; SheetJS", third)
PY
cat > sheetjs.cjs <<'JS'
const xlsx = require('xlsx');
try {
  const { v, w } = xlsx.readFile('week.ods', { cellDates: true }).Sheets.Week.A1;
  console.log(v.toISOString(), w);
} catch (error) {
  console.log(error.message);
}
JS
diff - <(TZ=UTC python/bin/python times.py) <<'EXPECTED'
PT22H00M00S calamine time 22:00:00 ; pyexcel-ods3 [[datetime.time(22, 0)]] ; SheetJS 1899-12-30T22:00:00.000Z 22:00
PT30H00M00S calamine str PT30H00M00S ; pyexcel-ods3 [[datetime.timedelta(days=1, seconds=21600)]] ; SheetJS 1899-12-31T06:00:00.000Z 30:00
-PT01H00M00S calamine str -PT01H00M00S ; pyexcel-ods3 [[]] ; SheetJS 1899-12-30T01:00:00.000Z -01:00
P1DT0H calamine str P1DT0H ; pyexcel-ods3 [[]] ; SheetJS Unsupported ISO Duration Field: M
PT450M calamine str PT450M ; pyexcel-ods3 [[]] ; SheetJS 1899-12-30T07:30:00.000Z 07:30
EXPECTED
echo "as described"
