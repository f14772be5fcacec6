//! History: what has been done to a week, and what can be undone and redone.

use std::collections::VecDeque;

use serde::Serialize;

use crate::{schedule::Shift, week_plan::WeekPlan};

/// The most commands that can be undone; of more, the oldest are forgotten.
pub const MAX_UNDO: usize = 1_000;
/// The most changes that the history holds: a command that replaces a whole week has many. The last
/// command can always be undone.
const MAX_CHANGES: usize = 500_000;
/// The most entries of each direction that are told at once.
pub const MAX_TOLD: usize = 20;

/// A command, by what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Command {
    /// A pending shift was added.
    Assign,
    /// An assigned shift was removed.
    Unassign,
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
}

/// A shift with the names that are needed to speak of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlacedShift {
    /// The shift's id.
    pub shift_id: String,
    /// The id of the person who works it.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The person's position.
    pub position_id: String,
    /// The day on which it starts, 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// First hour, 0 to 23.
    pub start: u8,
    /// End hour, exclusive; over 24 where it goes on into the next day.
    pub end: u8,
    /// Its length in hours.
    pub hours: u8,
    /// Whether it is confirmed.
    pub confirmed: bool,
}

impl PlacedShift {
    pub(crate) fn new(plan: &WeekPlan, shift: &Shift) -> Self {
        let staff = plan.staff_named(&shift.staff_id).ok();
        let member = staff
            .and_then(|index| plan.staff.get(index))
            .map(|staff| &staff.member);
        let (name, position_id) = member
            .map(|member| (member.name.clone(), member.position_id.clone()))
            .unwrap_or_default();
        Self {
            shift_id: shift.id.clone(),
            staff_id: shift.staff_id.clone(),
            name,
            position_id,
            day: shift.day,
            start: shift.start,
            end: shift.start.saturating_add(shift.hours),
            hours: shift.hours,
            confirmed: shift.confirmed,
        }
    }
}

/// One command that was done, for people to read: what, to which shift, from where to where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// What was done.
    pub kind: Command,
    /// How many shifts it touched; of an import, how many came in.
    pub shifts: u32,
    /// The first shift that it touched as it was before, if it was there.
    pub before: Option<PlacedShift>,
    /// The first shift that it touched as it was afterwards, if it was there.
    pub after: Option<PlacedShift>,
}

/// The ends of the history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct History {
    /// The commands that can be undone, the next one first: at most [`MAX_TOLD`].
    pub undo: Vec<HistoryEntry>,
    /// The commands that can be redone, the next one first: at most [`MAX_TOLD`].
    pub redo: Vec<HistoryEntry>,
    /// How many commands can be undone.
    pub undo_count: u32,
    /// How many commands can be redone.
    pub redo_count: u32,
}

/// One shift before and after a command, and its place in the order of the schedule.
#[derive(Debug, Clone)]
pub(crate) struct Change {
    pub place: u64,
    pub before: Option<Shift>,
    pub after: Option<Shift>,
}

impl Change {
    pub fn new(place: u64, before: Option<Shift>, after: Option<Shift>) -> Self {
        Self {
            place,
            before,
            after,
        }
    }
}

/// A command that was done.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub command: Command,
    pub changes: Vec<Change>,
}

impl HistoryEntry {
    pub(crate) fn new(plan: &WeekPlan, entry: &Entry) -> Self {
        let first = entry.changes.first();
        let placed = |shift: &Shift| PlacedShift::new(plan, shift);
        let counts = |change: &&Change| entry.command != Command::Import || change.after.is_some();
        let shifts = entry.changes.iter().filter(counts).count();
        Self {
            kind: entry.command,
            shifts: u32::try_from(shifts).unwrap_or(u32::MAX),
            before: first.and_then(|change| change.before.as_ref()).map(placed),
            after: first.and_then(|change| change.after.as_ref()).map(placed),
        }
    }
}

/// What was done, oldest first, and how much of it stands: the rest was undone.
#[derive(Debug, Clone, Default)]
pub(crate) struct Log {
    entries: VecDeque<Entry>,
    done: usize,
    changes: usize,
}

impl Log {
    /// Adds a command; what was undone can no longer be redone.
    pub fn push(&mut self, entry: Entry) {
        while self.entries.len() > self.done {
            let undone = self.entries.pop_back();
            self.forget(undone);
        }
        self.changes = self.changes.saturating_add(entry.changes.len());
        self.entries.push_back(entry);
        while self.entries.len() > MAX_UNDO
            || (self.changes > MAX_CHANGES && self.entries.len() > 1)
        {
            let oldest = self.entries.pop_front();
            self.forget(oldest);
        }
        self.done = self.entries.len();
    }

    fn forget(&mut self, entry: Option<Entry>) {
        let changes = entry.map_or(0, |entry| entry.changes.len());
        self.changes = self.changes.saturating_sub(changes);
    }

    /// The last command that stands; from now on it does not.
    pub fn undo(&mut self) -> Option<&Entry> {
        self.done = self.done.checked_sub(1)?;
        self.entries.get(self.done)
    }

    /// The first command that was undone; from now on it stands.
    pub fn redo(&mut self) -> Option<&Entry> {
        let entry = self.entries.get(self.done)?;
        self.done = self.done.saturating_add(1);
        Some(entry)
    }

    pub fn told(&self, plan: &WeekPlan) -> History {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let told = |index: usize| {
            let entry = self.entries.get(index)?;
            Some(HistoryEntry::new(plan, entry))
        };
        let end = self.entries.len();
        let last_told = self.done.saturating_add(MAX_TOLD).min(end);
        History {
            undo: (self.done.saturating_sub(MAX_TOLD)..self.done)
                .rev()
                .filter_map(told)
                .collect(),
            redo: (self.done..last_told).filter_map(told).collect(),
            undo_count: count(self.done),
            redo_count: count(end.saturating_sub(self.done)),
        }
    }
}
