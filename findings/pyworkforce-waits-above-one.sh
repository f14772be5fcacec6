#!/usr/bin/env bash
# pyworkforce 0.5.1 (Python), Erlang C with fewer people than the work needs
#
# A hundred calls of three minutes in half an hour are the work of ten people. With fewer the queue grows without end,
# everybody waits, and Erlang C does not hold. waiting_probability returns 1.42 for nine people and 4.41 for five, no
# probability, and achieved_occupancy 111 and 200 per cent. service_level of the same is 0 and right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet pyworkforce==0.5.1
cat > calls.py <<'PY'
from pyworkforce.queuing import ErlangC
calls = ErlangC(transactions=100, aht=3, asa=1 / 3, interval=30)
for people in [5, 9, 10, 11]:
    print(people, *(f"{value(people):.2f}" for value in [calls.waiting_probability, calls.achieved_occupancy, calls.service_level]))
PY
diff - <(python/bin/python calls.py) <<'EXPECTED'
5 4.41 2.00 0.00
9 1.42 1.11 0.00
10 1.00 1.00 0.00
11 0.68 0.91 0.39
EXPECTED
echo "as described"
