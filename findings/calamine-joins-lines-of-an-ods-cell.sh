#!/usr/bin/env bash
# python-calamine 0.9.1, a cell of an .ods with two lines
#
# A line within a paragraph ends with text:line-break (OpenDocument 1.2, part 1, 6.1.5). calamine leaves it out, so the
# two spans of a split shift, 9-17 and 18-20, are 9-1718-20. Two paragraphs in the cell are two lines, and so is the
# same cell in .xlsx. pandas 3.1.1 with odfpy 1.4.1 and SheetJS (npm xlsx 0.18.5) keep both breaks.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet odfpy==1.4.1 openpyxl==3.1.5 pandas==3.1.1 python-calamine==0.9.1
cat > lines.py <<'PY'
import openpyxl, pandas, python_calamine
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import LineBreak, P
book, table, row = OpenDocumentSpreadsheet(), Table(name="Week"), TableRow()
for paragraphs in (False, True):
    cell, first = TableCell(valuetype="string"), P(text="9-17")
    cell.addElement(first)
    if paragraphs:
        cell.addElement(P(text="18-20"))
    else:
        first.addElement(LineBreak())
        first.addText("18-20")
    row.addElement(cell)
table.addElement(row)
book.spreadsheet.addElement(table)
book.save("week.ods")
book = openpyxl.Workbook()
book.active.append(["9-17\n18-20"])
book.save("week.xlsx")
read = lambda name: python_calamine.CalamineWorkbook.from_path(name).get_sheet_by_index(0).to_python()
print("calamine", read("week.ods"), read("week.xlsx"))
print("pandas", pandas.read_excel("week.ods", engine="odf", header=None).values.tolist())
PY
cat > lines.cjs <<'JS'
const xlsx = require('xlsx');
console.log('SheetJS', JSON.stringify(xlsx.utils.sheet_to_json(xlsx.readFile('week.ods').Sheets.Week, { header: 1 })));
JS
diff - <(python/bin/python lines.py; node lines.cjs) <<'EXPECTED'
calamine [['9-1718-20', '9-17\n18-20']] [['9-17\n18-20']]
pandas [['9-17\n18-20', '9-17\n18-20']]
SheetJS [["9-17\n18-20","9-17\n18-20"]]
EXPECTED
echo "as described"
