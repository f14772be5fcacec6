#!/usr/bin/env bash
# uDSV 0.7.3, typed values of a roster as CSV
#
# inferSchema takes the type of a column from one cell, the last filled one of its sample. If that is N (night), the
# column is one of booleans that is true where a cell is Y, so the shifts M, T and N are false, all alike; if it is T,
# only T is true. The codes in another order are texts. Hours with a decimal comma are NaN if the last are whole hours,
# and texts otherwise. 0730 and 1E2 are 730 and 100. The README shows schema inference without a word about this.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund udsv@0.7.3 >/dev/null
cat > read.mjs <<'JS'
import { inferSchema, initParser } from 'udsv';
for (const cells of [['M', 'T', 'N'], ['N', 'M', 'T'], ['T', 'F', 'M'], ['"7,5"', '8'], ['8', '"7,5"'], ['0730', '1E2']]) {
  const text = ['name,cell', ...cells.map((cell, at) => `${'ABC'[at]},${cell}`), ''].join('\n');
  const schema = inferSchema(text);
  console.log(...cells, '=', ...initParser(schema).typedArrs(text).map(([, cell]) => cell));
}
JS
diff - <(node read.mjs) <<'EXPECTED'
M T N = false false false
N M T = false false true
T F M = T F M
"7,5" 8 = NaN 8
8 "7,5" = 8 7,5
0730 1E2 = 730 100
EXPECTED
echo "as described"
