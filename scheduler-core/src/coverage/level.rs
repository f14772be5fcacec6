//! Staffing levels: how well an hour of a position is staffed.

use serde::Serialize;

use crate::{
    demand::is_understaffed,
    schedule::{Day, HourRange},
    week::{Filter, QuarterSet, Staffing, Week, hour_of_week},
};

/// A gap's hour with this many heads missing is [severe](StaffingLevel::Severe).
const SEVERE: u32 = 4;

/// How well an hour of a position is staffed, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum StaffingLevel {
    /// As many as required, or more.
    Fine,
    /// Fewer than required, but at least half of them, rounded up.
    Thin,
    /// Fewer than that half: the hour is in a gap.
    Gap,
    /// Fewer than that half, with at least four heads missing from those required.
    Severe,
}

/// The staffing level for a number of scheduled and required heads.
pub(crate) const fn staffing_level(scheduled: u32, required: u32) -> StaffingLevel {
    if scheduled >= required {
        StaffingLevel::Fine
    } else if !is_understaffed(scheduled, required) {
        StaffingLevel::Thin
    } else if required - scheduled >= SEVERE {
        StaffingLevel::Severe
    } else {
        StaffingLevel::Gap
    }
}

impl Staffing {
    /// How well the hour is staffed, examined or not.
    pub(crate) fn level(self) -> StaffingLevel {
        staffing_level(self.scheduled, self.required)
    }
}

impl Week {
    /// The worst level of any position in scope in each examined hour of a day, 10 AM first, a gap at best where people
    /// with a mark are missing; empty while a position filter is set.
    pub(crate) fn day_levels(&self, filter: &Filter, day: Day) -> Vec<StaffingLevel> {
        let HourRange { start, end } = self.details().examined();
        let unmarked: QuarterSet = self.hours_without_marks(filter).collect();
        (start..end)
            .filter_map(|hour| {
                let positions = self.in_scope(filter);
                let at = hour_of_week(day, hour);
                let worst = positions
                    .filter_map(|position| self.level(filter, hour, position.staffing(at)))
                    .max()?;
                let lacks_mark = unmarked.touches_hour(at);
                Some(worst.max(if lacks_mark {
                    StaffingLevel::Gap
                } else {
                    StaffingLevel::Fine
                }))
            })
            .collect()
    }

    /// How well an hour of a day is staffed; `None` if it is not examined, and under a position filter.
    pub(crate) fn level(
        &self,
        filter: &Filter,
        hour_of_day: u8,
        staffing: Staffing,
    ) -> Option<StaffingLevel> {
        let is_examined =
            filter.position.is_none() && self.details().examined().contains(hour_of_day);
        is_examined.then(|| staffing.level())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, week};

    /// The first letter of each level of `0..=required` heads.
    fn levels(required: u32) -> String {
        (0..=required)
            .map(|scheduled| match staffing_level(scheduled, required) {
                StaffingLevel::Fine => 'f',
                StaffingLevel::Thin => 't',
                StaffingLevel::Gap => 'g',
                StaffingLevel::Severe => 's',
            })
            .collect()
    }

    #[test]
    fn levels_by_heads() {
        assert_eq!(levels(0), "f");
        assert_eq!(levels(1), "gf");
        assert_eq!(levels(2), "gtf");
        assert_eq!(levels(3), "ggtf");
        assert_eq!(levels(4), "sgttf");
        assert_eq!(levels(8), "ssssttttf");
        assert_eq!(levels(9), "sssssttttf");
        assert_eq!(staffing_level(9, 8), StaffingLevel::Fine);
    }

    /// [D-337] an hour is in a gap exactly where its level is gap or severe
    #[test]
    fn gap_and_severe_are_understaffed() {
        for required in 0..40 {
            for scheduled in 0..=required + 1 {
                assert_eq!(
                    staffing_level(scheduled, required) >= StaffingLevel::Gap,
                    is_understaffed(scheduled, required),
                    "{scheduled} of {required}"
                );
            }
        }
    }

    /// [D-422] only examined hours have a level; [D-339] under a position filter none has
    #[test]
    fn examined_hours_have_levels() {
        let plan = week(
            "cook/kitchen:2 host/lobby:1",
            "a@cook b@cook c@host",
            "a/0:10+10 b/0:10+4 c/0:12+8",
        );
        let levels = |team: &str, position: &str| {
            plan.day_levels(&filter(team, position), Day::Monday)
                .into_iter()
                .map(|level| format!("{level:?}"))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            levels("", ""),
            "Gap Gap Fine Fine Thin Thin Thin Thin Thin Thin"
        );
        assert_eq!(
            levels("kitchen", ""),
            "Fine Fine Fine Fine Thin Thin Thin Thin Thin Thin"
        );
        assert_eq!(levels("", "host"), "");
        let board = plan.board(&Filter::default());
        assert!(board.cells[..7].iter().all(|cell| cell.level.is_none()));
        let ten = &board.cells[7];
        assert_eq!(ten.level, Some(StaffingLevel::Gap));
        let of_positions = ten.positions.iter().map(|position| position.level);
        assert_eq!(
            of_positions.collect::<Vec<_>>(),
            [Some(StaffingLevel::Fine), Some(StaffingLevel::Gap)]
        );
    }
}
