//! The checks that raw data must pass to become a schedule.

use std::collections::HashMap;

use super::{
    entities::{Availability, Position, Shift, StaffMember},
    error::{ScheduleError, ScheduleProblem},
    time::{HOURS, HourRange},
};

/// The longest shift, in minutes.
pub const LONGEST_SHIFT_MINUTES: usize = 24 * 60;
/// The most heads that a position may require.
pub const MAX_REQUIRED: u32 = 1_000_000;
/// The most positions of one schedule.
pub const MAX_POSITIONS: usize = 1_000;
/// The most staff members of one schedule.
pub const MAX_STAFF: usize = 20_000;
/// The most shifts of one schedule.
pub const MAX_SHIFTS: usize = 200_000;
/// The most ranges of availability of one staff member.
pub const MAX_AVAILABILITY: usize = 1_000;
/// The longest id, name or other text of a schedule, in Unicode scalar values.
pub const MAX_TEXT_LENGTH: usize = 200;

/// Checks everything that a schedule promises; see [`Schedule::new`](super::Schedule::new).
pub(super) fn validate(
    positions: &[Position],
    staff: &[StaffMember],
    shifts: &[Shift],
) -> Result<(), ScheduleError> {
    limit("positions", positions.len(), MAX_POSITIONS)?;
    limit("staff", staff.len(), MAX_STAFF)?;
    limit("shifts", shifts.len(), MAX_SHIFTS)?;

    each("positions", positions, position)?;
    let position_ids = unique("positions", positions.iter().map(|position| &position.id))?;
    each("staff", staff, |member| staff_member(member, &position_ids))?;
    let staff_ids = unique("staff", staff.iter().map(|member| &member.id))?;
    each("shifts", shifts, |entry| shift(entry, &staff_ids))?;
    unique("shifts", shifts.iter().map(|shift| &shift.id))?;
    Ok(())
}

/// Checks a number of heads.
pub(crate) fn validate_required(path: &str, value: i64) -> Result<u32, ScheduleError> {
    u32::try_from(value)
        .ok()
        .filter(|heads| *heads <= MAX_REQUIRED)
        .ok_or_else(|| ScheduleError::new(path, ScheduleProblem::Required { value }))
}

/// Checks the start and the length of a shift.
pub(crate) fn validate_shift_times(
    start: u8,
    start_minute: u8,
    hours: u8,
    minutes: u8,
) -> Result<(), ScheduleError> {
    start_hour(start)?;
    quarter("startMinute", start_minute)?;
    quarter("minutes", minutes)?;
    let problem = match usize::from(hours) * 60 + usize::from(minutes) {
        0 => ScheduleProblem::Hours { value: 0 },
        length if length <= LONGEST_SHIFT_MINUTES => return Ok(()),
        _ if minutes == 0 => ScheduleProblem::Hours {
            value: hours.into(),
        },
        minutes => ScheduleProblem::TooLong { minutes },
    };
    Err(ScheduleError::new("hours", problem))
}

/// Checks that hours of a day are a range with an hour in it.
pub(crate) fn validate_hours(hours: HourRange) -> Result<(), ScheduleError> {
    start_hour(hours.start)?;
    let HourRange { start, end } = hours;
    let problem = if end <= start {
        let (start, end) = (start.to_string(), end.to_string());
        ScheduleProblem::EmptyRange { start, end }
    } else if end > HOURS {
        ScheduleProblem::End { value: end.into() }
    } else {
        return Ok(());
    };
    Err(ScheduleError::new("end", problem))
}

fn start_hour(start: u8) -> Result<(), ScheduleError> {
    if start < HOURS {
        return Ok(());
    }
    let value = start.into();
    Err(ScheduleError::new(
        "start",
        ScheduleProblem::Start { value },
    ))
}

fn quarter(field: &'static str, minute: u8) -> Result<(), ScheduleError> {
    if minute < 60 && minute.is_multiple_of(15) {
        return Ok(());
    }
    let value = minute.into();
    Err(ScheduleError::new(
        field,
        ScheduleProblem::Minute { field, value },
    ))
}

