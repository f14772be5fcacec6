#!/usr/bin/env bash
# pdfplumber 0.11.10 (Python), rosters of one layout with other lines, drawn with reportlab 5.1.0
#
# With lines around each cell extract_table gives the roster. Without the outer border, a usual style, the names, the
# days and the last day are gone, and a table of the inner cells is left: 9-17 stands there without a person and without
# a day. The strategy text, for tables without lines, wants three words below each other for a column (the README has
# min_words_vertical for it): a day on which two people work becomes one with the day beside it, so Ana's Monday and
# Bo's Tuesday are in the same place. None of it raises an error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet pdfplumber==0.11.10 reportlab==5.1.0
cat > tables.py <<'PY'
import pdfplumber
from reportlab.lib.pagesizes import A4
from reportlab.platypus import SimpleDocTemplate, Table

roster = [["Name", "Mon", "Tue", "Wed"], ["Ana", "9-17", "", "22-6"], ["Bo", "", "9-17", ""], ["Cy", "off", "", "9-17"]]

def read(style, **settings):
    SimpleDocTemplate("roster.pdf", pagesize=A4).build([Table(roster, style=style)])
    with pdfplumber.open("roster.pdf") as file:
        rows = file.pages[0].extract_table(settings)
    return [row for row in rows if any(row)]

whole, line = ((0, 0), (-1, -1)), (0.5, "black")
print("all lines", *read([("GRID", *whole, *line)]))
print("no border", *read([("INNERGRID", *whole, *line)]))
print("text", *read([], vertical_strategy="text", horizontal_strategy="text"))
PY
diff - <(python/bin/python tables.py) <<'EXPECTED'
all lines ['Name', 'Mon', 'Tue', 'Wed'] ['Ana', '9-17', '', '22-6'] ['Bo', '', '9-17', ''] ['Cy', 'off', '', '9-17']
no border ['9-17', ''] ['', '9-17']
text ['Name', 'Mon Tue', 'Wed'] ['Ana', '9-17', '22-6'] ['Bo', '9-17', ''] ['Cy', 'off', '9-17']
EXPECTED
echo "as described"
