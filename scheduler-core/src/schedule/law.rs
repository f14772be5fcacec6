//! Working time as a law has it: named figures, each of which can be left out.

use serde::{Deserialize, Serialize};

use super::error::{Error, ErrorKind};

/// The figures of a law about working time. A figure that is left out is not checked; everything that a schedule has
/// without a law stays as it is.
///
/// ```
/// use scheduler_core::schedule::Law;
///
/// let law: Law = serde_json::from_str(r#"{"id": "own", "asOf": "2026-11-27", "breaks": [{"from": 375, "minutes": 30}]}"#)?;
/// assert!(law.check().is_ok());
/// // Seven hours on duty are 6 h 30 of work with half an hour of break, 6 h 15 with three quarters.
/// assert_eq!([360, 375, 420].map(|duty| law.break_of(duty, false)), [0, 15, 30]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Law {
    /// Which law the figures are taken from.
    pub id: LawId,
    /// The date of the figures, `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub as_of: chrono::NaiveDate,
    /// The rest that everybody has once a week.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weekly_rest: Option<WeeklyRest>,
    /// The most work of a day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day_work: Option<DayWork>,
    /// The longest time from the first start to the last end of the shifts that start on a day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day_span: Option<DaySpan>,
    /// The most work of a week.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub week_work: Option<WeekWork>,
    /// The most work of a week on the mean of several.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean_week: Option<MeanWeek>,
    /// The breaks that shifts owe, ascending.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub breaks: Vec<BreakOwed>,
    /// The breaks that the shifts of minors owe in place of those, ascending.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub minor_breaks: Vec<BreakOwed>,
    /// What is a night shift, and how much those who work at night may work.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<Night>,
    /// The hours of the clock in which minors may not work.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_night: Option<ClockHours>,
    /// The rest of minors between shifts that start on different days, in hours, in place of
    /// [`Rules::rest_hours`](super::Rules::rest_hours).
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_rest_hours: Option<u32>,
    /// What overtime is paid on top of the wage.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overtime: Vec<Overtime>,
    /// How many days before a shift its person has to know it.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice_days: Option<u32>,
    /// The rules that refuse a shift; the others warn.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub block: Vec<LawRule>,
}

/// A law, or figures of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LawId {
    /// Spain.
    Es,
    /// The directive of the European Union.
    Eu,
    /// The United Kingdom.
    Uk,
    /// France.
    Fr,
    /// Germany.
    De,
    /// The United States.
    Us,
    /// California.
    UsCa,
    /// Figures of one's own.
    Own,
}

/// A rule of a law that can refuse a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum LawRule {
    /// The break of a shift.
    BreakOwed,
    /// The work of a day.
    OverDayWork,
    /// The time from the first start to the last end of a day.
    OverDaySpan,
    /// The work of a week.
    OverWeekWork,
    /// The mean of several weeks.
    OverMeanWeek,
    /// The weekly rest.
    ShortWeeklyRest,
    /// The mean of those who work at night.
    OverNightWork,
    /// Overtime of those who work at night.
    NightOvertime,
    /// Minors at night.
    MinorAtNight,
    /// The rest between days of everybody who is no minor.
    ShortRest,
    /// The rest between days of minors.
    MinorShortRest,
}

/// Hours in a row without duty, once a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct WeeklyRest {
    /// The hours of the rest.
    pub hours: u32,
    /// The hours of daily rest that come on top.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily_hours: Option<u32>,
    /// 2 if two weeks may have two rests together, else 1.
    pub weeks: u32,
    /// The hours of the rest of minors, in every week.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_hours: Option<u32>,
}

/// The most work of a day, in hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct DayWork {
    /// That of everybody.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    /// What belongs to a day.
    pub by: WorkOf,
    /// That of minors.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_hours: Option<u32>,
}

/// Which work belongs to a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum WorkOf {
    /// That of the shifts that start on it.
    Shift,
    /// That between its midnights. A break is taken off the day on which its shift starts, and what is left of it off
    /// the next.
    Calendar,
}

/// The longest time from the first start to the last end of the shifts that start on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct DaySpan {
    /// In hours.
    pub hours: u32,
}

