//! The commands that change a week, with a history.
//!
//! An [`Editor`] holds a [`Week`], the rules that new shifts are checked against, and the history. Every
//! command is checked first, becomes one entry of the history and can be undone; one that fails changes
//! nothing. A command costs the quarters that its shifts touch and one look-up per shift.

use std::collections::{BTreeMap, HashSet};

use chrono::NaiveDate;

use super::{
    history::{History, HistoryEntry, Log, LogEntry},
    outcome::{DayChange, Outcome},
};
use crate::{
    demand::{Applied, PositionRequirements, Template},
    plan::{Change, CommandKind, Plan, Step},
    rules::Candidate,
    schedule::{
        DAYS, Day, Error, ErrorKind, MAX_SHIFTS, Rules, Schedule, Shift, excerpt, texts,
        validate_shift_position,
    },
    week::{Filter, ProposedShift, Week},
};

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
/// # Ok::<(), scheduler_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Editor {
    pub(super) plan: Plan,
    /// The Monday of the week, if it is one of a roster.
    pub(super) monday: Option<NaiveDate>,
    /// The other weeks of the roster.
    pub(super) others: BTreeMap<NaiveDate, Plan>,
    pub(super) log: Log,
    revision: u32,
    /// The number of hours in gaps on each day.
    gap_hours: [u32; Day::ALL.len()],
}

impl Editor {
    /// An editor of a schedule, with an empty history.
    #[must_use]
    pub fn new(schedule: Schedule) -> Self {
        Self::of_plan(Plan::new(Week::new(schedule)))
    }

    pub(super) fn of_plan(plan: Plan) -> Self {
        Self {
            gap_hours: plan.week.gap_hours(),
            plan,
            monday: None,
            others: BTreeMap::new(),
            log: Log::default(),
            revision: 0,
        }
    }

    /// The week as it is now.
    #[must_use]
    pub fn week(&self) -> &Week {
        &self.plan.week
    }

    /// Recounts every shift; see [`Week::recount`].
    pub fn recount(&mut self) {
        self.plan.week.recount();
    }

    /// Counts the changes of the week, its rules and its requirements. It differs whenever the state may differ.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Sets the rules that shifts are checked against, in every week. This is not part of the history.
    pub fn set_rules(&mut self, rules: Rules) {
        self.plans()
            .for_each(|plan| plan.week.set_rules(rules.clone()));
        self.look_around();
        self.revision += 1;
    }

    /// Makes every position follow a template, in every week; see [`Week::follow`]. This is not part of the history.
    pub fn follow(&mut self, template: &Template) -> Applied {
        self.revision += 1;
        let applied = self.plan.week.follow(template);
        for plan in self.others.values_mut() {
            plan.week.follow(template);
        }
        self.gap_hours = self.plan.week.gap_hours();
        applied
    }

    /// Sets the heads that positions need by day and slot, in every week; see [`Week::set_requirements`]. This is not
    /// part of the history.
    ///
    /// # Errors
    /// Those of [`Week::set_requirements`]. On error nothing is changed.
    pub fn set_requirements(&mut self, requirements: &[PositionRequirements]) -> Result<(), Error> {
        for plan in self.plans() {
            plan.week.set_requirements(requirements)?;
        }
        self.gap_hours = self.plan.week.gap_hours();
        self.revision += 1;
        Ok(())
    }

    /// The open week and the other weeks of the roster. All have the same team, so what one refuses all refuse.
    pub(super) fn plans(&mut self) -> impl Iterator<Item = &mut Plan> {
        std::iter::once(&mut self.plan).chain(self.others.values_mut())
    }

    /// Adds a pending shift.
    ///
    /// # Errors
    /// An unknown staff member, a time out of range, too many shifts, or a shift that a rule blocks: a double booking,
    /// an absent person, or a position that is not the person's.
    pub fn assign(&mut self, proposed: &ProposedShift) -> Result<Outcome, Error> {
        self.plan.refuse_blocked(proposed, None)?;
        self.add(CommandKind::Assign, proposed, false)
    }

    /// Adds a shift, confirmed or pending.
    ///
    /// # Errors
    /// Those of [`assign`](Self::assign).
    pub fn add_shift(
        &mut self,
        proposed: &ProposedShift,
        confirmed: bool,
    ) -> Result<Outcome, Error> {
        self.plan.refuse_blocked(proposed, None)?;
        self.add(CommandKind::Add, proposed, confirmed)
    }

    /// Accepts a suggestion: adds its shift, pending, or lengthens the shift that it extends.
    ///
    /// ```
    /// use scheduler_core::{Day, Editor, HourRange, Position, Schedule, StaffMember};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
    /// let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
    /// let hours = HourRange::new(10, 20);
    /// let best = editor.week().suggested_staff("cook", Day::Monday, hours)?.remove(0);
    /// editor.accept(&best)?;
    /// assert_eq!(editor.week().shifts_of("ada").count(), 1);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`assign`](Self::assign) and [`change_shift`](Self::change_shift): the week may have changed
    /// since.
    pub fn accept(&mut self, suggested: &Candidate) -> Result<Outcome, Error> {
        if let Some(own) = &suggested.extends {
            return self.change_shift(own, &suggested.shift);
        }
        self.assign(&suggested.shift)
    }

