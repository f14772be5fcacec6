//! Changes: the smallest parts of a command, each of which can be made and reverted.

use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
};

use chrono::NaiveDate;
use serde::Serialize;

use super::{
    plan::Plan,
    published::Published,
    request_book::{OpenEntry, Request, RequestStatus},
    team::Team,
};
use crate::{
    schedule::{Absence, Shift},
    week::{PlacedShift, Week},
};

/// A command, by what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum CommandKind {
    /// A pending shift was added.
    Assign,
    /// A shift was added.
    Add,
    /// A shift went to another person.
    Reassign,
    /// A shift went to another day or hour.
    Move,
    /// A shift got another length.
    Resize,
    /// A shift was confirmed.
    Confirm,
    /// Several pending shifts were confirmed.
    ConfirmAll,
    /// A pending shift was declined.
    Decline,
    /// A shift was removed.
    Remove,
    /// All shifts were replaced by imported ones.
    Import,
    /// Several proposed shifts were added together.
    Fill,
    /// The shifts of an absent person were removed and proposed ones added in their place.
    CoverAbsence,
    /// The week was published: changed shifts became pending, until their people confirm them.
    Publish,
    /// Copied shifts were added together, in place of those that were cut.
    Paste,
    /// An open shift was offered.
    Offer,
    /// An open shift was withdrawn.
    Withdraw,
    /// A person claimed an open shift; the claim waits for approval.
    Claim,
    /// A person requested to swap two shifts; the request waits for approval.
    AskToSwap,
    /// A person requested to drop a shift; the request waits for approval.
    AskToDrop,
    /// A claim was granted.
    Claimed,
    /// Two people swapped shifts.
    Swapped,
    /// A shift was dropped by its person and is now an open shift.
    Dropped,
    /// A request was declined.
    DeclineRequest,
    /// Somebody was reported absent.
    ReportAbsence,
    /// A reported absence was taken back.
    EndAbsence,
    /// Shifts were copied from other weeks.
    CopyWeeks,
    /// The team was changed.
    ChangeTeam,
    /// The note of a shift was written or removed.
    SetNote,
}

/// One change. The history keeps these, so each holds only what differs.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// A shift, and its place in the order of the schedule.
    Shift {
        place: u64,
        before: Option<Shift>,
        after: Option<Shift>,
    },
    /// A shift as its person knows it.
    Published {
        before: Option<Shift>,
        after: Option<Shift>,
    },
    /// An absence, and its index among those of the week.
    Absence {
        index: usize,
        before: Option<Absence>,
        after: Option<Absence>,
    },
    /// The team, once the week fits both: nobody who is on only one of them has a shift or an absence.
    Team { before: Arc<Team>, after: Arc<Team> },
    /// An open shift, and its place in the order in which they were offered.
    OpenShift {
        place: u32,
        before: Option<OpenEntry>,
        after: Option<OpenEntry>,
    },
    /// A request, and its place in the order in which they were made.
    Request {
        place: u32,
        before: Option<Box<Request>>,
        after: Option<Box<Request>>,
    },
}

impl Published {
    /// What publishing a week would change: its shifts, those that are new to their people becoming pending, and
    /// what people know.
    pub fn publication(&self, week: &Week) -> Vec<Change> {
        let mut changes = Vec::new();
        for staff in &week.staff {
            for (&place, shift) in &staff.placed {
                let known = self.known_to(&shift.staff_id, &shift.id);
                let mut told = shift.clone();
                if told.confirmed && !self.knows(shift) {
                    told.confirmed = false;
                    changes.push(Change::changed(place, shift.clone(), told.clone()));
                }
                if known != Some(&told) {
                    changes.push(Change::Published {
                        before: known.cloned(),
                        after: Some(told),
                    });
                }
            }
        }
        changes.extend(self.gone(week).map(|known| Change::Published {
            before: Some(known.clone()),
            after: None,
        }));
        changes
    }
}

impl Change {
    pub fn added(place: u64, shift: Shift) -> Self {
        Self::Shift {
            place,
            before: None,
            after: Some(shift),
        }
    }

    pub fn removed(place: u64, shift: Shift) -> Self {
        Self::Shift {
            place,
            before: Some(shift),
            after: None,
        }
    }

    pub fn changed(place: u64, before: Shift, after: Shift) -> Self {
        Self::Shift {
            place,
            before: Some(before),
            after: Some(after),
        }
    }

