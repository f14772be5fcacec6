//! Gap blocks: stretches of a day in which some position is understaffed.
//!
//! The examined hours of each day are 10 to 20, end exclusive, unless the schedule says otherwise. Consecutive
//! understaffed hours form one block, even if the understaffed position changes; a block never crosses midnight. With
//! a position filter there are no blocks. Hours in which people with a mark are missing count like understaffed ones.

use serde::Serialize;

use super::marks::MarkGap;
use crate::{
    schedule::{Day, HourRange, Length},
    week::{
        Filter, PositionWeek, QuarterSet, StaffWeek, Staffing, WEEK_MINUTES, Week, hour_of_week,
        hour_ranges, hours_of_week,
    },
};

/// Consecutive hours of one day in which some position in scope is understaffed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct GapBlock {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// First hour.
    pub start: u8,
    /// End hour, exclusive.
    pub end: u8,
    /// Every position in scope, in schedule order.
    pub positions: Vec<GapPosition>,
    /// The stretches of the block in which too few people with a mark are on duty. The block may be there for them alone.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkGap>,
}

impl GapBlock {
    /// Its hours.
    #[must_use]
    pub const fn hours(&self) -> HourRange {
        HourRange::new(self.start, self.end)
    }
}

/// The staffing of one position in a gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct GapPosition {
    /// The position's id.
    pub position_id: String,
    /// Its staffing in the block's worst hour; if every hour needs the same number, one with the fewest on duty.
    #[serde(flatten)]
    pub staffing: Staffing,
    /// The hours of the block in which this position is understaffed, merged, earliest first. The block may be
    /// longer because of another position.
    pub short: Vec<HourRange>,
    /// The staff of the position who work at any time in the block, in staff order.
    pub members: Vec<GapMember>,
}

/// A staff member who works in a gap block.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct GapMember {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The total length of the member's shifts that overlap the block.
    #[serde(flatten)]
    pub length: Length,
    /// Whether all of those shifts are confirmed.
    pub confirmed: bool,
}

impl Week {
    /// The gap blocks, ordered by day and hour; none while a position filter is set.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let shift = Shift::new("1", "ada", Day::Monday, 12, 8);
    /// let gaps = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?).gaps(&Filter::default());
    /// assert_eq!((gaps[0].day, gaps[0].start, gaps[0].end), (Day::Monday, 10, 12));
    /// assert_eq!(gaps[0].positions[0].staffing.needed, 1);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn gaps(&self, filter: &Filter) -> Vec<GapBlock> {
        let mut blocks: Vec<GapBlock> = self
            .gap_spans(filter)
            .map(|(day, hours)| GapBlock {
                day,
                start: hours.start,
                end: hours.end,
                positions: Vec::new(),
                marks: Vec::new(),
            })
            .collect();
        for gap in self.mark_gaps(filter) {
            // Its hours follow each other, so that they are in one block.
            let holds =
                |block: &&mut GapBlock| block.day == gap.day && block.hours().contains(gap.start);
            if let Some(block) = blocks.iter_mut().find(holds) {
                block.marks.push(gap);
            }
        }
        for position in self.in_scope(filter) {
            list_position(self, position, &mut blocks);
        }
        blocks
    }

    /// The day and hours of every block; none while a position filter is set.
    pub(crate) fn gap_spans(&self, filter: &Filter) -> impl Iterator<Item = (Day, HourRange)> {
        let short = match filter.position {
            Some(_) => QuarterSet::default(),
            None => self.understaffed_hours(filter),
        };
        hour_ranges(short)
    }

    /// The examined hours of the week in which any position in scope of both filters is understaffed, or people with a
    /// mark are missing.
    pub(super) fn understaffed_hours(&self, filter: &Filter) -> QuarterSet {
        let examined = self.details().examined();
        let positions = self.in_scope(filter);
        let short = positions.map(|position| position.understaffed_hours(examined));
        short.chain(self.hours_without_marks(filter)).collect()
    }

    /// The number of hours in gaps on each day, over all positions.
    pub(crate) fn gap_hours(&self) -> [u32; Day::ALL.len()] {
        let mut days = [0; Day::ALL.len()];
        for (day, hours) in self.gap_spans(&Filter::default()) {
            if let Some(sum) = days.get_mut(day.index()) {
                *sum += u32::from(hours.hours());
            }
        }
        days
    }
}

impl PositionWeek {
    /// The examined hours of the week in which the position is understaffed.
    pub(crate) fn understaffed_hours(&self, examined: HourRange) -> QuarterSet {
        Day::ALL
            .into_iter()
            .map(|day| self.short_hours(day, examined))
            .collect()
    }

