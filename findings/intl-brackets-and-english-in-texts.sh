#!/usr/bin/env bash
# Node.js 24.9.0 (ICU 77, CLDR 47), dates and lists in Basque, Welsh and Occitan
#
# Basque and Welsh change the end of a word by what stands before it or the start by what follows. CLDR writes both
# forms in one, with brackets: "2026(e)ko irailaren 7(a)" for 7 September, "Ana a(c) Inés" for and, and Intl shows the
# brackets. Occitan is a language of the formats of dates (supportedLocalesOf), so its heading is Occitan, with the
# month before the day, but lists and "tomorrow" on the same page are English, and no error says so.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
echo '{ "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund node@24.9.0 >/dev/null
cat > texts.mjs <<'JS'
for (const language of ['eu', 'cy', 'oc'])
  console.log(
    language,
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(2026, 8, 7)),
    '|', new Intl.ListFormat(language).format(['Ana', 'Inés']),
    '|', new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day'),
    '|', [Intl.DateTimeFormat, Intl.ListFormat].map((format) => format.supportedLocalesOf(language).length).join(' '),
  );
JS
diff - <(node_modules/.bin/node texts.mjs) <<'EXPECTED'
eu 2026(e)ko irailaren 7(a), astelehena | Ana eta Inés | bihar | 1 1
cy Dydd Llun, 7 Medi 2026 | Ana a(c) Inés | yfory | 1 1
oc 2026 de setembre 7, diluns | Ana and Inés | tomorrow | 1 0
EXPECTED
echo "as described"
