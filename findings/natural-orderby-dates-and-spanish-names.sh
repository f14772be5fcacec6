#!/usr/bin/env bash
# natural-orderby 5.0.0 beside Intl.Collator, lists of a roster
#
# The README says that it tells dates from numbers and words. Of days written with the day first, those up to the twelfth
# are read with the month first and the rest as text, so a column of one form is in no order at all: 15 January and 28
# November come before 2 December, and that before 3 February. With the locale es, Ñu comes before Nube, among the names
# with n, where Spanish has the letter ñ after n.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund natural-orderby@5.0.0 >/dev/null
cat > sort.mjs <<'JS'
import { orderBy } from 'natural-orderby';
const collator = new Intl.Collator('es', { numeric: true });
for (const list of [['15/1/2026', '3/2/2026', '28/11/2026', '2/12/2026'], ['Navas', 'Nube', 'Ñu', 'Oca']])
  console.log(orderBy(list, [(text) => text], ['asc'], { locale: 'es' }).join(' '), '|', [...list].sort(collator.compare).join(' '));
JS
diff - <(node sort.mjs) <<'EXPECTED'
15/1/2026 28/11/2026 2/12/2026 3/2/2026 | 2/12/2026 3/2/2026 15/1/2026 28/11/2026
Navas Ñu Nube Oca | Navas Nube Ñu Oca
EXPECTED
echo "as described"
