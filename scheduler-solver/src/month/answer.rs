//! The answer: shifts with their reasons, and figures by week and by person.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks and people are numbered when the question is read"
)]

use chrono::NaiveDate;
use scheduler_core::ProposedShift;
use serde::Serialize;

use super::{burden::Counts, search::Month};
use crate::{
    causes::cause,
    certificate::Certificate,
    draft::work_of,
    plan::{Cause, ShortHour, ShortMark},
    reasons::short_hours,
    weeks::WeekOf,
};

/// Several weeks filled.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MonthPlan {
    /// The new shifts and figures of every week.
    pub weeks: Vec<MonthWeek>,
    /// Everybody who can work in one of the positions, by id.
    pub people: Vec<MonthPerson>,
    /// The sum of the squares of everybody's weekend days, nights and closings without the new shifts, and with them.
    pub unfairness_before: u64,
    /// The same with the new shifts.
    pub unfairness: u64,
    /// No plan leaves fewer head-hours missing in all weeks.
    pub bound: u32,
    /// Whether the plan leaves no more than that missing; of positions that are planned by types, whether no plan costs
    /// less.
    pub proven: bool,
    /// The figures of the positions that are planned by types, if there are any. What is missing of them counts above as
    /// the hours of their missing heads.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_types: Option<ByTypes>,
}

/// Figures of positions with heads by shift type and day.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ByTypes {
    /// What the plan costs, by the weights of the question.
    pub cost: u32,
    /// No plan costs less.
    pub bound: u32,
    /// Missing heads without the new shifts.
    pub missing_before: u32,
    /// Missing heads with them.
    pub missing_after: u32,
    /// What proves the bound to somebody who does not trust the search.
    pub certificate: Certificate,
}

/// One of several weeks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MonthWeek {
    /// Its Monday, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// The new shifts, by day, start and person.
    pub shifts: Vec<ProposedShift>,
    /// Why each of them was proposed, in the same order.
    pub causes: Vec<Cause>,
    /// Missing head-hours before, and missing hours of people with marks.
    pub missing_before: u32,
    /// The same with the new shifts.
    pub missing_after: u32,
    /// Minutes over contract that the new shifts add.
    pub added_overtime: u32,
    /// Hours of the new shifts.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
    /// The hours that stay short, by position in schedule order and hour.
    pub short: Vec<ShortHour>,
    /// The hours that stay without enough people with a mark, by need and hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub short_marks: Vec<ShortMark>,
}

/// What somebody carries in several weeks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MonthPerson {
    /// The person's id.
    pub staff_id: String,
    /// Contracted minutes of all filled weeks.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract_minutes: Option<u32>,
    /// Minutes carried over from before the roster.
    pub balance_minutes: i32,
    /// How many wishes there are for days of these weeks.
    pub wishes_asked: u32,
    /// Without the new shifts.
    pub before: MonthCounts,
    /// With the new shifts.
    pub after: MonthCounts,
}

/// Figures of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MonthCounts {
    /// Work in the filled weeks, in minutes.
    pub minutes: u32,
    /// Saturdays and Sundays on which a shift starts, in the filled weeks and the history before them.
    pub weekend_days: u32,
    /// Nights, likewise.
    pub nights: u32,
    /// Shifts that close their position's day, likewise.
    pub closings: u32,
    /// How many of the wishes are met.
    pub wishes_met: u32,
}

fn number<T: TryInto<u32>>(number: T) -> u32 {
    number.try_into().unwrap_or(0)
}

impl Month {
    /// The best plan as an answer.
    pub fn answer(self) -> MonthPlan {
        let (horizon, plan) = (&self.horizon, self.best());
        let mut answer = MonthPlan {
            bound: self.bound(),
            ..MonthPlan::default()
        };
        for person in 0..horizon.people() {
            let of = person_of(&self, plan, person, &mut answer);
            answer.people.push(of);
        }
        for week in 0..horizon.weeks {
            answer.weeks.push(week_of(&self, plan, week));
        }
        let missing: u32 = answer.weeks.iter().map(|week| week.missing_after).sum();
        answer.proven = answer.bound >= missing;
        answer
    }
}

fn person_of(
    month: &Month,
    plan: &[Vec<WeekOf>],
    person: usize,
    answer: &mut MonthPlan,
) -> MonthPerson {
    let horizon = &month.horizon;
    let counted = &horizon.counted;
    let new: Vec<WeekOf> = plan.iter().map(|week| week[person].clone()).collect();
    let none = vec![WeekOf::new(); plan.len()];
    let existing: u32 = (0..horizon.weeks)
        .map(|week| horizon.person(week, person).load)
        .sum();
    let wishes = &counted.wishes[person];
    let of = |counts: Counts, plan: &[WeekOf]| {
        let met = wishes
            .iter()
            .filter(|wish| counted.is_met(person, plan, wish));
        MonthCounts {
            minutes: existing + plan.iter().map(work_of).sum::<u32>(),
            weekend_days: number(counts[0]),
            nights: number(counts[1]),
            closings: number(counts[2]),
            wishes_met: number(met.count()),
        }
    };
    let (before, after) = (
        counted.counts(horizon, person, &none),
        counted.counts(horizon, person, &new),
    );
    let squares = |counts| u64::try_from(counted.squares(person, counts)).unwrap_or(0);
    answer.unfairness_before += squares(before);
    answer.unfairness += squares(after);
    let id = &horizon.person(0, person).id;
    let member = horizon.known[horizon.first].staff_member(id);
    MonthPerson {
        staff_id: id.clone(),
        contract_minutes: member
            .and_then(|member| member.contract_minutes)
            .map(|minutes| minutes * number(horizon.weeks)),
        balance_minutes: member.map_or(0, |member| member.balance_minutes),
        wishes_asked: number(wishes.len()),
        before: of(before, &none),
        after: of(after, &new),
    }
}

fn week_of(month: &Month, plan: &[Vec<WeekOf>], week: usize) -> MonthWeek {
    let horizon = &month.horizon;
    let (problem, _) = horizon.beside(week, plan);
    let mut answer = MonthWeek {
        monday: horizon.monday(week),
        missing_before: problem.missing().total(),
        ..MonthWeek::default()
    };
    let mut assigned = Vec::new();
    let mut shifts = Vec::new();
    for (person, of_person) in plan[week].iter().enumerate() {
        let spare = problem.people[person].spare;
        let work = work_of(of_person);
        answer.added_overtime += spare.map_or(0, |spare| work.saturating_sub(spare));
        for shift in of_person {
            answer.added_hours += number(shift.hours);
            answer.added_shifts += 1;
            assigned.push((person, *shift));
            let new = horizon.proposed(week, person, shift);
            let why = cause(&problem, &problem.people[person], *shift);
            shifts.extend(new.map(|new| (new, why)));
        }
    }
    shifts.sort_by(|(a, _), (b, _)| {
        (a.time.day, a.time.start, &a.staff_id).cmp(&(b.time.day, b.time.start, &b.staff_id))
    });
    let left = problem.missing_with(assigned.iter().copied());
    answer.missing_after = left.total();
    (answer.short, answer.short_marks) = short_hours(&problem, &assigned, &left);
    for (shift, why) in shifts {
        // Every shift covers an hour that is short without it, so that each has a cause.
        if let Some(why) = why {
            answer.shifts.push(shift);
            answer.causes.push(why);
        }
    }
    answer
}
