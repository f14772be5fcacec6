#!/usr/bin/env bash
# A day written into a workbook in Madrid: SheetJS (npm xlsx 0.18.5), ExcelJS 4.4.0, write-excel-file 4.1.1 and
# xlsx-populate 1.21.0
#
# A cell of a workbook has a day and an hour without a zone. Of 28 November, new Date(2026, 10, 28), xlsx-populate makes
# the 28th; ExcelJS and write-excel-file write the moment in UTC, 27 November, 23:00, and with a format of days both
# show the 27th. SheetJS means local time, but misses midnight by 44 seconds, the odd part of the mean solar time that
# Madrid had in 1899, and shows the 27th as well.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 write-excel-file@4.1.1 xlsx-populate@1.21.0 >/dev/null
cat > write.mjs <<'JS'
import ExcelJS from 'exceljs';
import writeExcelFile from 'write-excel-file/node';
import xlsx from 'xlsx';
import populate from 'xlsx-populate';
const day = new Date(2026, 10, 28);
const book = xlsx.utils.book_new();
xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([[day]]), 'Week');
xlsx.writeFile(book, 'SheetJS.xlsx');
const other = new ExcelJS.Workbook();
other.addWorksheet('Week').getCell('A1').value = day;
await other.xlsx.writeFile('ExcelJS.xlsx');
await (await writeExcelFile([[{ value: day, type: Date, format: 'dd/mm/yyyy' }]])).toFile('write-excel-file.xlsx');
const third = await populate.fromBlankAsync();
third.sheet(0).cell('A1').value(day);
await third.toFileAsync('xlsx-populate.xlsx');
for (const name of ['SheetJS', 'ExcelJS', 'write-excel-file', 'xlsx-populate']) {
  const { Sheets, SheetNames } = xlsx.readFile(`${name}.xlsx`);
  const { v } = Sheets[SheetNames[0]].A1;
  console.log(name, v.toFixed(5), xlsx.SSF.format('yyyy-mm-dd hh:mm:ss', v));
}
JS
diff - <(TZ=Europe/Madrid node write.mjs) <<'EXPECTED'
SheetJS 46353.99949 2026-11-27 23:59:16
ExcelJS 46353.95833 2026-11-27 23:00:00
write-excel-file 46353.95833 2026-11-27 23:00:00
xlsx-populate 46354.00000 2026-11-28 00:00:00
EXPECTED
echo "as described"