/// The most work of a week, in hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct WeekWork {
    /// That of everybody.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    /// That of minors.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_hours: Option<u32>,
}

/// The most work of a week on the mean of several calendar weeks, up to the week that is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct MeanWeek {
    /// In hours.
    pub hours: u32,
    /// How many weeks.
    pub weeks: u32,
}

/// The break that is owed from some work on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct BreakOwed {
    /// The least work of a shift that owes it, in minutes.
    pub from: u32,
    /// Its minutes.
    pub minutes: u32,
}

/// Hours of the clock, which may go past midnight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct ClockHours {
    /// The first hour.
    pub from: u32,
    /// The end, exclusive; on the next day if it is not after `from`.
    pub to: u32,
}

/// Night work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Night {
    /// The first hour of the night.
    pub from: u32,
    /// Its end, exclusive; on the next day if it is not after `from`.
    pub to: u32,
    /// The hours of the night that make a shift a night shift.
    pub counts: u32,
    /// The most work of a day on the mean, in hours.
    pub hours: u32,
    /// The days of that mean, the day of the night shift included: a week or more.
    pub days: u32,
    /// Whether people with a night shift may work more than their contract in that week.
    pub overtime: bool,
}

/// What work over some hours is paid on top of the wage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Overtime {
    /// What is counted.
    pub per: OvertimePer,
    /// The hours beyond which it is paid.
    pub over_hours: u32,
    /// The part of the wage that is paid on top, in percent.
    pub percent: u32,
}

/// What overtime is counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum OvertimePer {
    /// A day.
    Day,
    /// A week.
    Week,
}

/// The minutes of a day.
const DAY_MINUTES: i64 = 24 * 60;

impl ClockHours {
    /// How many minutes between two minutes since a midnight, both of any day, lie in these hours.
    #[must_use]
    pub fn minutes_within(self, start: i64, end: i64) -> i64 {
        let (from, to) = (i64::from(self.from) * 60, i64::from(self.to) * 60);
        let length = (to - from - 1).rem_euclid(DAY_MINUTES) + 1;
        let first = (start - from - length).div_euclid(DAY_MINUTES);
        let last = (end - from).div_euclid(DAY_MINUTES);
        let of_night = |night: i64| {
            let begin = night * DAY_MINUTES + from;
            (end.min(begin + length) - start.max(begin)).max(0)
        };
        (first..=last).map(of_night).sum()
    }
}

impl Night {
    /// The hours of the night.
    #[must_use]
    pub const fn clock(self) -> ClockHours {
        ClockHours {
            from: self.from,
            to: self.to,
        }
    }
}

impl WeeklyRest {
    /// The rest of a week, in minutes.
    #[must_use]
    pub fn minutes(self, minor: bool) -> i64 {
        let usual = self.hours + self.daily_hours.unwrap_or(0);
        let hours = self.minor_hours.filter(|_| minor);
        i64::from(hours.unwrap_or(usual)) * 60
    }

    /// The one rest that two weeks may have in place of two, in minutes; `None` if every week has its own.
    #[must_use]
    pub fn of_two_weeks(self, minor: bool) -> Option<i64> {
        let may_pair = self.weeks == 2 && !(minor && self.minor_hours.is_some());
        let hours = 2 * self.hours + self.daily_hours.unwrap_or(0);
        may_pair.then_some(i64::from(hours) * 60)
    }
}

/// The minors' figure for a minor, where there is one, and else that of everybody.
pub(crate) fn figure<T>(all: Option<T>, minors: Option<T>, minor: bool) -> Option<T> {
    if minor { minors.or(all) } else { all }
}

impl Law {
    /// Figures of one's own, of which there are none yet.
    #[must_use]
    pub const fn own(as_of: chrono::NaiveDate) -> Self {
        Self {
            id: LawId::Own,
            as_of,
            weekly_rest: None,
            day_work: None,
            day_span: None,
            week_work: None,
            mean_week: None,
            breaks: Vec::new(),
            minor_breaks: Vec::new(),
            night: None,
            minor_night: None,
            minor_rest_hours: None,
            overtime: Vec::new(),
            notice_days: None,
            block: Vec::new(),
        }
    }

