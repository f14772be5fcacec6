#!/usr/bin/env bash
# ExcelJS 4.4.0, hours with a unit in their format
#
# A format may show a letter as it is with a backslash before it (ECMA-376, part 1, 18.8.31): 8 with 0\h is 8h. ExcelJS
# takes the h for hours and reads the 8 as 7 January 1900; with 0"h" it stays 8. SheetJS (npm xlsx 0.18.5) and
# read-excel-file 9.3.17 read both as 8.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx@0.18.5 read-excel-file@9.3.17 >/dev/null
cat > hours.mjs <<'JS'
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import xlsx from 'xlsx';
const book = new ExcelJS.Workbook();
const row = book.addWorksheet('Week').addRow([8, 8]);
row.getCell(1).numFmt = '0\\h';
row.getCell(2).numFmt = '0"h"';
await book.xlsx.writeFile('week.xlsx');
const read = new ExcelJS.Workbook();
await read.xlsx.readFile('week.xlsx');
console.log('ExcelJS', JSON.stringify(read.getWorksheet('Week').getRow(1).values.slice(1)));
console.log('SheetJS', JSON.stringify(xlsx.utils.sheet_to_json(xlsx.readFile('week.xlsx', { cellDates: true }).Sheets.Week, { header: 1 })[0]));
console.log('read-excel-file', JSON.stringify((await readExcelFile('week.xlsx'))[0].data[0]));
JS
diff - <(TZ=UTC node hours.mjs) <<'EXPECTED'
ExcelJS ["1900-01-07T00:00:00.000Z",8]
SheetJS [8,8]
read-excel-file [8,8]
EXPECTED
echo "as described"
