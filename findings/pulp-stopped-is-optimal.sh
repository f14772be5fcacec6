#!/usr/bin/env bash
# PuLP 3.3.2 with the CBC that it brings, a search that was stopped
#
# CBC, told to stop at its first solution, has a cover that weighs a tenth more than the least. The value of solve and
# LpStatus, which PuLP's examples print, are Optimal for both. Only sol_status, another field, tells that the search was
# stopped: Solution Found instead of Optimal Solution Found.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet pulp==3.3.2
cat > solve.py <<'PY'
import random, pulp
for options in ([], ["maxSolutions 1"]):
    pick = random.Random(5)
    model = pulp.LpProblem("cover", pulp.LpMinimize)
    chosen = [pulp.LpVariable(f"x{at}", cat="Binary") for at in range(40)]
    model += pulp.lpSum(pick.randint(5, 30) * one for one in chosen)
    for a in range(40):
        for b in range(a + 1, 40):
            if pick.random() < 0.15:
                model += chosen[a] + chosen[b] >= 1
    status = model.solve(pulp.PULP_CBC_CMD(msg=False, threads=1, options=["cuts off", "preprocess off", *options]))
    print(*options, "status", pulp.LpStatus[status], "- sol_status", pulp.LpSolution[model.sol_status], "-", "least" if round(pulp.value(model.objective)) == 406 else "more")
PY
diff - <(python/bin/python solve.py) <<'EXPECTED'
status Optimal - sol_status Optimal Solution Found - least
maxSolutions 1 status Optimal - sol_status Solution Found - more
EXPECTED
echo "as described"
