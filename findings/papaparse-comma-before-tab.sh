#!/usr/bin/env bash
# Papa Parse 5.7.1, guessing the delimiter of a roster
#
# Names are written family name first, with a comma, and cells are parted by tabs: without a line of heads every line
# has one tab and one comma. Papa Parse takes the comma, the first of its list, and reports no doubt
# (UndetectableDelimiter). With semicolons and two times like 9:00,17:00 in a cell it is the same. A line of heads
# without a comma decides it. A line sep=;, with which Excel names the delimiter of a file, names it, but comes back as
# data.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund papaparse@5.7.1 >/dev/null
cat > read.cjs <<'JS'
const { parse } = require('papaparse');
for (const text of ['Name\tMon\nRuiz, Ana\t9-17\nGil, Bo\t7-15', 'Ruiz, Ana\t9-17\nGil, Bo\t7-15', 'Ana;9:00,17:00\nBo;8:00,16:00', 'sep=;\nName;Mon\nAna;9-17']) {
  const { data, meta, errors } = parse(text);
  console.log(JSON.stringify(meta.delimiter), JSON.stringify(data), errors.map(({ code }) => code).join());
}
JS
diff - <(node read.cjs) <<'EXPECTED'
"\t" [["Name","Mon"],["Ruiz, Ana","9-17"],["Gil, Bo","7-15"]] 
"," [["Ruiz"," Ana\t9-17"],["Gil"," Bo\t7-15"]] 
"," [["Ana;9:00","17:00"],["Bo;8:00","16:00"]] 
";" [["sep=",""],["Name","Mon"],["Ana","9-17"]] 
EXPECTED
echo "as described"
