//! Several weeks at once, by hours: everybody's best week in turn, then a few people's weeks anew at a time over all of
//! them, then shifts exchanged between people.
//!
//! Every plan on the way keeps all rules over the borders with the other weeks as they are, so that stopping at any time
//! leaves a valid one. The bound is the sum of the weeks' bounds beside existing shifts alone: whatever a plan of several
//! weeks does in one of them is a plan of that week.

mod answer;
mod burden;
mod by_types;
mod heads;
mod horizon;
mod lines;
mod relaxed;
mod search;

pub use answer::{ByTypes, MonthCounts, MonthPerson, MonthPlan, MonthWeek};

use std::ops::ControlFlow;

use chrono::{Days, NaiveDate};
use scheduler_core::{Day, Error, Filter, Rules, Week, plan::Roster, schedule::ErrorKind};
use serde::{Deserialize, Serialize};

use crate::{
    fill::Progress,
    question::{AbsentDay, DayHours, FillQuestion, Target},
};
use heads::Heads;
use horizon::Horizon;
use search::Month;

/// The most weeks that are filled at once.
const MOST_WEEKS: u8 = 8;
/// The most weeks before and after them that are looked at.
const MOST_AROUND: i64 = 60;

/// What to fill several weeks with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct MonthQuestion {
    /// The first Monday, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// How many weeks are filled, 1 to 8.
    pub weeks: u8,
    /// The rules for new shifts, in place of the roster's.
    pub rules: Rules,
    /// The positions to fill.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub filter: Filter,
    /// The number of heads to reach in every hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub target: Target,
    /// How many weeks before them count for fairness.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default = "four")]
    pub history: u8,
    /// The ids of people who get no new shift.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub left_out: Vec<String>,
    /// Days on which a person gets no new shift, because a proposal was declined.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub declined: Vec<DeclinedDay>,
    /// Whether nobody gets a new shift that takes them over their contract, whatever the rules say.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub within_contract: bool,
    /// The hours of the first week to fill, such as those to come; its whole days if it is empty.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub within: Vec<DayHours>,
    /// What counts how much where positions are planned by types.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default)]
    pub weights: TypeWeights,
}

/// What a plan of positions with heads by shift type costs; the plan that costs least is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[non_exhaustive]
pub struct TypeWeights {
    /// Each missing head.
    pub missing: u8,
    /// Each head too many.
    pub extra: u8,
    /// Each wish that is not met, times its own weight.
    pub wish: u8,
    /// Each step of unfairness: the squares of how far people's weekend days, nights and closings are over an even share.
    pub unfairness: u8,
    /// Each hour over contract, rounded up for each person and week.
    pub overtime: u8,
}

impl Default for TypeWeights {
    fn default() -> Self {
        Self {
            missing: 100,
            extra: 1,
            wish: 1,
            unfairness: 1,
            overtime: 1,
        }
    }
}

const fn four() -> u8 {
    4
}

/// One person and one day of several weeks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct DeclinedDay {
    /// The week, counted from the first filled one.
    pub week: u8,
    /// The person's id. An unknown id is ignored.
    pub staff_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
}

impl MonthQuestion {
    /// The question of filling so many weeks from a Monday on by some rules.
    #[must_use]
    pub fn new(monday: NaiveDate, weeks: u8, rules: Rules) -> Self {
        Self {
            monday,
            weeks,
            rules,
            filter: Filter::default(),
            target: Target::default(),
            history: four(),
            left_out: Vec::new(),
            declined: Vec::new(),
            within_contract: false,
            within: Vec::new(),
            weights: TypeWeights::default(),
        }
    }

    /// What one of the weeks is filled with.
    fn fill(&self, week: usize) -> FillQuestion {
        let declined = self.declined.iter();
        let declined = declined.filter(|declined| usize::from(declined.week) == week);
        FillQuestion {
            rules: self.rules.clone(),
            filter: self.filter.clone(),
            target: self.target,
            left_out: self.left_out.clone(),
            declined: declined
                .map(|declined| AbsentDay::new(&declined.staff_id, declined.day))
                .collect(),
            within_contract: self.within_contract,
            within: if week == 0 {
                self.within.clone()
            } else {
                Vec::new()
            },
            ..FillQuestion::default()
        }
    }
}

