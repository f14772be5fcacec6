//! Coverage: how many different staff members of a position are on duty in each hour.
//!
//! A shift covers the time from its start to its end, end exclusive. Past midnight it continues into the
//! next day; past Sunday midnight it leaves the week. Pending shifts count, and a double booking counts
//! once. An hour's coverage is the lowest number on duty in any of its quarters.

use std::collections::BTreeMap;

use crate::{
    schedule::{DAYS, Day, HOURS},
    week::{Filter, PositionWeek, Week, hour_of_week},
};

/// Staff on duty in each hour of each day, Monday first.
pub(super) type HourTable = [[u32; HOURS as usize]; DAYS as usize];

impl Week {
    /// The coverage of every position in scope of both filters, by position id.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let night = Shift::new("1", "ada", Day::Monday, 22, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![night])?);
    /// let table = &week.coverage(&Filter::default())["cook"];
    /// assert_eq!(table[0][21..], [0, 1, 1]);
    /// assert_eq!(table[1][5..7], [1, 0]);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn coverage(&self, filter: &Filter) -> BTreeMap<String, Box<HourTable>> {
        let mut tables = BTreeMap::new();
        for position in self.in_scope(filter) {
            tables.insert(position.definition.id.clone(), Box::new(table(position)));
        }
        tables
    }
}

fn table(position: &PositionWeek) -> HourTable {
    Day::ALL.map(|day| {
        std::array::from_fn(|hour| position.counts.scheduled(hour_of_week(day, 0) + hour))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, week};

    /// The stretches of `position` with anybody on duty, as `day:start-end*count`.
    fn stretches(shifts: &str, position: &str) -> String {
        let plan = week(
            "cook/kitchen:2 host/lobby:1",
            "ada@cook bob@cook cyd@host",
            shifts,
        );
        let table = plan.coverage(&Filter::default());
        let mut stretches: Vec<(usize, usize, usize, u32)> = Vec::new();
        for (day, hours) in table[position].iter().enumerate() {
            for (hour, &count) in hours.iter().enumerate().filter(|(_, count)| **count > 0) {
                match stretches.last_mut() {
                    Some(last) if (last.0, last.2, last.3) == (day, hour, count) => last.2 += 1,
                    _ => stretches.push((day, hour, hour + 1, count)),
                }
            }
        }
        list(
            stretches
                .iter()
                .map(|(day, start, end, count)| format!("{day}:{start}-{end}*{count}")),
        )
    }

    fn check(shifts: &str, expect: &str) {
        assert_eq!(stretches(shifts, "cook"), expect, "{shifts}");
    }

    /// [D-423] [D-451] a shift covers its start hour through the hours worked, end exclusive
    #[test]
    fn a_shift_covers_its_hours() {
        check("", "");
        check("ada/0:9+8", "0:9-17*1");
        check("ada/3:0+1", "3:0-1*1");
        check("ada/3:23+1", "3:23-24*1");
        check("ada/3:0+24", "3:0-24*1");
        check("ada/0:9+3 ada/0:12+3", "0:9-15*1");
        check("ada/0:9+3 ada/0:13+3", "0:9-12*1, 0:13-16*1");
    }

    /// [D-452] past midnight a shift continues into the next day
    #[test]
    fn past_midnight() {
        check("ada/0:22+8", "0:22-24*1, 1:0-6*1");
        check("ada/5:23+24", "5:23-24*1, 6:0-23*1");
        check("ada/1:1+24", "1:1-24*1, 2:0-1*1");
    }

    /// [D-453] past Sunday midnight a shift leaves the week: it does not count on Monday morning
    #[test]
    fn past_sunday_midnight() {
        check("ada/6:22+8", "6:22-24*1");
        check("ada/6:23+24", "6:23-24*1");
    }

    /// [D-454] different staff members of the position are counted, [D-455] a double booking once
    #[test]
    fn different_people_count() {
        check("ada/0:9+4 bob/0:11+4", "0:9-11*1, 0:11-13*2, 0:13-15*1");
        check("ada/0:9+4 ada/0:11+4", "0:9-15*1");
        check("ada/0:9+4 ada/0:9+4 ada/0:9+4", "0:9-13*1");
        check(
            "ada/0:22+8 ada/1:2+2 bob/1:3+1",
            "0:22-24*1, 1:0-3*1, 1:3-4*2, 1:4-6*1",
        );
        check("cyd/0:9+4", "");
        assert_eq!(stretches("ada/0:9+4 cyd/0:10+1", "host"), "0:10-11*1");
    }

    /// [D-456] pending shifts count as scheduled
    #[test]
    fn pending_shifts_count() {
        check("ada/0:9+4? bob/0:9+4", "0:9-13*2");
    }

    #[test]
    fn both_filters_narrow_the_table() {
        let scope = |team, position| {
            let plan = week("cook/kitchen:2 chef/kitchen:1 host/lobby:1", "", "");
            list(plan.coverage(&filter(team, position)).into_keys())
        };
        assert_eq!(scope("", ""), "chef, cook, host");
        assert_eq!(scope("kitchen", ""), "chef, cook");
        assert_eq!(scope("", "host"), "host");
        assert_eq!(scope("kitchen", "cook"), "cook");
        assert_eq!(scope("kitchen", "host"), "");
        assert_eq!(scope("bar", ""), "");
    }

    /// An hour's coverage is the lowest number on duty in any of its quarters.
    #[test]
    fn an_hour_is_covered_as_well_as_its_worst_quarter() {
        check("ada/0:9:30+8:15", "0:10-17*1");
        check("ada/0:9:15+0:30", "");
        check("ada/0:9+1:45", "0:9-10*1");
        check("ada/0:9+0:45 ada/0:9:45+0:15", "0:9-10*1");
        check("ada/0:9+0:45 bob/0:9:45+0:15", "0:9-10*1");
        check("ada/0:9+0:30 bob/0:9:45+0:15", "");
        check("ada/0:9+2 bob/0:9:30+2", "0:9-10*1, 0:10-11*2");
        check("ada/0:23:30+2", "1:0-1*1");
        check("ada/6:22:30+2", "6:23-24*1");
    }
}
