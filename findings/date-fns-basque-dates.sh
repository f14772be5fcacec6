#!/usr/bin/env bash
# date-fns 4.4.0, the long dates of its Basque locale
#
# The full date (PPPP) of Monday, 7 September 2026, has the year twice: "astelehena, 2026ko irailaren 7a 2026ren". The
# long one (PPP) has it once. CLDR, in Intl, has the year first, the weekday last and the year once.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 >/dev/null
cat > dates.mjs <<'JS'
import { format } from 'date-fns';
import { eu } from 'date-fns/locale/eu';
const day = new Date(2026, 8, 7);
for (const pattern of ['PPPP', 'PPP']) console.log(pattern, '=', format(day, pattern, { locale: eu }));
JS
diff - <(node dates.mjs) <<'EXPECTED'
PPPP = astelehena, 2026ko irailaren 7a 2026ren
PPP = 2026ko irailaren 7a
EXPECTED
echo "as described"
