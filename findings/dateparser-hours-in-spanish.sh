#!/usr/bin/env bash
# dateparser 1.5.0 (Python), days and hours in Spanish, asked on Saturday, 28 November 2026, at 12:00, for the future
#
# "22h", the usual way to write 22:00 in a roster, is in 22 hours, and "9h30" in nine hours, at 21:00. "mañana a las 9"
# loses its hour and is tomorrow at 12:00, while "lunes a las 9:00" keeps it. "sábado 5" is the fifth of this month, a
# Thursday that has gone by, although the weekday is named and the future preferred; the next Saturday that is a fifth
# is 5 December. "1º de mayo", the First of May, and noon ("mediodía") are not read.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet dateparser==1.5.0
cat > texts.py <<'PY'
import datetime, warnings
warnings.simplefilter("ignore")
import dateparser
now = datetime.datetime(2026, 11, 28, 12)
for text in ["lunes a las 9:00", "22:00", "22h", "9h30", "mañana a las 9", "sábado 5", "1º de mayo", "mediodía"]:
    print(text, "=", dateparser.parse(text, languages=["es"], settings={"RELATIVE_BASE": now, "PREFER_DATES_FROM": "future"}))
PY
diff - <(python/bin/python texts.py) <<'EXPECTED'
lunes a las 9:00 = 2026-11-30 09:00:00
22:00 = 2026-11-28 22:00:00
22h = 2026-11-29 10:00:00
9h30 = 2026-11-28 21:00:00
mañana a las 9 = 2026-11-29 12:00:00
sábado 5 = 2026-11-05 00:00:00
1º de mayo = None
mediodía = None
EXPECTED
echo "as described"