    pub fn confirmed(place: u64, shift: &Shift) -> Self {
        Self::changed(place, shift.clone(), shift.clone().confirmed())
    }

    /// A request that is answered.
    pub fn answered(place: u32, request: &Request, status: RequestStatus) -> Self {
        let mut answered = request.clone();
        answered.status = status;
        Self::Request {
            place,
            before: Some(Box::new(request.clone())),
            after: Some(Box::new(answered)),
        }
    }

    /// What a person knows of a shift of theirs that they lost, got or changed themselves; `None` if that is the same.
    ///
    /// A shift that they get may be known to them from before, when it was theirs already.
    pub fn published(
        published: &Published,
        before: Option<&Shift>,
        after: Option<&Shift>,
    ) -> Option<Self> {
        let theirs = before.or(after);
        let known = theirs.and_then(|shift| published.known_to(&shift.staff_id, &shift.id));
        (known != after).then(|| Self::Published {
            before: known.cloned(),
            after: after.cloned(),
        })
    }

    pub fn make(&self, plan: &mut Plan) {
        match self {
            Self::Shift {
                place,
                before,
                after,
            } => plan.week.replace(*place, before.as_ref(), after.as_ref()),
            Self::Published { before, after } => {
                plan.published.replace(before.as_ref(), after.as_ref());
            }
            Self::Absence {
                index,
                before,
                after,
            } => plan.replace_absence(*index, before.is_some(), after.as_ref()),
            Self::Team { before, after } => plan.set_team(before, after),
            Self::OpenShift {
                place,
                before: _,
                after,
            } => replace(&mut plan.book.open, *place, after.as_ref()),
            Self::Request {
                place,
                before: _,
                after,
            } => replace(&mut plan.book.requests, *place, after.as_deref()),
        }
    }

    pub fn revert(&self, plan: &mut Plan) {
        match self {
            Self::Shift {
                place,
                before,
                after,
            } => plan.week.replace(*place, after.as_ref(), before.as_ref()),
            Self::Published { before, after } => {
                plan.published.replace(after.as_ref(), before.as_ref());
            }
            Self::Absence {
                index,
                before,
                after,
            } => plan.replace_absence(*index, after.is_some(), before.as_ref()),
            Self::Team { before, after } => plan.set_team(after, before),
            Self::OpenShift {
                place,
                before,
                after: _,
            } => replace(&mut plan.book.open, *place, before.as_ref()),
            Self::Request {
                place,
                before,
                after: _,
            } => replace(&mut plan.book.requests, *place, before.as_deref()),
        }
    }
}

/// How many shifts some changes are about: a shift that is taken out and put back elsewhere is one.
pub(crate) fn shifts_changed<'a>(changes: impl Iterator<Item = &'a Change>) -> usize {
    let ids = changes.filter_map(|change| match change {
        Change::Shift { before, after, .. } => before.as_ref().or(after.as_ref()),
        _ => None,
    });
    let ids: HashSet<&str> = ids.map(|shift| &*shift.id).collect();
    ids.len()
}

fn replace<T: Clone>(entries: &mut BTreeMap<u32, T>, place: u32, entry: Option<&T>) {
    match entry {
        Some(entry) => entries.insert(place, entry.clone()),
        None => entries.remove(&place),
    };
}

/// What a command does to a plan.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    pub command: CommandKind,
    /// In the order in which they are made.
    pub changes: Vec<Change>,
    /// The shifts that the history entry shows, before and after; by default those of the first changed shift.
    pub shown: Option<(Option<PlacedShift>, Option<PlacedShift>)>,
    /// The number of shifts that the history entry states; by default that of the changed shifts.
    pub count: Option<usize>,
    /// The name of the person or position that it is about, if not that of a shift.
    pub subject: Option<String>,
    /// Changes of other weeks of the roster, by their Mondays.
    pub elsewhere: Vec<(NaiveDate, Vec<Change>)>,
}

impl Step {
    pub fn new(command: CommandKind, changes: Vec<Change>) -> Self {
        Self {
            command,
            changes,
            shown: None,
            count: None,
            subject: None,
            elsewhere: Vec::new(),
        }
    }

    /// The same step, about a person or position.
    pub fn about(mut self, name: String) -> Self {
        self.subject = Some(name);
        self
    }

    /// The same step, shown in the history as a change of these shifts.
    pub fn showing(mut self, before: Option<PlacedShift>, after: Option<PlacedShift>) -> Self {
        self.shown = Some((before, after));
        self
    }
}