fn limit(kind: &'static str, count: usize, limit: usize) -> Result<(), ScheduleError> {
    if count <= limit {
        return Ok(());
    }
    let problem = ScheduleProblem::TooMany { kind, count, limit };
    Err(ScheduleError::new(kind, problem))
}

/// Checks every entry of a list.
pub(crate) fn each<T>(
    list: &str,
    entries: &[T],
    check: impl Fn(&T) -> Result<(), ScheduleError>,
) -> Result<(), ScheduleError> {
    for (index, entry) in entries.iter().enumerate() {
        check(entry).map_err(|error| error.inside(&format!("{list}[{index}]")))?;
    }
    Ok(())
}

/// The index of every id of a list, or the first id that an earlier entry has too.
pub(crate) fn unique<'a>(
    list: &str,
    ids: impl Iterator<Item = &'a String>,
) -> Result<HashMap<&'a str, usize>, ScheduleError> {
    let mut index_of = HashMap::new();
    for (index, id) in ids.enumerate() {
        if let Some(first) = index_of.insert(id.as_str(), index) {
            let (id, first) = (excerpt(id), format!("{list}[{first}]"));
            let problem = ScheduleProblem::DuplicateId { id, first };
            return Err(ScheduleError::new(format!("{list}[{index}].id"), problem));
        }
    }
    Ok(index_of)
}

pub(crate) fn texts(fields: &[(&'static str, &str)]) -> Result<(), ScheduleError> {
    for (path, text) in fields {
        let length = text.chars().count();
        if length > MAX_TEXT_LENGTH {
            let limit = MAX_TEXT_LENGTH;
            return Err(ScheduleError::new(
                *path,
                ScheduleProblem::TextTooLong { length, limit },
            ));
        }
        if *path == "id" && text.trim().is_empty() {
            return Err(ScheduleError::new("id", ScheduleProblem::BlankId));
        }
    }
    Ok(())
}

fn position(position: &Position) -> Result<(), ScheduleError> {
    let Position {
        id,
        name,
        team,
        required,
    } = position;
    texts(&[("id", id), ("name", name), ("team", team)])?;
    validate_required("required", (*required).into())?;
    Ok(())
}

fn staff_member(
    member: &StaffMember,
    positions: &HashMap<&str, usize>,
) -> Result<(), ScheduleError> {
    let StaffMember {
        id,
        name,
        position_id,
        color,
        availability: ranges,
    } = member;
    texts(&[("id", id), ("name", name), ("color", color)])?;
    if !positions.contains_key(position_id.as_str()) {
        let id = excerpt(position_id);
        let problem = ScheduleProblem::UnknownPosition { id };
        return Err(ScheduleError::new("positionId", problem));
    }
    limit("availability", ranges.len(), MAX_AVAILABILITY)?;
    each("availability", ranges, availability)
}

fn availability(range: &Availability) -> Result<(), ScheduleError> {
    start_hour(range.start)?;
    quarter("startMinute", range.start_minute)?;
    quarter("endMinute", range.end_minute)?;
    let (start, end) = range.minutes_of_day();
    if end <= start {
        let clock = |hour: u8, minute: u8| match minute {
            0 => hour.to_string(),
            _ => format!("{hour}:{minute:02}"),
        };
        let (start, end) = (
            clock(range.start, range.start_minute),
            clock(range.end, range.end_minute),
        );
        return Err(ScheduleError::new(
            "end",
            ScheduleProblem::EmptyRange { start, end },
        ));
    }
    if end > usize::from(HOURS) * 60 {
        let value = range.end.into();
        return Err(ScheduleError::new("end", ScheduleProblem::End { value }));
    }
    Ok(())
}

fn shift(shift: &Shift, staff: &HashMap<&str, usize>) -> Result<(), ScheduleError> {
    texts(&[("id", &shift.id)])?;
    if !staff.contains_key(shift.staff_id.as_str()) {
        let id = excerpt(&shift.staff_id);
        let problem = ScheduleProblem::UnknownStaff { id };
        return Err(ScheduleError::new("staffId", problem));
    }
    validate_shift_times(shift.start, shift.start_minute, shift.hours, shift.minutes)
}

/// The start of a text that came from outside, short enough for a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}
