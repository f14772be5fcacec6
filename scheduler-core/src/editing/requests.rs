//! The commands of open shifts and requests.

use serde::Serialize;

use super::{editor::Editor, effect::Effect, outcome::Outcome};
use crate::{
    plan::{OfferedShift, OpenShift, Request, RequestRules},
    requests::{Claimer, Inbox, PersonViolation, SwapChoice},
    schedule::{Day, Error, HourRange},
    week::ProposedShift,
};

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

impl Editor {
    /// What people may request, and whether it needs approval.
    #[must_use]
    pub fn request_rules(&self) -> RequestRules {
        self.plan.request_rules
    }

    /// Sets what people may request. This is not part of the history, and waiting requests stay waiting.
    pub fn set_request_rules(&mut self, rules: RequestRules) {
        self.plans().for_each(|plan| plan.request_rules = rules);
        self.count_revision();
    }

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
    ) -> Result<OfferedShift, Error> {
        self.plan.offer_for(position_id, day, hours)
    }

    /// The open shifts of the week in the order in which they were offered, without those that were taken.
    #[must_use]
    pub fn open_shifts(&self) -> Vec<OpenShift> {
        self.plan.open_shifts()
    }

    /// Offers an open shift to the people of a position.
    ///
    /// # Errors
    /// An unknown position, a start or length out of range, or too many open shifts.
    pub fn offer(&mut self, offered: &OfferedShift) -> Result<Outcome, Error> {
        let step = self.plan.offer(offered)?;
        Ok(self.commit(step))
    }

    /// Withdraws an open shift. A waiting claim for it is declined.
    ///
    /// # Errors
    /// An unknown open shift, or one that was taken.
    pub fn withdraw(&mut self, open_shift_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.withdraw(open_shift_id)?;
        Ok(self.commit(step))
    }

    /// The people who may claim an open shift, in staff order: those of the position for whom nothing blocks it.
    ///
    /// # Errors
    /// An unknown open shift, or one that was taken.
    pub fn claimers(&self, open_shift_id: &str) -> Result<Vec<Claimer>, Error> {
        self.plan.claimers(open_shift_id)
    }

    /// Claims an open shift for a person: first come, first served. The claim waits for approval; if none is needed the
    /// shift is assigned at once. It is confirmed, since its person requested it.
    ///
    /// # Errors
    /// Claiming is turned off, an unknown open shift or person, a person of another position, a double booking, or
    /// an open shift that is already claimed.
    pub fn claim(&mut self, open_shift_id: &str, staff_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.claim(open_shift_id, staff_id)?;
        Ok(self.commit(step))
    }

    /// Requests to swap a shift with another person of the same position.
    ///
    /// # Errors
    /// Trading is turned off, an unknown shift, two shifts of one person or of two positions, or a double booking
    /// of either person.
    pub fn ask_to_swap(&mut self, shift_id: &str, with_shift_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.ask_to_swap(shift_id, with_shift_id)?;
        Ok(self.commit(step))
    }

    /// Swaps the people of two shifts, as their manager does it: both become pending until their people confirm them.
    /// [`swap_choices`](Self::swap_choices) has the shifts that a shift can be swapped for with the rules that this would
    /// break, and [`preview`](Self::preview) what it would do to the week.
    ///
    /// # Errors
    /// An unknown shift, two shifts of one person, or a shift that a rule blocks for its new person.
    pub fn swap_shifts(&mut self, shift_id: &str, with_shift_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.swap(shift_id, with_shift_id)?;
        Ok(self.commit(step))
    }

    /// Requests to drop a shift. Once approved, it becomes an open shift.
    ///
    /// # Errors
    /// An unknown shift, a blank reason, or one of more than 200 characters.
    pub fn ask_to_drop(&mut self, shift_id: &str, reason: &str) -> Result<Outcome, Error> {
        let step = self.plan.ask_to_drop(shift_id, reason)?;
        Ok(self.commit(step))
    }

    /// Approves a request and carries it out.
    ///
    /// # Errors
    /// An unknown or already answered request, shifts that have changed since, or a double booking that it would
    /// now cause.
    pub fn approve(&mut self, request_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.approve(request_id)?;
        Ok(self.commit(step))
    }

    /// Declines a request. No shift changes, and a claimed open shift can be claimed again.
    ///
    /// # Errors
    /// An unknown or already answered request.
    pub fn decline_request(&mut self, request_id: &str) -> Result<Outcome, Error> {
        let step = self.plan.decline_request(request_id)?;
        Ok(self.commit(step))
    }

    /// The waiting requests, oldest first, each with what approving it would do; see [`preview`](Self::preview).
    #[must_use]
    pub fn waiting_requests(&self) -> Vec<ReviewedRequest> {
        let waiting = self.plan.waiting_requests();
        waiting.map(|request| self.reviewed(request)).collect()
    }

    fn reviewed(&self, request: &Request) -> ReviewedRequest {
        let request = request.clone();
        let Ok(proposal) = self.plan.proposal_of(&request) else {
            return ReviewedRequest {
                request,
                possible: false,
                violations: Vec::new(),
                effect: None,
            };
        };
        let possible = proposal.block().is_none();
        let (mut removed, mut added): (Vec<String>, Vec<ProposedShift>) = Default::default();
        for (before, after) in proposal.shifts {
            removed.extend(before.map(|shift| shift.id));
            added.extend(after);
        }
        ReviewedRequest {
            request,
            possible,
            effect: self.preview(&removed, &added).ok(),
            violations: proposal.violations,
        }
    }

    /// The shifts that a shift could be swapped for, in time order: those with no block for either person.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn swap_choices(&self, shift_id: &str) -> Result<Vec<SwapChoice>, Error> {
        self.plan.swap_choices(shift_id)
    }

    /// What one person sees: offers, their shifts and their requests.
    ///
    /// # Errors
    /// An unknown person.
    pub fn inbox(&self, staff_id: &str) -> Result<Inbox, Error> {
        self.plan.inbox(staff_id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        coverage::StaffingLevel,
        plan::{CommandKind, MAX_OPEN_SHIFTS, MAX_REQUESTS, RequestStatus},
        requests::OfferState,
        rules::Severity,
        schedule::ErrorKind,
        testing::{entry, list, proposed, schedule},
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
        claimers
            .iter()
            .map(|claimer| &*claimer.person.name)
            .collect()
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

    /// An open shift says how well its hours are staffed without it: no longer needed once all heads are there.
    #[test]
    fn an_open_shift_says_whether_it_is_needed() {
        let mut editor = editor();
        // Two cooks are needed; nobody is there from 17 on.
        editor.offer(&monday(17, 4)).unwrap();
        let level = |editor: &Editor| editor.open_shifts()[0].level;
        assert_eq!(level(&editor), StaffingLevel::Gap);
        editor.assign(&proposed("cem/0:17+3")).unwrap();
        let last_hour = "nobody is there in the last hour";
        assert_eq!(level(&editor), StaffingLevel::Gap, "{last_hour}");
        editor.assign(&proposed("bob/0:20+1")).unwrap();
        assert_eq!(level(&editor), StaffingLevel::Thin);
        editor.assign(&proposed("ada/0:17+4")).unwrap();
        assert_eq!(level(&editor), StaffingLevel::Fine);
        let offer = &editor.inbox("cem").unwrap().offers[0];
        assert_eq!(offer.open_shift.level, StaffingLevel::Fine);
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
        assert_eq!((open.time.range().start, open.time.hours), (12, 6));
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
            assert_eq!(
                (offered.time.start, offered.time.hours),
                expect,
                "{start}-{end}"
            );
        };
        check(12, 18, (12, 6));
        check(12, 13, (12, 4));
        check(8, 24, (8, 10));
        check(22, 23, (20, 4));
        let mut without_limit = editor();
        let mut rules = without_limit.week().rules().clone();
        rules.max_hours = 0;
        without_limit.set_rules(rules);
        let offered = without_limit.offer_for("cook", Day::Monday, HourRange::new(8, 24));
        assert_eq!(offered.unwrap().time.hours, 16);
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
        assert_eq!(warned.collect::<Vec<_>>(), [Severity::Warn]);
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
        assert_eq!(error.kind, ErrorKind::Taken);
        assert_eq!(states(&editor, "bob"), [OfferState::Taken]);
        editor.decline_request("request-2").unwrap();
        assert_eq!(states(&editor, "bob"), [OfferState::Open]);
        editor.claim("open-1", "bob").unwrap();
        editor.approve("request-3").unwrap();
        assert_eq!(states(&editor, "cem"), [OfferState::Taken]);
        let error = editor.claim("open-1", "cem").unwrap_err();
        assert_eq!(error.kind, ErrorKind::Taken);
        let error = editor.approve("request-3").unwrap_err();
        assert_eq!(error.kind, ErrorKind::AlreadyAnswered);
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
        assert_eq!(error.kind, ErrorKind::ClaimingOff);
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

    /// Without breaks, and without what counts nowhere because its person is away.
    #[test]
    fn a_swap_says_how_long_both_weeks_are_then() {
        let described = |editor: &Editor| {
            let weeks = editor.swap_choices("1").unwrap().remove(0).weeks;
            weeks.map(|one| format!("{} {} {}", one.name, one.before.hours, one.after.hours))
        };
        let mut editor = editor();
        assert_eq!(described(&editor), ["Ada 8 4", "Bob 4 8"]);
        let before = described(&editor);
        editor.swap_shifts("1", "2").unwrap();
        let worked = |id| editor.week().work_minutes(id).unwrap();
        assert_eq!(
            [worked("ada"), worked("bob")],
            [4 * 60, 8 * 60],
            "{before:?}"
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
        assert_eq!(error.kind, ErrorKind::AlreadyRequested);
        editor.decline_request("request-1").unwrap();
        editor.ask_to_drop("1", "Please").unwrap();
    }

    #[test]
    fn a_reason_is_kept_and_has_a_limit() {
        let mut editor = editor();
        let longest = "x".repeat(200);
        editor.ask_to_drop("1", &format!(" {longest} ")).unwrap();
        let request = &editor.inbox("ada").unwrap().requests[0];
        assert_eq!(request.reason.as_deref(), Some(&*longest));
        let error = editor.ask_to_drop("2", &format!("{longest}x")).unwrap_err();
        let (length, limit) = (201, 200);
        assert_eq!(error.kind, ErrorKind::TextTooLong { length, limit });
    }

    #[test]
    fn requests_and_open_shifts_are_limited() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor.decline_request("request-2").unwrap();
        let book = &mut editor.plan.book;
        let open = book.open[&1].clone();
        let request = book.requests[&2].clone();
        let places = |count: usize| 1_000..1_000 + u32::try_from(count).unwrap();
        book.open = places(MAX_OPEN_SHIFTS - 1)
            .map(|place| (place, open.clone()))
            .collect();
        book.requests = places(MAX_REQUESTS - 1)
            .map(|place| (place, request.clone()))
            .collect();
        book.numbered = 5_000;
        editor.offer(&monday(12, 6)).unwrap();
        editor.ask_to_drop("2", "A doctor's visit").unwrap();
        let too_many = |error: Error| (error.path, error.kind);
        let problem = |kind, limit| {
            let count = limit + 1;
            ErrorKind::TooMany { kind, count, limit }
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
        assert_eq!(error.kind, ErrorKind::AlreadyRequested);
        let done = editor.approve("request-1").unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Swapped, 2));
        // Ada requested hers; Bob has yet to confirm his.
        assert_eq!(shifts(&editor), "bob/0:9+8?, ada/1:10+4, eve/2:10+4");
        assert_eq!(editor.inbox("bob").unwrap().requests.len(), 1);
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/1:10+4, eve/2:10+4");
    }

    /// Neither has agreed: both have to confirm what they got, and are told of it.
    #[test]
    fn a_manager_swaps_two_shifts_in_one_step() {
        let mut editor = editor();
        editor.mark_as_published();
        editor.set_note("1", "Open the doors").unwrap();
        let done = editor.swap_shifts("1", "2").unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Swapped, 2));
        assert_eq!(done.after.unwrap().name, "Ada");
        assert_eq!(shifts(&editor), "bob/0:9+8?, ada/1:10+4?, eve/2:10+4");
        let schedule = editor.week().schedule();
        assert_eq!(schedule.shifts()[0].note.as_deref(), Some("Open the doors"));
        let told = editor.plan_changes();
        let names: Vec<&str> = told.iter().map(|change| &*change.name).collect();
        assert_eq!(names, ["Ada", "Ada", "Bob", "Bob"]);
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/1:10+4, eve/2:10+4");
        assert!(editor.plan_changes().is_empty());
    }

    #[test]
    fn a_swap_that_a_rule_blocks_changes_nothing() {
        let mut editor = editor();
        // Bob is on duty when Ada's shift is.
        editor.add_shift(&proposed("bob/0:8+4"), true).unwrap();
        let before = shifts(&editor);
        let error = editor.swap_shifts("1", "2").unwrap_err();
        assert_eq!(error.kind.code(), "double-booking");
        assert_eq!(shifts(&editor), before);
        assert_eq!(editor.history().undo_count, 1);
    }

    /// Two who are kept apart may swap their shifts, or one take the other's; nobody gets one beside somebody else.
    #[test]
    fn people_who_are_kept_apart_get_no_shift_beside_each_other() {
        let apart = |one: &str, other: &str| {
            let mut editor = editor();
            editor.set_rules(crate::Rules {
                never_together: vec![(one.to_owned(), other.to_owned())],
                ..crate::Rules::default()
            });
            editor
        };
        let mut editor = apart("ada", "bob");
        editor.swap_shifts("1", "2").unwrap();
        assert_eq!(shifts(&editor), "bob/0:9+8?, ada/1:10+4?, eve/2:10+4");
        editor.change_shift("1", &proposed("ada/0:9+8")).unwrap();

        let mut editor = apart("bob", "cem");
        editor.add_shift(&proposed("cem/0:12+4"), true).unwrap();
        assert_eq!(editor.swap_choices("2").unwrap().len(), 1);
        let error = editor.swap_shifts("1", "2").unwrap_err();
        assert_eq!((&*error.path, error.kind.code()), ("start", "kept-apart"));
        let offered = editor.offer(&monday(14, 4)).unwrap();
        assert!(offered.done.is_some());
        let error = editor.claim("open-1", "bob").unwrap_err();
        assert_eq!(error.kind.code(), "kept-apart");
        let error = editor.assign(&proposed("bob/0:15+4")).unwrap_err();
        assert!(
            error.to_string().contains("never on duty together"),
            "{error}"
        );
    }

    #[test]
    fn invalid_swaps_are_refused() {
        let mut editor = editor();
        let mut check = |one: &str, two: &str, words: &str| {
            let error = editor.ask_to_swap(one, two).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
            let by_manager = editor.swap_shifts(one, two).unwrap_err().to_string();
            assert_eq!(by_manager, error);
        };
        check("1", "1", "same person");
        check("1", "3", "another position");
        check("1", "9", "'9'; no shift has that id (at withShiftId)");
        editor.set_request_rules(RequestRules {
            trading: false,
            ..RequestRules::default()
        });
        let error = editor.ask_to_swap("1", "2").unwrap_err();
        assert_eq!(error.kind, ErrorKind::TradingOff);
    }

    #[test]
    fn a_dropped_shift_is_open_for_the_others() {
        let mut editor = editor();
        let error = editor.ask_to_drop("1", "  ").unwrap_err();
        assert_eq!(error.kind, ErrorKind::NoReason);
        assert!(editor.ask_to_drop("1", &"x".repeat(201)).is_err());
        editor.ask_to_drop("1", "My son is ill.").unwrap();
        let done = editor.approve("request-1").unwrap().done.unwrap();
        assert_eq!(done.kind, CommandKind::Dropped);
        assert_eq!(shifts(&editor), "bob/1:10+4, eve/2:10+4");
        assert_eq!(editor.open_shifts()[0].time.range().start, 9);
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
        assert_eq!(error.kind, ErrorKind::ShiftChanged);
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
        assert!(matches!(error.kind, ErrorKind::DoubleBooking { .. }));
        editor.decline_request("request-2").unwrap();
        assert_eq!(states(&editor, "cem"), [OfferState::Blocked]);
    }

    /// A granted claim names the new shift, in its outcome, in the history and in the inbox.
    #[test]
    fn a_granted_claim_names_its_shift() {
        let mut editor = editor();
        editor.offer(&monday(12, 6)).unwrap();
        editor.claim("open-1", "cem").unwrap();
        let done = editor.approve("request-2").unwrap().done.unwrap();
        assert_eq!(done.after.unwrap().shift_id, "assigned-1");
        assert_eq!(
            editor.history().undo[0].after.as_ref().unwrap().shift_id,
            "assigned-1"
        );
        let request = &editor.inbox("cem").unwrap().requests[0];
        assert_eq!(request.shift.shift_id, "assigned-1");
        assert!(
            editor
                .week()
                .shifts_of("cem")
                .any(|shift| shift.id == "assigned-1")
        );
    }

    /// The history keeps the request that changed, not all of them each time.
    #[test]
    fn a_request_costs_what_it_changes() {
        let mut editor = editor();
        for _ in 0..50 {
            editor.ask_to_drop("1", "A doctor's visit").unwrap();
            let id = editor.waiting_requests()[0].request.id.clone();
            editor.decline_request(&id).unwrap();
        }
        assert_eq!(editor.changes_kept(), 100);
    }
}
