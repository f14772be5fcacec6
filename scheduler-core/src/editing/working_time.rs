//! The law over all weeks of a roster: what breaks it, and which changes come too late.

use chrono::{Days, NaiveDate};
use serde::Serialize;

use super::editor::Editor;
use crate::{
    plan::{Plan, PlanChange},
    rules::Problem,
    schedule::{Day, Error},
};

/// What breaks the rules of working time in one week of a roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct WorkingTime {
    /// The Monday of the week, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// As [`Week::working_time`](crate::Week::working_time) lists it.
    pub problems: Vec<Problem>,
}

/// A change that its person would know too late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct LateChange {
    /// The change.
    #[serde(flatten)]
    pub change: PlanChange,
    /// The id of the shift.
    pub shift_id: String,
    /// The day of the shift; of one that moved the earlier of its two days.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// How many days of notice there are; negative if the day is past.
    pub notice_days: i32,
    /// How many there have to be.
    pub limit: u32,
}

impl Editor {
    /// What breaks the rules of working time in every week that has anything, earliest first; weeks in which nothing does
    /// are left out.
    ///
    /// # Errors
    /// A single week, which belongs to no roster.
    pub fn check_roster(&self) -> Result<Vec<WorkingTime>, Error> {
        let open = self.monday()?;
        let mut work = Self::of_plan(self.plan.clone());
        (work.monday, work.others) = (self.monday, self.others.clone());
        let planned = |plan: &&Plan| !plan.is_empty();
        let planned = self.others.iter().filter(|(_, plan)| planned(plan));
        let mut mondays: Vec<NaiveDate> = planned.map(|(monday, _)| *monday).collect();
        mondays.push(open);
        mondays.sort_unstable();
        let mut weeks = Vec::new();
        for monday in mondays {
            work.turn_to(monday);
            let problems = work.week().working_time();
            if !problems.is_empty() {
                weeks.push(WorkingTime { monday, problems });
            }
        }
        Ok(weeks)
    }

