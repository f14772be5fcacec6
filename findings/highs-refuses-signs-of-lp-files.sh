#!/usr/bin/env bash
# highspy 1.15.1 (HiGHS) and swiglpk 5.0.13 (GLPK), signs of a file in LP format
#
# The format is CPLEX's, whose reference has <, <= and =< for one sense of a constraint and >, >= and => for the other,
# and so has GLPK's. HiGHS reads <= and >= alone and refuses the rest without saying where. A constant on the left side
# of a constraint, which GLPK refuses, is dropped by HiGHS without a word: the least x of x + 2 >= 4 is 4.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null; python/bin/pip install --quiet highspy==1.15.1 swiglpk==5.0.13
cat > signs.py <<'PY'
import highspy, swiglpk as glpk
glpk.glp_term_out(glpk.GLP_OFF)

def highs(file):
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    if solver.readModel(file) == highspy.HighsStatus.kError:
        return "refused"
    solver.run()
    return f"{solver.getInfo().objective_function_value:g}"

def other(file):
    problem = glpk.glp_create_prob()
    if glpk.glp_read_lp(problem, None, file):
        return "refused"
    glpk.glp_simplex(problem, None)
    return f"{glpk.glp_get_obj_val(problem):g}"

for goal, row in [("Maximize", f"x {sign} 5") for sign in ("<", "<=", "=<")] + [("Minimize", f"x {sign} 5") for sign in (">", ">=", "=>")] + [("Minimize", "x + 2 >= 4")]:
    with open("model.lp", "w") as file:
        file.write(f"{goal}\n cost: x\nSubject To\n row: {row}\nEnd\n")
    print(row, "=", highs("model.lp"), other("model.lp"))
PY
diff - <(python/bin/python signs.py) <<'EXPECTED'
x < 5 = refused 5
x <= 5 = 5 5
x =< 5 = refused 5
x > 5 = refused 5
x >= 5 = 5 5
x => 5 = refused 5
x + 2 >= 4 = 4 refused
EXPECTED
echo "as described"
