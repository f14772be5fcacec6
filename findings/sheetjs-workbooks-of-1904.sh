#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5) beside ExcelJS 4.4.0 and read-excel-file 9.3.17, a workbook that counts from 1904
#
# Workbooks may count their days from 1904 (date1904, ECMA-376, part 1, 18.2.28), as those that came from a Mac do, and
# as those do that show negative hours. SheetJS keeps to it in the text of a cell, 2026-11-28, but the Date that it
# makes of it (cellDates) is of 27 November 2022. The text of minus six hours, which such a workbook can show, is empty.
# The others read the day as written.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 read-excel-file@9.3.17 >/dev/null
cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import xlsx from 'xlsx';
const book = new ExcelJS.Workbook();
book.properties.date1904 = true;
const sheet = book.addWorksheet('Week');
sheet.addRow([new Date('2026-11-28T00:00Z'), -0.25]);
sheet.getCell('A1').numFmt = 'yyyy-mm-dd';
sheet.getCell('B1').numFmt = '[h]:mm';
await book.xlsx.writeFile('week.xlsx');
const { A1, B1 } = xlsx.readFile('week.xlsx', { cellDates: true }).Sheets.Week;
console.log('SheetJS', A1.w, A1.v.toISOString().slice(0, 10), JSON.stringify(B1.w));
const read = new ExcelJS.Workbook();
await read.xlsx.readFile('week.xlsx');
console.log('ExcelJS', read.getWorksheet('Week').getCell('A1').value.toISOString().slice(0, 10));
console.log('read-excel-file', (await readExcelFile('week.xlsx'))[0].data[0][0].toISOString().slice(0, 10));
JS
diff - <(TZ=UTC node read.mjs) <<'EXPECTED'
SheetJS 2026-11-28 2022-11-27 ""
ExcelJS 2026-11-28
read-excel-file 2026-11-28
EXPECTED
echo "as described"
