//! The commands: a week that people change, with a history.
//!
//! An [`Editor`] holds a [`Week`], the rules that new shifts are checked against, and what has been done.
//! Every command is checked first, becomes one entry of the history and can be undone; one that fails
//! changes nothing. A command costs the quarters that its shifts touch and a look-up for each.

use std::collections::HashSet;

use serde::Serialize;

use super::{
    history::{Change, CommandKind, History, HistoryEntry, Log, LogEntry},
    violation::{Instead, Level, Rules, ViolationKind},
};
use crate::{
    demand::{Applied, Template},
    schedule::{
        MAX_SHIFTS, Schedule, ScheduleError, ScheduleProblem, Shift, excerpt, validate_shift_times,
    },
    week::{Filter, ProposedShift, Week},
};

/// What a command did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Outcome {
    /// Counts the changes of the week, its rules and its requirements: another number is another state.
    pub revision: u32,
    /// What was done; none where the week was like that already, or nothing was left to undo or redo.
    pub done: Option<HistoryEntry>,
}

/// A week that can be edited, undone and redone.
///
/// ```
/// use scheduler_core::{Day, Editor, Position, ProposedShift, Schedule, StaffMember};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
/// let outcome = editor.assign(&ProposedShift::new("ada", Day::Monday, 10, 10))?;
/// assert_eq!(outcome.revision, 1);
///
/// editor.undo();
/// assert_eq!(editor.week().shift_count(), 0);
/// # Ok::<(), scheduler_core::ScheduleError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Editor {
    week: Week,
    rules: Rules,
    log: Log,
    revision: u32,
}

impl Editor {
    /// Takes a schedule; nothing has been done to it yet.
    #[must_use]
    pub fn new(schedule: Schedule) -> Self {
        Self {
            week: Week::new(schedule),
            rules: Rules::default(),
            log: Log::default(),
            revision: 0,
        }
    }

    /// The week as it is now.
    #[must_use]
    pub fn week(&self) -> &Week {
        &self.week
    }

    /// Counts every shift anew; see [`Week::recount`].
    pub fn recount(&mut self) {
        self.week.recount();
    }

