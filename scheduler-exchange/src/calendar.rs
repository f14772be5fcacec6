//! A person's shifts as a calendar file (RFC 5545).
//!
//! Times are local and float: the schedule knows the hours on the wall of the workplace, not where on
//! earth it stands, and those hours are what a calendar should show.

use std::fmt::Write as _;

use chrono::{Datelike, Days, NaiveDate};

use crate::{
    error::Coded,
    iso_week::{WeekError, parse_date},
    schedule::Shift,
    schedule_error::ScheduleError,
    week_plan::WeekPlan,
};

/// The longest line of a calendar file, in bytes without its end.
const LONGEST_LINE: usize = 75;
/// The last moment that a four-digit year can tell, in milliseconds since 1970.
const LAST_MOMENT: u64 = 253_402_300_799_999;

/// Why there is no calendar.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CalendarError {
    /// No such person.
    #[error("{0}")]
    Schedule(#[from] ScheduleError),
    /// Not a date.
    #[error("{0}")]
    Date(#[from] WeekError),
    /// A person without shifts: a calendar needs at least one entry.
    #[error("the person has no shift this week; a calendar needs at least one")]
    Empty,
    /// A time that no calendar can tell.
    #[error("the time is {millis} milliseconds after 1970; it must be within the year 9999")]
    Time {
        /// The time given.
        millis: u64,
    },
}

impl Coded for CalendarError {
    fn code(&self) -> &'static str {
        match self {
            Self::Schedule(error) => error.code(),
            Self::Date(error) => error.code(),
            Self::Empty => "no-shifts",
            Self::Time { .. } => "date-out-of-range",
        }
    }

    fn path(&self) -> Option<String> {
        match self {
            Self::Schedule(error) => error.path(),
            _ => None,
        }
    }

    fn sentence(&self) -> String {
        match self {
            Self::Schedule(error) => error.sentence(),
            other => other.to_string(),
        }
    }
}

/// A calendar of one person's shifts in the week that begins on `monday` (`YYYY-MM-DD`), one event each.
/// `now_ms` is the caller's time in milliseconds since 1970, `title` what every event is called. Pending
/// shifts are tentative.
///
/// ```
/// use scheduler_core::{calendar::calendar, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 6, "start": 20, "hours": 6, "confirmed": false}]
/// }"#).unwrap();
/// let text = calendar(&WeekPlan::new(schedule), "ada", "2026-11-16", 0, "Cook").unwrap();
/// assert!(text.contains("\r\nDTSTART:20261122T200000\r\nDTEND:20261123T020000\r\nSUMMARY:Cook\r\n"));
/// ```
///
/// # Errors
/// An unknown person or one without shifts, or a date or time that cannot be told.
pub fn calendar(
    plan: &WeekPlan,
    staff_id: &str,
    monday: &str,
    now_ms: u64,
    title: &str,
) -> Result<String, CalendarError> {
    let staff = plan.staff.get(plan.staff_named(staff_id)?);
    let monday = parse_date(monday)?;
    let stamp = stamp(now_ms).ok_or(CalendarError::Time { millis: now_ms })?;
    let mut text = String::new();
    line(&mut text, "BEGIN:VCALENDAR");
    line(&mut text, "VERSION:2.0");
    line(&mut text, "PRODID:-//Brightcrew//Shift scheduler//EN");
    line(&mut text, "CALSCALE:GREGORIAN");
    line(&mut text, "METHOD:PUBLISH");
    let mut empty = true;
    for shift in staff.into_iter().flat_map(|staff| staff.shifts()) {
        empty = false;
        event(&mut text, shift, monday, &stamp, title)
            .ok_or(CalendarError::Date(WeekError::DateOutOfRange))?;
    }
    line(&mut text, "END:VCALENDAR");
    if empty {
        return Err(CalendarError::Empty);
    }
    Ok(text)
}

fn event(
    text: &mut String,
    shift: &Shift,
    monday: NaiveDate,
    stamp: &str,
    title: &str,
) -> Option<()> {
    let end = shift.start.saturating_add(shift.hours);
    line(text, "BEGIN:VEVENT");
    let week = date(monday);
    let uid = format!("{week}-{}-{}@brightcrew", shift.staff_id, shift.id);
    line(text, &format!("UID:{}", escaped(&uid)));
    line(text, &format!("DTSTAMP:{stamp}"));
    line(
        text,
        &format!("DTSTART:{}", moment(monday, shift.day, shift.start)?),
    );
    line(text, &format!("DTEND:{}", moment(monday, shift.day, end)?));
    line(text, &format!("SUMMARY:{}", escaped(title)));
    let status = if shift.confirmed {
        "CONFIRMED"
    } else {
        "TENTATIVE"
    };
    line(text, &format!("STATUS:{status}"));
    line(text, "END:VEVENT");
    Some(())
}

fn moment(monday: NaiveDate, day: u8, hour: u8) -> Option<String> {
    let day = u64::from(day).saturating_add(u64::from(hour / 24));
    let of_day = monday
        .checked_add_days(Days::new(day))
        .filter(|day| day.year() <= 9999)?;
    Some(format!("{}T{:02}0000", date(of_day), hour % 24))
}

