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
    parse,
    schedule_error::ScheduleError,
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

impl TimeRange {
    pub(crate) fn hours(self) -> u8 {
        self.end.saturating_sub(self.start)
    }
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
                    .map(Free::suggestion)
                    .collect(),
            }
        })
        .collect()
}

/// Who could work in a position in the hours `start .. end` of a day: at most [`MAX_SUGGESTIONS`],
/// best first, with their colours.
///
/// ```
/// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
/// # let schedule: Schedule = serde_json::from_str(r#"{
/// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
/// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
/// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
/// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// # }"#).unwrap();
/// use scheduler_core::suggestion::suggestions_for;
///
/// let staff = suggestions_for(&WeekPlan::new(schedule), "cook", 0, 16, 20).unwrap();
/// assert_eq!((&*staff[0].name, staff[0].available_times[0].start), ("Ada", 17));
/// ```
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
    let (start, end) = parse::range(start.into(), end.into())?;
    let best = best(plan, week, &Hours::new(day, start, end));
    Ok(best.iter().map(Free::suggested_staff).collect())
}

/// The hours to fill.
pub(crate) struct Hours {
    day: u8,
    set: HourSet,
}

impl Hours {
    pub fn new(day: u8, start: u8, end: u8) -> Self {
        Self {
            day,
            set: HourSet::span(day, start, end.saturating_sub(start)),
        }
    }
}

/// Somebody with a free hour.
pub(crate) struct Free<'a> {
    pub staff: &'a StaffWeek,
    pub day: u8,
    free: HourSet,
    /// Whether every hour to fill is free.
    pub fully: bool,
}

impl<'a> Free<'a> {
    pub fn new(staff: &'a StaffWeek, hours: &Hours) -> Option<Self> {
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
    pub fn rank(&self) -> impl Ord + use<'a> {
        (
            Reverse(self.fully),
            Reverse(self.free.len()),
            self.staff.counts.hours,
            &*self.staff.member.name,
            &*self.staff.member.id,
        )
    }

