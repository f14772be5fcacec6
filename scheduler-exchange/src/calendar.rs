//! Shifts as a calendar file (RFC 5545).
//!
//! Times are local and floating: the schedule has wall-clock times without a time zone, and a calendar should show
//! those.

use std::{collections::BTreeMap, fmt::Write as _};

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc, Weekday};
use icalendar::{Calendar, Component as _, Event, EventLike as _, EventStatus, Property};
use scheduler_core::{Schedule, ScheduleError, ScheduleProblem, Shift, Week, schedule::excerpt};
use serde::{Deserialize, Serialize};

/// The last year that a calendar file can write.
const LAST_YEAR: i32 = 9999;

/// Whose shifts a calendar contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Who<'a> {
    /// The shifts of the staff member with this id. Events are titled with the position.
    One(&'a str),
    /// The shifts of everybody. Events are titled with the name and the position.
    Everybody,
}

/// Texts for a calendar that the schedule does not contain.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct CalendarWords {
    /// The location of the events, if any.
    #[serde(default)]
    pub place: Option<String>,
    /// The display names of teams, by team id. A team without one is shown with its id.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, string>"))]
    pub teams: BTreeMap<String, String>,
}

/// Why a calendar cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CalendarError {
    /// An unknown person.
    #[error("{0}")]
    Schedule(#[from] ScheduleError),
    /// A date that is not a Monday.
    #[error("{date} is not a Monday; the week of a calendar begins on one")]
    NotAMonday {
        /// The date given.
        date: NaiveDate,
    },
    /// A week outside the years that have four digits.
    #[error("the week must lie within the years 1 to {LAST_YEAR}")]
    DateOutOfRange,
    /// There is no shift to write: a calendar needs at least one event, and those of people who are away have none.
    #[error("there is no shift this week; a calendar needs at least one")]
    Empty,
    /// A time that a calendar cannot express.
    #[error("the time is {millis} milliseconds after 1970; it must be within the year {LAST_YEAR}")]
    Time {
        /// The time given, in milliseconds since 1970.
        millis: u64,
    },
}

impl CalendarError {
    /// A stable kebab-case code, for programs that cannot match on the variants.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Schedule(error) => error.problem.code(),
            Self::NotAMonday { .. } => "not-a-monday",
            Self::DateOutOfRange => "date-out-of-range",
            Self::Empty => "no-shifts",
            Self::Time { .. } => "time-out-of-range",
        }
    }
}

/// The shifts of the week that begins on `monday`, one event each, in schedule order, titled with the position in
/// which they are worked. Pending shifts are tentative; those of people who are away are left out. `now_ms` is the caller's time in milliseconds since 1970.
///
/// ```
/// use chrono::NaiveDate;
/// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
/// use scheduler_exchange::calendar::{CalendarWords, Who, calendar};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let shift = Shift::new("1", "ada", Day::Sunday, 20, 6);
/// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
/// let monday = NaiveDate::from_ymd_opt(2026, 11, 16).ok_or("no such day")?;
/// let text = calendar(&week, Who::One("ada"), monday, 0, &CalendarWords::default())?;
/// assert!(text.contains("\r\nDTSTART:20261122T200000\r\n"));
/// assert!(text.contains("\r\nDTEND:20261123T020000\r\n"));
/// assert!(text.contains("\r\nSUMMARY:Cook\r\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// An unknown person, nobody with a shift, a date that is not a Monday, or a date or time outside the years
/// that can be written.
pub fn calendar(
    week: &Week,
    who: Who<'_>,
    monday: NaiveDate,
    now_ms: u64,
    words: &CalendarWords,
) -> Result<String, CalendarError> {
    if let Who::One(id) = who
        && week.staff_member(id).is_none()
    {
        let id = excerpt(id);
        let problem = ScheduleProblem::UnknownStaff { id };
        return Err(ScheduleError::new("staffId", problem).into());
    }
    if monday.weekday() != Weekday::Mon {
        return Err(CalendarError::NotAMonday { date: monday });
    }
    if !(1..=LAST_YEAR).contains(&monday.year()) {
        return Err(CalendarError::DateOutOfRange);
    }
    let stamp = i64::try_from(now_ms)
        .ok()
        .and_then(DateTime::from_timestamp_millis)
        .filter(|stamp| stamp.year() <= LAST_YEAR)
        .ok_or(CalendarError::Time { millis: now_ms })?;

    let mut calendar = Calendar::empty();
    for (name, value) in [
        ("VERSION", "2.0"),
        ("PRODID", "-//Brightcrew//Shift scheduler//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
    ] {
        calendar.append_property(Property::new(name, value));
    }
    let schedule: Schedule = week.schedule();
    for shift in schedule.shifts() {
        let asked = who == Who::Everybody || who == Who::One(&shift.staff_id);
        if asked && !week.is_away(&shift.staff_id, shift.time.day) {
            let event = event(week, shift, who, monday, stamp, words);
            calendar.push(event.ok_or(CalendarError::DateOutOfRange)?);
        }
    }
    if calendar.components.is_empty() {
        return Err(CalendarError::Empty);
    }
    Ok(calendar.to_string())
}

/// The event of a shift; `None` if it ends after the last year.
fn event(
    week: &Week,
    shift: &Shift,
    who: Who<'_>,
    monday: NaiveDate,
    stamp: DateTime<Utc>,
    words: &CalendarWords,
) -> Option<Event> {
    let member = week.staff_member(&shift.staff_id)?;
    let position = week.position(week.position_of_shift(shift))?;
    let summary = match who {
        Who::One(_) => position.name.clone(),
        Who::Everybody => format!("{}: {}", member.name, position.name),
    };
    let team = words.teams.get(&position.team).unwrap_or(&position.team);
    let status = match shift.confirmed {
        true => EventStatus::Confirmed,
        false => EventStatus::Tentative,
    };
    let mut event = Event::new();
    event
        .uid(&uid(monday, shift))
        .timestamp(stamp)
        .starts(moment(monday, shift.start_minutes())?)
        .ends(moment(monday, shift.end_minutes())?)
        .summary(&plain(&summary))
        .description(&plain(team))
        .status(status);
    if let Some(place) = &words.place {
        event.location(&plain(place));
    }
    Some(event)
}

/// A unique id that is stable for the same shift of the same week. Ids may contain any character, including the
/// separator used here, so everything but ASCII letters and digits is escaped.
fn uid(monday: NaiveDate, shift: &Shift) -> String {
    let mut uid = monday.format("%Y%m%d").to_string();
    for id in [&shift.staff_id, &shift.id] {
        uid.push('-');
        for byte in id.bytes() {
            if byte.is_ascii_alphanumeric() {
                uid.push(char::from(byte));
            } else {
                // Writing to a String cannot fail.
                let _ = write!(uid, "_{byte:02x}");
            }
        }
    }
    uid + "@brightcrew"
}

/// The date and time a number of minutes after Monday 0:00.
fn moment(monday: NaiveDate, minutes: usize) -> Option<NaiveDateTime> {
    let passed = TimeDelta::try_minutes(i64::try_from(minutes).ok()?)?;
    let moment = monday.and_time(NaiveTime::MIN).checked_add_signed(passed)?;
    Some(moment).filter(|moment| moment.year() <= LAST_YEAR)
}

/// A text without the control characters that would end or break a line; line breaks are escaped by the writer.
fn plain(text: &str) -> String {
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    let chars = lines.chars();
    chars
        .map(|c| if c.is_control() && c != '\n' { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests;