type KeepOn<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Fills successive weeks of a roster. Weeks before and after them are looked at and never changed. `keep_on` is called
/// before each step; `Break` ends the search with the best plan so far. The same question gives the same plan unless it is
/// stopped.
///
/// # Errors
/// A date that is not a Monday, more than eight weeks, or rules out of range.
pub fn fill_weeks(
    roster: &Roster,
    question: &MonthQuestion,
    keep_on: KeepOn<'_>,
) -> Result<MonthPlan, Error> {
    question
        .rules
        .check()
        .map_err(|error| Error::new(format!("rules.{}", error.path), error.kind))?;
    if question.weeks > MOST_WEEKS {
        let problem = ErrorKind::TooMany {
            kind: "weeks",
            count: question.weeks.into(),
            limit: MOST_WEEKS.into(),
        };
        return Err(Error::new("weeks", problem));
    }
    let last = |weeks: i64| {
        let days = Days::new(u64::try_from(weeks * 7).unwrap_or(0));
        question.monday.checked_add_days(days)
    };
    roster.week_on(question.monday)?;
    let weeks = i64::from(question.weeks);
    let of = |monday: NaiveDate| (monday - question.monday).num_days().div_euclid(7);
    let known = roster.mondays().map(of);
    let known = known.filter(|week| (-MOST_AROUND..weeks + MOST_AROUND).contains(week));
    let (first, end) = known.fold((0, weeks), |(first, end), week| {
        (first.min(week), end.max(week + 1))
    });
    let mut all = Vec::new();
    for week in first..end {
        let days = Days::new(u64::try_from(week.abs() * 7).unwrap_or(0));
        let monday = if week < 0 {
            question.monday.checked_sub_days(days)
        } else {
            last(week)
        };
        let Some(monday) = monday else {
            continue;
        };
        let mut week = roster.week_on(monday)?;
        week.set_rules(question.rules.clone());
        all.push(week);
    }
    let before = usize::try_from(-first).unwrap_or(0);
    if question.weeks == 0 {
        return Ok(MonthPlan::default());
    }
    let (typed, mut counter) = {
        let horizon = Horizon::new(all.clone(), before, question, &[]);
        let mut counter = Counter::new(keep_on);
        let typed = Heads::new(&horizon).map(|heads| by_types::plan(&heads, &mut counter));
        (typed, counter)
    };
    let mut of_hours = |known: Vec<Week>, skipped: &[String]| {
        let mut month = Month::new(Horizon::new(known, before, question, skipped));
        month.run(&mut |progress| counter.goes_on(progress));
        month.answer()
    };
    let Some(typed) = typed else {
        return Ok(of_hours(all, &[]));
    };
    let known = typed.applied(&all, before);
    let skipped = &typed.positions;
    let is_left = known.iter().any(|week| {
        let mut positions = week.positions();
        positions.any(|position| !skipped.contains(&position.id))
    });
    if !is_left {
        return Ok(typed.answer);
    }
    let answer = of_hours(known, skipped);
    Ok(typed.with(answer))
}

/// What is asked before each step, with what is missing and known already of the positions that are not searched now.
struct Counter<'a> {
    keep_on: KeepOn<'a>,
    /// Missing head-hours and their bound beside those of the present search.
    beside: (u32, u32),
    steps: u64,
    is_stopped: bool,
}

impl<'a> Counter<'a> {
    fn new(keep_on: KeepOn<'a>) -> Self {
        Self {
            keep_on,
            beside: (0, 0),
            steps: 0,
            is_stopped: false,
        }
    }

    fn goes_on(&mut self, progress: Progress) -> ControlFlow<()> {
        if !self.is_stopped {
            let (missing, bound) = self.beside;
            self.is_stopped = (self.keep_on)(Progress {
                missing: progress.missing + missing,
                bound: progress.bound + bound,
                steps: self.steps,
            })
            .is_break();
            self.steps += 1;
        }
        if self.is_stopped {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
