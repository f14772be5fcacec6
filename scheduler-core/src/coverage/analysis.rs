//! Everything about a week in one result.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    coverage::HourTable,
    day_summary::DaySummary,
    fill_rate::{FillRate, pending_assignments},
    gap::GapBlock,
    insight::Insights,
    status::ShiftStatus,
    suggestion::GapSuggestions,
};
use crate::week::{Filter, Week};

/// Every analysis of a week, in the shape of the `expected` objects in `fixtures/golden`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Analysis {
    /// Staff on duty, by position id, then day, then hour.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, number[][]>"))]
    pub coverage: BTreeMap<String, Box<HourTable>>,
    /// The gap blocks.
    pub gaps: Vec<GapBlock>,
    /// The fill rates in the team filter's scope.
    pub fill_rates: Vec<FillRate>,
    /// The assignments still to be made; see [`pending_assignments`].
    pub pending_assignments: u32,
    /// Confirmed and pending shifts.
    pub shift_status: ShiftStatus,
    /// Staff members who could fill the gaps.
    pub suggestions: Vec<GapSuggestions>,
}

/// The figures shown around the grid of a week view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Summary {
    /// The gap blocks.
    pub gaps: Vec<GapBlock>,
    /// The fill rates in the team filter's scope.
    pub fill_rates: Vec<FillRate>,
    /// The examined hours of the week in which each of those positions is understaffed, in the same order; empty while
    /// a position filter is set.
    pub short_hours: Vec<u32>,
    /// The assignments still to be made; see [`pending_assignments`].
    pub pending_assignments: u32,
    /// Confirmed and pending shifts.
    pub shift_status: ShiftStatus,
    /// Monday to Sunday.
    pub days: Vec<DaySummary>,
    /// The figures behind the insights.
    pub insights: Insights,
}

impl Week {
    /// Runs every analysis of the week under a filter.
    #[must_use]
    pub fn analysis(&self, filter: &Filter) -> Analysis {
        let gaps = self.gaps(filter);
        let fill_rates = self.fill_rates(filter);
        Analysis {
            coverage: self.coverage(filter),
            suggestions: self.suggestions(&gaps),
            gaps,
            pending_assignments: pending_assignments(&fill_rates),
            fill_rates,
            shift_status: self.shift_status(filter),
        }
    }

    /// Computes the figures shown around the grid of a week view.
    #[must_use]
    pub fn summary(&self, filter: &Filter) -> Summary {
        let gaps = self.gaps(filter);
        let fill_rates = self.fill_rates(filter);
        let short = match filter.position {
            Some(_) => Vec::new(),
            None => self
                .in_team(filter)
                .map(|week| week.understaffed_hours().hours().count())
                .map(|hours| u32::try_from(hours).unwrap_or(u32::MAX))
                .collect(),
        };
        Summary {
            short_hours: short,
            pending_assignments: pending_assignments(&fill_rates),
            shift_status: self.shift_status(filter),
            days: self.day_summaries(filter, &gaps),
            insights: self.insights(filter, &gaps, &fill_rates),
            gaps,
            fill_rates,
        }
    }
}
