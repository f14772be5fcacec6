//! Rules about the hours of the clock.

use super::{
    facts::Facts,
    span::Span,
    violation::{Violation, ViolationKind},
};
use crate::{
    schedule::Shift,
    week::{QuarterSet, whole_day},
};

/// A shift lies where its person is available. On a day on which they are absent, [`ViolationKind::Absent`] says so
/// instead.
pub(super) fn outside_availability(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let staff = facts.staff;
    let mut missing = QuarterSet::of_minutes(shift.start_minutes(), shift.end_minutes())
        .in_the_week()
        - staff.available;
    if staff.is_absent(shift.time.day) {
        missing = missing - whole_day(shift.time.day);
    }
    let minute = |quarter: usize| i64::try_from(quarter * 15).unwrap_or(i64::MAX);
    let (first, end) = missing.runs().next()?;
    let times = Span {
        start: minute(first),
        end: minute(end),
    };
    Some(ViolationKind::OutsideAvailability.at(times, minute(missing.len()), 0))
}

/// Minors do not work at night.
pub(super) fn minor_at_night(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let (law, _) = facts.law().filter(|_| facts.is_minor())?;
    let times = Span::of(shift);
    let minutes = law.minor_night?.minutes_within(times.start, times.end);
    (minutes > 0).then(|| ViolationKind::MinorAtNight.at(times, minutes, 0))
}
