//! Open shifts: shifts offered to everybody of a position, which belong to nobody until they are claimed.
//!
//! An open shift is not a shift of the week: it covers no hours and is not counted in any figure.

use serde::Serialize;

use crate::{
    coverage::StaffingLevel,
    plan::{
        Change, CommandKind, MAX_OPEN_SHIFTS, OfferedShift, OpenEntry, OpenShift, Plan,
        RequestStatus, Step,
    },
    rules::{Severity, Violation},
    schedule::{Day, Error, ErrorKind, HourRange, validate_hours},
    week::{Person, PlacedShift, WEEK_HOURS, Week},
};

/// A person who may claim an open shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Claimer {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The warnings that the manager would see; never a block.
    pub violations: Vec<Violation>,
}

/// The worst staffing of the position of an open shift in any hour of it that is in the week; fine if there is none.
fn worst_level(week: &Week, offered: &OfferedShift) -> StaffingLevel {
    let Ok(position) = week.position_named(&offered.position_id) else {
        return StaffingLevel::Fine;
    };
    let hours = offered.time.start_minutes() / 60..offered.time.end_minutes().div_ceil(60);
    let staffed = hours.take_while(|hour| *hour < WEEK_HOURS);
    let levels = staffed.map(|hour| position.staffing(hour).level());
    levels.max().unwrap_or(StaffingLevel::Fine)
}

impl Plan {
    /// The open shift to offer for the short hours of a position.
    pub(crate) fn offer_for(
        &self,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<OfferedShift, Error> {
        self.week.position_named(position_id)?;
        validate_hours(hours)?;
        let limit = |hours: i32| u8::try_from(hours.clamp(0, 24)).unwrap_or(24);
        let rules = self.week.rules();
        let (least, most) = (limit(rules.min_hours), limit(rules.max_hours));
        let most = if most == 0 { 24 } else { most.max(least) };
        let length = (hours.end - hours.start).clamp(least.max(1), most);
        let start = hours.start.min(24 - length);
        Ok(OfferedShift::new(position_id, day, start, length))
    }

    /// The open shifts in the order in which they were offered, without those that were taken.
    pub(crate) fn open_shifts(&self) -> Vec<OpenShift> {
        let entries = self.book.open.values();
        entries
            .filter(|entry| entry.taken_by.is_none())
            .map(|entry| self.open_shift(entry))
            .collect()
    }

    pub(super) fn open_shift(&self, entry: &OpenEntry) -> OpenShift {
        let waiting = self.book.claim_of(&entry.id);
        OpenShift {
            id: entry.id.clone(),
            position_id: entry.offered.position_id.clone(),
            time: entry.offered.time,
            break_minutes: entry.offered.break_minutes,
            claimed_by: (entry.taken_by.clone())
                .or_else(|| waiting.map(|request| request.staff_id.clone())),
            taken: entry.taken_by.is_some(),
            level: worst_level(&self.week, &entry.offered),
        }
    }

    /// Offers an open shift to the people of a position.
    pub(crate) fn offer(&mut self, offered: &OfferedShift) -> Result<Step, Error> {
        self.week.position_named(&offered.position_id)?;
        offered.time.check(offered.break_minutes)?;
        let (id, change) = self.new_offer(offered.clone(), None)?;
        let shown = self.placed_offer(offered, &id);
        Ok(Step::new(CommandKind::Offer, vec![change]).showing(None, Some(shown)))
    }

    /// Withdraws an open shift and declines a waiting claim for it.
    pub(crate) fn withdraw(&self, open_shift_id: &str) -> Result<Step, Error> {
        let (place, entry) = self.book.open_named(open_shift_id)?;
        let mut changes = vec![Change::OpenShift {
            place,
            before: Some(entry.clone()),
            after: None,
        }];
        for (place, request) in &self.book.requests {
            if request.status == RequestStatus::Waiting
                && request.open_shift_id.as_deref() == Some(open_shift_id)
            {
                changes.push(Change::answered(*place, request, RequestStatus::Declined));
            }
        }
        let shown = self.placed_offer(&entry.offered, open_shift_id);
        Ok(Step::new(CommandKind::Withdraw, changes).showing(Some(shown), None))
    }

    /// The people who may claim an open shift.
    pub(crate) fn claimers(&self, open_shift_id: &str) -> Result<Vec<Claimer>, Error> {
        let (_, entry) = self.book.open_named(open_shift_id)?;
        self.able_to_claim(&entry.offered)
    }

    fn able_to_claim(&self, offered: &OfferedShift) -> Result<Vec<Claimer>, Error> {
        let position = self.week.position_named(&offered.position_id)?;
        let mut able = Vec::new();
        for staff in self.week.staff_of(position) {
            let proposed = offered.for_person(&staff.member.id);
            let violations = self.week.violations(&proposed, None)?;
            if violations
                .iter()
                .all(|found| found.level != Severity::Block)
            {
                able.push(Claimer {
                    person: Person::from(&staff.member),
                    violations,
                });
            }
        }
        Ok(able)
    }

    /// A new open shift, offered to everybody who may claim it but one person: its id, and the change that adds it.
    pub(crate) fn new_offer(
        &mut self,
        offered: OfferedShift,
        but: Option<&str>,
    ) -> Result<(String, Change), Error> {
        if self.book.open.len() >= MAX_OPEN_SHIFTS {
            let (kind, count, limit) = ("open shifts", self.book.open.len() + 1, MAX_OPEN_SHIFTS);
            let problem = ErrorKind::TooMany { kind, count, limit };
            return Err(Error::new("openShifts", problem));
        }
        let able = self.able_to_claim(&offered)?.into_iter();
        let offered_to = able
            .map(|claimer| claimer.person.staff_id)
            .filter(|id| but != Some(id))
            .collect();
        let (place, id) = self.book.new_id("open");
        let entry = OpenEntry {
            id: id.clone(),
            offered,
            offered_to,
            taken_by: None,
        };
        let change = Change::OpenShift {
            place,
            before: None,
            after: Some(entry),
        };
        Ok((id, change))
    }

    /// An open shift as the history shows it: a shift of nobody.
    fn placed_offer(&self, offered: &OfferedShift, id: &str) -> PlacedShift {
        let shift = self.week.shaped(&offered.for_person(""), None);
        PlacedShift {
            shift_id: id.to_owned(),
            position_id: offered.position_id.clone(),
            ..PlacedShift::new(&self.week, &shift)
        }
    }
}
