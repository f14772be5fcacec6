//! Properties of every plan, on random weeks.

use std::ops::ControlFlow;

use crate::support::{Case, Expected, World, rules};
use proptest::prelude::*;
use scheduler_core::{
    Availability, Day, Filter, HourRange, Position, Schedule, Shift, StaffMember, ViolationKind,
    Week,
    schedule::{Absence as Away, AbsenceKind, Demand, Details},
};
use scheduler_solver::{AbsentDay, DayHours, FillPlan, FillQuestion, Reason, Target, fill};

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

/// Shifts of people, some of them in another position (if they have one), with breaks.
fn shifts(people: usize, most: usize) -> impl Strategy<Value = Vec<Shift>> {
    let rest = (
        any::<bool>(),
        prop_oneof![3 => Just(0_u8), 1 => Just(30_u8)],
    );
    let shift = (
        0..people,
        day(),
        0..24_u8,
        1..16_u8,
        quarter(),
        quarter(),
        rest,
    )
        .prop_map(
            |(person, day, start, hours, start_minute, minutes, (other, rest))| {
                let mut shift = Shift::new("", format!("s{person}"), day, start, hours);
                (shift.time.start_minute, shift.time.minutes) = (start_minute, minutes);
                shift.break_minutes = rest;
                shift.position_id = other.then(|| "other".to_owned());
                shift
            },
        );
    prop::collection::vec(shift, 0..most)
}

fn question() -> impl Strategy<Value = FillQuestion> {
    let numbers = prop_oneof![
        Just([4, 10, 2, 11]),
        [-1..9_i32, -1..16_i32, -1..9_i32, -1..20_i32],
        [1..5_i32, 0..1_i32, 3..6_i32, 30..60_i32],
    ];
    let more = (
        prop_oneof![Just(0), 1..7_i32],
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    );
    let absences = prop::collection::vec((0..4_u8, day()), 0..3);
    let team = prop_oneof![3 => Just(None), 1 => Just(Some("a".to_owned()))];
    (numbers, more, absences, team, any::<bool>()).prop_map(
        |(numbers, (in_row, lengthen, split, within), absences, team, full)| {
            let absences = absences
                .into_iter()
                .map(|(person, day)| AbsentDay::new(format!("s{person}"), day));
            let mut question = FillQuestion::default();
            question.rules = rules(numbers);
            question.rules.max_days_in_row = in_row;
            question.rules.lengthen = lengthen;
            question.rules.split_days = split;
            question.within_contract = within && in_row > 3;
            question.filter = Filter::new(team, None);
            if full {
                question.target = Target::Required;
            }
            question.absences = absences.collect();
            question
        },
    )
}

/// Absences, examined hours, demand and the weeks around, all of them often empty.
fn details(people: usize) -> impl Strategy<Value = Details> {
    let absences = prop::collection::btree_set((0..people, 0..7_usize), 0..3);
    let examined = prop_oneof![2 => Just(None), 1 => (0..12_u8, 13..25_u8).prop_map(Some)];
    let demand = prop::collection::btree_map(
        (0..2_usize, 0..7_usize),
        (0..20_u8, 1..5_u8, 0..4_u32),
        0..4,
    );
    let around = || prop_oneof![Just(Vec::new()).boxed(), shifts(people, 6).boxed()];
    (absences, examined, demand, around(), around()).prop_map(
        |(absences, examined, demand, before, after)| {
            let mut details = Details::default();
            let day = |index: usize| Day::from_index(index).unwrap();
            details.absences = absences
                .into_iter()
                .map(|(person, on)| Away::new(format!("s{person}"), day(on), AbsenceKind::Sick))
                .collect();
            details.examined = examined.map(|(start, end)| HourRange::new(start, end));
            details.demand = demand
                .into_iter()
                .map(|((position, on), (start, hours, required))| {
                    let end = start + hours;
                    Demand::new(format!("p{position}"), day(on), start, end, required)
                })
                .collect();
            (details.before, details.after) = (before, after);
            details
        },
    )
}

