//! Requests that people make to their manager: to claim an open shift, to swap two shifts, or to drop one.

use serde::Serialize;

use super::{
    editor::{Editor, Outcome, refusal},
    effect::Effect,
    history::{Change, CommandKind},
    placed_shift::PlacedShift,
    request_book::{
        OfferedShift, OpenShift, Request, RequestBook, RequestKind, RequestRules, RequestStatus,
    },
    violation::{Level, ProposalContext, Violation},
};
use crate::{
    schedule::{ScheduleError, ScheduleProblem, Shift, excerpt},
    week::ProposedShift,
};

/// The longest reason for dropping a shift, in Unicode scalar values.
pub const MAX_REASON: usize = 200;
/// The most requests that one week can have, including answered ones.
pub const MAX_REQUESTS: usize = 1_000;

/// A rule that approving a request would break, and for whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PersonViolation {
    /// The person's name.
    pub name: String,
    /// The violation.
    pub violation: Violation,
}

/// A waiting request with what approving it would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ReviewedRequest {
    /// The request.
    #[serde(flatten)]
    pub request: Request,
    /// Whether it can be approved: its shifts have not changed since, and nothing blocks it.
    pub possible: bool,
    /// The rules that approving would break.
    pub violations: Vec<PersonViolation>,
    /// What approving would do to the week; `None` if one of its shifts has changed since.
    pub effect: Option<Effect>,
}

/// A shift that a person could swap theirs for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SwapChoice {
    /// The other person's shift.
    pub shift: PlacedShift,
    /// The warnings that the manager would see; never a block.
    pub violations: Vec<PersonViolation>,
}

/// The state of an open shift for one of the people it was offered to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum OfferState {
    /// They may claim it.
    Open,
    /// Their claim waits for approval.
    Waiting,
    /// The shift was given to them.
    Yours,
    /// Somebody else claimed it first.
    Taken,
    /// One of their shifts overlaps it.
    Blocked,
}

/// An open shift that was offered to a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Offer {
    /// The open shift.
    pub open_shift: OpenShift,
    /// Its state for the person.
    pub state: OfferState,
}

/// What one person sees: offers, their shifts and their requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Inbox {
    /// The open shifts that were offered to them, latest first.
    pub offers: Vec<Offer>,
    /// Their own shifts, in time order.
    pub shifts: Vec<PlacedShift>,
    /// Their requests, and approved swaps with them, latest first.
    pub requests: Vec<Request>,
}

/// What a request would do.
struct Plan {
    /// The shifts as they are and as they would be; nothing before a claim, nothing after a drop.
    steps: Vec<(Option<Shift>, Option<ProposedShift>)>,
    violations: Vec<PersonViolation>,
}

impl Plan {
    fn is_blocked(&self) -> bool {
        let mut all = self.violations.iter();
        all.any(|found| found.violation.level == Level::Block)
    }
}

impl Editor {
    /// What people may request, and whether it needs approval.
    #[must_use]
    pub fn request_rules(&self) -> RequestRules {
        self.request_rules
    }

    /// Sets what people may request. This is not part of the history, and waiting requests stay waiting.
    pub fn set_request_rules(&mut self, rules: RequestRules) {
        self.request_rules = rules;
        self.count_revision();
    }

    /// Claims an open shift for a person: first come, first served. The claim waits for approval; if none is needed the
    /// shift is assigned at once. It is confirmed, since its person requested it.
    ///
    /// # Errors
    /// Claiming is turned off, an unknown open shift or person, a person of another position, a double booking, or
    /// an open shift that is already claimed.
    pub fn claim(&mut self, open_shift_id: &str, staff_id: &str) -> Result<Outcome, ScheduleError> {
        if !self.request_rules.claiming {
            return Err(ScheduleError::new(
                "openShiftId",
                ScheduleProblem::ClaimingOff,
            ));
        }
        let offered = self.requests.open_named(open_shift_id)?.offered.clone();
        let proposed = offered.for_person(staff_id);
        self.refuse_blocked(
            &proposed,
            ProposalContext::new(None, Some(&offered.position_id)),
        )?;
        if self.requests.claim_of(open_shift_id).is_some() {
            return Err(ScheduleError::new("openShiftId", ScheduleProblem::Taken));
        }
        let shift = proposed.into_shift(String::new(), true);
        let shift = PlacedShift::new(self.week(), &shift);
        let request = Request {
            open_shift_id: Some(open_shift_id.to_owned()),
            ..new_request(RequestKind::Claim, shift)
        };
        self.submit(CommandKind::Claim, request)
    }

