//! Requests that people make to their manager: to claim an open shift, to swap two shifts, or to drop one.

use serde::Serialize;

use crate::{
    plan::{
        Change, CommandKind, MAX_REQUESTS, OfferedShift, OpenShift, Plan, Request, RequestKind,
        RequestStatus, Step, refusal,
    },
    rules::{Severity, Violation},
    schedule::{Error, ErrorKind, Length, Shift, sort_by_key},
    week::{PlacedShift, ProposedShift, StaffWeek},
};

/// The longest reason for dropping a shift, in Unicode scalar values.
const MAX_REASON: usize = 200;

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
    /// The week of each of the two, of the one who asks first.
    pub weeks: [SwappedWeek; 2],
}

/// How long somebody works in the week, breaks left out, before a swap and after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SwappedWeek {
    /// The person's name.
    pub name: String,
    /// Before the swap.
    pub before: Length,
    /// After it.
    pub after: Length,
}

impl SwappedWeek {
    fn new(staff: &StaffWeek, given: &Shift, taken: &Shift) -> Self {
        let minutes = |shift: &Shift| match staff.is_absent(shift.time.day) {
            true => 0,
            false => u32::try_from(shift.work_minutes()).unwrap_or(u32::MAX),
        };
        let before = staff.minutes();
        let kept = before.saturating_sub(minutes(given));
        Self {
            name: staff.member.name.clone(),
            before: Length::of_minutes(before),
            after: Length::of_minutes(kept.saturating_add(minutes(taken))),
        }
    }
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

/// What carrying out a request would do.
pub(crate) struct Proposal {
    /// The shifts as they are and as they would be; nothing before a claim, nothing after a drop.
    pub shifts: Vec<(Option<Shift>, Option<ProposedShift>)>,
    pub violations: Vec<PersonViolation>,
}

impl Proposal {
    /// The violation that blocks it, if any.
    pub fn block(&self) -> Option<&Violation> {
        let mut all = self.violations.iter().map(|found| &found.violation);
        all.find(|violation| violation.level == Severity::Block)
    }
}

impl Plan {
    /// Claims an open shift for a person.
    pub(crate) fn claim(&mut self, open_shift_id: &str, staff_id: &str) -> Result<Step, Error> {
        if !self.request_rules.claiming {
            return Err(Error::new("openShiftId", ErrorKind::ClaimingOff));
        }
        let (_, entry) = self.book.open_named(open_shift_id)?;
        let proposed = entry.offered.for_person(staff_id);
        self.refuse_blocked(&proposed, None)?;
        if self.book.claim_of(open_shift_id).is_some() {
            return Err(Error::new("openShiftId", ErrorKind::Taken));
        }
        let shift = Shift {
            confirmed: true,
            ..self.week.shaped(&proposed, None)
        };
        let shift = PlacedShift::new(&self.week, &shift);
        let request = Request {
            open_shift_id: Some(open_shift_id.to_owned()),
            ..new_request(RequestKind::Claim, shift)
        };
        self.submit(CommandKind::Claim, request)
    }

    /// Requests to swap a shift with another person of the same position.
    pub(crate) fn ask_to_swap(
        &mut self,
        shift_id: &str,
        with_shift_id: &str,
    ) -> Result<Step, Error> {
        if !self.request_rules.trading {
            return Err(Error::new("shiftId", ErrorKind::TradingOff));
        }
        self.swap(shift_id, with_shift_id)?;
        let shift = self.week.shift_named(shift_id)?.1;
        let other = self.week.shift_named(with_shift_id)?.1;
        let request = Request {
            other: Some(PlacedShift::new(&self.week, other)),
            ..new_request(RequestKind::Swap, PlacedShift::new(&self.week, shift))
        };
        self.submit(CommandKind::AskToSwap, request)
    }

