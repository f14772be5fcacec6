//! Reporting absences, and taking them back.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    editor::Editor,
    effect::{Effect, effect_of, make_and_check},
    several::lengthened,
};
use crate::{
    plan::{Change, CommandKind, OfferedShift, Step},
    schedule::{Absence, AbsenceKind, Day, Error, Shift, texts},
    week::{ProposedShift, Week},
};

/// What becomes of the shifts of somebody who is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum AbsentShifts {
    /// They are removed.
    Remove,
    /// They become open shifts.
    Offer,
    /// They stay with their person and count nowhere.
    Keep,
}

/// An absence of somebody on some days, with what becomes of their shifts and who works in their place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct AbsenceReport {
    /// The id of the person.
    pub staff_id: String,
    /// The days, in any order.
    #[cfg_attr(feature = "typescript", tsify(type = "number[]"))]
    pub days: Vec<Day>,
    /// The reason.
    pub kind: AbsenceKind,
    /// A note, at most [`MAX_TEXT_LENGTH`](crate::schedule::MAX_TEXT_LENGTH) characters.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What becomes of the person's shifts on these days.
    pub shifts: AbsentShifts,
    /// New shifts in their place, all pending.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cover: Vec<ProposedShift>,
    /// The ids of shifts that shifts of `cover` take the place of: those that it makes longer, as a plan does.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<String>,
}

impl AbsenceReport {
    /// An absence without a note, covered by nobody.
    pub fn new(
        staff_id: impl Into<String>,
        days: impl Into<Vec<Day>>,
        kind: AbsenceKind,
        shifts: AbsentShifts,
    ) -> Self {
        Self {
            staff_id: staff_id.into(),
            days: days.into(),
            kind,
            note: None,
            shifts,
            cover: Vec::new(),
            replaced: Vec::new(),
        }
    }

    /// The same absence with new shifts in place of the person's.
    #[must_use]
    pub fn covered_by(mut self, cover: impl Into<Vec<ProposedShift>>) -> Self {
        self.cover = cover.into();
        self
    }

    /// The changes of a list of absences that record this one, and the list after them.
    fn changes(&self, absences: &[Absence]) -> (Vec<Change>, Vec<Absence>) {
        let (mut changes, mut after) = (Vec::new(), absences.to_vec());
        for day in Day::ALL.into_iter().filter(|day| self.days.contains(day)) {
            let mut absence = Absence::new(&*self.staff_id, day, self.kind);
            absence.note.clone_from(&self.note);
            let same = |other: &Absence| other.staff_id == self.staff_id && other.day == day;
            let index = after.iter().position(same).unwrap_or(after.len());
            let before = after.get(index).cloned();
            if before.as_ref() == Some(&absence) {
                continue;
            }
            match after.get_mut(index) {
                Some(entry) => absence.clone_into(entry),
                None => after.push(absence.clone()),
            }
            changes.push(Change::Absence {
                index,
                before,
                after: Some(absence),
            });
        }
        (changes, after)
    }
}

impl Editor {
    /// The changes of an absence in the open week; the numbers of new open shifts are taken already. Shifts that start
    /// before `worked_before` stay with the person.
    pub(super) fn absence_step(
        &mut self,
        report: &AbsenceReport,
        worked_before: Option<NaiveDate>,
    ) -> Result<Step, Error> {
        self.check_report(report)?;
        let (mut changes, absences) = report.changes(&self.week().details().absences);
        let given_up = self.given_up(report, worked_before);
        let mut trial = self.part_of(report);
        make_absent(&mut trial, absences, &given_up)?;
        let mut offered = Vec::new();
        for (place, shift) in given_up {
            offered.push(OfferedShift::of(
                &shift,
                self.week().position_of_shift(&shift),
            ));
            changes.push(Change::removed(place, shift));
        }
        let replaced = ("replaced", &*report.replaced);
        let cover = self.replacement(trial, replaced, ("cover", &report.cover))?;
        changes.extend(lengthened(self.week(), cover));
        if report.shifts == AbsentShifts::Offer {
            let mut plan = self.plan.clone();
            for change in &changes {
                change.make(&mut plan);
            }
            for offered in offered {
                let (_, offer) = plan.new_offer(offered, Some(&report.staff_id))?;
                offer.make(&mut plan);
                changes.push(offer);
            }
            self.plan.book.numbered = plan.book.numbered;
        }
        let mut step = Step::new(CommandKind::ReportAbsence, changes);
        if report.cover.is_empty() {
            step.count = Some(self.concerned(report).count());
        } else {
            step.command = CommandKind::CoverAbsence;
        }
        Ok(step.about(self.name_of(&report.staff_id)))
    }