    /// Requests to swap a shift with another person of the same position.
    ///
    /// # Errors
    /// Trading is turned off, an unknown shift, two shifts of one person or of two positions, or a double booking
    /// of either person.
    pub fn ask_to_swap(
        &mut self,
        shift_id: &str,
        with_shift_id: &str,
    ) -> Result<Outcome, ScheduleError> {
        if !self.request_rules.trading {
            return Err(ScheduleError::new("shiftId", ScheduleProblem::TradingOff));
        }
        let shift = self.week().shift_named(shift_id)?.1.clone();
        let other = self.week().shift_named(with_shift_id);
        let other = other.map_err(|error| error.at("withShiftId"))?;
        let other = other.1.clone();
        if shift.staff_id == other.staff_id {
            return Err(ScheduleError::new(
                "withShiftId",
                ScheduleProblem::SwapWithSelf,
            ));
        }
        for (one, two) in [(&shift, &other), (&other, &shift)] {
            let (to, context) = exchanged(one, two, self.week().position_of(&one.id));
            self.refuse_blocked(&to, context)?;
        }
        let other = PlacedShift::new(self.week(), &other);
        let request = Request {
            other: Some(other),
            ..new_request(RequestKind::Swap, PlacedShift::new(self.week(), &shift))
        };
        self.submit(CommandKind::AskToSwap, request)
    }

    /// Requests to drop a shift. Once approved, it becomes an open shift.
    ///
    /// # Errors
    /// An unknown shift, a blank reason, or one of more than [`MAX_REASON`] characters.
    pub fn ask_to_drop(&mut self, shift_id: &str, reason: &str) -> Result<Outcome, ScheduleError> {
        let shift = PlacedShift::new(self.week(), self.week().shift_named(shift_id)?.1);
        let reason = reason.trim();
        let length = reason.chars().count();
        if length == 0 {
            return Err(ScheduleError::new("reason", ScheduleProblem::NoReason));
        }
        if length > MAX_REASON {
            let limit = MAX_REASON;
            let problem = ScheduleProblem::TextTooLong { length, limit };
            return Err(ScheduleError::new("reason", problem));
        }
        let request = Request {
            reason: Some(reason.to_owned()),
            ..new_request(RequestKind::Drop, shift)
        };
        self.submit(CommandKind::AskToDrop, request)
    }

    /// Approves a request and carries it out.
    ///
    /// # Errors
    /// An unknown or already answered request, shifts that have changed since, or a double booking that it would
    /// now cause.
    pub fn approve(&mut self, request_id: &str) -> Result<Outcome, ScheduleError> {
        let request = self.waiting(request_id)?.clone();
        let book = RequestBook::clone(&self.requests);
        self.carry_out(&request, book)
    }

    /// Declines a request. No shift changes, and a claimed open shift can be claimed again.
    ///
    /// # Errors
    /// An unknown or already answered request.
    pub fn decline_request(&mut self, request_id: &str) -> Result<Outcome, ScheduleError> {
        let shift = self.waiting(request_id)?.shift.clone();
        let mut book = RequestBook::clone(&self.requests);
        answer(&mut book, request_id, RequestStatus::Declined);
        let shown = (None, Some(shift));
        Ok(self.change_requests(CommandKind::DeclineRequest, vec![], book, shown))
    }

    /// The waiting requests, oldest first, each with what approving it would do; see [`preview`](Self::preview).
    /// Nothing is changed.
    pub fn waiting_requests(&mut self) -> Vec<ReviewedRequest> {
        let all = self.requests.requests.iter();
        let waiting = all.filter(|request| request.status == RequestStatus::Waiting);
        let waiting: Vec<Request> = waiting.cloned().collect();
        waiting
            .into_iter()
            .map(|request| self.reviewed(request))
            .collect()
    }

    fn reviewed(&mut self, request: Request) -> ReviewedRequest {
        let Ok(plan) = self.plan_of(&request) else {
            return ReviewedRequest {
                request,
                possible: false,
                violations: Vec::new(),
                effect: None,
            };
        };
        let removed = plan.steps.iter().filter_map(|(before, _)| before.as_ref());
        let removed: Vec<String> = removed.map(|shift| shift.id.clone()).collect();
        let added = plan.steps.iter().filter_map(|(_, after)| after.clone());
        let added: Vec<ProposedShift> = added.collect();
        ReviewedRequest {
            request,
            possible: !plan.is_blocked(),
            effect: self.preview(&removed, &added).ok(),
            violations: plan.violations,
        }
    }

