"""Compares the solver with OR-tools' CP-SAT and with HiGHS on the same weeks, and prints the table of the README.

    pip install ortools highspy
    cargo build --release -p scheduler-solver --example fill
    python3 scheduler-solver/benches/compare.py [CASE.json ...]

Without files the weeks are made here, the same in every run. Both others get the plain model: a binary variable per
allowed shift, an integer per short hour, and the goals one after the other, each at most SECONDS_PER_GOAL, in one thread.
Ours has two seconds in all. Times are CPU times, so that they do not depend on the load of the machine.
"""

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import highspy
from ortools.sat.python import cp_model

FILL = Path(__file__).parents[2] / "target/release/examples/fill"
SECONDS = 2
SECONDS_PER_GOAL = 10
RULES = {"minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11, "maxDaysInRow": 0, "lengthen": False, "splitDays": True}


def made(people, positions, maxima=(), contracts=(), both=0.0, nights=False, demand=False, **rules):
    """An empty week at random."""
    pick = random.Random(f"{people} {positions} {maxima} {contracts} {both} {nights} {demand}")
    ids = [f"p{index}" for index in range(positions)]
    staff = []
    for index in range(people):
        available = []
        for day in range(7):
            if nights:
                available.append({"day": day, "start": 0, "end": 24})
            elif pick.random() < 0.8:
                start = pick.choice([7, 8, 9, 10, 12, 14, 16])
                available.append({"day": day, "start": start, "end": min(24, start + pick.choice([8, 10, 12]))})
        member = {"id": f"s{index:03}", "name": f"Member {index}", "positionId": ids[index % positions], "color": "teal"}
        member["availability"] = available
        if pick.random() < both:
            member["otherPositions"] = [ids[(index + 1) % positions]]
        if contracts:
            member["contractMinutes"] = 60 * pick.choice(contracts)
        if maxima:
            member["maxMinutes"] = max(60 * pick.choice(maxima), member.get("contractMinutes", 0))
        staff.append(member)
    required = max(2, round(people / positions * 0.45))
    schedule = {"positions": [{"id": id, "name": id, "team": "t", "required": required} for id in ids], "staff": staff, "shifts": []}
    if nights or demand:
        schedule["examined"] = {"start": 0, "end": 24}
    if demand:
        schedule["demand"] = [
            {"positionId": id, "day": day, "start": start, "end": start + 6, "required": pick.randint(0, required)}
            for id in ids
            for day in range(7)
            for start in range(0, 24, 6)
        ]
    return {"schedule": schedule, "rules": RULES | rules, "filter": {}, "absences": [], "target": "required"}


def weeks():
    """The weeks of the table, by name."""
    sizes = [(8, 1), (15, 2), (30, 4), (60, 4), (120, 6), (250, 8), (500, 12)]
    yield from ((f"{people} people, {positions} positions", made(people, positions)) for people, positions in sizes)
    yield "30 people, 16 hours of rest", made(30, 4, restHours=16)
    yield from ((f"{n} people, maxima of 20 to 40 h", made(n, p, maxima=(20, 30, 40))) for n, p in [(12, 2), (30, 4), (60, 4), (120, 6)])
    yield from ((f"{n} people, contracts of 16 to 40 h", made(n, p, contracts=(16, 24, 40))) for n, p in [(30, 4), (60, 4)])
    yield "30 people, half of them in two positions", made(30, 2, both=0.5)
    yield "30 people in two positions, contracts, maxima", made(30, 2, both=0.5, contracts=(16, 24), maxima=(30, 40))
    yield "ward of 16, nights, 40 h", made(16, 2, maxima=(40,), nights=True)
    yield "ward of 30, nights, 40 h", made(30, 3, maxima=(40,), nights=True)
    yield "30 people, demand by the hour, 24 hours", made(30, 2, maxima=(40,), demand=True, nights=True)


class Model:
    """A plan as an integer program: columns with an upper limit, rows with limits, goals."""

    def __init__(self, case):
        schedule, rules = case["schedule"], case["rules"]
        known = {"positions", "staff", "shifts", "examined", "demand"}
        if set(schedule) - known or rules.get("lengthen") or not rules.get("splitDays", True):
            raise SystemExit("this script knows no absences, weeks around, lengthened shifts or split days")
        absent = {(a["staffId"], a["day"]) for a in case.get("absences", [])}
        old = defaultdict(list)
        for shift in schedule["shifts"]:
            if (shift["staffId"], shift["day"]) not in absent:
                start = shift["day"] * 96 + shift["start"] * 4 + shift.get("startMinute", 0) // 15
                old[shift["staffId"]].append((shift["day"], start, start + shift["hours"] * 4 + shift.get("minutes", 0) // 15))
        self.limits, self.rows, self.goals, self.hopeless = [], [], [[], [], [], []], 0
        covering, missing = defaultdict(list), self.missing(case, old)
        for member in schedule["staff"]:
            self.person(member, old[member["id"]], rules, absent, missing, covering)
        for key, heads in missing.items():
            if heads and covering[key]:
                variable = self.column(heads)
                self.goals[0].append((variable, 1))
                self.rows.append((heads, None, [*covering[key], (variable, 1)]))
            else:
                self.hopeless += heads

    @staticmethod
    def missing(case, old):
        schedule = case["schedule"]
        examined = schedule.get("examined", {"start": 10, "end": 20})
        demand = {
            (d["positionId"], d["day"] * 24 + hour): d["required"]
            for d in schedule.get("demand", [])
            for hour in range(d["start"], d["end"])
        }
        missing = {}
        for position in schedule["positions"]:
            if position["team"] != (case["filter"].get("team") or position["team"]):
                continue
            members = [m["id"] for m in schedule["staff"] if m["positionId"] == position["id"]]
            for hour in (day * 24 + hour for day in range(7) for hour in range(examined["start"], examined["end"])):
                required = demand.get((position["id"], hour), position["required"])
                heads = required if case["target"] == "required" else -(-required // 2)
                duty = [sum(any(a <= hour * 4 + q < b for _, a, b in old[m]) for m in members) for q in range(4)]
                missing[position["id"], hour] = max(0, heads - min(duty))
        return missing

    def column(self, limit):
        self.limits.append(limit)
        return len(self.limits) - 1

    def person(self, member, old, rules, absent, missing, covering):
        rules = {name: max(0, number) for name, number in rules.items()}
        free = set()
        for entry in member["availability"]:
            if (member["id"], entry["day"]) not in absent:
                start = entry["day"] * 96 + entry["start"] * 4 + entry.get("startMinute", 0) // 15
                free.update(range(start, entry["day"] * 96 + entry["end"] * 4 + entry.get("endMinute", 0) // 15))
        for _, start, end in old:
            free.difference_update(range(start, end))
        load = sum(b - a for _, a, b in old) * 15
        rest, by_day, hours = rules["restHours"] * 4, defaultdict(list), []
        for start in range(168):
            day = start // 24
            worked = sum(b - a for d, a, b in old if d == day)
            for length in range(max(1, rules["minHours"]), 25):
                a, b = start * 4, (start + length) * 4
                if not all(quarter in free for quarter in range(a, b)):
                    break
                if rules["maxHours"] and worked + b - a > rules["maxHours"] * 4:
                    break
                if any(d != day and x < b + rest and a < y + rest for d, x, y in old):
                    continue
                for position in (member["positionId"], *member.get("otherPositions", [])):
                    short = [h for h in range(start, start + length) if missing.get((position, h))]
                    if short:
                        variable = self.column(1)
                        hours.append((variable, length))
                        by_day[day].append((variable, a, b + rest))
                        for hour in short:
                            covering[position, hour].append((variable, 1))
        for shifts in by_day.values():
            self.rows.append((None, 1, [(variable, 1) for variable, _, _ in shifts]))
        worked = {d for d, _, _ in old}
        if rules["daysOff"]:
            new = [(v, 1) for day, shifts in by_day.items() if day not in worked for v, _, _ in shifts]
            self.rows.append((None, max(0, max(0, 7 - rules["daysOff"]) - len(worked)), new))
        if rules.get("maxDaysInRow"):
            for first in range(7 - rules["maxDaysInRow"]):
                window = range(first, first + rules["maxDaysInRow"] + 1)
                new = [(v, 1) for day in window if day not in worked for v, _, _ in by_day[day]]
                self.rows.append((None, max(0, rules["maxDaysInRow"] - len(worked & set(window))), new))
        for moment in {a for shifts in by_day.values() for _, a, _ in shifts}:
            at_once = [(v, 1) for shifts in by_day.values() for v, a, b in shifts if a <= moment < b]
            self.rows.append((None, 1, at_once))
        if "maxMinutes" in member:
            self.rows.append((None, max(0, member["maxMinutes"] - load) // 60, hours))
        if "contractMinutes" in member and hours:
            spare = max(0, member["contractMinutes"] - load)
            over = self.column(168 * 60)
            self.rows.append((None, spare, [*((v, 60 * n) for v, n in hours), (over, -1)]))
            self.goals[1].append((over, 1))
        self.goals[2] += hours
        self.goals[3] += [(v, 1) for v, _ in hours]

    def solve(self, minimize):
        """The figures of the goals, as far as they are found, and whether all are proven."""
        figures, proven, started = [], True, time.process_time()
        for goal in self.goals:
            value, is_proven = minimize(goal) if goal else (0, True)
            proven &= is_proven
            if value is None:
                break
            figures.append(value)
        if figures:
            figures[0] += self.hopeless
        figures += ["-"] * (len(self.goals) - len(figures))
        return figures, proven, time.process_time() - started

    def cp_sat(self):
        model = cp_model.CpModel()
        columns = [model.new_int_var(0, limit, "") for limit in self.limits]
        total = lambda terms: sum(columns[v] * n for v, n in terms)
        for low, high, terms in self.rows:
            if terms:
                model.add(total(terms) >= low if low is not None else total(terms) <= high)
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = SECONDS_PER_GOAL
        solver.parameters.num_workers = 1

        def minimize(goal):
            model.minimize(total(goal))
            status = solver.solve(model)
            if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                return None, False
            value = round(solver.objective_value)
            model.add(total(goal) <= value)
            return value, status == cp_model.OPTIMAL

        return self.solve(minimize)

    def highs(self):
        highs = highspy.Highs()
        for option, value in (("output_flag", False), ("threads", 1), ("mip_rel_gap", 0.0)):
            highs.setOptionValue(option, value)
        for limit in self.limits:
            highs.addVar(0.0, float(limit))
        count = len(self.limits)
        highs.changeColsIntegrality(count, list(range(count)), [highspy.HighsVarType.kInteger] * count)
        row = lambda low, high, terms: highs.addRow(low, high, len(terms), [v for v, _ in terms], [float(n) for _, n in terms])
        for low, high, terms in self.rows:
            row(-highspy.kHighsInf if low is None else low, highspy.kHighsInf if high is None else high, terms)

        def minimize(goal):
            costs = dict(goal)
            highs.changeColsCost(count, list(range(count)), [float(costs.get(v, 0)) for v in range(count)])
            # HiGHS counts the time of all its runs together.
            highs.setOptionValue("time_limit", highs.getRunTime() + SECONDS_PER_GOAL)
            highs.run()
            info, is_proven = highs.getInfo(), highs.getModelStatus() == highspy.HighsModelStatus.kOptimal
            if info.primal_solution_status != 2:
                return None, False
            value = round(info.objective_function_value)
            row(-highspy.kHighsInf, value, goal)
            return value, is_proven

        return self.solve(minimize)


def ours(case):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(case, file)
        file.flush()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        output = subprocess.run([FILL, file.name, str(SECONDS)], capture_output=True, check=True, text=True).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = json.loads(output)
    figures = tuple(answer[name] for name in ("missingAfter", "addedOvertime", "addedHours", "addedShifts"))
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return figures, answer["proven"], seconds, answer["bound"]


def main():
    cases = [(Path(name).stem, json.loads(Path(name).read_text())) for name in sys.argv[1:]] or weeks()
    print("Figures: missing head-hours, minutes over contract, hours, shifts. An asterisk: not proven.\n")
    print("| week | ours | CPU s | CP-SAT | CPU s | HiGHS | CPU s |\n|---|---|---|---|---|---|---|")
    for name, case in cases:
        figures, proven, seconds, bound = ours(case)
        cells = [f"{', '.join(map(str, figures))}{'' if proven else f'* (bound {bound})'} | {seconds:.2f}"]
        model = Model(case)
        for other in (model.cp_sat, model.highs):
            figures, proven, seconds = other()
            cells.append(f"{', '.join(map(str, figures))}{'' if proven else '*'} | {seconds:.1f}")
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


main()
