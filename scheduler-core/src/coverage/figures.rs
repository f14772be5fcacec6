//! Figures: coverage, gap blocks and fill rates as one flat list of numbers.
//!
//! For callers across a language boundary, where converting objects costs more than counting.

use super::fill_rate::percent_filled;
use crate::week::{Filter, WEEK_HOURS, Week};

impl Week {
    /// Returns, one after the other:
    ///
    /// - the coverage of each position in scope of both filters, in schedule order: 168 numbers, Monday 12 AM first;
    /// - the number of gap blocks, then the day, start hour and end hour (exclusive) of each;
    /// - the scheduled heads and the percent of each position in the team filter's scope.
    #[must_use]
    pub fn figures(&self, filter: &Filter) -> Vec<u32> {
        // The coverage tables are most of the list, so their size is a good capacity.
        let mut figures = Vec::with_capacity((self.positions.len() + 1) * WEEK_HOURS);
        for position in self.in_scope(filter) {
            figures.extend((0..WEEK_HOURS).map(|hour| position.counts.scheduled(hour)));
        }
        let count_at = figures.len();
        figures.push(0);
        let mut blocks = 0;
        for (day, hours) in self.gap_spans(filter) {
            blocks += 1;
            figures.extend([day.into(), hours.start, hours.end].map(u32::from));
        }
        if let Some(count) = figures.get_mut(count_at) {
            *count = blocks;
        }
        for position in self.in_team(filter) {
            figures.extend([position.counts.staffed, percent_filled(position)]);
        }
        figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::week;

    /// The same figures, assembled from the structured results.
    fn expected(plan: &Week, filter: &Filter) -> Vec<u32> {
        let table = plan.coverage(filter);
        let mut figures: Vec<u32> = plan
            .in_scope(filter)
            .flat_map(|position| table[&position.definition.id].concat())
            .collect();
        let gaps = plan.gaps(filter);
        figures.push(u32::try_from(gaps.len()).unwrap());
        figures.extend(
            gaps.iter()
                .flat_map(|block| [block.day.into(), block.start, block.end].map(u32::from)),
        );
        figures.extend(
            plan.fill_rates(filter)
                .iter()
                .flat_map(|rate| [rate.scheduled, rate.percent]),
        );
        figures
    }

    #[test]
    fn they_are_the_numbers_of_coverage_gaps_and_fill_rates() {
        let plan = week(
            "server/front-of-house:3 cook/kitchen:1",
            "ada@cook bo@server",
            "ada/0:20:30+13:45 bo/6:22+10?",
        );
        let team = Filter {
            team: Some("kitchen".into()),
            position: None,
        };
        let position = Filter {
            team: None,
            position: Some("cook".into()),
        };
        for filter in [Filter::default(), team, position] {
            assert_eq!(plan.figures(&filter), expected(&plan, &filter));
        }
    }
}