    /// The shifts that a shift could be swapped for, in time order: those with no block for either person.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn swap_choices(&self, shift_id: &str) -> Result<Vec<SwapChoice>, ScheduleError> {
        let week = self.week();
        let shift = week.shift_named(shift_id)?.1;
        let Some(position) = week.position_of(shift_id) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for staff in week.staff_of(week.position_named(position)?) {
            if staff.member.id == shift.staff_id {
                continue;
            }
            for other in staff.shifts() {
                let violations = self.swap_violations(shift, other)?;
                let blocked = |found: &PersonViolation| found.violation.level == Level::Block;
                if !violations.iter().any(blocked) {
                    let shift = PlacedShift::new(week, other);
                    found.push((other.start_minutes(), SwapChoice { shift, violations }));
                }
            }
        }
        found.sort_by_key(|(start, _)| *start);
        Ok(found.into_iter().map(|(_, choice)| choice).collect())
    }

    /// What one person sees: offers, their shifts and their requests.
    ///
    /// # Errors
    /// An unknown person.
    pub fn inbox(&self, staff_id: &str) -> Result<Inbox, ScheduleError> {
        let week = self.week();
        week.staff_named(staff_id)?;
        let mut shifts: Vec<&Shift> = week.shifts_of(staff_id).collect();
        shifts.sort_by_key(|shift| shift.start_minutes());
        let mine = |request: &&Request| {
            let is_other = |other: &PlacedShift| other.staff_id == staff_id;
            request.staff_id == staff_id
                || (request.status == RequestStatus::Approved
                    && request.other.as_ref().is_some_and(is_other))
        };
        let latest_first = self.requests.open.iter().rev();
        let offers = latest_first
            .filter(|entry| entry.offered_to.iter().any(|id| id == staff_id))
            .map(|entry| {
                let open_shift = self.open_shift(entry);
                let proposed = entry.offered.for_person(staff_id);
                let state = match &open_shift.claimed_by {
                    Some(id) if id != staff_id => OfferState::Taken,
                    Some(_) if open_shift.taken => OfferState::Yours,
                    Some(_) => OfferState::Waiting,
                    None if self
                        .refuse_blocked(&proposed, ProposalContext::default())
                        .is_err() =>
                    {
                        OfferState::Blocked
                    }
                    None => OfferState::Open,
                };
                Offer { open_shift, state }
            });
        Ok(Inbox {
            offers: offers.collect(),
            shifts: shifts
                .into_iter()
                .map(|shift| PlacedShift::new(week, shift))
                .collect(),
            requests: self
                .requests
                .requests
                .iter()
                .rev()
                .filter(mine)
                .cloned()
                .collect(),
        })
    }

    fn waiting(&self, request_id: &str) -> Result<&Request, ScheduleError> {
        let mut all = self.requests.requests.iter();
        let request = all.find(|request| request.id == request_id);
        let request = request.ok_or_else(|| {
            let id = excerpt(request_id);
            ScheduleError::new("requestId", ScheduleProblem::UnknownRequest { id })
        })?;
        match request.status {
            RequestStatus::Waiting => Ok(request),
            _ => Err(ScheduleError::new(
                "requestId",
                ScheduleProblem::AlreadyAnswered,
            )),
        }
    }

    /// Records a request, and carries it out if no approval is needed.
    fn submit(
        &mut self,
        command: CommandKind,
        mut request: Request,
    ) -> Result<Outcome, ScheduleError> {
        let mut book = RequestBook::clone(&self.requests);
        if book.requests.len() >= MAX_REQUESTS {
            let (kind, count, limit) = ("requests", book.requests.len() + 1, MAX_REQUESTS);
            let problem = ScheduleProblem::TooMany { kind, count, limit };
            return Err(ScheduleError::new("requests", problem));
        }
        let about = |other: &Request| {
            other.status == RequestStatus::Waiting && other.shift.shift_id == request.shift.shift_id
        };
        if request.kind != RequestKind::Claim && book.requests.iter().any(about) {
            return Err(ScheduleError::new(
                "shiftId",
                ScheduleProblem::AlreadyRequested,
            ));
        }
        request.id = book.new_id("request");
        let shown = match &request.other {
            Some(other) => (Some(other.clone()), Some(request.shift.clone())),
            None => (None, Some(request.shift.clone())),
        };
        book.requests.push(request.clone());
        if self.request_rules.approval {
            return Ok(self.change_requests(command, vec![], book, shown));
        }
        self.carry_out(&request, book)
    }

    /// Carries out a request of the book.
    fn carry_out(
        &mut self,
        request: &Request,
        mut book: RequestBook,
    ) -> Result<Outcome, ScheduleError> {
        let plan = self.plan_of(request)?;
        if let Some(found) = plan
            .violations
            .iter()
            .find(|found| found.violation.level == Level::Block)
        {
            return Err(refusal(&found.violation));
        }
        answer(&mut book, &request.id, RequestStatus::Approved);
        let mut changes = Vec::new();
        for (before, after) in plan.steps {
            let change = match (before, after) {
                (None, Some(proposed)) => {
                    let (place, shift) = self.new_shift(&proposed, true)?;
                    Change::added(place, shift)
                }
                (Some(before), after) => {
                    let (place, _) = self.week().shift_named(&before.id)?;
                    // The requester has agreed; the other person has not yet.
                    let agreed = after
                        .as_ref()
                        .is_some_and(|to| to.staff_id == request.staff_id);
                    let after = after.map(|to| {
                        let mut shift = to.into_shift(before.id.clone(), agreed);
                        shift.note.clone_from(&before.note);
                        shift
                    });
                    Change {
                        place,
                        before: Some(before),
                        after,
                    }
                }
                (None, None) => continue,
            };
            changes.push(change);
        }
        let (command, shown) = match request.kind {
            RequestKind::Claim => {
                for entry in &mut book.open {
                    if Some(&entry.id) == request.open_shift_id.as_ref() {
                        entry.taken_by = Some(request.staff_id.clone());
                    }
                }
                (CommandKind::Claimed, (None, Some(request.shift.clone())))
            }
            RequestKind::Swap => (
                CommandKind::Swapped,
                (request.other.clone(), Some(request.shift.clone())),
            ),
            RequestKind::Drop => {
                if let Some(before) = changes.first().and_then(|change| change.before.as_ref()) {
                    let offered = OfferedShift::of(before, &request.shift.position_id);
                    self.enter_offer(&mut book, offered, Some(&request.staff_id))?;
                }
                (CommandKind::Dropped, (Some(request.shift.clone()), None))
            }
        };
        Ok(self.change_requests(command, changes, book, shown))
    }

    /// What carrying out a request would do now.
    fn plan_of(&self, request: &Request) -> Result<Plan, ScheduleError> {
        match request.kind {
            RequestKind::Claim => {
                let id = request.open_shift_id.as_deref().unwrap_or_default();
                let entry = self.requests.open_named(id)?;
                let proposed = entry.offered.for_person(&request.staff_id);
                let context = ProposalContext::new(None, Some(&entry.offered.position_id));
                Ok(Plan {
                    violations: self.person_violations(&proposed, context)?,
                    steps: vec![(None, Some(proposed))],
                })
            }
            RequestKind::Swap => {
                let shift = self.unchanged(&request.shift)?;
                let other = match &request.other {
                    Some(other) => self.unchanged(other)?,
                    None => shift,
                };
                let given = |shift: &Shift, to: &Shift| ProposedShift {
                    staff_id: to.staff_id.clone(),
                    ..ProposedShift::like(shift)
                };
                Ok(Plan {
                    violations: self.swap_violations(shift, other)?,
                    steps: vec![
                        (Some(shift.clone()), Some(given(shift, other))),
                        (Some(other.clone()), Some(given(other, shift))),
                    ],
                })
            }
            RequestKind::Drop => Ok(Plan {
                steps: vec![(Some(self.unchanged(&request.shift)?.clone()), None)],
                violations: Vec::new(),
            }),
        }
    }

    /// A shift that a request is about, if it has not changed since.
    fn unchanged(&self, asked: &PlacedShift) -> Result<&Shift, ScheduleError> {
        let shift = self.week().shift_named(&asked.shift_id)?.1;
        if shift.staff_id == asked.staff_id && shift.times() == asked.times {
            Ok(shift)
        } else {
            Err(ScheduleError::new(
                "requestId",
                ScheduleProblem::ShiftChanged,
            ))
        }
    }

    fn person_violations(
        &self,
        proposed: &ProposedShift,
        context: ProposalContext<'_>,
    ) -> Result<Vec<PersonViolation>, ScheduleError> {
        let found = self.week().violations(&self.rules(), proposed, context)?;
        let member = self.week().staff_member(&proposed.staff_id);
        let name = member.map(|member| member.name.clone()).unwrap_or_default();
        let named = found.into_iter().map(|violation| PersonViolation {
            name: name.clone(),
            violation,
        });
        Ok(named.collect())
    }

    /// The violations of both people if two shifts were swapped.
    fn swap_violations(
        &self,
        shift: &Shift,
        other: &Shift,
    ) -> Result<Vec<PersonViolation>, ScheduleError> {
        let mut found = Vec::new();
        for (one, two) in [(other, shift), (shift, other)] {
            let (to, context) = exchanged(one, two, self.week().position_of(&one.id));
            found.extend(self.person_violations(&to, context)?);
        }
        Ok(found)
    }
}

