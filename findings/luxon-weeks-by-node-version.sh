#!/usr/bin/env bash
# Luxon 3.7.2 on Node.js 20.19.5 and 24.9.0, the number of a week by the language
#
# Intl.Locale told how many days a first week needs (minimalDays), and Luxon counts by it. Newer Node.js no longer
# tells, so there Luxon falls back to the four days of ISO 8601 for every language, while it still begins weeks on
# Sunday for the United States and Mexico: localWeekNumber of 1 January 2027 is 1 with one Node.js and 52 with the
# other, where the week of 1 January is the first in both countries. Spain and Britain, whose weeks are those of ISO
# 8601, stay as they were.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
for version in 20.19.5 24.9.0; do
  mkdir "$version"
  echo '{ "allowScripts": { "node": true } }' > "$version/package.json"
  (cd "$version" && npm install --silent --no-audit --no-fund "node@$version" luxon@3.7.2 >/dev/null)
  cat > "$version/weeks.mjs" <<'JS'
import { DateTime } from 'luxon';
const weeks = ['en-US', 'es-MX', 'es-ES', 'en-GB'].map((locale) => [locale, DateTime.fromISO('2027-01-01', { locale }).localWeekNumber]);
console.log(process.version, Object.fromEntries(weeks));
JS
done
diff - <(for version in 20.19.5 24.9.0; do "$version/node_modules/.bin/node" "$version/weeks.mjs"; done) <<'EXPECTED'
v20.19.5 { 'en-US': 1, 'es-MX': 1, 'es-ES': 53, 'en-GB': 53 }
v24.9.0 { 'en-US': 52, 'es-MX': 52, 'es-ES': 53, 'en-GB': 53 }
EXPECTED
echo "as described"
