//! Suggestions: who could fill an understaffed position of a gap block.
//!
//! A candidate has that position, main or other, and is free in at least one hour in which it is understaffed:
//! available, not absent, and not on a shift, which may have started the day before. Candidates who are free in all of
//! those hours rank first, then those who are free in more of them, then those who have a mark that is missing in more of
//! them, then those whose main position it is, then those with less work this week, then by name, then by id. For
//! somebody with a mark the hours in which it is missing count like those in which the position is understaffed.

use std::cmp::{Ordering, Reverse};

use serde::Serialize;

use super::gap::GapBlock;
use crate::{
    schedule::{Day, HourRange, name_order, sort_by},
    week::{PositionWeek, QuarterSet, StaffWeek, Week, hour_ranges, hours_of_week},
};

/// The most staff members suggested for one position of one block.
pub(crate) const MAX_SUGGESTIONS: usize = 3;

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
    /// At most three, best first.
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
    /// The suggestions for every understaffed position of every block, block by block. `gaps` must be those of the
    /// same week.
    pub(crate) fn suggestions(&self, gaps: &[GapBlock]) -> Vec<GapSuggestions> {
        let mut suggestions = Vec::new();
        for (gap, block) in (0..).zip(gaps) {
            for entry in block
                .positions
                .iter()
                .filter(|entry| entry.staffing.understaffed)
            {
                let Ok(position) = self.position_named(&entry.position_id) else {
                    continue;
                };
                let hours = block.hours();
                let needed = NeededHours::short_in(position, block.day, hours);
                suggestions.push(GapSuggestions {
                    gap,
                    position_id: entry.position_id.clone(),
                    staff: free_staff(self, position, &needed)
                        .iter()
                        .take(MAX_SUGGESTIONS)
                        .map(FreeStaff::suggestion)
                        .collect(),
                });
            }
        }
        suggestions
    }
}

/// The hours in which somebody is needed, within the hours that are considered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NeededHours {
    /// The hours considered: a gap block, or the hours given by the caller.
    block: QuarterSet,
    /// The hours in which somebody is needed.
    pub hours: QuarterSet,
}

impl NeededHours {
    /// Every hour of a stretch of a day.
    pub fn all_of(day: Day, hours: HourRange) -> Self {
        let hours = hours_of_week(day, hours);
        let block = QuarterSet::of_hours(hours.start, hours.end);
        Self {
            block,
            hours: block,
        }
    }

    /// The hours of a stretch of a day in which a position is understaffed.
    pub fn short_in(position: &PositionWeek, day: Day, hours: HourRange) -> Self {
        Self {
            hours: position.short_hours(day, hours),
            ..Self::all_of(day, hours)
        }
    }
}

/// A staff member who is free in at least one needed hour.
pub(crate) struct FreeStaff<'a> {
    pub staff: &'a StaffWeek,
    /// Whether the position is another one than the member's main one.
    is_other_position: bool,
    /// The free hours among those considered.
    free: QuarterSet,
    /// The free hours among those needed.
    pub useful: QuarterSet,
    /// In how many of those hours somebody with a mark of theirs is missing.
    marked: usize,
    /// Whether every needed hour is free.
    pub is_fully_available: bool,
}

impl<'a> FreeStaff<'a> {
    pub fn new(
        week: &Week,
        staff: &'a StaffWeek,
        position: &PositionWeek,
        needed: &NeededHours,
    ) -> Option<Self> {
        let free = staff.free_hours() & needed.block;
        let marked = week.hours_that_lack(&staff.member, position) & needed.block;
        let needed = needed.hours | marked;
        let useful = free & needed;
        (!useful.is_empty()).then_some(Self {
            staff,
            is_other_position: staff.member.position_id != position.definition.id,
            free,
            useful,
            marked: (free & marked).len(),
            is_fully_available: useful == needed,
        })
    }

    /// The order of candidates, best first.
    pub fn rank(&self, other: &Self) -> Ordering {
        // Nobody is free in more of the needed hours than those who are fully available.
        let key = |free: &Self| {
            let free_hours = Reverse((free.useful.len(), free.marked));
            (free_hours, free.is_other_position, free.staff.minutes())
        };
        let (one, two) = (&self.staff.member, &other.staff.member);
        key(self)
            .cmp(&key(other))
            .then_with(|| name_order(&one.name, &two.name))
            .then_with(|| one.id.cmp(&two.id))
    }

