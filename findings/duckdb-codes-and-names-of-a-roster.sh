#!/usr/bin/env bash
# DuckDB 2.0.1 (Python), reading a roster as CSV
#
# A column of codes of shifts that has T and F only (tarde and fiesta) is read as true and false, and one with 1E2 and
# 2E3 as 100 and 2000, while 0730 stays text. A column of the names Nan and Inf is numbers. 24:00 in a column of times
# is kept, but comes to Python as the text 24:00:00 among objects of datetime.time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet duckdb==2.0.1
cat > read.py <<'PY'
import duckdb
for name, cells in (("codes", "TFT"), ("codes", ("1E2", "2E3")), ("codes", ("0730", "0815")), ("names", ("Nan", "Inf")), ("ends", ("22:00", "24:00"))):
    with open("roster.csv", "w") as file:
        print(name, *cells, sep="\n", file=file)
    read = duckdb.read_csv("roster.csv")
    print(name, *read.types, [repr(cell) for (cell,) in read.fetchall()])
PY
diff - <(python/bin/python read.py) <<'EXPECTED'
codes BOOLEAN ['True', 'False', 'True']
codes DOUBLE ['100.0', '2000.0']
codes VARCHAR ["'0730'", "'0815'"]
names DOUBLE ['nan', 'inf']
ends TIME ['datetime.time(22, 0)', "'24:00:00'"]
EXPECTED
echo "as described"
