//! History: what has been done to a week, and what can be undone and redone.

use std::collections::{BTreeMap, VecDeque};

use chrono::NaiveDate;
use serde::Serialize;

use crate::{
    plan::{Change, CommandKind, Plan, Step},
    schedule::Shift,
    week::{PlacedShift, Week},
};

/// The most commands that can be undone. When there are more, the oldest are dropped.
pub const MAX_UNDO: usize = 1_000;
/// The most changes that the history holds: a command that replaces a whole week has many. The last command can
/// always be undone, however many it has.
const MAX_CHANGES: usize = 500_000;
/// The most entries of each direction that are listed at once.
pub(crate) const MAX_LISTED: usize = 20;

/// Whether the history entry of a command counts only the shifts that were added.
const fn counts_new_shifts(command: CommandKind) -> bool {
    matches!(
        command,
        CommandKind::Import | CommandKind::Fill | CommandKind::CoverAbsence | CommandKind::Paste
    )
}

/// One command, for people to read: what it did, to which shift, and how that shift changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HistoryEntry {
    /// What was done.
    pub kind: CommandKind,
    /// How many shifts it changed. For an import, a plan, a covered absence and a paste, how many there are
    /// afterwards; for a publication, how many changes people were notified of.
    pub shifts: u32,
    /// The first shift that it changed, as it was before; `None` if that shift is new. For a swap, the shift that
    /// the requester received.
    pub before: Option<PlacedShift>,
    /// The first shift that it changed, as it was afterwards; `None` if that shift was removed. For a request, the
    /// shift it is about; for an open shift, a shift of nobody, with an empty name.
    pub after: Option<PlacedShift>,
    /// The name of the person or position that it is about: of an absence or a change of the team.
    pub subject: Option<String>,
    /// The Monday of the week in which it was done, `YYYY-MM-DD`, if the week is one of a roster.
    #[cfg_attr(feature = "typescript", tsify(type = "string | null"))]
    pub monday: Option<NaiveDate>,
}

/// What can be undone and redone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct History {
    /// The commands that can be undone, the next one first: at most 20.
    pub undo: Vec<HistoryEntry>,
    /// The commands that can be redone, the next one first: at most 20.
    pub redo: Vec<HistoryEntry>,
    /// How many commands can be undone.
    pub undo_count: u32,
    /// How many commands can be redone.
    pub redo_count: u32,
}

/// A command as the log stores it.
#[derive(Debug, Clone)]
pub(super) struct LogEntry {
    /// In the order in which they are made.
    pub changes: Vec<Change>,
    /// Changes of other weeks, by their Mondays.
    pub elsewhere: Vec<(NaiveDate, Vec<Change>)>,
    pub done: HistoryEntry,
}

impl LogEntry {
    /// The change of the team, if it has one.
    pub fn team_change(&self) -> Option<&Change> {
        let mut changes = self.changes.iter();
        changes.find(|change| matches!(change, Change::Team { .. }))
    }

    /// The weeks that were not there when the command was first run.
    pub fn later_weeks<'a>(
        &self,
        others: &'a mut BTreeMap<NaiveDate, Plan>,
    ) -> impl Iterator<Item = &'a mut Plan> {
        let others = others.iter_mut();
        others.filter_map(move |(monday, plan)| {
            (!self.elsewhere.iter().any(|(known, _)| known == monday)).then_some(plan)
        })
    }

    fn size(&self) -> usize {
        let elsewhere = self.elsewhere.iter().map(|(_, changes)| changes.len());
        self.changes.len() + elsewhere.sum::<usize>()
    }
}

impl HistoryEntry {
    /// The entry of a step that was made in a week.
    pub(super) fn new(week: &Week, step: &Step, monday: Option<NaiveDate>) -> Self {
        let mut first = None;
        let mut count = 0;
        for change in &step.changes {
            if let Change::Shift { before, after, .. } = change {
                first = first.or(Some((before, after)));
                count += usize::from(!counts_new_shifts(step.command) || after.is_some());
            }
        }
        let placed = |shift: &Shift| PlacedShift::new(week, shift);
        let (before, after) = step.shown.clone().unwrap_or_else(|| {
            first.map_or((None, None), |(before, after)| {
                (before.as_ref().map(placed), after.as_ref().map(placed))
            })
        });
        Self {
            kind: step.command,
            shifts: u32::try_from(step.count.unwrap_or(count)).unwrap_or(u32::MAX),
            before,
            after,
            subject: step.subject.clone(),
            monday,
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
        self.changes += entry.size();
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
        self.changes -= entry.map_or(0, |entry| entry.size());
    }

    /// Notes the week in which all commands so far were done.
    pub fn date(&mut self, monday: NaiveDate) {
        for entry in &mut self.entries {
            entry.done.monday = Some(monday);
        }
    }

    /// The week of the last command in effect, or of the first that was undone.
    pub fn week_of_next(&self, redo: bool) -> Option<NaiveDate> {
        let index = if redo {
            Some(self.done)
        } else {
            self.done.checked_sub(1)
        };
        self.entries.get(index?)?.done.monday
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

    /// Adds changes of a week to the last command if that published this week, alone or with others, and nothing has been
    /// undone since, and returns them otherwise.
    pub fn add_to_publication(
        &mut self,
        monday: Option<NaiveDate>,
        changes: Vec<Change>,
    ) -> Result<(), Vec<Change>> {
        if self.done < self.entries.len() {
            return Err(changes);
        }
        let last = self.entries.back_mut();
        let published = last.filter(|last| last.done.kind == CommandKind::Publish);
        let of_week = published.and_then(|last| {
            let mut elsewhere = last.elsewhere.iter_mut();
            match elsewhere.find(|(other, _)| Some(*other) == monday) {
                Some((_, of_week)) => Some(of_week),
                None => (last.done.monday == monday).then_some(&mut last.changes),
            }
        });
        let Some(of_week) = of_week else {
            return Err(changes);
        };
        self.changes += changes.len();
        of_week.extend(changes);
        Ok(())
    }

    /// How many changes it holds, in all its commands.
    #[cfg(test)]
    pub fn changes(&self) -> usize {
        self.changes
    }

    pub fn summary(&self) -> History {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let done = |entry: &LogEntry| entry.done.clone();
        let (undo, redo) = (
            self.entries.iter().take(self.done).rev(),
            self.entries.iter().skip(self.done),
        );
        History {
            undo: undo.take(MAX_LISTED).map(done).collect(),
            redo: redo.take(MAX_LISTED).map(done).collect(),
            undo_count: count(self.done),
            redo_count: count(self.entries.len() - self.done),
        }
    }
}