    /// Changes the person, day, time or length of a shift, or several of these. Its id and its place in the
    /// schedule stay. It becomes pending if its person or its start changes; a new length alone leaves it as
    /// confirmed as it was.
    ///
    /// # Errors
    /// An unknown shift or staff member, a start or length out of range, a double booking, or a person of
    /// another position.
    pub fn change_shift(&mut self, shift_id: &str, to: &ProposedShift) -> Result<Outcome, Error> {
        let (place, before) = self.plan.week.shift_named(shift_id)?;
        let before = before.clone();
        self.plan.week.validate_proposal(to)?;
        let mut after = self.plan.week.shaped(to, Some(&before));
        let now = self.plan.week.proposal_of(&before);
        let command = if now == self.plan.week.proposal_of(&after) {
            return Ok(self.nothing_done());
        } else if now.staff_id != to.staff_id {
            CommandKind::Reassign
        } else if now.time.start_minutes() == to.time.start_minutes() {
            CommandKind::Resize
        } else {
            CommandKind::Move
        };
        self.plan.refuse_blocked(to, Some(shift_id))?;
        after.confirmed = before.confirmed && command == CommandKind::Resize;
        let change = Change::changed(place, before, after);
        Ok(self.commit(Step::new(command, vec![change])))
    }

    /// Confirms every pending shift of the positions in scope of both filters, as one entry of the
    /// history.
    pub fn confirm_all(&mut self, filter: &Filter) -> Outcome {
        let mut changes = Vec::new();
        for position in self.week().in_scope(filter) {
            for staff in self.week().staff_of(position) {
                let pending = staff.placed.iter().filter(|(_, shift)| {
                    !shift.confirmed && staff.position_of(shift) == position.definition.id
                });
                changes.extend(pending.map(|(place, shift)| Change::confirmed(*place, shift)));
            }
        }
        self.commit(Step::new(CommandKind::ConfirmAll, changes))
    }

    /// Declines a pending shift on behalf of its person, which removes it.
    ///
    /// # Errors
    /// An unknown shift, or one that is confirmed.
    pub fn decline(&mut self, shift_id: &str) -> Result<Outcome, Error> {
        let (place, shift) = self.week().shift_named(shift_id)?;
        if shift.confirmed {
            return Err(Error::new("shiftId", ErrorKind::NotPending));
        }
        let known = Change::published(&self.plan.published, Some(shift), None);
        let mut changes = vec![Change::removed(place, shift.clone())];
        changes.extend(known);
        Ok(self.commit(Step::new(CommandKind::Decline, changes)))
    }

    /// Writes the note of a shift, or removes it if it is blank. The shift stays confirmed.
    ///
    /// # Errors
    /// An unknown shift, or a note that is too long.
    pub fn set_note(&mut self, shift_id: &str, note: &str) -> Result<Outcome, Error> {
        let (place, before) = self.plan.week.shift_named(shift_id)?;
        texts(&[("note", note)])?;
        let mut after = before.clone();
        after.note = Some(note.trim().to_owned()).filter(|note| !note.is_empty());
        if after.note == before.note {
            return Ok(self.nothing_done());
        }
        let change = Change::changed(place, before.clone(), after);
        Ok(self.commit(Step::new(CommandKind::SetNote, vec![change])))
    }

    /// Replaces all shifts, as one entry of the history. A shift with an empty id gets a new one.
    ///
    /// # Errors
    /// An unknown staff member, an id that is blank, too long or a duplicate, a start or length out of range, or
    /// too many shifts; the path names the shift, such as `shifts[3].id`. On error the week is unchanged.
    pub fn replace_shifts(&mut self, mut shifts: Vec<Shift>) -> Result<Outcome, Error> {
        self.validate_shifts(&shifts)?;
        let taken: HashSet<String> = shifts.iter().map(|shift| shift.id.clone()).collect();
        for shift in &mut shifts {
            while shift.id.is_empty() {
                let id = self.plan.week.unused_id();
                if !taken.contains(&id) {
                    shift.id = id;
                }
            }
        }
        let gone = self.plan.week.staff.iter().flat_map(|staff| &staff.placed);
        let mut changes: Vec<Change> = gone
            .map(|(place, shift)| Change::removed(*place, shift.clone()))
            .collect();
        for shift in shifts {
            changes.push(Change::added(self.plan.week.new_place(), shift));
        }
        Ok(self.commit(Step::new(CommandKind::Import, changes)))
    }

    /// Undoes the last command. If that was done in another week of the roster, that week is opened first.
    pub fn undo(&mut self) -> Outcome {
        self.open_week_of_next(false);
        let Some(entry) = self.log.undo() else {
            return self.nothing_done();
        };
        for (monday, changes) in entry.elsewhere.iter().rev() {
            if let Some(plan) = self.others.get_mut(monday) {
                changes.iter().rev().for_each(|change| change.revert(plan));
            }
        }
        for change in entry.changes.iter().rev() {
            change.revert(&mut self.plan);
        }
        if let Some(team) = entry.team_change() {
            // Weeks that were first opened since have nothing but the team.
            for plan in entry.later_weeks(&mut self.others) {
                team.revert(plan);
            }
        }
        let done = entry.done.clone();
        if !entry.elsewhere.is_empty() {
            self.look_around();
        }
        self.changed(done)
    }

