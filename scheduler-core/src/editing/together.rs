//! Moving, reassigning, confirming or removing several shifts at once, as one entry of the history.

use super::{
    editor::{Editor, Outcome},
    history::{Change, CommandKind},
    refused_shift::RefusedShift,
    violation::{Level, ProposalContext, Violation},
};
use crate::{
    schedule::{Day, ScheduleError, Shift},
    week::{ProposedShift, Week},
};

/// Minutes in a quarter of an hour.
const QUARTER: i64 = 15;
const DAY_MINUTES: i64 = 24 * 60;
const WEEK_MINUTES: i64 = 7 * DAY_MINUTES;

/// A shift and its intended version.
struct Intended {
    place: u64,
    before: Shift,
    to: ProposedShift,
}

impl Intended {
    fn change(self) -> Change {
        let mut after = self.to.into_shift(self.before.id.clone(), false);
        after.note.clone_from(&self.before.note);
        Change::changed(self.place, self.before, after)
    }
}

impl Editor {
    /// Moves shifts by a number of quarters of an hour, earlier if it is negative. A shift that would be blocked,
    /// or would begin outside the week, stays where it is and is listed in [`Outcome::refused`]. Moved shifts
    /// become pending.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn move_shifts(
        &mut self,
        shift_ids: &[String],
        quarters: i32,
    ) -> Result<Outcome, ScheduleError> {
        let shifts = self.named(shift_ids)?;
        let intended = shifts
            .into_iter()
            .map(|(place, shift)| (place, moved(&shift, quarters), shift));
        self.rearrange(CommandKind::Move, intended.collect())
    }

    /// Reassigns shifts to one person. A shift that the person cannot have stays as it is and is listed in
    /// [`Outcome::refused`]. Reassigned shifts become pending.
    ///
    /// # Errors
    /// An unknown staff member, or an unknown shift, with its path, such as `shiftIds[1]`. On error nothing is
    /// changed.
    pub fn give_shifts(
        &mut self,
        shift_ids: &[String],
        staff_id: &str,
    ) -> Result<Outcome, ScheduleError> {
        self.week().staff_named(staff_id)?;
        let shifts = self.named(shift_ids)?;
        let intended = shifts.into_iter().map(|(place, shift)| {
            let mut to = ProposedShift::like(&shift);
            staff_id.clone_into(&mut to.staff_id);
            (place, Some(to), shift)
        });
        self.rearrange(CommandKind::Reassign, intended.collect())
    }

    /// Confirms those of these shifts that are pending. Unlike [`confirm_shifts`](Self::confirm_shifts) it is always a
    /// separate entry, even right after a publication.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn confirm_together(&mut self, shift_ids: &[String]) -> Result<Outcome, ScheduleError> {
        let changes = self.pending_of(shift_ids)?;
        Ok(self.execute_any(CommandKind::ConfirmAll, changes))
    }

    /// Removes shifts.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn remove_shifts(&mut self, shift_ids: &[String]) -> Result<Outcome, ScheduleError> {
        let changes: Vec<Change> = self
            .named(shift_ids)?
            .into_iter()
            .map(|(place, shift)| Change::removed(place, shift))
            .collect();
        Ok(self.execute_any(CommandKind::Remove, changes))
    }

    /// Changes each shift to its intended version; `None` if it would leave the week, which is refused.
    fn rearrange(
        &mut self,
        command: CommandKind,
        shifts: Vec<(u64, Option<ProposedShift>, Shift)>,
    ) -> Result<Outcome, ScheduleError> {
        let mut refused = Vec::new();
        let mut intended = Vec::with_capacity(shifts.len());
        for (place, to, before) in shifts {
            let now = ProposedShift::like(&before);
            match to {
                None => refused.push(refusal(self.week(), now, Vec::new())),
                Some(to) if to == now => {}
                Some(to) => intended.push(Intended { place, before, to }),
            }
        }
        // A refused shift stays where it was and may then conflict with one that was placed before it, so this repeats
        // until none is refused.
        loop {
            let count = intended.len();
            intended = self.placeable(intended, &mut refused)?;
            if intended.len() == count {
                break;
            }
        }
        let changes = intended.into_iter().map(Intended::change).collect();
        let mut outcome = self.execute_any(command, changes);
        outcome.refused = refused;
        Ok(outcome)
    }

    /// Removes all shifts and inserts the changed ones one by one. Blocked ones are refused and stay as they were;
    /// returns the others.
    fn placeable(
        &self,
        intended: Vec<Intended>,
        refused: &mut Vec<RefusedShift>,
    ) -> Result<Vec<Intended>, ScheduleError> {
        let mut week = self.week().clone();
        for Intended { place, before, .. } in &intended {
            week.replace(*place, Some(before), None);
        }
        let mut placed = Vec::with_capacity(intended.len());
        for one in intended {
            // In the unchanged week the shift still has its person, whose position is needed.
            let context = ProposalContext::new(None, self.week().position_of(&one.before.id));
            let mut blocks = week.violations(&self.rules(), &one.to, context)?;
            blocks.retain(|violation| violation.level == Level::Block);
            if blocks.is_empty() {
                let after = one.to.clone().into_shift(one.before.id.clone(), false);
                week.replace(one.place, None, Some(&after));
                placed.push(one);
            } else {
                week.replace(one.place, None, Some(&one.before));
                refused.push(refusal(&week, one.to, blocks));
            }
        }
        Ok(placed)
    }

    fn execute_any(&mut self, command: CommandKind, changes: Vec<Change>) -> Outcome {
        if changes.is_empty() {
            return self.nothing_done();
        }
        self.execute(command, changes)
    }
}

