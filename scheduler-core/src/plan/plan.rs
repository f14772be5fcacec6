//! A week with what stands beside its shifts.

use super::{
    publishing::Published,
    request_book::{RequestBook, RequestRules},
};
use crate::{
    rules::{Level, ProposalContext, Violation, ViolationKind},
    schedule::{Rules, ScheduleError, ScheduleProblem},
    week::{ProposedShift, Week},
};

/// A week with what was published, its open shifts and its requests.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub week: Week,
    pub rules: Rules,
    pub published: Published,
    pub book: RequestBook,
    pub request_rules: RequestRules,
}

impl Plan {
    pub fn new(week: Week) -> Self {
        Self {
            week,
            rules: Rules::default(),
            published: Published::default(),
            book: RequestBook::default(),
            request_rules: RequestRules::default(),
        }
    }

    /// The rules that a shift would break, blocks first; see [`Week::violations`].
    pub fn violations(
        &self,
        proposed: &ProposedShift,
        context: ProposalContext<'_>,
    ) -> Result<Vec<Violation>, ScheduleError> {
        self.week.violations(&self.rules, proposed, context)
    }

    /// Refuses a shift that a rule blocks.
    pub fn refuse_blocked(
        &self,
        proposed: &ProposedShift,
        context: ProposalContext<'_>,
    ) -> Result<(), ScheduleError> {
        refuse_blocked(&self.week, &self.rules, proposed, context)
    }
}

/// Refuses a shift that a rule blocks in a week.
pub(crate) fn refuse_blocked(
    week: &Week,
    rules: &Rules,
    proposed: &ProposedShift,
    context: ProposalContext<'_>,
) -> Result<(), ScheduleError> {
    let violations = week.violations(rules, proposed, context)?;
    let mut blocks = violations
        .iter()
        .filter(|violation| violation.level == Level::Block);
    blocks.next().map_or(Ok(()), |found| Err(refusal(found)))
}

/// The error of a command that a blocking violation refuses.
pub(crate) fn refusal(violation: &Violation) -> ScheduleError {
    match violation.kind {
        ViolationKind::WrongPosition => {
            ScheduleError::new("staffId", ScheduleProblem::WrongPosition)
        }
        _ => {
            let (day, times) = (violation.day.into(), violation.range);
            ScheduleError::new("start", ScheduleProblem::DoubleBooking { day, times })
        }
    }
}
