//! Which positions are in scope.

use serde::{Deserialize, Serialize};

use crate::{
    schedule::Position,
    week_plan::{PositionWeek, WeekPlan},
};

/// The two filters of a scheduler view. The default has neither: everything is in scope.
///
/// An id that no team or position has is no error; nothing is in its scope.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Filter {
    /// A team's id, or all teams.
    pub team: Option<String>,
    /// A position's id, or all positions. While it is set, gaps are not computed.
    pub position: Option<String>,
}

impl Filter {
    /// Whether the team filter lets a position through.
    #[must_use]
    pub fn admits_team(&self, position: &Position) -> bool {
        self.team.as_ref().is_none_or(|team| *team == position.team)
    }

    /// Whether both filters let a position through.
    #[must_use]
    pub fn admits(&self, position: &Position) -> bool {
        self.admits_team(position) && self.position.as_ref().is_none_or(|id| *id == position.id)
    }
}

impl WeekPlan {
    /// The positions in scope of both filters, in schedule order.
    pub(crate) fn in_scope(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|week| filter.admits(&week.position))
    }

    /// The positions in scope of the team filter alone, in schedule order.
    pub(crate) fn in_team(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|week| filter.admits_team(&week.position))
    }
}
