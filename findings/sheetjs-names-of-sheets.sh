#!/usr/bin/env bash
# SheetJS (npm xlsx 0.18.5) and ExcelJS 4.4.0, a sheet for each person
#
# By Microsoft's page on renaming a worksheet a name has at most 31 letters, does not begin or end with an apostrophe
# and is not History; and two that differ in capitals alone are one for Excel. SheetJS checks the length and some signs
# and writes the rest: "Ana" and "ANA" are two sheets of one workbook. ExcelJS refuses these, but cuts a name of more
# than 31 letters, where SheetJS refuses it, so of two people whose long names begin alike the second is an error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 exceljs@4.4.0 >/dev/null
cat > sheets.cjs <<'JS'
const ExcelJS = require('exceljs');
const XLSX = require('xlsx');
console.warn = () => {};
const long = 'María del Carmen Fernández de la Torre';
for (const names of [['Ana', 'ANA'], ["Ana'"], ['History'], [`${long} Ruiz`, `${long} Sanz`]]) {
  const results = [
    () => { const book = XLSX.utils.book_new(); for (const name of names) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[1]]), name); return XLSX.read(XLSX.write(book, { type: 'buffer' })).SheetNames; },
    () => { const book = new ExcelJS.Workbook(); return names.map((name) => book.addWorksheet(name).name); },
  ].map((write) => { try { return write().join(', '); } catch (error) { return error.message; } });
  console.log(results.join(' | '));
}
JS
diff - <(node sheets.cjs) <<'EXPECTED'
Ana, ANA | Worksheet name already exists: ANA
Ana' | The first or last character of worksheet name cannot be a single quotation mark: Ana'
History | The name "History" is protected. Please use a different name.
Sheet names cannot exceed 31 chars | Worksheet name already exists: María del Carmen Fernández de l
EXPECTED
echo "as described"
