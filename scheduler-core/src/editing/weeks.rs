//! The weeks of a roster: opening one, and copying shifts from others.

use std::mem;

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};

use super::{
    editor::Editor,
    outcome::{AwayPerson, CopiedWeek, Outcome},
    several::{Placement, place_into},
};
use crate::{
    plan::{Change, CommandKind, MAX_WEEKS, Plan, Published, Roster, Step, Team, check_monday},
    schedule::{Day, Error, ErrorKind, Schedule, Shift, sort_by_key},
    week::ProposedShift,
};

/// Shifts to add to one week of a roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct PlannedWeek {
    /// The Monday of the week, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// The new shifts.
    pub shifts: Vec<ProposedShift>,
}

impl PlannedWeek {
    /// Shifts of the week that begins on a Monday.
    #[must_use]
    pub const fn new(monday: NaiveDate, shifts: Vec<ProposedShift>) -> Self {
        Self { monday, shifts }
    }
}

impl Editor {
    /// An editor of a roster, with one of its weeks open. A week without data is empty.
    ///
    /// # Errors
    /// A date that is not a Monday.
    pub fn of_roster(roster: Roster, monday: NaiveDate) -> Result<Self, Error> {
        check_monday(monday)?;
        let Roster { team, mut weeks } = roster;
        let plan = match weeks.remove(&monday) {
            Some(plan) => plan,
            None => team.empty_plan()?,
        };
        let mut editor = Self::of_plan(plan);
        (editor.monday, editor.others) = (Some(monday), weeks);
        editor.look_around();
        editor.count_gaps();
        Ok(editor)
    }

    /// Makes a single week, with its history, the first one of a roster. The weeks around it are the roster's from now
    /// on.
    ///
    /// # Errors
    /// A date that is not a Monday, or a week that is one of a roster already.
    pub fn begin_roster(&mut self, monday: NaiveDate) -> Result<(), Error> {
        check_monday(monday)?;
        if self.monday.is_some() {
            let problem = ErrorKind::RosterBegun;
            return Err(Error::new("monday", problem));
        }
        self.monday = Some(monday);
        self.log.date(monday);
        self.look_around();
        self.count_gaps();
        self.count_revision();
        Ok(())
    }

    /// The roster as it is now: the team and every week that has anything.
    ///
    /// # Errors
    /// A single week, which belongs to no roster.
    pub fn roster(&self) -> Result<Roster, Error> {
        let open = self.monday()?;
        let mut weeks = self.others.clone();
        weeks.insert(open, self.plan.clone());
        weeks.retain(|_, plan| !plan.is_empty());
        let team = Team::of(&self.plan);
        Ok(Roster { team, weeks })
    }

