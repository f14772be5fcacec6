//! A week with what stands beside its shifts.

use super::{
    published::Published,
    request_book::{RequestBook, RequestRules},
};
use crate::{
    rules::{Severity, Violation, ViolationKind},
    schedule::{Absence, Details, Error, ErrorKind, Schedule},
    week::{ProposedShift, Week},
};

/// A week with what was published, its open shifts and its requests.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub week: Week,
    pub published: Published,
    pub book: RequestBook,
    pub request_rules: RequestRules,
}

impl Plan {
    pub fn new(week: Week) -> Self {
        Self {
            week,
            published: Published::default(),
            book: RequestBook::default(),
            request_rules: RequestRules::default(),
        }
    }

    /// A week of the same team without any shift.
    pub fn emptied(&self) -> Self {
        let week = &self.week;
        let details = Details {
            absences: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            ..week.details().clone()
        };
        let positions = week
            .positions
            .iter()
            .map(|position| position.definition.clone());
        let staff = week.staff.iter().map(|staff| staff.member.clone());
        let (positions, staff) = (positions.collect(), staff.collect());
        let empty = Schedule::of_valid_parts(positions, staff, Vec::new(), details);
        let mut week = Week::new(empty);
        week.set_rules(self.week.rules().clone());
        for (new, old) in week.positions.iter_mut().zip(&self.week.positions) {
            new.heads = old.heads;
        }
        Self {
            week,
            published: Published::default(),
            book: RequestBook::default(),
            request_rules: self.request_rules,
        }
    }

    /// Whether nothing has been planned in it.
    pub fn is_empty(&self) -> bool {
        self.week.shift_count() == 0
            && self.week.details().absences.is_empty()
            && self.book.is_empty()
            && self.published.shifts().next().is_none()
    }

    /// Puts an absence in the place of another or of none.
    pub fn replace_absence(&mut self, index: usize, had: bool, after: Option<&Absence>) {
        let mut absences = self.week.details().absences.clone();
        if had && index < absences.len() {
            absences.remove(index);
        }
        if let Some(after) = after {
            absences.insert(index.min(absences.len()), after.clone());
        }
        let set = self.week.set_absences(absences);
        debug_assert_eq!(set, Ok(()), "absences are checked before they are changed");
    }

    /// Refuses a shift that a rule blocks.
    pub fn refuse_blocked(
        &self,
        proposed: &ProposedShift,
        replaces: Option<&str>,
    ) -> Result<(), Error> {
        refuse_blocked(&self.week, proposed, replaces)
    }
}

/// Refuses a shift that a rule blocks in a week.
pub(crate) fn refuse_blocked(
    week: &Week,
    proposed: &ProposedShift,
    replaces: Option<&str>,
) -> Result<(), Error> {
    let violations = week.violations(proposed, replaces)?;
    let mut blocks = violations
        .iter()
        .filter(|violation| violation.level == Severity::Block);
    blocks.next().map_or(Ok(()), |found| Err(refusal(found)))
}

/// The error of a command that a blocking violation refuses.
pub(crate) fn refusal(violation: &Violation) -> Error {
    match violation.kind {
        ViolationKind::WrongPosition => Error::new("staffId", ErrorKind::WrongPosition),
        ViolationKind::Absent => Error::new("day", ErrorKind::Absent),
        ViolationKind::KeptApart => {
            let (day, times) = (violation.day.into(), violation.range);
            Error::new("start", ErrorKind::KeptApart { day, times })
        }
        rule if rule != ViolationKind::DoubleBooking => {
            Error::new("start", ErrorKind::AgainstLaw { rule: rule.name() })
        }
        _ => {
            let (day, times) = (violation.day.into(), violation.range);
            Error::new("start", ErrorKind::DoubleBooking { day, times })
        }
    }
}
