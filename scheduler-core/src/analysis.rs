//! Everything about a week in one answer.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    coverage::{HourTable, coverage},
    day::{DaySummary, day_summaries},
    fill_rate::{FillRate, fill_rates, pending_assignments},
    filter::Filter,
    gap::{GapBlock, gaps},
    insight::{Insights, insights},
    status::{ShiftStatus, shift_status},
    suggestion::{GapSuggestions, suggestions},
    week_plan::WeekPlan,
};

/// The whole analysis of a week, as the worked examples have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// Staff on duty, by position id, then day, then hour.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, number[][]>"))]
    pub coverage: BTreeMap<String, Box<HourTable>>,
    /// The gap blocks.
    pub gaps: Vec<GapBlock>,
    /// The fill rates in the team filter's scope.
    pub fill_rates: Vec<FillRate>,
    /// The assignments that those fill rates lack.
    pub pending_assignments: u32,
    /// Confirmed and pending shifts.
    pub shift_status: ShiftStatus,
    /// Who could fill the gaps.
    pub suggestions: Vec<GapSuggestions>,
}

/// What a view of the week shows around its grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// The gap blocks.
    pub gaps: Vec<GapBlock>,
    /// The fill rates in the team filter's scope.
    pub fill_rates: Vec<FillRate>,
    /// The assignments that those fill rates lack.
    pub pending_assignments: u32,
    /// Confirmed and pending shifts.
    pub shift_status: ShiftStatus,
    /// Monday to Sunday.
    pub days: Vec<DaySummary>,
    /// The figures behind the insights.
    pub insights: Insights,
}

/// Analyses a week under a filter.
///
/// ```
/// use scheduler_core::{analysis::analyse, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let analysis = analyse(&WeekPlan::new(Schedule::default()), &Filter::default());
/// assert_eq!((analysis.gaps.len(), analysis.pending_assignments), (0, 0));
/// ```
#[must_use]
pub fn analyse(plan: &WeekPlan, filter: &Filter) -> Analysis {
    let gaps = gaps(plan, filter);
    let fill_rates = fill_rates(plan, filter);
    Analysis {
        coverage: coverage(plan, filter),
        suggestions: suggestions(plan, &gaps),
        gaps,
        pending_assignments: pending_assignments(&fill_rates),
        fill_rates,
        shift_status: shift_status(plan, filter),
    }
}

/// Sums a week up under a filter.
///
/// ```
/// use scheduler_core::{analysis::summarise, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let summary = summarise(&WeekPlan::new(Schedule::default()), &Filter::default());
/// assert_eq!((summary.days.len(), summary.insights.covered_hours), (7, 70));
/// ```
#[must_use]
pub fn summarise(plan: &WeekPlan, filter: &Filter) -> Summary {
    let gaps = gaps(plan, filter);
    let fill_rates = fill_rates(plan, filter);
    Summary {
        pending_assignments: pending_assignments(&fill_rates),
        shift_status: shift_status(plan, filter),
        days: day_summaries(plan, filter, &gaps),
        insights: insights(plan, filter, &gaps, &fill_rates),
        gaps,
        fill_rates,
    }
}
