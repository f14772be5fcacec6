//! Insights: a summary of the week's gaps.

use serde::Serialize;

use super::{day_summary::gaps_of, fill_rate::FillRate, gap::GapBlock};
use crate::{
    schedule::{DAYS, Day, HourRange},
    week::{Filter, PositionWeek, QuarterSet, Week, hours_of_week},
};

/// The figures behind the insights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Insights {
    /// Gap blocks; 0 while a position filter is set.
    pub gap_count: u32,
    /// Hours in gap blocks.
    pub gap_hours: u32,
    /// The number of examined hours in the week: 70.
    pub examined_hours: u32,
    /// Examined hours in which no position in scope of both filters is understaffed.
    pub covered_hours: u32,
    /// The heads missing from what is required, added up over the examined hours of the positions in scope: the
    /// person-hours that are still to be staffed.
    pub missing_hours: u32,
    /// The day with the most gap hours; the earliest if there are several.
    pub worst_day: Option<WorstDay>,
    /// Pending shifts of the positions in scope of both filters.
    pub pending_shifts: u32,
    /// The position in scope of both filters with the most understaffed hours; the first if there are several.
    pub most_understaffed: Option<UnderstaffedPosition>,
    /// The lowest of the fill rates; the first if there are several.
    pub lowest_fill: Option<FillRate>,
}

/// The day with the most gap hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct WorstDay {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hours in its gap blocks.
    pub gap_hours: u32,
    /// The number of its gap blocks.
    pub gap_count: u32,
}

/// The position with the most understaffed hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct UnderstaffedPosition {
    /// The position.
    pub position_id: String,
    /// The examined hours in which it is understaffed.
    pub gap_hours: u32,
    /// The most heads missing in any of those hours.
    pub needed: u32,
}

impl Week {
    /// The heads missing from what is required, added up over the examined hours of the positions in scope, and the people
    /// with marks that are missing in those hours.
    pub(crate) fn missing_hours(&self, filter: &Filter) -> u32 {
        let examined = self.details().examined();
        self.in_scope(filter)
            .map(|position| missing_hours(position, examined))
            .chain(self.missing_marks(filter))
            .fold(0, u32::saturating_add)
    }

    /// Computes the figures behind the insights. `gaps` and `rates` must be those of the same week and filter.
    pub(crate) fn insights(
        &self,
        filter: &Filter,
        gaps: &[GapBlock],
        rates: &[FillRate],
    ) -> Insights {
        let days: Vec<WorstDay> = Day::ALL
            .into_iter()
            .map(|day| {
                let (gap_count, gap_hours) = gaps_of(gaps, day);
                WorstDay {
                    day,
                    gap_hours,
                    gap_count,
                }
            })
            .collect();
        let examined = self.details().examined();
        let examined_hours = u32::from(DAYS) * u32::from(examined.hours());
        Insights {
            gap_count: days.iter().map(|day| day.gap_count).sum(),
            gap_hours: days.iter().map(|day| day.gap_hours).sum(),
            examined_hours,
            covered_hours: examined_hours - hours_in(self.understaffed_hours(filter)),
            missing_hours: self.missing_hours(filter),
            worst_day: first_with_most(days, |day| day.gap_hours),
            pending_shifts: self.shift_status(filter).pending,
            most_understaffed: first_with_most(
                self.in_scope(filter)
                    .map(|position| understaffed(position, examined)),
                |position| position.gap_hours,
            ),
            lowest_fill: rates.iter().min_by_key(|rate| rate.percent).cloned(),
        }
    }
}

/// The first entry with the most hours; `None` if no entry has any.
fn first_with_most<T>(list: impl IntoIterator<Item = T>, hours: impl Fn(&T) -> u32) -> Option<T> {
    let some = list.into_iter().filter(|entry| hours(entry) > 0);
    some.reduce(|most, entry| {
        if hours(&entry) > hours(&most) {
            entry
        } else {
            most
        }
    })
}

fn understaffed(position: &PositionWeek, examined: HourRange) -> UnderstaffedPosition {
    let short = position.understaffed_hours(examined);
    let needed = short.hours().map(|hour| position.staffing(hour).needed);
    UnderstaffedPosition {
        position_id: position.definition.id.clone(),
        gap_hours: hours_in(short),
        needed: needed.max().unwrap_or(0),
    }
}

fn missing_hours(position: &PositionWeek, examined: HourRange) -> u32 {
    let hours = Day::ALL
        .into_iter()
        .flat_map(|day| hours_of_week(day, examined));
    hours
        .map(|hour| position.staffing(hour).needed)
        .fold(0, u32::saturating_add)
}