fn refusal(week: &Week, shift: ProposedShift, violations: Vec<Violation>) -> RefusedShift {
    let member = week.staff_member(&shift.staff_id);
    RefusedShift {
        name: member.map(|member| member.name.clone()).unwrap_or_default(),
        shift,
        violations,
    }
}

/// The shift a number of quarters of an hour later; `None` if it would begin outside the week.
fn moved(shift: &Shift, quarters: i32) -> Option<ProposedShift> {
    let start = i64::try_from(shift.start_minutes()).ok()? + i64::from(quarters) * QUARTER;
    if !(0..WEEK_MINUTES).contains(&start) {
        return None;
    }
    let mut to = ProposedShift::like(shift);
    to.day = Day::from_index(usize::try_from(start / DAY_MINUTES).ok()?)?;
    to.start = u8::try_from(start % DAY_MINUTES / 60).ok()?;
    to.start_minute = u8::try_from(start % 60).ok()?;
    Some(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::ScheduleProblem;
    use crate::testing::{entry, list, schedule};

    const DAY: i32 = 24 * 4;

    /// Cooks Ada and Bob and host Cyd, all of them always available.
    fn editor(shifts: &str) -> Editor {
        let always = "0:0-24,1:0-24,2:0-24,3:0-24,4:0-24,5:0-24,6:0-24";
        Editor::new(schedule(
            "cook/kitchen:1 host/lobby:1",
            &format!("ada@cook={always} bob@cook={always} cyd@host={always}"),
            shifts,
        ))
    }

    fn ids(ids: &str) -> Vec<String> {
        ids.split_whitespace().map(ToOwned::to_owned).collect()
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    fn refused(outcome: &Outcome) -> String {
        list(outcome.refused.iter().map(|refused| {
            let why = refused.violations.first();
            format!("{} {:?}", refused.name, why.map(|violation| violation.kind))
        }))
    }

    #[test]
    fn adjacent_shifts_move_together_as_one_step() {
        let mut editor = editor("ada/0:9+3 ada/0:12+3 bob/1:10+4");
        let outcome = editor.move_shifts(&ids("1 2 3 1"), 6).unwrap();
        assert!(outcome.refused.is_empty());
        let done = outcome.done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Move, 3));
        assert_eq!(
            shifts(&editor),
            "ada/0:10:30+3?, ada/0:13:30+3?, bob/1:11:30+4?"
        );
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+3, ada/0:12+3, bob/1:10+4");
        editor.redo();
        editor.move_shifts(&ids("3"), DAY - 46).unwrap();
        assert_eq!(
            shifts(&editor),
            "ada/0:10:30+3?, ada/0:13:30+3?, bob/2:0+4?"
        );
    }

    /// A note stays with its shift when that is moved or reassigned.
    #[test]
    fn a_note_stays_with_its_shift() {
        let (positions, staff, mut shifts, _) = editor("ada/0:9+3").week().schedule().into_parts();
        shifts[0].note = Some("Bring the keys".to_owned());
        let mut editor = Editor::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        editor.move_shifts(&ids("1"), DAY).unwrap();
        editor.give_shifts(&ids("1"), "bob").unwrap();
        let shift = &editor.week().schedule().into_parts().2[0];
        assert_eq!(entry(shift), "bob/1:9+3?");
        assert_eq!(shift.note.as_deref(), Some("Bring the keys"));
    }

    #[test]
    fn blocked_shifts_stay_and_so_do_those_they_block() {
        // The third blocks the second, which then blocks the first.
        let mut editor = editor("ada/0:9+3 ada/0:12+3 ada/0:15+3 bob/0:9+3");
        let outcome = editor.move_shifts(&ids("1 2 4"), 4).unwrap();
        assert_eq!(
            refused(&outcome),
            "Ada Some(DoubleBooking), Ada Some(DoubleBooking)"
        );
        assert_eq!(outcome.done.unwrap().shifts, 1);
        assert_eq!(
            shifts(&editor),
            "ada/0:9+3, ada/0:12+3, ada/0:15+3, bob/0:10+3?"
        );
    }

    #[test]
    fn no_shift_leaves_the_week() {
        let mut editor = editor("ada/0:9+3 bob/6:9+3");
        let outcome = editor.move_shifts(&ids("1 2"), DAY).unwrap();
        assert_eq!(refused(&outcome), "Bob None");
        assert_eq!(shifts(&editor), "ada/1:9+3?, bob/6:9+3");
        let outcome = editor.move_shifts(&ids("1 2"), -7 * DAY).unwrap();
        assert_eq!(refused(&outcome), "Ada None, Bob None");
        assert_eq!(outcome.done, None);
        assert_eq!(editor.history().undo_count, 1);
    }

    #[test]
    fn a_person_gets_the_shifts_that_are_not_blocked() {
        let mut editor = editor("ada/0:9+3 ada/1:9+3 cyd/2:9+3 ada/1:11+3 bob/3:9+3");
        let outcome = editor.give_shifts(&ids("1 2 3 4 5"), "bob").unwrap();
        assert_eq!(
            refused(&outcome),
            "Bob Some(WrongPosition), Bob Some(DoubleBooking)"
        );
        let done = outcome.done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Reassign, 2));
        // The last is already his and stays confirmed.
        assert_eq!(
            shifts(&editor),
            "bob/0:9+3?, bob/1:9+3?, cyd/2:9+3, ada/1:11+3, bob/3:9+3"
        );
        let unknown = editor.give_shifts(&ids("1"), "eve").unwrap_err();
        assert_eq!(unknown.path, "staffId");
    }

    #[test]
    fn several_are_removed_in_one_step_and_restored_in_order() {
        let mut editor = editor("ada/0:9+3 bob/1:9+3 cyd/2:9+3");
        let outcome = editor.remove_shifts(&ids("3 1")).unwrap();
        let done = outcome.done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Remove, 2));
        assert_eq!(shifts(&editor), "bob/1:9+3");
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+3, bob/1:9+3, cyd/2:9+3");
        assert_eq!(editor.remove_shifts(&[]).unwrap().done, None);
    }

    #[test]
    fn confirming_several_is_separate_from_a_publication() {
        let mut editor = editor("ada/0:9+3? bob/1:9+3? cyd/2:9+3");
        editor.publish();
        // The first publication has made all three pending.
        let done = editor.confirm_together(&ids("1 3")).unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::ConfirmAll, 2));
        assert_eq!(editor.confirm_together(&ids("1 3")).unwrap().done, None);
        editor.undo();
        assert_eq!(
            editor.history().undo[0].kind,
            CommandKind::Publish,
            "the publication stays"
        );
    }

    #[test]
    fn an_unknown_shift_changes_nothing() {
        let mut editor = editor("ada/0:9+3");
        for error in [
            editor.move_shifts(&ids("1 x"), 4).unwrap_err(),
            editor.give_shifts(&ids("1 x"), "bob").unwrap_err(),
            editor.remove_shifts(&ids("1 x")).unwrap_err(),
            editor.confirm_together(&ids("1 x")).unwrap_err(),
        ] {
            assert_eq!(error.path, "shiftIds[1]");
            let id = "x".to_owned();
            assert_eq!(error.problem, ScheduleProblem::UnknownShift { id });
        }
        assert_eq!(shifts(&editor), "ada/0:9+3");
    }
}