    /// The open week as a schedule of its own: without the shifts of the weeks around it, if those are weeks of a roster.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        let schedule = self.week().schedule();
        if self.monday.is_none() {
            return schedule;
        }
        let alone = schedule.with_weeks_around(Vec::new(), Vec::new());
        alone.unwrap_or_else(|_| self.week().schedule())
    }

    /// The team of the week, the same in all weeks of a roster.
    #[must_use]
    pub fn team(&self) -> Team {
        Team::of(&self.plan)
    }

    /// The Monday of the open week.
    ///
    /// # Errors
    /// A single week, which belongs to no roster.
    pub fn monday(&self) -> Result<NaiveDate, Error> {
        let single = || Error::new("monday", ErrorKind::SingleWeek);
        self.monday.ok_or_else(single)
    }

    /// Opens another week of the roster: commands and questions are about that one from now on. It knows the shifts of
    /// the weeks around it. This is not part of the history.
    ///
    /// # Errors
    /// A date that is not a Monday, a roster that has too many weeks already, or a single week, which belongs to no
    /// roster.
    pub fn open(&mut self, monday: NaiveDate) -> Result<(), Error> {
        let open = self.monday()?;
        check_monday(monday)?;
        if monday == open {
            return Ok(());
        }
        self.check_room([monday])?;
        self.turn_to(monday);
        self.count_gaps();
        self.count_revision();
        Ok(())
    }

    /// Makes another week the open one.
    pub(super) fn turn_to(&mut self, monday: NaiveDate) {
        let Some(open) = self.monday.filter(|open| *open != monday) else {
            return;
        };
        let next = self.others.remove(&monday);
        let next = next.unwrap_or_else(|| self.plan.emptied());
        let last = mem::replace(&mut self.plan, next);
        self.others.insert(open, last);
        self.monday = Some(monday);
        self.look_around();
    }

    /// Tells the open week the shifts of the weeks around it.
    pub(super) fn look_around(&mut self) {
        if let Some(monday) = self.monday {
            let week = |monday: Option<NaiveDate>| {
                let plan = monday.and_then(|monday| self.others.get(&monday));
                plan.map_or_else(Vec::new, shifts_that_count)
            };
            let before = week(monday.checked_sub_days(Days::new(7)));
            let after = week(monday.checked_add_days(Days::new(7)));
            self.plan.week.set_around(before, after);
            self.plan.week.set_monday(monday);
            if self.week().looks_far() {
                let others = self.others.iter().filter(|(_, plan)| !plan.is_empty());
                let weeks = |other: &NaiveDate| (*other - monday).num_days().div_euclid(7);
                let others = others.map(|(other, plan)| (weeks(other), &plan.week));
                let others: Vec<_> = others.collect();
                self.plan.week.set_known(&others);
            }
        }
    }

    /// Plans a week in which nothing is planned yet, as published: for a roster whose weeks are made up when they are
    /// first looked at. Shifts of people who are not on the team, or not in that position, are left out. This is not
    /// part of the history. Answers whether the week was empty and has these shifts now.
    ///
    /// # Errors
    /// A date that is not a Monday, invalid shifts, a roster that has too many weeks already, or a single week, which
    /// belongs to no roster. On error nothing is changed.
    pub fn supply_week(
        &mut self,
        monday: NaiveDate,
        mut shifts: Vec<Shift>,
    ) -> Result<bool, Error> {
        let open = self.monday()?;
        check_monday(monday)?;
        self.check_room([monday])?;
        let plan = if monday == open {
            Some(&self.plan)
        } else {
            self.others.get(&monday)
        };
        if plan.is_some_and(|plan| !plan.is_empty()) {
            return Ok(false);
        }
        shifts.retain(|shift| self.fits_the_team(shift));
        self.validate_shifts(&shifts)?;
        let mut plan = self.plan.emptied();
        for shift in shifts {
            Change::added(plan.week.new_place(), shift).make(&mut plan);
        }
        plan.published = Published::of(&plan.week);
        if monday == open {
            self.plan = plan;
        } else {
            self.others.insert(monday, plan);
        }
        self.look_around();
        self.count_gaps();
        self.count_revision();
        Ok(true)
    }

    fn fits_the_team(&self, shift: &Shift) -> bool {
        let member = self.week().staff_member(&shift.staff_id);
        member.is_some_and(|member| {
            let position = shift.position_id.as_deref();
            position.is_none_or(|position| member.works_in(position))
        })
    }

    /// Refuses weeks that would make the roster too large. Weeks in which nothing is planned are forgotten first.
    pub(super) fn check_room(&self, new: impl IntoIterator<Item = NaiveDate>) -> Result<(), Error> {
        let is_new =
            |monday: &NaiveDate| self.monday != Some(*monday) && !self.others.contains_key(monday);
        let count = 1 + self.others.len() + new.into_iter().filter(is_new).count();
        if count <= MAX_WEEKS {
            return Ok(());
        }
        let (kind, limit) = ("weeks", MAX_WEEKS);
        let problem = ErrorKind::TooMany { kind, count, limit };
        Err(Error::new(kind, problem))
    }

    /// Copies weeks into the open one and those that follow it, `count` weeks in all, as one entry of the history: the
    /// first source into the open week, the next into the week after it, and again from the first when all were used.
    /// With one source and one week this is 'copy last week', with several a rotating pattern.
    ///
    /// Copied are people, positions, times and breaks; the copies are pending. A shift whose person is away or not
    /// available, or that would break a rule, is left out and listed. Shifts that are there already stay.
    ///
    /// # Errors
    /// No source, or none or too many weeks; a date that is not a Monday, with its path, such as `sources[1]`; a single
    /// week, which belongs to no roster. On error nothing is changed.
    pub fn copy_weeks(&mut self, sources: &[NaiveDate], count: u32) -> Result<Outcome, Error> {
        let open = self.monday()?;
        let targets = self.targets(open, sources, count)?;
        let mut work = Self::of_plan(self.plan.clone());
        (work.monday, work.others) = (self.monday, self.others.clone());
        let (mut changes, mut elsewhere) = (Vec::new(), Vec::new());
        let mut weeks = Vec::with_capacity(targets.len());
        for (monday, from) in targets {
            // The source as it was: a week that is copied into may be a source too.
            let proposals = self.shifts_to_copy(from);
            work.turn_to(monday);
            let mut trial = work.plan.week.clone();
            let Placement { placed, refused } = place_into(&mut trial, &proposals, true)?;
            let mut added = Vec::with_capacity(placed.len());
            for proposed in &placed {
                let (place, shift) = work.plan.week.new_shift(proposed, false)?;
                let change = Change::added(place, shift);
                change.make(&mut work.plan);
                added.push(change);
            }
            weeks.push(CopiedWeek {
                monday,
                from,
                copied: u32::try_from(placed.len()).unwrap_or(u32::MAX),
                left_out: refused,
                away: self.away_in(from),
            });
            if monday == open {
                changes = added;
            } else if !added.is_empty() {
                elsewhere.push((monday, added));
            }
        }
        let mut step = Step::new(CommandKind::CopyWeeks, changes);
        step.count = Some(weeks.iter().map(|week| week.copied as usize).sum());
        step.elsewhere = elsewhere;
        let mut outcome = self.commit(step);
        outcome.copied = weeks;
        Ok(outcome)
    }

    /// Adds proposed shifts to several weeks, all pending, as one entry of the history: a plan of several weeks, or a part
    /// of one.
    ///
    /// # Errors
    /// A date that is not a Monday, a shift that [`add_shift`](Self::add_shift) refuses, with its path, such as
    /// `weeks[1].shifts[3].start`, a roster that has too many weeks already, or a single week, which belongs to no roster.
    /// On error nothing is changed.
    pub fn apply_weeks(&mut self, weeks: &[PlannedWeek]) -> Result<Outcome, Error> {
        let open = self.monday()?;
        for (index, week) in weeks.iter().enumerate() {
            check_monday(week.monday)
                .map_err(|error| error.at(format!("weeks[{index}].monday")))?;
        }
        self.check_room(weeks.iter().map(|week| week.monday))?;
        let mut work = Self::of_plan(self.plan.clone());
        (work.monday, work.others) = (self.monday, self.others.clone());
        let (mut changes, mut elsewhere) = (Vec::new(), Vec::new());
        for (index, week) in weeks.iter().enumerate() {
            work.turn_to(week.monday);
            let mut added = Vec::with_capacity(week.shifts.len());
            for (number, proposed) in week.shifts.iter().enumerate() {
                let inside =
                    |error: Error| error.inside(&format!("weeks[{index}].shifts[{number}]"));
                work.plan.refuse_blocked(proposed, None).map_err(inside)?;
                let (place, shift) = work.plan.week.new_shift(proposed, false).map_err(inside)?;
                let change = Change::added(place, shift);
                change.make(&mut work.plan);
                added.push(change);
            }
            if week.monday == open {
                changes = added;
            } else if !added.is_empty() {
                elsewhere.push((week.monday, added));
            }
        }
        let mut step = Step::new(CommandKind::Fill, changes);
        step.count = Some(weeks.iter().map(|week| week.shifts.len()).sum());
        step.elsewhere = elsewhere;
        Ok(self.commit(step))
    }

    /// The weeks to copy into, each with its source.
    fn targets(
        &self,
        open: NaiveDate,
        sources: &[NaiveDate],
        count: u32,
    ) -> Result<Vec<(NaiveDate, NaiveDate)>, Error> {
        for (index, source) in sources.iter().enumerate() {
            check_monday(*source).map_err(|error| error.at(format!("sources[{index}]")))?;
        }
        let weeks = usize::try_from(count).unwrap_or(usize::MAX);
        if sources.is_empty() || !(1..=MAX_WEEKS).contains(&weeks) {
            let (kind, limit) = ("weeks", MAX_WEEKS);
            let problem = ErrorKind::TooMany {
                kind,
                count: weeks,
                limit,
            };
            return Err(Error::new("count", problem));
        }
        let mut targets = Vec::with_capacity(weeks);
        for (index, source) in (0..count).zip(sources.iter().cycle()) {
            let monday = open.checked_add_days(Days::new(u64::from(index) * 7));
            let monday = monday.filter(|monday| check_monday(*monday).is_ok());
            let monday = monday.ok_or_else(|| {
                let text = open.to_string();
                Error::new("count", ErrorKind::NotAMonday { text })
            })?;
            targets.push((monday, *source));
        }
        self.check_room(targets.iter().map(|(monday, _)| *monday))?;
        Ok(targets)
    }

    pub(super) fn planned(&self, monday: NaiveDate) -> Option<&Plan> {
        if self.monday == Some(monday) {
            return Some(&self.plan);
        }
        self.others.get(&monday)
    }

    /// Who is away in a week on days without a shift of theirs.
    fn away_in(&self, monday: NaiveDate) -> Vec<AwayPerson> {
        let staff = self.planned(monday).into_iter();
        let people = staff.flat_map(|plan| &plan.week.staff).map(|staff| {
            let is_empty = |day: &Day| {
                staff.is_absent(*day) && !staff.shifts().any(|shift| shift.time.day == *day)
            };
            AwayPerson {
                staff_id: staff.member.id.clone(),
                name: staff.member.name.clone(),
                days: Day::ALL.into_iter().filter(is_empty).collect(),
            }
        });
        people.filter(|person| !person.days.is_empty()).collect()
    }

    /// The shifts of a week as proposals, in time order.
    fn shifts_to_copy(&self, monday: NaiveDate) -> Vec<ProposedShift> {
        let plan = self.planned(monday);
        let staff = plan.into_iter().flat_map(|plan| &plan.week.staff);
        let mut shifts: Vec<&Shift> = staff.flat_map(|staff| staff.placed.values()).collect();
        sort_by_key(&mut shifts, |shift| shift.start_minutes());
        let proposals = shifts
            .into_iter()
            .map(|shift| self.week().proposal_of(shift));
        proposals.collect()
    }
}

