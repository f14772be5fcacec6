"""Compares the solver with OR-tools' CP-SAT: time and objective on the same weeks.

    pip install ortools
    cargo build --release -p scheduler-solver --example fill
    python3 scheduler-solver/benches/compare_cpsat.py fixtures/golden/fill/*.json

CP-SAT gets the plain model: a binary variable per allowed shift, an integer per short hour, and the three goals one after
the other. Times are CPU times, so that they do not depend on the load of the machine.
"""

import json
import resource
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

from ortools.sat.python import cp_model

FILL = Path(__file__).parents[2] / "target/release/examples/fill"
SECONDS_PER_GOAL = 20


def spans(case):
    """Quarters of every shift that stays, by person: (day, start, end)."""
    absent = {(a["staffId"], a["day"]) for a in case.get("absences", [])}
    found = defaultdict(list)
    for shift in case["schedule"]["shifts"]:
        if (shift["staffId"], shift["day"]) not in absent:
            start = shift["day"] * 96 + shift["start"] * 4 + shift.get("startMinute", 0) // 15
            end = start + shift["hours"] * 4 + shift.get("minutes", 0) // 15
            found[shift["staffId"]].append((shift["day"], start, end))
    return found, absent


def cp_sat(case):
    old, absent = spans(case)
    rules = {name: max(0, number) for name, number in case["rules"].items()}
    team = (case.get("filter") or {}).get("team")
    model, objective, hours, covering, missing = cp_model.CpModel(), [], [], defaultdict(list), {}
    for position in case["schedule"]["positions"]:
        if team and position["team"] != team:
            continue
        heads = position["required"] if case["target"] == "required" else -(-position["required"] // 2)
        members = [m for m in case["schedule"]["staff"] if m["positionId"] == position["id"]]
        for hour in (day * 24 + hour for day in range(7) for hour in range(10, 20)):
            duty = [
                sum(any(a <= hour * 4 + q < b for _, a, b in old[m["id"]]) for m in members) for q in range(4)
            ]
            missing[position["id"], hour] = max(0, heads - min(duty))
    for member in case["schedule"]["staff"]:
        person, position = member["id"], member["positionId"]
        free = set()
        for entry in member["availability"]:
            if (person, entry["day"]) not in absent:
                start = entry["day"] * 96 + entry["start"] * 4 + entry.get("startMinute", 0) // 15
                free.update(range(start, entry["day"] * 96 + entry["end"] * 4 + entry.get("endMinute", 0) // 15))
        for _, start, end in old[person]:
            free.difference_update(range(start, end))
        by_day = defaultdict(list)
        for start in range(168):
            day = start // 24
            worked = sum(b - a for d, a, b in old[person] if d == day)
            for length in range(max(1, rules["minHours"]), 25):
                a, b, rest = start * 4, (start + length) * 4, rules["restHours"] * 4
                if not all(quarter in free for quarter in range(a, b)):
                    break
                if rules["maxHours"] and worked + b - a > rules["maxHours"] * 4:
                    break
                if any(d != day and x < b + rest and a < y + rest for d, x, y in old[person]):
                    continue
                short = [h for h in range(start, start + length) if missing.get((position, h))]
                if short:
                    variable = model.new_bool_var("")
                    hours.append((variable, length))
                    by_day[day].append((variable, a, b + rest))
                    for hour in short:
                        covering[position, hour].append(variable)
        for shifts in by_day.values():
            model.add_at_most_one(variable for variable, _, _ in shifts)
        days = {d for d, _, _ in old[person]}
        if rules["daysOff"]:
            left = max(0, max(0, 7 - rules["daysOff"]) - len(days))
            new = [v for day, shifts in by_day.items() if day not in days for v, _, _ in shifts]
            model.add(sum(new) <= left)
        for moment in {a for shifts in by_day.values() for _, a, _ in shifts}:
            model.add_at_most_one(v for shifts in by_day.values() for v, a, b in shifts if a <= moment < b)
    hopeless = 0
    for key, heads in missing.items():
        if heads and covering[key]:
            objective.append(model.new_int_var(0, heads, ""))
            model.add(sum(covering[key]) + objective[-1] >= heads)
        else:
            hopeless += heads
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = SECONDS_PER_GOAL
    solver.parameters.num_workers = 1
    figures, proven = [], True
    for goal in (sum(objective), sum(v * n for v, n in hours), sum(v for v, _ in hours)):
        if isinstance(goal, int):
            figures.append(0)
            continue
        model.minimize(goal)
        status = solver.solve(model)
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None, False
        proven &= status == cp_model.OPTIMAL
        figures.append(round(solver.objective_value))
        model.add(goal <= figures[-1])
    return (figures[0] + hopeless, figures[1], figures[2]), proven


print("| week | people | solver: missing, hours, shifts | CPU s | CP-SAT: missing, hours, shifts | CPU s |")
print("|---|---|---|---|---|---|")
for name in sys.argv[1:]:
    case = json.loads(Path(name).read_text())
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = json.loads(subprocess.run([FILL, name], capture_output=True, check=True, text=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    ours = (answer["missingAfter"], answer["addedHours"], answer["addedShifts"])
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    started = time.process_time()
    theirs, proven = cp_sat(case)
    cp_seconds = time.process_time() - started
    mark = lambda figures, proven: f"{figures}{'' if proven else ', not proven'}"
    print(
        f"| {Path(name).stem} | {len(case['schedule']['staff'])} | {mark(ours, answer['proven'])} | {seconds:.3f} "
        f"| {mark(theirs, proven)} | {cp_seconds:.1f} |",
        flush=True,
    )
