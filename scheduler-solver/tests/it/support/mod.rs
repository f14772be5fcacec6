//! A second implementation of the rules of filling, minute by minute, and an exhaustive solver. Nothing here calls the
//! solver's code.

#![allow(dead_code, reason = "each test file uses its part")]

use std::collections::{BTreeMap, BTreeSet, HashMap};

use scheduler_core::{
    Absence, AbsenceKind, Day, Position, Problem, ProposedShift, Rules, Schedule, Shift,
    StaffMember, Template, ViolationKind, Week, demand::TemplatePosition, rules::filling_keeps,
    schedule::ShiftTime,
};
use scheduler_solver::{FillPlan, FillQuestion, Target};
use serde::Deserialize;

const DAY: usize = 24 * 60;
const WEEK: usize = 7 * DAY;

/// A case of `fixtures/golden/fill` or `fill-hard`.
#[derive(Debug, Deserialize)]
pub struct Case {
    pub name: String,
    pub schedule: Schedule,
    pub template: Option<Vec<TemplatePosition>>,
    #[serde(flatten)]
    pub question: FillQuestion,
    pub expected: Option<Expected>,
    pub best: Option<Best>,
}

/// The best plan that is known of a hard week, and a bound of any plan.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Best {
    pub missing_before: u32,
    pub missing_after: u32,
    pub bound: u32,
}

/// The figures of an optimal plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Expected {
    pub missing_before: u32,
    pub missing_after: u32,
    /// Older cases have no contracts.
    #[serde(default)]
    pub added_overtime: u32,
    pub added_hours: u32,
    pub added_shifts: u32,
}

impl From<&FillPlan> for Expected {
    fn from(plan: &FillPlan) -> Self {
        Self {
            missing_before: plan.missing_before,
            missing_after: plan.missing_after,
            added_overtime: plan.added_overtime,
            added_hours: plan.added_hours,
            added_shifts: plan.added_shifts,
        }
    }
}

impl Case {
    pub fn week(&self) -> Week {
        let mut week = Week::new(self.schedule.clone());
        if let Some(template) = &self.template {
            week.follow(&Template::new(template).unwrap());
        }
        week
    }
}

/// A week in minutes; the week before is negative.
pub struct World<'a> {
    case: &'a Case,
    /// The shifts that count.
    shifts: Vec<Shift>,
    /// The spans of the weeks around, with their days: -7 to -1 and 7 to 13.
    around: Vec<(i64, std::ops::Range<i64>, &'a Shift)>,
    available: BTreeMap<&'a str, Vec<bool>>,
}

/// The minutes of a shift, end exclusive.
fn minutes(shift: &Shift) -> std::ops::Range<usize> {
    let start = u8::from(shift.time.day) as usize * DAY
        + shift.time.start as usize * 60
        + shift.time.start_minute as usize;
    start..start + shift.time.hours as usize * 60 + shift.time.minutes as usize
}

/// The same as signed numbers.
fn signed(shift: &Shift) -> std::ops::Range<i64> {
    let minutes = minutes(shift);
    minutes.start as i64..minutes.end as i64
}

fn as_shift(shift: &ProposedShift, index: usize) -> Shift {
    let mut new = Shift::new(
        format!("new-{index}"),
        &*shift.staff_id,
        shift.time.day,
        shift.time.start,
        shift.time.hours,
    );
    new.position_id.clone_from(&shift.position_id);
    new.break_minutes = shift.break_minutes.unwrap_or(0);
    new
}

fn on(value: i32) -> Option<usize> {
    (value > 0).then_some(value as usize)
}

