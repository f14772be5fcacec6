#!/usr/bin/env python3
"""HiGHS and CP-SAT on instances of the public nurse rostering format (schedulingbenchmarks.org; README): a plain model with
a binary variable per person, day and type, one thread, so many seconds of processor time each.

    python3 scheduler-solver/benches/nrp.py highs|cp-sat SECONDS INSTANCE...

Needs `pip install highspy ortools`. Prints instance, value, bound, whether it is proven, and processor seconds.
"""

import sys
import threading
import time


def read(path):
    sections, name = {}, None
    for line in open(path, encoding="utf-8-sig"):
        line = line.strip()
        if line.startswith("SECTION_"):
            name = line[len("SECTION_"):]
            sections[name] = []
        elif line and not line.startswith("#"):
            sections[name].append([field.strip() for field in line.split(",")])
    return sections


def build(sections, binary, count, add):
    """Adds variables and rows `low <= sum of (factor, variable) <= high`; returns the objective and its constant."""
    days = int(sections["HORIZON"][0][0])
    minutes = {field[0]: int(field[1]) for field in sections["SHIFTS"]}
    not_next = {field[0]: [kind for kind in field[2].split("|") if kind] for field in sections["SHIFTS"]}
    off = {(field[0], int(day)) for field in sections.get("DAYS_OFF", []) for day in field[1:] if day}
    cells, objective, constant = {}, [], 0
    for name, most, most_minutes, least_minutes, most_run, least_run, least_off, weekends in sections["STAFF"]:
        most = {kind: int(number) for kind, number in (entry.split("=") for entry in most.split("|"))}
        kinds = [kind for kind in minutes if most.get(kind, 0)]
        for day in range(days):
            for kind in kinds:
                if (name, day) not in off:
                    cells[name, day, kind] = binary()
        def of(day):
            return [cells[name, day, kind] for kind in kinds if (name, day, kind) in cells]
        def works(days_of, factor=1):
            return [(factor, variable) for day in days_of for variable in of(day)]
        for day in range(days):
            add(works([day]), None, 1)
            for kind in kinds:
                after = [cells[name, day + 1, other] for other in not_next[kind] if (name, day + 1, other) in cells]
                if (name, day, kind) in cells and after:
                    add([(1, cells[name, day, kind])] + [(1, variable) for variable in after], None, 1)
        for kind in kinds:
            of_kind = [(1, cells[name, day, kind]) for day in range(days) if (name, day, kind) in cells]
            if most[kind] < len(of_kind):
                add(of_kind, None, most[kind])
        add([(minutes[kind], cells[name, day, kind]) for day in range(days) for kind in kinds if (name, day, kind) in cells],
            int(least_minutes), int(most_minutes))
        for day in range(days - int(most_run)):
            add(works(range(day, day + int(most_run) + 1)), None, int(most_run))
        for length in range(1, int(least_run)):
            for day in range(days - length - 1):
                inner = range(day + 1, day + length + 1)
                add(works([day, day + length + 1]) + works(inner, -1), 1 - length, None)
        for length in range(1, int(least_off)):
            for day in range(days - length - 1):
                inner = range(day + 1, day + length + 1)
                add(works([day, day + length + 1]) + works(inner, -1), None, 1)
        worked = []
        for saturday in range(5, days, 7):
            weekend = binary()
            worked.append((1, weekend))
            for day in range(saturday, min(saturday + 2, days)):
                add(works([day]) + [(-1, weekend)], None, 0)
        add(worked, None, int(weekends))
    for section, sign in (("SHIFT_ON_REQUESTS", -1), ("SHIFT_OFF_REQUESTS", 1)):
        for name, day, kind, weight in sections.get(section, []):
            constant += int(weight) if sign < 0 else 0
            if (name, int(day), kind) in cells:
                objective.append((sign * int(weight), cells[name, int(day), kind]))
    for day, kind, heads, under, over in sections["COVER"]:
        missing, extra = count(int(heads)), count(len(sections["STAFF"]))
        there = [(1, variable) for (_, of_day, of_kind), variable in cells.items() if (of_day, of_kind) == (int(day), kind)]
        add(there + [(1, missing), (-1, extra)], int(heads), int(heads))
        objective += [(int(under), missing), (int(over), extra)]
    return objective, constant


def highs(sections, seconds):
    import highspy
    model = highspy.Highs()
    model.silent()
    infinity = highspy.kHighsInf
    rows = []
    total = [0]

    def variable(most):
        model.addVar(0, most)
        model.changeColIntegrality(total[0], highspy.HighsVarType.kInteger)
        total[0] += 1
        return total[0] - 1

    def add(terms, low, high):
        rows.append((terms, -infinity if low is None else low, infinity if high is None else high))

    objective, constant = build(sections, lambda: variable(1), variable, add)
    for terms, low, high in rows:
        model.addRow(low, high, len(terms), [at for _, at in terms], [float(factor) for factor, _ in terms])
    sums = {}
    for weight, at in objective:
        sums[at] = sums.get(at, 0) + weight
    for at, weight in sums.items():
        model.changeColCost(at, weight)
    model.setOptionValue("threads", 1)
    model.setOptionValue("mip_rel_gap", 0.0)
    model.setOptionValue("mip_abs_gap", 0.999)
    start = time.process_time()

    def stop(event):
        if time.process_time() - start > seconds:
            event.interrupt()

    model.cbMipInterrupt += stop
    model.cbSimplexInterrupt += stop
    model.solve()
    info = model.getInfo()
    value = info.objective_function_value + constant if info.primal_solution_status == 2 else None
    return value, info.mip_dual_bound + constant, time.process_time() - start


def cp_sat(sections, seconds):
    from ortools.sat.python import cp_model
    model = cp_model.CpModel()

    def add(terms, low, high):
        total = sum(factor * variable for factor, variable in terms)
        if terms and low is not None and high is not None:
            model.add_linear_constraint(total, low, high)
        elif terms and high is not None:
            model.add(total <= high)
        elif terms:
            model.add(total >= low)

    objective, constant = build(sections, lambda: model.new_bool_var(""), lambda most: model.new_int_var(0, most, ""), add)
    model.minimize(sum(weight * variable for weight, variable in objective))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.process_time()
    ended = threading.Event()

    def watch():
        while not ended.wait(0.2):
            if time.process_time() - start > seconds:
                solver.stop_search()

    threading.Thread(target=watch, daemon=True).start()
    status = solver.solve(model)
    ended.set()
    has_plan = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    value = solver.objective_value + constant if has_plan else None
    return value, solver.best_objective_bound + constant, time.process_time() - start


def main():
    solve = {"highs": highs, "cp-sat": cp_sat}[sys.argv[1]]
    for path in sys.argv[3:]:
        value, bound, used = solve(read(path), float(sys.argv[2]))
        is_proven = value is not None and bound > value - 1 + 1e-6
        shown = "-" if value is None else round(value)
        print(f"{path}: {shown}, bound {bound:.1f}, {'proven' if is_proven else 'not proven'}, {used:.1f} s", flush=True)


main()
