//! Shifts as a calendar file (RFC 5545).
//!
//! Times are clock times. With a [`Zone`] they are those of that zone, else they are floating: 9:00 wherever the
//! calendar is looked at. An event keeps its UID from one export of a roster to the next; a changed one has a higher
//! SEQUENCE, and one whose shift is gone is cancelled, if the caller keeps what was [exported](ExportedEvent).

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    fmt::Write as _,
};

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc, Weekday};
use scheduler_core::{Error, ErrorKind, Schedule, Shift, Week, schedule::excerpt};
use serde::{Deserialize, Serialize};

/// The last year that a calendar file can write.
const LAST_YEAR: i32 = 9999;
/// A clock time.
const LOCAL: &str = "%Y%m%dT%H%M%S";

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
    /// The word before the minutes of a break, such as `Break`.
    #[serde(default)]
    pub rest: String,
    /// The display names of teams, by team id. A team without one is shown with its id.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, string>"))]
    pub teams: BTreeMap<String, String>,
}

/// A time zone of the calendar's reader, around the week that is exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Zone {
    /// Its name in the time zone database, such as `Europe/Madrid`.
    pub id: String,
    /// Minutes ahead of UTC before the first change.
    pub offset: i32,
    /// When clocks change, in order.
    #[serde(default)]
    pub changes: Vec<ClockChange>,
}

/// A change of the clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct ClockChange {
    /// The clock time at which it happens, before the change: `YYYY-MM-DDTHH:MM:SS`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub at: NaiveDateTime,
    /// Minutes ahead of UTC afterwards.
    pub offset: i32,
}

/// An event as it was exported, to be kept until the next export of the same roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct ExportedEvent {
    /// Its UID.
    pub uid: String,
    /// The person.
    pub staff_id: String,
    /// The Monday of its week.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// When it starts, by the clock.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub start: NaiveDateTime,
    /// When it ends, by the clock.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub end: NaiveDateTime,
    /// The person's name.
    pub name: String,
    /// The position in which the shift is worked.
    pub position: String,
    /// What else a reader is told: text, place and whether it is confirmed.
    pub rest: String,
    /// How often it was changed; higher than that of any earlier version.
    pub sequence: u32,
    /// When it was changed last, in milliseconds since 1970.
    pub modified_ms: u64,
    /// Whether its shift is gone.
    pub cancelled: bool,
}

/// What a calendar is made for.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Export<'a> {
    /// The id of the roster: events of two rosters never have one UID.
    pub roster: &'a str,
    /// The caller's time in milliseconds since 1970.
    pub now_ms: u64,
    /// Texts that the schedule does not contain.
    pub words: &'a CalendarWords,
    /// The zone of the clock times; floating without one.
    pub zone: Option<&'a Zone>,
    /// What was exported of the roster before.
    pub earlier: &'a [ExportedEvent],
}

impl<'a> Export<'a> {
    /// Floating times of a roster that has not been exported before.
    #[must_use]
    pub const fn new(roster: &'a str, now_ms: u64, words: &'a CalendarWords) -> Self {
        Self {
            roster,
            now_ms,
            words,
            zone: None,
            earlier: &[],
        }
    }
}

/// Why a calendar cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CalendarError {
    /// An unknown person.
    #[error("{0}")]
    Schedule(#[from] Error),
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
    /// The name of a zone that is none.
    #[error("'{id}' is not the name of a time zone")]
    Zone {
        /// The name given.
        id: String,
    },
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
            Self::Schedule(error) => error.kind.code(),
            Self::NotAMonday { .. } => "not-a-monday",
            Self::DateOutOfRange => "date-out-of-range",
            Self::Empty => "no-shifts",
            Self::Zone { .. } => "not-a-zone",
            Self::Time { .. } => "time-out-of-range",
        }
    }
}