    /// Counts the changes so far: another number is another state of the week, its rules or its
    /// requirements.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// The rules that shifts are checked against.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Sets the rules that shifts are checked against. They are no part of the history.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
        self.revision += 1;
    }

    /// Makes every position follow a template; see [`Week::follow`]. It is no part of the history.
    pub fn follow(&mut self, template: &Template) -> Applied {
        self.revision += 1;
        self.week.follow(template)
    }

    /// Replaces everything by another schedule. The rules stay, the requirements go, and the history begins
    /// anew.
    pub fn replace_schedule(&mut self, schedule: Schedule) -> Outcome {
        self.week = Week::new(schedule);
        self.log = Log::default();
        self.revision += 1;
        self.nothing_done()
    }

    /// Adds a pending shift. A member may be booked twice: ask [`Week::violations`] first where that shall
    /// not be.
    ///
    /// # Errors
    /// An unknown staff member, a start or length out of range, or as many shifts as there may be.
    pub fn assign(&mut self, proposed: &ProposedShift) -> Result<Outcome, ScheduleError> {
        self.add(CommandKind::Assign, proposed, false)
    }

    /// Adds a shift, confirmed or pending.
    ///
    /// # Errors
    /// Those of [`assign`](Self::assign), or a double booking.
    pub fn add_shift(
        &mut self,
        proposed: &ProposedShift,
        confirmed: bool,
    ) -> Result<Outcome, ScheduleError> {
        self.refuse_blocked(proposed, Instead::default())?;
        self.add(CommandKind::Add, proposed, confirmed)
    }

    /// Moves a shift to another person, day or time, changes its length, or all of that at once. Its id,
    /// its place in the schedule and its confirmation stay.
    ///
    /// # Errors
    /// An unknown shift or staff member, a start or length out of range, a double booking, or a person of
    /// another position.
    pub fn change_shift(
        &mut self,
        shift_id: &str,
        to: &ProposedShift,
    ) -> Result<Outcome, ScheduleError> {
        let (place, before) = self.week.shift_named(shift_id)?;
        let before = before.clone();
        self.week.validate_proposal(to)?;
        let now = ProposedShift::like(&before);
        let command = if now == *to {
            return Ok(self.nothing_done());
        } else if now.staff_id != to.staff_id {
            CommandKind::Reassign
        } else if (now.day, now.start, now.start_minute) == (to.day, to.start, to.start_minute) {
            CommandKind::Resize
        } else {
            CommandKind::Move
        };
        self.refuse_blocked(
            to,
            Instead {
                of_shift: Some(shift_id),
                in_position: None,
            },
        )?;
        let after = to.clone().into_shift(before.id.clone(), before.confirmed);
        let change = Change {
            place,
            before: Some(before),
            after: Some(after),
        };
        Ok(self.execute(command, vec![change]))
    }

    /// Confirms a pending shift.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn confirm(&mut self, shift_id: &str) -> Result<Outcome, ScheduleError> {
        let (place, shift) = self.week.shift_named(shift_id)?;
        if shift.confirmed {
            return Ok(self.nothing_done());
        }
        let change = confirmation(place, shift);
        Ok(self.execute(CommandKind::Confirm, vec![change]))
    }

    /// Confirms every pending shift of the positions in scope of both filters, as one entry of the
    /// history.
    pub fn confirm_all(&mut self, filter: &Filter) -> Outcome {
        let mut changes = Vec::new();
        for position in self.week.in_scope(filter) {
            for staff in self.week.staff_of(position) {
                let pending = staff.placed.iter().filter(|(_, shift)| !shift.confirmed);
                changes.extend(pending.map(|(place, shift)| confirmation(*place, shift)));
            }
        }
        if changes.is_empty() {
            return self.nothing_done();
        }
        self.execute(CommandKind::ConfirmAll, changes)
    }

    /// Removes a pending shift: its person will not work it.
    ///
    /// # Errors
    /// An unknown shift, or one that is confirmed.
    pub fn decline(&mut self, shift_id: &str) -> Result<Outcome, ScheduleError> {
        if self.week.shift_named(shift_id)?.1.confirmed {
            return Err(ScheduleError::new("shiftId", ScheduleProblem::NotPending));
        }
        self.remove(CommandKind::Decline, shift_id)
    }

    /// Removes a shift.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn remove_shift(&mut self, shift_id: &str) -> Result<Outcome, ScheduleError> {
        self.remove(CommandKind::Remove, shift_id)
    }

    /// Replaces all shifts, as one entry of the history. Shifts with an empty id get one.
    ///
    /// # Errors
    /// An unknown staff member, a duplicate id, a start or length out of range, or too many shifts; the
    /// path names the shift, such as `shifts[3].id`. The week is then as it was.
    pub fn replace_shifts(&mut self, mut shifts: Vec<Shift>) -> Result<Outcome, ScheduleError> {
        self.validate_shifts(&shifts)?;
        let taken: HashSet<String> = shifts.iter().map(|shift| shift.id.clone()).collect();
        for shift in &mut shifts {
            while shift.id.is_empty() {
                let id = self.week.unused_id();
                if !taken.contains(&id) {
                    shift.id = id;
                }
            }
        }
        let gone = self.week.staff.iter().flat_map(|staff| &staff.placed);
        let mut changes: Vec<Change> = gone
            .map(|(place, shift)| Change {
                place: *place,
                before: Some(shift.clone()),
                after: None,
            })
            .collect();
        for shift in shifts {
            changes.push(Change {
                place: self.week.new_place(),
                before: None,
                after: Some(shift),
            });
        }
        if changes.is_empty() {
            return Ok(self.nothing_done());
        }
        Ok(self.execute(CommandKind::Import, changes))
    }

    /// Takes the last command back.
    pub fn undo(&mut self) -> Outcome {
        let Some(entry) = self.log.undo() else {
            return self.nothing_done();
        };
        for change in entry.changes.iter().rev() {
            self.week
                .replace(change.place, change.after.as_ref(), change.before.as_ref());
        }
        let done = HistoryEntry::new(&self.week, entry);
        self.changed(done)
    }

    /// Does the command again that was taken back last.
    pub fn redo(&mut self) -> Outcome {
        let Some(entry) = self.log.redo() else {
            return self.nothing_done();
        };
        for change in &entry.changes {
            self.week
                .replace(change.place, change.before.as_ref(), change.after.as_ref());
        }
        let done = HistoryEntry::new(&self.week, entry);
        self.changed(done)
    }

    /// What can be undone and redone, the next one first.
    #[must_use]
    pub fn history(&self) -> History {
        self.log.summary(&self.week)
    }

    fn add(
        &mut self,
        command: CommandKind,
        proposed: &ProposedShift,
        confirmed: bool,
    ) -> Result<Outcome, ScheduleError> {
        let (place, shift) = self.week.new_shift(proposed, confirmed)?;
        let change = Change {
            place,
            before: None,
            after: Some(shift),
        };
        Ok(self.execute(command, vec![change]))
    }

    fn remove(&mut self, command: CommandKind, shift_id: &str) -> Result<Outcome, ScheduleError> {
        let (place, shift) = self.week.shift_named(shift_id)?;
        let change = Change {
            place,
            before: Some(shift.clone()),
            after: None,
        };
        Ok(self.execute(command, vec![change]))
    }

    /// Makes the changes, keeps them and says what was done.
    fn execute(&mut self, command: CommandKind, changes: Vec<Change>) -> Outcome {
        for change in &changes {
            self.week
                .replace(change.place, change.before.as_ref(), change.after.as_ref());
        }
        let entry = LogEntry { command, changes };
        let done = HistoryEntry::new(&self.week, &entry);
        self.log.push(entry);
        self.changed(done)
    }

    fn changed(&mut self, done: HistoryEntry) -> Outcome {
        self.revision += 1;
        Outcome {
            revision: self.revision,
            done: Some(done),
        }
    }

    fn nothing_done(&self) -> Outcome {
        Outcome {
            revision: self.revision,
            done: None,
        }
    }

    fn validate_shifts(&self, shifts: &[Shift]) -> Result<(), ScheduleError> {
        if shifts.len() > MAX_SHIFTS {
            let (kind, count, limit) = ("shifts", shifts.len(), MAX_SHIFTS);
            let problem = ScheduleProblem::TooMany { kind, count, limit };
            return Err(ScheduleError::new(kind, problem));
        }
        let mut ids = HashSet::new();
        for (index, shift) in shifts.iter().enumerate() {
            let check = || {
                self.week.staff_named(&shift.staff_id)?;
                validate_shift_times(shift.start, shift.start_minute, shift.hours, shift.minutes)
            };
            check().map_err(|error| error.inside(&format!("shifts[{index}]")))?;
            if !shift.id.is_empty() && !ids.insert(&shift.id) {
                let (id, first) = (excerpt(&shift.id), "an earlier shift".to_owned());
                let problem = ScheduleProblem::DuplicateId { id, first };
                return Err(ScheduleError::new(format!("shifts[{index}].id"), problem));
            }
        }
        Ok(())
    }

    fn refuse_blocked(
        &self,
        proposed: &ProposedShift,
        instead: Instead<'_>,
    ) -> Result<(), ScheduleError> {
        let violations = self.week.violations(&self.rules, proposed, instead)?;
        let blocking = violations
            .iter()
            .find(|violation| violation.level == Level::Block);
        let Some(violation) = blocking else {
            return Ok(());
        };
        Err(match violation.kind {
            ViolationKind::WrongPosition => {
                ScheduleError::new("staffId", ScheduleProblem::WrongPosition)
            }
            _ => {
                let (day, times) = (violation.day.into(), violation.range);
                ScheduleError::new("start", ScheduleProblem::DoubleBooking { day, times })
            }
        })
    }
}

