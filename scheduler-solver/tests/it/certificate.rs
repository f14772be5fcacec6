//! Certificates of one week by hours: what the search claims is recomputed, and what is doctored is refused.

use std::ops::ControlFlow;

use crate::support::Case;
use scheduler_core::Day;
use scheduler_solver::{
    FillPlan, FillQuestion,
    certificate::{
        Refusal,
        hours::{bound, missing_after},
    },
    fill,
};

fn cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/golden/fill");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut paths: Vec<_> = files.collect();
    paths.sort();
    let texts = paths
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap());
    let cases: Vec<Case> = texts
        .map(|text| serde_json::from_str(&text).unwrap())
        .collect();
    assert!(!cases.is_empty());
    cases
}

fn filled(case: &Case) -> FillPlan {
    fill(&case.week(), &case.question, &mut |_| {
        ControlFlow::Continue(())
    })
}

#[test]
fn the_plans_of_all_golden_weeks_and_their_bounds_are_confirmed() {
    for case in cases() {
        let (week, plan) = (case.week(), filled(&case));
        let after = missing_after(&week, &case.question, &plan.shifts);
        assert_eq!(after, Ok(i64::from(plan.missing_after)), "{}", case.name);
        let proven = bound(&week, &case.question, &plan.certificate).unwrap();
        assert!(proven <= i64::from(plan.bound), "{}", case.name);
        if case.question.rules.law.is_none() {
            assert_eq!(proven, i64::from(plan.bound), "{}", case.name);
        }
    }
}

#[test]
fn prices_that_a_head_cannot_have_are_refused_and_others_prove_nothing_false() {
    for case in cases() {
        let (week, plan) = (case.week(), filled(&case));
        let Some(position) = plan.certificate.heads.keys().next().cloned() else {
            continue;
        };
        let claim = |doctored| bound(&week, &case.question, &doctored);
        for price in [-1, plan.certificate.scale + 1] {
            let mut doctored = plan.certificate.clone();
            doctored.heads.get_mut(&position).unwrap()[12] = price;
            assert_eq!(claim(doctored), Err(Refusal::Prices), "{}", case.name);
        }
        let mut doctored = plan.certificate.clone();
        doctored.heads.get_mut(&position).unwrap().pop();
        assert_eq!(claim(doctored), Err(Refusal::Prices), "{}", case.name);
        let mut doctored = plan.certificate.clone();
        doctored.heads.insert("nowhere".to_owned(), vec![0; 168]);
        assert_eq!(claim(doctored), Err(Refusal::Prices), "{}", case.name);
        let mut doctored = plan.certificate.clone();
        doctored.scale = 0;
        assert_eq!(claim(doctored), Err(Refusal::Prices), "{}", case.name);
        for step in 1..8 {
            let mut doctored = plan.certificate.clone();
            for (hour, price) in doctored.heads.values_mut().flatten().enumerate() {
                *price = doctored.scale * ((hour * step) as i64 % 7) / 6;
            }
            let proven = claim(doctored).unwrap();
            assert!(
                proven <= i64::from(plan.missing_after),
                "{}: {proven}",
                case.name
            );
        }
    }
}

#[test]
fn doctored_plans_are_refused() {
    let mut doctored_plans = 0;
    for case in cases() {
        let (week, plan) = (case.week(), filled(&case));
        let claim = |question: &FillQuestion, shifts: &[_]| missing_after(&week, question, shifts);
        for (at, shift) in plan.shifts.iter().enumerate() {
            let refused = Err(Refusal::Rule(shift.staff_id.clone()));
            // Twice the same, a stranger, past the week, and on a day that was declined.
            let mut doctored = plan.shifts.clone();
            doctored.push(shift.clone());
            assert_eq!(claim(&case.question, &doctored), refused, "{}", case.name);
            let mut doctored = plan.shifts.clone();
            doctored[at].staff_id = "stranger".to_owned();
            assert_eq!(
                claim(&case.question, &doctored),
                Err(Refusal::Rule("stranger".to_owned()))
            );
            let mut doctored = plan.shifts.clone();
            (doctored[at].time.day, doctored[at].time.start) = (Day::Sunday, 23);
            doctored[at].time.hours = 24;
            assert_eq!(claim(&case.question, &doctored), refused, "{}", case.name);
            let mut question = case.question.clone();
            question.left_out.push(shift.staff_id.clone());
            assert_eq!(claim(&question, &plan.shifts), refused, "{}", case.name);
            doctored_plans += 1;
        }
    }
    assert!(doctored_plans > 100);
}

/// Nobody is planned on a closing day, not even for the heads that were planned there, and the checker agrees.
#[test]
fn a_closing_day_is_left_empty() {
    use scheduler_core::{
        Position, Schedule, StaffMember, Week,
        schedule::{CalendarDay, iso_week::parse_date},
    };

    let cook = Position::new("cook", "Cook", "kitchen", 2);
    let staff = ["ada", "bob"].map(|id| {
        let days = Day::ALL.into_iter();
        days.fold(StaffMember::new(id, id, "cook"), |member, day| {
            member.available(day, 8, 22)
        })
    });
    let closing = CalendarDay::holiday(parse_date("2026-12-24").unwrap(), "").closed();
    let schedule = Schedule::new(vec![cook], staff.to_vec(), vec![]).unwrap();
    let mut week = Week::new(schedule.with_calendar(vec![closing]).unwrap());
    week.set_monday(parse_date("2026-12-21").unwrap());
    let question = FillQuestion::default();
    let plan = fill(&week, &question, &mut |_| ControlFlow::Continue(()));
    let days: Vec<Day> = plan.shifts.iter().map(|shift| shift.time.day).collect();
    assert!(days.contains(&Day::Wednesday) && !days.contains(&Day::Thursday));
    let after = missing_after(&week, &question, &plan.shifts);
    assert_eq!(after, Ok(i64::from(plan.missing_after)));
}
