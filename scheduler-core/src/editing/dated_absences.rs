//! Absences by date, over several weeks of a roster.

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate};

use super::{absences::AbsenceReport, editor::Editor, outcome::Outcome};
use crate::{
    plan::{Plan, Step, check_monday},
    schedule::{Day, Error},
};

/// Days of weeks other than the open one, by their Mondays.
type Elsewhere = BTreeMap<NaiveDate, Vec<Day>>;

/// Makes the step of one week, from its days.
type StepOf<'a> = dyn Fn(&mut Editor, Vec<Day>) -> Result<Step, Error> + 'a;

impl Editor {
    /// Reports somebody absent on whole days, as one entry of the history: the absences, what becomes of the shifts
    /// that start on these days, and the shifts that cover them. A day on which the person is absent already gets the
    /// new reason.
    ///
    /// ```
    /// use scheduler_core::{
    ///     AbsenceKind, Day, Editor, Filter, Position, Schedule, Shift, StaffMember,
    ///     editing::{AbsenceReport, AbsentShifts},
    /// };
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 0, 24);
    /// let shift = Shift::new("1", "ada", Day::Monday, 10, 10);
    /// let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// editor.report_absence(&AbsenceReport::new("ada", [Day::Monday], AbsenceKind::Sick, AbsentShifts::Offer), &[], None)?;
    /// assert_eq!(editor.open_shifts().len(), 1);
    /// assert_eq!(editor.week().gaps(&Filter::default()).len(), 7);
    ///
    /// editor.undo();
    /// assert_eq!(editor.week().gaps(&Filter::default()).len(), 6);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// Dates may be of any weeks of a roster: those of the open week join the days of the report, whose `cover` is of the
    /// open week too. Whatever the weeks, it is one entry of the history.
    ///
    /// Shifts that start before `worked_before` were worked: they stay with their person, whatever becomes of the others.
    ///
    /// # Errors
    /// An unknown person, a note that is too long, an unknown shift of `replaced` or a shift of `cover` that
    /// [`add_shift`](Self::add_shift) refuses, with its path, such as `cover[1].start`, or too many open shifts;
    /// for dates a year that is not supported, a roster that has too many weeks already, or a single week, which belongs to
    /// no roster. On error nothing is changed.
    pub fn report_absence(
        &mut self,
        report: &AbsenceReport,
        dates: &[NaiveDate],
        worked_before: Option<NaiveDate>,
    ) -> Result<Outcome, Error> {
        if worked_before.is_some() {
            self.monday()?;
        }
        let open = self.monday;
        self.over_weeks(&report.days, dates, &|editor, days| {
            let mut of_week = report.clone();
            of_week.days = days;
            if editor.monday != open {
                (of_week.cover, of_week.replaced) = (Vec::new(), Vec::new());
            }
            editor.absence_step(&of_week, worked_before)
        })
    }

    /// Takes absences back, in the open week and on dates of any weeks: the person is available again, and shifts that were kept count again. Shifts that were
    /// removed or offered do not come back by it; [`undo`](Self::undo) restores them.
    ///
    /// # Errors
    /// An unknown person.
    pub fn end_absence(
        &mut self,
        staff_id: &str,
        days: &[Day],
        dates: &[NaiveDate],
    ) -> Result<Outcome, Error> {
        self.over_weeks(days, dates, &|editor, days| {
            editor.end_of_absence_step(staff_id, &days)
        })
    }

    /// Makes the steps of several weeks one: those of the open week's days and of dates in any weeks.
    fn over_weeks(
        &mut self,
        days: &[Day],
        dates: &[NaiveDate],
        step_of: &StepOf<'_>,
    ) -> Result<Outcome, Error> {
        let (here, elsewhere) = self.by_week(days, dates)?;
        let mut there = Vec::with_capacity(elsewhere.len());
        for (monday, days) in elsewhere {
            let mut editor = Self::of_plan(self.plan_of(monday));
            editor.monday = Some(monday);
            let step = step_of(&mut editor, days)?;
            if !step.changes.is_empty() {
                there.push((monday, step, editor.plan.book));
            }
        }
        let mut step = step_of(self, here)?;
        for (monday, other, book) in there {
            step.count = step.count.map(|count| count + other.count.unwrap_or(0));
            step.elsewhere.push((monday, other.changes));
            // The numbers of its open shifts are taken, also when it is undone.
            let plan = self.others.entry(monday);
            let plan = plan.or_insert_with(|| self.plan.emptied());
            plan.book.numbered = book.numbered;
        }
        Ok(self.commit(step))
    }

    /// The days of the open week, and those of other weeks.
    fn by_week(&self, days: &[Day], dates: &[NaiveDate]) -> Result<(Vec<Day>, Elsewhere), Error> {
        let (mut here, mut elsewhere) = (days.to_vec(), Elsewhere::new());
        if dates.is_empty() {
            return Ok((here, elsewhere));
        }
        let open = self.monday()?;
        for date in dates {
            let index = date.weekday().num_days_from_monday();
            let monday = date.checked_sub_days(Days::new(u64::from(index)));
            let day = usize::try_from(index).ok().and_then(Day::from_index);
            let (Some(monday), Some(day)) = (monday, day) else {
                continue;
            };
            if monday == open {
                here.push(day);
            } else {
                check_monday(monday)?;
                elsewhere.entry(monday).or_default().push(day);
            }
        }
        self.check_room(elsewhere.keys().copied())?;
        Ok((here, elsewhere))
    }

    fn plan_of(&self, monday: NaiveDate) -> Plan {
        let plan = self.others.get(&monday).cloned();
        plan.unwrap_or_else(|| self.plan.emptied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        editing::AbsentShifts,
        plan::{OfferedShift, Roster},
        schedule::{AbsenceKind, ErrorKind},
        testing::{entry, list, proposed, schedule},
    };

    fn date(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    /// Ada works on Sunday of the first week and on Monday of the second.
    fn editor() -> Editor {
        let times = "0:0-24,6:0-24";
        let schedule = schedule(
            "cook/kitchen:1",
            &format!("ada@cook={times} bob@cook={times}"),
            "ada/6:10+8",
        );
        let monday = date("2026-11-23");
        let roster = Roster::of_week(schedule, monday).unwrap();
        let mut editor = Editor::of_roster(roster, monday).unwrap();
        editor.open(date("2026-11-30")).unwrap();
        editor.assign(&proposed("ada/0:10+8")).unwrap();
        editor.open(monday).unwrap();
        editor
    }

    /// Shifts, absences and open shifts of both weeks.
    fn state(editor: &mut Editor) -> String {
        let weeks = ["2026-11-23", "2026-11-30"].map(|monday| {
            editor.open(date(monday)).unwrap();
            let (week, open) = (editor.week(), editor.open_shifts().len());
            let absences = week.details().absences.iter();
            let away = list(absences.map(|absence| absence.day.index().to_string()));
            let shifts = list(week.schedule().shifts().iter().map(entry));
            format!("{shifts} away {away} open {open}")
        });
        editor.open(date("2026-11-23")).unwrap();
        weeks.join(" | ")
    }

    #[test]
    fn an_absence_over_two_weeks_is_one_step() {
        let mut editor = editor();
        let before = state(&mut editor);
        let report = AbsenceReport::new("ada", [], AbsenceKind::Holiday, AbsentShifts::Offer);
        let dates = ["2026-11-29", "2026-11-30", "2026-12-01"].map(date);
        let done = editor.report_absence(&report, &dates, None).unwrap().done;
        let done = done.unwrap();
        assert_eq!((done.shifts, done.subject.as_deref()), (2, Some("Ada")));
        let away = " away 6 open 1 |  away 0, 1 open 1";
        assert_eq!(state(&mut editor), away);
        // The next open shift of the other week gets a number of its own.
        editor.open(date("2026-11-30")).unwrap();
        let offered = OfferedShift::new("cook", Day::Tuesday, 10, 4);
        editor.offer(&offered).unwrap();
        assert_eq!(editor.open_shifts().len(), 2);
        editor.undo();
        editor.undo();
        assert_eq!(state(&mut editor), before);
        editor.redo();
        assert_eq!(state(&mut editor), away);
        assert!(
            editor
                .end_absence("ada", &[], &dates)
                .unwrap()
                .done
                .is_some()
        );
        assert_eq!(state(&mut editor), " away  open 1 |  away  open 1");
    }

    /// What was worked stays, in the open week and before it; all of it is one step.
    #[test]
    fn what_was_worked_stays_in_the_same_step() {
        let mut editor = editor();
        editor.open(date("2026-11-30")).unwrap();
        editor.assign(&proposed("ada/6:10+8")).unwrap();
        let before = state(&mut editor);
        let dates = ["2026-11-29", "2026-11-30", "2026-12-06"].map(date);
        for (shifts, expect) in [
            (AbsentShifts::Offer, " away 0, 6 open 1"),
            (AbsentShifts::Remove, " away 0, 6 open 0"),
        ] {
            let report = AbsenceReport::new("ada", [], AbsenceKind::Sick, shifts);
            editor.open(date("2026-11-30")).unwrap();
            let undo_count = editor.history().undo_count;
            let worked = Some(date("2026-12-01"));
            let done = editor.report_absence(&report, &dates, worked).unwrap();
            assert_eq!(done.done.unwrap().shifts, 3);
            assert_eq!(editor.history().undo_count, undo_count + 1);
            let after = format!("ada/6:10+8 away 6 open 0 | ada/0:10+8?{expect}");
            assert_eq!(state(&mut editor), after);
            editor.undo();
            assert_eq!(state(&mut editor), before);
            editor.redo();
            assert_eq!(state(&mut editor), after);
            editor.undo();
        }
    }

    /// Shifts that a cover makes longer are of the open week only.
    #[test]
    fn a_cover_that_lengthens_does_not_concern_the_other_weeks() {
        let mut editor = editor();
        editor.assign(&proposed("bob/6:6+4")).unwrap();
        let own = editor.week().shifts_of("bob").next().unwrap().id.clone();
        let report = AbsenceReport::new("ada", [], AbsenceKind::Sick, AbsentShifts::Remove);
        let mut report = report.covered_by([proposed("bob/6:6+12")]);
        report.replaced = vec![own];
        let dates = ["2026-11-29", "2026-11-30"].map(date);
        editor.report_absence(&report, &dates, None).unwrap();
        assert_eq!(
            state(&mut editor),
            "bob/6:6+12? away 6 open 0 |  away 0 open 0"
        );
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut editor = editor();
        let before = state(&mut editor);
        let report =
            |staff: &str| AbsenceReport::new(staff, [], AbsenceKind::Sick, AbsentShifts::Keep);
        let dates = [date("2026-12-01")];
        let error = editor
            .report_absence(&report("zoe"), &dates, None)
            .unwrap_err();
        assert_eq!(error.path, "staffId");
        assert_eq!(state(&mut editor), before);
        let mut single = Editor::new(editor.week().schedule());
        for (dates, worked) in [(&dates[..], None), (&[], Some(dates[0]))] {
            let error = single.report_absence(&report("ada"), dates, worked);
            assert_eq!(error.unwrap_err().kind, ErrorKind::SingleWeek);
        }
    }
}