/// The shifts of the week that begins on `monday`, one event each, in schedule order, titled with the position in
/// which they are worked. Pending shifts are tentative; those of people who are away are left out. Events of the week
/// that were exported and whose shifts are gone are cancelled. Returns the file, and all events to keep for the next
/// export.
///
/// ```
/// use chrono::NaiveDate;
/// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
/// use scheduler_exchange::calendar::{CalendarWords, Export, Who, calendar};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let shift = Shift::new("1", "ada", Day::Sunday, 20, 6);
/// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
/// let monday = NaiveDate::from_ymd_opt(2026, 11, 16).ok_or("no such day")?;
/// let words = CalendarWords::default();
/// let (text, events) = calendar(&week, Who::One("ada"), monday, &Export::new("brasa", 0, &words))?;
/// assert!(text.contains("\r\nDTSTART:20261122T200000\r\n"));
/// assert!(text.contains("\r\nDTEND:20261123T020000\r\n"));
/// assert!(text.contains("\r\nSUMMARY:Cook\r\n"));
/// assert_eq!(events[0].uid, "brasa-20261116-ada-1@brightcrew");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// An unknown person, nobody with a shift or a cancelled one, a date that is not a Monday, a zone without a name, or a
/// date or time outside the years that can be written.
pub fn calendar(
    week: &Week,
    who: Who<'_>,
    monday: NaiveDate,
    export: &Export<'_>,
) -> Result<(String, Vec<ExportedEvent>), CalendarError> {
    if let Who::One(id) = who
        && week.staff_member(id).is_none()
    {
        let id = excerpt(id);
        let problem = ErrorKind::UnknownStaff { id };
        return Err(Error::new("staffId", problem).into());
    }
    if monday.weekday() != Weekday::Mon {
        return Err(CalendarError::NotAMonday { date: monday });
    }
    if !(1..=LAST_YEAR).contains(&monday.year()) {
        return Err(CalendarError::DateOutOfRange);
    }
    let stamp = moment_of(export.now_ms)?;
    let zone = export.zone.map(time_zone).transpose()?;

    let asked = |staff_id: &str| who == Who::Everybody || who == Who::One(staff_id);
    let before: HashMap<&str, &ExportedEvent> = export
        .earlier
        .iter()
        .map(|event| (&*event.uid, event))
        .collect();
    let mut events = Vec::new();
    let schedule: Schedule = week.schedule();
    for shift in schedule.shifts() {
        if asked(&shift.staff_id) && !week.is_away(&shift.staff_id, shift.time.day) {
            let event = exported(week, shift, monday, export);
            events.push(event.ok_or(CalendarError::DateOutOfRange)?);
        }
    }
    let uids: HashSet<&str> = events.iter().map(|event| &*event.uid).collect();
    let gone = export.earlier.iter().filter(|event| {
        event.monday == monday && asked(&event.staff_id) && !uids.contains(&*event.uid)
    });
    let gone: Vec<ExportedEvent> = gone
        .map(|event| ExportedEvent {
            cancelled: true,
            ..event.clone()
        })
        .collect();
    events.extend(gone);
    if events.is_empty() {
        return Err(CalendarError::Empty);
    }
    let mut text = String::from(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Brightcrew//Shift scheduler//EN\r\nCALSCALE:GREGORIAN\r\n",
    );
    text.push_str(&zone.unwrap_or_default());
    for event in &mut events {
        numbered(event, before.get(&*event.uid).copied(), export.now_ms);
        write_event(&mut text, event, who, stamp, export)?;
    }
    text.push_str("END:VCALENDAR\r\n");
    let known: HashSet<String> = events.iter().map(|event| event.uid.clone()).collect();
    let others = export.earlier.iter();
    events.extend(others.filter(|event| !known.contains(&event.uid)).cloned());
    Ok((text, events))
}

