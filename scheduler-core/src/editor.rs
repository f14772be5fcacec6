//! The commands: a week that people change, with a history.
//!
//! An [`Editor`] holds a [`WeekPlan`], the rules that new shifts are checked against, and what has been
//! done. Every command is checked first, becomes one entry of the history and can be undone; one that
//! fails changes nothing. A command costs the hours that its shift touches and a look-up.

use std::collections::BTreeSet;

use crate::{
    check::{Check, CheckKind, Draft, Rules, check_shift, checks},
    filter::Filter,
    history::{Change, Command, Entry, History, HistoryEntry, Log},
    requirement::{Applied, Heads, Template},
    schedule::{Schedule, Shift},
    schedule_error::{ScheduleError, ScheduleProblem},
    table::{ImportReport, from_csv},
    week_plan::WeekPlan,
};

/// A week that can be edited, undone and redone.
///
/// ```
/// use scheduler_core::{editor::Editor, schedule::Schedule};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": []
/// }"#).unwrap();
/// let mut editor = Editor::new(schedule.clone());
/// let id = editor.assign("ada", 0, 10, 10).unwrap();
/// editor.change_shift(&id, "ada", 1, 12, 8).unwrap();
/// assert_eq!(editor.plan().schedule().shifts()[0].day, 1);
///
/// while editor.undo().is_some() {}
/// assert_eq!(editor.plan().schedule(), schedule);
/// ```
#[derive(Debug, Clone)]
pub struct Editor {
    plan: WeekPlan,
    rules: Rules,
    log: Log,
}

impl Editor {
    /// Takes a schedule; nothing has been done to it yet.
    #[must_use]
    pub fn new(schedule: Schedule) -> Self {
        Self {
            plan: WeekPlan::new(schedule),
            rules: Rules::default(),
            log: Log::default(),
        }
    }

    /// The week as it is now.
    #[must_use]
    pub fn plan(&self) -> &WeekPlan {
        &self.plan
    }

    /// Counts every shift anew; see [`WeekPlan::recount`].
    pub fn recount(&mut self) {
        self.plan.recount();
    }

    /// The rules that shifts are checked against.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Sets the rules that shifts are checked against. They are no part of the history.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Makes every position follow a template; see [`WeekPlan::follow`]. It is no part of the history.
    pub fn follow(&mut self, template: &Template) -> Applied {
        self.plan.follow(template)
    }

    /// Checks a shift against these rules; see [`check_shift`].
    ///
    /// # Errors
    /// Those of [`check_shift`].
    pub fn check(
        &self,
        shift_id: Option<&str>,
        position_id: Option<&str>,
        staff_id: &str,
        [day, start, hours]: [i32; 3],
    ) -> Result<Vec<Check>, ScheduleError> {
        let (plan, rules) = (&self.plan, &self.rules);
        check_shift(
            plan,
            rules,
            shift_id,
            position_id,
            staff_id,
            day,
            start,
            hours,
        )
    }

    /// Adds a pending shift of `hours` hours that starts at hour `start` of `day`, and gives its new id.
    /// A member may be booked twice: ask [`check`](Self::check) first where that shall not be.
    ///
    /// # Errors
    /// Those of [`WeekPlan::assign`].
    pub fn assign(
        &mut self,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
    ) -> Result<String, ScheduleError> {
        let draft = Draft::new(&self.plan, staff_id, day, start, hours)?;
        self.add(Command::Assign, &draft, false)
    }

    /// Adds a shift, confirmed or pending, and gives its new id.
    ///
    /// # Errors
    /// Those of [`assign`](Self::assign), or a double booking.
    pub fn add_shift(
        &mut self,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
        confirmed: bool,
    ) -> Result<String, ScheduleError> {
        let draft = Draft::new(&self.plan, staff_id, day, start, hours)?;
        self.refuse_blocks(None, &draft)?;
        self.add(Command::Add, &draft, confirmed)
    }

