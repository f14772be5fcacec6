#!/usr/bin/env bash
# workalendar 17.0.0 beside Python's holidays 0.109, public holidays of 2026
#
# workalendar stopped at the law of some years ago: Ireland's day of Saint Brigid (since 2023) and New York's 19 June
# are missing. It gives days off that no law has: 28 December for Saint Stephen's Day on a Saturday in Ireland, where no
# law moves it, and 31 December in Mexico as a substitute of New Year's Day.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet workalendar==17.0.0 holidays==0.109
cat > days.py <<'PY'
import datetime, holidays
from workalendar.america import Mexico
from workalendar.europe import Ireland
from workalendar.usa import NewYork
for calendar, place in ((Ireland(), ["IE"]), (NewYork(), ["US", "NY"]), (Mexico(), ["MX"])):
    ours = set(holidays.country_holidays(*place, years=2026))
    theirs = dict(calendar.holidays(2026))
    print(*place, "missing:", *sorted(map(str, ours - set(theirs))), "added:", *sorted(f"{day} {theirs[day]}" for day in set(theirs) - ours))
PY
diff - <(python/bin/python days.py) <<'EXPECTED'
IE missing: 2026-02-02 added: 2026-12-28 St. Stephen's Day Shift
US NY missing: 2026-02-15 2026-06-19 added:
MX missing: added: 2026-12-31 New Year Day substitute
EXPECTED
echo "as described"