    /// Swaps the people of two shifts.
    pub(crate) fn swap(&self, shift_id: &str, with_shift_id: &str) -> Result<Step, Error> {
        let (place, shift) = self.week.shift_named(shift_id)?;
        let other = self.week.shift_named(with_shift_id);
        let (other_place, other) = other.map_err(|error| error.at("withShiftId"))?;
        if shift.staff_id == other.staff_id {
            return Err(Error::new("withShiftId", ErrorKind::SwapWithSelf));
        }
        let found = self.swap_violations(shift, other)?;
        let mut found = found.iter().map(|of| &of.violation);
        if let Some(block) = found.find(|found| found.level == Severity::Block) {
            return Err(refusal(block));
        }
        let mut changes = Vec::with_capacity(2);
        for (place, one, two) in [(place, shift, other), (other_place, other, shift)] {
            let to = self.exchanged(one, two);
            let after = Shift {
                confirmed: false,
                ..self.week.shaped(&to, Some(one))
            };
            changes.push(Change::changed(place, one.clone(), after));
        }
        let [other, shift] = [other, shift].map(|it| Some(PlacedShift::new(&self.week, it)));
        Ok(Step::new(CommandKind::Swapped, changes).showing(other, shift))
    }

    /// Requests to drop a shift.
    pub(crate) fn ask_to_drop(&mut self, shift_id: &str, reason: &str) -> Result<Step, Error> {
        let shift = PlacedShift::new(&self.week, self.week.shift_named(shift_id)?.1);
        let reason = reason.trim();
        let length = reason.chars().count();
        if length == 0 {
            return Err(Error::new("reason", ErrorKind::NoReason));
        }
        if length > MAX_REASON {
            let limit = MAX_REASON;
            let problem = ErrorKind::TextTooLong { length, limit };
            return Err(Error::new("reason", problem));
        }
        let request = Request {
            reason: Some(reason.to_owned()),
            ..new_request(RequestKind::Drop, shift)
        };
        self.submit(CommandKind::AskToDrop, request)
    }

    /// Approves a request and carries it out.
    pub(crate) fn approve(&mut self, request_id: &str) -> Result<Step, Error> {
        let (place, request) = self.book.waiting(request_id)?;
        let request = request.clone();
        let answered = Change::answered(place, &request, RequestStatus::Approved);
        self.carry_out(&request, answered)
    }

    /// Declines a request.
    pub(crate) fn decline_request(&self, request_id: &str) -> Result<Step, Error> {
        let (place, request) = self.book.waiting(request_id)?;
        let answered = Change::answered(place, request, RequestStatus::Declined);
        let step = Step::new(CommandKind::DeclineRequest, vec![answered]);
        Ok(step.showing(None, Some(request.shift.clone())))
    }

    /// The requests that wait for an answer, oldest first.
    pub(crate) fn waiting_requests(&self) -> impl Iterator<Item = &Request> {
        let all = self.book.requests.values();
        all.filter(|request| request.status == RequestStatus::Waiting)
    }

    /// The shifts that a shift could be swapped for.
    pub(crate) fn swap_choices(&self, shift_id: &str) -> Result<Vec<SwapChoice>, Error> {
        let week = &self.week;
        let shift = week.shift_named(shift_id)?.1;
        let own = week.staff.get(week.staff_named(&shift.staff_id)?);
        let Some((own, position)) = own.zip(week.position_of(shift_id)) else {
            return Ok(Vec::new());
        };
        let mut found = Vec::new();
        for staff in week.staff_of(week.position_named(position)?) {
            if staff.member.id == shift.staff_id {
                continue;
            }
            for other in staff.shifts() {
                let violations = self.swap_violations(shift, other)?;
                let blocked = |found: &PersonViolation| found.violation.level == Severity::Block;
                if !violations.iter().any(blocked) {
                    let choice = SwapChoice {
                        shift: PlacedShift::new(week, other),
                        violations,
                        weeks: [
                            SwappedWeek::new(own, shift, other),
                            SwappedWeek::new(staff, other, shift),
                        ],
                    };
                    found.push((other.start_minutes(), choice));
                }
            }
        }
        sort_by_key(&mut found, |(start, _)| *start);
        Ok(found.into_iter().map(|(_, choice)| choice).collect())
    }

