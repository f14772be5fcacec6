//! Figures: coverage, gap blocks and fill rates as one list of numbers.
//!
//! For callers that want the counts without the names around them, across a boundary where objects
//! cost more than counting does.

use crate::{
    fill_rate::percent_filled, filter::Filter, gap::spans, hour_set::hour_of_week, schedule::DAYS,
    week_plan::WeekPlan,
};

/// The figures of a week in scope of both filters, one after the other:
///
/// - the coverage of each position in scope, in schedule order: 168 heads, Monday 12 AM first;
/// - the number of gap blocks, then day, start hour and end hour (exclusive) of each;
/// - scheduled heads and percent of each position of the team filter's scope.
///
/// ```
/// use scheduler_core::{figures::figures, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 12, "hours": 8, "confirmed": true}]
/// }"#).unwrap();
/// let figures = figures(&WeekPlan::new(schedule), &Filter::default());
/// assert_eq!(figures[11..14], [0, 1, 1]);
/// assert_eq!(figures[168..172], [7, 0, 10, 12]);
/// assert_eq!(figures[figures.len() - 2..], [1, 50]);
/// ```
#[must_use]
pub fn figures(plan: &WeekPlan, filter: &Filter) -> Vec<u32> {
    let end = hour_of_week(DAYS, 0);
    // The coverage tables are most of it; a list that grows would be copied several times.
    let mut figures =
        Vec::with_capacity(plan.positions.len().saturating_add(1).saturating_mul(end));
    for week in plan.in_scope(filter) {
        figures.extend_from_slice(week.counts.on_duty.range(0, end));
    }
    let blocks = spans(plan, filter);
    figures.push(u32::try_from(blocks.len()).unwrap_or(u32::MAX));
    for (day, start, end) in blocks {
        figures.extend([day, start, end].map(u32::from));
    }
    for week in plan.in_team(filter) {
        figures.extend([week.counts.staffed, percent_filled(week)]);
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{coverage::coverage, fill_rate::fill_rates, gap::gaps, schedule::Schedule};

    /// The same figures put together from the answers with names.
    fn expected(plan: &WeekPlan, filter: &Filter) -> Vec<u32> {
        let table = coverage(plan, filter);
        let mut figures: Vec<u32> = plan
            .in_scope(filter)
            .flat_map(|week| table[&week.position.id].concat())
            .collect();
        let gaps = gaps(plan, filter);
        figures.push(u32::try_from(gaps.len()).unwrap());
        figures.extend(
            gaps.iter()
                .flat_map(|block| [block.day, block.start, block.end].map(u32::from)),
        );
        figures.extend(
            fill_rates(plan, filter)
                .iter()
                .flat_map(|rate| [rate.scheduled, rate.percent]),
        );
        figures
    }

    #[test]
    fn they_are_the_numbers_of_coverage_gaps_and_fill_rates() {
        let schedule: Schedule = serde_json::from_str(
            r#"{
                "positions": [
                    {"id": "server", "name": "Server", "team": "front-of-house", "required": 3},
                    {"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}
                ],
                "staff": [
                    {"id": "ada", "name": "Ada", "positionId": "cook", "color": "c", "availability": []},
                    {"id": "bo", "name": "Bo", "positionId": "server", "color": "s", "availability": []}
                ],
                "shifts": [
                    {"id": "1", "staffId": "ada", "day": 0, "start": 20, "hours": 14, "confirmed": true},
                    {"id": "2", "staffId": "bo", "day": 6, "start": 22, "hours": 10, "confirmed": false}
                ]
            }"#,
        )
        .unwrap();
        let plan = WeekPlan::new(schedule);
        let team = Filter {
            team: Some("kitchen".into()),
            position: None,
        };
        let position = Filter {
            team: None,
            position: Some("cook".into()),
        };
        for filter in [Filter::default(), team, position] {
            assert_eq!(figures(&plan, &filter), expected(&plan, &filter));
        }
    }
}