    /// The breaks that somebody's shifts owe.
    fn breaks_of(&self, minor: bool) -> &[BreakOwed] {
        if minor && !self.minor_breaks.is_empty() {
            &self.minor_breaks
        } else {
            &self.breaks
        }
    }

    /// The break that a shift with some work owes, in minutes.
    #[must_use]
    pub fn break_owed(&self, work: u32, minor: bool) -> u32 {
        let owed = self.breaks_of(minor).iter();
        let owed = owed.filter(|owed| owed.from <= work);
        owed.map(|owed| owed.minutes).max().unwrap_or(0)
    }

    /// The break of a new shift that is on duty for some minutes: the least one in quarters of an hour that is as long as
    /// what the shift owes with it.
    #[must_use]
    pub fn break_of(&self, duty: u32, minor: bool) -> u32 {
        self.break_from(0, duty, minor)
    }

    /// The same, from some minutes on.
    #[must_use]
    pub fn break_from(&self, least: u32, duty: u32, minor: bool) -> u32 {
        let mut quarters = (least..duty).step_by(15);
        let enough = quarters.find(|minutes| self.break_owed(duty - minutes, minor) <= *minutes);
        enough.unwrap_or(least)
    }

    /// Checks that every figure is in its range.
    ///
    /// # Errors
    /// The first figure that is out of range, or a list that is not ascending, with its path, such as `breaks[1].from`.
    pub fn check(&self) -> Result<(), Error> {
        let within = |path: &str, value: u32, least: u32, most: u32| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            let problem = ErrorKind::LawFigure { value, least, most };
            Err(Error::new(path, problem))
        };
        let hours = |path: &str, value: Option<u32>, most: u32| match value {
            Some(value) => within(path, value, 1, most),
            None => Ok(()),
        };
        if let Some(rest) = self.weekly_rest {
            within("weeklyRest.hours", rest.hours, 1, 168)?;
            within(
                "weeklyRest.dailyHours",
                rest.daily_hours.unwrap_or(0),
                0,
                24,
            )?;
            within("weeklyRest.weeks", rest.weeks, 1, 2)?;
            hours("weeklyRest.minorHours", rest.minor_hours, 168)?;
        }
        if let Some(day) = self.day_work {
            hours("dayWork.hours", day.hours, 24)?;
            hours("dayWork.minorHours", day.minor_hours, 24)?;
        }
        hours("daySpan.hours", self.day_span.map(|span| span.hours), 48)?;
        if let Some(week) = self.week_work {
            hours("weekWork.hours", week.hours, 168)?;
            hours("weekWork.minorHours", week.minor_hours, 168)?;
        }
        if let Some(mean) = self.mean_week {
            within("meanWeek.hours", mean.hours, 1, 168)?;
            within("meanWeek.weeks", mean.weeks, 1, 104)?;
        }
        check_breaks("breaks", &self.breaks)?;
        check_breaks("minorBreaks", &self.minor_breaks)?;
        if let Some(night) = self.night {
            within("night.from", night.from, 0, 23)?;
            within("night.to", night.to, 0, 24)?;
            within("night.counts", night.counts, 1, 24)?;
            within("night.hours", night.hours, 1, 24)?;
            within("night.days", night.days, 7, 366)?;
        }
        if let Some(night) = self.minor_night {
            within("minorNight.from", night.from, 0, 23)?;
            within("minorNight.to", night.to, 0, 24)?;
        }
        within("minorRestHours", self.minor_rest_hours.unwrap_or(0), 0, 168)?;
        for (index, tier) in self.overtime.iter().enumerate() {
            let path = |field: &str| format!("overtime[{index}].{field}");
            within(&path("overHours"), tier.over_hours, 0, 168)?;
            within(&path("percent"), tier.percent, 1, 1000)?;
        }
        within("noticeDays", self.notice_days.unwrap_or(0), 0, 366)
    }
}