    /// What one person sees.
    pub(crate) fn inbox(&self, staff_id: &str) -> Result<Inbox, Error> {
        let week = &self.week;
        week.staff_named(staff_id)?;
        let mut shifts: Vec<&Shift> = week.shifts_of(staff_id).collect();
        sort_by_key(&mut shifts, |shift| shift.start_minutes());
        let mine = |request: &&Request| {
            let is_other = |other: &PlacedShift| other.staff_id == staff_id;
            request.staff_id == staff_id
                || (request.status == RequestStatus::Approved
                    && request.other.as_ref().is_some_and(is_other))
        };
        let latest_first = self.book.open.values().rev();
        let offers = latest_first
            .filter(|entry| entry.offered_to.iter().any(|id| id == staff_id))
            .map(|entry| {
                let open_shift = self.open_shift(entry);
                let proposed = entry.offered.for_person(staff_id);
                let state = match &open_shift.claimed_by {
                    Some(id) if id != staff_id => OfferState::Taken,
                    Some(_) if open_shift.taken => OfferState::Yours,
                    Some(_) => OfferState::Waiting,
                    None if self.refuse_blocked(&proposed, None).is_err() => OfferState::Blocked,
                    None => OfferState::Open,
                };
                Offer { open_shift, state }
            });
        let requests = self.book.requests.values().rev();
        Ok(Inbox {
            offers: offers.collect(),
            shifts: shifts
                .into_iter()
                .map(|shift| PlacedShift::new(week, shift))
                .collect(),
            requests: requests.filter(mine).cloned().collect(),
        })
    }

    /// Records a request, and carries it out if no approval is needed.
    fn submit(&mut self, command: CommandKind, mut request: Request) -> Result<Step, Error> {
        let requests = &self.book.requests;
        if requests.len() >= MAX_REQUESTS {
            let (kind, count, limit) = ("requests", requests.len() + 1, MAX_REQUESTS);
            let problem = ErrorKind::TooMany { kind, count, limit };
            return Err(Error::new("requests", problem));
        }
        let about = |other: &Request| other.shift.shift_id == request.shift.shift_id;
        if request.kind != RequestKind::Claim && self.waiting_requests().any(about) {
            return Err(Error::new("shiftId", ErrorKind::AlreadyRequested));
        }
        let place;
        (place, request.id) = self.book.new_id("request");
        let entered = Change::Request {
            place,
            before: None,
            after: Some(Box::new(request.clone())),
        };
        if !self.request_rules.approval {
            return self.carry_out(&request, entered);
        }
        let shown = (request.other.clone(), Some(request.shift.clone()));
        Ok(Step::new(command, vec![entered]).showing(shown.0, shown.1))
    }

    /// Carries out a request; `entered` is the change that records it as approved.
    fn carry_out(&mut self, request: &Request, mut entered: Change) -> Result<Step, Error> {
        let proposal = self.proposal_of(request)?;
        if let Some(block) = proposal.block() {
            return Err(refusal(block));
        }
        let mut request = request.clone();
        request.status = RequestStatus::Approved;
        let mut changes = Vec::new();
        for (before, after) in proposal.shifts {
            match (before, after) {
                (None, Some(proposed)) => {
                    let (place, shift) = self.week.new_shift(&proposed, true)?;
                    request.shift = PlacedShift::new(&self.week, &shift);
                    changes.extend(Change::published(&self.published, None, Some(&shift)));
                    changes.push(Change::added(place, shift));
                }
                (Some(before), after) => {
                    let (place, _) = self.week.shift_named(&before.id)?;
                    // The requester has agreed, so nobody has to ask them again; the other person has not yet.
                    let after = after.map(|to| {
                        let agreed = to.staff_id == request.staff_id;
                        Shift {
                            confirmed: agreed,
                            ..self.week.shaped(&to, Some(&before))
                        }
                    });
                    let theirs = |shift: &&Shift| shift.staff_id == request.staff_id;
                    let [lost, got] = [Some(&before), after.as_ref()].map(|it| it.filter(theirs));
                    changes.extend(Change::published(&self.published, lost, got));
                    changes.push(Change::Shift {
                        place,
                        before: Some(before),
                        after,
                    });
                }
                (None, None) => {}
            }
        }
        let (command, shown) = match request.kind {
            RequestKind::Claim => {
                let id = request.open_shift_id.as_deref().unwrap_or_default();
                let (place, entry) = self.book.open_named(id)?;
                let mut taken = entry.clone();
                taken.taken_by = Some(request.staff_id.clone());
                changes.push(Change::OpenShift {
                    place,
                    before: Some(entry.clone()),
                    after: Some(taken),
                });
                (CommandKind::Claimed, (None, Some(request.shift.clone())))
            }
            RequestKind::Swap => (
                CommandKind::Swapped,
                (request.other.clone(), Some(request.shift.clone())),
            ),
            RequestKind::Drop => {
                let shift = self.unchanged(&request.shift)?;
                let offered = OfferedShift::of(shift, &request.shift.position_id);
                changes.push(self.new_offer(offered, Some(&request.staff_id))?.1);
                (CommandKind::Dropped, (Some(request.shift.clone()), None))
            }
        };
        if let Change::Request { after, .. } = &mut entered {
            *after = Some(Box::new(request));
        }
        changes.push(entered);
        Ok(Step::new(command, changes).showing(shown.0, shown.1))
    }

