//! Fill rates: how many of the heads that a position requires are scheduled this week.

use serde::Serialize;

use crate::{
    schedule::{Day, HourRange},
    week::{Filter, PositionWeek, Week, hours_of_week},
};

/// The lowest percent of a green fill rate.
pub(crate) const GREEN_FROM: u32 = 90;
/// The lowest percent of a yellow fill rate; anything lower is red.
pub(crate) const YELLOW_FROM: u32 = 70;

/// The fill rate of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct FillRate {
    /// The position's id.
    pub position_id: String,
    /// Heads needed; if the position follows a template, the most in any slot of the week.
    pub required: u32,
    /// Different staff members with at least one shift this week.
    pub scheduled: u32,
    /// `scheduled` of `required` in percent, rounded half up; 100 where nobody is required.
    pub percent: u32,
    /// The colour of the rounded percent.
    pub tone: Tone,
}

/// How much of what a position needs in the examined hours of the week is covered.
///
/// One that needs as many heads in every hour in which it needs any is rated by the hours that have its minimum. One
/// with a demand by the hour or different slots, and each of a team that plans for its whole need, is rated by
/// person-hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CoverageRate {
    /// The position's id.
    pub position_id: String,
    /// The heads needed, added up over the hours; 0 where nobody is needed in any of them.
    pub needed: u32,
    /// Those of them who are on duty. More than are needed in an hour make up for no other.
    pub staffed: u32,
    /// The hours with fewer people than the minimum.
    pub below: u32,
    /// Whether `covered` and `wanted` are person-hours, and not hours of the week.
    pub in_work: bool,
    /// The hours with at least the minimum, or the person-hours staffed.
    pub covered: u32,
    /// The hours in which anybody is needed, or the person-hours needed.
    pub wanted: u32,
    /// `covered` of `wanted` in percent, rounded down; 100 where nobody is needed.
    pub percent: u32,
    /// The colour of that percent, but at most yellow with an hour below the minimum.
    pub tone: Tone,
}

/// The colour of a fill rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Tone {
    /// 90 percent or more.
    Green,
    /// 70 to 89 percent.
    Yellow,
    /// Below 70 percent.
    Red,
}

impl Week {
    /// The fill rate of every position in the team filter's scope, in schedule order. The position filter does
    /// not shorten the list, because that filter is set by clicking its rows.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, Schedule, Shift, StaffMember, Tone, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let shift = Shift::new("1", "ada", Day::Monday, 12, 8);
    /// let rates = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?).fill_rates(&Filter::default());
    /// assert_eq!((rates[0].scheduled, rates[0].percent, rates[0].tone), (1, 50, Tone::Red));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn fill_rates(&self, filter: &Filter) -> Vec<FillRate> {
        self.in_team(filter).map(fill_rate).collect()
    }
}

impl PositionWeek {
    /// How much of what it needs in the examined hours is covered; `whole_need` rates it by person-hours.
    pub(super) fn coverage_rate(&self, examined: HourRange, whole_need: bool) -> CoverageRate {
        let (mut needed, mut staffed, mut below, mut hours) = (0_u32, 0_u32, 0_u32, 0_u32);
        let mut most = 0;
        let of_day = |day| hours_of_week(day, examined);
        for staffing in Day::ALL
            .into_iter()
            .flat_map(of_day)
            .map(|hour| self.staffing(hour))
        {
            needed = needed.saturating_add(staffing.required);
            staffed = staffed.saturating_add(staffing.scheduled.min(staffing.required));
            below += u32::from(staffing.understaffed);
            hours += u32::from(staffing.required > 0);
            most = staffing.required.max(most);
        }
        let is_constant = self.demand.is_empty() && needed == most.saturating_mul(hours);
        let in_work = whole_need || !is_constant;
        let (covered, wanted) = if in_work {
            (staffed, needed)
        } else {
            (hours - below, hours)
        };
        // Whole only if all of it is.
        let percent = (u64::from(covered) * 100).checked_div(u64::from(wanted));
        let percent = u32::try_from(percent.unwrap_or(100)).unwrap_or(u32::MAX);
        CoverageRate {
            position_id: self.definition.id.clone(),
            needed,
            staffed,
            below,
            in_work,
            covered,
            wanted,
            percent,
            tone: match tone(percent) {
                Tone::Green if below > 0 => Tone::Yellow,
                tone => tone,
            },
        }
    }
}

/// The number of assignments still to be made: the sum of each position's missing heads. A surplus in one position
/// does not offset a shortage in another.
#[must_use]
pub fn pending_assignments(rates: &[FillRate]) -> u32 {
    let lacking = rates
        .iter()
        .map(|rate| rate.required.saturating_sub(rate.scheduled));
    lacking.sum()
}