fn check_breaks(list: &str, breaks: &[BreakOwed]) -> Result<(), Error> {
    let mut before = 0;
    for (index, owed) in breaks.iter().enumerate() {
        let field = |name: &str| format!("{list}[{index}].{name}");
        if owed.from <= before || owed.from > 1440 || !owed.from.is_multiple_of(15) {
            let problem = ErrorKind::BreakFrom { value: owed.from };
            return Err(Error::new(field("from"), problem));
        }
        if !(1..=240).contains(&owed.minutes) {
            let (value, least, most) = (owed.minutes, 1, 240);
            let problem = ErrorKind::LawFigure { value, least, most };
            return Err(Error::new(field("minutes"), problem));
        }
        before = owed.from;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn law(figures: Value) -> Law {
        let mut law = json!({"id": "own", "asOf": "2026-11-27"});
        for (name, figure) in figures.as_object().unwrap() {
            law[name] = figure.clone();
        }
        serde_json::from_value(law).unwrap()
    }

    /// The path of the first figure that is wrong.
    fn wrong(figures: Value) -> String {
        law(figures).check().unwrap_err().path
    }

    #[test]
    fn figures_out_of_range_are_refused_with_their_path() {
        assert_eq!(
            wrong(json!({"weeklyRest": {"hours": 0, "weeks": 1}})),
            "weeklyRest.hours"
        );
        assert_eq!(
            wrong(json!({"weeklyRest": {"hours": 36, "weeks": 3}})),
            "weeklyRest.weeks"
        );
        assert_eq!(
            wrong(json!({"dayWork": {"by": "shift", "minorHours": 25}})),
            "dayWork.minorHours"
        );
        assert_eq!(
            wrong(json!({"meanWeek": {"hours": 40, "weeks": 0}})),
            "meanWeek.weeks"
        );
        assert_eq!(
            wrong(json!({"minorNight": {"from": 24, "to": 6}})),
            "minorNight.from"
        );
        assert_eq!(
            wrong(json!({"overtime": [{"per": "day", "overHours": 8, "percent": 0}]})),
            "overtime[0].percent"
        );
        assert_eq!(wrong(json!({"noticeDays": 400})), "noticeDays");
        // Filling a week counts the days of the week up to a night shift: a mean of fewer is not known to it.
        let night =
            json!({"from": 22, "to": 6, "counts": 3, "hours": 8, "days": 6, "overtime": true});
        assert_eq!(wrong(json!({"night": night})), "night.days");
        let breaks = json!([{"from": 375, "minutes": 20}, {"from": 375, "minutes": 40}]);
        assert_eq!(wrong(json!({"breaks": breaks})), "breaks[1].from");
        let breaks = json!([{"from": 370, "minutes": 20}]);
        assert_eq!(wrong(json!({"minorBreaks": breaks})), "minorBreaks[0].from");
        let error = law(json!({"daySpan": {"hours": 49}})).check().unwrap_err();
        assert_eq!(
            error.to_string(),
            "the figure is 49; it must be 1 to 48 (at daySpan.hours)"
        );
        assert_eq!(law(json!({})).check(), Ok(()));
    }

    #[test]
    fn unknown_fields_and_rules_are_refused() {
        let read = |figure: &str| {
            let text = format!(r#"{{"id": "es", "asOf": "2026-11-27", {figure}}}"#);
            serde_json::from_str::<Law>(&text).unwrap_err().to_string()
        };
        assert!(read(r#""breaks": [{"after": 360}]"#).contains("unknown field `after`"));
        assert!(read(r#""block": ["absent"]"#).contains("unknown variant `absent`"));
        assert!(read(r#""daySpan": {"hours": -1}"#).contains("expected u32"));
    }

    #[test]
    fn hours_of_the_clock_go_past_midnight() {
        let night = ClockHours { from: 22, to: 6 };
        let within = |start: i64, end: i64| night.minutes_within(start * 60, end * 60);
        assert_eq!(within(9, 17), 0);
        assert_eq!(within(20, 23), 60);
        assert_eq!(within(21, 31), 8 * 60);
        assert_eq!(within(5, 23), 120);
        assert_eq!(within(-3, 7), 8 * 60);
        let day = ClockHours { from: 0, to: 24 };
        assert_eq!(day.minutes_within(90, 150), 60);
    }
}
