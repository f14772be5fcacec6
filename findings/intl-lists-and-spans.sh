#!/usr/bin/env bash
# Node.js 24.9.0 (ICU 77), lists of names and spans of hours in Spanish and English
#
# Spanish has e for y before the sound i, and u for o before the sound o, with an accent or without. Intl.ListFormat
# does so for Inés and Oscar, but not for Íñigo and Óscar: "Ana y Íñigo", "Ana o Óscar". formatRange of a time of day
# writes two dates into a night shift, though the format has neither day nor month. In British English 9:00 becomes
# 09:00 as soon as it is part of a range.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
echo '{ "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund node@24.9.0 >/dev/null
cat > texts.mjs <<'JS'
const list = (type, ...names) => new Intl.ListFormat('es', { type }).format(names);
console.log(['Inés', 'Íñigo'].map((name) => list('conjunction', 'Ana', name)).join('; '), '|', ['Oscar', 'Óscar'].map((name) => list('disjunction', 'Ana', name)).join('; '));
for (const language of ['es-ES', 'en-GB']) {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const at = (day, hour) => Date.UTC(2026, 10, day, hour);
  const texts = [format.format(at(28, 9)), format.formatRange(at(28, 9), at(28, 17)), format.formatRange(at(28, 22), at(29, 6))];
  console.log(language, texts.join(' | ').replace(/\p{Zs}/gu, ' '));
}
JS
diff - <(node_modules/.bin/node texts.mjs) <<'EXPECTED'
Ana e Inés; Ana y Íñigo | Ana u Oscar; Ana o Óscar
es-ES 9:00 | 9:00–17:00 | 28/11/2026, 22:00 – 29/11/2026, 6:00
en-GB 9:00 | 09:00–17:00 | 28/11/2026, 22:00 – 29/11/2026, 06:00
EXPECTED
echo "as described"