impl<'a> World<'a> {
    pub fn new(case: &'a Case) -> Self {
        let details = case.schedule.details();
        let absent = |staff_id: &str, day: Day| {
            let mut asked = case.question.absences.iter();
            let mut known = details.absences.iter();
            asked.any(|absence| absence.staff_id == staff_id && absence.day == day)
                || known.any(|absence| absence.staff_id == staff_id && absence.day == day)
        };
        let shifts = case.schedule.shifts().iter();
        let shifts = shifts
            .filter(|shift| !absent(&shift.staff_id, shift.time.day))
            .cloned()
            .collect();
        let mut around = Vec::new();
        for (list, first) in [(&details.before, -7), (&details.after, 7)] {
            for shift in list {
                let offset = first * DAY as i64;
                let span = signed(shift);
                let day = first + u8::from(shift.time.day) as i64;
                around.push((day, span.start + offset..span.end + offset, shift));
            }
        }
        let mut available = BTreeMap::new();
        for member in case.schedule.staff() {
            let mut minutes = vec![false; WEEK];
            for range in &member.availability {
                let midnight = u8::from(range.day) as usize * DAY;
                let start = midnight + range.start as usize * 60 + range.start_minute as usize;
                let end = midnight + range.end as usize * 60 + range.end_minute as usize;
                minutes[start..end].fill(true);
            }
            for day in Day::ALL.into_iter().filter(|day| absent(&member.id, *day)) {
                let midnight = u8::from(day) as usize * DAY;
                minutes[midnight..midnight + DAY].fill(false);
            }
            available.insert(member.id.as_str(), minutes);
        }
        Self {
            case,
            shifts,
            around,
            available,
        }
    }

