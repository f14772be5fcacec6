#!/usr/bin/env bash
# csvkit 2.2.0 with agate 1.14.2, a roster as CSV made JSON with csvjson
#
# Columns get types by themselves. Of times such as 22:00 and 07:30 it makes lengths, of minutes and seconds: 22:00 is
# 0:22:00. A column of the codes T and F is true and false, one of 1 and 0 too; the shifts 9-5 and 11-7 are 5 September
# and 7 November 2001. A decimal comma is dropped: 7,5 hours are 75. Somebody called None is null, even with the option
# -I, which leaves the other texts as they are (--blanks keeps the name).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet csvkit==2.2.0 agate==1.14.2
printf '%s\n' 'name,start,code,on,shift,hours' 'None,22:00,T,1,9-5,"7,5"' 'Ana,07:30,F,0,11-7,8' > roster.csv
diff - <(python/bin/csvjson --stream roster.csv; python/bin/csvjson -I --stream roster.csv | sed -n 1p; python/bin/csvjson -I --blanks --stream roster.csv | sed -n 1p) <<'EXPECTED'
{"name": null, "start": "0:22:00", "code": true, "on": true, "shift": "2001-09-05", "hours": 75.0}
{"name": "Ana", "start": "0:07:30", "code": false, "on": false, "shift": "2001-11-07", "hours": 8.0}
{"name": null, "start": "22:00", "code": "T", "on": "1", "shift": "9-5", "hours": "7,5"}
{"name": "None", "start": "22:00", "code": "T", "on": "1", "shift": "9-5", "hours": "7,5"}
EXPECTED
echo "as described"