fn case(people: std::ops::Range<usize>) -> impl Strategy<Value = Case> {
    let required = prop::collection::vec(0..5_u32, 2..3);
    (required, people).prop_flat_map(|(required, people)| {
        // About a third of the people have a weekly maximum, often one that is reached, and as many a contract.
        let minutes = || prop_oneof![2 => Just(None), 1 => (0..200_u32).prop_map(|quarters| Some(quarters * 15))];
        let staff = (0..required.len(), any::<bool>(), availability(), minutes(), minutes());
        let staff = prop::collection::vec(staff, people);
        (Just(required), staff, shifts(people, people * 3), details(people), question()).prop_map(
            |(required, staff, shifts, details, question)| {
                let positions = required.iter().enumerate().map(|(index, &required)| {
                    Position::new(
                        format!("p{index}"),
                        "P",
                        if index == 0 { "a" } else { "b" },
                        required,
                    )
                });
                let staff = staff.into_iter().enumerate();
                let staff = staff.map(|(index, (position, both, availability, contract, most))| {
                    let mut member = StaffMember::new(format!("s{index}"), "S", format!("p{position}"));
                    if both {
                        member = member.also(format!("p{}", 1 - position));
                    }
                    member.availability = availability;
                    // A maximum below the contract is refused.
                    member.contract_minutes = contract.map(|contract| most.map_or(contract, |most| contract.min(most)));
                    member.max_minutes = most;
                    member
                });
                built(positions.collect(), staff.collect(), shifts, details, question)
            },
        )
    })
}

/// A case in which shifts have ids of their own and positions that their people have.
fn built(
    positions: Vec<Position>,
    staff: Vec<StaffMember>,
    mut shifts: Vec<Shift>,
    mut details: Details,
    question: FillQuestion,
) -> Case {
    for (name, list) in [
        ("h", &mut shifts),
        ("b", &mut details.before),
        ("a", &mut details.after),
    ] {
        for (index, shift) in list.iter_mut().enumerate() {
            shift.id = format!("{name}{index}");
            let member = staff
                .iter()
                .find(|member| member.id == shift.staff_id)
                .unwrap();
            shift.position_id = shift
                .position_id
                .take()
                .and(member.other_positions.first().cloned());
            shift.break_minutes = if shift.length_minutes() > 30 {
                shift.break_minutes
            } else {
                0
            };
        }
    }
    let schedule = Schedule::new(positions, staff, shifts).unwrap();
    Case {
        name: "at random".to_owned(),
        schedule: schedule.with_details(details).unwrap(),
        template: None,
        question,
        expected: None,
        best: None,
    }
}