    /// What reporting an absence would do; see [`preview`](Self::preview). The violations are those of the shifts that
    /// cover it.
    ///
    /// # Errors
    /// An unknown person, a note that is too long, or a shift of `cover` with an unknown person or times out of range.
    pub fn preview_absence(&self, report: &AbsenceReport) -> Result<Effect, Error> {
        self.check_report(report)?;
        let (_, absences) = report.changes(&self.week().details().absences);
        let given_up = self.given_up(report, None);
        effect_of(self.part_of(report), |week| {
            make_absent(week, absences, &given_up)?;
            make_and_check(week, &report.replaced, ("cover", &report.cover))
        })
    }

    pub(super) fn end_of_absence_step(&self, staff_id: &str, days: &[Day]) -> Result<Step, Error> {
        self.week().staff_named(staff_id)?;
        let absences = self.week().details().absences.iter().enumerate();
        let ended = absences
            .filter(|(_, absence)| absence.staff_id == staff_id && days.contains(&absence.day));
        let mut changes: Vec<_> = ended
            .map(|(index, absence)| Change::Absence {
                index,
                before: Some(absence.clone()),
                after: None,
            })
            .collect();
        // From the last one, so that the indices of the others hold.
        changes.reverse();
        let mut step = Step::new(CommandKind::EndAbsence, changes);
        let shifts = self.week().shifts_of(staff_id);
        step.count = Some(
            shifts
                .filter(|shift| days.contains(&shift.time.day))
                .count(),
        );
        Ok(step.about(self.name_of(staff_id)))
    }

    fn check_report(&self, report: &AbsenceReport) -> Result<(), Error> {
        self.week().staff_named(&report.staff_id)?;
        texts(&[("note", report.note.as_deref().unwrap_or_default())])
    }

    /// The part of the week that matters to an absence: the person, and those who cover it or are made longer.
    fn part_of(&self, report: &AbsenceReport) -> Week {
        let part = self.week().trial_of_change(&report.replaced, &report.cover);
        let known = part.staff().map(|member| &*member.id);
        self.week().trial(known.chain([&*report.staff_id]))
    }

    /// The person's shifts on the days of an absence, with their places.
    fn concerned(&self, report: &AbsenceReport) -> impl Iterator<Item = (u64, &Shift)> {
        let staff = self.week().staff_named(&report.staff_id).ok();
        let staff = staff.and_then(|index| self.week().staff.get(index));
        let placed = staff.into_iter().flat_map(|staff| &staff.placed);
        placed
            .filter(|(_, shift)| report.days.contains(&shift.time.day))
            .map(|(place, shift)| (*place, shift))
    }

    /// Those of them that do not stay with the person.
    fn given_up(
        &self,
        report: &AbsenceReport,
        worked_before: Option<NaiveDate>,
    ) -> Vec<(u64, Shift)> {
        let worked = worked_before.zip(self.monday);
        // In days of the week.
        let worked = worked.map_or(0, |(date, monday)| (date - monday).num_days());
        let given_up = self.concerned(report).filter(|(_, shift)| {
            report.shifts != AbsentShifts::Keep && i64::from(u8::from(shift.time.day)) >= worked
        });
        let given_up = given_up.map(|(place, shift)| (place, shift.clone()));
        given_up.collect()
    }

    pub(super) fn name_of(&self, staff_id: &str) -> String {
        let member = self.week().staff_member(staff_id);
        member.map(|member| member.name.clone()).unwrap_or_default()
    }
}

