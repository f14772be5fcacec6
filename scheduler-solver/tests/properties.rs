//! Properties of every plan, on random weeks.

mod support;

use std::ops::ControlFlow;

use proptest::prelude::*;
use scheduler_core::{
    Availability, Day, Filter, HourRange, Position, Schedule, Shift, StaffMember, Week,
};
use scheduler_solver::{Absence, DayHours, FillPlan, FillQuestion, Reason, Target, fill};
use support::{Case, Expected, World, rules};

fn solve(case: &Case) -> FillPlan {
    fill(&case.week(), &case.question, &mut |_| {
        ControlFlow::Continue(())
    })
}

fn day() -> impl Strategy<Value = Day> {
    (0..7_usize).prop_map(|index| Day::from_index(index).unwrap())
}

fn quarter() -> impl Strategy<Value = u8> {
    prop_oneof![4 => Just(0_u8), 1 => (0..4_u8).prop_map(|quarter| quarter * 15)]
}

/// Ranges that overlap, are adjacent or end between hours.
fn availability() -> impl Strategy<Value = Vec<Availability>> {
    let range = (day(), 0..24_u8, 1..24_u8, quarter(), quarter()).prop_map(
        |(day, start, hours, from, to)| {
            let end = (start + hours).min(24);
            let mut range = Availability::new(day, start, end);
            if end < 24 {
                range.end_minute = to;
            }
            if end > start + 1 {
                range.start_minute = from;
            }
            range
        },
    );
    prop::collection::vec(range, 0..10)
}

fn shifts(people: usize) -> impl Strategy<Value = Vec<Shift>> {
    let shift = (0..people, day(), 0..24_u8, 1..16_u8, quarter(), quarter()).prop_map(
        |(person, day, start, hours, start_minute, minutes)| {
            let mut shift = Shift::new("", format!("s{person}"), day, start, hours);
            (shift.start_minute, shift.minutes) = (start_minute, minutes);
            shift
        },
    );
    prop::collection::vec(shift, 0..people * 3).prop_map(|mut shifts| {
        for (index, shift) in shifts.iter_mut().enumerate() {
            shift.id = index.to_string();
        }
        shifts
    })
}

fn question() -> impl Strategy<Value = FillQuestion> {
    let numbers = prop_oneof![
        Just([4, 10, 2, 11]),
        [-1..9_i32, -1..16_i32, -1..9_i32, -1..20_i32],
        [1..5_i32, 0..1_i32, 3..6_i32, 30..60_i32],
    ];
    let absences = prop::collection::vec((0..4_u8, day()), 0..3);
    let team = prop_oneof![3 => Just(None), 1 => Just(Some("a".to_owned()))];
    (numbers, absences, team, any::<bool>()).prop_map(|(numbers, absences, team, full)| {
        let absences = absences
            .into_iter()
            .map(|(person, day)| Absence::new(format!("s{person}"), day));
        let mut question = FillQuestion::default();
        question.rules = rules(numbers);
        question.filter = Filter::new(team, None);
        if full {
            question.target = Target::Required;
        }
        question.absences = absences.collect();
        question
    })
}

fn case(people: std::ops::Range<usize>) -> impl Strategy<Value = Case> {
    let positions = prop::collection::vec(0..5_u32, 1..3);
    (positions, people).prop_flat_map(|(required, people)| {
        // About a third of the people have a weekly maximum, often one that is reached.
        let most = prop_oneof![2 => Just(None), 1 => (0..200_u32).prop_map(|quarters| Some(quarters * 15))];
        let staff = prop::collection::vec((0..required.len(), availability(), most), people);
        (Just(required), staff, shifts(people), question()).prop_map(
            |(required, staff, shifts, question)| {
                let positions = required.iter().enumerate().map(|(index, &required)| {
                    Position::new(
                        format!("p{index}"),
                        "P",
                        if index == 0 { "a" } else { "b" },
                        required,
                    )
                });
                let staff =
                    staff
                        .into_iter()
                        .enumerate()
                        .map(|(index, (position, availability, most))| {
                            let mut member =
                                StaffMember::new(format!("s{index}"), "S", format!("p{position}"));
                            member.availability = availability;
                            member.max_minutes = most;
                            member
                        });
                Case {
                    name: "at random".to_owned(),
                    schedule: Schedule::new(positions.collect(), staff.collect(), shifts).unwrap(),
                    template: None,
                    question,
                    expected: None,
                }
            },
        )
    })
}

