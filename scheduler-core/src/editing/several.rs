//! Adding, moving, reassigning, confirming or removing several shifts at once, as one entry of the history.

use std::collections::HashSet;

use serde::Serialize;

use super::{
    editor::Editor,
    outcome::{Outcome, RefusedShift},
};
use crate::{
    plan::{Change, CommandKind, Step, refuse_blocked},
    rules::{Severity, Violation},
    schedule::{Error, ErrorKind, MAX_SHIFTS, Shift, ShiftTime},
    week::{ProposedShift, Week},
};

/// Minutes in a quarter of an hour.
const QUARTER: i64 = 15;

/// Where several shifts that are added together come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A plan that fills the week. A shift that contains a removed one of the same person, day and position is that one
    /// made longer: it keeps its id and its note.
    Plan,
    /// Shifts that were copied or cut, from this week or from another.
    Clipboard,
}

/// Which of several shifts can be added to a week.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Placement {
    /// Those that can be added, in the given order.
    pub placed: Vec<ProposedShift>,
    /// The others, in the given order.
    pub refused: Vec<RefusedShift>,
}

/// A shift and its intended version.
struct Intended {
    place: u64,
    before: Shift,
    to: ProposedShift,
}

impl Intended {
    fn change(self, week: &Week) -> Change {
        let after = week.shaped(&self.to, Some(&self.before));
        Change::changed(self.place, self.before, after)
    }
}

/// Changes in which the removal of a shift and the addition of one that contains it are one change; see
/// [`Source::Plan`].
pub(super) fn lengthened(week: &Week, changes: Vec<Change>) -> Vec<Change> {
    let is_longer = |before: &Shift, after: &Shift| {
        before.staff_id == after.staff_id
            && before.time.day == after.time.day
            && week.position_of_shift(before) == week.position_of_shift(after)
            && after.start_minutes() <= before.start_minutes()
            && before.end_minutes() <= after.end_minutes()
    };
    let mut joined: Vec<Change> = Vec::with_capacity(changes.len());
    for change in changes {
        let Change::Shift {
            before: None,
            after: Some(mut longer),
            place,
        } = change
        else {
            joined.push(change);
            continue;
        };
        let removed = joined.iter_mut().find_map(|earlier| match earlier {
            Change::Shift {
                before: Some(before),
                after: after @ None,
                ..
            } if is_longer(before, &longer) => Some((before, after)),
            _ => None,
        });
        if let Some((before, after)) = removed {
            longer.id.clone_from(&before.id);
            longer.note.clone_from(&before.note);
            *after = Some(longer);
        } else {
            joined.push(Change::added(place, longer));
        }
    }
    joined
}