    /// The changes since the week was last published that their people would know fewer days before the shift than the law
    /// asks for, if they are published on a date: by person in staff order. Empty without a law that asks for notice.
    ///
    /// # Errors
    /// A single week, which has no date.
    pub fn late_changes(&self, published_on: NaiveDate) -> Result<Vec<LateChange>, Error> {
        let monday = self.monday()?;
        let law = self.week().rules().law.as_deref();
        let Some(limit) = law.and_then(|law| law.notice_days) else {
            return Ok(Vec::new());
        };
        let late = self.plan_changes().into_iter().filter_map(|change| {
            let shifts = [&change.before, &change.after].into_iter().flatten();
            let earliest = shifts.min_by_key(|shift| shift.time.day)?;
            let day = earliest.time.day;
            let date = monday.checked_add_days(Days::new(day.index() as u64))?;
            let notice_days = i32::try_from((date - published_on).num_days()).ok()?;
            (i64::from(notice_days) < i64::from(limit)).then(|| LateChange {
                shift_id: earliest.shift_id.clone(),
                day,
                notice_days,
                limit,
                change: change.clone(),
            })
        });
        Ok(late.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rules, ViolationKind,
        schedule::iso_week::parse_date,
        testing::{proposed, schedule},
    };

    fn roster(law: &str) -> Editor {
        let mut editor = Editor::new(schedule(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 ada/2:9+8 bob/4:9+8",
        ));
        let law = format!(r#"{{"id": "own", "asOf": "2026-11-27", {law}}}"#);
        editor.set_rules(Rules {
            law: Some(serde_json::from_str(&law).unwrap()),
            ..Rules::default()
        });
        editor.begin_roster(date("2026-11-23")).unwrap();
        editor
    }

    fn date(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    #[test]
    fn late_changes_are_those_with_less_notice_than_the_law_asks_for() {
        let mut editor = roster(r#""noticeDays": 4"#);
        editor.mark_as_published();
        editor.change_shift("2", &proposed("ada/1:9+8")).unwrap();
        editor.change_shift("3", &proposed("bob/5:9+8")).unwrap();
        let late = editor.late_changes(date("2026-11-21")).unwrap();
        let late: Vec<_> = late
            .iter()
            .map(|late| (&*late.shift_id, late.day, late.notice_days, late.limit))
            .collect();
        assert_eq!(late, [("2", Day::Tuesday, 3, 4)]);
        assert_eq!(editor.late_changes(date("2026-11-20")).unwrap(), []);
        let mut without = editor.clone();
        without.set_rules(Rules::default());
        assert_eq!(without.late_changes(date("2026-11-27")).unwrap(), []);
    }

    #[test]
    fn the_roster_is_checked_over_all_weeks() {
        let mut editor = roster(r#""meanWeek": {"hours": 10, "weeks": 2}"#);
        editor.open(date("2026-11-30")).unwrap();
        editor.assign(&proposed("ada/0:9+8")).unwrap();
        let found = |editor: &Editor| -> Vec<String> {
            let weeks = editor.check_roster().unwrap().into_iter();
            let lines = weeks.flat_map(|week| {
                let monday = week.monday;
                let line = move |problem: Problem| {
                    let (name, kind) = (problem.name.unwrap_or_default(), problem.kind);
                    format!("{monday} {name} {kind:?} {}", problem.actual)
                };
                week.problems.into_iter().map(line)
            });
            lines.collect()
        };
        // 16 hours, and 24 over two weeks.
        let expected = [
            "2026-11-23 Ada OverMeanWeek 960",
            "2026-11-30 Ada OverMeanWeek 720",
        ];
        assert_eq!(found(&editor), expected);
        editor.undo();
        assert_eq!(found(&editor), ["2026-11-23 Ada OverMeanWeek 960"]);
    }

    /// Weekends are counted over four weeks, also without a law, by the person's own number.
    #[test]
    fn worked_weekends_are_counted_over_the_weeks_of_the_roster() {
        let mut editor = roster(r#""noticeDays": 4"#);
        editor.set_rules(Rules {
            max_weekends: 1,
            days_off: 0,
            ..Rules::default()
        });
        let kinds = |editor: &Editor| -> Vec<ViolationKind> {
            let found = editor.week().violations(&proposed("ada/5:9+8"), None);
            let kinds = found.unwrap().into_iter().map(|found| found.kind);
            kinds
                .filter(|kind| *kind == ViolationKind::TooManyWeekends)
                .collect()
        };
        assert_eq!(kinds(&editor), []);
        editor.assign(&proposed("ada/6:9+8")).unwrap();
        // The second day of the same weekend is no further one.
        assert_eq!(kinds(&editor), []);
        for (monday, expected) in [
            ("2026-12-14", &[ViolationKind::TooManyWeekends][..]),
            ("2026-12-21", &[]),
            ("2026-11-02", &[ViolationKind::TooManyWeekends]),
            ("2026-10-26", &[]),
        ] {
            editor.open(date(monday)).unwrap();
            assert_eq!(kinds(&editor), expected, "{monday}");
        }
    }

    /// A rule that the law says refuses refuses the command, and nothing is changed.
    #[test]
    fn a_rule_of_the_law_can_refuse_a_shift() {
        let mut editor = roster(r#""weekWork": {"hours": 20}, "block": ["overWeekWork"]"#);
        let error = editor.assign(&proposed("ada/4:9+8")).unwrap_err();
        assert_eq!((&*error.path, error.kind.code()), ("start", "against-law"));
        assert!(editor.assign(&proposed("ada/4:9+4")).is_ok());
    }

    /// Typed, pasted and moved to another person: the break is there from the start.
    #[test]
    fn new_shifts_have_the_break_that_they_owe() {
        let mut editor = roster(r#""breaks": [{"from": 375, "minutes": 30}]"#);
        editor.add_shift(&proposed("bob/0:9+8"), true).unwrap();
        editor
            .add_shift(&proposed("bob/1:9+8").with_break(45), true)
            .unwrap();
        editor.add_shift(&proposed("bob/2:9+6"), true).unwrap();
        let pasted = [proposed("bob/3:9+7")];
        editor
            .replace(crate::editing::Source::Clipboard, &[], &pasted)
            .unwrap();
        let breaks = |editor: &Editor| -> Vec<u8> {
            let shifts = editor.week().shifts_of("bob");
            shifts.map(|shift| shift.break_minutes).collect()
        };
        assert_eq!(breaks(&editor), [0, 30, 45, 0, 30]);
        // A shift that is changed keeps its break, and is told that it owes one.
        let longer = editor.change_shift("3", &proposed("bob/4:9+9"));
        assert!(longer.is_ok());
        assert_eq!(breaks(&editor), [0, 30, 45, 0, 30]);
    }
}
