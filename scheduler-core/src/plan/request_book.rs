//! The open shifts and requests of a week, as the history keeps them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    coverage::StaffingLevel,
    demand::TeamSettings,
    schedule::{Day, Error, ErrorKind, Shift, ShiftTime, excerpt, with_end},
    week::{PlacedShift, ProposedShift},
};

/// The most open shifts that one week can have, including those that were taken.
pub(crate) const MAX_OPEN_SHIFTS: usize = 500;
/// The most requests that one week can have, including answered ones.
pub(crate) const MAX_REQUESTS: usize = 1_000;

/// An open shift to be offered to the people of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", from = "FlatOffer")]
#[non_exhaustive]
pub struct OfferedShift {
    /// The id of the position.
    pub position_id: String,
    /// When it is worked.
    #[serde(flatten)]
    pub time: ShiftTime,
    /// Unpaid minutes of it, in quarters of an hour; 0 if omitted from JSON.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "crate::schedule::is_zero")]
    pub break_minutes: u8,
}

/// An open shift as it is read. Errors of a flattened struct would not name the field.
#[derive(Deserialize)]
#[serde(rename = "OfferedShift", rename_all = "camelCase", deny_unknown_fields)]
struct FlatOffer {
    position_id: String,
    day: Day,
    start: u8,
    #[serde(default)]
    start_minute: u8,
    hours: u8,
    #[serde(default)]
    minutes: u8,
    #[serde(default)]
    break_minutes: u8,
}

impl From<FlatOffer> for OfferedShift {
    fn from(flat: FlatOffer) -> Self {
        Self {
            position_id: flat.position_id,
            time: ShiftTime::new(flat.day, flat.start, flat.hours)
                .with_minutes(flat.start_minute, flat.minutes),
            break_minutes: flat.break_minutes,
        }
    }
}

impl OfferedShift {
    /// An open shift of whole hours.
    pub fn new(position_id: impl Into<String>, day: Day, start: u8, hours: u8) -> Self {
        Self {
            position_id: position_id.into(),
            time: ShiftTime::new(day, start, hours),
            break_minutes: 0,
        }
    }

    /// The shift that a person whose main position it is would get by claiming it.
    pub(crate) fn for_person(&self, staff_id: &str) -> ProposedShift {
        ProposedShift {
            staff_id: staff_id.to_owned(),
            time: self.time,
            position_id: Some(self.position_id.clone()),
            break_minutes: Some(self.break_minutes),
        }
    }

    /// The open shift that a dropped shift becomes.
    pub(crate) fn of(shift: &Shift, position_id: &str) -> Self {
        Self {
            position_id: position_id.to_owned(),
            time: shift.time,
            break_minutes: shift.break_minutes,
        }
    }
}

/// An open shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OpenShift {
    /// Unique among the week's open shifts.
    pub id: String,
    /// The id of the position that it belongs to.
    pub position_id: String,
    /// When it is worked.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "ShiftTime & { end: number; endMinute?: number }")
    )]
    #[serde(flatten, serialize_with = "with_end")]
    pub time: ShiftTime,
    /// Unpaid minutes of it, in quarters of an hour. Not serialized: pages show the break of a shift that is given.
    #[serde(skip)]
    pub break_minutes: u8,
    /// The id of the person whose claim is waiting, or who was given the shift.
    pub claimed_by: Option<String>,
    /// Whether it was given to that person and is therefore no longer open.
    pub taken: bool,
    /// The worst staffing of its position in any hour of it that is in the week, as the week is without it: fine where
    /// nobody is needed any more, thin where its gap is closed but fewer than the heads needed are there.
    pub level: StaffingLevel,
}

/// An open shift as the engine keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpenEntry {
    pub id: String,
    pub offered: OfferedShift,
    /// The ids of the people it was offered to.
    pub offered_to: Vec<String>,
    pub taken_by: Option<String>,
}

/// The open shifts and requests of a week, each in the order in which they came in.
#[derive(Debug, Clone, Default)]
pub(crate) struct RequestBook {
    pub open: BTreeMap<u32, OpenEntry>,
    pub requests: BTreeMap<u32, Request>,
    /// How many open shifts and requests there have been.
    pub numbered: u32,
}

