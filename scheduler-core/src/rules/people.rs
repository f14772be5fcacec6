//! Rules about a person and a shift, whatever its hours: absences, positions, being in two places at once.

use super::{
    facts::{Facts, Other},
    span::Span,
    violation::{Violation, ViolationKind},
};
use crate::{schedule::Shift, week::StaffWeek};

/// Nobody works on a day on which they are absent.
pub(super) fn absent(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let times = Span::of(shift);
    let is_absent = facts.staff.is_absent(shift.time.day);
    is_absent.then(|| ViolationKind::Absent.at(times, times.length(), 0))
}

/// Nobody is on duty twice at the same time.
pub(super) fn double_booking(
    _: &Facts<'_>,
    shift: &Other<'_>,
    other: &Other<'_>,
) -> Option<Violation> {
    let both = shift.both(other)?;
    let kind = ViolationKind::DoubleBooking;
    Some(other.named_in(kind.at(both, both.length(), 0)))
}

/// Two people who are kept apart are never on duty at the same time, whatever their positions. What one of them is on in a
/// week around is looked at too.
pub(super) fn kept_apart(
    shift: &Other<'_>,
    staff: &StaffWeek,
    other: &Other<'_>,
) -> Option<Violation> {
    let both = shift.both(other)?;
    let mut violation = other.named_in(ViolationKind::KeptApart.at(both, both.length(), 0));
    violation.other_name = Some(staff.member.name.clone());
    Some(violation)
}

/// Nobody works in a position that is not theirs. What a proposal asks for is looked at: a shift of a schedule is always in
/// a position of its person.
pub(super) fn wrong_position(facts: &Facts<'_>, shift: &Shift) -> Option<Violation> {
    let is_own = facts.staff.member.works_in(facts.asked?);
    (!is_own).then(|| ViolationKind::WrongPosition.at(Span::of(shift), 0, 0))
}
