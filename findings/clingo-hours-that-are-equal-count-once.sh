#!/usr/bin/env bash
# clingo 5.8.3, sums of hours
#
# The elements of #sum and #minimize are a set of tuples, as the Potassco guide says: two shifts of eight hours sum to
# eight, and two costs of one to one, unless the tuple also names the shift (H,P). The sum of no hours is 0, but the
# least of none is #sup, a value that is above every number. Numbers are of 32 bits and turn negative without a word:
# 60000 times 60000 is -694967296, where 3600 seconds times 24 times 365 times 69 still fits. Division cuts to 0, so
# half of minus seven is -3, the remainder -1.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet clingo==5.8.3
cat > sums.py <<'PY'
import clingo

def answer(program):
    said = []
    control = clingo.Control(["0"], logger=lambda code, text: said.append(text))
    control.add("base", [], program)
    control.ground([("base", [])])
    with control.solve(yield_=True) as models:
        for model in models:
            return *sorted(map(str, model.symbols(shown=True))), *model.cost, *said

shifts = "shift(ana,8). shift(bo,8). #show total/1. "
for program in [
    shifts + "total(S) :- S = #sum{ H : shift(_,H) }.",
    shifts + "total(S) :- S = #sum{ H,P : shift(P,H) }.",
    "{ ana; bo }. :- not ana. :- not bo. #minimize{ 1 : ana; 1 : bo }. #show ana/0. #show bo/0.",
    "total(S) :- S = #sum{ H : H = 1..2, H > 5 }. least(M) :- M = #min{ H : H = 1..2, H > 5 }. #show total/1. #show least/1.",
    "total(60000*60000). half(-7/2). rest(-7\\2).",
]:
    print(*answer(program))
PY
diff - <(python/bin/python sums.py) <<'EXPECTED'
total(8)
total(16)
ana bo 1
least(#sup) total(0)
half(-3) rest(-1) total(-694967296)
EXPECTED
echo "as described"