/// Sets the absences of those people who are in a trial, and removes the shifts that are given up.
fn make_absent(
    trial: &mut Week,
    mut absences: Vec<Absence>,
    given_up: &[(u64, Shift)],
) -> Result<(), Error> {
    absences.retain(|absence| trial.staff_member(&absence.staff_id).is_some());
    trial.set_absences(absences)?;
    for (place, shift) in given_up {
        trial.replace(*place, Some(shift), None);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        editing::Effect,
        testing::{entry, list, proposed, schedule, shift},
    };

    /// Ada and Bob are cooks; one cook is needed.
    fn editor() -> Editor {
        let always = "0:0-24,1:0-24,2:0-24";
        Editor::new(schedule(
            "cook/kitchen:1",
            &format!("ada@cook={always} bob@cook={always}"),
            "ada/0:10+10 ada/1:10+10 bob/2:10+10",
        ))
    }

    fn report(days: impl Into<Vec<Day>>, shifts: AbsentShifts) -> AbsenceReport {
        AbsenceReport::new("ada", days, AbsenceKind::Sick, shifts)
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    fn absences(editor: &Editor) -> String {
        let absences = &editor.week().details().absences;
        list(absences.iter().map(|absence| {
            let (day, kind) = (absence.day.index(), absence.kind);
            format!("{}/{day} {kind:?}", absence.staff_id)
        }))
    }

    fn gap_hours(effect: &Effect) -> i32 {
        effect.gap_hours
    }

    const START: &str = "ada/0:10+10, ada/1:10+10, bob/2:10+10";

    #[test]
    fn what_becomes_of_the_shifts_is_the_planners_choice() {
        let check = |choice, expect: (&str, usize)| {
            let mut editor = editor();
            let report = report([Day::Tuesday, Day::Monday, Day::Monday], choice);
            assert_eq!(gap_hours(&editor.preview_absence(&report).unwrap()), 20);
            let outcome = editor.report_absence(&report, &[], None).unwrap();
            let done = outcome.done.unwrap();
            assert_eq!((done.kind, done.shifts), (CommandKind::ReportAbsence, 2));
            assert_eq!(done.subject.as_deref(), Some("Ada"));
            assert_eq!(absences(&editor), "ada/0 Sick, ada/1 Sick");
            assert_eq!((&*shifts(&editor), editor.open_shifts().len()), expect);
            assert_eq!(outcome.covered_hours, 10, "her shifts count nowhere");
            editor.undo();
            assert_eq!((&*shifts(&editor), editor.open_shifts().len()), (START, 0));
            assert_eq!(absences(&editor), "");
            assert_eq!(editor.redo().covered_hours, 10);
            assert_eq!((&*shifts(&editor), editor.open_shifts().len()), expect);
        };
        check(AbsentShifts::Remove, ("bob/2:10+10", 0));
        check(AbsentShifts::Offer, ("bob/2:10+10", 2));
        check(AbsentShifts::Keep, (START, 0));
    }

    #[test]
    fn an_open_shift_is_offered_to_the_others() {
        let mut editor = editor();
        editor
            .report_absence(&report([Day::Monday], AbsentShifts::Offer), &[], None)
            .unwrap();
        let id = editor.open_shifts()[0].id.clone();
        let able = editor.claimers(&id).unwrap().into_iter();
        assert_eq!(list(able.map(|claimer| claimer.person.name)), "Bob");
        assert_eq!(editor.inbox("bob").unwrap().offers.len(), 1);
        assert!(editor.inbox("ada").unwrap().offers.is_empty());
    }

    #[test]
    fn a_cover_is_part_of_the_step() {
        let mut editor = editor();
        let covered =
            report([Day::Monday], AbsentShifts::Remove).covered_by([proposed("bob/0:10+10")]);
        assert_eq!(gap_hours(&editor.preview_absence(&covered).unwrap()), 0);
        let done = editor
            .report_absence(&covered, &[], None)
            .unwrap()
            .done
            .unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::CoverAbsence, 1));
        assert_eq!(shifts(&editor), "ada/1:10+10, bob/2:10+10, bob/0:10+10?");
        editor.undo();
        assert_eq!((&*shifts(&editor), &*absences(&editor)), (START, ""));
        let blocked = report([Day::Monday], AbsentShifts::Keep)
            .covered_by([proposed("bob/0:10+10"), proposed("bob/2:12+4")]);
        let error = editor.report_absence(&blocked, &[], None).unwrap_err();
        assert_eq!(error.path, "cover[1].start");
        assert_eq!((&*shifts(&editor), &*absences(&editor)), (START, ""));
    }

    /// A cover has no break of the shift that it stands in for, in the preview as in the week.
    #[test]
    fn a_cover_is_previewed_as_it_becomes() {
        let schedule = editor().week().schedule();
        let (positions, staff, mut shifts, details) = schedule.into_parts();
        shifts[0].break_minutes = 60;
        let staff = staff.into_iter().map(|person| person.paid(1000)).collect();
        let schedule = crate::Schedule::new(positions, staff, shifts).unwrap();
        let mut editor = Editor::new(schedule.with_details(details).unwrap());
        let covered =
            report([Day::Monday], AbsentShifts::Remove).covered_by([proposed("bob/0:10+10")]);
        let cost = |editor: &Editor| {
            editor
                .week()
                .labour(&crate::Filter::default())
                .week
                .cost_cents
        };
        let (effect, before) = (editor.preview_absence(&covered).unwrap(), cost(&editor));
        editor.report_absence(&covered, &[], None).unwrap();
        assert_eq!(effect.cost_cents, Some(1000));
        assert_eq!((before, cost(&editor)), (Some(29_000), Some(30_000)));
    }

    /// A shift that covers the absence by being made longer stays the same shift.
    #[test]
    fn a_cover_may_lengthen_a_shift() {
        let mut editor = editor();
        let id = |editor: &Editor| editor.week().schedule().shifts()[1].id.clone();
        editor
            .replace_shifts(vec![shift("1", "ada/0:10+10"), shift("2", "bob/0:6+4")])
            .unwrap();
        let mut covered =
            report([Day::Monday], AbsentShifts::Remove).covered_by([proposed("bob/0:6+14")]);
        let error = editor.report_absence(&covered, &[], None).unwrap_err();
        assert_eq!(error.path, "cover[0].start");
        covered.replaced = vec![id(&editor)];
        assert_eq!(gap_hours(&editor.preview_absence(&covered).unwrap()), 0);
        let done = editor
            .report_absence(&covered, &[], None)
            .unwrap()
            .done
            .unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::CoverAbsence, 1));
        assert_eq!(shifts(&editor), "bob/0:6+14?");
        assert_eq!(editor.week().schedule().shifts()[0].id, "2");
        covered.replaced = vec!["9".to_owned()];
        let error = editor.report_absence(&covered, &[], None).unwrap_err();
        assert_eq!(error.path, "replaced[0]");
    }

    #[test]
    fn an_absence_that_ends_makes_the_shift_count_again() {
        let mut editor = editor();
        let both = [Day::Monday, Day::Tuesday];
        editor
            .report_absence(&report(both, AbsentShifts::Keep), &[], None)
            .unwrap();
        let ended = editor.end_absence("ada", &[Day::Monday], &[]).unwrap();
        assert_eq!(ended.covered_hours, 20);
        let done = ended.done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::EndAbsence, 1));
        assert_eq!(absences(&editor), "ada/1 Sick");
        assert_eq!(
            editor.end_absence("ada", &[Day::Monday], &[]).unwrap().done,
            None
        );
        editor.undo();
        assert_eq!(absences(&editor), "ada/0 Sick, ada/1 Sick");
    }

    #[test]
    fn a_second_report_of_a_day_replaces_the_first() {
        let mut editor = editor();
        let first = report([Day::Monday], AbsentShifts::Keep);
        editor.report_absence(&first, &[], None).unwrap();
        assert_eq!(editor.report_absence(&first, &[], None).unwrap().done, None);
        let mut holiday = report([Day::Monday, Day::Friday], AbsentShifts::Keep);
        holiday.kind = AbsenceKind::Holiday;
        editor.report_absence(&holiday, &[], None).unwrap();
        assert_eq!(absences(&editor), "ada/0 Holiday, ada/4 Holiday");
        editor.undo();
        assert_eq!(absences(&editor), "ada/0 Sick");
    }

    #[test]
    fn a_wrong_report_changes_nothing() {
        let mut editor = editor();
        let mut check = |report: AbsenceReport, path: &str| {
            assert_eq!(editor.preview_absence(&report).unwrap_err().path, path);
            assert_eq!(
                editor.report_absence(&report, &[], None).unwrap_err().path,
                path
            );
            assert_eq!((&*shifts(&editor), editor.revision()), (START, 0));
        };
        let mut unknown = report([Day::Monday], AbsentShifts::Keep);
        unknown.staff_id = "zoe".to_owned();
        check(unknown, "staffId");
        let mut long = report([Day::Monday], AbsentShifts::Keep);
        long.note = Some("x".repeat(201));
        check(long, "note");
        let wrong = report([Day::Monday], AbsentShifts::Remove);
        check(
            wrong.covered_by([proposed("zoe/0:10+4")]),
            "cover[0].staffId",
        );
        assert_eq!(
            editor.end_absence("zoe", &[], &[]).unwrap_err().path,
            "staffId"
        );
    }
}