    /// Redoes the command that was undone last, in its week.
    pub fn redo(&mut self) -> Outcome {
        self.open_week_of_next(true);
        let Some(entry) = self.log.redo() else {
            return self.nothing_done();
        };
        for change in &entry.changes {
            change.make(&mut self.plan);
        }
        for (monday, changes) in &entry.elsewhere {
            if let Some(plan) = self.others.get_mut(monday) {
                changes.iter().for_each(|change| change.make(plan));
            }
        }
        if let Some(team) = entry.team_change() {
            for plan in entry.later_weeks(&mut self.others) {
                team.make(plan);
            }
        }
        let done = entry.done.clone();
        if !entry.elsewhere.is_empty() {
            self.look_around();
        }
        self.changed(done)
    }

    /// What can be undone and redone, the next one first.
    #[must_use]
    pub fn history(&self) -> History {
        self.log.summary()
    }

    fn add(
        &mut self,
        command: CommandKind,
        proposed: &ProposedShift,
        confirmed: bool,
    ) -> Result<Outcome, Error> {
        let (place, shift) = self.plan.week.new_shift(proposed, confirmed)?;
        let change = Change::added(place, shift);
        Ok(self.commit(Step::new(command, vec![change])))
    }

    /// Makes the changes of a step and adds it to the history; a step without changes does nothing.
    pub(super) fn commit(&mut self, step: Step) -> Outcome {
        if step.changes.is_empty() && step.elsewhere.is_empty() {
            return self.nothing_done();
        }
        let done = self.make(&step);
        let entry = LogEntry {
            changes: step.changes,
            elsewhere: step.elsewhere,
            done: done.clone(),
        };
        self.log.push(entry);
        self.changed(done)
    }

    /// The same, as a part of the publication if that is the last command.
    pub(super) fn commit_to_publication(&mut self, step: Step) -> Outcome {
        if step.changes.is_empty() {
            return self.nothing_done();
        }
        let done = self.make(&step);
        if let Err(changes) = self.log.add_to_publication(self.monday, step.changes) {
            let done = done.clone();
            self.log.push(LogEntry {
                changes,
                elsewhere: Vec::new(),
                done,
            });
        }
        self.changed(done)
    }

    fn make(&mut self, step: &Step) -> HistoryEntry {
        for change in &step.changes {
            change.make(&mut self.plan);
        }
        for (monday, changes) in &step.elsewhere {
            let plan = self.others.entry(*monday);
            let plan = plan.or_insert_with(|| self.plan.emptied());
            changes.iter().for_each(|change| change.make(plan));
        }
        if !step.elsewhere.is_empty() {
            self.look_around();
        }
        HistoryEntry::new(self.week(), step, self.monday)
    }

    /// Opens the week in which the next command to undo or redo was done.
    fn open_week_of_next(&mut self, redo: bool) {
        if let Some(monday) = self.log.week_of_next(redo) {
            self.turn_to(monday);
            self.count_gaps();
        }
    }

    /// Counts the gaps of a week that has just been opened.
    pub(super) fn count_gaps(&mut self) {
        self.gap_hours = self.plan.week.gap_hours();
    }

    /// Counts a change that is not part of the history.
    pub(super) fn count_revision(&mut self) {
        self.revision += 1;
    }

    /// The number of changes that the history keeps.
    #[cfg(test)]
    pub(super) fn changes_kept(&self) -> usize {
        self.log.changes()
    }

    fn changed(&mut self, done: HistoryEntry) -> Outcome {
        if self.week().rules().law.is_some() {
            // Somebody may be new, whose other weeks are not known here yet.
            self.look_around();
        }
        self.revision += 1;
        let before = std::mem::replace(&mut self.gap_hours, self.plan.week.gap_hours());
        let days = Day::ALL
            .into_iter()
            .zip(before.into_iter().zip(self.gap_hours));
        Outcome {
            done: Some(done),
            days: days
                .filter(|(_, (before, after))| before != after)
                .map(|(day, (before, after))| DayChange {
                    day,
                    gap_hours: after.cast_signed() - before.cast_signed(),
                })
                .collect(),
            ..self.nothing_done()
        }
    }

    pub(crate) fn nothing_done(&self) -> Outcome {
        let examined_hours = u32::from(DAYS) * u32::from(self.week().details().examined().hours());
        Outcome {
            revision: self.revision,
            done: None,
            examined_hours,
            covered_hours: examined_hours - self.gap_hours.iter().sum::<u32>(),
            days: Vec::new(),
            refused: Vec::new(),
            copied: Vec::new(),
        }
    }

