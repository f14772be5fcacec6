//! Day summaries: each day's gaps, staff and worst hour, as shown in a month view.

use std::ops::Range;

use serde::Serialize;

use super::{fill_rate::percent, gap::GapBlock, level::StaffingLevel};
use crate::{
    schedule::Day,
    week::{Filter, PositionWeek, Staffing, Week, hours_of_week, of_day},
};

/// A summary of one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DaySummary {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// Gap blocks; 0 while a position filter is set.
    pub gap_count: u32,
    /// Hours in gap blocks.
    pub gap_hours: u32,
    /// Different staff members of the positions in scope with a shift that starts on this day.
    pub staff_working: u32,
    /// The worst level of any position in scope in each examined hour, 10 AM to 7 PM; empty while a position filter is
    /// set.
    pub levels: Vec<StaffingLevel>,
    /// The examined hour and position with the lowest share of `required` on duty: the earliest hour, then the first
    /// position in schedule order; `None` if no position in scope requires anybody.
    pub worst: Option<DayPosition>,
    /// The positions in scope, in schedule order.
    pub positions: Vec<DayPosition>,
}

/// The staffing of a position in its worst examined hour of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DayPosition {
    /// The position.
    pub position_id: String,
    /// That hour, 10 to 19; the earliest if there are several.
    pub hour: u8,
    /// Its staffing in that hour.
    #[serde(flatten)]
    pub staffing: Staffing,
    /// `scheduled` of `required` in percent, rounded half up; 100 if nobody is required.
    pub percent: u32,
}

impl Week {
    /// Summarizes every day, Monday first. `gaps` must be those of the same week and filter.
    pub(crate) fn day_summaries(&self, filter: &Filter, gaps: &[GapBlock]) -> Vec<DaySummary> {
        let examined = self.details().examined();
        let days = Day::ALL.into_iter();
        days.map(|day| {
            let (gap_count, gap_hours) = gaps_of(gaps, day);
            let working = self.members_in(filter).filter(|staff| {
                let mut positions = self.in_scope(filter);
                positions.any(|position| staff.starts_on(position, day))
            });
            DaySummary {
                day,
                gap_count,
                gap_hours,
                staff_working: u32::try_from(working.count()).unwrap_or(u32::MAX),
                levels: self.day_levels(filter, day),
                worst: worst(self.in_scope(filter), hours_of_week(day, examined)),
                positions: self
                    .in_scope(filter)
                    .map(|position| {
                        day_position(position, position.worst_hour(hours_of_week(day, examined)))
                    })
                    .collect(),
            }
        })
        .collect()
    }
}

/// The number of gap blocks of a day, and their total hours.
pub(super) fn gaps_of(gaps: &[GapBlock], day: Day) -> (u32, u32) {
    let blocks = gaps.iter().filter(|block| block.day == day);
    blocks.fold((0, 0), |(count, hours), block| {
        (count + 1, hours + u32::from(block.end - block.start))
    })
}

fn worst<'a>(
    positions: impl Iterator<Item = &'a PositionWeek>,
    examined: Range<usize>,
) -> Option<DayPosition> {
    let staffings = positions.flat_map(|position| {
        let staffings = examined.clone().map(|hour| (hour, position.staffing(hour)));
        staffings
            .filter(|(_, staffing)| staffing.required > 0)
            .map(move |at| (at, position))
    });
    let (at, position) = staffings.reduce(|worst, other| {
        if is_worse(other.0, worst.0) {
            other
        } else {
            worst
        }
    })?;
    Some(day_position(position, at))
}

/// Whether one hour has a smaller share of its required heads than another, or the same share earlier. Shares are
/// compared by cross-multiplication, which is exact.
fn is_worse((hour, one): (usize, Staffing), (other_hour, other): (usize, Staffing)) -> bool {
    let share = u64::from(one.scheduled) * u64::from(other.required);
    let other_share = u64::from(other.scheduled) * u64::from(one.required);
    (share, hour) < (other_share, other_hour)
}

