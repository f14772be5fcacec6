#!/usr/bin/env bash
# ortools 9.15.6755 (CP-SAT, Python), an interval without length beside a shift from 9 to 17
#
# An interval may have size 0, as a break that is worked through, or one whose length is a variable. NoOverlap, which is
# said to ensure "that all present intervals do not overlap in time", takes one at 12 for an overlap, and so does
# NoOverlap2D; at 9 and at 17 it is none. Cumulative with a capacity of 1, which says the same of intervals that have a
# length, allows it. Which of the two a model uses decides whether there is a plan.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet ortools==9.15.6755
cat > intervals.py <<'PY'
from ortools.sat.python import cp_model

def solve(kind, start, size):
    model = cp_model.CpModel()
    pair = [model.new_fixed_size_interval_var(9, 8, "shift"), model.new_fixed_size_interval_var(start, size, "break")]
    if kind == "NoOverlap":
        model.add_no_overlap(pair)
    elif kind == "NoOverlap2D":
        row = model.new_fixed_size_interval_var(0, 1, "row")
        model.add_no_overlap_2d(pair, [row, row])
    else:
        model.add_cumulative(pair, [1, 1], 1)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver.status_name(solver.solve(model))

for kind in ["NoOverlap", "NoOverlap2D", "Cumulative"]:
    print(kind, *(f"{start}+{size} {solve(kind, start, size)}" for start, size in [(9, 0), (12, 0), (17, 0), (12, 1)]))
PY
diff - <(python/bin/python intervals.py) <<'EXPECTED'
NoOverlap 9+0 OPTIMAL 12+0 INFEASIBLE 17+0 OPTIMAL 12+1 INFEASIBLE
NoOverlap2D 9+0 OPTIMAL 12+0 INFEASIBLE 17+0 OPTIMAL 12+1 INFEASIBLE
Cumulative 9+0 OPTIMAL 12+0 OPTIMAL 17+0 OPTIMAL 12+1 INFEASIBLE
EXPECTED
echo "as described"