    pub(super) fn validate_shifts(&self, shifts: &[Shift]) -> Result<(), Error> {
        if shifts.len() > MAX_SHIFTS {
            let (kind, count, limit) = ("shifts", shifts.len(), MAX_SHIFTS);
            let problem = ErrorKind::TooMany { kind, count, limit };
            return Err(Error::new(kind, problem));
        }
        let mut ids = HashSet::new();
        for (index, shift) in shifts.iter().enumerate() {
            let check = || {
                if !shift.id.is_empty() {
                    texts(&[("id", &shift.id)])?;
                }
                texts(&[("note", shift.note.as_deref().unwrap_or_default())])?;
                shift.time.check(shift.break_minutes)?;
                let staff = self.plan.week.staff_named(&shift.staff_id)?;
                match self.plan.week.staff.get(staff) {
                    Some(staff) => {
                        validate_shift_position(shift.position_id.as_deref(), &staff.member)
                    }
                    None => Ok(()),
                }
            };
            check().map_err(|error| error.inside(&format!("shifts[{index}]")))?;
            if !shift.id.is_empty() && !ids.insert(&shift.id) {
                let (id, first) = (excerpt(&shift.id), "an earlier shift".to_owned());
                let problem = ErrorKind::DuplicateId { id, first };
                return Err(Error::new(format!("shifts[{index}].id"), problem));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        history::{MAX_LISTED, MAX_UNDO},
        several::Source,
    };
    use super::*;
    use crate::{
        demand::{SlotRequirements, new_position},
        schedule::{Position, StaffMember},
        testing::{entry, list, proposed, schedule, shift, times},
        week::PlacedShift,
    };

    fn editor() -> Editor {
        Editor::new(schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook bob@cook eve@host",
            "ada/0:9+8 bob/1:10+4? eve/2:10+4?",
        ))
    }

    fn shifts(editor: &Editor) -> String {
        let schedule = editor.week().schedule();
        let shifts = schedule.shifts().iter();
        list(shifts.map(|shift| format!("{} {}", shift.id, entry(shift))))
    }

    fn described(entry: &HistoryEntry) -> String {
        let placed = |shift: &Option<PlacedShift>| match shift {
            Some(shift) => {
                let (day, times) = (shift.time.day.index(), times(&shift.time.range()));
                format!("{} {} {day}:{times}", shift.name, shift.position_id)
            }
            None => "-".to_owned(),
        };
        let (before, after) = (placed(&entry.before), placed(&entry.after));
        format!("{:?} {} {before} > {after}", entry.kind, entry.shifts)
    }

    /// The history entry of a command as text; `nothing` if it added none.
    fn done(outcome: &Outcome) -> String {
        let entry = outcome.done.as_ref();
        entry.map_or_else(|| "nothing".to_owned(), described)
    }

    const START: &str = "1 ada/0:9+8, 2 bob/1:10+4?, 3 eve/2:10+4?";

    #[test]
    fn every_command_describes_itself_and_can_be_undone() {
        let mut editor = editor();
        let mut outcomes = vec![
            editor.assign(&proposed("ada/3:10+5")).unwrap(),
            editor.add_shift(&proposed("bob/3:10+5"), true).unwrap(),
            editor.remove_shifts(&["assigned-1".into()]).unwrap(),
        ];
        for entry in ["bob/0:9+8", "bob/4:8+6", "bob/4:8:15+6", "bob/4:8:15+6:45"] {
            outcomes.push(editor.change_shift("1", &proposed(entry)).unwrap());
        }
        outcomes.extend([
            editor.confirm(&["2".to_owned()]).unwrap(),
            editor.decline("3").unwrap(),
            editor.remove_shifts(&["2".into()]).unwrap(),
        ]);
        assert_eq!(
            outcomes.iter().map(done).collect::<Vec<_>>(),
            [
                "Assign 1 - > Ada cook 3:10-15",
                "Add 1 - > Bob cook 3:10-15",
                "Remove 1 Ada cook 3:10-15 > -",
                "Reassign 1 Ada cook 0:9-17 > Bob cook 0:9-17",
                "Move 1 Bob cook 0:9-17 > Bob cook 4:8-14",
                "Move 1 Bob cook 4:8-14 > Bob cook 4:8:15-14:15",
                "Resize 1 Bob cook 4:8:15-14:15 > Bob cook 4:8:15-15",
                "Confirm 1 Bob cook 1:10-14 > Bob cook 1:10-14",
                "Decline 1 Eve host 2:10-14 > -",
                "Remove 1 Bob cook 1:10-14 > -",
            ]
        );
        let revisions: Vec<u32> = outcomes.iter().map(|outcome| outcome.revision).collect();
        assert_eq!(revisions, (1..=10).collect::<Vec<u32>>());
        let end = "1 bob/4:8:15+6:45?, assigned-2 bob/3:10+5";
        assert_eq!(shifts(&editor), end);
        let history = editor.history();
        assert_eq!((history.undo_count, history.redo_count), (10, 0));
        assert_eq!(described(&history.undo[9]), "Assign 1 - > Ada cook 3:10-15");

        let mut undone = 0;
        while editor.undo().done.is_some() {
            undone += 1;
        }
        assert_eq!((undone, shifts(&editor)), (10, START.to_owned()));
        let history = editor.history();
        assert_eq!((history.undo_count, history.redo_count), (0, 10));
        assert_eq!(described(&history.redo[0]), "Assign 1 - > Ada cook 3:10-15");

        while editor.redo().done.is_some() {}
        assert_eq!(shifts(&editor), end);
        assert_eq!(editor.revision(), 30);
    }

    #[test]
    fn a_note_stays_with_its_shift() {
        let mut editor = editor();
        let mut noted = shift("1", "ada/0:9+8");
        noted.note = Some("Opens the till".to_owned());
        editor.replace_shifts(vec![noted.clone()]).unwrap();
        editor.change_shift("1", &proposed("bob/2:10+4")).unwrap();
        let note = |editor: &Editor| editor.week().schedule().shifts()[0].note.clone();
        assert_eq!(note(&editor), noted.note);
        editor.undo();
        assert_eq!(note(&editor), noted.note);
        noted.note = Some("x".repeat(201));
        let error = editor.replace_shifts(vec![noted]).unwrap_err();
        assert_eq!(error.path, "shifts[0].note");
    }

    /// A shift is never all break: what the editor makes can be read again.
    #[test]
    fn a_break_goes_when_the_shift_becomes_too_short_for_it() {
        let mut editor = editor();
        let mut long = shift("1", "ada/0:9+8");
        long.break_minutes = 45;
        editor.replace_shifts(vec![long]).unwrap();
        let breaks = |editor: &Editor| editor.week().schedule().shifts()[0].break_minutes;
        for (times, expect) in [("ada/0:9+1", 45), ("ada/0:9+0:45", 0), ("ada/0:9+8", 0)] {
            editor.change_shift("1", &proposed(times)).unwrap();
            assert_eq!(breaks(&editor), expect);
            let json = serde_json::to_string(&editor.week().schedule()).unwrap();
            assert!(serde_json::from_str::<Schedule>(&json).is_ok());
        }
        editor.undo();
        editor.undo();
        assert_eq!(breaks(&editor), 45);
    }

    #[test]
    fn a_note_is_written_and_removed() {
        let mut editor = editor();
        let note = |editor: &Editor| editor.week().schedule().shifts()[0].note.clone();
        let outcome = editor.set_note("1", " Bring the keys ").unwrap();
        assert_eq!(outcome.done.unwrap().kind, CommandKind::SetNote);
        assert_eq!(note(&editor).as_deref(), Some("Bring the keys"));
        assert!(
            editor
                .set_note("1", "Bring the keys")
                .unwrap()
                .done
                .is_none()
        );
        editor.set_note("1", "  ").unwrap();
        assert_eq!(note(&editor), None);
        editor.undo();
        assert_eq!(note(&editor).as_deref(), Some("Bring the keys"));
        assert_eq!(editor.set_note("9", "").unwrap_err().path, "shiftId");
        assert_eq!(
            editor.set_note("1", &"x".repeat(201)).unwrap_err().path,
            "note"
        );
    }

    #[test]
    fn a_new_command_clears_the_redo_history() {
        let mut editor = editor();
        editor.assign(&proposed("ada/3:10+5")).unwrap();
        assert_eq!(done(&editor.undo()), "Assign 1 - > Ada cook 3:10-15");
        let after = editor.assign(&proposed("ada/4:10+5")).unwrap().done;
        let after = after.unwrap().after.unwrap();
        assert_eq!(after.shift_id, "assigned-2");
        assert_eq!(editor.redo().done, None);
        assert_eq!(shifts(&editor), format!("{START}, assigned-2 ada/4:10+5?"));
    }

    #[test]
    fn commands_without_effect_add_no_entry() {
        let mut editor = editor();
        let nothing = Outcome {
            revision: 0,
            done: None,
            examined_hours: 70,
            covered_hours: 0,
            days: Vec::new(),
            refused: Vec::new(),
            copied: Vec::new(),
        };
        let same = editor.change_shift("1", &proposed("ada/0:9+8"));
        assert_eq!(same, Ok(nothing.clone()));
        assert_eq!(editor.confirm(&["1".to_owned()]), Ok(nothing.clone()));
        assert_eq!((editor.undo(), editor.redo()), (nothing.clone(), nothing));
        let cooks = Filter {
            team: Some("kitchen".into()),
            position: None,
        };
        assert_eq!(
            done(&editor.confirm_all(&cooks)),
            "ConfirmAll 1 Bob cook 1:10-14 > Bob cook 1:10-14"
        );
        assert_eq!(done(&editor.confirm_all(&cooks)), "nothing");
        assert_eq!(shifts(&editor), "1 ada/0:9+8, 2 bob/1:10+4, 3 eve/2:10+4?");
        assert_eq!(editor.history().undo_count, 1);
        assert_eq!(editor.history().undo[0].kind, CommandKind::ConfirmAll);
        assert_eq!(editor.revision(), 1);
        editor.undo();
        assert_eq!(shifts(&editor), START);
    }

    #[test]
    fn a_command_that_fails_changes_nothing() {
        type Run = fn(&mut Editor) -> Result<Outcome, Error>;
        let mut editor = editor();
        let mut check = |run: Run, path: &str, words: &str| {
            let error = run(&mut editor).unwrap_err();
            assert_eq!(error.path, path);
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
            assert_eq!(shifts(&editor), START);
            assert_eq!((editor.history().undo_count, editor.revision()), (0, 0));
        };
        check(|it| it.assign(&proposed("sam/0:16+4")), "staffId", "'sam'");
        check(|it| it.assign(&proposed("ada/0:16+0")), "hours", "1 to 24");
        check(
            |it| it.assign(&proposed("ada/0:8+2:15")),
            "start",
            "another shift on day 0 from 9:00 to 10:15",
        );
        check(
            |it| it.replace_shifts(vec![shift("7", "ada/0:9+2").with_break(120)]),
            "shifts[0].breakMinutes",
            "a break must be shorter than its shift",
        );
        check(
            |it| it.replace_shifts(vec![shift("7", "ada/0:9+2").in_position("host")]),
            "shifts[0].positionId",
            "none of the person's positions",
        );
        check(
            |it| it.add_shift(&proposed("ada/0:8+2:15"), true),
            "start",
            "another shift on day 0 from 9:00 to 10:15; shifts of one person may not overlap",
        );
        check(
            |it| it.change_shift("2", &proposed("ada/0:16+4")),
            "start",
            "from 16:00 to 17:00",
        );
        check(
            |it| it.change_shift("2", &proposed("eve/1:10+4")),
            "staffId",
            "another position",
        );
        check(
            |it| it.change_shift("9", &proposed("ada/1:10+4")),
            "shiftId",
            "'9'; no shift has that id",
        );
        check(
            |it| it.change_shift("1", &proposed("ada/0:9+0")),
            "hours",
            "hours is 0",
        );
        check(
            |it| it.change_shift("1", &proposed("ada/0:9:05+8")),
            "startMinute",
            "startMinute is 5",
        );
        check(|it| it.confirm(&["9".to_owned()]), "shiftIds[0]", "'9'");
        check(|it| it.decline("1"), "shiftId", "only a pending one");
        check(|it| it.decline("9"), "shiftId", "'9'");
        check(|it| it.remove_shifts(&["9".into()]), "shiftIds[0]", "'9'");
    }

    #[test]
    fn a_shift_may_move_within_its_own_hours() {
        let mut editor = editor();
        let moved = editor.change_shift("1", &proposed("ada/0:10+8")).unwrap();
        assert_eq!(done(&moved), "Move 1 Ada cook 0:9-17 > Ada cook 0:10-18");
        assert_eq!(
            shifts(&editor),
            "1 ada/0:10+8?, 2 bob/1:10+4?, 3 eve/2:10+4?"
        );
    }

    /// A change of length needs no new confirmation; a change of time or person does.
    #[test]
    fn moved_and_reassigned_shifts_become_pending() {
        let check = |to: &str, expect: &str| {
            let mut editor = editor();
            editor.change_shift("1", &proposed(to)).unwrap();
            assert!(shifts(&editor).starts_with(expect), "{}", shifts(&editor));
            editor.undo();
            assert_eq!(shifts(&editor), START);
        };
        check("ada/0:9+6", "1 ada/0:9+6,");
        check("ada/0:9:15+8", "1 ada/0:9:15+8?,");
        check("ada/3:9+8", "1 ada/3:9+8?,");
        check("bob/0:9+8", "1 bob/0:9+8?,");
    }

    #[test]
    fn a_command_reports_its_effect_on_coverage() {
        // Six days with a cook and a host from 10 to 20; on Sunday nobody works yet.
        let days = (0..6).map(|day| format!("ada/{day}:10+10 eve/{day}:10+10"));
        let mut editor = Editor::new(schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook bob@cook eve@host",
            &days.collect::<Vec<_>>().join(" "),
        ));
        let described = |outcome: &Outcome| {
            let days = outcome.days.iter();
            let days = days.map(|change| format!("{}:{:+}", change.day.index(), change.gap_hours));
            format!(
                "{} of {}: {}",
                outcome.covered_hours,
                outcome.examined_hours,
                list(days)
            )
        };
        let cook = editor.assign(&proposed("ada/6:10+6")).unwrap();
        assert_eq!(described(&cook), "60 of 70: ");
        let host = editor.assign(&proposed("eve/6:12+8")).unwrap();
        assert_eq!(described(&host), "64 of 70: 6:-4");
        let moved = editor.change_shift("1", &proposed("ada/6:16+4")).unwrap();
        assert_eq!(described(&moved), "58 of 70: 0:+10, 6:-4");
        assert_eq!(described(&editor.undo()), "64 of 70: 0:-10, 6:+4");
        assert_eq!(described(&editor.redo()), "58 of 70: 0:+10, 6:-4");
        assert_eq!(
            described(&editor.confirm(&["1".to_owned()]).unwrap()),
            "58 of 70: "
        );
        assert_eq!(
            described(&editor.confirm(&["1".to_owned()]).unwrap()),
            "58 of 70: "
        );
        // New requirements change the figures, but not through a command.
        let mut position = new_position(1, "Cook".to_owned());
        position.requirements.mon = SlotRequirements {
            morning: 0,
            afternoon: 0,
            night: 0,
        };
        editor.follow(&Template::new(&[position]).unwrap());
        let gone = editor.remove_shifts(&["2".into()]).unwrap();
        assert_eq!(described(&gone), "58 of 70: 0:+10");
    }

