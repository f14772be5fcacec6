//! Shift status: how many shifts are confirmed and how many are pending.

use serde::Serialize;

use crate::week::{Filter, Week};

/// Confirmed and pending shifts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShiftStatus {
    /// Confirmed shifts.
    pub confirmed: u32,
    /// Shifts that are not confirmed.
    pub pending: u32,
}

impl Week {
    /// Counts the shifts of the positions in scope of both filters.
    #[must_use]
    pub(crate) fn shift_status(&self, filter: &Filter) -> ShiftStatus {
        self.in_scope(filter)
            .fold(ShiftStatus::default(), |status, position| ShiftStatus {
                confirmed: status.confirmed + position.counts.confirmed,
                pending: status.pending + position.counts.pending,
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, week};

    fn check(shifts: &str, team: &str, position: &str, confirmed: u32, pending: u32) {
        let plan = week(
            "cook/kitchen:1 chef/kitchen:1 host/lobby:1",
            "a@cook b@chef c@host",
            shifts,
        );
        let expect = ShiftStatus { confirmed, pending };
        assert_eq!(
            plan.shift_status(&filter(team, position)),
            expect,
            "{shifts}"
        );
    }

    /// [D-482] shifts of the positions in scope of both filters, [D-291] confirmed or not
    #[test]
    fn confirmed_and_pending() {
        check("", "", "", 0, 0);
        check("a/0:9+1 a/0:9+1 b/0:9+1?", "", "", 2, 1);
        check("a/0:9+1 b/0:9+1? c/0:9+1?", "kitchen", "", 1, 1);
        check("a/0:9+1 b/0:9+1? c/0:9+1?", "", "host", 0, 1);
        check("a/0:9+1 b/0:9+1? c/0:9+1?", "kitchen", "cook", 1, 0);
        check("a/0:9+1 b/0:9+1? c/0:9+1?", "lobby", "cook", 0, 0);
    }
}
