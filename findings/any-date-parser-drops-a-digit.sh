#!/usr/bin/env bash
# any-date-parser 2.2.4 (npm), days written with the day first, read for the United States
#
# 13/12/2026 is no date with the month first, as en-US has it. Instead of the invalid date that the library has for
# texts that it cannot read, it leaves out the first digit and reads 3/12/2026: 12 March; 28/11/2026 is 11 August. For
# es-ES and en-GB all are as written.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund any-date-parser@2.2.4 >/dev/null
cat > days.mjs <<'JS'
import parser from 'any-date-parser';
const two = (number) => String(number).padStart(2, '0');
for (const text of ['3/12/2026', '13/12/2026', '28/11/2026', 'abc'])
  console.log(text, ...['es-ES', 'en-GB', 'en-US'].map((locale) => { const day = parser.fromString(text, locale); return day.invalid ? 'invalid' : `${two(day.getMonth() + 1)}-${two(day.getDate())}`; }));
JS
diff - <(node days.mjs) <<'EXPECTED'
3/12/2026 12-03 12-03 03-12
13/12/2026 12-13 12-13 03-12
28/11/2026 11-28 11-28 08-11
abc invalid invalid invalid
EXPECTED
echo "as described"