fn date(date: NaiveDate) -> String {
    format!("{:04}{:02}{:02}", date.year(), date.month(), date.day())
}

fn stamp(now_ms: u64) -> Option<String> {
    if now_ms > LAST_MOMENT {
        return None;
    }
    let seconds = now_ms / 1000;
    let midnight = NaiveDate::from_ymd_opt(1970, 1, 1)?;
    let day = midnight.checked_add_days(Days::new(seconds / 86_400))?;
    let of_day = seconds % 86_400;
    let (hour, minute, second) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    Some(format!("{}T{hour:02}{minute:02}{second:02}Z", date(day)))
}

/// A text as a value: what has a meaning there is escaped, control characters become blanks.
fn escaped(text: &str) -> String {
    let mut value = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' | ';' | ',' => {
                value.push('\\');
                value.push(c);
            }
            '\r' if chars.peek() == Some(&'\n') => (),
            '\r' | '\n' => value.push_str("\\n"),
            _ if c.is_control() => value.push(' '),
            _ => value.push(c),
        }
    }
    value
}

/// Adds a line, folded where it is too long.
fn line(text: &mut String, line: &str) {
    let mut length = 0_usize;
    for c in line.chars() {
        if length.saturating_add(c.len_utf8()) > LONGEST_LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        // Writing to a String cannot fail.
        let _ = text.write_char(c);
        length = length.saturating_add(c.len_utf8());
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use icalendar::{Calendar, CalendarComponent, Component};
    use proptest::prelude::*;

    use super::*;
    use crate::{error::EngineError, testing::week};

    fn plan() -> WeekPlan {
        week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 ada/6:22+8? ada/2:0+24",
        )
    }

    /// A moment of 2026-11-21, 07:45:30 UTC.
    const NOW: u64 = 1_795_247_130_000;

    fn written(title: &str) -> String {
        calendar(&plan(), "ada", "2026-12-28", NOW, title).unwrap()
    }

    fn code(staff: &str, monday: &str, now: u64) -> String {
        EngineError::from(calendar(&plan(), staff, monday, now, "").unwrap_err()).code
    }

    #[test]
    fn an_event_is_written_to_the_letter() {
        let text = written("Cook");
        let first = text.split("END:VEVENT").next().unwrap();
        assert_eq!(
            first,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Brightcrew//Shift scheduler//EN\r\n\
             CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:20261228-ada-1@brightcrew\r\n\
             DTSTAMP:20261121T074530Z\r\nDTSTART:20261228T090000\r\nDTEND:20261228T170000\r\n\
             SUMMARY:Cook\r\nSTATUS:CONFIRMED\r\n"
        );
        assert!(text.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
    }

    #[test]
    fn a_parser_reads_the_shifts_again() {
        let text = written("Chef de partie, línea; \\ \"caliente\"\nx");
        let calendar: Calendar = text.parse().unwrap();
        let told: Vec<_> = calendar
            .components
            .iter()
            .map(|component| {
                let CalendarComponent::Event(event) = component else {
                    panic!("only events are written");
                };
                let of = |name| event.property_value(name).unwrap().to_owned();
                assert!(event.get_summary().unwrap().contains("línea"));
                (of("UID"), of("DTSTART"), of("DTEND"), of("STATUS"))
            })
            .collect();
        let event = |id, start: &str, end: &str, status: &str| {
            (
                format!("20261228-ada-{id}@brightcrew"),
                start.to_owned(),
                end.to_owned(),
                status.to_owned(),
            )
        };
        assert_eq!(
            told,
            [
                event(1, "20261228T090000", "20261228T170000", "CONFIRMED"),
                event(2, "20270103T220000", "20270104T060000", "TENTATIVE"),
                event(3, "20261230T000000", "20261231T000000", "CONFIRMED"),
            ]
        );
    }

    #[test]
    fn what_has_no_calendar_is_an_error() {
        assert_eq!(code("eve", "2026-12-28", NOW), "unknown-staff");
        assert_eq!(code("bob", "2026-12-28", NOW), "no-shifts");
        assert_eq!(code("ada", "tomorrow", NOW), "not-a-date");
        assert_eq!(code("ada", "9999-12-31", NOW), "date-out-of-range");
        assert_eq!(
            code("ada", "2026-12-28", LAST_MOMENT + 1),
            "date-out-of-range"
        );
    }

    proptest! {
        #[test]
        fn lines_are_short_and_titles_come_back(title in "[a-zé🎉,;\\\\ \n]{0,200}") {
            let text = written(&title);
            for line in text.split("\r\n") {
                prop_assert!(line.len() <= LONGEST_LINE);
                prop_assert!(!line.contains(['\r', '\n']));
            }
            let unfolded = text.replace("\r\n ", "");
            let summary = unfolded.split("\r\n").find_map(|line| line.strip_prefix("SUMMARY:")).unwrap();
            let mut back = String::new();
            let mut chars = summary.chars();
            while let Some(c) = chars.next() {
                back.push(match c {
                    '\\' => match chars.next() { Some('n') => '\n', Some(c) => c, None => '?' },
                    c => c,
                });
            }
            prop_assert_eq!(back, title);
        }
    }
}