    /// The revision keeps increasing when the history is full.
    #[test]
    fn the_history_is_limited_but_the_revision_is_not() {
        let mut editor = editor();
        let mut revision = 0;
        for step in 0..MAX_UNDO + 5 {
            let hours = 7 + step % 2 * 2;
            let to = proposed(&format!("ada/0:9+{hours}"));
            let outcome = editor.change_shift("1", &to).unwrap();
            revision += 1;
            assert_eq!((outcome.revision, editor.revision()), (revision, revision));
        }
        let history = editor.history();
        assert_eq!(history.undo_count as usize, MAX_UNDO);
        assert_eq!(history.undo.len(), MAX_LISTED);
        let mut last = editor.undo();
        while last.done.is_some() {
            revision += 1;
            assert_eq!(last.revision, revision);
            last = editor.undo();
        }
        assert_eq!((last.revision, revision), (2_005, 2_005));
        assert_eq!(editor.history().redo_count as usize, MAX_UNDO);
        // Five commands can no longer be undone; the last of those set 7 hours.
        assert_eq!(shifts(&editor), "1 ada/0:9+7, 2 bob/1:10+4?, 3 eve/2:10+4?");
        assert_eq!(editor.redo().revision, 2_006);
    }

    /// Rules and requirements change the state without being part of the history.
    #[test]
    fn rules_and_requirements_change_the_revision() {
        let mut editor = editor();
        let rules = Rules {
            min_hours: 1,
            ..Rules::default()
        };
        editor.set_rules(rules.clone());
        assert_eq!((editor.revision(), editor.week().rules()), (1, &rules));
        let template = Template::new(&[new_position(1, "Cook".to_owned())]).unwrap();
        assert_eq!(editor.follow(&template).applied, ["cook"]);
        assert_eq!(editor.revision(), 2);
        assert_eq!(editor.history().undo_count, 0);
        assert_eq!(editor.confirm(&["2".to_owned()]).unwrap().revision, 3);
        assert_eq!(editor.undo().revision, 4);
        assert_eq!(editor.week().rules(), &rules);
    }