    /// The free hours among those considered, merged, earliest first.
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

/// The staff of a position who are free in at least one needed hour, best first.
pub(crate) fn free_staff<'a>(
    week: &'a Week,
    position: &'a PositionWeek,
    needed: &NeededHours,
) -> Vec<FreeStaff<'a>> {
    let staff = week.staff_of(position);
    let mut free: Vec<FreeStaff<'a>> = staff
        .filter_map(|staff| FreeStaff::new(week, staff, position, needed))
        .collect();
    sort_by(&mut free, FreeStaff::rank);
    free
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        schedule::{Position, Schedule, StaffMember},
        testing::{hours, list, week},
        week::Filter,
    };

    fn text(staff: &Suggestion) -> String {
        let fully = if staff.is_fully_available {
            " fully"
        } else {
            ""
        };
        format!("{} {}{fully}", staff.name, hours(&staff.available_times))
    }

    /// The suggestions for cooks on Monday from 10 to 20, as `name start-end+start-end fully`.
    fn check(staff: &str, shifts: &str, expect: &str) {
        let plan = week("cook/kitchen:99 host/lobby:0", staff, shifts);
        let all = plan.suggestions(&plan.gaps(&Filter::default()));
        let found = list(all[0].staff.iter().map(text));
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

    /// [D-471] a free hour is one of availability and outside the person's shifts, [D-472] including one that continues
    /// from the day before
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
        assert_eq!(text(tuesday), "Ada 12-20");
    }

    /// Somebody is free in an hour if they are available and off duty in all four quarters.
    #[test]
    fn a_free_hour_is_free_in_all_of_its_quarters() {
        check("ada@cook=0:9:30-20", "", "Ada 10-20 fully");
        check("ada@cook=0:10:15-19:45", "", "Ada 11-19");
        check("ada@cook=0:10:30-11:30", "", "");
        check("ada@cook=0:10-15:30,0:15:30-20", "", "Ada 10-20 fully");
        check("ada@cook=0:10-20", "ada/0:12:30+2", "Ada 10-12+15-20");
        check("ada@cook=0:10-20", "ada/0:10:45+0:15", "Ada 11-20");
        check("ada@cook=1:0-2,0:18-20", "ada/0:19:45+4", "Ada 18-19");
    }

    /// Only the position's own short hours of a block count: people who are free in none of them are not candidates,
    /// and the others are ranked by them.
    #[test]
    fn the_positions_own_short_hours_decide() {
        // The block goes from 10 to 20 because of the cooks; hosts are short from 12 to 15 only.
        let of_hosts = |staff: &str| {
            let plan = week(
                "cook/kitchen:1 host/lobby:2",
                &format!("zoe@host {staff}"),
                "zoe/0:10+2 zoe/0:15+5",
            );
            let gaps = plan.gaps(&Filter::default());
            assert_eq!(hours(&gaps[0].positions[1].short), "12-15");
            let all = plan.suggestions(&gaps);
            let hosts = all
                .iter()
                .find(|entry| (entry.gap, &*entry.position_id) == (0, "host"));
            list(hosts.unwrap().staff.iter().map(text))
        };
        assert_eq!(of_hosts("a@host=0:10-12,0:15-20"), "");
        assert_eq!(of_hosts("a@host=0:12-15"), "A 12-15 fully");
        assert_eq!(of_hosts("a@host=0:11-16"), "A 11-16 fully");
        assert_eq!(
            of_hosts("a@host=0:14-20 b@host=0:13-15"),
            "B 13-15, A 14-20"
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

    /// Case and accents come second; the id decides only between equal names.
    #[test]
    fn equal_names_rank_by_id() {
        let member = |(id, name): (&str, &str)| {
            StaffMember::new(id, name, "cook").available(Day::Monday, 0, 24)
        };
        let ranked = |staff: &[(&str, &str)]| {
            let cook = Position::new("cook", "Cook", "kitchen", 9);
            let staff = staff.iter().copied().map(member).collect();
            let plan = Week::new(Schedule::new(vec![cook], staff, vec![]).unwrap());
            let all = plan.suggestions(&plan.gaps(&Filter::default()));
            list(all[0].staff.iter().map(|staff| staff.staff_id.clone()))
        };
        assert_eq!(
            ranked(&[("z", "Ada"), ("B", "Ada"), ("a", "Ada")]),
            "B, a, z"
        );
        assert_eq!(
            ranked(&[("a", "Zoe"), ("b", "Ángel"), ("c", "bo")]),
            "b, c, a"
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
}
