//! The worked cases: every file of `fixtures/golden/fill`, and of `fill` in the folder that `GOLDEN_DIR` names (a
//! relative path is relative to the workspace).

use std::{
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use crate::support::{Best, Case, Expected, World};
use scheduler_core::{
    Day, Filter, HourRange, Position, ProposedShift, Rules, Schedule, Shift, StaffMember,
    ViolationKind, Week, rules::filling_keeps,
};
use scheduler_solver::{AbsentDay, DayHours, FillPlan, FillQuestion, Target, fill};
use serde::Deserialize;
use serde_json::{Value, json};

/// The cases of a folder; an external one may have none.
fn cases(folder: &Path) -> Vec<Case> {
    let files =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
    });
    let cases: Vec<Case> = paths
        .map(|path| {
            let text = std::fs::read_to_string(&path).unwrap();
            serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect();
    assert!(!cases.is_empty(), "no case in {}", folder.display());
    cases
}

/// The folders of this name: the project's own, and that of `GOLDEN_DIR` if it has one.
fn folders(name: &str) -> Vec<PathBuf> {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let outside = std::env::var_os("GOLDEN_DIR").filter(|folder| !folder.is_empty());
    let outside = outside.map(|folder| workspace.join(folder).join(name));
    let own = workspace.join("fixtures/golden").join(name);
    std::iter::once(own)
        .chain(outside.filter(|folder| folder.is_dir()))
        .collect()
}

#[test]
fn every_golden_week_is_filled_optimally() {
    for case in folders("fill").iter().flat_map(|folder| cases(folder)) {
        let plan = fill(&case.week(), &case.question, &mut |_| {
            ControlFlow::Continue(())
        });
        World::new(&case).verify(&plan);
        assert_eq!(Some(Expected::from(&plan)), case.expected, "{}", case.name);
        assert!(
            plan.proven && plan.bound == plan.missing_after,
            "{}",
            case.name
        );
    }
}

/// A day of two shifts, as `public-bugs/I-03-split-fill.json` has it.
#[derive(Deserialize)]
struct SplitDay {
    schedule: Schedule,
    rules: Rules,
}

/// A shift between the two of somebody's day makes twelve hours in a row of it: the plan says which one becomes longer,
/// whether or not days may be split.
#[test]
fn a_shift_between_two_of_a_day_says_which_one_it_lengthens() {
    for folder in folders("public-bugs") {
        let text = std::fs::read_to_string(folder.join("I-03-split-fill.json")).unwrap();
        let SplitDay { schedule, rules } = serde_json::from_str(&text).unwrap();
        let week = Week::new(schedule);
        for split_days in [false, true] {
            let mut question = FillQuestion::default();
            question.rules = rules.clone();
            question.rules.split_days = split_days;
            let solve =
                |question: &FillQuestion| fill(&week, question, &mut |_| ControlFlow::Continue(()));
            let plan = solve(&question);
            let between = std::iter::zip(&plan.shifts, &plan.causes).find(|(shift, _)| {
                (shift.time.day, shift.time.start, shift.time.hours) == (Day::Monday, 14, 4)
            });
            let (_, cause) = between.unwrap();
            assert_eq!(cause.lengthens.as_deref(), Some("1"));
            assert!(plan.proven);

            // Ten hours a day leave room for two of the four.
            question.rules.max_hours = 10;
            let plan = solve(&question);
            let mut monday = plan
                .shifts
                .iter()
                .filter(|shift| shift.time.day == Day::Monday);
            assert!(monday.all(|shift| shift.time.hours <= 2));
        }
    }
}

/// Two waiters are needed from 10 to 20; Ada works from 18 to 3, at night with Bob.
fn night() -> Week {
    let staff = ["ada", "bob", "cem"].map(|id| {
        let mut member = StaffMember::new(id, id, "waiter");
        for day in Day::ALL {
            member = member.available(day, 0, 24);
        }
        member
    });
    let shifts = vec![
        Shift::new("1", "ada", Day::Friday, 18, 9),
        Shift::new("2", "bob", Day::Friday, 18, 9),
    ];
    let positions = vec![Position::new("waiter", "Waiter", "floor", 2)];
    Week::new(Schedule::new(positions, staff.to_vec(), shifts).unwrap())
}

fn solved(week: &Week, question: &FillQuestion) -> FillPlan {
    fill(week, question, &mut |_| ControlFlow::Continue(()))
}

/// Somebody ill is covered for their whole shift, also in hours that nobody examines and where half of the heads would do;
/// where more are on duty than are needed, nobody is called in.
#[test]
fn an_absence_is_covered_for_the_whole_shift() {
    let hours = |day, start, end| DayHours {
        day,
        hours: HourRange::new(start, end),
    };
    let mut question = FillQuestion::default();
    question.target = Target::Planned;
    question.absences = vec![AbsentDay::new("ada", Day::Friday)];
    question.within = vec![hours(Day::Friday, 18, 24), hours(Day::Saturday, 0, 3)];
    let plan = solved(&night(), &question);
    assert_eq!((plan.missing_before, plan.missing_after), (9, 0));
    let [cover] = &plan.shifts[..] else {
        panic!("one shift: {:?}", plan.shifts);
    };
    let time = (cover.time.day, cover.time.start, cover.time.hours);
    assert_eq!(
        (&*cover.staff_id, time),
        ("cem", (Day::Friday, 18, 9)),
        "all of the shift"
    );
    // A third waiter from 18 to 20 is more than is needed then.
    let mut week = night();
    week.assign(&ProposedShift::new("cem", Day::Friday, 16, 4))
        .unwrap();
    assert_eq!(solved(&week, &question).missing_before, 7);
}

/// A team that plans for its whole need is filled up to it, and keeps contracts where its rules say so.
#[test]
fn the_rules_of_a_roster_say_how_far_it_is_filled() {
    let missing = |rules: Rules| {
        let mut question = FillQuestion::default();
        question.rules = rules;
        solved(&night(), &question).missing_before
    };
    let mut rules = Rules::default();
    assert_eq!(
        missing(rules.clone()),
        68,
        "a waiter for ten hours on seven days"
    );
    rules.whole_need = true;
    assert_eq!(missing(rules), 136, "two waiters");
    let staff = [StaffMember::new("ada", "Ada", "waiter")
        .available(Day::Monday, 0, 24)
        .available(Day::Tuesday, 0, 24)
        .contracted(10 * 60, 40 * 60)];
    let positions = vec![Position::new("waiter", "Waiter", "floor", 1)];
    let week = Week::new(Schedule::new(positions, staff.to_vec(), Vec::new()).unwrap());
    let added = |within_contract| {
        let mut question = FillQuestion::default();
        question.rules.within_contract = within_contract;
        solved(&week, &question).added_hours
    };
    assert_eq!((added(false), added(true)), (20, 10));
}

/// Steps of the search that a second allows, roughly. A clock would make the test depend on the machine.
const STEPS: u64 = 6_000;

/// Within two percent, or one head-hour, of the best plan that is known, with a bound within five percent of it; the same
/// plan whenever it is asked for.
#[test]
fn hard_weeks_are_filled_nearly_as_well_as_possible() {
    for case in folders("fill-hard").iter().flat_map(|folder| cases(folder)) {
        let solve = || {
            fill(&case.week(), &case.question, &mut |progress| {
                if progress.steps < STEPS {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
        };
        let plan = solve();
        World::new(&case).verify(&plan);
        let Best {
            missing_before,
            missing_after,
            bound,
        } = case.best.unwrap();
        assert_eq!(plan.missing_before, missing_before, "{}", case.name);
        let allowed = missing_after + (missing_after / 50).max(1);
        assert!(
            plan.missing_after <= allowed,
            "{}: {}",
            case.name,
            plan.missing_after
        );
        assert!(
            plan.bound <= missing_after && plan.bound * 20 >= bound * 19,
            "{}: {}",
            case.name,
            plan.bound
        );
        assert_eq!(solve(), plan, "{}", case.name);
    }
}

/// A week that needs one cook in some hours, the rules that it is filled by, and the rule that they leave out or have.
struct Kept {
    kind: ViolationKind,
    demand: Value,
    /// What the person, the schedule and the rules have more where the rule applies.
    person: Value,
    schedule: Value,
    rules: Value,
}

impl Kept {
    fn new(kind: ViolationKind, demand: &[(u8, u8, u8)]) -> Self {
        let demand = demand.iter().map(|(day, start, end)| {
            json!({"positionId": "cook", "day": day, "start": start, "end": end, "required": 1})
        });
        Self {
            kind,
            demand: demand.collect(),
            person: json!({}),
            schedule: json!({}),
            rules: json!({}),
        }
    }

    fn person(mut self, more: Value) -> Self {
        self.person = more;
        self
    }

    fn schedule(mut self, more: Value) -> Self {
        self.schedule = more;
        self
    }

    fn rules(mut self, more: Value) -> Self {
        self.rules = more;
        self
    }

    fn law(self, figures: Value) -> Self {
        let mut law = json!({"id": "own", "asOf": "2026-11-27"});
        merge(&mut law, figures);
        self.rules(json!({ "law": law }))
    }

    /// The week and the question, with or without the rule.
    fn world(&self, applies: bool) -> (Week, FillQuestion) {
        let more = |value: &Value| if applies { value.clone() } else { json!({}) };
        let mut person = person("ana");
        merge(&mut person, more(&self.person));
        let position = |id: &str| json!({"id": id, "name": id, "team": "t", "required": 0});
        let mut schedule = json!({
            "positions": [position("cook"), position("host")], "staff": [person], "shifts": [],
            "demand": self.demand, "examined": {"start": 0, "end": 24},
        });
        merge(&mut schedule, more(&self.schedule));
        let mut rules = json!({"minHours": 0, "maxHours": 0, "daysOff": 0, "restHours": 0});
        merge(&mut rules, more(&self.rules));
        let mut week = Week::new(serde_json::from_value(schedule).unwrap());
        let mut question = FillQuestion::default();
        question.rules = serde_json::from_value(rules).unwrap();
        question.target = Target::Required;
        week.set_rules(question.rules.clone());
        (week, question)
    }

    /// Whether a plan that is made with or without the rule breaks it.
    fn is_broken(&self, applies: bool) -> bool {
        let (week, question) = self.world(applies);
        let plan = fill(&week, &question, &mut |_| ControlFlow::Continue(()));
        let (mut week, _) = self.world(true);
        let mut found = Vec::new();
        for shift in &plan.shifts {
            // The shift as it is planned.
            let planned = shift.clone().in_position("cook");
            found.extend(week.violations(&planned, None).unwrap());
            // Applying a plan would add a break that is owed.
            if let Ok(id) = week.assign(&planned) {
                let given = week.shifts_of(&shift.staff_id).find(|given| given.id == id);
                if given.unwrap().break_minutes > shift.break_minutes.unwrap_or(0) {
                    return self.kind == ViolationKind::BreakOwed;
                }
            }
        }
        let missing = week.mark_gaps(&Filter::default());
        let missing = missing.iter().map(|_| ViolationKind::MarkMissing);
        let mut kinds = found.iter().map(|found| found.kind).chain(missing);
        kinds.any(|kind| kind == self.kind)
    }
}

/// A cook who is always available.
fn person(id: &str) -> Value {
    let always: Vec<Value> = (0..7)
        .map(|day| json!({"day": day, "start": 0, "end": 24}))
        .collect();
    json!({"id": id, "name": id, "positionId": "cook", "color": "", "availability": always})
}

fn merge(into: &mut Value, more: Value) {
    let (Value::Object(into), Value::Object(more)) = (into, more) else {
        panic!("fields are added to fields");
    };
    into.extend(more);
}

/// Every rule that filling is said to keep has a case in which a plan that does not know it breaks it, and one that knows
/// it does not. A rule without a case here fails.
#[test]
fn every_rule_of_the_list_is_kept_by_filling() {
    let monday = [(0, 9, 17)];
    let week: Vec<(u8, u8, u8)> = (0..7).map(|day| (day, 9, 17)).collect();
    let own =
        json!({"id": "1", "staffId": "ana", "day": 0, "start": 9, "hours": 8, "confirmed": true});
    for kind in filling_keeps() {
        use ViolationKind as K;
        let case = Kept::new(kind, &monday);
        let of_week = Kept::new(kind, &week);
        let case = match kind {
            K::Absent => case.schedule(
                json!({"absences": [{"staffId": "ana", "day": 0, "kind": "sick"}]}),
            ),
            K::DoubleBooking => {
                let mut host = own.clone();
                host["positionId"] = json!("host");
                case.person(json!({"otherPositions": ["host"]}))
                    .schedule(json!({"shifts": [host]}))
            }
            K::KeptApart => {
                let mut bob = own.clone();
                (bob["staffId"], bob["start"]) = (json!("bob"), json!(12));
                case.schedule(json!({"staff": [person("ana"), person("bob")], "shifts": [bob]}))
                    .rules(json!({"neverTogether": [["bob", "ana"]]}))
            }
            K::MarkMissing => {
                let mut bea = person("bea");
                bea["marks"] = json!(["Key"]);
                case.schedule(json!({"staff": [person("ana"), bea]}))
                    .rules(json!({"markNeeds": [["Key", ""]]}))
            }
            K::WrongPosition => case.person(json!({"positionId": "host"})),
            K::OutsideAvailability => case.person(json!({"availability": []})),
            K::OverMaxHours => case.rules(json!({"maxHours": 6})),
            K::UnderMinHours => Kept::new(kind, &[(0, 9, 10)])
                .rules(json!({"minHours": 4})),
            K::ShortRest => Kept::new(kind, &[(0, 16, 24), (1, 6, 12)])
                .rules(json!({"restHours": 12})),
            K::TooFewDaysOff => of_week.rules(json!({"daysOff": 1})),
            K::TooManyDaysInRow => of_week.rules(json!({"maxDaysInRow": 3})),
            K::TooFewDaysInRow => Kept::new(kind, &[(2, 9, 17)])
                .rules(json!({"minDaysInRow": 2, "maxHours": 8})),
            K::TooFewDaysOffInRow => {
                let days = [(1, 9, 17), (3, 9, 17)];
                Kept::new(kind, &days).rules(json!({"minDaysOffInRow": 2}))
            }
            K::TooManyWeekends => {
                let sunday =
                    json!({"id": "0", "staffId": "ana", "day": 6, "start": 9, "hours": 8, "confirmed": true});
                Kept::new(kind, &[(5, 9, 17)])
                    .person(json!({"maxWeekends": 1}))
                    .schedule(json!({"before": [sunday]}))
            }
            K::ForbiddenNext => Kept::new(kind, &[(0, 14, 22), (1, 6, 14)])
                .rules(json!({"forbiddenNext": [["L", "E"]], "minHours": 8}))
                .schedule(json!({"shiftTypes": [
                    {"code": "L", "name": "Late", "start": 14, "hours": 8},
                    {"code": "E", "name": "Early", "start": 6, "hours": 8},
                ]})),
            K::OffPattern => {
                let off = ["off", "off", "off", "off", "off", "off"];
                let mut days = vec![json!([9, 17])];
                days.extend(off.map(Value::from));
                Kept::new(kind, &[(0, 8, 18), (1, 9, 17)])
                    .person(json!({"pattern": {"cycle": [days], "anchor": "2026-11-30"}}))
            }
            K::OverWeekMaximum => of_week.person(json!({"maxMinutes": 1200})),
            K::BreakOwed => case.law(json!({"breaks": [{"from": 375, "minutes": 30}]})),
            K::MinorAtNight => {
                let case = Kept::new(kind, &[(0, 16, 24)]);
                let mut case = case.law(json!({"minorNight": {"from": 22, "to": 6}}));
                case.person = json!({"minor": true});
                case
            }
            K::OverDayWork => case.law(json!({"dayWork": {"hours": 6, "by": "shift"}})),
            K::OverDaySpan => {
                let mut early = own.clone();
                (early["start"], early["hours"]) = (json!(6), json!(4));
                Kept::new(kind, &[(0, 19, 23)])
                    .law(json!({"daySpan": {"hours": 13}}))
                    .schedule(json!({"shifts": [early]}))
            }
            K::OverNightWork => Kept::new(kind, &[(0, 20, 24), (1, 0, 8)]).law(json!({
                "night": {"from": 22, "to": 6, "counts": 3, "hours": 8, "days": 15, "overtime": true},
            })),
            K::OverWeekWork => of_week.law(json!({"weekWork": {"hours": 40}})),
            K::OverMeanWeek => of_week.law(json!({"meanWeek": {"hours": 40, "weeks": 17}})),
            K::ShortWeeklyRest => {
                of_week.law(json!({"weeklyRest": {"hours": 24, "dailyHours": 11, "weeks": 1}}))
            }
            other => panic!("filling keeps {other:?}, and no case shows it"),
        };
        assert!(
            case.is_broken(false),
            "{kind:?} is not broken by a plan that does not know it"
        );
        assert!(!case.is_broken(true), "{kind:?} is broken by a plan");
    }
}