    #[test]
    fn shifts_are_replaced_at_once() {
        let mut editor = editor();
        let outcome = editor.replace_shifts(vec![
            shift("2", "ada/4:9:30+6"),
            shift("", "bob/4:9+6?"),
            shift("assigned-1", "eve/4:9+6"),
        ]);
        assert_eq!(done(&outcome.unwrap()), "Import 3 Ada cook 0:9-17 > -");
        let imported = "2 ada/4:9:30+6, assigned-2 bob/4:9+6?, assigned-1 eve/4:9+6";
        assert_eq!(shifts(&editor), imported);
        assert_eq!(editor.undo().revision, 2);
        assert_eq!(shifts(&editor), START);
        editor.redo();
        assert_eq!(shifts(&editor), imported);
        editor.replace_shifts(vec![]).unwrap();
        assert_eq!(shifts(&editor), "");
        assert_eq!(done(&editor.replace_shifts(vec![]).unwrap()), "nothing");
    }

    #[test]
    fn invalid_shifts_are_refused_with_their_path() {
        let mut editor = editor();
        let mut check = |wrong: Shift, path: &str, words: &str| {
            let good = shift("1", "ada/0:9+8");
            let error = editor.replace_shifts(vec![good, wrong]).unwrap_err();
            assert_eq!(error.path, path);
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
            assert_eq!((shifts(&editor), editor.revision()), (START.to_owned(), 0));
        };
        check(shift("2", "sam/0:9+8"), "shifts[1].staffId", "'sam'");
        check(
            shift("1", "bob/0:9+8"),
            "shifts[1].id",
            "ids must be unique",
        );
        check(shift("2", "ada/0:24+8"), "shifts[1].start", "start is 24");
        check(shift("2", "ada/0:9+25"), "shifts[1].hours", "hours is 25");
        check(
            shift("2", "ada/0:9+24:15"),
            "shifts[1].hours",
            "1455 minutes",
        );
        check(
            shift("2", "ada/0:9+8:20"),
            "shifts[1].minutes",
            "minutes is 20; it must be 0, 15, 30 or 45",
        );
        check(
            shift(" ", "ada/0:9+8"),
            "shifts[1].id",
            "id is blank; it must hold at least one character that is not a space",
        );
        check(
            shift(&"x".repeat(201), "ada/0:9+8"),
            "shifts[1].id",
            "the text has 201 characters; at most 200 are allowed",
        );
        let many = vec![shift("", "ada/0:9+8"); MAX_SHIFTS + 1];
        let error = editor.replace_shifts(many).unwrap_err();
        assert_eq!(error.path, "shifts");
        assert_eq!(shifts(&editor), START);
    }

