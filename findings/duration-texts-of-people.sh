#!/usr/bin/env bash
# Hours as people write them: parse-duration 2.1.9 and timestring 7.0.0 (npm), in hours
#
# Seven and a half hours with the comma of most of Europe ("7,5h") are 75 hours for both, as the comma is taken for one
# of thousands. "1 1/2 h" is 13 hours for parse-duration and 112 for timestring, which drops the minus of a balance of
# "-8h" as well, and minutes that have no unit ("7h30", the French and Spanish way). None of it is an error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund parse-duration@2.1.9 timestring@7.0.0 >/dev/null
cat > texts.mjs <<'JS'
import parse from 'parse-duration';
import timestring from 'timestring';
for (const text of ['7.5h', '7h30m', '7,5h', '-8h', '7h30', '1 1/2 h'])
  console.log(text, '=', parse(text, 'h'), 'and', timestring(text, 'h'));
JS
diff - <(node texts.mjs) <<'EXPECTED'
7.5h = 7.5 and 7.5
7h30m = 7.5 and 7.5
7,5h = 75 and 75
-8h = -8 and 8
7h30 = 7.5 and 7
1 1/2 h = 13 and 112
EXPECTED
echo "as described"
