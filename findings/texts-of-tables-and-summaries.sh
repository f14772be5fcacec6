#!/usr/bin/env bash
# html-to-text 10.0.1 and Turndown 7.2.5 (npm), a table of shifts and a question with its answer from a post
#
# html-to-text puts no space between cells unless told that a table is one of data (format dataTable): Ana, a free
# Monday and 9-17 on Tuesday are Ana9-17. Turndown makes a paragraph of each cell and none of an empty one, so the shift
# of Tuesday is the first after the name. Both join a summary of details and what follows it to one word. A browser
# shows all of these apart (HTML, 15.3, Rendering: table-cell and block).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund html-to-text@10.0.1 turndown@7.2.5 >/dev/null
cat > texts.mjs <<'JS'
import { convert } from 'html-to-text';
import Turndown from 'turndown';
for (const html of ['<table><tr><td>Ana</td><td></td><td>9-17</td></tr><tr><td>Bo</td><td>off</td><td></td></tr></table>', '<details><summary>Paid?</summary>Yes</details>'])
  console.log(JSON.stringify(convert(html)), JSON.stringify(new Turndown().turndown(html)));
JS
diff - <(node texts.mjs) <<'EXPECTED'
"Ana9-17Booff" "Ana\n\n9-17\n\nBo\n\noff"
"Paid?Yes" "Paid?Yes"
EXPECTED
echo "as described"