    /// What carrying out a request would do now.
    pub(crate) fn proposal_of(&self, request: &Request) -> Result<Proposal, Error> {
        match request.kind {
            RequestKind::Claim => {
                let id = request.open_shift_id.as_deref().unwrap_or_default();
                let (_, entry) = self.book.open_named(id)?;
                let proposed = entry.offered.for_person(&request.staff_id);
                Ok(Proposal {
                    violations: self.person_violations(&proposed, None)?,
                    shifts: vec![(None, Some(proposed))],
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
                    ..self.week.proposal_of(shift)
                };
                Ok(Proposal {
                    violations: self.swap_violations(shift, other)?,
                    shifts: vec![
                        (Some(shift.clone()), Some(given(shift, other))),
                        (Some(other.clone()), Some(given(other, shift))),
                    ],
                })
            }
            RequestKind::Drop => Ok(Proposal {
                shifts: vec![(Some(self.unchanged(&request.shift)?.clone()), None)],
                violations: Vec::new(),
            }),
        }
    }

    /// A shift that a request is about, if it has not changed since.
    fn unchanged(&self, asked: &PlacedShift) -> Result<&Shift, Error> {
        let shift = self.week.shift_named(&asked.shift_id)?.1;
        if shift.staff_id == asked.staff_id && shift.time == asked.time {
            Ok(shift)
        } else {
            Err(Error::new("requestId", ErrorKind::ShiftChanged))
        }
    }

    fn person_violations(
        &self,
        proposed: &ProposedShift,
        replaces: Option<&str>,
    ) -> Result<Vec<PersonViolation>, Error> {
        let found = self.week.violations(proposed, replaces)?;
        let member = self.week.staff_member(&proposed.staff_id);
        let name = member.map(|member| member.name.clone()).unwrap_or_default();
        let named = found.into_iter().map(|violation| PersonViolation {
            name: name.clone(),
            violation,
        });
        Ok(named.collect())
    }

    /// A shift reassigned to the person of another shift, which it replaces.
    fn exchanged(&self, shift: &Shift, theirs: &Shift) -> ProposedShift {
        ProposedShift {
            staff_id: theirs.staff_id.clone(),
            ..self.week.proposal_of(shift)
        }
    }

    /// The violations of both people if two shifts were swapped.
    fn swap_violations(&self, shift: &Shift, other: &Shift) -> Result<Vec<PersonViolation>, Error> {
        let mut found = Vec::new();
        for (one, two) in [(other, shift), (shift, other)] {
            let to = self.exchanged(one, two);
            let of_person = self.person_violations(&to, Some(&two.id))?.into_iter();
            // The shift itself is not that of the other person any more.
            found.extend(
                of_person.filter(|of| of.violation.other_shift_id.as_ref() != Some(&one.id)),
            );
        }
        Ok(found)
    }
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
