#!/usr/bin/env bash
# The short name of September in Spanish: date-fns 4.4.0 and Luxon 3.7.2
#
# Spain's short form is "sept" in CLDR, so in Intl and in Luxon, which takes its names from there; date-fns has "sep"
# for es. Each reads its own form only, and neither reads one with a point, so a text that one has written is an invalid
# date for the other, in that month alone: those of the other eleven are the same.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 luxon@3.7.2 >/dev/null
cat > months.mjs <<'JS'
import { format, isValid, parse } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { DateTime } from 'luxon';
const names = Array.from({ length: 12 }, (_, month) => [format(new Date(2026, month, 7), 'd MMM', { locale: es }), DateTime.local(2026, month + 1, 7).toFormat('d MMM', { locale: 'es' })]);
console.log(names.filter(([one, other]) => one !== other).join(' '));
for (const text of ['7 sep', '7 sept', '7 sept.', '9 nov'])
  console.log(text, isValid(parse(text, 'd MMM', new Date(2026, 0, 1), { locale: es })), DateTime.fromFormat(text, 'd MMM', { locale: 'es' }).isValid);
JS
diff - <(node months.mjs) <<'EXPECTED'
7 sep,7 sept
7 sep true false
7 sept false true
7 sept. false false
9 nov true true
EXPECTED
echo "as described"
