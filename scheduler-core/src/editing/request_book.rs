//! The open shifts and requests of a week, as the history keeps them.

use serde::{Deserialize, Serialize};

use super::placed_shift::PlacedShift;
use crate::{
    demand::TeamSettings,
    schedule::{Day, ScheduleError, ScheduleProblem, Shift, ShiftTimes, excerpt},
    week::ProposedShift,
};

/// Work that is offered to the people of a position.
///
/// Minutes are 0, 15, 30 or 45 and may be left out of JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct OfferedShift {
    /// The id of the position.
    pub position_id: String,
    /// The day on which it starts.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour in which it starts, 0 to 23.
    pub start: u8,
    /// Minutes after that hour.
    #[serde(default, skip_serializing_if = "crate::schedule::is_zero")]
    pub start_minute: u8,
    /// Whole hours of its length, 0 to 24; 0 only where `minutes` is not.
    pub hours: u8,
    /// Minutes of its length beyond them.
    #[serde(default, skip_serializing_if = "crate::schedule::is_zero")]
    pub minutes: u8,
}

impl OfferedShift {
    /// Work of whole hours.
    pub fn new(position_id: impl Into<String>, day: Day, start: u8, hours: u8) -> Self {
        Self {
            position_id: position_id.into(),
            day,
            start,
            start_minute: 0,
            hours,
            minutes: 0,
        }
    }

    /// The shift that somebody would have by it.
    pub(super) fn for_person(&self, staff_id: &str) -> ProposedShift {
        ProposedShift::new(staff_id, self.day, self.start, self.hours)
            .with_minutes(self.start_minute, self.minutes)
    }

    /// What a shift of somebody in a position offers when it is given up.
    pub(super) fn of(shift: &Shift, position_id: &str) -> Self {
        Self {
            position_id: position_id.to_owned(),
            day: shift.day,
            start: shift.start,
            start_minute: shift.start_minute,
            hours: shift.hours,
            minutes: shift.minutes,
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
    #[serde(flatten)]
    pub times: ShiftTimes,
    /// The id of the person whose claim waits for approval, or who has got it.
    pub claimed_by: Option<String>,
    /// Whether somebody has got it: it is no longer open then.
    pub taken: bool,
}

/// An open shift with what only the engine needs.
#[derive(Debug, Clone)]
pub(super) struct OpenEntry {
    pub id: String,
    pub offered: OfferedShift,
    /// The ids of the people who were told of it.
    pub told: Vec<String>,
    pub taken_by: Option<String>,
}

/// The open shifts and requests of a week.
#[derive(Debug, Clone, Default)]
pub(super) struct RequestBook {
    pub open: Vec<OpenEntry>,
    pub requests: Vec<Request>,
    /// How many open shifts and requests there have been: their ids.
    pub numbered: u32,
}

impl RequestBook {
    /// An id that none of them has had.
    pub fn new_id(&mut self, kind: &str) -> String {
        self.numbered += 1;
        format!("{kind}-{}", self.numbered)
    }

    /// The request by which somebody waits for an open shift.
    pub fn claim_of(&self, open_shift_id: &str) -> Option<&Request> {
        self.requests.iter().find(|request| {
            request.status == RequestStatus::Waiting
                && request.open_shift_id.as_deref() == Some(open_shift_id)
        })
    }

    /// An open shift that nobody has got yet.
    pub fn open_named(&self, id: &str) -> Result<&OpenEntry, ScheduleError> {
        let entry = self.open.iter().find(|entry| entry.id == id);
        let entry = entry.ok_or_else(|| {
            let id = excerpt(id);
            ScheduleError::new("openShiftId", ScheduleProblem::UnknownOpenShift { id })
        })?;
        match entry.taken_by {
            Some(_) => Err(ScheduleError::new("openShiftId", ScheduleProblem::Taken)),
            None => Ok(entry),
        }
    }
}

/// What people may ask for, and whether somebody has to approve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct RequestRules {
    /// Whether open shifts may be claimed.
    pub claiming: bool,
    /// Whether people of the same position may swap shifts.
    pub trading: bool,
    /// Whether a request waits for a manager; otherwise it is carried out at once.
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

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum RequestKind {
    /// An open shift.
    Claim,
    /// To exchange a shift with somebody.
    Swap,
    /// To be freed of a shift.
    Drop,
}

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum RequestStatus {
    /// Nobody has answered it.
    Waiting,
    /// It was carried out.
    Approved,
    /// It was not.
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
    /// What is asked for.
    pub kind: RequestKind,
    /// The shift that it is about, as it was when it was asked for: the claimer's as they would have it, otherwise the
    /// one that its person wants to be without.
    pub shift: PlacedShift,
    /// The shift that is wanted in exchange, as it was then.
    pub other: Option<PlacedShift>,
    /// The id of whoever asks.
    pub staff_id: String,
    /// The id of the open shift that is claimed.
    pub open_shift_id: Option<String>,
    /// Why somebody cannot work.
    pub reason: Option<String>,
    /// What became of it.
    pub status: RequestStatus,
}