/// The shifts of a week that count: not those of people who are away.
fn shifts_that_count(plan: &Plan) -> Vec<Shift> {
    let staff = plan.week.staff.iter();
    staff.flat_map(|staff| staff.counted().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        editing::{AbsenceReport, AbsentShifts},
        plan::{LeftShifts, TeamChange},
        rules::ViolationKind,
        schedule::{AbsenceKind, Day, Rules},
        testing::{entry, list, proposed, schedule},
    };

    fn week(number: u64) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 23).unwrap() + Days::new(7 * number)
    }

    /// Ada and Bob are cooks; they are available on the first three days of a week and on Sunday.
    fn editor(shifts: &str) -> Editor {
        let times = "0:0-24,1:0-24,2:0-24,6:0-24";
        let schedule = schedule(
            "cook/kitchen:1",
            &format!("ada@cook={times} bob@cook={times}"),
            shifts,
        );
        Editor::of_roster(Roster::of_week(schedule, week(0)).unwrap(), week(0)).unwrap()
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    fn left_out(copied: &CopiedWeek) -> String {
        list(copied.left_out.iter().map(|left| {
            let kinds = left
                .violations
                .iter()
                .map(|found| format!("{:?}", found.kind));
            let (shift, kinds) = (&left.shift, kinds.collect::<Vec<_>>().join("+"));
            format!("{} {} {kinds}", left.name, shift.time.day.index())
        }))
    }

    #[test]
    fn a_plan_of_several_weeks_is_one_step() {
        let mut editor = editor("ada/0:9+8");
        let weeks = [(0, "ada/1:9+8"), (2, "bob/1:9+8")];
        let weeks =
            weeks.map(|(number, shift)| PlannedWeek::new(week(number), vec![proposed(shift)]));
        let counts = |editor: &Editor| {
            let roster = editor.roster().unwrap();
            [0, 2].map(|number| roster.week_on(week(number)).unwrap().shift_count())
        };
        let outcome = editor.apply_weeks(&weeks).unwrap();
        assert_eq!(outcome.done.unwrap().shifts, 2);
        assert_eq!((counts(&editor), editor.history().undo_count), ([2, 1], 1));
        editor.undo();
        assert_eq!(counts(&editor), [1, 0]);
        // The second shift of the second week overlaps the first: nothing is changed.
        let mut wrong = weeks.clone();
        wrong[1].shifts.push(proposed("bob/1:12+4"));
        let error = editor.apply_weeks(&wrong).unwrap_err();
        assert_eq!(error.path, "weeks[1].shifts[1].start");
        assert_eq!(counts(&editor), [1, 0]);
        let tuesday = week(0) + Days::new(1);
        let error = editor.apply_weeks(&[PlannedWeek::new(tuesday, Vec::new())]);
        assert_eq!(error.unwrap_err().path, "weeks[0].monday");
    }

    #[test]
    fn a_week_without_data_is_empty_and_has_the_same_team() {
        let mut editor = editor("ada/0:9+8");
        let team = editor.team();
        editor.open(week(5)).unwrap();
        assert_eq!((&*shifts(&editor), editor.team()), ("", team));
        assert_eq!(editor.monday(), Ok(week(5)));
        editor.assign(&proposed("bob/1:9+8")).unwrap();
        editor.open(week(0)).unwrap();
        assert_eq!(shifts(&editor), "ada/0:9+8");
        editor.open(week(5)).unwrap();
        assert_eq!(shifts(&editor), "bob/1:9+8?");
        // A week that was only looked at is not part of the roster.
        editor.open(week(6)).unwrap();
        let mondays: Vec<_> = editor.roster().unwrap().mondays().collect();
        assert_eq!(mondays, [week(0), week(5)]);
    }

    /// A night on Sunday rests into the next week, and covers its first hours.
    #[test]
    fn a_week_knows_the_shifts_around_it() {
        let mut editor = editor("ada/6:20+8");
        editor.open(week(1)).unwrap();
        let coverage = &editor.week().coverage(&crate::Filter::default())["cook"][0];
        assert_eq!(coverage[..5], [1, 1, 1, 1, 0]);
        let before = &editor.week().details().before;
        assert_eq!(list(before.iter().map(entry)), "ada/6:20+8");
        editor.open(week(0)).unwrap();
        assert_eq!(
            editor.schedule().details(),
            &crate::schedule::Details::default()
        );
        editor.remove_shifts(&["1".into()]).unwrap();
        editor.open(week(1)).unwrap();
        assert!(editor.week().details().before.is_empty());
        editor.assign(&proposed("bob/0:9+8")).unwrap();
        editor.open(week(0)).unwrap();
        let after = &editor.week().details().after;
        assert_eq!(list(after.iter().map(entry)), "bob/0:9+8?");
    }

    /// Who is away covers nothing in the next week either.
    #[test]
    fn a_shift_that_counts_nowhere_is_not_around() {
        let mut editor = editor("ada/6:20+8");
        let away = AbsenceReport::new("ada", [Day::Sunday], AbsenceKind::Sick, AbsentShifts::Keep);
        editor.report_absence(&away, &[], None).unwrap();
        editor.open(week(1)).unwrap();
        assert!(editor.week().details().before.is_empty());
    }

    #[test]
    fn a_week_that_is_supplied_is_published_and_no_step() {
        let mut editor = editor("ada/0:9+8");
        let of = |text: &str| {
            let staff = "ada@cook=0:0-24 bob@cook=0:0-24 zoe@cook=0:0-24";
            schedule("cook/kitchen:1", staff, text).shifts().to_vec()
        };
        let supply = |editor: &mut Editor, number, shifts: &str| {
            editor.supply_week(week(number), of(shifts)).unwrap()
        };
        // Zoe is not on the team.
        assert!(supply(&mut editor, 1, "bob/0:9+8 zoe/0:9+8"));
        assert_eq!(
            list(editor.week().details().after.iter().map(entry)),
            "bob/0:9+8"
        );
        editor.open(week(1)).unwrap();
        assert_eq!(shifts(&editor), "bob/0:9+8");
        assert!(editor.plan_changes().is_empty() && editor.history().undo.is_empty());
        // What is planned already stays, in the open week and in others.
        assert!(!supply(&mut editor, 1, "ada/0:9+8"));
        assert!(!supply(&mut editor, 0, "bob/0:9+8"));
        editor.open(week(4)).unwrap();
        assert!(supply(&mut editor, 4, "ada/0:12+8"));
        assert_eq!(shifts(&editor), "ada/0:12+8");
        let tuesday = week(0) + Days::new(1);
        assert!(editor.supply_week(tuesday, Vec::new()).is_err());
    }

    #[test]
    fn undo_opens_the_week_in_which_something_was_done() {
        let mut editor = editor("ada/0:9+8");
        editor.remove_shifts(&["1".into()]).unwrap();
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("bob/1:9+8")).unwrap();
        editor.open(week(0)).unwrap();
        assert_eq!(editor.undo().done.unwrap().monday, Some(week(1)));
        assert_eq!((editor.monday(), &*shifts(&editor)), (Ok(week(1)), ""));
        editor.undo();
        assert_eq!(
            (editor.monday(), &*shifts(&editor)),
            (Ok(week(0)), "ada/0:9+8")
        );
        editor.redo();
        assert_eq!(editor.redo().done.unwrap().monday, Some(week(1)));
        assert_eq!(shifts(&editor), "bob/1:9+8?");
    }

    #[test]
    fn last_week_is_copied_but_for_those_who_cannot() {
        // On Thursday nobody is available; the last shift is shorter than the rules allow.
        let mut editor = editor("ada/0:9+8 ada/1:9+8 bob/0:9+8 bob/3:9+8 bob/2:9+2");
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("bob/0:12+8")).unwrap();
        let away = AbsenceReport::new(
            "ada",
            [Day::Tuesday],
            AbsenceKind::Holiday,
            AbsentShifts::Keep,
        );
        editor.report_absence(&away, &[], None).unwrap();
        let copied = editor.copy_weeks(&[week(0)], 1).unwrap();
        let done = copied.done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::CopyWeeks, 1));
        assert_eq!(shifts(&editor), "bob/0:12+8?, ada/0:9+8?");
        let [only] = &copied.copied[..] else {
            panic!("one week");
        };
        assert_eq!((only.monday, only.from, only.copied), (week(1), week(0), 1));
        let found = left_out(only);
        assert!(found.contains("Bob 0 DoubleBooking"), "{found}");
        assert!(found.contains("Bob 2 UnderMinHours"), "{found}");
        assert!(found.contains("Bob 3 OutsideAvailability"), "{found}");
        assert!(found.contains("Ada 1 "), "{found}");
        editor.undo();
        assert_eq!(shifts(&editor), "bob/0:12+8?");
    }

    /// Somebody who was away had no shifts that could be copied; a shift that stayed is copied or left out as any other.
    #[test]
    fn copying_names_who_was_away() {
        let mut editor = editor("ada/0:9+8 ada/1:9+8 bob/2:9+8");
        let away = |staff_id: &str, days: &[Day], shifts| {
            AbsenceReport::new(staff_id, days.to_vec(), AbsenceKind::Holiday, shifts)
        };
        let (monday, tuesday) = (Day::Monday, Day::Tuesday);
        let ada = away("ada", &[monday, tuesday, Day::Sunday], AbsentShifts::Remove);
        editor.report_absence(&ada, &[], None).unwrap();
        let bob = away("bob", &[Day::Wednesday], AbsentShifts::Keep);
        editor.report_absence(&bob, &[], None).unwrap();
        editor.open(week(1)).unwrap();
        let copied = editor.copy_weeks(&[week(0)], 2).unwrap();
        for week in &copied.copied {
            let away = week.away.iter();
            let away = away.map(|person| format!("{} {:?}", person.name, person.days));
            assert_eq!(list(away), "Ada [Monday, Tuesday, Sunday]");
            assert_eq!(week.copied, 1, "Bob's shift stayed in the plan");
        }
    }

    /// The rules are the roster's: they hold in every week, go with it as a document, and undo brings the last ones back.
    #[test]
    fn changed_rules_hold_in_every_week_and_can_be_undone() {
        let mut editor = editor("ada/0:9+8");
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("ada/0:9+8")).unwrap();
        let rules = Rules {
            rest_hours: 12,
            within_contract: true,
            ..Rules::default()
        };
        let done = editor
            .change_team(&TeamChange::Rules(rules.clone()))
            .unwrap()
            .done;
        assert_eq!(done.unwrap().kind, crate::plan::CommandKind::ChangeTeam);
        for monday in [week(0), week(1), week(5)] {
            editor.open(monday).unwrap();
            assert_eq!(editor.week().rules(), &rules, "{monday}");
        }
        assert_eq!(editor.roster().unwrap().team().rules, rules);
        // A template that is applied since keeps its rules when another change of the team is taken back.
        let zoe = crate::StaffMember::new("zoe", "Zoe", "cook");
        editor.change_team(&TeamChange::AddPerson(zoe)).unwrap();
        let of_template = Rules {
            min_hours: 3,
            ..rules.clone()
        };
        editor.set_rules(of_template.clone());
        editor.undo();
        assert_eq!(editor.week().rules(), &of_template);
        editor.undo();
        assert_eq!(editor.week().rules(), &Rules::default());
        editor.redo();
        assert_eq!(editor.week().rules(), &rules);
    }

    #[test]
    fn a_pattern_of_weeks_rotates() {
        let mut editor = editor("ada/0:9+8");
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("bob/1:9+8")).unwrap();
        editor.open(week(2)).unwrap();
        let copied = editor.copy_weeks(&[week(0), week(1)], 5).unwrap();
        let count: Vec<_> = copied.copied.iter().map(|week| week.copied).collect();
        assert_eq!((count, copied.done.unwrap().shifts), (vec![1; 5], 5));
        let all = |editor: &mut Editor| {
            list((2..7).map(|number| {
                editor.open(week(number)).unwrap();
                shifts(editor)
            }))
        };
        assert_eq!(
            all(&mut editor),
            "ada/0:9+8?, bob/1:9+8?, ada/0:9+8?, bob/1:9+8?, ada/0:9+8?"
        );
        editor.undo();
        assert_eq!(editor.monday(), Ok(week(2)));
        assert_eq!(all(&mut editor), ", , , , ");
        editor.redo();
        // A new shift in a week that was copied into does not take the place of a copied one.
        editor.open(week(3)).unwrap();
        editor.assign(&proposed("ada/2:9+8")).unwrap();
        assert_eq!(shifts(&editor), "bob/1:9+8?, ada/2:9+8?");
    }

    /// Each copied week is checked together with the week before it.
    #[test]
    fn rest_is_kept_from_week_to_week() {
        let mut editor = editor("ada/6:16+8");
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("ada/0:8+8")).unwrap();
        // The Monday of the pattern comes eight hours after its own Sunday.
        editor.open(week(2)).unwrap();
        let copied = editor.copy_weeks(&[week(0), week(1)], 2).unwrap();
        let found: Vec<_> = copied.copied.iter().map(left_out).collect();
        assert_eq!(copied.copied[0].copied, 1, "{found:?}");
        let kinds = copied.copied[1].left_out.iter();
        let kinds = kinds.flat_map(|left| &left.violations);
        let rest = kinds.filter(|found| found.kind == ViolationKind::ShortRest);
        assert_eq!((copied.copied[1].copied, rest.count()), (0, 1), "{found:?}");
    }

    #[test]
    fn the_team_changes_in_every_week_at_once() {
        let mut editor = editor("ada/0:9+8 bob/0:9+8");
        editor.open(week(1)).unwrap();
        editor.assign(&proposed("bob/1:9+8")).unwrap();
        let gone = TeamChange::RemovePerson {
            staff_id: "bob".to_owned(),
            shifts: LeftShifts::Offer,
        };
        let done = editor.change_team(&gone).unwrap().done.unwrap();
        assert_eq!((done.shifts, done.subject.as_deref()), (2, Some("Bob")));
        assert_eq!((&*shifts(&editor), editor.open_shifts().len()), ("", 1));
        editor.open(week(0)).unwrap();
        assert_eq!(
            (&*shifts(&editor), editor.open_shifts().len()),
            ("ada/0:9+8", 1)
        );
        editor.undo();
        assert_eq!(shifts(&editor), "bob/1:9+8?");
        editor.open(week(0)).unwrap();
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/0:9+8");
        assert_eq!(editor.team().staff().len(), 2);
    }

    /// A week that is first opened after a change of the team has the former team again once that is undone.
    #[test]
    fn a_week_opened_since_gets_the_former_team_back() {
        let mut editor = editor("ada/0:9+8");
        let zoe = crate::StaffMember::new("zoe", "Zoe", "cook");
        editor.change_team(&TeamChange::AddPerson(zoe)).unwrap();
        editor.open(week(4)).unwrap();
        editor.undo();
        editor.open(week(4)).unwrap();
        assert_eq!(editor.team().staff().len(), 2);
        editor.redo();
        editor.open(week(4)).unwrap();
        assert_eq!(editor.team().staff().len(), 3);
    }

    /// Rules and templates are the team's, so they hold in every week.
    #[test]
    fn rules_and_templates_hold_in_every_week() {
        use crate::demand::{Template, new_position};

        let mut editor = editor("ada/0:9+8");
        editor.open(week(1)).unwrap();
        let rules = Rules {
            min_hours: 1,
            ..Rules::default()
        };
        editor.set_rules(rules.clone());
        let mut cook = new_position(1, "Cook".to_owned());
        cook.requirements.mon.morning = 7;
        editor.follow(&Template::new(&[cook]).unwrap());
        let zoe = crate::StaffMember::new("zoe", "Zoe", "cook");
        editor.change_team(&TeamChange::AddPerson(zoe)).unwrap();
        for number in [0, 1, 2] {
            editor.open(week(number)).unwrap();
            assert_eq!(editor.week().rules(), &rules);
            assert_eq!(editor.week().required_at("cook", Day::Monday, 9), Some(7));
        }
    }

    /// The history of a single week goes on as that of its week in the roster.
    #[test]
    fn a_single_week_becomes_the_first_of_a_roster() {
        let schedule = schedule("cook/kitchen:1", "ada@cook", "ada/0:9+8");
        let mut editor = Editor::new(schedule);
        editor.remove_shifts(&["1".into()]).unwrap();
        editor.begin_roster(week(3)).unwrap();
        editor.open(week(4)).unwrap();
        assert_eq!(editor.undo().done.unwrap().monday, Some(week(3)));
        assert_eq!(
            (editor.monday(), &*shifts(&editor)),
            (Ok(week(3)), "ada/0:9+8")
        );
        let again = editor.begin_roster(week(5)).unwrap_err();
        assert_eq!(again.kind.code(), "roster-begun");
        assert_eq!(editor.monday(), Ok(week(3)));
    }

    #[test]
    fn wrong_weeks_are_refused() {
        let mut editor = editor("ada/0:9+8");
        let tuesday = week(0) + Days::new(1);
        let path = |error: Error| (error.path, error.kind.code());
        let refused = |path: &str, code: &'static str| (path.to_owned(), code);
        let not_monday = refused("monday", "not-a-monday");
        assert_eq!(path(editor.open(tuesday).unwrap_err()), not_monday);
        let copied = editor.copy_weeks(&[week(1), tuesday], 1);
        assert_eq!(
            path(copied.unwrap_err()),
            refused("sources[1]", "not-a-monday")
        );
        for (sources, count) in [(vec![], 1), (vec![week(1)], 0), (vec![week(1)], 10_000)] {
            let copied = editor.copy_weeks(&sources, count);
            assert_eq!(
                path(copied.unwrap_err()),
                refused("count", "too-many-entries")
            );
        }
        let nothing = editor.copy_weeks(&[week(1)], 3).unwrap();
        assert_eq!((nothing.done, nothing.copied.len()), (None, 3));
        let mut single = Editor::new(editor.week().schedule());
        let single_week = refused("monday", "single-week");
        assert_eq!(path(single.open(week(1)).unwrap_err()), single_week);
        assert_eq!(path(single.roster().unwrap_err()), single_week);
        assert_eq!(
            path(single.copy_weeks(&[week(0)], 1).unwrap_err()),
            single_week
        );
    }
}