fn confirmation(place: u64, shift: &Shift) -> Change {
    Change {
        place,
        before: Some(shift.clone()),
        after: Some(shift.clone().confirmed()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{list, schedule};

    fn editor() -> Editor {
        Editor::new(schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook bob@cook eve@host",
            "ada/0:9+8 bob/1:10+4? eve/2:10+4?",
        ))
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.plan().schedule().shifts().iter().map(|shift| {
            let Shift {
                id,
                staff_id,
                day,
                start,
                hours,
                confirmed,
            } = shift;
            let pending = if *confirmed { "" } else { "?" };
            format!("{id} {staff_id}/{day}:{start}+{hours}{pending}")
        }))
    }

    fn told(entry: &HistoryEntry) -> String {
        let placed = |shift: &Option<PlacedShift>| match shift {
            Some(shift) => format!(
                "{} {} {}:{}-{}",
                shift.name, shift.position_id, shift.day, shift.start, shift.end
            ),
            None => "-".to_owned(),
        };
        let (before, after) = (placed(&entry.before), placed(&entry.after));
        format!("{:?} {} {before} > {after}", entry.kind, entry.shifts)
    }

    const START: &str = "1 ada/0:9+8, 2 bob/1:10+4?, 3 eve/2:10+4?";

    #[test]
    fn every_command_says_what_it_did_and_can_be_undone() {
        let mut editor = editor();
        let id = editor.assign("ada", 3, 10, 5).unwrap();
        editor.add_shift("bob", 3, 10, 5, true).unwrap();
        editor.unassign(&id).unwrap();
        let entries = [
            editor.change_shift("1", "bob", 0, 9, 8).unwrap(),
            editor.change_shift("1", "bob", 4, 8, 6).unwrap(),
            editor.change_shift("1", "bob", 4, 8, 7).unwrap(),
            editor.confirm("2").unwrap(),
            Some(editor.decline("3").unwrap()),
            Some(editor.remove_shift("2").unwrap()),
        ];
        assert_eq!(
            entries
                .into_iter()
                .flatten()
                .map(|entry| told(&entry))
                .collect::<Vec<_>>(),
            [
                "Reassign 1 Ada cook 0:9-17 > Bob cook 0:9-17",
                "Move 1 Bob cook 0:9-17 > Bob cook 4:8-14",
                "Resize 1 Bob cook 4:8-14 > Bob cook 4:8-15",
                "Confirm 1 Bob cook 1:10-14 > Bob cook 1:10-14",
                "Decline 1 Eve host 2:10-14 > -",
                "Remove 1 Bob cook 1:10-14 > -",
            ]
        );
        let end = "1 bob/4:8+7, assigned-2 bob/3:10+5";
        assert_eq!(shifts(&editor), end);
        let history = editor.history();
        assert_eq!((history.undo_count, history.redo_count), (9, 0));
        assert_eq!(told(&history.undo[8]), "Assign 1 - > Ada cook 3:10-15");

        let mut undone = 0;
        while editor.undo().is_some() {
            undone += 1;
        }
        assert_eq!((undone, shifts(&editor)), (9, START.to_owned()));
        let history = editor.history();
        assert_eq!((history.undo_count, history.redo_count), (0, 9));
        assert_eq!(told(&history.redo[0]), "Assign 1 - > Ada cook 3:10-15");

        while editor.redo().is_some() {}
        assert_eq!(shifts(&editor), end);
    }

    #[test]
    fn a_new_command_forgets_what_was_undone() {
        let mut editor = editor();
        editor.assign("ada", 3, 10, 5).unwrap();
        editor.undo().unwrap();
        assert_eq!(editor.assign("ada", 4, 10, 5).unwrap(), "assigned-2");
        assert!(editor.redo().is_none());
        assert_eq!(shifts(&editor), format!("{START}, assigned-2 ada/4:10+5?"));
    }

    #[test]
    fn what_changes_nothing_is_no_entry() {
        let mut editor = editor();
        assert_eq!(editor.change_shift("1", "ada", 0, 9, 8), Ok(None));
        assert_eq!(editor.confirm("1"), Ok(None));
        let cooks = Filter {
            team: Some("kitchen".into()),
            position: None,
        };
        assert_eq!(editor.confirm_all(&cooks), 1);
        assert_eq!(editor.confirm_all(&cooks), 0);
        assert_eq!(shifts(&editor), "1 ada/0:9+8, 2 bob/1:10+4, 3 eve/2:10+4?");
        assert_eq!(editor.history().undo_count, 1);
        assert_eq!(editor.history().undo[0].kind, Command::ConfirmAll);
        editor.undo().unwrap();
        assert_eq!(shifts(&editor), START);
    }

    #[test]
    fn a_command_that_fails_changes_nothing() {
        let mut editor = editor();
        let mut check = |run: &dyn Fn(&mut Editor) -> Option<ScheduleError>, code: &str| {
            let error = EngineError::from(run(&mut editor).unwrap());
            assert_eq!(error.code, code);
            assert_eq!(shifts(&editor), START);
            assert_eq!(editor.history().undo_count, 0);
        };
        check(&|it| it.assign("sam", 0, 16, 4).err(), "unknown-staff");
        check(&|it| it.assign("ada", 0, 16, 0).err(), "hours-out-of-range");
        check(
            &|it| it.add_shift("ada", 0, 8, 2, true).err(),
            "double-booking",
        );
        check(
            &|it| it.change_shift("2", "ada", 0, 16, 4).err(),
            "double-booking",
        );
        check(
            &|it| it.change_shift("2", "eve", 1, 10, 4).err(),
            "wrong-position",
        );
        check(
            &|it| it.change_shift("9", "ada", 1, 10, 4).err(),
            "unknown-shift",
        );
        check(
            &|it| it.change_shift("1", "ada", 0, 9, 0).err(),
            "hours-out-of-range",
        );
        check(&|it| it.confirm("9").err(), "unknown-shift");
        check(&|it| it.decline("1").err(), "not-pending");
        check(&|it| it.remove_shift("9").err(), "unknown-shift");
        check(&|it| it.unassign("9").err(), "unknown-shift");
    }

    #[test]
    fn a_shift_may_move_within_its_own_hours() {
        let mut editor = editor();
        editor.change_shift("1", "ada", 0, 10, 8).unwrap().unwrap();
        assert_eq!(
            shifts(&editor),
            "1 ada/0:10+8, 2 bob/1:10+4?, 3 eve/2:10+4?"
        );
    }

    #[test]
    fn assigning_may_book_twice() {
        let mut editor = editor();
        editor.assign("ada", 0, 16, 4).unwrap();
        assert_eq!(shifts(&editor), format!("{START}, assigned-1 ada/0:16+4?"));
    }

    #[test]
    fn the_history_has_an_end() {
        let mut editor = editor();
        for step in 0..MAX_UNDO + 5 {
            let hours = 7 + i32::from(step % 2 == 0) * 2;
            editor
                .change_shift("1", "ada", 0, 9, hours)
                .unwrap()
                .unwrap();
        }
        let history = editor.history();
        assert_eq!(history.undo_count as usize, MAX_UNDO);
        assert_eq!(history.undo.len(), MAX_TOLD);
        while editor.undo().is_some() {}
        assert_eq!(editor.history().redo_count as usize, MAX_UNDO);
        // Five commands can no longer be taken back; the last of those made it 9 hours.
        assert_eq!(shifts(&editor), "1 ada/0:9+9, 2 bob/1:10+4?, 3 eve/2:10+4?");
    }
}