    #[test]
    fn a_plan_is_applied_in_one_step() {
        let mut editor = editor();
        let plan = ["ada/1:10+4", "bob/2:9:30+8", "eve/5:10+10"].map(proposed);
        let outcome = editor.replace(Source::Plan, &[], &plan).unwrap();
        assert_eq!(done(&outcome), "Fill 3 - > Ada cook 1:10-14");
        let filled = format!(
            "{START}, assigned-1 ada/1:10+4?, assigned-2 bob/2:9:30+8?, assigned-3 eve/5:10+10?"
        );
        assert_eq!(shifts(&editor), filled);
        assert_eq!(editor.history().undo_count, 1);
        editor.undo();
        assert_eq!(shifts(&editor), START);
        editor.redo();
        assert_eq!(shifts(&editor), filled);
        assert_eq!(
            done(&editor.replace(Source::Plan, &[], &[]).unwrap()),
            "nothing"
        );
    }

    /// Removed shifts do not conflict with their replacements.
    #[test]
    fn a_plan_replaces_shifts() {
        let mut editor = editor();
        let plan = [proposed("bob/1:12+8")];
        let error = editor.replace(Source::Plan, &[], &plan).unwrap_err();
        assert_eq!(error.path, "shifts[0].start");
        let outcome = editor
            .replace(Source::Plan, &["2".to_owned(), "1".to_owned()], &plan)
            .unwrap();
        assert_eq!(done(&outcome), "Fill 1 Bob cook 1:10-14 > -");
        assert_eq!(shifts(&editor), "3 eve/2:10+4?, assigned-1 bob/1:12+8?");
        editor.undo();
        assert_eq!(shifts(&editor), START);
    }