    /// The hours of a stretch of one day in which the position is understaffed.
    pub(crate) fn short_hours(&self, day: Day, hours: HourRange) -> QuarterSet {
        let mut short = QuarterSet::default();
        for hour in hours_of_week(day, hours) {
            if self.staffing(hour).understaffed {
                short.insert_hour(hour);
            }
        }
        short
    }
}

/// Adds the staffing of one position to every block.
fn list_position(week: &Week, position: &PositionWeek, blocks: &mut [GapBlock]) {
    for block in &mut *blocks {
        let hours = block.hours();
        let (_, staffing) = position.worst_hour(hours_of_week(block.day, hours));
        let short = hour_ranges(position.short_hours(block.day, hours));
        block.positions.push(GapPosition {
            position_id: position.definition.id.clone(),
            staffing,
            short: short.map(|(_, hours)| hours).collect(),
            members: Vec::new(),
        });
    }
    for staff in week.staff_of(position) {
        list_member(staff, position, blocks);
    }
}

/// Adds a staff member to the last position of every block in which they work in it. A shift of the week before counts
/// with its end in this week.
fn list_member(staff: &StaffWeek, position: &PositionWeek, blocks: &mut [GapBlock]) {
    let mut minutes = vec![0; blocks.len()];
    let minute = |block: &GapBlock, hour| hour_of_week(block.day, hour) * 60;
    let before = staff
        .before_in(position)
        .map(|shift| (shift, 0, shift.end_minutes() - WEEK_MINUTES));
    let own = staff.counted_in(position);
    let own = own.map(|shift| (shift, shift.start_minutes(), shift.end_minutes()));
    for (shift, start, end) in before.chain(own) {
        let first = blocks.partition_point(|block| minute(block, block.end) <= start);
        let touched = blocks.iter_mut().zip(&mut minutes).skip(first);
        for (block, minutes) in touched.take_while(|(block, _)| minute(block, block.start) < end) {
            let Some(position) = block.positions.last_mut() else {
                continue;
            };
            let is_new = *minutes == 0;
            *minutes += u32::from(shift.time.minutes_long());
            let length = Length::of_minutes(*minutes);
            match position.members.last_mut() {
                Some(member) if !is_new => {
                    member.length = length;
                    member.confirmed &= shift.confirmed;
                }
                _ => position.members.push(GapMember {
                    staff_id: staff.member.id.clone(),
                    name: staff.member.name.clone(),
                    length,
                    confirmed: shift.confirmed,
                }),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, hours, length, list, week};

    /// The blocks of Monday and Tuesday, as `day:start-end`.
    fn check(positions: &str, staff: &str, shifts: &str, expect: &str) {
        let blocks = week(positions, staff, shifts).gaps(&Filter::default());
        let early = blocks.iter().filter(|block| block.day.index() < 2);
        let found =
            list(early.map(|block| format!("{}:{}-{}", block.day.index(), block.start, block.end)));
        assert_eq!(found, expect, "{positions}; {shifts}");
    }

    const ONE: &str = "cook/kitchen:1";
    const ADA: &str = "ada@cook";

    /// [D-292] [D-338] consecutive understaffed hours are one block with a start and an end; [D-422]
    /// [D-458] only the hours 10 to 20 are examined
    #[test]
    fn understaffed_hours_merge() {
        check(ONE, ADA, "", "0:10-20, 1:10-20");
        check(ONE, ADA, "ada/0:10+10", "1:10-20");
        check(ONE, ADA, "ada/0:0+10 ada/0:20+4", "0:10-20, 1:10-20");
        check(ONE, ADA, "ada/0:11+9", "0:10-11, 1:10-20");
        check(ONE, ADA, "ada/0:10+9", "0:19-20, 1:10-20");
        check(ONE, ADA, "ada/0:13+2", "0:10-13, 0:15-20, 1:10-20");
        check(
            ONE,
            ADA,
            "ada/0:11+1 ada/0:13+1 ada/0:15+5",
            "0:10-11, 0:12-13, 0:14-15, 1:10-20",
        );
        check(ONE, ADA, "ada/0:12+24", "0:10-12, 1:12-20");
    }

    /// [D-461] a block never crosses days: Monday's ends at 20 and Tuesday's begins at 10
    #[test]
    fn a_block_stays_in_its_day() {
        let blocks = week(ONE, ADA, "").gaps(&Filter::default());
        let spans: Vec<_> = blocks
            .iter()
            .map(|block| (block.day, block.start, block.end))
            .collect();
        assert_eq!(spans, Day::ALL.map(|day| (day, 10, 20)));
    }

    /// [D-459] an hour is in a gap if any position is understaffed; [D-460] hours merge even where the
    /// understaffed position changes
    #[test]
    fn any_position_makes_a_gap() {
        const TWO: &str = "cook/kitchen:1 host/lobby:1";
        const BOTH: &str = "ada@cook cyd@host";
        check(TWO, BOTH, "ada/0:10+10 ada/1:10+10 cyd/0:10+10", "1:10-20");
        check(
            TWO,
            BOTH,
            "ada/0:10+5 cyd/0:15+5 ada/1:10+10 cyd/1:10+10",
            "0:10-20",
        );
        check(
            TWO,
            BOTH,
            "ada/0:12+8 cyd/0:10+5 ada/1:10+10 cyd/1:10+10",
            "0:10-12, 0:15-20",
        );
    }

    /// [D-457] required 0 is never understaffed
    #[test]
    fn nobody_required_nobody_short() {
        check("cook/kitchen:0", ADA, "", "");
        check("", "", "", "");
        check(
            "cook/kitchen:0 host/lobby:1",
            "cyd@host",
            "cyd/0:10+10",
            "1:10-20",
        );
    }

    /// [D-339] with a position filter there are no gaps; [D-462] the team filter narrows the scope
    #[test]
    fn filters() {
        let plan = week(
            "cook/kitchen:1 host/lobby:1",
            "ada@cook cyd@host",
            "ada/0:10+10",
        );
        let count = |team, position| plan.gaps(&filter(team, position)).len();
        assert_eq!(count("", ""), 7);
        assert_eq!(count("kitchen", ""), 6);
        assert_eq!(count("lobby", ""), 7);
        assert_eq!(count("bar", ""), 0);
        assert_eq!(count("", "cook"), 0);
        assert_eq!(count("kitchen", "cook"), 0);
        assert_eq!(count("", "nobody"), 0);
        let of_kitchen = plan.gaps(&filter("kitchen", ""));
        assert!(of_kitchen.iter().all(|block| block.positions.len() == 1));
    }

    /// The positions of Monday's first block, as `id scheduled/required needed` with `!` where
    /// understaffed, and the members as `id hours` with `?` where pending.
    fn check_first(positions: &str, staff: &str, shifts: &str, expect: &str) {
        let blocks = week(positions, staff, shifts).gaps(&Filter::default());
        let found = blocks[0].positions.iter().map(|position| {
            let members = position.members.iter().map(|member| {
                let mark = if member.confirmed { "" } else { "?" };
                assert_eq!(member.name.to_lowercase(), member.staff_id);
                format!("{} {}{mark}", member.staff_id, length(member.length))
            });
            let GapPosition {
                position_id,
                staffing,
                ..
            } = position;
            let Staffing {
                scheduled,
                required,
                needed,
                understaffed,
            } = staffing;
            let mark = if *understaffed { "!" } else { "" };
            format!(
                "{position_id} {scheduled}/{required} {needed}{mark} [{}]",
                list(members)
            )
        });
        assert_eq!(list(found), expect, "{shifts}");
    }

    /// [D-293] [D-463] every position in scope is listed, in schedule order, with its required;
    /// [D-464] scheduled is the fewest of any hour; [D-465] needed never falls below 0; [D-466]
    /// understaffed is by the threshold
    #[test]
    fn a_block_lists_every_position() {
        const THREE: &str = "host/lobby:1 cook/kitchen:6 chef/kitchen:0";
        const STAFF: &str = "a@cook b@cook c@cook d@host e@host f@chef";
        let check = |shifts, expect| check_first(THREE, STAFF, shifts, expect);
        check("", "host 0/1 1! [], cook 0/6 6! [], chef 0/0 0 []");
        check(
            "d/0:10+10 e/0:10+10 a/0:10+10 b/0:12+1",
            "host 2/1 0 [d 10, e 10], cook 1/6 5! [a 10, b 1], chef 0/0 0 []",
        );
        check(
            "d/0:10+10 a/0:10+10 b/0:10+5 c/0:15+5 f/0:9+3",
            "host 1/1 0 [d 10], cook 2/6 4! [a 10, b 5, c 5], chef 0/0 0 [f 3]",
        );
        check(
            "d/0:10+5 a/0:10+10 b/0:10+10 c/0:15+5",
            "host 0/1 1! [d 5], cook 2/6 4! [a 10, b 10, c 5], chef 0/0 0 []",
        );
        check(
            "a/0:10+10 b/0:10+10 c/0:10+10",
            "host 0/1 1! [], cook 3/6 3 [a 10, b 10, c 10], chef 0/0 0 []",
        );
    }

    /// [D-467] members work at least one hour of the block and are in staff order; [D-468] hours sums their shifts that
    /// touch it; [D-469] confirmed only if all of those are
    #[test]
    fn a_block_lists_who_works_in_it() {
        const STAFF: &str = "a@cook b@cook c@cook";
        let check = |shifts, expect| check_first("cook/kitchen:9", STAFF, shifts, expect);
        check("c/0:10+1 a/0:19+1", "cook 0/9 9! [a 1, c 1]");
        check("a/0:2+8 b/0:20+4 c/1:10+8", "cook 0/9 9! []");
        check("a/0:2+9 b/0:19+5", "cook 0/9 9! [a 9, b 5]");
        check("a/0:10+2 a/0:15+3 a/0:21+2", "cook 0/9 9! [a 5]");
        check("a/0:10+4 a/0:12+4", "cook 0/9 9! [a 8]");
        check("a/0:10+2 a/0:15+3? a/0:20+2", "cook 0/9 9! [a 5?]");
        check("a/0:10+2 a/0:21+2?", "cook 0/9 9! [a 2]");
        check("a/0:10+2? b/0:10+2", "cook 0/9 9! [a 2?, b 2]");
    }

    #[test]
    fn a_shift_from_the_day_before_is_in_the_block() {
        let plan = week("cook/kitchen:4", "a@cook", "a/0:23+12? a/1:12+2");
        let tuesday = &plan.gaps(&Filter::default())[1];
        assert_eq!(length(tuesday.positions[0].members[0].length), "14");
        assert!(!tuesday.positions[0].members[0].confirmed);
    }

    /// Somebody works in a block if any of their quarters is in it; the summed length has minutes.
    #[test]
    fn members_count_to_the_quarter() {
        const STAFF: &str = "a@cook b@cook c@cook d@cook";
        let check = |shifts, expect| check_first("cook/kitchen:9", STAFF, shifts, expect);
        check(
            "a/0:9+1:15 b/0:19:45+3 c/0:9+1 d/0:20+1:15",
            "cook 0/9 9! [a 1:15, b 3]",
        );
        check("a/0:10+1:45 a/0:13:30+2:30?", "cook 0/9 9! [a 4:15?]");
        check("a/0:10+1:45 a/0:13:30+2:15", "cook 0/9 9! [a 4]");
        let plan = week("cook/kitchen:9", "a@cook b@cook", "a/0:10+1:45 b/0:10+2");
        let members = &plan.gaps(&Filter::default())[0].positions[0].members;
        assert_eq!(
            serde_json::to_value(members).unwrap(),
            serde_json::json!([
                {"staffId": "a", "name": "A", "hours": 1, "minutes": 45, "confirmed": true},
                {"staffId": "b", "name": "B", "hours": 2, "confirmed": true},
            ])
        );
    }

    /// A position's own short hours, in a block that is longer because of another position.
    #[test]
    fn a_position_has_its_own_short_hours() {
        let shorts = |shifts: &str| {
            let plan = week(
                "cook/kitchen:1 host/lobby:4",
                "a@cook d@host e@host",
                shifts,
            );
            let blocks = plan.gaps(&Filter::default());
            let first = blocks.into_iter().next().unwrap();
            let positions = first.positions.iter();
            let shorts = list(positions.map(|position| {
                assert_eq!(position.staffing.understaffed, !position.short.is_empty());
                format!("{} {}", position.position_id, hours(&position.short))
            }));
            format!(
                "{}:{}-{} {shorts}",
                first.day.index(),
                first.start,
                first.end
            )
        };
        assert_eq!(shorts(""), "0:10-20 cook 10-20, host 10-20");
        assert_eq!(shorts("a/0:12+3"), "0:10-20 cook 10-12+15-20, host 10-20");
        assert_eq!(
            shorts("a/0:12+8 d/0:10+1 e/0:10+1 d/0:15+5 e/0:15+5"),
            "0:10-15 cook 10-12, host 11-15"
        );
        assert_eq!(shorts("a/0:10+10"), "0:10-20 cook , host 10-20");
        // The hours of the day's other blocks are not included.
        assert_eq!(
            shorts("a/0:13+2 d/0:10+10 e/0:10+10"),
            "0:10-13 cook 10-13, host "
        );
        // Half an hour does not cover the hour.
        assert_eq!(
            shorts("a/0:12:30+7:30 d/0:10+10 e/0:10+10"),
            "0:10-13 cook 10-13, host "
        );
    }
}
