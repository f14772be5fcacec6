#!/usr/bin/env bash
# Public holidays of 2026: Python's holidays 0.109 and npm's date-holidays 3.37.0
#
# For the holidays that a planner counts the two give other days. Spain: All Saints and Constitution Day fall on Sundays in
# 2026; holidays leaves them out (in Catalonia too, where nothing takes their place), date-holidays lists them. The United
# Kingdom as a whole: date-holidays has Easter Monday, which Scotland does not have, holidays has not.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-holidays@3.37.0 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet holidays==0.109
cat > days.py <<'PY'
import holidays
for place in (["ES"], ["ES", "CT"], ["GB"]):
    days = holidays.country_holidays(*place, years=2026)
    print("-".join(place), *sorted(str(day) for day in days if day.year == 2026))
PY
cat > days.cjs <<'JS'
const Holidays = require('date-holidays');
for (const place of [['ES'], ['ES', 'CT'], ['GB']]) {
  const days = new Holidays(...place).getHolidays(2026).filter(({ type }) => type === 'public');
  console.log(place.join('-'), ...days.map(({ date }) => date.slice(0, 10)).sort());
}
JS
difference() { diff <(python/bin/python days.py | tr ' ' '\n') <(node days.cjs | tr ' ' '\n') | grep '^[<>]' || true; }
diff - <(difference) <<'EXPECTED'
> 2026-11-01
> 2026-12-06
> 2026-11-01
> 2026-12-06
> 2026-04-06
EXPECTED
echo "as described"
