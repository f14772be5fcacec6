//! People with marks and people who are kept apart: plans of random weeks against an exhaustive search, and what several
//! weeks keep.

use std::ops::ControlFlow;

use chrono::NaiveDate;
use proptest::prelude::*;
use scheduler_core::{
    Day, Filter, HourRange, Position, ProposedShift, Rules, Schedule, Shift, StaffMember,
    ViolationKind, Week,
    schedule::{Demand, Details, MarkNeed},
};
use scheduler_solver::{
    FillPlan, FillQuestion, MonthQuestion, Reason, Target,
    certificate::hours::{bound, missing_after},
    fill, fill_weeks,
};

/// The hours of Monday in which anybody is needed.
const OPEN: std::ops::Range<u8> = 10..15;

/// A Monday that two positions share, and what it is filled by.
#[derive(Debug, Clone)]
struct Monday {
    week: Week,
    question: FillQuestion,
}

impl Monday {
    fn fill(&self) -> FillPlan {
        fill(&self.week, &self.question, &mut |_| {
            ControlFlow::Continue(())
        })
    }

    /// Every new shift that somebody may have, and none.
    fn shifts_of(&self, member: &StaffMember) -> Vec<Option<ProposedShift>> {
        let mut shifts = vec![None];
        for position in member.positions() {
            for start in OPEN {
                for hours in 1..=OPEN.end - start {
                    let shift = ProposedShift::new(&*member.id, Day::Monday, start, hours);
                    let shift = shift.in_position(position);
                    if self.week.violations(&shift, None).unwrap().is_empty() {
                        shifts.push(Some(shift));
                    }
                }
            }
        }
        shifts
    }

    /// Missing heads and people with marks, hours and shifts of the best plan.
    fn best(&self) -> (u32, u32, u32) {
        let staff: Vec<&StaffMember> = self.week.staff().collect();
        let shifts: Vec<Vec<Option<ProposedShift>>> =
            staff.iter().map(|member| self.shifts_of(member)).collect();
        let mut best = None;
        self.extend(&shifts, &mut Vec::new(), &mut best);
        best.unwrap()
    }

    fn extend(
        &self,
        left: &[Vec<Option<ProposedShift>>],
        plan: &mut Vec<ProposedShift>,
        best: &mut Option<(u32, u32, u32)>,
    ) {
        let Some((first, rest)) = left.split_first() else {
            let hours: u32 = plan.iter().map(|shift| u32::from(shift.time.hours)).sum();
            let value = (self.missing(plan), hours, plan.len() as u32);
            *best = Some(best.map_or(value, |best| best.min(value)));
            return;
        };
        for shift in first {
            let Some(shift) = shift else {
                self.extend(rest, plan, best);
                continue;
            };
            let is_apart = |other: &ProposedShift| {
                let apart = self.question.rules.kept_apart_from(&shift.staff_id);
                !apart.contains(&&*other.staff_id)
                    || end(shift) <= other.time.start
                    || end(other) <= shift.time.start
            };
            if plan.iter().all(is_apart) {
                plan.push(shift.clone());
                self.extend(rest, plan, best);
                plan.pop();
            }
        }
    }

    /// Heads and people with marks that are missing, hour by hour.
    fn missing(&self, plan: &[ProposedShift]) -> u32 {
        let old = self.week.staff().flat_map(|member| {
            let shifts = self.week.shifts_of(&member.id);
            shifts.map(|shift| self.week_proposal(shift))
        });
        let all: Vec<ProposedShift> = old.chain(plan.iter().cloned()).collect();
        let mut missing = 0;
        for hour in OPEN {
            let here = |position: Option<&str>, mark: Option<&str>| {
                let mut people: Vec<&str> = all
                    .iter()
                    .filter(|shift| (shift.time.start..end(shift)).contains(&hour))
                    .filter(|shift| position.is_none_or(|id| self.position(shift) == id))
                    .filter(|shift| mark.is_none_or(|mark| self.member(shift).has_mark(mark)))
                    .map(|shift| &*shift.staff_id)
                    .collect();
                people.sort_unstable();
                people.dedup();
                people.len() as u32
            };
            let asked = |id: &str| self.week.required_at(id, Day::Monday, hour).unwrap();
            for position in self.week.positions() {
                missing += asked(&position.id).saturating_sub(here(Some(&position.id), None));
            }
            for need in &self.question.rules.mark_needs {
                let mut positions = self.week.positions();
                let position = need.position_id.as_deref();
                let holds = positions
                    .any(|known| position.is_none_or(|id| id == known.id) && asked(&known.id) > 0);
                if holds {
                    missing += need.heads.saturating_sub(here(position, Some(&need.mark)));
                }
            }
        }
        missing
    }

