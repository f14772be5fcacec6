//! Dates of a roster that are other than the calendar says: holidays of a region or of one's own, and closing days.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    checks::excerpt,
    error::{Error, ErrorKind},
    iso_week::parse_date,
};

/// A date of which the roster says whether it is a holiday, and whether anybody is needed; there is one entry for a date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct CalendarDay {
    /// The date.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub date: NaiveDate,
    /// What it is called; if it is empty, a public holiday of the date keeps its name.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether it is a holiday, whatever the law's country has on the date.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_false")]
    pub holiday: bool,
    /// Whether it is a closing day: nobody is needed from midnight to midnight.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_false")]
    pub closed: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl CalendarDay {
    /// A holiday on which people are needed as on other days.
    pub fn holiday(date: NaiveDate, name: impl Into<String>) -> Self {
        Self {
            date,
            name: name.into(),
            holiday: true,
            closed: false,
        }
    }

    /// The same date as a closing day.
    #[must_use]
    pub fn closed(mut self) -> Self {
        self.closed = true;
        self
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawCalendarDay {
    date: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    holiday: bool,
    #[serde(default)]
    closed: bool,
}

impl TryFrom<RawCalendarDay> for CalendarDay {
    type Error = Error;

    fn try_from(raw: RawCalendarDay) -> Result<Self, Error> {
        let date = parse_date(&raw.date).map_err(|_| {
            let text = excerpt(&raw.date);
            Error::new("date", ErrorKind::NotADate { text })
        })?;
        Ok(Self {
            date,
            name: raw.name,
            holiday: raw.holiday,
            closed: raw.closed,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::schedule::Schedule;

    fn read(calendar: &str) -> Result<Schedule, (String, &'static str)> {
        let json =
            format!(r#"{{"positions": [], "staff": [], "shifts": [], "calendar": {calendar}}}"#);
        let mut json = serde_json::Deserializer::from_str(&json);
        let schedule = Schedule::read(&mut json).unwrap();
        schedule.map_err(|error| (error.path, error.kind.code()))
    }

    #[test]
    fn it_is_read_and_written() {
        let json = r#"[{"date":"2026-12-24","closed":true},{"date":"2026-12-26","name":"Sant Esteve","holiday":true}]"#;
        let schedule = read(json).unwrap();
        let text = serde_json::to_string(&schedule.details().calendar).unwrap();
        assert_eq!(text, json);
    }

    #[test]
    fn wrong_dates_are_refused_with_their_path() {
        let long = "x".repeat(201);
        let table = [
            (
                r#"[{"date": "2026-02-29"}]"#.to_owned(),
                ("calendar[0].date", "not-a-date"),
            ),
            (
                r#"[{"date": "2026-01-01"}, {"date": "2026-01-01"}]"#.to_owned(),
                ("calendar[1].date", "repeated-date"),
            ),
            (
                format!(r#"[{{"date": "2026-01-01", "name": "{long}"}}]"#),
                ("calendar[0].name", "field-too-long"),
            ),
        ];
        for (json, (path, code)) in table {
            assert_eq!(read(&json).unwrap_err(), (path.to_owned(), code));
        }
    }
}