fn day_position(position: &PositionWeek, (hour, staffing): (usize, Staffing)) -> DayPosition {
    DayPosition {
        position_id: position.definition.id.clone(),
        hour: of_day(hour).1,
        percent: percent(staffing.scheduled, staffing.required),
        staffing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, week};

    const POSITIONS: &str = "cook/kitchen:4 host/lobby:2 chef/kitchen:0";
    const STAFF: &str = "a@cook b@cook c@cook d@host e@host f@chef";

    fn monday(shifts: &str, team: &str, position: &str) -> DaySummary {
        let (plan, filter) = (week(POSITIONS, STAFF, shifts), filter(team, position));
        plan.day_summaries(&filter, &plan.gaps(&filter))
            .swap_remove(0)
    }

    /// Monday's worst hour as `position scheduled/required percent at hour`, `!` where understaffed.
    fn check_worst(shifts: &str, expect: &str) {
        let worst = monday(shifts, "", "").worst.unwrap();
        let DayPosition {
            position_id,
            staffing,
            percent,
            hour,
        } = worst;
        let Staffing {
            scheduled,
            required,
            understaffed,
            ..
        } = staffing;
        let mark = if understaffed { "!" } else { "" };
        assert_eq!(
            format!("{position_id} {scheduled}/{required} {percent}{mark} at {hour}"),
            expect,
            "{shifts}"
        );
    }

    #[test]
    fn the_worst_hour() {
        check_worst("", "cook 0/4 0! at 10");
        check_worst("a/0:10+10", "host 0/2 0! at 10");
        check_worst("a/0:10+10 d/0:10+10", "cook 1/4 25! at 10");
        check_worst(
            "a/0:10+10 d/0:10+10 b/0:10+3 c/0:10+2",
            "cook 1/4 25! at 13",
        );
        check_worst("a/0:10+10 d/0:12+8", "host 0/2 0! at 10");
        check_worst("a/0:12+8 d/0:10+2", "cook 0/4 0! at 10");
        check_worst("a/0:10+5 d/0:10+2 d/0:13+7", "host 0/2 0! at 12");
        check_worst(
            "a/0:10+10 b/0:10+10 c/0:10+10 d/0:10+10 e/0:10+9",
            "host 1/2 50 at 19",
        );
        check_worst("a/0:10+10 b/0:10+10 d/0:10+10", "cook 2/4 50 at 10");
    }

    #[test]
    fn nobody_required_no_worst_hour() {
        assert_eq!(monday("", "", "chef").worst, None);
        assert_eq!(monday("", "bar", "").worst, None);
    }

    /// [D-258] the engine counts gaps, staff and the fewest of every position
    #[test]
    fn a_days_figures() {
        let check = |shifts, team, position, expect: &str| {
            let day = monday(shifts, team, position);
            let positions = day.positions.iter().map(|position| {
                let Staffing {
                    scheduled,
                    required,
                    understaffed,
                    ..
                } = position.staffing;
                let mark = if understaffed { "!" } else { "" };
                format!(
                    "{} {scheduled}/{required}{mark} at {}",
                    position.position_id, position.hour
                )
            });
            let (gaps, hours, staff) = (day.gap_count, day.gap_hours, day.staff_working);
            assert_eq!(
                format!("{gaps} gaps {hours} h {staff} staff: {}", list(positions)),
                expect,
                "{shifts}"
            );
        };
        const COOKS: &str = "a/0:10+10 b/0:10+10 d/0:12+4 d/0:18+2 f/0:1+1 c/1:0+9 e/6:9+9";
        check(
            "",
            "",
            "",
            "1 gaps 10 h 0 staff: cook 0/4! at 10, host 0/2! at 10, chef 0/0 at 10",
        );
        check(
            COOKS,
            "",
            "",
            "2 gaps 4 h 4 staff: cook 2/4 at 10, host 0/2! at 10, chef 0/0 at 10",
        );
        check(
            COOKS,
            "kitchen",
            "",
            "0 gaps 0 h 3 staff: cook 2/4 at 10, chef 0/0 at 10",
        );
        check(COOKS, "", "host", "0 gaps 0 h 1 staff: host 0/2! at 10");
        check(
            "a/6:20+20 a/0:15+3 a/0:15+3",
            "",
            "cook",
            "0 gaps 0 h 1 staff: cook 0/4! at 10",
        );
    }

    #[test]
    fn a_shift_counts_as_work_on_the_day_it_starts() {
        let (plan, all) = (week(POSITIONS, STAFF, "a/0:22+10"), Filter::default());
        let days = plan.day_summaries(&all, &plan.gaps(&all));
        let staff: Vec<u32> = days.iter().map(|day| day.staff_working).collect();
        assert_eq!(staff, [1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(days.iter().map(|day| day.day).collect::<Vec<_>>(), Day::ALL);
    }
}