/// The same case with other people or shifts.
fn with(case: &Case, staff: Vec<StaffMember>, shifts: Vec<Shift>) -> Case {
    Case {
        name: case.name.clone(),
        schedule: Schedule::new(case.schedule.positions().to_vec(), staff, shifts)
            .unwrap()
            .with_details(case.schedule.details().clone())
            .unwrap(),
        template: None,
        question: case.question.clone(),
        expected: None,
        best: None,
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
        prop_assert!(rank(&after) <= rank(&before));
    }

    #[test]
    fn more_people_never_make_a_plan_worse(case in case(1..7), more in availability()) {
        let before = solve(&case);
        let mut staff = case.schedule.staff().to_vec();
        let mut further = staff[0].clone();
        further.id = "further".to_owned();
        further.availability = more;
        staff.push(further);
        let after = solve(&with(&case, staff, case.schedule.shifts().to_vec()));
        prop_assert!(rank(&after) <= rank(&before));
    }

    #[test]
    fn an_applied_plan_is_accepted_and_gives_its_figures(case in case(1..7)) {
        let plan = solve(&case);
        let mut week = case.week();
        let mut absences = week.details().absences.clone();
        for absence in &case.question.absences {
            let known = absences.iter().any(|known| known.staff_id == absence.staff_id && known.day == absence.day);
            if week.staff_member(&absence.staff_id).is_some() && !known {
                absences.push(Away::new(&absence.staff_id, absence.day, AbsenceKind::Sick));
            }
        }
        let mut gone: Vec<&str> = case.schedule.shifts().iter().filter(|shift| {
            let asked = case.question.absences.iter().any(|absence| absence.staff_id == shift.staff_id && absence.day == shift.time.day);
            asked && !week.is_away(&shift.staff_id, shift.time.day)
        }).map(|shift| shift.id.as_str()).collect();
        gone.sort_unstable();
        prop_assert_eq!(&plan.gone, &gone);
        week.set_absences(absences).unwrap();
        let overtime = |week: &Week| -> u32 {
            week.staff().map(|member| {
                let work = week.work_minutes(&member.id).unwrap();
                member.contract_minutes.map_or(0, |contract| work.saturating_sub(contract))
            }).sum()
        };
        let overtime_before = overtime(&week);
        week.set_rules(case.question.rules.clone());
        for (shift, cause) in plan.shifts.iter().zip(&plan.causes) {
            let mut found = week.violations(shift, None).unwrap();
            // Together with the shift that it lengthens it is long enough, which the checker has seen.
            found.retain(|violation| violation.kind != ViolationKind::UnderMinHours || cause.lengthens.is_none());
            prop_assert!(found.is_empty(), "{:?}: {:?}", shift, found);
            week.assign(shift).unwrap();
        }
        prop_assert_eq!(overtime(&week) - overtime_before, plan.added_overtime);
        let mut question = case.question.clone();
        question.rules.days_off = 0;
        question.rules.max_hours = 1;
        question.rules.min_hours = 2;
        question.rules.lengthen = false;
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
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn small_weeks_are_filled_as_well_as_by_exhaustive_search(case in small_case()) {
        prop_assert_eq!(Expected::from(&solve(&case)), World::new(&case).best());
    }
}

/// The figures in the order in which plans are compared.
fn rank(plan: &FillPlan) -> (u32, u32, u32, u32) {
    let FillPlan {
        missing_after,
        added_overtime,
        added_hours,
        added_shifts,
        ..
    } = *plan;
    (missing_after, added_overtime, added_hours, added_shifts)
}

/// Weeks with few enough free hours for an exhaustive search: few days, short ranges, some across midnight.
fn small_case() -> impl Strategy<Value = Case> {
    let range = (0..4_u8, 9..20_u8, 2..6_u8).prop_map(|(day, start, hours)| (day, start, hours));
    let night = (0..3_u8).prop_map(|day| (day, 21, 15));
    let ranges = prop::collection::vec(prop_oneof![4 => range, 1 => night], 1..4);
    let contract = prop_oneof![
        Just(None),
        (0..12_u32).prop_map(|hours| Some(hours * 60 + 15))
    ];
    let most = prop_oneof![2 => Just(None), 1 => (0..24_u32).prop_map(|hours| Some(hours * 60))];
    let people = prop::collection::vec((ranges, 0..4_u8, contract, most), 1..4);
    let numbers = [
        (1..5_i32).boxed(),
        prop_oneof![Just(0), 4..16_i32].boxed(),
        prop_oneof![Just(0), 3..8_i32].boxed(),
        prop_oneof![Just(0), 8..40_i32].boxed(),
    ];
    let more = (0..4_i32, any::<bool>(), any::<bool>());
    let shift = (0..3_usize, 0..4_u8, 6..20_u8, 1..9_u8, quarter());
    let around = prop::collection::vec((0..3_usize, 0..7_u8, 6..24_u8, 4..9_u8), 0..4);
    (
        people,
        numbers,
        more,
        1..4_u32,
        prop::collection::vec(shift, 0..4),
        around,
    )
        .prop_map(
            |(people, numbers, (in_row, lengthen, split), required, shifts, around)| {
                let count = people.len();
                let staff = people.into_iter().enumerate().map(
                    |(index, (ranges, positions, contract, most))| {
                        // Most have one of the positions, some both.
                        let mut member = StaffMember::new(
                            format!("s{index}"),
                            "S",
                            if positions == 3 { "q" } else { "p" },
                        );
                        if positions == 2 {
                            member = member.also("q");
                        }
                        member.contract_minutes = contract
                            .map(|contract| most.map_or(contract, |most| contract.min(most)));
                        member.max_minutes = most;
                        for (day, start, hours) in ranges {
                            let on = |day: u8| Day::try_from(day).unwrap();
                            let end = start + hours;
                            member = member.available(on(day), start, end.min(24));
                            if end > 24 {
                                member = member.available(on(day + 1), 0, end - 24);
                            }
                        }
                        member
                    },
                );
                let person = |person: usize| format!("s{}", person % count);
                let shifts = shifts.into_iter().map(|(of, day, start, hours, minute)| {
                    let mut shift =
                        Shift::new("", person(of), Day::try_from(day).unwrap(), start, hours);
                    shift.time.start_minute = minute;
                    shift
                });
                let mut details = Details::default();
                for (index, (of, day, start, hours)) in around.into_iter().enumerate() {
                    let shift =
                        Shift::new("", person(of), Day::try_from(day).unwrap(), start, hours);
                    if index % 2 == 0 {
                        details.before.push(shift)
                    } else {
                        details.after.push(shift)
                    }
                }
                let mut question = FillQuestion::default();
                question.rules = rules(numbers);
                question.rules.max_days_in_row = in_row;
                question.rules.lengthen = lengthen;
                question.rules.split_days = split;
                question.target = Target::Required;
                let positions = vec![
                    Position::new("p", "P", "a", required),
                    Position::new("q", "Q", "a", 1),
                ];
                built(
                    positions,
                    staff.collect(),
                    shifts.collect(),
                    details,
                    question,
                )
            },
        )
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

/// People who are too few for an hour leave heads missing in it, whatever the plan: that bound is there before the first
/// step.
#[test]
fn the_first_progress_has_a_bound() {
    let first_bound = |positions: &[(&str, u32)], staff: Vec<StaffMember>| {
        let positions = positions
            .iter()
            .map(|&(id, required)| Position::new(id, id, "a", required));
        let schedule = Schedule::new(positions.collect(), staff, Vec::new()).unwrap();
        let mut question = FillQuestion::default();
        question.target = Target::Required;
        let mut bounds = Vec::new();
        let plan = fill(&Week::new(schedule), &question, &mut |progress| {
            bounds.push(progress.bound);
            ControlFlow::Continue(())
        });
        assert!(plan.bound >= bounds[0]);
        bounds[0]
    };
    let member = |id: &str| StaffMember::new(id, id, "p").available(Day::Monday, 10, 20);
    // Two of three on Monday, nobody on the other days.
    let staff = vec![member("a"), member("b")];
    assert_eq!(first_bound(&[("p", 3)], staff), 10 + 6 * 10 * 3);
    // One person has two positions and can work in one of them at a time.
    let staff = vec![member("a").also("q")];
    assert_eq!(first_bound(&[("p", 1), ("q", 1)], staff), 10 + 6 * 10 * 2);
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
    question.declined = ["a", "b"]
        .map(|id| AbsentDay::new(id, Day::Friday))
        .to_vec();
    let plan = solve(&question);
    assert_eq!((plan.missing_after, plan.added_hours), (10, 60));
    assert!(
        plan.shifts
            .iter()
            .all(|shift| shift.time.day != Day::Friday)
    );
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
        .map(|shift| (shift.staff_id.as_str(), shift.time.day, shift.time.hours))
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
    let ada = ada.contracted(8 * 60, 12 * 60);
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