/// A shift reassigned to the person of another shift, which it replaces.
fn exchanged<'a>(
    shift: &Shift,
    theirs: &'a Shift,
    position_id: Option<&'a str>,
) -> (ProposedShift, ProposalContext<'a>) {
    let to = ProposedShift {
        staff_id: theirs.staff_id.clone(),
        ..ProposedShift::like(shift)
    };
    let context = ProposalContext::new(Some(&theirs.id), position_id);
    (to, context)
}

fn new_request(kind: RequestKind, shift: PlacedShift) -> Request {
    Request {
        id: String::new(),
        kind,
        staff_id: shift.staff_id.clone(),
        shift,
        other: None,
        open_shift_id: None,
        reason: None,
        status: RequestStatus::Waiting,
    }
}

fn answer(book: &mut RequestBook, request_id: &str, status: RequestStatus) {
    for request in &mut book.requests {
        if request.id == request_id {
            request.status = status;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::open_shift::Claimer, *};
    use crate::{
        schedule::{Day, HourRange},
        testing::{entry, list, schedule},
    };

    /// Ada, Bob and Cem are cooks, Eve is a host. Ada works on Monday, Bob on Tuesday.
    fn editor() -> Editor {
        Editor::new(schedule(
            "cook/kitchen:2 host/floor:1",
            "ada@cook=0:8-24,1:8-24 bob@cook=0:8-24,1:8-24 cem@cook=0:8-24 eve@host=0:8-24",
            "ada/0:9+8 bob/1:10+4 eve/2:10+4",
        ))
    }

    fn monday(start: u8, hours: u8) -> OfferedShift {
        OfferedShift::new("cook", Day::Monday, start, hours)
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    fn names(claimers: &[Claimer]) -> Vec<&str> {
        claimers.iter().map(|person| &*person.name).collect()
    }

    fn states(editor: &Editor, staff_id: &str) -> Vec<OfferState> {
        let offers = editor.inbox(staff_id).unwrap().offers;
        offers.iter().map(|offer| offer.state).collect()
    }

    fn at_once() -> RequestRules {
        RequestRules {
            approval: false,
            ..RequestRules::default()
        }
    }

    #[test]
    fn request_settings_are_kept() {
        let mut editor = editor();
        assert_eq!(editor.request_rules(), RequestRules::default());
        editor.set_request_rules(at_once());
        assert_eq!(editor.request_rules(), at_once());
        assert_eq!(editor.revision(), 1);
    }

    #[test]
    fn an_open_shift_covers_nothing() {
        let mut editor = editor();
        let before = (editor.week().schedule(), editor.week().gap_hours());
        let outcome = editor.offer(&monday(12, 6)).unwrap();
        assert_eq!(outcome.days, []);
        let offer = outcome.done.unwrap().after.unwrap();
        assert_eq!((&*offer.position_id, &*offer.name), ("cook", ""));
        assert_eq!(
            (editor.week().schedule(), editor.week().gap_hours()),
            before
        );
        let [open] = &editor.open_shifts()[..] else {
            panic!("one open shift");
        };
        assert_eq!((&*open.id, &*open.position_id), ("open-1", "cook"));
        assert_eq!((open.times.range.start, open.times.hours), (12, 6));
        editor.undo();
        assert_eq!(editor.open_shifts(), []);
        editor.redo();
        assert_eq!(editor.open_shifts().len(), 1);
    }

    /// As long as the gap, within the length limits of a shift and within the day.
    #[test]
    fn an_offer_for_a_gap_has_a_valid_length() {
        let plan = editor();
        let check = |start, end, expect: (u8, u8)| {
            let hours = HourRange { start, end };
            let offered = plan.offer_for("cook", Day::Monday, hours).unwrap();
            assert_eq!((offered.start, offered.hours), expect, "{start}-{end}");
        };
        check(12, 18, (12, 6));
        check(12, 13, (12, 4));
        check(8, 24, (8, 10));
        check(22, 23, (20, 4));
        let mut without_limit = editor();
        let mut rules = without_limit.rules();
        rules.max_hours = 0;
        without_limit.set_rules(rules);
        let offered = without_limit.offer_for("cook", Day::Monday, HourRange::new(8, 24));
        assert_eq!(offered.unwrap().hours, 16);
        let hours = HourRange { start: 9, end: 9 };
        assert!(plan.offer_for("cook", Day::Monday, hours).is_err());
        let hours = HourRange::new(9, 12);
        assert!(plan.offer_for("chef", Day::Monday, hours).is_err());
    }

    #[test]
    fn people_who_are_not_booked_may_claim_with_warnings() {
        let mut editor = editor();
        editor.offer(&monday(12, 11)).unwrap();
        let claimers = editor.claimers("open-1").unwrap();
        // Ada is on duty and Eve is not a cook; eleven hours are more than ten.
        assert_eq!(names(&claimers), ["Bob", "Cem"]);
        let warned = claimers[1].violations.iter().map(|found| found.level);
        assert_eq!(warned.collect::<Vec<_>>(), [Level::Warn]);
        assert_eq!(states(&editor, "cem"), [OfferState::Open]);
        assert_eq!(states(&editor, "ada"), []);
        assert_eq!(states(&editor, "eve"), []);
    }

    #[test]
    fn a_claim_waits_and_approving_it_assigns_the_shift() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        let asked = editor.claim("open-1", "cem").unwrap();
        assert_eq!(asked.done.unwrap().kind, CommandKind::Claim);
        assert_eq!(states(&editor, "cem"), [OfferState::Waiting]);
        let [waiting] = &editor.waiting_requests()[..] else {
            panic!("one request");
        };
        assert!(waiting.possible);
        assert_eq!(waiting.effect.as_ref().unwrap().gap_hours, 0);
        let done = editor.approve("request-2").unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Claimed, 1));
        assert_eq!(done.after.unwrap().name, "Cem");
        // A claimed shift needs no confirmation.
        assert!(shifts(&editor).ends_with(", cem/0:12+6"));
        assert_eq!(editor.open_shifts(), []);
        assert_eq!(editor.waiting_requests(), []);
        assert_eq!(states(&editor, "cem"), [OfferState::Yours]);
        editor.undo();
        assert_eq!(editor.open_shifts().len(), 1);
        assert_eq!(editor.waiting_requests().len(), 1);
    }

    #[test]
    fn the_first_claim_wins_and_the_others_see_it() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.claim("open-1", "cem").unwrap();
        let error = editor.claim("open-1", "bob").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::Taken);
        assert_eq!(states(&editor, "bob"), [OfferState::Taken]);
        editor.decline_request("request-2").unwrap();
        assert_eq!(states(&editor, "bob"), [OfferState::Open]);
        editor.claim("open-1", "bob").unwrap();
        editor.approve("request-3").unwrap();
        assert_eq!(states(&editor, "cem"), [OfferState::Taken]);
        let error = editor.claim("open-1", "cem").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::Taken);
        let error = editor.approve("request-3").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::AlreadyAnswered);
    }

    #[test]
    fn without_approval_a_claim_is_a_shift_at_once() {
        let mut editor = editor();
        editor.set_request_rules(at_once());
        editor.offer(&monday(12, 6)).unwrap();
        let done = editor.claim("open-1", "cem").unwrap().done.unwrap();
        assert_eq!(done.kind, CommandKind::Claimed);
        assert!(shifts(&editor).ends_with("cem/0:12+6"));
        assert_eq!(editor.history().undo_count, 2);
        editor.undo();
        assert_eq!(states(&editor, "cem"), [OfferState::Open]);
    }

    #[test]
    fn a_refused_claim_gives_the_reason() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        let mut check = |id: &str, staff_id: &str, words: &str| {
            let error = editor.claim(id, staff_id).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        };
        check("open-9", "cem", "no open shift has that id");
        check("open-1", "eve", "another position");
        check("open-1", "ada", "works another shift on day 0");
        check("open-1", "sam", "'sam'");
        editor.set_request_rules(RequestRules {
            claiming: false,
            ..RequestRules::default()
        });
        let error = editor.claim("open-1", "cem").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::ClaimingOff);
        assert_eq!(editor.history().undo_count, 1);
    }

    #[test]
    fn a_withdrawn_shift_cannot_be_claimed_and_its_claim_is_declined() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.claim("open-1", "cem").unwrap();
        editor.withdraw("open-1").unwrap();
        assert_eq!(editor.open_shifts(), []);
        assert_eq!(editor.waiting_requests(), []);
        let mine = editor.inbox("cem").unwrap().requests;
        assert_eq!(mine[0].status, RequestStatus::Declined);
        assert!(editor.withdraw("open-1").is_err());
    }

    #[test]
    fn withdrawing_declines_no_other_request() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.offer(&monday(18, 4)).unwrap();
        editor.claim("open-1", "cem").unwrap();
        editor.claim("open-2", "cem").unwrap();
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor.withdraw("open-1").unwrap();
        let waiting = editor.waiting_requests();
        let waiting = waiting.iter().map(|one| one.request.id.clone());
        assert_eq!(list(waiting), "request-4, request-5");
        assert_eq!(
            list(editor.open_shifts().into_iter().map(|open| open.id)),
            "open-2"
        );
    }

    /// A double booking rules a swap out, a warning does not.
    #[test]
    fn blocked_swaps_are_not_offered() {
        let mut editor = editor();
        for entry in ["bob/0:14+4", "cem/1:9+2"] {
            editor.assign(&crate::testing::proposed(entry)).unwrap();
        }
        let choices = editor.swap_choices("1").unwrap();
        let described = choices.iter().map(|choice| {
            let found = choice.violations.iter();
            let found = found.map(|one| format!("{} {:?}", one.name, one.violation.kind));
            format!("{} [{}]", choice.shift.shift_id, list(found))
        });
        // Bob works on Monday at 14, so he cannot swap his Tuesday shift for Ada's.
        assert_eq!(
            list(described),
            "assigned-1 [], assigned-2 [Ada UnderMinHours]"
        );
    }

    #[test]
    fn a_swap_is_seen_by_the_other_person_once_it_is_approved() {
        let mut editor = editor();
        editor.ask_to_swap("1", "2").unwrap();
        let seen = |editor: &Editor| {
            ["ada", "bob", "cem"].map(|id| editor.inbox(id).unwrap().requests.len())
        };
        assert_eq!(seen(&editor), [1, 0, 0]);
        editor.approve("request-1").unwrap();
        assert_eq!(seen(&editor), [1, 1, 0]);
    }

    #[test]
    fn a_shift_has_one_waiting_request_at_a_time() {
        let mut editor = editor();
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor.ask_to_drop("2", "My son is ill.").unwrap();
        let error = editor.ask_to_drop("1", "Please").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::AlreadyRequested);
        editor.decline_request("request-1").unwrap();
        editor.ask_to_drop("1", "Please").unwrap();
    }

    #[test]
    fn a_reason_is_kept_and_has_a_limit() {
        let mut editor = editor();
        let longest = "x".repeat(MAX_REASON);
        editor.ask_to_drop("1", &format!(" {longest} ")).unwrap();
        let request = &editor.inbox("ada").unwrap().requests[0];
        assert_eq!(request.reason.as_deref(), Some(&*longest));
        let error = editor.ask_to_drop("2", &format!("{longest}x")).unwrap_err();
        let (length, limit) = (MAX_REASON + 1, MAX_REASON);
        assert_eq!(
            error.problem,
            ScheduleProblem::TextTooLong { length, limit }
        );
    }

    #[test]
    fn requests_and_open_shifts_are_limited() {
        use super::super::open_shift::MAX_OPEN_SHIFTS;

        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor.decline_request("request-2").unwrap();
        let mut book = RequestBook::clone(&editor.requests);
        book.open = vec![book.open[0].clone(); MAX_OPEN_SHIFTS - 1];
        book.requests = vec![book.requests[0].clone(); MAX_REQUESTS - 1];
        editor.requests = std::sync::Arc::new(book);
        editor.offer(&monday(12, 6)).unwrap();
        editor.ask_to_drop("2", "A doctor's visit").unwrap();
        let too_many = |error: ScheduleError| (error.path, error.problem);
        let problem = |kind, limit| {
            let count = limit + 1;
            ScheduleProblem::TooMany { kind, count, limit }
        };
        let refused = editor.offer(&monday(12, 6)).unwrap_err();
        let expected = problem("open shifts", MAX_OPEN_SHIFTS);
        assert_eq!(too_many(refused), ("openShifts".to_owned(), expected));
        let refused = editor.ask_to_drop("1", "Please").unwrap_err();
        let expected = problem("requests", MAX_REQUESTS);
        assert_eq!(too_many(refused), ("requests".to_owned(), expected));
    }

    #[test]
    fn two_cooks_swap_their_shifts() {
        let mut editor = editor();
        let choices = editor.swap_choices("1").unwrap();
        assert_eq!(choices.len(), 1);
        assert_eq!(choices[0].shift.name, "Bob");
        editor.ask_to_swap("1", "2").unwrap();
        let error = editor.ask_to_swap("1", "2").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::AlreadyRequested);
        let done = editor.approve("request-1").unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Swapped, 2));
        // Ada requested hers; Bob has yet to confirm his.
        assert_eq!(shifts(&editor), "bob/0:9+8?, ada/1:10+4, eve/2:10+4");
        assert_eq!(editor.inbox("bob").unwrap().requests.len(), 1);
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/1:10+4, eve/2:10+4");
    }

    #[test]
    fn invalid_swaps_are_refused() {
        let mut editor = editor();
        let mut check = |one: &str, two: &str, words: &str| {
            let error = editor.ask_to_swap(one, two).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
        };
        check("1", "1", "same person");
        check("1", "3", "another position");
        check("1", "9", "'9'; no shift has that id (at withShiftId)");
        editor.set_request_rules(RequestRules {
            trading: false,
            ..RequestRules::default()
        });
        let error = editor.ask_to_swap("1", "2").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::TradingOff);
    }

    #[test]
    fn a_dropped_shift_is_open_for_the_others() {
        let mut editor = editor();
        let error = editor.ask_to_drop("1", "  ").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::NoReason);
        assert!(editor.ask_to_drop("1", &"x".repeat(201)).is_err());
        editor.ask_to_drop("1", "My son is ill.").unwrap();
        let done = editor.approve("request-1").unwrap().done.unwrap();
        assert_eq!(done.kind, CommandKind::Dropped);
        assert_eq!(shifts(&editor), "bob/1:10+4, eve/2:10+4");
        assert_eq!(editor.open_shifts()[0].times.range.start, 9);
        assert_eq!(states(&editor, "bob"), [OfferState::Open]);
        assert_eq!(states(&editor, "ada"), []);
        editor.undo();
        assert_eq!(editor.open_shifts(), []);
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/1:10+4, eve/2:10+4");
    }

    /// A request about a shift that has changed since can only be declined.
    #[test]
    fn requests_about_changed_shifts_cannot_be_approved() {
        let mut editor = editor();
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor
            .change_shift("1", &crate::testing::proposed("ada/0:10+8"))
            .unwrap();
        assert!(!editor.waiting_requests()[0].possible);
        let error = editor.approve("request-1").unwrap_err();
        assert_eq!(error.problem, ScheduleProblem::ShiftChanged);
        editor.decline_request("request-1").unwrap();
        assert_eq!(editor.waiting_requests(), []);
    }

    /// A person who has since got an overlapping shift cannot get this one.
    #[test]
    fn a_claim_that_is_now_blocked_cannot_be_approved() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.claim("open-1", "cem").unwrap();
        editor
            .assign(&crate::testing::proposed("cem/0:16+4"))
            .unwrap();
        assert!(!editor.waiting_requests()[0].possible);
        let error = editor.approve("request-2").unwrap_err();
        assert!(matches!(
            error.problem,
            ScheduleProblem::DoubleBooking { .. }
        ));
        editor.decline_request("request-2").unwrap();
        assert_eq!(states(&editor, "cem"), [OfferState::Blocked]);
    }
}