impl Editor {
    /// Moves shifts by a number of quarters of an hour, earlier if it is negative. A shift that would be blocked,
    /// or would begin outside the week, stays where it is and is listed in [`Outcome::refused`]. Moved shifts
    /// become pending.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn move_shifts(&mut self, shift_ids: &[String], quarters: i32) -> Result<Outcome, Error> {
        let shifts = self.named(shift_ids)?;
        let intended = shifts
            .into_iter()
            .map(|(place, shift)| (place, moved(self.week(), &shift, quarters), shift));
        let intended = intended.collect();
        self.rearrange(CommandKind::Move, intended)
    }

    /// Reassigns shifts to one person. A shift that the person cannot have stays as it is and is listed in
    /// [`Outcome::refused`]. Reassigned shifts become pending.
    ///
    /// # Errors
    /// An unknown staff member, or an unknown shift, with its path, such as `shiftIds[1]`. On error nothing is
    /// changed.
    pub fn give_shifts(&mut self, shift_ids: &[String], staff_id: &str) -> Result<Outcome, Error> {
        self.week().staff_named(staff_id)?;
        let shifts = self.named(shift_ids)?;
        let intended = shifts.into_iter().map(|(place, shift)| {
            let mut to = self.week().proposal_of(&shift);
            staff_id.clone_into(&mut to.staff_id);
            (place, Some(to), shift)
        });
        let intended = intended.collect();
        self.rearrange(CommandKind::Reassign, intended)
    }

    /// Confirms those of these shifts that are pending.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn confirm(&mut self, shift_ids: &[String]) -> Result<Outcome, Error> {
        let step = self.confirmation(shift_ids)?;
        Ok(self.commit(step))
    }

    /// The step that confirms those of these shifts that are pending.
    pub(super) fn confirmation(&self, shift_ids: &[String]) -> Result<Step, Error> {
        let shifts = self.named(shift_ids)?;
        let pending = shifts.iter().filter(|(_, shift)| !shift.confirmed);
        let changes: Vec<_> = pending
            .map(|(place, shift)| Change::confirmed(*place, shift))
            .collect();
        let command = match changes.len() {
            1 => CommandKind::Confirm,
            _ => CommandKind::ConfirmAll,
        };
        Ok(Step::new(command, changes))
    }

    /// Removes shifts.
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is changed.
    pub fn remove_shifts(&mut self, shift_ids: &[String]) -> Result<Outcome, Error> {
        let shifts = self.named(shift_ids)?.into_iter();
        let changes = shifts.map(|(place, shift)| Change::removed(place, shift));
        Ok(self.commit(Step::new(CommandKind::Remove, changes.collect())))
    }

    /// Which of these shifts could be added, each checked together with those before it. With `strict` a shift with
    /// any violation is refused, otherwise only one with a block. Nothing is changed.
    ///
    /// # Errors
    /// A day or time out of range; the path names the entry, such as `shifts[3].start`.
    pub fn placement(&self, shifts: &[ProposedShift], strict: bool) -> Result<Placement, Error> {
        let mut week = self.week().trial_of_change(&[], shifts);
        place_into(&mut week, shifts, strict)
    }

    /// Adds proposed shifts, all pending, and removes those with the ids of `removed`, as one entry of the history.
    ///
    /// # Errors
    /// An unknown shift, or what [`add_shift`](Self::add_shift) refuses; the path names the entry, such as
    /// `shifts[3].start`. On error the week is unchanged.
    pub fn replace(
        &mut self,
        source: Source,
        removed: &[String],
        shifts: &[ProposedShift],
    ) -> Result<Outcome, Error> {
        let week = self.week().trial_of_change(removed, shifts);
        let changes = self.replacement(week, ("removed", removed), ("shifts", shifts))?;
        let step = match source {
            Source::Plan => Step::new(CommandKind::Fill, lengthened(self.week(), changes)),
            Source::Clipboard => Step::new(CommandKind::Paste, changes),
        };
        Ok(self.commit(step))
    }

    /// The changes that remove some shifts of a part of the week and add others, each checked together with those before
    /// it. The lists have the names of the arguments, for errors.
    pub(super) fn replacement(
        &mut self,
        mut week: Week,
        (removed_list, removed): (&str, &[String]),
        (list, shifts): (&'static str, &[ProposedShift]),
    ) -> Result<Vec<Change>, Error> {
        let mut changes = Vec::with_capacity(removed.len() + shifts.len());
        for (index, id) in removed.iter().enumerate() {
            let named = week.shift_named(id);
            let (place, shift) =
                named.map_err(|error| error.at(format!("{removed_list}[{index}]")))?;
            let shift = shift.clone();
            week.replace(place, Some(&shift), None);
            changes.push(Change::removed(place, shift));
        }
        changes.extend(self.added_in(week, list, shifts)?);
        Ok(changes)
    }

    /// The changes that add shifts to a part of the week in which others were removed, each checked together with those
    /// before it.
    fn added_in(
        &mut self,
        mut week: Week,
        list: &'static str,
        shifts: &[ProposedShift],
    ) -> Result<Vec<Change>, Error> {
        let kept = week.shift_count();
        let here: usize = week
            .staff
            .iter()
            .map(|staff| self.week().shifts_of(&staff.member.id).count())
            .sum();
        let count = self.week().shift_count() - here + kept + shifts.len();
        if count > MAX_SHIFTS {
            let (kind, limit) = ("shifts", MAX_SHIFTS);
            let problem = ErrorKind::TooMany { kind, count, limit };
            return Err(Error::new(list, problem));
        }
        let mut changes = Vec::with_capacity(shifts.len());
        for (index, proposed) in shifts.iter().enumerate() {
            refuse_blocked(&week, proposed, None)
                .map_err(|error| error.inside(&format!("{list}[{index}]")))?;
            let id = self.plan.week.unused_id();
            let place = self.plan.week.new_place();
            let shift = Shift {
                id,
                ..week.shaped(proposed, None)
            };
            week.replace(place, None, Some(&shift));
            changes.push(Change::added(place, shift));
        }
        Ok(changes)
    }

    /// The shifts with these ids and their places, each once.
    fn named(&self, shift_ids: &[String]) -> Result<Vec<(u64, Shift)>, Error> {
        let mut shifts = Vec::with_capacity(shift_ids.len());
        let mut seen = HashSet::new();
        for (index, id) in shift_ids.iter().enumerate() {
            let named = self.week().shift_named(id);
            let (place, shift) = named.map_err(|error| error.at(format!("shiftIds[{index}]")))?;
            if seen.insert(id) {
                shifts.push((place, shift.clone()));
            }
        }
        Ok(shifts)
    }

    /// Changes each shift to its intended version; `None` if it would leave the week, which is refused.
    fn rearrange(
        &mut self,
        command: CommandKind,
        shifts: Vec<(u64, Option<ProposedShift>, Shift)>,
    ) -> Result<Outcome, Error> {
        let mut refused = Vec::new();
        let mut intended = Vec::with_capacity(shifts.len());
        for (place, to, before) in shifts {
            let now = self.week().proposal_of(&before);
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
        let week = self.week();
        let changes = intended.into_iter().map(|one| one.change(week)).collect();
        let mut outcome = self.commit(Step::new(command, changes));
        outcome.refused = refused;
        Ok(outcome)
    }

    /// Removes all shifts and inserts the changed ones one by one. Blocked ones are refused and stay as they were;
    /// returns the others.
    fn placeable(
        &self,
        intended: Vec<Intended>,
        refused: &mut Vec<RefusedShift>,
    ) -> Result<Vec<Intended>, Error> {
        let people = intended
            .iter()
            .flat_map(|one| [&*one.before.staff_id, &*one.to.staff_id]);
        let mut week = self.week().trial(people);
        for Intended { place, before, .. } in &intended {
            week.replace(*place, Some(before), None);
        }
        let mut placed = Vec::with_capacity(intended.len());
        for one in intended {
            let mut blocks = week.violations(&one.to, None)?;
            blocks.retain(|violation| violation.level == Severity::Block);
            if blocks.is_empty() {
                let after = week.shaped(&one.to, Some(&one.before));
                week.replace(one.place, None, Some(&after));
                placed.push(one);
            } else {
                week.replace(one.place, None, Some(&one.before));
                refused.push(refusal(&week, one.to, blocks));
            }
        }
        Ok(placed)
    }
}

/// Adds those of some shifts to a week that can be added; see [`Editor::placement`].
pub(super) fn place_into(
    week: &mut Week,
    shifts: &[ProposedShift],
    strict: bool,
) -> Result<Placement, Error> {
    let mut placement = Placement::default();
    for (index, shift) in shifts.iter().enumerate() {
        let Some(member) = week.staff_member(&shift.staff_id) else {
            placement.refused.push(RefusedShift {
                shift: shift.clone(),
                name: String::new(),
                violations: Vec::new(),
            });
            continue;
        };
        let name = member.name.clone();
        let inside = |error: Error| error.inside(&format!("shifts[{index}]"));
        let mut violations = week.violations(shift, None).map_err(inside)?;
        if !strict {
            violations.retain(|violation| violation.level == Severity::Block);
        }
        if violations.is_empty() {
            let (place, added) = week.new_shift(shift, false).map_err(inside)?;
            week.replace(place, None, Some(&added));
            placement.placed.push(shift.clone());
        } else {
            placement.refused.push(RefusedShift {
                shift: shift.clone(),
                name,
                violations,
            });
        }
    }
    Ok(placement)
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
fn moved(week: &Week, shift: &Shift, quarters: i32) -> Option<ProposedShift> {
    let start = i64::try_from(shift.start_minutes()).ok()? + i64::from(quarters) * QUARTER;
    let start = usize::try_from(start).ok()?;
    Some(ProposedShift {
        time: ShiftTime::of_minutes(start, shift.length_minutes())?,
        ..week.proposal_of(shift)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{entry, list, proposed, schedule};

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
        let done = editor.confirm(&ids("1 3")).unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::ConfirmAll, 2));
        assert_eq!(editor.confirm(&ids("1 3")).unwrap().done, None);
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
            editor.confirm(&ids("1 x")).unwrap_err(),
        ] {
            assert_eq!(error.path, "shiftIds[1]");
            let id = "x".to_owned();
            assert_eq!(error.kind, ErrorKind::UnknownShift { id });
        }
        assert_eq!(shifts(&editor), "ada/0:9+3");
    }

    /// Cooks Ada and Bob, available from Monday to Wednesday.
    fn kitchen(shifts: &str) -> Editor {
        Editor::new(schedule(
            "cook/kitchen:1",
            "ada@cook=0:0-24,1:0-24,2:0-24 bob@cook=0:0-24,1:0-24,2:0-24",
            shifts,
        ))
    }

    fn placed(placement: &Placement) -> String {
        list(
            placement
                .placed
                .iter()
                .map(|shift| entry(&crate::testing::shift_of("", shift, true))),
        )
    }

    #[test]
    fn each_shift_is_checked_against_the_week_with_those_before_it() {
        let editor = kitchen("ada/0:9+8");
        let proposals = [
            proposed("bob/0:9+8"),
            // Bob is booked by the first one, Ada by the week.
            proposed("bob/0:16+4"),
            proposed("ada/0:10+4"),
            proposed("ada/2:9+8"),
        ];
        let placement = editor.placement(&proposals, false).unwrap();
        assert_eq!(placed(&placement), "bob/0:9+8, ada/2:9+8");
        let refused: Vec<_> = placement
            .refused
            .iter()
            .map(|refused| refused.name.as_str())
            .collect();
        assert_eq!(refused, ["Bob", "Ada"]);
        assert!(placement.refused.iter().all(|refused| {
            refused
                .violations
                .iter()
                .all(|violation| violation.level == Severity::Block)
        }));
        assert_eq!(shifts(&editor), "ada/0:9+8");
    }

    #[test]
    fn strict_placement_violates_no_rule() {
        let editor = kitchen("ada/0:9+8");
        // Shorter than the minimum length: a warning.
        let proposals = [proposed("bob/1:9+1"), proposed("bob/2:10+6")];
        let lenient = editor.placement(&proposals, false).unwrap();
        assert_eq!(placed(&lenient), "bob/1:9+1, bob/2:10+6");
        let strict = editor.placement(&proposals, true).unwrap();
        assert_eq!(placed(&strict), "bob/2:10+6");
        assert_eq!(strict.refused[0].violations[0].level, Severity::Warn);
    }

    #[test]
    fn somebody_of_another_team_is_refused_without_a_violation() {
        let editor = kitchen("");
        let placement = editor.placement(&[proposed("eve/1:9+8")], true).unwrap();
        assert_eq!(placement.refused[0].name, "");
        assert!(placement.refused[0].violations.is_empty());
    }

    #[test]
    fn pasting_is_one_step_and_removes_cut_shifts() {
        let mut editor = kitchen("ada/0:9+8 ada/1:9+8");
        let done = editor
            .replace(
                Source::Clipboard,
                &["1".to_owned()],
                &[proposed("bob/0:9+8"), proposed("bob/2:9+8")],
            )
            .unwrap()
            .done
            .unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Paste, 2));
        assert_eq!(shifts(&editor), "ada/1:9+8, bob/0:9+8?, bob/2:9+8?");
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+8, ada/1:9+8");
        let error = editor.replace(
            Source::Clipboard,
            &[],
            &[proposed("bob/0:9+8"), proposed("ada/0:10+2")],
        );
        assert_eq!(error.unwrap_err().path, "shifts[1].start");
        assert_eq!(shifts(&editor), "ada/0:9+8, ada/1:9+8");
    }

    #[test]
    fn a_time_out_of_range_names_its_entry() {
        let mut wrong = proposed("ada/0:9+8");
        wrong.time.hours = 30;
        let error = kitchen("").placement(&[proposed("ada/1:9+8"), wrong], false);
        assert_eq!(error.unwrap_err().path, "shifts[1].hours");
    }
}
