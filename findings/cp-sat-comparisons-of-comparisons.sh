#!/usr/bin/env bash
# ortools 9.15.6755 (CP-SAT, Python), "Ana works the night if and only if Bo does"
#
# Written as (ana == NIGHT) == (bo == NIGHT), it is not a constraint: Python compares the two expressions as objects, so
# the value is False, which add takes as a constraint that never holds. The model is infeasible, and nothing is said.
# With != it is True, and the constraint that was meant is not in the model at all. Of the other forms that Python
# cannot pass on, a chain such as 0 <= ana <= 2 and an `and` of two literals, each raises an error that says so.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet ortools==9.15.6755
cat > both.py <<'PY'
from ortools.sat.python import cp_model

EARLY, NIGHT = 0, 2

def solve(constrain):
    model = cp_model.CpModel()
    ana, bo = model.new_int_var(0, 2, "ana"), model.new_int_var(0, 2, "bo")
    try:
        constraint = constrain(model, ana, bo)
    except NotImplementedError as error:
        return type(error).__name__
    model.add(constraint)
    model.add(ana == NIGHT)
    model.add(bo == NIGHT)
    solver = cp_model.CpSolver()
    return type(constraint).__name__, constraint, solver.status_name(solver.solve(model))

print("==", solve(lambda model, ana, bo: (ana == NIGHT) == (bo == NIGHT)))
print("!=", solve(lambda model, ana, bo: (ana == NIGHT) != (bo == NIGHT)))
print("chain", solve(lambda model, ana, bo: EARLY <= ana <= NIGHT))
print("and", solve(lambda model, ana, bo: model.new_bool_var("") and model.new_bool_var("")))
PY
diff - <(python/bin/python both.py) <<'EXPECTED'
== ('bool', False, 'INFEASIBLE')
!= ('bool', True, 'OPTIMAL')
chain NotImplementedError
and NotImplementedError
EXPECTED
echo "as described"
