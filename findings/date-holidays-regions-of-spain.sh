#!/usr/bin/env bash
# date-holidays 3.37.0 (npm) beside Python's holidays 0.109, days off in regions
#
# holidays follows the lists of the year in the Boletín Oficial del Estado. Of its days for 2026, date-holidays has
# neither the ninth of October, the day of the Valencian Community and a day off each year, nor 24 June in Galicia,
# where it gives 17 May, a Sunday, instead. In Catalonia, where nothing takes the place of a Sunday, it moves 1 May, a
# Saturday in 2027, to Monday the third, as it does neither in Andalusia nor in Valencia. Scotland's bank holiday of 15
# June 2026 is missing, too.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet holidays==0.109
cat > days.py <<'PY'
import datetime, sys, holidays
for asked in sys.argv[1:]:
    country, region, day = asked.split("/")
    print(asked, datetime.date.fromisoformat(day) in holidays.country_holidays(country, subdiv=region))
PY
cat > days.cjs <<'JS'
const Holidays = require('date-holidays');
for (const asked of process.argv.slice(2)) {
  const [country, region, day] = asked.split('/');
  const found = new Holidays(country, region).getHolidays(day.slice(0, 4)).some(({ date, type }) => type === 'public' && date.startsWith(day));
  console.log(asked, found ? 'True' : 'False');
}
JS
asked="ES/VC/2026-10-09 ES/GA/2026-05-17 ES/GA/2026-06-24 ES/CT/2027-05-03 ES/AN/2027-05-03 ES/VC/2027-05-03 GB/SCT/2026-06-15"
diff - <(join <(node days.cjs $asked) <(python/bin/python days.py $asked)) <<'EXPECTED'
ES/VC/2026-10-09 False True
ES/GA/2026-05-17 True False
ES/GA/2026-06-24 False True
ES/CT/2027-05-03 True False
ES/AN/2027-05-03 False False
ES/VC/2027-05-03 False False
GB/SCT/2026-06-15 False True
EXPECTED
echo "as described"