    /// The free hours, merged, earliest first.
    pub fn times(&self) -> Vec<TimeRange> {
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
fn best<'a>(plan: &'a WeekPlan, week: &'a PositionWeek, hours: &Hours) -> Vec<Free<'a>> {
    let mut best: Vec<Free<'a>> = Vec::new();
    for candidate in plan
        .staff_of(week)
        .filter_map(|staff| Free::new(staff, hours))
    {
        let at = best.partition_point(|better| better.rank() < candidate.rank());
        if at < MAX_SUGGESTIONS {
            best.insert(at, candidate);
            best.truncate(MAX_SUGGESTIONS);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        error::Coded,
        filter::Filter,
        gap::gaps,
        testing::{list, week},
    };

    fn text(name: &str, times: &[TimeRange], fully: bool) -> String {
        let times: Vec<String> = times
            .iter()
            .map(|range| format!("{}-{}", range.start, range.end))
            .collect();
        format!(
            "{name} {}{}",
            times.join("+"),
            if fully { " fully" } else { "" }
        )
    }

    /// The suggestions for cooks on Monday from 10 to 20, as `name start-end+start-end fully`.
    fn check(staff: &str, shifts: &str, expect: &str) {
        let plan = week("cook/kitchen:99 host/lobby:0", staff, shifts);
        let all = suggestions(&plan, &gaps(&plan, &Filter::default()));
        let best = all[0].staff.iter();
        let found = list(best.map(|staff| {
            text(
                &staff.name,
                &staff.available_times,
                staff.is_fully_available,
            )
        }));
        assert_eq!(found, expect, "{staff}; {shifts}");
    }

    /// [D-470] candidates are of the position and have a free hour in the block
    #[test]
    fn candidates() {
        check("", "", "");
        check("ada@cook", "", "");
        check("ada@host=0:10-20", "", "");
        check("ada@cook=0:10-20", "", "Ada 10-20 fully");
        check("ada@cook=0:0-24", "", "Ada 10-20 fully");
        check("ada@cook=1:10-20", "", "");
        check("ada@cook=0:0-10,0:20-24", "", "");
        check("ada@cook=0:19-24", "", "Ada 19-20");
        check("ada@cook=0:10-20", "ada/0:10+10", "");
    }

    /// [D-471] a free hour is one of availability and of no shift of their own; [D-472] one that
    /// spills over from the day before counts
    #[test]
    fn free_hours() {
        check("ada@cook=0:10-20", "ada/0:12+3", "Ada 10-12+15-20");
        check(
            "ada@cook=0:10-20",
            "ada/0:12+3? ada/0:13+4",
            "Ada 10-12+17-20",
        );
        check("ada@cook=0:10-20", "ada/0:5+6", "Ada 11-20");
        check(
            "ada@cook=0:10-20",
            "ada/1:10+8 ada/0:20+4",
            "Ada 10-20 fully",
        );
        let plan = week("cook/kitchen:9", "ada@cook=1:9-20", "ada/0:20+16");
        let tuesday = &suggestions(&plan, &gaps(&plan, &Filter::default()))[1].staff[0];
        assert_eq!(
            text(
                &tuesday.name,
                &tuesday.available_times,
                tuesday.is_fully_available
            ),
            "Ada 12-20"
        );
    }

    /// [D-473] free hours inside the block merge into ranges; [D-474] fully means the whole block
    #[test]
    fn times_merge() {
        check("ada@cook=0:10-15,0:15-20", "", "Ada 10-20 fully");
        check("ada@cook=0:12-20,0:10-14", "", "Ada 10-20 fully");
        check("ada@cook=0:10-12,0:13-20", "", "Ada 10-12+13-20");
        check("ada@cook=0:0-12,0:18-24", "", "Ada 10-12+18-20");
        check("ada@cook=0:10-19", "", "Ada 10-19");
    }

    /// [D-475] fully available first, then more free hours, then fewer hours this week, then name,
    /// then id; [D-224] at most 3
    #[test]
    fn ranks() {
        check(
            "a@cook=0:11-20 b@cook=0:10-20",
            "",
            "B 10-20 fully, A 11-20",
        );
        check("a@cook=0:12-20 b@cook=0:11-20", "", "B 11-20, A 12-20");
        check(
            "a@cook=0:10-20 b@cook=0:10-20",
            "a/5:0+1",
            "B 10-20 fully, A 10-20 fully",
        );
        check(
            "a@cook=0:10-20 b@cook=0:10-20",
            "a/5:0+4 b/5:0+2 b/5:0+3",
            "A 10-20 fully, B 10-20 fully",
        );
        check(
            "a@cook=0:10-20 b@cook=0:10-20",
            "a/6:23+9 b/2:0+8",
            "B 10-20 fully, A 10-20 fully",
        );
        check(
            "b@cook=0:10-20 a@cook=0:10-20",
            "",
            "A 10-20 fully, B 10-20 fully",
        );
        check(
            "d@cook=0:10-20 c@cook=0:10-20 b@cook=0:10-20 a@cook=0:10-20",
            "",
            "A 10-20 fully, B 10-20 fully, C 10-20 fully",
        );
        check(
            "a@cook=0:10-11 b@cook=0:10-12 c@cook=0:10-13 d@cook=0:10-14 e@cook=0:10-12",
            "",
            "D 10-14, C 10-13, B 10-12",
        );
    }

    #[test]
    fn equal_names_rank_by_id() {
        let twin = |id: &str| {
            serde_json::json!({
                "id": id, "name": "Ada", "positionId": "cook", "color": "x",
                "availability": [{"day": 0, "start": 0, "end": 24}],
            })
        };
        let schedule = serde_json::json!({
            "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 9}],
            "staff": [twin("z"), twin("B"), twin("a")], "shifts": [],
        });
        let plan = WeekPlan::new(serde_json::from_value(schedule).unwrap());
        let staff = suggestions_for(&plan, "cook", 0, 10, 20).unwrap();
        assert_eq!(
            list(staff.into_iter().map(|staff| staff.staff_id)),
            "B, a, z"
        );
    }

    /// Only understaffed positions are filled, block by block in schedule order.
    #[test]
    fn every_understaffed_position_of_every_block() {
        let plan = week(
            "cook/kitchen:1 host/lobby:1 chef/kitchen:0",
            "ada@cook cyd@host",
            "ada/0:10+10 ada/1:10+10 ada/2:10+10 ada/3:10+10 ada/4:10+10 ada/5:10+10 cyd/5:12+1",
        );
        let all = suggestions(&plan, &gaps(&plan, &Filter::default()));
        let found = list(
            all.iter()
                .map(|entry| format!("{} {}", entry.gap, entry.position_id)),
        );
        assert_eq!(
            found,
            "0 host, 1 host, 2 host, 3 host, 4 host, 5 host, 6 host, 7 cook, 7 host"
        );
    }

    /// [D-295] a suggested staff entry gives name, color, availableTimes and isFullyAvailable
    #[test]
    fn asking_for_one_block() {
        let plan = week("cook/kitchen:1", "ada@cook=0:8-24 bob@cook=0:0-24", "");
        let staff = suggestions_for(&plan, "cook", 0, 6, 10).unwrap();
        assert_eq!(
            serde_json::to_value(staff).unwrap(),
            serde_json::json!([
                {"staffId": "bob", "name": "Bob", "color": "bob-color", "availableTimes": [{"start": 6, "end": 10}], "isFullyAvailable": true},
                {"staffId": "ada", "name": "Ada", "color": "ada-color", "availableTimes": [{"start": 8, "end": 10}], "isFullyAvailable": false},
            ])
        );
    }

    #[test]
    fn asking_wrongly() {
        let plan = week("cook/kitchen:1", "", "");
        let check = |position, day, start, end, code, path: &str| {
            let error = suggestions_for(&plan, position, day, start, end).unwrap_err();
            assert_eq!((error.code(), &*error.path), (code, path));
        };
        check("chef", 0, 10, 20, "unknown-position", "positionId");
        check("cook", 7, 10, 20, "day-out-of-range", "day");
        check("cook", 0, 24, 25, "start-out-of-range", "start");
        check("cook", 0, 10, 25, "end-out-of-range", "end");
        check("cook", 0, 10, 10, "empty-range", "end");
        check(
            "cook",
            i32::MIN,
            i32::MAX,
            i32::MIN,
            "day-out-of-range",
            "day",
        );
    }
}
