#!/usr/bin/env bash
# ExcelJS 4.4.0, rows that are put in or taken out
#
# After insertRow the formulas below still name the rows that they named before: the pay of each person doubles the cell
# of the row above, and that of the first one a heading. After spliceRows has taken out the first row, merged cells stay
# where they were: the last person's are three cells again, and an empty row is merged. A spreadsheet moves both with
# the rows.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund exceljs@4.4.0 >/dev/null
cat > rows.mjs <<'JS'
import ExcelJS from 'exceljs';
const sheet = new ExcelJS.Workbook().addWorksheet('Pay');
for (const at of [1, 2]) sheet.addRow([at, { formula: `A${at}*2` }]);
sheet.insertRow(1, ['Hours', 'Pay']);
console.log('insertRow', sheet.getCell('B2').formula, sheet.getCell('B3').formula);
const merged = new ExcelJS.Workbook().addWorksheet('Week');
for (const name of ['Ana', 'Bo', 'Off']) merged.addRow([name]);
merged.mergeCells('A3:C3');
merged.spliceRows(1, 1);
console.log('spliceRows', merged.getCell('A2').value, merged.getCell('A2').isMerged, merged.model.merges);
JS
diff - <(node rows.mjs) <<'EXPECTED'
insertRow A1*2 A2*2
spliceRows Off false [ 'A3:C3' ]
EXPECTED
echo "as described"