    /// A shift that a plan lengthens stays the same shift, with its note.
    #[test]
    fn a_plan_lengthens_a_shift() {
        let mut editor = editor();
        let mut noted = shift("2", "bob/1:10+4");
        noted.note = Some("Opens the till".to_owned());
        editor
            .replace_shifts(vec![shift("1", "ada/0:9+8"), noted.clone()])
            .unwrap();
        let plan = ["bob/1:10+8", "ada/1:10+4", "bob/2:8+10"].map(proposed);
        let removed = ["2".to_owned()];
        let outcome = editor.replace(Source::Plan, &removed, &plan).unwrap();
        assert_eq!(done(&outcome), "Fill 3 Bob cook 1:10-14 > Bob cook 1:10-18");
        assert_eq!(
            shifts(&editor),
            "1 ada/0:9+8, 2 bob/1:10+8?, assigned-2 ada/1:10+4?, assigned-3 bob/2:8+10?"
        );
        let schedule = editor.week().schedule();
        assert_eq!(schedule.shifts()[1].note, noted.note);
        editor.undo();
        assert_eq!(shifts(&editor), "1 ada/0:9+8, 2 bob/1:10+4");

        // One that is moved, shortened or another person's is not the same.
        for plan in ["bob/1:11+8", "bob/2:10+8", "ada/1:10+8"] {
            let outcome = editor
                .replace(Source::Plan, &removed, &[proposed(plan)])
                .unwrap();
            assert_eq!(done(&outcome), "Fill 1 Bob cook 1:10-14 > -", "{plan}");
            editor.undo();
        }
    }

    #[test]
    fn a_plan_is_applied_completely_or_not_at_all() {
        let mut editor = editor();
        let mut check = |removed: &[&str], plan: &[&str], path: &str| {
            let removed: Vec<String> = removed.iter().map(|&id| id.to_owned()).collect();
            let plan: Vec<ProposedShift> = plan.iter().map(|&shift| proposed(shift)).collect();
            let error = editor.replace(Source::Plan, &removed, &plan).unwrap_err();
            assert_eq!(error.path, path);
            assert_eq!((shifts(&editor), editor.revision()), (START.to_owned(), 0));
            assert_eq!(editor.history().undo_count, 0);
        };
        check(&["1", "9"], &[], "removed[1]");
        check(&["1", "1"], &[], "removed[1]");
        check(&["1"], &["ada/0:9+8", "ada/0:16+4"], "shifts[1].start");
        check(&[], &["ada/1:9+8", "sam/1:9+8"], "shifts[1].staffId");
        check(&[], &["ada/1:9+8", "ada/2:9+25"], "shifts[1].hours");
    }

    /// Requirements round-trip; invalid ones change nothing.
    #[test]
    fn requirements_round_trip() {
        let mut editor = editor();
        let mut position = new_position(1, "Cook".to_owned());
        position.requirements.mon.night = 7;
        editor.follow(&Template::new(&[position]).unwrap());
        let mut requirements = editor.week().requirements();
        let heads = |editor: &Editor| editor.week().required_at("cook", Day::Monday, 23);
        assert_eq!(heads(&editor), Some(7));
        editor.set_requirements(&[]).unwrap();
        assert_eq!((heads(&editor), editor.revision()), (Some(1), 2));
        editor.set_requirements(&requirements).unwrap();
        assert_eq!((heads(&editor), editor.revision()), (Some(7), 3));
        let mut refused = |requirements: &[PositionRequirements]| {
            let error = editor.set_requirements(requirements).unwrap_err();
            assert_eq!((heads(&editor), editor.revision()), (Some(7), 3));
            error.path
        };
        let twice = [requirements[0].clone(), requirements[0].clone()];
        assert!(refused(&twice).starts_with("requirements[1]."));
        requirements[0].requirements.tue.morning = 1_000_001;
        assert_eq!(
            refused(&requirements),
            "requirements[0].requirements.tue.morning"
        );
        requirements[0].position_id = "chef".to_owned();
        assert_eq!(refused(&requirements), "requirements[0].positionId");
    }

    /// One member's 65,000 pending shifts: each is removed and inserted once, regardless of other staff.
    #[test]
    fn confirming_everything_costs_each_shift_once() {
        const MANY: u32 = 65_000;
        let pending = (0..MANY).map(|id| {
            let day = Day::ALL[id as usize % 7];
            Shift::new(id.to_string(), "ada", day, 9, 1)
        });
        let mut editor = Editor::new(
            Schedule::new(
                vec![Position::new("cook", "Cook", "kitchen", 1)],
                vec![StaffMember::new("ada", "Ada", "cook")],
                pending.collect(),
            )
            .unwrap(),
        );
        let all = Filter::default();
        let (looked_at, cells) = scheduler_hours::work::of(|| {
            let outcome = editor.confirm_all(&all);
            assert_eq!(outcome.done.unwrap().shifts, MANY);
        });
        // Ada is on duty throughout, so no headcount changes.
        assert_eq!((looked_at, cells), (2 * MANY as usize, 0));
        let status = editor.week().shift_status(&all);
        assert_eq!((status.confirmed, status.pending), (MANY, 0));
        editor.undo();
        assert_eq!(editor.week().shift_status(&all).pending, MANY);
    }
}
