#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5) and ExcelJS (4.4.0), reading a time of day of a workbook as a JavaScript Date
#
# Both return dates of 30 December 1899, but ExcelJS means UTC and SheetJS (cellDates) local time, for which the time
# zone had its mean solar time then: in Europe/Madrid 22:00 is 22:14:44 UTC, so toISOString and getUTCHours give another
# hour and minute, and the hours of a shift stored as JSON are 14 minutes and 44 seconds late. An end of 30:00 (6 in the
# morning after) is the 31st with SheetJS and ExcelJS: the day has to be kept with the time.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null
cat > read.cjs <<'JS'
const xlsx = require('xlsx');
const { Workbook } = require('exceljs');
(async () => {
  const made = new Workbook();
  const row = made.addWorksheet('Week').addRow([22 / 24, 1.25]);
  for (const cell of [1, 2]) row.getCell(cell).numFmt = 'hh:mm';
  await made.xlsx.writeFile('week.xlsx');
  const book = xlsx.readFile('week.xlsx', { cellDates: true });
  for (const [cell] of [['A1'], ['B1']]) {
    const { v } = book.Sheets.Week[cell];
    console.log('SheetJS', cell, v.toISOString(), `${v.getHours()}:${v.getMinutes()} local`);
  }
  const read = new Workbook();
  await read.xlsx.readFile('week.xlsx');
  for (const cell of ['A1', 'B1']) console.log('ExcelJS', cell, read.getWorksheet('Week').getCell(cell).value.toISOString());
})();
JS
diff - <(TZ=Europe/Madrid node read.cjs) <<'EXPECTED'
SheetJS A1 1899-12-30T22:14:44.000Z 22:0 local
SheetJS B1 1899-12-31T06:14:44.000Z 6:0 local
ExcelJS A1 1899-12-30T22:00:00.000Z
ExcelJS B1 1899-12-31T06:00:00.000Z
EXPECTED
echo "as described"