/// `scheduled` of `required` in percent, rounded half up; 100 where nobody is required.
pub(crate) fn percent(scheduled: u32, required: u32) -> u32 {
    let (scheduled, required) = (u64::from(scheduled), u64::from(required));
    let percent = (scheduled * 200 + required)
        .checked_div(required * 2)
        .unwrap_or(100);
    u32::try_from(percent).unwrap_or(u32::MAX)
}

/// The colour of a rounded percent.
pub(crate) const fn tone(percent: u32) -> Tone {
    match percent {
        GREEN_FROM.. => Tone::Green,
        YELLOW_FROM..GREEN_FROM => Tone::Yellow,
        0..YELLOW_FROM => Tone::Red,
    }
}

/// The percent in a position's [`FillRate`].
pub(crate) fn percent_filled(position: &PositionWeek) -> u32 {
    percent(position.counts.staffed, position.usual())
}

fn fill_rate(position: &PositionWeek) -> FillRate {
    let percent = percent_filled(position);
    FillRate {
        position_id: position.definition.id.clone(),
        required: position.usual(),
        scheduled: position.counts.staffed,
        percent,
        tone: tone(percent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        schedule::Demand,
        testing::{filter, list, week},
    };

    /// [D-478] percent is rounded half up; [D-479] it is 100 where nobody is required
    #[test]
    fn percents() {
        let check = |scheduled, required, expect| {
            assert_eq!(
                percent(scheduled, required),
                expect,
                "{scheduled}/{required}"
            );
        };
        check(7, 8, 88);
        check(1, 8, 13);
        check(1, 3, 33);
        check(2, 3, 67);
        check(1, 200, 1);
        check(1, 201, 0);
        check(0, 5, 0);
        check(5, 5, 100);
        check(9, 2, 450);
        check(0, 0, 100);
        check(3, 0, 100);
        check(u32::MAX, 1, u32::MAX);
        check(u32::MAX, u32::MAX, 100);
    }

    /// [D-414] green at 90 or above; [D-415] yellow from 70 to 89; [D-416] red below 70
    #[test]
    fn tones() {
        let check = |percent, expect| assert_eq!(tone(percent), expect, "{percent}");
        check(0, Tone::Red);
        check(69, Tone::Red);
        check(70, Tone::Yellow);
        check(89, Tone::Yellow);
        check(90, Tone::Green);
        check(100, Tone::Green);
        check(450, Tone::Green);
    }

    /// [D-480] the tone is that of the rounded percent: 89.5 is green and 69.5 is yellow
    #[test]
    fn tones_of_rounded_percents() {
        assert_eq!(tone(percent(179, 200)), Tone::Green);
        assert_eq!(tone(percent(139, 200)), Tone::Yellow);
    }

    const POSITIONS: &str = "cook/kitchen:4 chef/kitchen:1 host/lobby:2";
    const STAFF: &str = "a@cook b@cook c@chef d@chef e@chef f@host";

    /// The fill rates, as `id scheduled/required`, and the pending assignments.
    fn check(shifts: &str, team: &str, position: &str, expect: &str, pending: u32) {
        let rates = week(POSITIONS, STAFF, shifts).fill_rates(&filter(team, position));
        let found = rates
            .iter()
            .map(|rate| format!("{} {}/{}", rate.position_id, rate.scheduled, rate.required));
        assert_eq!(list(found), expect, "{shifts}");
        assert_eq!(pending_assignments(&rates), pending, "{shifts}");
    }

    /// [D-477] different staff members with at least one shift this week
    #[test]
    fn scheduled_counts_people() {
        check("", "", "", "cook 0/4, chef 0/1, host 0/2", 7);
        check(
            "a/0:9+1 a/0:9+1 a/3:4+9?",
            "",
            "",
            "cook 1/4, chef 0/1, host 0/2",
            6,
        );
        check(
            "a/0:9+1 b/6:23+1",
            "",
            "",
            "cook 2/4, chef 0/1, host 0/2",
            5,
        );
    }

    /// [D-476] the team filter narrows the list, the position filter does not
    #[test]
    fn scope() {
        check("f/0:9+1", "kitchen", "", "cook 0/4, chef 0/1", 5);
        check("f/0:9+1", "", "host", "cook 0/4, chef 0/1, host 1/2", 6);
        check("f/0:9+1", "lobby", "cook", "host 1/2", 1);
        check("f/0:9+1", "bar", "", "", 0);
    }

    /// [D-421] pending assignments sum required minus scheduled; [D-481] over-staffing one position does not hide a
    /// shortage in another
    #[test]
    fn pending_assignments_sum_the_missing_heads() {
        check(
            "c/0:9+1 d/0:9+1 e/0:9+1",
            "",
            "",
            "cook 0/4, chef 3/1, host 0/2",
            6,
        );
        check(
            "c/0:9+1 d/0:9+1 e/0:9+1 a/0:9+1",
            "kitchen",
            "",
            "cook 1/4, chef 3/1",
            3,
        );
    }

    /// The rate of the first position.
    fn described(plan: &Week) -> String {
        let rate = &plan.summary(&Filter::default()).coverage_rates[0];
        let unit = if rate.in_work {
            "person-hours"
        } else {
            "hours"
        };
        format!(
            "{} of {} {unit}, {} percent, {:?}, {} below",
            rate.covered, rate.wanted, rate.percent, rate.tone, rate.below
        )
    }

    /// What is too much in one hour makes up for no other, and a percent is 100 only if all of it is staffed.
    #[test]
    fn a_need_that_changes_is_rated_by_person_hours() {
        let check = |demand: &[(Day, u8, u8, u32)], shifts: &str, expect: &str| {
            let plan = week("cook/kitchen:0", "a@cook b@cook", shifts);
            let demand = demand
                .iter()
                .map(|(day, start, end, heads)| Demand::new("cook", *day, *start, *end, *heads));
            let schedule = plan.schedule().with_demand(demand.collect()).unwrap();
            assert_eq!(described(&Week::new(schedule)), expect, "{shifts}");
        };
        let lunch = [(Day::Monday, 11, 14, 2), (Day::Tuesday, 11, 14, 1)];
        check(&lunch, "", "0 of 9 person-hours, 0 percent, Red, 6 below");
        check(
            &lunch,
            "a/0:10+8 b/0:10+8 a/1:10+8 b/1:10+8",
            "9 of 9 person-hours, 100 percent, Green, 0 below",
        );
        check(
            &lunch,
            "a/1:10+8 b/1:10+8",
            "3 of 9 person-hours, 33 percent, Red, 3 below",
        );
        check(
            &lunch,
            "a/0:10+8 b/0:10+8 a/1:11+2",
            "8 of 9 person-hours, 88 percent, Yellow, 1 below",
        );
        // 99.5 percent is not all.
        let long = [(Day::Monday, 10, 20, 20), (Day::Tuesday, 10, 12, 1)];
        check(&long, "", "0 of 202 person-hours, 0 percent, Red, 12 below");
        check(&[], "a/0:10+8", "0 of 0 hours, 100 percent, Green, 0 below");
    }

    /// Two cooks in every hour, of whom one is the minimum; with a whole need they are rated by person-hours.
    #[test]
    fn a_constant_need_is_rated_by_hours() {
        let check = |whole_need, shifts: &str, expect: &str| {
            let mut plan = week("cook/kitchen:2", "a@cook b@cook", shifts);
            let mut rules = plan.rules().clone();
            rules.whole_need = whole_need;
            plan.set_rules(rules);
            assert_eq!(described(&plan), expect);
        };
        let most = "a/0:10+10 a/1:10+10 a/2:10+10 a/3:10+10 a/4:10+10 a/5:10+10";
        check(
            false,
            "a/0:10+10 b/0:10+10",
            "10 of 70 hours, 14 percent, Red, 60 below",
        );
        check(false, most, "60 of 70 hours, 85 percent, Yellow, 10 below");
        check(
            false,
            &format!("{most} b/6:10+9"),
            "69 of 70 hours, 98 percent, Yellow, 1 below",
        );
        check(
            false,
            &format!("{most} b/6:10+10"),
            "70 of 70 hours, 100 percent, Green, 0 below",
        );
        check(
            true,
            &format!("{most} b/6:10+10"),
            "70 of 140 person-hours, 50 percent, Red, 0 below",
        );
    }

    /// [D-287] a position has its id, name and required, and its fill rate percent and scheduled
    #[test]
    fn a_position_and_its_fill_rate() {
        let plan = week(
            "cook/kitchen:4",
            "a@cook b@cook c@cook",
            "a/0:9+1 b/0:9+1 c/0:9+1",
        );
        let position = serde_json::to_value(&plan.schedule().positions()[0]).unwrap();
        assert_eq!(
            position,
            serde_json::json!({"id": "cook", "name": "Cook", "team": "kitchen", "required": 4})
        );
        let rates = serde_json::to_value(plan.fill_rates(&Filter::default())).unwrap();
        assert_eq!(
            rates,
            serde_json::json!([{"positionId": "cook", "required": 4, "scheduled": 3, "percent": 75, "tone": "yellow"}])
        );
    }
}
