//! Lanes: the shifts of each day side by side, so that no two of a lane overlap.

use serde::Serialize;

use super::{
    board::{FIRST_ROW, LAST_ROW},
    chip::ShiftChip,
};
use crate::{
    schedule::{DAYS, Day, Shift, sort_by, sort_by_key},
    week::{Filter, Person, PositionWeek, StaffWeek, Week, hour_of_week},
};

/// The shifts of one position that are visible on one day, 9 AM to 1 AM.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PositionLanes {
    /// The position.
    pub position_id: String,
    /// The number of lanes, including those not returned.
    pub lanes: u32,
    /// The shifts of the first lanes, by start, length and staff order.
    pub bars: Vec<LaneBar>,
}

/// A shift in its lane.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct LaneBar {
    /// The lane among those of its position, from 0.
    pub lane: u32,
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The shift.
    pub shift: ShiftChip,
}

impl Week {
    /// The shifts of every day, Monday first, of every position in scope of both filters; of each position the first
    /// `most` lanes. A shift takes the first lane that is free at its start.
    #[must_use]
    pub fn lanes(&self, filter: &Filter, most: u32) -> Vec<Vec<PositionLanes>> {
        let mut days = vec![Vec::new(); DAYS.into()];
        for position in self.in_scope(filter) {
            let seen = seen_by_day(self, position);
            for (day, seen) in days.iter_mut().zip(seen) {
                day.push(lay_out(&position.definition.id, seen, most));
            }
        }
        days
    }
}

/// A shift with its person.
type Seen<'a> = (&'a Shift, &'a StaffWeek);

/// The shifts of a position by the day in whose rows they appear, absences included; an overnight shift may appear on two days.
fn seen_by_day<'a>(week: &'a Week, position: &'a PositionWeek) -> Vec<Vec<Seen<'a>>> {
    let mut days = vec![Vec::new(); DAYS.into()];
    for staff in week.staff_of(position) {
        let is_here = |shift: &&Shift| staff.position_of(shift) == position.definition.id;
        let mut shifts: Vec<&Shift> = staff.shifts().filter(is_here).collect();
        sort_by(&mut shifts, |one, other| one.id.cmp(&other.id));
        for shift in shifts {
            for (day, seen) in Day::ALL.into_iter().zip(&mut days) {
                let [first, last] =
                    [FIRST_ROW, LAST_ROW + 1].map(|hour| hour_of_week(day, hour) * 60);
                if shift.time.overlaps((first, last)) {
                    seen.push((shift, staff));
                }
            }
        }
    }
    days
}

fn lay_out(position_id: &str, mut seen: Vec<Seen<'_>>, most: u32) -> PositionLanes {
    // A stable sort: equal ones stay in staff order, and one person's in the order of their ids.
    sort_by_key(&mut seen, |(shift, _)| {
        (shift.start_minutes(), shift.length_minutes())
    });
    let mut ends: Vec<usize> = Vec::new();
    let mut bars = Vec::new();
    for (shift, staff) in seen {
        let free = ends.iter().position(|end| *end <= shift.start_minutes());
        let lane = free.unwrap_or(ends.len());
        match ends.get_mut(lane) {
            Some(end) => *end = shift.end_minutes(),
            None => ends.push(shift.end_minutes()),
        }
        let lane = u32::try_from(lane).unwrap_or(u32::MAX);
        if lane < most {
            bars.push(LaneBar {
                lane,
                person: Person::from(&staff.member),
                shift: ShiftChip::new(staff, shift),
            });
        }
    }
    PositionLanes {
        position_id: position_id.to_owned(),
        lanes: u32::try_from(ends.len()).unwrap_or(u32::MAX),
        bars,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, week};

    const STAFF: &str = "ada@cook bob@cook cyd@cook eve@host";

    /// The lanes of a day as `position(lanes): name lane, name lane`.
    fn lanes(shifts: &str, day: usize, most: u32) -> Vec<String> {
        let plan = week("cook/kitchen:2 host/lobby:1", STAFF, shifts);
        let days = plan.lanes(&Filter::default(), most);
        assert_eq!(days.len(), 7);
        let positions = days[day].iter().map(|position| {
            let bars = position
                .bars
                .iter()
                .map(|bar| format!("{} {}", bar.person.name, bar.lane));
            format!(
                "{}({}): {}",
                position.position_id,
                position.lanes,
                list(bars)
            )
        });
        positions.collect()
    }

    #[test]
    fn a_shift_takes_the_first_free_lane() {
        assert_eq!(
            lanes("bob/0:10+4 ada/0:9+3 cyd/0:12+4 eve/0:10+2", 0, 9),
            ["cook(2): Ada 0, Bob 1, Cyd 0", "host(1): Eve 0"]
        );
        assert_eq!(
            lanes("ada/0:9+3:15 cyd/0:12+4", 0, 9),
            ["cook(2): Ada 0, Cyd 1", "host(0): "]
        );
    }

    #[test]
    fn only_the_first_lanes_are_returned_and_all_are_counted() {
        assert_eq!(
            lanes("ada/0:9+8 bob/0:9+8 cyd/0:9+8", 0, 2),
            ["cook(3): Ada 0, Bob 1", "host(0): "]
        );
    }

    /// [D-452] an overnight shift appears on both days if it lasts past 9 AM; the hour after midnight belongs to the
    /// day before
    #[test]
    fn over_midnight() {
        let shifts = "ada/0:22+12 bob/0:23+2 cyd/1:0+8";
        assert_eq!(lanes(shifts, 0, 9)[0], "cook(3): Ada 0, Bob 1, Cyd 2");
        assert_eq!(lanes(shifts, 1, 9)[0], "cook(1): Ada 0");
        assert_eq!(lanes("ada/6:22+8", 6, 9)[0], "cook(1): Ada 0");
    }

    #[test]
    fn the_filters_narrow_the_positions() {
        let plan = week("cook/kitchen:2 host/lobby:1", STAFF, "ada/0:9+8");
        let ids = |team: &str, position: &str| {
            let days = plan.lanes(&filter(team, position), 9);
            list(days[0].iter().map(|position| position.position_id.clone()))
        };
        assert_eq!(ids("", ""), "cook, host");
        assert_eq!(ids("kitchen", ""), "cook");
        assert_eq!(ids("", "host"), "host");
    }
}