fn hours_in(hours: QuarterSet) -> u32 {
    u32::try_from(hours.hours().count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, week};

    const POSITIONS: &str = "cook/kitchen:4 host/lobby:1";
    const STAFF: &str = "a@cook b@cook d@host e@host";
    /// Cooks are short on Monday from 15 to 20 and all of Tuesday, hosts on Monday from 10 to 12.
    const SHIFTS: &str = "a/0:10+10 b/0:10+5 a/1:10+5 \
        a/2:10+10 b/2:10+10 a/3:10+10 b/3:10+10 a/4:10+10 b/4:10+10 a/5:10+10 b/5:10+10 a/6:10+10 b/6:10+10? \
        d/0:12+8 d/1:10+10 d/2:10+10 d/3:10+10 d/4:10+10 d/5:10+10 d/6:10+10";

    fn of(shifts: &str, team: &str, position: &str) -> Insights {
        let (plan, filter) = (week(POSITIONS, STAFF, shifts), filter(team, position));
        plan.insights(&filter, &plan.gaps(&filter), &plan.fill_rates(&filter))
    }

    /// `gaps hours covered; worst day; most understaffed; lowest fill`.
    fn check(shifts: &str, team: &str, position: &str, expect: &str) {
        let found = of(shifts, team, position);
        assert_eq!(found.examined_hours, 70);
        let day = found.worst_day.map(|day| {
            format!(
                "day {} {} h {} gaps",
                day.day.index(),
                day.gap_hours,
                day.gap_count
            )
        });
        let most_understaffed = found.most_understaffed.map(|position| {
            format!(
                "{} {} h needs {}",
                position.position_id, position.gap_hours, position.needed
            )
        });
        let lowest = found
            .lowest_fill
            .map(|rate| format!("{} {}%", rate.position_id, rate.percent));
        let text = |part: Option<String>| part.unwrap_or_else(|| "none".to_owned());
        let (count, hours, covered) = (found.gap_count, found.gap_hours, found.covered_hours);
        let found = format!(
            "{count} {hours} {covered}; {}; {}; {}",
            text(day),
            text(most_understaffed),
            text(lowest)
        );
        assert_eq!(found, expect);
    }

    #[test]
    fn figures() {
        check(
            "",
            "",
            "",
            "7 70 0; day 0 10 h 1 gaps; cook 70 h needs 4; cook 0%",
        );
        check(
            SHIFTS,
            "",
            "",
            "3 17 53; day 1 10 h 1 gaps; cook 15 h needs 4; cook 50%",
        );
        check(
            SHIFTS,
            "lobby",
            "",
            "1 2 68; day 0 2 h 1 gaps; host 2 h needs 1; host 100%",
        );
        check(SHIFTS, "bar", "", "0 0 70; none; none; none");
    }

    /// Every head counts that is missing, not only those of hours that are understaffed.
    #[test]
    fn missing_person_hours() {
        let check = |shifts: &str, team: &str, position: &str, missing: u32| {
            assert_eq!(
                of(shifts, team, position).missing_hours,
                missing,
                "{shifts}"
            );
        };
        check("", "", "", 5 * 70);
        check("", "kitchen", "", 4 * 70);
        check("", "", "host", 70);
        check(SHIFTS, "", "host", 2);
        check("a/0:10+10 b/0:12+2 a/1:20+4", "kitchen", "", 4 * 70 - 12);
    }

    /// With a position filter there are no gaps, but its uncovered hours are still counted.
    #[test]
    fn figures_of_one_position() {
        check(
            SHIFTS,
            "",
            "host",
            "0 0 68; none; host 2 h needs 1; cook 50%",
        );
        check(
            SHIFTS,
            "",
            "cook",
            "0 0 55; none; cook 15 h needs 4; cook 50%",
        );
    }

    #[test]
    fn ties_go_to_the_first() {
        let one_hour = format!("{SHIFTS} b/0:15+5 a/1:15+5 b/1:10+10 d/0:10+2");
        check(&one_hour, "", "", "0 0 70; none; none; cook 50%");
        check(
            "a/0:10+1 b/0:10+1 d/0:10+1",
            "",
            "",
            "7 69 1; day 1 10 h 1 gaps; cook 69 h needs 4; cook 50%",
        );
    }

    #[test]
    fn pending_shifts() {
        assert_eq!(of(SHIFTS, "", "").pending_shifts, 1);
        assert_eq!(of(SHIFTS, "lobby", "").pending_shifts, 0);
        assert_eq!(of(SHIFTS, "", "cook").pending_shifts, 1);
    }
}