/// Writes a property in lines of at most 75 octets.
fn write_property(text: &mut String, name: &str, value: &str) {
    const LONGEST: usize = 75;
    let mut octets = 0;
    for c in name.chars().chain([':']).chain(value.chars()) {
        if octets + c.len_utf8() > LONGEST {
            text.push_str("\r\n ");
            octets = 1;
        }
        text.push(c);
        octets += c.len_utf8();
    }
    text.push_str("\r\n");
}

fn moment_of(millis: u64) -> Result<DateTime<Utc>, CalendarError> {
    i64::try_from(millis)
        .ok()
        .and_then(DateTime::from_timestamp_millis)
        .filter(|stamp| stamp.year() <= LAST_YEAR)
        .ok_or(CalendarError::Time { millis })
}

/// The event of a shift; `None` if it ends after the last year.
fn exported(
    week: &Week,
    shift: &Shift,
    monday: NaiveDate,
    export: &Export<'_>,
) -> Option<ExportedEvent> {
    let member = week.staff_member(&shift.staff_id)?;
    let position = week.position(week.position_of_shift(shift))?;
    let words = export.words;
    let team = words.teams.get(&position.team).unwrap_or(&position.team);
    let mut lines = vec![team.clone()];
    if shift.break_minutes > 0 {
        lines.push(format!("{}: {} min", words.rest, shift.break_minutes));
    }
    lines.extend(shift.note.clone());
    let confirmed = if shift.confirmed {
        CONFIRMED
    } else {
        TENTATIVE
    };
    Some(ExportedEvent {
        uid: uid(export.roster, monday, shift),
        staff_id: shift.staff_id.clone(),
        monday,
        start: moment(monday, shift.start_minutes())?,
        end: moment(monday, shift.end_minutes())?,
        name: member.name.clone(),
        position: position.name.clone(),
        rest: format!("{confirmed}{}", lines.join("\n")),
        sequence: 0,
        modified_ms: export.now_ms,
        cancelled: false,
    })
}

/// The first letter of [`ExportedEvent::rest`].
const CONFIRMED: char = '+';
const TENTATIVE: char = '?';

/// Gives an event its number: that of its earlier version if nothing changed, else the minute in which it did, so that
/// it is higher even if an earlier export is not known.
fn numbered(event: &mut ExportedEvent, earlier: Option<&ExportedEvent>, now_ms: u64) {
    /// 2026-01-01 in minutes since 1970.
    const FIRST: u64 = 29_453_760;
    if let Some(earlier) = earlier {
        (event.sequence, event.modified_ms) = (earlier.sequence, earlier.modified_ms);
        if event == earlier {
            return;
        }
    }
    let minute = (now_ms / 60_000).saturating_sub(FIRST);
    let next = earlier.map_or(0, |earlier| earlier.sequence.saturating_add(1));
    event.sequence = u32::try_from(minute).unwrap_or(u32::MAX).max(next);
    event.modified_ms = now_ms;
}

fn write_event(
    text: &mut String,
    event: &ExportedEvent,
    who: Who<'_>,
    stamp: DateTime<Utc>,
    export: &Export<'_>,
) -> Result<(), CalendarError> {
    let zone = export.zone.map(|zone| format!(";TZID={}", zone.id));
    let zone = zone.unwrap_or_default();
    let at = |moment: NaiveDateTime| moment.format(LOCAL).to_string();
    let utc = |moment: DateTime<Utc>| moment.format("%Y%m%dT%H%M%SZ").to_string();
    let summary = match who {
        Who::One(_) => event.position.clone(),
        Who::Everybody => format!("{}: {}", event.name, event.position),
    };
    let status = match (event.cancelled, event.rest.starts_with(CONFIRMED)) {
        (true, _) => "CANCELLED",
        (false, true) => "CONFIRMED",
        (false, false) => "TENTATIVE",
    };
    let description = event.rest.trim_start_matches([CONFIRMED, TENTATIVE]);
    let place = export.words.place.as_deref();
    text.push_str("BEGIN:VEVENT\r\n");
    let mut write = |name: &str, value: &str| write_property(text, name, value);
    write("DESCRIPTION", &plain(description));
    write(&format!("DTEND{zone}"), &at(event.end));
    write("DTSTAMP", &utc(stamp));
    write(&format!("DTSTART{zone}"), &at(event.start));
    write("LAST-MODIFIED", &utc(moment_of(event.modified_ms)?));
    if let Some(place) = place {
        write("LOCATION", &plain(place));
    }
    write("SEQUENCE", &event.sequence.to_string());
    write("STATUS", status);
    write("SUMMARY", &plain(&summary));
    write("UID", &event.uid);
    text.push_str("END:VEVENT\r\n");
    Ok(())
}