    fn positions(&self) -> impl Iterator<Item = &'a Position> {
        let team = self.case.question.filter.team.as_deref();
        let positions = self.case.schedule.positions().iter();
        positions.filter(move |position| team.is_none_or(|team| team == position.team))
    }

    fn heads(&self, position: &Position, day: usize, hour: usize) -> u32 {
        let of_template = self.case.template.as_ref().and_then(|template| {
            let entry = template.iter().find(|entry| entry.id == position.id)?;
            let days = serde_json::to_value(entry.requirements).unwrap();
            let name = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][day];
            let slot = if hour < 14 { "morning" } else { "afternoon" };
            Some(days[name][slot].as_u64().unwrap() as u32)
        });
        let demand = self.case.schedule.details().demand.iter().find(|demand| {
            let hours = demand.hours.start as usize..demand.hours.end as usize;
            demand.position_id == position.id
                && u8::from(demand.day) as usize == day
                && hours.contains(&hour)
        });
        let demand = demand.map(|demand| demand.required);
        let required = demand.or(of_template).unwrap_or(position.required);
        match self.case.question.target {
            Target::Minimum => required - required / 2,
            _ => required,
        }
    }

    /// The hours of the week that are examined.
    fn hours(&self) -> Vec<usize> {
        let examined = self.case.schedule.details().examined;
        let (start, end) = examined.map_or((10, 20), |hours| (hours.start, hours.end));
        let hours = start as usize..end as usize;
        (0..WEEK / 60)
            .filter(|hour| hours.contains(&(hour % 24)))
            .collect()
    }

    fn position_of<'b>(&'b self, shift: &'b Shift) -> &'b str {
        let own = shift.position_id.as_ref();
        own.unwrap_or(&self.member(&shift.staff_id).position_id)
    }

    /// Missing head-hours per position and examined hour, with additional shifts.
    pub fn missing(&self, proposed: &[ProposedShift]) -> BTreeMap<(String, usize), u32> {
        let new = proposed
            .iter()
            .enumerate()
            .map(|(index, shift)| as_shift(shift, index));
        let shifts: Vec<Shift> = self.shifts.iter().cloned().chain(new).collect();
        let before = self.around.iter().filter(|(day, ..)| *day < 0);
        let spans: Vec<(std::ops::Range<i64>, &Shift)> = shifts
            .iter()
            .map(|shift| (signed(shift), shift))
            .chain(before.map(|(_, span, shift)| (span.clone(), *shift)))
            .collect();
        let mut missing = BTreeMap::new();
        for position in self.positions() {
            let of_position: Vec<_> = spans
                .iter()
                .filter(|(_, shift)| self.position_of(shift) == position.id)
                .collect();
            for hour in self.hours() {
                let working_at = |minute: usize| {
                    let working = of_position
                        .iter()
                        .filter(|(span, _)| span.contains(&(minute as i64)));
                    let people: BTreeSet<_> = working.map(|(_, shift)| &shift.staff_id).collect();
                    people.len() as u32
                };
                let quarters = [0, 15, 30, 45];
                let on_duty = quarters
                    .into_iter()
                    .map(|minute| working_at(hour * 60 + minute))
                    .min();
                let wanted = self.heads(position, hour / 24, hour % 24);
                let lacking = wanted.saturating_sub(on_duty.unwrap());
                missing.insert((position.id.clone(), hour), lacking);
            }
        }
        missing
    }

    /// The examined hours in which every position is fully staffed.
    fn covered(&self, missing: &BTreeMap<(String, usize), u32>) -> u32 {
        let short: BTreeSet<usize> = missing
            .iter()
            .filter(|(_, heads)| **heads > 0)
            .map(|((_, hour), _)| *hour)
            .collect();
        (self.hours().len() - short.len()) as u32
    }

    fn member(&self, id: &str) -> &'a StaffMember {
        self.case
            .schedule
            .staff()
            .iter()
            .find(|member| member.id == id)
            .unwrap()
    }

    /// The minutes that somebody works in the week, without breaks.
    fn work(&self, staff_id: &str) -> usize {
        let own = self
            .shifts
            .iter()
            .filter(|shift| shift.staff_id == staff_id);
        own.map(|shift| minutes(shift).len() - shift.break_minutes as usize)
            .sum()
    }

    /// The minutes over contract that new minutes of work of somebody add.
    fn overtime(&self, staff_id: &str, new: usize) -> usize {
        let Some(contract) = self.member(staff_id).contract_minutes else {
            return 0;
        };
        let over = |minutes: usize| minutes.saturating_sub(contract as usize);
        let work = self.work(staff_id);
        over(work + new) - over(work)
    }

    /// The first rule that a person's new shifts violate.
    pub fn broken_rule(&self, staff_id: &str, new: &[Shift]) -> Option<String> {
        let rules = &self.case.question.rules;
        let old: Vec<&Shift> = self
            .shifts
            .iter()
            .filter(|shift| shift.staff_id == staff_id)
            .collect();
        let member = self.member(staff_id);
        let around = || {
            self.around
                .iter()
                .filter(|(_, _, shift)| shift.staff_id == staff_id)
        };
        for (index, shift) in new.iter().enumerate() {
            let span = minutes(shift);
            let on_duty = old
                .iter()
                .map(|old| signed(old))
                .chain(around().map(|(_, span, _)| span.clone()))
                .any(|old| old.start < span.end as i64 && (span.start as i64) < old.end);
            let others = old
                .iter()
                .copied()
                .chain(new)
                .filter(|other| other.id != shift.id)
                .map(|other| (u8::from(other.time.day) as i64, signed(other)))
                .chain(around().map(|(day, span, _)| (*day, span.clone())));
            let of_day: Vec<&&Shift> = old
                .iter()
                .filter(|old| old.time.day == shift.time.day)
                .collect();
            let touching: Vec<usize> = of_day
                .iter()
                .filter(|old| self.position_of(old) == self.position_of(shift))
                .map(|old| minutes(old))
                .filter(|old| old.end == span.start || span.end == old.start)
                .map(|old| old.len())
                .collect();
            let whole = span.len()
                + if rules.lengthen {
                    touching.iter().sum::<usize>()
                } else {
                    0
                };
            let position = self.position_of(shift);
            let problem = if !self.positions().any(|scope| scope.id == position) {
                "a position out of scope"
            } else if member.position_id != position
                && !member.other_positions.iter().any(|other| other == position)
            {
                "not a position of the person"
            } else if span.end > WEEK || span.is_empty() {
                "outside the week"
            } else if !self.available[staff_id][span.clone()]
                .iter()
                .all(|free| *free)
            {
                "not available"
            } else if on_duty {
                "on a shift already"
            } else if new[..index]
                .iter()
                .any(|other| other.time.day == shift.time.day)
            {
                "two new shifts on one day"
            } else if on(rules.min_hours).is_some_and(|hours| whole < hours * 60) {
                "too short"
            } else if !rules.split_days && !of_day.is_empty() && touching.is_empty() {
                "a split day"
            } else if on(rules.max_hours).is_some_and(|hours| {
                span.len() + of_day.iter().map(|old| minutes(old).len()).sum::<usize>() > hours * 60
            }) {
                "too many hours of the day"
            } else if others
                .into_iter()
                .filter(|(day, _)| *day != u8::from(shift.time.day) as i64)
                .any(|(_, other)| {
                    let rest = i64::from(rules.rest_minutes(member.minor).unwrap_or(0));
                    (span.start as i64) < other.end + rest && other.start < span.end as i64 + rest
                })
            {
                "too little rest"
            } else {
                continue;
            };
            return Some(format!("{staff_id}: {shift:?}: {problem}"));
        }
        let worked = self.work(staff_id) + new.iter().map(Shift::work_minutes).sum::<usize>();
        if !new.is_empty()
            && member
                .max_minutes
                .is_some_and(|most| worked > most as usize)
        {
            return Some(format!("{staff_id}: too many hours of the week"));
        }
        if self.case.question.within_contract
            && !new.is_empty()
            && member
                .contract_minutes
                .is_some_and(|most| worked > most as usize)
        {
            return Some(format!("{staff_id}: over contract"));
        }
        let days: BTreeSet<i64> = old
            .iter()
            .map(|shift| u8::from(shift.time.day) as i64)
            .collect();
        let mut with_new = days.clone();
        with_new.extend(new.iter().map(|shift| u8::from(shift.time.day) as i64));
        let most = on(rules.days_off).map_or(7, |off| 7_usize.saturating_sub(off));
        if with_new.len() > most && with_new != days {
            return Some(format!("{staff_id}: too few days off"));
        }
        let all: BTreeSet<i64> = with_new
            .iter()
            .copied()
            .chain(around().map(|(day, ..)| *day))
            .collect();
        let too_many_in_row = with_new.difference(&days).any(|day| {
            let before = (-7..*day).rev().take_while(|day| all.contains(day)).count();
            let after = (day + 1..14).take_while(|day| all.contains(day)).count();
            on(rules.max_days_in_row).is_some_and(|most| before + 1 + after > most)
        });
        too_many_in_row.then(|| format!("{staff_id}: too many days in a row"))
    }

    /// Panics unless a plan satisfies every rule and its figures are correct.
    pub fn verify(&self, plan: &FillPlan) {
        let name = &self.case.name;
        let mut of_person: BTreeMap<&str, Vec<Shift>> = BTreeMap::new();
        for (index, shift) in plan.shifts.iter().enumerate() {
            of_person
                .entry(&shift.staff_id)
                .or_default()
                .push(as_shift(shift, index));
        }
        for (staff_id, shifts) in &of_person {
            assert_eq!(self.broken_rule(staff_id, shifts), None, "{name}");
        }
        let (before, after) = (self.missing(&[]), self.missing(&plan.shifts));
        let figures = Expected {
            missing_before: before.values().sum(),
            missing_after: after.values().sum(),
            added_overtime: of_person
                .iter()
                .map(|(id, shifts)| {
                    self.overtime(id, shifts.iter().map(Shift::work_minutes).sum()) as u32
                })
                .sum(),
            added_hours: plan
                .shifts
                .iter()
                .map(|shift| u32::from(shift.time.hours))
                .sum(),
            added_shifts: plan.shifts.len() as u32,
        };
        assert_eq!(Expected::from(plan), figures, "{name}");
        assert!(plan.bound <= plan.missing_after, "{name}");
        assert_eq!(
            (plan.hours, plan.covered_before, plan.covered_after),
            (
                self.hours().len() as u32,
                self.covered(&before),
                self.covered(&after)
            ),
            "{name}"
        );
        assert_eq!(plan.people as usize, of_person.len(), "{name}");
        self.verify_causes(plan, &before);
        self.verify_law(plan);

        for position in &plan.positions {
            let of_position = |missing: &BTreeMap<(String, usize), u32>| -> u32 {
                missing
                    .iter()
                    .filter(|((id, _), _)| *id == position.position_id)
                    .map(|(_, heads)| heads)
                    .sum()
            };
            assert_eq!(position.missing_before, of_position(&before), "{name}");
            assert_eq!(position.missing_after, of_position(&after), "{name}");
        }
        let short: BTreeMap<(String, usize), u32> = plan
            .short
            .iter()
            .map(|short| {
                let hour = u8::from(short.day) as usize * 24 + short.hour as usize;
                ((short.position_id.clone(), hour), short.missing)
            })
            .collect();
        let still: BTreeMap<_, _> = after.into_iter().filter(|(_, heads)| *heads > 0).collect();
        assert_eq!(short, still, "{name}");
    }

    /// Panics unless what breaks the law with a plan broke it as badly before.
    fn verify_law(&self, plan: &FillPlan) {
        if self.case.question.rules.law.is_none() {
            return;
        }
        let mut before = self.case.week();
        before.set_rules(self.case.question.rules.clone());
        let absences = self
            .case
            .question
            .absences
            .iter()
            .map(|absent| Absence::new(&*absent.staff_id, absent.day, AbsenceKind::Other));
        let mut all = self.case.schedule.details().absences.clone();
        all.extend(absences);
        before.set_absences(all).unwrap();
        let mut after = before.clone();
        for (shift, cause) in plan.shifts.iter().zip(&plan.causes) {
            let mut whole = shift.clone();
            let own = cause.lengthens.as_ref();
            if let Some(id) = own.filter(|_| self.case.question.rules.lengthen) {
                let own = after.unassign(id).unwrap();
                let (old, new) = (minutes(&own), minutes(&as_shift(shift, 0)));
                let (start, end) = (old.start.min(new.start), old.end.max(new.end));
                whole.time = ShiftTime::of_minutes(start, end - start).unwrap();
                let added = shift.break_minutes.unwrap_or(0);
                whole = whole.with_break(own.break_minutes + added);
            }
            let id = after.assign(&whole).unwrap();
            let given = after
                .shifts_of(&shift.staff_id)
                .find(|shift| shift.id == id);
            // A plan has the break that is owed: nothing is added where it is applied.
            let planned = whole.break_minutes.unwrap_or(0);
            assert_eq!(given.unwrap().break_minutes, planned, "{}", self.case.name);
        }
        let found = |week: &Week| -> Vec<Problem> {
            let kept: Vec<ViolationKind> = filling_keeps().collect();
            let found = week.working_time().into_iter();
            found.filter(|found| kept.contains(&found.kind)).collect()
        };
        let had = found(&before);
        for problem in found(&after) {
            let is_same = |had: &&Problem| {
                (had.kind, &had.staff_id, had.day) == (problem.kind, &problem.staff_id, problem.day)
                    || (had.kind, &had.staff_id) == (problem.kind, &problem.staff_id)
                        && problem.kind == ViolationKind::ShortWeeklyRest
            };
            let as_bad = had.iter().filter(is_same).any(|had| match problem.kind {
                ViolationKind::ShortWeeklyRest => had.actual <= problem.actual,
                _ => had.actual >= problem.actual,
            });
            assert!(as_bad, "{}: {problem:?}", self.case.name);
        }
    }

    /// Panics unless every cause is correct for its shift.
    fn verify_causes(&self, plan: &FillPlan, before: &BTreeMap<(String, usize), u32>) {
        assert_eq!(plan.shifts.len(), plan.causes.len());
        for (index, (shift, cause)) in plan.shifts.iter().zip(&plan.causes).enumerate() {
            let of_shift = minutes(&as_shift(shift, index));
            let midnight = u8::from(cause.day) as usize * 24;
            let hours = midnight + cause.hours.start as usize..midnight + cause.hours.end as usize;
            assert!(of_shift.start <= hours.start * 60 && hours.end * 60 <= of_shift.end);
            let missing = |hour| before[&(cause.position_id.clone(), hour)];
            let most = hours.clone().map(missing).max().unwrap();
            assert_eq!(cause.wanted - cause.scheduled, most);
            assert!(missing(hours.start) > 0 && missing(hours.end - 1) > 0);
            let new = as_shift(shift, index);
            assert_eq!(self.position_of(&new), cause.position_id);
            let touched = self.shifts.iter().filter(|old| {
                let old_minutes = minutes(old);
                old.staff_id == new.staff_id
                    && old.time.day == new.time.day
                    && self.position_of(old) == cause.position_id
                    && (old_minutes.end == of_shift.start || of_shift.end == old_minutes.start)
            });
            let touched: Vec<&str> = touched.map(|old| old.id.as_str()).collect();
            match cause.lengthens.as_deref() {
                Some(lengthened) => assert!(touched.contains(&lengthened)),
                None => assert!(touched.is_empty()),
            }

            let busy = |id: &str| -> Vec<_> {
                let shifts = self.shifts.iter().filter(|shift| shift.staff_id == id);
                let around = self
                    .around
                    .iter()
                    .filter(|(_, _, shift)| shift.staff_id == id);
                shifts
                    .map(signed)
                    .chain(around.map(|(_, span, _)| span.clone()))
                    .collect()
            };
            let is_free = |id: &str| {
                (hours.start * 60..hours.end * 60).all(|minute| {
                    self.available[id][minute]
                        && !busy(id)
                            .iter()
                            .any(|shift| shift.contains(&(minute as i64)))
                })
            };
            let load = |id: &str| self.work(id);
            let of_position = self.case.schedule.staff().iter();
            let free: Vec<&str> = of_position
                .filter(|member| {
                    let positions = member.other_positions.iter().chain([&member.position_id]);
                    positions.into_iter().any(|id| *id == cause.position_id) && is_free(&member.id)
                })
                .map(|member| member.id.as_str())
                .collect();
            assert_eq!(cause.free as usize, free.len());
            let own = load(&shift.staff_id);
            assert_eq!(cause.fewest_hours, free.iter().all(|id| own <= load(id)));
        }
    }

    /// The figures of an optimal plan, by exhaustive search over every set of shifts of every person. Only for very
    /// small weeks.
    pub fn best(&self) -> Expected {
        let before = self.missing(&[]);
        let hours: Vec<(&String, usize)> = before
            .iter()
            .filter(|(_, heads)| **heads > 0)
            .map(|((id, hour), _)| (id, *hour))
            .collect();
        let lacking: Vec<u32> = before
            .values()
            .copied()
            .filter(|heads| *heads > 0)
            .collect();
        // The heads that are still missing, and the least overtime, hours and shifts for them.
        let mut states = HashMap::from([(lacking, (0, 0, 0))]);
        for member in self.case.schedule.staff() {
            let mut weeks: HashMap<Vec<bool>, (u32, u32, u32)> = HashMap::new();
            self.weeks_of(&member.id, 0, &mut Vec::new(), &mut |shifts| {
                let covered = hours.iter().map(|(id, hour)| {
                    shifts.iter().any(|shift| {
                        minutes(shift).contains(&(hour * 60)) && self.position_of(shift) == *id
                    })
                });
                let hours: usize = shifts.iter().map(|shift| shift.time.hours as usize).sum();
                let overtime = self.overtime(&member.id, hours * 60);
                let cost = (overtime as u32, hours as u32, shifts.len() as u32);
                let known = weeks.entry(covered.collect()).or_insert(cost);
                *known = cost.min(*known);
            });
            let mut next = HashMap::new();
            for (lacking, (overtime, hours, shifts)) in states {
                for (covered, more) in &weeks {
                    let left: Vec<u32> = lacking
                        .iter()
                        .zip(covered)
                        .map(|(heads, covered)| heads.saturating_sub(u32::from(*covered)))
                        .collect();
                    let cost = (overtime + more.0, hours + more.1, shifts + more.2);
                    let known = next.entry(left).or_insert(cost);
                    *known = cost.min(*known);
                }
            }
            states = next;
        }
        let plans = states
            .into_iter()
            .map(|(left, cost)| (left.iter().sum::<u32>(), cost));
        let (missing_after, (added_overtime, added_hours, added_shifts)) = plans.min().unwrap();
        Expected {
            missing_before: before.values().sum(),
            missing_after,
            added_overtime,
            added_hours,
            added_shifts,
        }
    }

    /// Every set of new shifts of a person that satisfies the rules, for the days from `day` on.
    fn weeks_of(
        &self,
        staff_id: &str,
        day: usize,
        shifts: &mut Vec<Shift>,
        found: &mut dyn FnMut(&[Shift]),
    ) {
        let Some(of_week) = Day::from_index(day) else {
            found(shifts);
            return;
        };
        self.weeks_of(staff_id, day + 1, shifts, found);
        let member = self.member(staff_id);
        for start in 0..24 {
            if !self.available[staff_id][day * DAY + start as usize * 60] {
                continue;
            }
            for hours in 1..=24 {
                let shift = Shift::new(format!("new-{day}"), staff_id, of_week, start, hours);
                let end = minutes(&shift).end;
                if end > WEEK
                    || !self.available[staff_id][end - 60..end]
                        .iter()
                        .all(|free| *free)
                {
                    break;
                }
                for position in member.other_positions.iter().chain([&member.position_id]) {
                    shifts.push(shift.clone().in_position(position));
                    // A violation of some shifts remains with more shifts.
                    if self.broken_rule(staff_id, shifts).is_none() {
                        self.weeks_of(staff_id, day + 1, shifts, found);
                    }
                    shifts.pop();
                }
            }
        }
    }
}

/// Rules from four numbers: shortest shift, longest day, days off, rest.
pub fn rules([min_hours, max_hours, days_off, rest_hours]: [i32; 4]) -> Rules {
    let mut rules = Rules::default();
    rules.min_hours = min_hours;
    rules.max_hours = max_hours;
    rules.days_off = days_off;
    rules.rest_hours = rest_hours;
    rules
}
