#!/usr/bin/env bash
# pandas 3.1.1 with its engine odf (odfpy 1.4.1), times in an .ods
#
# A time of a cell is its attribute office:time-value, a duration (OpenDocument 1.2, part 1); the text in the cell is
# how it is shown. pandas reads the text and takes it for a time of day. So a file with one shift of 30 hours or an end
# at 24:00 is not read at all, the error names no cell, and neither is one in which a cell has a comment, which is read
# as the beginning of the time. The same times shown as 10 PM and 22.00 are 22:00 and an error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet pandas==3.1.1 odfpy==1.4.1
cat > read.py <<'PY'
import pandas
from odf.office import Annotation
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

def read(value, shown, comment=None):
    book, table, row, cell = OpenDocumentSpreadsheet(), Table(name="Week"), TableRow(), TableCell(valuetype="time", timevalue=value)
    if comment:
        note = Annotation()
        note.addElement(P(text=comment))
        cell.addElement(note)
    cell.addElement(P(text=shown))
    row.addElement(cell)
    table.addElement(row)
    book.spreadsheet.addElement(table)
    book.save("week.ods")
    try:
        print(value, shown, comment, "is", pandas.read_excel("week.ods", engine="odf", header=None)[0][0])
    except ValueError as error:
        print(value, shown, comment, "error:", error)

read("PT22H00M00S", "22:00")
read("PT22H00M00S", "10:00 PM")
read("PT22H00M00S", "22.00")
read("PT24H00M00S", "24:00")
read("PT30H00M00S", "30:00")
read("PT09H00M00S", "09:00", "swapped with Bo")
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
PT22H00M00S 22:00 None is 22:00:00
PT22H00M00S 10:00 PM None is 22:00:00
PT22H00M00S 22.00 None error: Given date string "22.00" not likely a datetime
PT24H00M00S 24:00 None error: hour must be in 0..23: 24:00
PT30H00M00S 30:00 None error: hour must be in 0..23: 30:00
PT09H00M00S 09:00 swapped with Bo error: Unknown datetime string format, unable to parse: swapped with Bo09:00
EXPECTED
echo "as described"