    fn week_proposal(&self, shift: &Shift) -> ProposedShift {
        let mut proposed = ProposedShift::new(&*shift.staff_id, Day::Monday, 0, 1);
        proposed.time = shift.time;
        proposed.in_position(self.week.position_of_shift(shift))
    }

    fn member(&self, shift: &ProposedShift) -> &StaffMember {
        self.week.staff_member(&shift.staff_id).unwrap()
    }

    fn position<'a>(&'a self, shift: &'a ProposedShift) -> &'a str {
        let main = &self.member(shift).position_id;
        shift.position_id.as_deref().unwrap_or(main)
    }
}

fn end(shift: &ProposedShift) -> u8 {
    shift.time.start + shift.time.hours
}

fn monday() -> impl Strategy<Value = Monday> {
    let person = (
        0..3_u8,
        prop::collection::vec(any::<bool>(), 2),
        OPEN,
        1..6_u8,
    );
    let need = (
        0..2_usize,
        1..3_u32,
        prop_oneof![Just(None), (0..2_usize).prop_map(Some)],
    );
    let heads = prop::collection::vec(0..3_u32, 2);
    let old = prop::option::of((0..3_usize, OPEN, 1..4_u8));
    (
        prop::collection::vec(person, 3),
        prop::collection::vec(need, 0..3),
        prop::collection::vec((0..3_usize, 0..3_usize), 0..3),
        heads,
        1..4_i32,
        old,
    )
        .prop_map(|(people, needs, pairs, heads, min_hours, old)| {
            let mark = |index: usize| ["Key", "First aid"][index];
            let id = |index: usize| format!("s{index}");
            let staff = people.into_iter().enumerate();
            let staff = staff.map(|(index, (positions, marks, start, hours))| {
                let main = if positions == 1 { "p1" } else { "p0" };
                let mut member = StaffMember::new(id(index), id(index), main);
                if positions == 2 {
                    member = member.also("p1");
                }
                for (index, _) in marks.into_iter().enumerate().filter(|(_, has)| *has) {
                    member = member.marked(mark(index));
                }
                member.available(Day::Monday, start, (start + hours).min(OPEN.end))
            });
            let positions = ["p0", "p1"].map(|id| Position::new(id, id, "t", 0));
            let mut details = Details::default();
            details.examined = Some(HourRange::new(OPEN.start, OPEN.end));
            let demand = heads.into_iter().enumerate().map(|(index, heads)| {
                Demand::new(
                    format!("p{index}"),
                    Day::Monday,
                    OPEN.start,
                    OPEN.end,
                    heads,
                )
            });
            details.demand = demand.collect();
            let old = old.map(|(person, start, hours)| {
                Shift::new("old", id(person), Day::Monday, start, hours)
            });
            let mut rules = Rules::default();
            (rules.min_hours, rules.days_off) = (min_hours, 0);
            rules.mark_needs = needs
                .into_iter()
                .map(|(index, heads, position)| {
                    let need = MarkNeed::new(mark(index)).of(heads);
                    match position {
                        Some(position) => need.in_position(format!("p{position}")),
                        None => need,
                    }
                })
                .collect();
            let pairs = pairs.into_iter().filter(|(one, other)| one != other);
            rules.never_together = pairs.map(|(one, other)| (id(one), id(other))).collect();
            let shifts = old.into_iter().collect();
            let schedule = Schedule::new(positions.to_vec(), staff.collect(), shifts).unwrap();
            let mut week = Week::new(schedule.with_details(details).unwrap());
            week.set_rules(rules.clone());
            let mut question = FillQuestion::default();
            (question.rules, question.target) = (rules, Target::Required);
            // A second shift of a day is left to people.
            question.rules.split_days = false;
            Monday { week, question }
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The plan is the best there is, keeps people apart, and its bound and certificate hold.
    #[test]
    fn small_mondays_are_filled_as_well_as_by_exhaustive_search(monday in monday()) {
        // Whoever works already is not given a shift that only the split of their day forbids.
        let works = |member: &StaffMember| monday.week.shifts_of(&member.id).next().is_some();
        let mut monday = monday.clone();
        let working = monday.week.staff().filter(|member| works(member));
        monday.question.left_out = working.map(|member| member.id.clone()).collect();
        let plan = monday.fill();
        let (missing, hours, shifts) = {
            let mut free = monday.clone();
            let schedule = free.week.schedule();
            let (positions, staff, shifts, details) = schedule.into_parts();
            let staff = staff.into_iter().map(|mut member| {
                if monday.question.left_out.contains(&member.id) {
                    member.availability.clear();
                }
                member
            });
            let schedule = Schedule::new(positions, staff.collect(), shifts).unwrap();
            free.week = Week::new(schedule.with_details(details).unwrap());
            free.week.set_rules(monday.question.rules.clone());
            free.best()
        };
        prop_assert!(plan.proven);
        prop_assert_eq!((plan.missing_after, plan.added_hours, plan.added_shifts), (missing, hours, shifts));
        prop_assert_eq!(plan.missing_after, monday.missing(&plan.shifts));
        let of_marks: u32 = plan.marks.iter().map(|mark| mark.missing_after).sum();
        let of_heads: u32 = plan.positions.iter().map(|position| position.missing_after).sum();
        prop_assert_eq!(of_marks + of_heads, plan.missing_after);
        let short: u32 = plan.short_marks.iter().map(|short| short.missing).sum();
        prop_assert_eq!(short, of_marks);
        prop_assert_eq!(plan.causes.len(), plan.shifts.len());

        let checked = missing_after(&monday.week, &monday.question, &plan.shifts);
        prop_assert_eq!(checked.unwrap(), i64::from(plan.missing_after));
        let claimed = bound(&monday.week, &monday.question, &plan.certificate).unwrap();
        prop_assert!(claimed <= i64::from(plan.missing_after));
        let mut week = monday.week.clone();
        for shift in &plan.shifts {
            let found = week.violations(shift, None).unwrap();
            prop_assert!(found.iter().all(|found| found.kind != ViolationKind::KeptApart));
            week.assign(shift).unwrap();
        }
    }

    /// The same of a plan that is stopped on the way: its bound is one of the best plan.
    #[test]
    fn a_stopped_plan_keeps_people_apart_and_has_a_true_bound(monday in monday(), steps in 0..6_u32) {
        let mut left = steps;
        let plan = fill(&monday.week, &monday.question, &mut |_| {
            left = left.saturating_sub(1);
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let best = monday.fill();
        prop_assert!(plan.bound <= best.missing_after && best.missing_after <= plan.missing_after);
        prop_assert_eq!(plan.missing_after, monday.missing(&plan.shifts));
        prop_assert!(missing_after(&monday.week, &monday.question, &plan.shifts).is_ok());
    }
}

/// Three waiters of whom Ana and Bea have a key, and Cid and Ana are kept apart.
fn house() -> Schedule {
    let member = |id: &str| {
        let days = Day::ALL.into_iter();
        days.fold(StaffMember::new(id, id, "floor"), |member, day| {
            member.available(day, 8, 24)
        })
    };
    let staff = vec![
        member("ana").marked("Key"),
        member("bea").marked("Key"),
        member("cid"),
        member("dan"),
    ];
    let mut details = Details::default();
    details.examined = Some(HourRange::new(16, 24));
    let schedule = Schedule::new(
        vec![Position::new("floor", "Floor", "t", 2)],
        staff,
        Vec::new(),
    );
    schedule.unwrap().with_details(details).unwrap()
}

fn rules() -> Rules {
    let mut rules = Rules::default();
    rules.mark_needs = vec![MarkNeed::new("key")];
    rules.never_together = vec![("ana".to_owned(), "cid".to_owned())];
    (rules.days_off, rules.min_hours) = (2, 8);
    rules
}

#[test]
fn whoever_stays_away_for_somebody_else_is_told_so() {
    let (positions, staff, _, details) = house().into_parts();
    let old = Shift::new("1", "ana", Day::Monday, 16, 8);
    let schedule = Schedule::new(positions, staff, vec![old]).unwrap();
    let week = Week::new(schedule.with_details(details).unwrap());
    let mut question = FillQuestion::default();
    (question.rules, question.target) = (rules(), Target::Required);
    question.left_out = vec!["bea".to_owned(), "dan".to_owned()];
    let plan = fill(&week, &question, &mut |_| ControlFlow::Continue(()));
    let short = |hour| {
        let mut short = plan.short.iter();
        let short = short.find(|short| short.day == Day::Monday && short.hour == hour);
        let people = &short.unwrap().people;
        people
            .iter()
            .find(|kept| kept.staff_id == "cid")
            .unwrap()
            .reason
    };
    assert_eq!(short(18), Reason::KeptApart);
    // On five other days Ana, or Cid, could come, and not both.
    let tuesday = plan
        .shifts
        .iter()
        .filter(|shift| shift.time.day == Day::Tuesday);
    assert_eq!(tuesday.count(), 1);
    // Hours without a key are told with those who have one.
    let unmarked = plan
        .short_marks
        .iter()
        .find(|short| short.day == Day::Sunday);
    let people = unmarked.map(|short| short.people.iter().map(|kept| &*kept.staff_id));
    if let Some(people) = people {
        assert_eq!(people.collect::<Vec<_>>(), ["ana", "bea"]);
    }
}

/// A shift that only a mark asks for says so.
#[test]
fn a_shift_for_a_mark_has_it_as_its_cause() {
    let (positions, staff, _, details) = house().into_parts();
    let old = ["cid", "dan"].map(|id| Shift::new(id, id, Day::Monday, 16, 8));
    let schedule = Schedule::new(positions, staff, old.to_vec()).unwrap();
    let week = Week::new(schedule.with_details(details).unwrap());
    let mut question = FillQuestion::default();
    (question.rules, question.target) = (rules(), Target::Required);
    let plan = fill(&week, &question, &mut |_| ControlFlow::Continue(()));
    let monday = plan.shifts.iter().zip(&plan.causes);
    let monday: Vec<_> = monday
        .filter(|(shift, _)| shift.time.day == Day::Monday)
        .collect();
    let (shift, cause) = monday[0];
    // Ana is kept apart from Cid.
    assert_eq!((monday.len(), &*shift.staff_id), (1, "bea"));
    assert_eq!(
        (
            cause.mark.as_deref(),
            cause.scheduled,
            cause.wanted,
            cause.free
        ),
        (Some("key"), 0, 1, 1)
    );
}

/// Two weeks of the house: every hour that is covered has a key, and Ana and Cid never meet.
#[test]
fn several_weeks_keep_marks_and_pairs() {
    let monday = NaiveDate::from_ymd_opt(2026, 11, 30).unwrap();
    let mut editor = scheduler_core::Editor::new(house());
    editor.begin_roster(monday).unwrap();
    editor.set_rules(rules());
    let roster = editor.roster().unwrap();
    let mut question = MonthQuestion::new(monday, 2, rules());
    question.target = Target::Required;
    let plan = fill_weeks(&roster, &question, &mut |_| ControlFlow::Continue(())).unwrap();
    let mut total = 0;
    for of_week in &plan.weeks {
        let mut week = Week::new(house());
        week.set_rules(rules());
        for shift in &of_week.shifts {
            let found = week.violations(shift, None).unwrap();
            assert!(
                found
                    .iter()
                    .all(|found| found.kind != ViolationKind::KeptApart)
            );
            week.assign(shift).unwrap();
        }
        let heads: u32 = week.coverage(&Filter::default())["floor"]
            .iter()
            .flat_map(|hours| &hours[16..])
            .map(|heads| 2_u32.saturating_sub(*heads))
            .sum();
        let keys: u32 = week
            .mark_gaps(&Filter::default())
            .iter()
            .map(|gap| u32::from(gap.end - gap.start))
            .sum();
        assert_eq!(heads + keys, of_week.missing_after);
        let told: u32 = of_week.short_marks.iter().map(|short| short.missing).sum();
        assert_eq!(keys, told);
        // Two people with a key work five days each.
        assert_eq!(keys, 0);
        total += of_week.missing_after;
    }
    assert!(plan.bound <= total);
}
