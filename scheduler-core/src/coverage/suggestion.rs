//! Suggestions: who could fill an understaffed position of a gap block.
//!
//! A candidate is of that position and has at least one free hour among those in which the position is
//! short: available then, and in no shift of their own, one that goes on from the day before included.
//! First come those who are free in all of the short hours, then those with more of them free, then with
//! less work this week, then by name, then by id.

use std::cmp::{Ordering, Reverse};

use serde::Serialize;

use super::gap::{GapBlock, hour_ranges};
use crate::{
    schedule::{Day, HourRange, name_order},
    week::{PositionWeek, QuarterSet, StaffWeek, Week, hour_of_week},
};

/// The most staff members suggested for one position of one block.
pub const MAX_SUGGESTIONS: usize = 3;

/// The suggestions for one understaffed position of one gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
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
#[non_exhaustive]
pub struct Suggestion {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's free hours in the block, merged, earliest first.
    pub available_times: Vec<HourRange>,
    /// Whether the member is free in all of the position's short hours.
    pub is_fully_available: bool,
}

impl Week {
    /// The suggestions for every understaffed position of every block, block by block. `gaps` are those of
    /// the same week.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, HourRange, Position, Schedule, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 12, 24);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![])?);
    /// let monday = &week.suggestions(&week.gaps(&Filter::default()))[0].staff[0];
    /// assert_eq!(monday.available_times, [HourRange::new(12, 20)]);
    /// assert!(!monday.is_fully_available);
    /// # Ok::<(), scheduler_core::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn suggestions(&self, gaps: &[GapBlock]) -> Vec<GapSuggestions> {
        let mut suggestions = Vec::new();
        for (gap, block) in (0..).zip(gaps) {
            for position in block.positions.iter().filter(|entry| entry.understaffed) {
                let Ok(week) = self.position_named(&position.position_id) else {
                    continue;
                };
                let hours = HourRange::new(block.start, block.end);
                let wanted = Wanted::short_in(week, block.day, hours);
                suggestions.push(GapSuggestions {
                    gap,
                    position_id: position.position_id.clone(),
                    staff: best(self, week, &wanted)
                        .iter()
                        .map(FreeStaff::suggestion)
                        .collect(),
                });
            }
        }
        suggestions
    }
}

/// The hours in which somebody is wanted, and those around them that are looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted {
    /// The hours that are looked at: a gap block, or what somebody asked for.
    block: QuarterSet,
    /// Those of them in which somebody is wanted.
    pub hours: QuarterSet,
}

impl Wanted {
    /// Every hour of a stretch of a day.
    pub fn all_of(day: Day, hours: HourRange) -> Self {
        let block =
            QuarterSet::of_hours(hour_of_week(day, hours.start), hour_of_week(day, hours.end));
        Self {
            block,
            hours: block,
        }
    }

    /// The hours of a stretch of a day in which a position is understaffed.
    pub fn short_in(week: &PositionWeek, day: Day, hours: HourRange) -> Self {
        Self {
            hours: week.short_hours(day, hours),
            ..Self::all_of(day, hours)
        }
    }
}

/// Somebody with a free hour among those wanted.
pub(crate) struct FreeStaff<'a> {
    pub staff: &'a StaffWeek,
    /// The free hours of the block.
    free: QuarterSet,
    /// The free hours among those wanted.
    pub useful: QuarterSet,
    /// Whether every wanted hour is free.
    pub is_fully_available: bool,
}

impl<'a> FreeStaff<'a> {
    pub fn new(staff: &'a StaffWeek, wanted: &Wanted) -> Option<Self> {
        let free = staff.free_hours() & wanted.block;
        let useful = free & wanted.hours;
        (!useful.is_empty()).then_some(Self {
            staff,
            free,
            useful,
            is_fully_available: useful == wanted.hours,
        })
    }

    /// Best first.
    pub fn rank(&self, other: &Self) -> Ordering {
        let key = |free: &Self| {
            (
                Reverse(free.is_fully_available),
                Reverse(free.useful.len()),
                free.staff.counts.minutes,
            )
        };
        let (one, two) = (&self.staff.member, &other.staff.member);
        key(self)
            .cmp(&key(other))
            .then_with(|| name_order(&one.name, &two.name))
            .then_with(|| one.id.cmp(&two.id))
    }

    /// The free hours of the block, merged, earliest first.
    pub fn times(&self) -> Vec<HourRange> {
        hour_ranges(self.free).map(|(_, hours)| hours).collect()
    }

    fn suggestion(&self) -> Suggestion {
        Suggestion {
            staff_id: self.staff.member.id.clone(),
            name: self.staff.member.name.clone(),
            available_times: self.times(),
            is_fully_available: self.is_fully_available,
        }
    }
}

/// The best candidates of a position, at most [`MAX_SUGGESTIONS`].
fn best<'a>(plan: &'a Week, week: &'a PositionWeek, wanted: &Wanted) -> Vec<FreeStaff<'a>> {
    let mut best: Vec<FreeStaff<'a>> = plan
        .staff_of(week)
        .filter_map(|staff| FreeStaff::new(staff, wanted))
        .collect();
    best.sort_by(FreeStaff::rank);
    best.truncate(MAX_SUGGESTIONS);
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{list, week};

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
        let all = plan.suggestions(&plan.gaps(&Filter::default()));
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
        let tuesday = &plan.suggestions(&plan.gaps(&Filter::default()))[1].staff[0];
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
        let plan = Week::new(serde_json::from_value(schedule).unwrap());
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
        let all = plan.suggestions(&plan.gaps(&Filter::default()));
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