/// The definition of a zone (VTIMEZONE) around the exported week.
fn time_zone(zone: &Zone) -> Result<String, CalendarError> {
    let is_name = !zone.id.is_empty()
        && zone.id.len() <= 64
        && zone
            .id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"/_+-".contains(&byte));
    if !is_name {
        let id = excerpt(&zone.id);
        return Err(CalendarError::Zone { id });
    }
    let offsets = zone.changes.iter().map(|change| change.offset);
    let standard = offsets.chain([zone.offset]).min().unwrap_or(zone.offset);
    let mut text = format!("BEGIN:VTIMEZONE\r\nTZID:{}\r\n", zone.id);
    let mut before = zone.offset;
    let first = ("19700101T000000".to_owned(), zone.offset);
    let changes = zone.changes.iter();
    let changes = changes.map(|change| (change.at.format(LOCAL).to_string(), change.offset));
    for (at, offset) in std::iter::once(first).chain(changes) {
        let kind = if offset == standard {
            "STANDARD"
        } else {
            "DAYLIGHT"
        };
        let (from, to) = (offset_text(before), offset_text(offset));
        // Writing to a String cannot fail.
        let _ = write!(
            text,
            "BEGIN:{kind}\r\nDTSTART:{at}\r\nTZOFFSETFROM:{from}\r\nTZOFFSETTO:{to}\r\nEND:{kind}\r\n"
        );
        before = offset;
    }
    text.push_str("END:VTIMEZONE\r\n");
    Ok(text)
}

/// `+0100`, `-0330`.
fn offset_text(minutes: i32) -> String {
    let sign = if minutes < 0 { '-' } else { '+' };
    let minutes = minutes.unsigned_abs();
    format!("{sign}{:02}{:02}", minutes / 60, minutes % 60)
}

/// A unique id that is stable for the same shift of the same week of the same roster. Ids may contain any character,
/// including the separator used here, so everything but ASCII letters and digits is escaped.
fn uid(roster: &str, monday: NaiveDate, shift: &Shift) -> String {
    let week = monday.format("%Y%m%d").to_string();
    let parts = [roster, &week, &shift.staff_id, &shift.id].map(escaped);
    parts.join("-") + "@brightcrew"
}

fn escaped(id: &str) -> String {
    let mut text = String::new();
    for byte in id.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "_{byte:02x}");
        }
    }
    text
}

/// The date and time a number of minutes after Monday 0:00.
fn moment(monday: NaiveDate, minutes: usize) -> Option<NaiveDateTime> {
    let passed = TimeDelta::try_minutes(i64::try_from(minutes).ok()?)?;
    let moment = monday.and_time(NaiveTime::MIN).checked_add_signed(passed)?;
    Some(moment).filter(|moment| moment.year() <= LAST_YEAR)
}

/// A text as the value of a property (RFC 5545, 3.3.11), without the control characters that would end or break a line.
fn plain(text: &str) -> String {
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut value = String::with_capacity(lines.len());
    for c in lines.chars() {
        match c {
            '\n' => value.push_str("\\n"),
            '\\' | ';' | ',' => value.extend(['\\', c]),
            c if c.is_control() => value.push(' '),
            c => value.push(c),
        }
    }
    value
}

#[cfg(test)]
mod tests;
