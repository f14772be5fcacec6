//! History: what has been done to a week, and what can be undone and redone.

use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;

pub use super::placed_shift::PlacedShift;
use super::{publishing::Published, request_book::RequestBook};
use crate::{schedule::Shift, week::Week};

/// The most commands that can be undone. When there are more, the oldest are dropped.
pub const MAX_UNDO: usize = 1_000;
/// The most changes that the history holds: a command that replaces a whole week has many. The last command can
/// always be undone, however many it has.
const MAX_CHANGES: usize = 500_000;
/// The most entries of each direction that are listed at once.
pub const MAX_LISTED: usize = 20;

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
    /// All pending shifts in scope were confirmed.
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
}

impl CommandKind {
    /// Whether the entry counts only the shifts that were added.
    const fn counts_new_shifts(self) -> bool {
        matches!(self, Self::Import | Self::CoverAbsence | Self::Paste)
    }
}

/// One command, for people to read: what it did, to which shift, and how that shift changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HistoryEntry {
    /// What was done.
    pub kind: CommandKind,
    /// How many shifts it changed. For an import and a covered absence, how many were added; for a publication, how
    /// many changes people were notified of.
    pub shifts: u32,
    /// The first shift that it changed, as it was before; `None` if that shift is new. For a swap, the shift that
    /// the requester received.
    pub before: Option<PlacedShift>,
    /// The first shift that it changed, as it was afterwards; `None` if that shift was removed. For a request, the
    /// shift it is about; for an open shift, a shift of nobody, with an empty name.
    pub after: Option<PlacedShift>,
}

/// What can be undone and redone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct History {
    /// The commands that can be undone, the next one first: at most [`MAX_LISTED`].
    pub undo: Vec<HistoryEntry>,
    /// The commands that can be redone, the next one first: at most [`MAX_LISTED`].
    pub redo: Vec<HistoryEntry>,
    /// How many commands can be undone.
    pub undo_count: u32,
    /// How many commands can be redone.
    pub redo_count: u32,
}

/// One shift before and after a command, and its place in the order of the schedule.
#[derive(Debug, Clone)]
pub(super) struct Change {
    pub place: u64,
    pub before: Option<Shift>,
    pub after: Option<Shift>,
}

impl Change {
    pub fn added(place: u64, shift: Shift) -> Self {
        Self {
            place,
            before: None,
            after: Some(shift),
        }
    }

    pub fn removed(place: u64, shift: Shift) -> Self {
        Self {
            place,
            before: Some(shift),
            after: None,
        }
    }

    pub fn changed(place: u64, before: Shift, after: Shift) -> Self {
        Self {
            place,
            before: Some(before),
            after: Some(after),
        }
    }

    pub fn make(&self, week: &mut Week) {
        week.replace(self.place, self.before.as_ref(), self.after.as_ref());
    }

    pub fn revert(&self, week: &mut Week) {
        week.replace(self.place, self.after.as_ref(), self.before.as_ref());
    }
}

/// A command as the log stores it.
#[derive(Debug, Clone)]
pub(super) struct LogEntry {
    pub command: CommandKind,
    pub changes: Vec<Change>,
    /// What was published before and afterwards, if the command changed that.
    pub published: Option<PublishedChange>,
    /// The open shifts and requests before and afterwards, if the command changed them.
    pub requests: Option<RequestsChange>,
}

/// Open shifts and requests before and after a command.
#[derive(Debug, Clone)]
pub(super) struct RequestsChange {
    pub before: Arc<RequestBook>,
    pub after: Arc<RequestBook>,
    /// The shifts that the history entry shows.
    pub shown: (Option<PlacedShift>, Option<PlacedShift>),
}

/// What was published, before and after a command.
#[derive(Debug, Clone)]
pub(super) struct PublishedChange {
    pub before: Published,
    pub after: Published,
    /// The number of changes that people were notified of.
    pub notified: usize,
}

impl HistoryEntry {
    pub(super) fn new(week: &Week, entry: &LogEntry) -> Self {
        let first = entry.changes.first();
        let placed = |shift: &Shift| PlacedShift::new(week, shift);
        let counts =
            |change: &&Change| !entry.command.counts_new_shifts() || change.after.is_some();
        let shifts = match &entry.published {
            Some(published) if entry.command == CommandKind::Publish => published.notified,
            _ => entry.changes.iter().filter(counts).count(),
        };
        let (before, after) = match &entry.requests {
            Some(requests) => requests.shown.clone(),
            None => (
                first.and_then(|change| change.before.as_ref()).map(placed),
                first.and_then(|change| change.after.as_ref()).map(placed),
            ),
        };
        Self {
            kind: entry.command,
            shifts: u32::try_from(shifts).unwrap_or(u32::MAX),
            before,
            after,
        }
    }
}

/// The commands, oldest first, and how many of them are in effect: the rest were undone.
#[derive(Debug, Clone, Default)]
pub(super) struct Log {
    entries: VecDeque<LogEntry>,
    done: usize,
    changes: usize,
}

impl Log {
    /// Adds a command; what was undone can no longer be redone.
    pub fn push(&mut self, entry: LogEntry) {
        while self.entries.len() > self.done {
            let undone = self.entries.pop_back();
            self.forget(undone);
        }
        self.changes += entry.changes.len();
        self.entries.push_back(entry);
        while self.entries.len() > MAX_UNDO
            || (self.changes > MAX_CHANGES && self.entries.len() > 1)
        {
            let oldest = self.entries.pop_front();
            self.forget(oldest);
        }
        self.done = self.entries.len();
    }

    fn forget(&mut self, entry: Option<LogEntry>) {
        self.changes -= entry.map_or(0, |entry| entry.changes.len());
    }

    /// Steps back: the last command in effect, which no longer is.
    pub fn undo(&mut self) -> Option<&LogEntry> {
        self.done = self.done.checked_sub(1)?;
        self.entries.get(self.done)
    }

    /// Steps forward: the first command that was undone, which is in effect again.
    pub fn redo(&mut self) -> Option<&LogEntry> {
        let entry = self.entries.get(self.done)?;
        self.done += 1;
        Some(entry)
    }

    /// Adds changes to the last command if that published the week and nothing has been undone since. Returns
    /// whether it did.
    pub fn add_to_publication(&mut self, changes: &[Change]) -> bool {
        if self.done < self.entries.len() {
            return false;
        }
        match self.entries.back_mut() {
            Some(last) if last.command == CommandKind::Publish => {
                last.changes.extend_from_slice(changes);
                self.changes += changes.len();
                true
            }
            _ => false,
        }
    }

    pub fn summary(&self, week: &Week) -> History {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let entry = |entry: &LogEntry| HistoryEntry::new(week, entry);
        let undone = self.entries.len() - self.done;
        History {
            undo: self
                .entries
                .iter()
                .take(self.done)
                .rev()
                .take(MAX_LISTED)
                .map(entry)
                .collect(),
            redo: self
                .entries
                .iter()
                .skip(self.done)
                .take(MAX_LISTED)
                .map(entry)
                .collect(),
            undo_count: count(self.done),
            redo_count: count(undone),
        }
    }
}
