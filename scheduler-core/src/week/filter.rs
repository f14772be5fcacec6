//! The filters that define which positions are in scope.

use serde::{Deserialize, Serialize};

use crate::schedule::Position;

/// The two filters of a scheduler view. By default neither is set and every position is in scope.
///
/// An id that no team or position has is not an error; no position is in its scope.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Filter {
    /// The id of a team; `None` for all teams.
    pub team: Option<String>,
    /// The id of a position; `None` for all positions. While it is set, there are no gaps.
    pub position: Option<String>,
}

impl Filter {
    /// A filter by the id of a team, of a position, or of both.
    #[must_use]
    pub const fn new(team: Option<String>, position: Option<String>) -> Self {
        Self { team, position }
    }

    /// A filter by the id of a team.
    ///
    /// ```
    /// use scheduler_core::Filter;
    ///
    /// let kitchen = Filter::of_team("kitchen");
    /// assert_eq!((kitchen.team.as_deref(), kitchen.position), (Some("kitchen"), None));
    /// ```
    pub fn of_team(id: impl Into<String>) -> Self {
        Self::new(Some(id.into()), None)
    }

    /// A filter by the id of a position.
    pub fn of_position(id: impl Into<String>) -> Self {
        Self::new(None, Some(id.into()))
    }

    /// Whether a position is in scope of the team filter.
    ///
    /// ```
    /// use scheduler_core::{Filter, Position};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let filter = Filter::new(Some("kitchen".into()), Some("host".into()));
    /// assert!(filter.admits_team(&cook) && !filter.admits(&cook));
    /// ```
    #[must_use]
    pub fn admits_team(&self, position: &Position) -> bool {
        self.team.as_ref().is_none_or(|team| *team == position.team)
    }

    /// Whether a position is in scope of both filters; see [`admits_team`](Self::admits_team).
    #[must_use]
    pub fn admits(&self, position: &Position) -> bool {
        self.admits_team(position) && self.position.as_ref().is_none_or(|id| *id == position.id)
    }
}

#[cfg(test)]
mod tests {
    use super::super::PositionWeek;
    use crate::testing::{filter, list, week};

    /// The scope of both filters, and that of the team filter alone.
    fn check(team: &str, position: &str, both: &str, team_alone: &str) {
        let plan = week("cook/kitchen:1 host/lobby:1 chef/kitchen:1", "", "");
        let ids = |positions: Vec<&PositionWeek>| {
            list(positions.iter().map(|one| one.definition.id.clone()))
        };
        let filter = filter(team, position);
        assert_eq!(ids(plan.in_scope(&filter).collect()), both);
        assert_eq!(ids(plan.in_team(&filter).collect()), team_alone);
    }

    /// [D-462] the team filter narrows the positions in scope
    #[test]
    fn scopes_in_schedule_order() {
        check("", "", "cook, host, chef", "cook, host, chef");
        check("kitchen", "", "cook, chef", "cook, chef");
        check("", "host", "host", "cook, host, chef");
        check("kitchen", "chef", "chef", "cook, chef");
        check("lobby", "chef", "", "host");
        check("Kitchen", "", "", "");
        check("", "Host", "", "cook, host, chef");
    }
}