    /// Moves a shift to another person, day or hour, changes its length, or all of that at once. Its id,
    /// its place in the schedule and its confirmation stay. None when it is like that already.
    ///
    /// # Errors
    /// An unknown shift or staff member, a day, start or length out of range, a double booking, or a
    /// person of another position.
    pub fn change_shift(
        &mut self,
        shift_id: &str,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
    ) -> Result<Option<HistoryEntry>, ScheduleError> {
        let (place, before) = self.plan.shift_named(shift_id)?;
        let draft = Draft::new(&self.plan, staff_id, day, start, hours)?;
        let command = if *before.staff_id != *staff_id {
            Command::Reassign
        } else if (before.day, before.start) != (draft.day, draft.start) {
            Command::Move
        } else if before.hours != draft.hours {
            Command::Resize
        } else {
            return Ok(None);
        };
        self.refuse_blocks(Some(shift_id), &draft)?;
        let before = before.clone();
        let after = Shift {
            staff_id: staff_id.to_owned(),
            day: draft.day,
            start: draft.start,
            hours: draft.hours,
            ..before.clone()
        };
        let change = Change::new(place, Some(before), Some(after));
        Ok(Some(self.act_and_tell(command, vec![change])))
    }

    /// Confirms a pending shift. None when it is confirmed already.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn confirm(&mut self, shift_id: &str) -> Result<Option<HistoryEntry>, ScheduleError> {
        let (place, shift) = self.plan.shift_named(shift_id)?;
        if shift.confirmed {
            return Ok(None);
        }
        let change = confirmation(place, shift);
        Ok(Some(self.act_and_tell(Command::Confirm, vec![change])))
    }

    /// Confirms every pending shift of the positions in scope of both filters, as one entry of the
    /// history, and gives their number; none is no entry.
    pub fn confirm_all(&mut self, filter: &Filter) -> u32 {
        let mut changes = Vec::new();
        for week in self.plan.in_scope(filter) {
            for staff in self.plan.staff_of(week) {
                let pending = staff.placed.iter().filter(|(_, shift)| !shift.confirmed);
                changes.extend(pending.map(|(place, shift)| confirmation(*place, shift)));
            }
        }
        let count = u32::try_from(changes.len()).unwrap_or(u32::MAX);
        if count > 0 {
            self.act(Command::ConfirmAll, changes);
        }
        count
    }

    /// Removes a pending shift: its person will not work it.
    ///
    /// # Errors
    /// An unknown shift, or one that is confirmed.
    pub fn decline(&mut self, shift_id: &str) -> Result<HistoryEntry, ScheduleError> {
        if self.plan.shift_named(shift_id)?.1.confirmed {
            return Err(ScheduleError::new("shiftId", ScheduleProblem::NotPending));
        }
        self.remove(Command::Decline, shift_id)
    }

    /// Removes a shift.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn remove_shift(&mut self, shift_id: &str) -> Result<HistoryEntry, ScheduleError> {
        self.remove(Command::Remove, shift_id)
    }

    /// Removes a shift and gives it back.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn unassign(&mut self, shift_id: &str) -> Result<Shift, ScheduleError> {
        let (place, shift) = self.plan.shift_named(shift_id)?;
        let shift = shift.clone();
        let change = Change::new(place, Some(shift.clone()), None);
        self.act(Command::Unassign, vec![change]);
        Ok(shift)
    }

    /// Replaces all shifts by those of a table, as one entry of the history; see [`crate::table`]. Shifts
    /// without an id get one. When anything is wrong in the table no shift changes.
    pub fn import_csv(&mut self, text: &str) -> ImportReport {
        let (mut shifts, report) = from_csv(&self.plan, text);
        if report.error_count > 0 {
            return report;
        }
        let taken: BTreeSet<String> = shifts.iter().map(|shift| shift.id.clone()).collect();
        let mut changes = Vec::new();
        for staff in &self.plan.staff {
            let gone = staff.placed.iter();
            changes
                .extend(gone.map(|(place, shift)| Change::new(*place, Some(shift.clone()), None)));
        }
        for shift in &mut shifts {
            while shift.id.is_empty() {
                let id = self.plan.unused_id();
                if !taken.contains(&id) {
                    shift.id = id;
                }
            }
        }
        for shift in shifts {
            changes.push(Change::new(self.plan.new_place(), None, Some(shift)));
        }
        if !changes.is_empty() {
            self.act(Command::Import, changes);
        }
        report
    }

    /// Makes positions follow the heads that were shared with them.
    pub(crate) fn restore_heads(&mut self, heads: Vec<Option<Heads>>) {
        for (week, heads) in self.plan.positions.iter_mut().zip(heads) {
            week.heads = heads;
        }
    }

    /// Takes the last command back and says which; None when there is none.
    pub fn undo(&mut self) -> Option<HistoryEntry> {
        let entry = self.log.undo()?;
        for change in entry.changes.iter().rev() {
            self.plan
                .exchange(change.place, change.after.as_ref(), change.before.as_ref());
        }
        Some(HistoryEntry::new(&self.plan, entry))
    }

    /// Does the command again that was taken back last and says which; None when there is none.
    pub fn redo(&mut self) -> Option<HistoryEntry> {
        let entry = self.log.redo()?;
        for change in &entry.changes {
            self.plan
                .exchange(change.place, change.before.as_ref(), change.after.as_ref());
        }
        Some(HistoryEntry::new(&self.plan, entry))
    }

    /// What can be undone and redone, the next one first.
    #[must_use]
    pub fn history(&self) -> History {
        self.log.told(&self.plan)
    }

    fn add(
        &mut self,
        command: Command,
        draft: &Draft,
        confirmed: bool,
    ) -> Result<String, ScheduleError> {
        let (place, shift) = self.plan.new_shift(draft, confirmed)?;
        let id = shift.id.clone();
        self.act(command, vec![Change::new(place, None, Some(shift))]);
        Ok(id)
    }

    fn remove(&mut self, command: Command, shift_id: &str) -> Result<HistoryEntry, ScheduleError> {
        let (place, shift) = self.plan.shift_named(shift_id)?;
        let change = Change::new(place, Some(shift.clone()), None);
        Ok(self.act_and_tell(command, vec![change]))
    }

    /// Makes the changes and keeps them.
    fn act(&mut self, command: Command, changes: Vec<Change>) {
        let entry = self.make(command, changes);
        self.log.push(entry);
    }

    /// Makes the changes, keeps them and says what was done; the names in it take as long as all the rest.
    fn act_and_tell(&mut self, command: Command, changes: Vec<Change>) -> HistoryEntry {
        let entry = self.make(command, changes);
        let told = HistoryEntry::new(&self.plan, &entry);
        self.log.push(entry);
        told
    }

    #[inline(never)]
    fn make(&mut self, command: Command, changes: Vec<Change>) -> Entry {
        for change in &changes {
            self.plan
                .exchange(change.place, change.before.as_ref(), change.after.as_ref());
        }
        Entry { command, changes }
    }

    fn refuse_blocks(&self, shift_id: Option<&str>, draft: &Draft) -> Result<(), ScheduleError> {
        let checks = checks(&self.plan, &self.rules, shift_id, None, draft);
        let problem = match checks.first() {
            Some(check) if check.kind == CheckKind::DoubleBooking => {
                let (day, start, end) = (check.day, check.start, check.end);
                ScheduleError::new("start", ScheduleProblem::DoubleBooking { day, start, end })
            }
            Some(check) if check.kind == CheckKind::WrongPosition => {
                ScheduleError::new("staffId", ScheduleProblem::WrongPosition)
            }
            _ => return Ok(()),
        };
        Err(problem)
    }
}

fn confirmation(place: u64, shift: &Shift) -> Change {
    let after = Shift {
        confirmed: true,
        ..shift.clone()
    };
    Change::new(place, Some(shift.clone()), Some(after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        error::EngineError,
        history::{MAX_TOLD, MAX_UNDO, PlacedShift},
        testing::{list, schedule},
    };

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
