#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5) and ExcelJS (4.4.0), reading a roster as CSV
#
# SheetJS takes shifts such as 9-5, 9-17, 7-3 and 11-7 for dates (month and day of 2001) and returns numbers; the text that
# it formats from them may be a day early: in Europe/Madrid 9-17 is shown as 9/16/01. Which cells are hit depends on the hours: 31-12, 25:00, 24:00 and 10:00-18:00 stay text, so a column of
# shifts is half dates, half text. Codes are hit, too: the shift 1E2 is the number 100, and 0730 the number 730.
# ExcelJS keeps the spans, but makes numbers of 1E2, 0730 and 7.30 (half past seven becomes 7.3).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null
cat > read.cjs <<'JS'
const fs = require('node:fs');
const xlsx = require('xlsx');
const { Workbook } = require('exceljs');
const csv = 'Name,Mon,Tue,Wed,Thu,Fri\nAna,9-17,7-3,31-12,10:00-18:00,1E2\nBo,9-5,11-7,24:00,0730,7.30\n';
fs.writeFileSync('roster.csv', csv);
const book = xlsx.read(csv, { type: 'string' });
const rows = (raw) => xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, raw }).slice(1);
console.log('SheetJS text', JSON.stringify(rows(false)));
console.log('SheetJS numbers', JSON.stringify(rows(true).map((row) => row.map((cell) => typeof cell === 'number'))));
new Workbook().csv.readFile('roster.csv').then((sheet) => {
  sheet.eachRow((row, number) => number > 1 && console.log('ExcelJS', JSON.stringify(row.values.slice(1))));
});
JS
diff - <(TZ=Europe/Madrid node read.cjs) <<'EXPECTED'
SheetJS text [["Ana","9/16/01","7/2/01","31-12","10:00-18:00","1E2"],["Bo","9/4/01","11/6/01","24:00","0730","7.30"]]
SheetJS numbers [[false,true,true,false,false,true],[false,true,true,false,true,true]]
ExcelJS ["Ana","9-17","7-3","31-12","10:00-18:00",100]
ExcelJS ["Bo","9-5","11-7","24:00",730,7.3]
EXPECTED
echo "as described"
