//! The weeks of a roster: opening one, and copying shifts from others.

use std::mem;

use chrono::{Days, NaiveDate};
use serde::Serialize;

use super::{
    editor::{Editor, Outcome},
    several::{Placement, RefusedShift, place_into},
};
use crate::{
    plan::{Change, CommandKind, MAX_WEEKS, Plan, Roster, Step, Team, check_monday},
    schedule::{ScheduleError, ScheduleProblem, Shift},
    week::ProposedShift,
};

/// What copying weeks did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CopiedWeeks {
    /// The outcome for the open week.
    pub outcome: Outcome,
    /// Each week that was copied into, earliest first.
    pub weeks: Vec<CopiedWeek>,
}

/// What was copied into one week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CopiedWeek {
    /// The Monday of the week, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// The Monday of the week that was copied.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub from: NaiveDate,
    /// How many shifts were copied.
    pub copied: u32,
    /// The shifts that were left out, with the rules that they would break.
    pub left_out: Vec<RefusedShift>,
}

impl Editor {
    /// An editor of a roster, with one of its weeks open. A week without data is empty.
    ///
    /// # Errors
    /// A date that is not a Monday.
    pub fn of_roster(roster: Roster, monday: NaiveDate) -> Result<Self, ScheduleError> {
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

    /// The roster as it is now: the team and every week that has anything.
    ///
    /// # Errors
    /// A single week, which belongs to no roster.
    pub fn roster(&self) -> Result<Roster, ScheduleError> {
        let open = self.monday()?;
        let mut weeks = self.others.clone();
        weeks.insert(open, self.plan.clone());
        weeks.retain(|_, plan| !plan.is_empty());
        let team = Team::of(&self.plan);
        Ok(Roster { team, weeks })
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
    pub fn monday(&self) -> Result<NaiveDate, ScheduleError> {
        let single = || ScheduleError::new("monday", ScheduleProblem::SingleWeek);
        self.monday.ok_or_else(single)
    }

    /// Opens another week of the roster: commands and questions are about that one from now on. It knows the shifts of
    /// the weeks around it. This is not part of the history.
    ///
    /// # Errors
    /// A date that is not a Monday, a roster that has too many weeks already, or a single week, which belongs to no
    /// roster.
    pub fn open(&mut self, monday: NaiveDate) -> Result<(), ScheduleError> {
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
        }
    }

    /// Refuses weeks that would make the roster too large. Weeks in which nothing is planned are forgotten first.
    fn check_room(&self, new: impl IntoIterator<Item = NaiveDate>) -> Result<(), ScheduleError> {
        let is_new =
            |monday: &NaiveDate| self.monday != Some(*monday) && !self.others.contains_key(monday);
        let count = 1 + self.others.len() + new.into_iter().filter(is_new).count();
        if count <= MAX_WEEKS {
            return Ok(());
        }
        let (kind, limit) = ("weeks", MAX_WEEKS);
        let problem = ScheduleProblem::TooMany { kind, count, limit };
        Err(ScheduleError::new(kind, problem))
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
    pub fn copy_weeks(
        &mut self,
        sources: &[NaiveDate],
        count: u32,
    ) -> Result<CopiedWeeks, ScheduleError> {
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
            let Placement { placed, refused } =
                place_into(&mut trial, &work.plan.rules, &proposals, true)?;
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
        let outcome = self.commit(step);
        Ok(CopiedWeeks { outcome, weeks })
    }

    /// The weeks to copy into, each with its source.
    fn targets(
        &self,
        open: NaiveDate,
        sources: &[NaiveDate],
        count: u32,
    ) -> Result<Vec<(NaiveDate, NaiveDate)>, ScheduleError> {
        for (index, source) in sources.iter().enumerate() {
            check_monday(*source).map_err(|error| error.at(format!("sources[{index}]")))?;
        }
        let weeks = usize::try_from(count).unwrap_or(usize::MAX);
        if sources.is_empty() || !(1..=MAX_WEEKS).contains(&weeks) {
            let (kind, limit) = ("weeks", MAX_WEEKS);
            let problem = ScheduleProblem::TooMany {
                kind,
                count: weeks,
                limit,
            };
            return Err(ScheduleError::new("count", problem));
        }
        let mut targets = Vec::with_capacity(weeks);
        for (index, source) in (0..count).zip(sources.iter().cycle()) {
            let monday = open.checked_add_days(Days::new(u64::from(index) * 7));
            let monday = monday.filter(|monday| check_monday(*monday).is_ok());
            let monday = monday.ok_or_else(|| {
                let text = open.to_string();
                ScheduleError::new("count", ScheduleProblem::NotAMonday { text })
            })?;
            targets.push((monday, *source));
        }
        self.check_room(targets.iter().map(|(monday, _)| *monday))?;
        Ok(targets)
    }

    /// The shifts of a week as proposals, in time order.
    fn shifts_to_copy(&self, monday: NaiveDate) -> Vec<ProposedShift> {
        let plan = if self.monday == Some(monday) {
            Some(&self.plan)
        } else {
            self.others.get(&monday)
        };
        let staff = plan.into_iter().flat_map(|plan| &plan.week.staff);
        let mut shifts: Vec<&Shift> = staff.flat_map(|staff| staff.placed.values()).collect();
        shifts.sort_by_key(|shift| shift.start_minutes());
        shifts.into_iter().map(ProposedShift::like).collect()
    }
}

/// The shifts of a week that count: not those of people who are away.
fn shifts_that_count(plan: &Plan) -> Vec<Shift> {
    let staff = plan.week.staff.iter();
    staff.flat_map(|staff| staff.counted().cloned()).collect()
}
