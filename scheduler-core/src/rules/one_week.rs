//! Rules about a person's week.

use super::{
    facts::Facts,
    measured::{Measured, limit},
};
use crate::schedule::{Law, figure};

/// A week has at least [`Rules::days_off`](crate::Rules::days_off).
pub(super) fn too_few_days_off(facts: &Facts<'_>) -> Option<Measured> {
    let (off, limit) = (facts.days.days_off(), limit(facts.week.rules.days_off)?);
    Some(Measured {
        actual: off.into(),
        limit,
        is_broken: off < limit,
        badness: -i64::from(off),
    })
}

/// The work of a week is at most the person's own maximum.
pub(super) fn over_week_maximum(facts: &Facts<'_>) -> Option<Measured> {
    let limit = facts.staff.member.max_minutes?;
    Some(Measured::at_most(facts.work_minutes(), limit))
}

/// The work of a week is at most what the law allows.
pub(super) fn over_week_work(facts: &Facts<'_>) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    let limit = law.week_limit(timeline.minor)?;
    Some(Measured::at_most(timeline.work_of_week(0), limit))
}

/// Whoever works at night in a week works no more than their contract in it.
pub(super) fn night_overtime(facts: &Facts<'_>) -> Option<Measured> {
    let (law, timeline) = facts.law()?;
    let night = law.night.filter(|night| !night.overtime)?;
    let contract = facts.staff.member.contract_minutes?;
    let mut shifts = timeline.starting(0, 7);
    let works_at_night = shifts.any(|duty| night.is_night(duty));
    works_at_night.then(|| Measured::at_most(timeline.work_of_week(0), contract))
}

impl Law {
    /// The most work of a week, in minutes.
    #[must_use]
    pub fn week_limit(&self, minor: bool) -> Option<u32> {
        let week = self.week_work?;
        Some(figure(week.hours, week.minor_hours, minor)? * 60)
    }
}
