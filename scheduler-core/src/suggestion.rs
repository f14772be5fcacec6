//! Suggestions: who could fill an understaffed position of a gap block.
//!
//! A candidate is of that position and has at least one free hour in the block: available then, and
//! in no shift of their own, one that spills over from the day before included. First come those
//! who are free for the whole block, then those with more free hours, then with fewer hours this
//! week, then by name, then by id.

use std::cmp::Reverse;

use serde::Serialize;

use crate::{
    gap::GapBlock,
    hour_set::{HourSet, hour_of_week},
    parse::{self, ScheduleError},
    week_plan::{PositionWeek, StaffWeek, WeekPlan},
};

/// The most staff members suggested for one position of one block.
pub const MAX_SUGGESTIONS: usize = 3;

/// The suggestions for one understaffed position of one gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GapSuggestions {
    /// The index of the block among the gaps.
    pub gap: u32,
    /// The understaffed position.
    pub position_id: String,
    /// At most [`MAX_SUGGESTIONS`], best first.
    pub staff: Vec<Suggestion>,
}

/// A staff member who could help out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Suggestion {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's free hours in the block, merged, earliest first.
    pub available_times: Vec<TimeRange>,
    /// Whether the member is free for the whole block.
    pub is_fully_available: bool,
}

/// A suggestion with the member's colour, as a list of suggestions shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SuggestedStaff {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's style token.
    pub color: String,
    /// The member's free hours in the block, merged, earliest first.
    pub available_times: Vec<TimeRange>,
    /// Whether the member is free for the whole block.
    pub is_fully_available: bool,
}

/// Hours of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TimeRange {
    /// First hour.
    pub start: u8,
    /// End hour, exclusive.
    pub end: u8,
}

/// The suggestions for every understaffed position of every block, block by block.
///
/// ```
/// use scheduler_core::{filter::Filter, gap::gaps, schedule::Schedule, suggestion::suggestions, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
///                "availability": [{"day": 0, "start": 12, "end": 24}]}],
///     "shifts": []
/// }"#).unwrap();
/// let plan = WeekPlan::new(schedule);
/// let monday = &suggestions(&plan, &gaps(&plan, &Filter::default()))[0];
/// assert_eq!((monday.gap, &*monday.staff[0].name), (0, "Ada"));
/// assert_eq!((monday.staff[0].available_times[0].start, monday.staff[0].available_times[0].end), (12, 20));
/// assert!(!monday.staff[0].is_fully_available);
/// ```
#[must_use]
pub fn suggestions(plan: &WeekPlan, gaps: &[GapBlock]) -> Vec<GapSuggestions> {
    let understaffed = (0..).zip(gaps).flat_map(|(gap, block)| {
        let positions = block
            .positions
            .iter()
            .filter(|position| position.understaffed);
        positions.map(move |position| (gap, block, &position.position_id))
    });
    understaffed
        .map(|(gap, block, id)| {
            let week = plan.position_named(id);
            let best =
                week.map(|week| best(plan, week, &Hours::new(block.day, block.start, block.end)));
            GapSuggestions {
                gap,
                position_id: id.clone(),
                staff: best
                    .unwrap_or_default()
                    .iter()
                    .map(Candidate::suggestion)
                    .collect(),
            }
        })
        .collect()
}

/// Who could work in a position in the hours `start .. end` of a day: at most [`MAX_SUGGESTIONS`],
/// best first, with their colours.
///
/// # Errors
/// An unknown position, a day or hour out of range, or a range without an hour in it.
pub fn suggestions_for(
    plan: &WeekPlan,
    position_id: &str,
    day: i32,
    start: i32,
    end: i32,
) -> Result<Vec<SuggestedStaff>, ScheduleError> {
    let week = plan.position_named(position_id)?;
    let day = parse::day("day", day.into())?;
    let (start, end) = parse::range("", start.into(), end.into())?;
    let best = best(plan, week, &Hours::new(day, start, end));
    Ok(best.iter().map(Candidate::suggested_staff).collect())
}

/// The hours to fill.
struct Hours {
    day: u8,
    set: HourSet,
}

impl Hours {
    fn new(day: u8, start: u8, end: u8) -> Self {
        Self {
            day,
            set: HourSet::span(day, start, end.saturating_sub(start)),
        }
    }
}

/// Somebody with a free hour.
struct Candidate<'a> {
    staff: &'a StaffWeek,
    day: u8,
    free: HourSet,
    fully: bool,
}

impl<'a> Candidate<'a> {
    fn new(staff: &'a StaffWeek, hours: &Hours) -> Option<Self> {
        let free = hours
            .set
            .and(staff.available)
            .without(staff.counts.busy.hours());
        (!free.is_empty()).then_some(Self {
            staff,
            day: hours.day,
            free,
            fully: free == hours.set,
        })
    }

    /// Smallest is best.
    fn rank(&self) -> impl Ord + use<'a> {
        (
            Reverse(self.fully),
            Reverse(self.free.len()),
            self.staff.counts.hours,
            &*self.staff.member.name,
            &*self.staff.member.id,
        )
    }

    fn times(&self) -> Vec<TimeRange> {
        let midnight = hour_of_week(self.day, 0);
        let of_day = |hour: usize| u8::try_from(hour.saturating_sub(midnight)).unwrap_or_default();
        let runs = self.free.runs();
        runs.map(|(first, end)| TimeRange {
            start: of_day(first),
            end: of_day(end),
        })
        .collect()
    }

    fn suggestion(&self) -> Suggestion {
        Suggestion {
            staff_id: self.staff.member.id.clone(),
            name: self.staff.member.name.clone(),
            available_times: self.times(),
            is_fully_available: self.fully,
        }
    }

    fn suggested_staff(&self) -> SuggestedStaff {
        let Suggestion {
            staff_id,
            name,
            available_times,
            is_fully_available,
        } = self.suggestion();
        SuggestedStaff {
            staff_id,
            name,
            color: self.staff.member.color.clone(),
            available_times,
            is_fully_available,
        }
    }
}

/// The best candidates, in one pass over the position's staff.
fn best<'a>(plan: &'a WeekPlan, week: &'a PositionWeek, hours: &Hours) -> Vec<Candidate<'a>> {
    let mut best: Vec<Candidate<'a>> = Vec::new();
    for candidate in plan
        .staff_of(week)
        .filter_map(|staff| Candidate::new(staff, hours))
    {
        let at = best.partition_point(|better| better.rank() < candidate.rank());
        if at < MAX_SUGGESTIONS {
            best.insert(at, candidate);
            best.truncate(MAX_SUGGESTIONS);
        }
    }
    best
}
