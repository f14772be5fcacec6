//! History: what has been done to a week, and what can be undone and redone.

use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;

pub use super::placed_shift::PlacedShift;
use super::{publishing::Published, request_book::RequestBook};
use crate::{schedule::Shift, week::Week};

/// The most commands that can be undone; of more, the oldest are forgotten.
pub const MAX_UNDO: usize = 1_000;
/// The most changes that the history holds: a command that replaces a whole week has many. The last
/// command can always be undone.
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
    /// Proposed shifts were taken over together.
    Fill,
    /// The shifts of somebody absent were removed, and proposed ones taken over in their place.
    CoverAbsence,
    /// The week was published: changed shifts became pending, until their people confirm them.
    Publish,
    /// Copied shifts were added together, in place of those that were cut.
    Paste,
    /// Work was offered as an open shift.
    Offer,
    /// An open shift was taken back.
    Withdraw,
    /// Somebody has claimed an open shift and waits for approval.
    Claim,
    /// Somebody has asked to swap two shifts and waits for approval.
    AskToSwap,
    /// Somebody has asked to be freed of a shift and waits for approval.
    AskToDrop,
    /// Somebody got the open shift that they claimed.
    Claimed,
    /// Two people have exchanged shifts.
    Swapped,
    /// Somebody was freed of a shift, which is open now.
    Dropped,
    /// A request was declined.
    DeclineRequest,
}

impl CommandKind {
    /// Whether the command's number of shifts is that of the shifts that came in.
    const fn counts_new_shifts(self) -> bool {
        matches!(self, Self::Import | Self::CoverAbsence | Self::Paste)
    }
}

/// One command that was done, for people to read: what, to which shift, from where to where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HistoryEntry {
    /// What was done.
    pub kind: CommandKind,
    /// How many shifts it touched; of an import and of a covered absence, how many came in; when publishing,
    /// how many changes people were told.
    pub shifts: u32,
    /// The first shift that it touched as it was before, if it was there; of a swap the shift that the one who asked
    /// has got for theirs.
    pub before: Option<PlacedShift>,
    /// The first shift that it touched as it was afterwards, if it was there; of a request the shift that it is about,
    /// of an open shift that of nobody, with an empty name.
    pub after: Option<PlacedShift>,
}

/// The ends of the history.
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
    pub fn make(&self, week: &mut Week) {
        week.replace(self.place, self.before.as_ref(), self.after.as_ref());
    }

    pub fn revert(&self, week: &mut Week) {
        week.replace(self.place, self.after.as_ref(), self.before.as_ref());
    }
}

/// A command that was done.
#[derive(Debug, Clone)]
pub(super) struct LogEntry {
    pub command: CommandKind,
    pub changes: Vec<Change>,
    /// What people knew before and afterwards, where the command changed that.
    pub published: Option<PublishedChange>,
    /// The open shifts and requests before and afterwards, where the command changed them.
    pub requests: Option<RequestsChange>,
}

/// Open shifts and requests before and after a command.
#[derive(Debug, Clone)]
pub(super) struct RequestsChange {
    pub before: Arc<RequestBook>,
    pub after: Arc<RequestBook>,
    /// The shifts that the history speaks of.
    pub told: (Option<PlacedShift>, Option<PlacedShift>),
}

/// What people know of the plan, before and after a command.
#[derive(Debug, Clone)]
pub(super) struct PublishedChange {
    pub before: Published,
    pub after: Published,
    /// How many changes they were told.
    pub told: usize,
}

impl HistoryEntry {
    pub(super) fn new(week: &Week, entry: &LogEntry) -> Self {
        let first = entry.changes.first();
        let placed = |shift: &Shift| PlacedShift::new(week, shift);
        let counts =
            |change: &&Change| !entry.command.counts_new_shifts() || change.after.is_some();
        let shifts = match &entry.published {
            Some(published) if entry.command == CommandKind::Publish => published.told,
            _ => entry.changes.iter().filter(counts).count(),
        };
        let (before, after) = match &entry.requests {
            Some(requests) => requests.told.clone(),
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

/// What was done, oldest first, and how much of it stands: the rest was undone.
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

    /// The last command that stands; from now on it does not.
    pub fn undo(&mut self) -> Option<&LogEntry> {
        self.done = self.done.checked_sub(1)?;
        self.entries.get(self.done)
    }

    /// The first command that was undone; from now on it stands.
    pub fn redo(&mut self) -> Option<&LogEntry> {
        let entry = self.entries.get(self.done)?;
        self.done += 1;
        Some(entry)
    }

    /// Adds changes to the last command, if that published the week and nothing has been undone since.
    /// Whether it did.
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
