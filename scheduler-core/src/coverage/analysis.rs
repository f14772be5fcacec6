//! Everything about a week in one result.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    coverage::HourTable,
    day_summary::DaySummary,
    fill_rate::{CoverageRate, FillRate, pending_assignments},
    gap::GapBlock,
    insight::Insights,
    status::ShiftStatus,
    suggestion::GapSuggestions,
};
use crate::{
    schedule::HourRange,
    week::{Filter, Week},
};

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
    /// How much of what each of those positions needs is covered, in the same order.
    pub coverage_rates: Vec<CoverageRate>,
    /// The assignments still to be made; see [`pending_assignments`].
    pub pending_assignments: u32,
    /// Confirmed and pending shifts.
    pub shift_status: ShiftStatus,
    /// Monday to Sunday.
    pub days: Vec<DaySummary>,
    /// The hours of each day in which gaps are looked for.
    pub examined: HourRange,
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
        let examined = self.details().examined();
        let whole_need = self.rules().whole_need;
        Summary {
            coverage_rates: self
                .in_team(filter)
                .map(|position| position.coverage_rate(examined, whole_need))
                .collect(),
            pending_assignments: pending_assignments(&fill_rates),
            shift_status: self.shift_status(filter),
            examined,
            days: self.day_summaries(filter, &gaps),
            insights: self.insights(filter, &gaps, &fill_rates),
            gaps,
            fill_rates,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, week};

    fn plan() -> Week {
        week(
            "cook/kitchen:2 host/lobby:1 chef/kitchen:1",
            "ada@cook=1:8-24 cyd@host=0:8-24",
            "ada/0:10+10 cyd/0:12+8?",
        )
    }

    /// Both contain the answers of the individual queries, all under the same filter.
    #[test]
    fn every_part_is_under_the_same_filter() {
        let plan = plan();
        for (team, position) in [("", ""), ("kitchen", ""), ("", "host")] {
            let filter = filter(team, position);
            let (gaps, fill_rates) = (plan.gaps(&filter), plan.fill_rates(&filter));
            let (pending, status) = (pending_assignments(&fill_rates), plan.shift_status(&filter));

            let summary = plan.summary(&filter);
            assert_eq!(summary.days, plan.day_summaries(&filter, &gaps));
            let insights = plan.insights(&filter, &gaps, &fill_rates);
            assert_eq!(summary.insights, insights);
            assert_eq!(
                (summary.pending_assignments, summary.shift_status),
                (pending, status)
            );
            assert_eq!((&summary.gaps, &summary.fill_rates), (&gaps, &fill_rates));

            let analysis = plan.analysis(&filter);
            assert_eq!(analysis.coverage, plan.coverage(&filter));
            assert_eq!(analysis.suggestions, plan.suggestions(&gaps));
            assert_eq!(
                (analysis.pending_assignments, analysis.shift_status),
                (pending, status)
            );
            assert_eq!((analysis.gaps, analysis.fill_rates), (gaps, fill_rates));
        }
    }

    /// The position filter does not shorten the list, because that filter is set by clicking its rows.
    #[test]
    fn coverage_rates_are_those_of_each_position_of_the_team() {
        let below = |team, position| {
            let rates = plan().summary(&filter(team, position)).coverage_rates;
            rates.iter().map(|rate| rate.below).collect::<Vec<_>>()
        };
        assert_eq!(below("", ""), [60, 62, 70]);
        assert_eq!(below("kitchen", ""), [60, 70]);
        assert_eq!(below("", "host"), [60, 62, 70]);
    }
}