/// The same case with other people or shifts.
fn with(case: &Case, staff: Vec<StaffMember>, shifts: Vec<Shift>) -> Case {
    Case {
        name: case.name.clone(),
        schedule: Schedule::new(case.schedule.positions().to_vec(), staff, shifts).unwrap(),
        template: None,
        question: case.question.clone(),
        expected: None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_plan_violates_no_rule_and_reaches_its_figures(case in case(1..9)) {
        let plan = solve(&case);
        World::new(&case).verify(&plan);
        prop_assert!(plan.proven);
        // People without an obstacle are used: everybody with `BetterElsewhere` has a new shift.
        let asked = plan.short.iter().flat_map(|short| &short.people).all(|person| {
            person.reason != Reason::BetterElsewhere
                || plan.shifts.iter().any(|shift| shift.staff_id == person.staff_id)
        });
        prop_assert!(asked);
    }

    #[test]
    fn an_interrupted_plan_violates_no_rule(case in case(1..9), steps in 0..4_u32) {
        let mut left = steps;
        let plan = fill(&case.week(), &case.question, &mut |_| {
            left = left.saturating_sub(1);
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        World::new(&case).verify(&plan);
        let best = solve(&case);
        prop_assert!(plan.bound <= best.missing_after && best.missing_after <= plan.missing_after);
    }

    #[test]
    fn more_availability_never_makes_a_plan_worse(case in case(1..7), person in any::<prop::sample::Index>(), more in availability()) {
        let before = solve(&case);
        let mut staff = case.schedule.staff().to_vec();
        let chosen = person.index(staff.len());
        staff[chosen].availability.extend(more);
        let after = solve(&with(&case, staff, case.schedule.shifts().to_vec()));
        let rank = |plan: &FillPlan| (plan.missing_after, plan.added_hours, plan.added_shifts);
        prop_assert!(rank(&after).0 <= rank(&before).0);
        prop_assert!(after.missing_after < before.missing_after || rank(&after) <= rank(&before));
    }

    #[test]
    fn an_applied_plan_leaves_nothing_to_add(case in case(1..7)) {
        let plan = solve(&case);
        // People who are absent cannot be assigned to, so their shifts are removed first.
        let mut week = case.week();
        for absence in &case.question.absences {
            let ids: Vec<String> = week.shifts_of(&absence.staff_id).filter(|shift| shift.day == absence.day).map(|shift| shift.id.clone()).collect();
            for id in ids {
                week.unassign(&id).unwrap();
            }
        }
        for shift in &plan.shifts {
            week.assign(shift).unwrap();
        }
        if case.question.target == Target::Minimum && plan.missing_after == 0 {
            prop_assert!(week.gaps(&case.question.filter).is_empty());
        }
        let mut question = case.question.clone();
        question.rules.days_off = 0;
        question.rules.max_hours = 1;
        question.rules.min_hours = 2;
        let again = fill(&week, &question, &mut |_| ControlFlow::Continue(()));
        prop_assert_eq!((again.missing_before, again.missing_after), (plan.missing_after, plan.missing_after));
    }

    #[test]
    fn the_order_of_people_and_shifts_changes_no_plan(case in case(1..7)) {
        let mut staff = case.schedule.staff().to_vec();
        let mut shifts = case.schedule.shifts().to_vec();
        staff.reverse();
        shifts.reverse();
        prop_assert_eq!(solve(&with(&case, staff, shifts)), solve(&case));
    }

    #[test]
    fn small_weeks_are_filled_as_well_as_by_exhaustive_search(case in small_case()) {
        prop_assert_eq!(Expected::from(&solve(&case)), World::new(&case).best());
    }
}

/// Weeks with few enough free hours for an exhaustive search: few days, short ranges, some across midnight.
fn small_case() -> impl Strategy<Value = Case> {
    let range = (0..4_u8, 9..20_u8, 2..6_u8).prop_map(|(day, start, hours)| (day, start, hours));
    let night = (0..3_u8).prop_map(|day| (day, 21, 15));
    let ranges = prop::collection::vec(prop_oneof![4 => range, 1 => night], 1..4);
    let people = prop::collection::vec(ranges, 1..4);
    let numbers = [
        (1..5_i32).boxed(),
        prop_oneof![Just(0), 4..16_i32].boxed(),
        prop_oneof![Just(0), 3..8_i32].boxed(),
        prop_oneof![Just(0), 8..40_i32].boxed(),
    ];
    (
        people,
        numbers,
        1..4_u32,
        prop::collection::vec((0..3_usize, 0..4_u8, 6..20_u8, 1..9_u8, quarter()), 0..4),
    )
        .prop_map(|(people, numbers, required, shifts)| {
            let count = people.len();
            let staff = people.into_iter().enumerate().map(|(index, ranges)| {
                let mut member = StaffMember::new(format!("s{index}"), "S", "p");
                for (day, start, hours) in ranges {
                    let on = |day: u8| Day::try_from(day).unwrap();
                    let end = start + hours;
                    member = member.available(on(day), start, end.min(24));
                    if end > 24 {
                        member = member.available(on(day + 1), 0, end - 24);
                    }
                }
                member
            });
            let shifts = shifts.into_iter().enumerate().map(
                |(index, (person, day, start, hours, minute))| {
                    let person = format!("s{}", person % count);
                    let mut shift = Shift::new(
                        index.to_string(),
                        person,
                        Day::try_from(day).unwrap(),
                        start,
                        hours,
                    );
                    shift.start_minute = minute;
                    shift
                },
            );
            let mut question = FillQuestion::default();
            question.rules = rules(numbers);
            question.target = Target::Required;
            Case {
                name: "small".to_owned(),
                schedule: Schedule::new(
                    vec![Position::new("p", "P", "a", required)],
                    staff.collect(),
                    shifts.collect(),
                )
                .unwrap(),
                template: None,
                question,
                expected: None,
            }
        })
}

#[test]
fn a_week_without_gaps_gets_an_empty_plan() {
    let staff = vec![
        StaffMember::new("a", "A", "p"),
        StaffMember::new("b", "B", "p").available(Day::Monday, 0, 24),
    ];
    let shifts = Day::ALL.map(|day| Shift::new(u8::from(day).to_string(), "a", day, 10, 10));
    let schedule = Schedule::new(
        vec![Position::new("p", "P", "a", 2)],
        staff,
        shifts.to_vec(),
    )
    .unwrap();
    let plan = fill(&Week::new(schedule), &FillQuestion::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(
        (plan.shifts.len(), plan.missing_before, plan.proven),
        (0, 0, true)
    );
    assert!(plan.short.is_empty());
}

#[test]
fn left_out_and_declined_people_get_no_new_shift() {
    let week = || {
        let member = |id: &str| {
            let days = Day::ALL.into_iter();
            days.fold(StaffMember::new(id, id, "p"), |member, day| {
                member.available(day, 8, 22)
            })
        };
        let schedule = Schedule::new(
            vec![Position::new("p", "P", "a", 1)],
            vec![member("a"), member("b")],
            Vec::new(),
        );
        Week::new(schedule.unwrap())
    };
    let solve =
        |question: &FillQuestion| fill(&week(), question, &mut |_| ControlFlow::Continue(()));
    let mut question = FillQuestion::default();
    question.left_out = vec!["a".to_owned()];
    let plan = solve(&question);
    assert!(plan.shifts.iter().all(|shift| shift.staff_id == "b"));
    assert_eq!((plan.missing_after, plan.added_hours), (20, 50));
    assert!(
        plan.short
            .iter()
            .all(|short| short.people[0].reason == Reason::LeftOut)
    );

    let mut question = FillQuestion::default();
    question.declined = ["a", "b"].map(|id| Absence::new(id, Day::Friday)).to_vec();
    let plan = solve(&question);
    assert_eq!((plan.missing_after, plan.added_hours), (10, 60));
    assert!(plan.shifts.iter().all(|shift| shift.day != Day::Friday));
}

/// Only the given hours count, and of those only the examined ones.
#[test]
fn other_hours_are_not_filled() {
    let member = |id: &str| {
        let days = Day::ALL.into_iter();
        days.fold(StaffMember::new(id, id, "p"), |member, day| {
            member.available(day, 8, 22)
        })
    };
    let schedule = Schedule::new(
        vec![Position::new("p", "P", "a", 3)],
        vec![member("a"), member("b"), member("c")],
        vec![Shift::new("1", "a", Day::Friday, 8, 6)],
    );
    let week = Week::new(schedule.unwrap());
    let within = |day, start, end| DayHours {
        day,
        hours: HourRange::new(start, end),
    };
    let solve = |within: Vec<DayHours>| {
        let mut question = FillQuestion::default();
        question.within = within;
        fill(&week, &question, &mut |_| ControlFlow::Continue(()))
    };
    let plan = solve(vec![
        within(Day::Friday, 12, 16),
        within(Day::Sunday, 5, 11),
    ]);
    let shifts: Vec<_> = plan
        .shifts
        .iter()
        .map(|shift| (shift.staff_id.as_str(), shift.day, shift.hours))
        .collect();
    // Friday needs one more until 2 PM and two more afterwards; Sunday counts from 10 to 11 AM.
    assert_eq!(shifts.len(), 4, "{shifts:?}");
    assert_eq!(
        (plan.hours, plan.covered_before, plan.covered_after),
        (5, 0, 5)
    );
    assert_eq!((plan.missing_before, plan.missing_after), (8, 0));
    assert_eq!((plan.added_hours, plan.people), (16, 2));
    let first = &plan.causes[0];
    assert_eq!(
        (first.day, first.scheduled, first.wanted),
        (Day::Friday, 0, 2)
    );
    assert_eq!((first.free, first.fewest_hours), (2, true));

    let night = solve(vec![within(Day::Friday, 20, 24)]);
    assert_eq!(
        (night.hours, night.shifts.len(), night.proven),
        (0, 0, true)
    );
}

/// Ada may work 8 hours more this week. Two days of four missing hours fit, the third does not.
#[test]
fn the_weekly_maximum_is_respected() {
    let days = [Day::Monday, Day::Tuesday, Day::Wednesday, Day::Thursday];
    let mut ada = StaffMember::new("ada", "Ada", "p");
    for day in days {
        ada = ada.available(day, 10, 14);
    }
    let ada = ada.with_week(8 * 60, 12 * 60);
    let own = Shift::new("own", "ada", Day::Thursday, 10, 4);
    let schedule =
        Schedule::new(vec![Position::new("p", "P", "a", 1)], vec![ada], vec![own]).unwrap();
    let plan = fill(&Week::new(schedule), &FillQuestion::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(
        (plan.added_hours, plan.shifts.len(), plan.proven),
        (8, 2, true)
    );

    // With nothing left of her weekly maximum she gets no shift, and the reason says so.
    let mut full = StaffMember::new("ada", "Ada", "p").available(Day::Monday, 10, 14);
    full.max_minutes = Some(60);
    let schedule = Schedule::new(vec![Position::new("p", "P", "a", 1)], vec![full], vec![]);
    let week = Week::new(schedule.unwrap());
    let plan = fill(&week, &FillQuestion::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(plan.shifts, []);
    let monday = plan.short.iter().find(|short| short.hour == 12).unwrap();
    assert_eq!(monday.people[0].reason, Reason::HoursOfWeek);
}

#[test]
fn a_short_hour_gives_each_persons_reason() {
    let free = |id: &str, day, start, end| StaffMember::new(id, id, "p").available(day, start, end);
    let sunday = Day::Sunday;
    let mut full = free("days", sunday, 8, 22);
    full.availability
        .push(Availability::new(Day::Monday, 8, 22));
    let staff = vec![
        free("away", Day::Monday, 10, 11),
        full,
        free("day", sunday, 8, 24),
        free("rest", sunday, 8, 22),
        free("short", sunday, 16, 19),
        free("there", sunday, 0, 24),
    ];
    let mut shifts = vec![
        Shift::new("day", "day", sunday, 8, 7),
        Shift::new("rest", "rest", Day::Saturday, 20, 12),
        Shift::new("there", "there", sunday, 15, 6),
    ];
    for day in [
        Day::Tuesday,
        Day::Wednesday,
        Day::Thursday,
        Day::Friday,
        Day::Monday,
    ] {
        shifts.push(Shift::new(
            format!("days{}", u8::from(day)),
            "days",
            day,
            10,
            4,
        ));
    }
    let schedule = Schedule::new(vec![Position::new("p", "P", "a", 10)], staff, shifts).unwrap();
    let plan = fill(&Week::new(schedule), &FillQuestion::default(), &mut |_| {
        ControlFlow::Continue(())
    });
    let hour = plan
        .short
        .iter()
        .find(|short| short.day == sunday && short.hour == 17)
        .unwrap();
    let reasons: Vec<_> = hour
        .people
        .iter()
        .map(|person| (person.staff_id.as_str(), person.reason))
        .collect();
    assert_eq!(
        reasons,
        [
            ("away", Reason::NotAvailable),
            ("day", Reason::HoursOfDay),
            ("days", Reason::DaysOff),
            ("rest", Reason::Rest),
            ("short", Reason::TooShort),
            ("there", Reason::OnShift),
        ]
    );
    assert_eq!(hour.missing, 4);
    // Saturday's shift ends at 8 AM on Sunday; 11 hours later it is 7 PM.
    let until: Vec<_> = hour
        .people
        .iter()
        .filter_map(|person| person.until)
        .collect();
    assert_eq!(until, [19]);
}