impl RequestBook {
    /// A book of entries in the order in which they came in.
    pub fn of(open: Vec<OpenEntry>, requests: Vec<Request>) -> Self {
        let numbered = u32::try_from(open.len().max(requests.len())).unwrap_or(u32::MAX);
        let mut book = Self {
            numbered,
            ..Self::default()
        };
        // `collect` sorts first, with code of its own.
        book.open.extend((1..).zip(open));
        book.requests.extend((1..).zip(requests));
        book
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.open.is_empty() && self.requests.is_empty()
    }

    /// The place of a new entry, and its id. No id is returned twice, and those in use are skipped.
    pub fn new_id(&mut self, kind: &str) -> (u32, String) {
        loop {
            self.numbered += 1;
            let id = format!("{kind}-{}", self.numbered);
            let mut open = self.open.values().map(|entry| &entry.id);
            let mut requests = self.requests.values().map(|request| &request.id);
            if !open.any(|other| *other == id) && !requests.any(|other| *other == id) {
                return (self.numbered, id);
            }
        }
    }

    /// The waiting claim for an open shift.
    pub fn claim_of(&self, open_shift_id: &str) -> Option<&Request> {
        self.requests.values().find(|request| {
            request.status == RequestStatus::Waiting
                && request.open_shift_id.as_deref() == Some(open_shift_id)
        })
    }

    /// An open shift that has not been taken, and its place.
    pub fn open_named(&self, id: &str) -> Result<(u32, &OpenEntry), Error> {
        let entry = self.open.iter().find(|(_, entry)| entry.id == id);
        let (place, entry) = entry.ok_or_else(|| {
            let id = excerpt(id);
            Error::new("openShiftId", ErrorKind::UnknownOpenShift { id })
        })?;
        match entry.taken_by {
            Some(_) => Err(Error::new("openShiftId", ErrorKind::Taken)),
            None => Ok((*place, entry)),
        }
    }

    /// A request that waits for an answer, and its place.
    pub fn waiting(&self, id: &str) -> Result<(u32, &Request), Error> {
        let request = self.requests.iter().find(|(_, request)| request.id == id);
        let (place, request) = request.ok_or_else(|| {
            let id = excerpt(id);
            Error::new("requestId", ErrorKind::UnknownRequest { id })
        })?;
        match request.status {
            RequestStatus::Waiting => Ok((*place, request)),
            _ => Err(Error::new("requestId", ErrorKind::AlreadyAnswered)),
        }
    }
}

/// What people may request, and whether a manager has to approve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct RequestRules {
    /// Whether open shifts may be claimed.
    pub claiming: bool,
    /// Whether people of the same position may swap shifts.
    pub trading: bool,
    /// Whether requests need a manager's approval; otherwise they are carried out at once.
    pub approval: bool,
}

impl From<TeamSettings> for RequestRules {
    fn from(settings: TeamSettings) -> Self {
        Self {
            claiming: settings.shift_claiming,
            trading: settings.shift_trading,
            approval: settings.manager_approval,
        }
    }
}

impl Default for RequestRules {
    /// Those of the default team settings: everything is allowed and waits for approval.
    fn default() -> Self {
        TeamSettings::default().into()
    }
}

/// What is requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum RequestKind {
    /// An open shift.
    Claim,
    /// To swap a shift with another person.
    Swap,
    /// To drop a shift.
    Drop,
}

/// The status of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum RequestStatus {
    /// It has not been answered.
    Waiting,
    /// It was approved and carried out.
    Approved,
    /// It was declined.
    Declined,
}

/// A request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Request {
    /// Unique among the week's requests.
    pub id: String,
    /// What is requested.
    pub kind: RequestKind,
    /// The shift that it is about, as it was at the time of the request. For a claim, the shift that the person
    /// would get; otherwise the requester's own shift.
    pub shift: PlacedShift,
    /// For a swap, the other shift, as it was at the time of the request.
    pub other: Option<PlacedShift>,
    /// The id of the person who made the request.
    pub staff_id: String,
    /// For a claim, the id of the open shift.
    pub open_shift_id: Option<String>,
    /// Why a person cannot work.
    pub reason: Option<String>,
    /// Its status.
    pub status: RequestStatus,
}
