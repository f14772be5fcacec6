//! Open shifts: shifts offered to everybody of a position, which belong to nobody until they are claimed.
//!
//! An open shift is not a shift of the week: it covers no hours and is not counted in any figure.

use std::sync::Arc;

use serde::Serialize;

use super::{
    editor::{Editor, Outcome},
    history::{Change, CommandKind, RequestsChange},
    placed_shift::PlacedShift,
    request_book::{OfferedShift, OpenEntry, OpenShift, RequestBook, RequestStatus},
    violation::{Level, ProposalContext, Violation},
};
use crate::schedule::{
    Day, HourRange, ScheduleError, ScheduleProblem, validate_hours, validate_shift_times,
};

/// The most open shifts that one week can have, including those that were taken.
pub const MAX_OPEN_SHIFTS: usize = 500;

/// A person who may claim an open shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Claimer {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The warnings that the manager would see; never a block.
    pub violations: Vec<Violation>,
}

impl Editor {
    /// The open shift to offer for the short hours of a position: as long as they are, within the shortest and
    /// longest shift that the rules allow. It ends at midnight at the latest, and starts earlier if need be.
    ///
    /// # Errors
    /// An unknown position, or hours that are not a range of a day.
    pub fn offer_for(
        &self,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<OfferedShift, ScheduleError> {
        self.week().position_named(position_id)?;
        validate_hours(hours)?;
        let limit = |hours: i32| u8::try_from(hours.clamp(0, 24)).unwrap_or(24);
        let rules = self.rules();
        let (least, most) = (limit(rules.min_hours), limit(rules.max_hours));
        let most = if most == 0 { 24 } else { most.max(least) };
        let length = (hours.end - hours.start).clamp(least.max(1), most);
        let start = hours.start.min(24 - length);
        Ok(OfferedShift::new(position_id, day, start, length))
    }

    /// The open shifts of the week in the order in which they were offered, without those that were taken.
    #[must_use]
    pub fn open_shifts(&self) -> Vec<OpenShift> {
        let entries = self.requests.open.iter();
        entries
            .filter(|entry| entry.taken_by.is_none())
            .map(|entry| self.open_shift(entry))
            .collect()
    }

    pub(super) fn open_shift(&self, entry: &OpenEntry) -> OpenShift {
        let shift = entry
            .offered
            .for_person("")
            .into_shift(String::new(), false);
        let waiting = self.requests.claim_of(&entry.id);
        OpenShift {
            id: entry.id.clone(),
            position_id: entry.offered.position_id.clone(),
            times: shift.times(),
            claimed_by: (entry.taken_by.clone())
                .or_else(|| waiting.map(|request| request.staff_id.clone())),
            taken: entry.taken_by.is_some(),
        }
    }

    /// Offers an open shift to the people of a position.
    ///
    /// # Errors
    /// An unknown position, a start or length out of range, or too many open shifts.
    pub fn offer(&mut self, offered: &OfferedShift) -> Result<Outcome, ScheduleError> {
        self.week().position_named(&offered.position_id)?;
        validate_shift_times(
            offered.start,
            offered.start_minute,
            offered.hours,
            offered.minutes,
        )?;
        let mut book = RequestBook::clone(&self.requests);
        let id = self.enter_offer(&mut book, offered.clone(), None)?;
        let shown = self.placed_offer(offered, &id);
        Ok(self.change_requests(CommandKind::Offer, vec![], book, (None, Some(shown))))
    }

    /// Withdraws an open shift. A waiting claim for it is declined.
    ///
    /// # Errors
    /// An unknown open shift, or one that was taken.
    pub fn withdraw(&mut self, open_shift_id: &str) -> Result<Outcome, ScheduleError> {
        let offered = self.requests.open_named(open_shift_id)?.offered.clone();
        let mut book = RequestBook::clone(&self.requests);
        book.open.retain(|entry| entry.id != open_shift_id);
        for request in &mut book.requests {
            if request.status == RequestStatus::Waiting
                && request.open_shift_id.as_deref() == Some(open_shift_id)
            {
                request.status = RequestStatus::Declined;
            }
        }
        let shown = self.placed_offer(&offered, open_shift_id);
        Ok(self.change_requests(CommandKind::Withdraw, vec![], book, (Some(shown), None)))
    }

    /// The people who may claim an open shift, in staff order: those of the position for whom nothing blocks it.
    ///
    /// # Errors
    /// An unknown open shift, or one that was taken.
    pub fn claimers(&self, open_shift_id: &str) -> Result<Vec<Claimer>, ScheduleError> {
        let entry = self.requests.open_named(open_shift_id)?;
        self.able_to_claim(&entry.offered)
    }

    fn able_to_claim(&self, offered: &OfferedShift) -> Result<Vec<Claimer>, ScheduleError> {
        let position = self.week().position_named(&offered.position_id)?;
        let mut able = Vec::new();
        for staff in self.week().staff_of(position) {
            let violations = self.week().violations(
                &self.rules(),
                &offered.for_person(&staff.member.id),
                ProposalContext::default(),
            )?;
            if violations.iter().all(|found| found.level != Level::Block) {
                able.push(Claimer {
                    staff_id: staff.member.id.clone(),
                    name: staff.member.name.clone(),
                    violations,
                });
            }
        }
        Ok(able)
    }

    /// Adds an open shift to the book, offered to everybody who may claim it but one person, and returns its id.
    pub(super) fn enter_offer(
        &self,
        book: &mut RequestBook,
        offered: OfferedShift,
        but: Option<&str>,
    ) -> Result<String, ScheduleError> {
        if book.open.len() >= MAX_OPEN_SHIFTS {
            let (kind, count, limit) = ("open shifts", book.open.len() + 1, MAX_OPEN_SHIFTS);
            let problem = ScheduleProblem::TooMany { kind, count, limit };
            return Err(ScheduleError::new("openShifts", problem));
        }
        let able = self.able_to_claim(&offered)?.into_iter();
        let offered_to = able
            .map(|person| person.staff_id)
            .filter(|id| but != Some(id))
            .collect();
        let id = book.new_id("open");
        book.open.push(OpenEntry {
            id: id.clone(),
            offered,
            offered_to,
            taken_by: None,
        });
        Ok(id)
    }

    /// An open shift as the history shows it: a shift of nobody.
    pub(super) fn placed_offer(&self, offered: &OfferedShift, id: &str) -> PlacedShift {
        let shift = offered.for_person("").into_shift(id.to_owned(), false);
        PlacedShift {
            position_id: offered.position_id.clone(),
            ..PlacedShift::new(self.week(), &shift)
        }
    }

    /// Takes over a changed book together with changed shifts, as one entry of the history.
    pub(super) fn change_requests(
        &mut self,
        command: CommandKind,
        changes: Vec<Change>,
        book: RequestBook,
        shown: (Option<PlacedShift>, Option<PlacedShift>),
    ) -> Outcome {
        let requests = RequestsChange {
            before: Arc::clone(&self.requests),
            after: Arc::new(book),
            shown,
        };
        self.execute_with_requests(command, changes, requests)
    }
}
