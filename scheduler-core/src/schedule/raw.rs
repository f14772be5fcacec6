//! A schedule as it arrives: the right shape, but nothing in it checked yet.
//!
//! Unknown and missing fields and wrong types are refused here. Numbers are read wide, so that one out of
//! range gets an error that states the limit.

use serde::Deserialize;

use super::{
    entities::{Availability, Position, Shift, StaffMember},
    error::{ScheduleError, ScheduleProblem},
    time::Day,
    validate::{MAX_SHIFTS, validate_required},
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RawSchedule {
    positions: Vec<RawPosition>,
    staff: Vec<RawStaffMember>,
    shifts: Vec<RawShift>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawPosition {
    id: String,
    name: String,
    team: String,
    required: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawStaffMember {
    id: String,
    name: String,
    position_id: String,
    color: String,
    availability: Vec<RawAvailability>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawAvailability {
    day: i64,
    start: i64,
    #[serde(default)]
    start_minute: i64,
    end: i64,
    #[serde(default)]
    end_minute: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawShift {
    id: String,
    staff_id: String,
    day: i64,
    start: i64,
    #[serde(default)]
    start_minute: i64,
    hours: i64,
    #[serde(default)]
    minutes: i64,
    confirmed: bool,
}

type Parts = (Vec<Position>, Vec<StaffMember>, Vec<Shift>);

impl RawSchedule {
    /// The same data with numbers of the right size. What else may be wrong is for
    /// [`validate`](super::validate::validate) to find.
    pub fn into_parts(self) -> Result<Parts, ScheduleError> {
        if self.shifts.len() > MAX_SHIFTS {
            // Refused before each of them is looked at.
            let (kind, count, limit) = ("shifts", self.shifts.len(), MAX_SHIFTS);
            let problem = ScheduleProblem::TooMany { kind, count, limit };
            return Err(ScheduleError::new(kind, problem));
        }
        Ok((
            each("positions", self.positions, position)?,
            each("staff", self.staff, staff_member)?,
            each("shifts", self.shifts, shift)?,
        ))
    }
}

fn each<R, T>(
    list: &str,
    entries: Vec<R>,
    convert: impl Fn(R) -> Result<T, ScheduleError>,
) -> Result<Vec<T>, ScheduleError> {
    let entries = entries.into_iter().enumerate();
    entries
        .map(|(index, raw)| convert(raw).map_err(|error| error.inside(&format!("{list}[{index}]"))))
        .collect()
}

fn position(raw: RawPosition) -> Result<Position, ScheduleError> {
    let required = validate_required("required", raw.required)?;
    Ok(Position::new(raw.id, raw.name, raw.team, required))
}

fn staff_member(raw: RawStaffMember) -> Result<StaffMember, ScheduleError> {
    Ok(StaffMember {
        availability: each("availability", raw.availability, availability)?,
        id: raw.id,
        name: raw.name,
        position_id: raw.position_id,
        color: raw.color,
    })
}

fn availability(raw: RawAvailability) -> Result<Availability, ScheduleError> {
    Ok(Availability {
        day: day(raw.day)?,
        start: small("start", raw.start, |value| ScheduleProblem::Start { value })?,
        start_minute: minute("startMinute", raw.start_minute)?,
        end: small("end", raw.end, |value| {
            if value < 0 {
                let (start, end) = (raw.start.to_string(), value.to_string());
                ScheduleProblem::EmptyRange { start, end }
            } else {
                ScheduleProblem::End { value }
            }
        })?,
        end_minute: minute("endMinute", raw.end_minute)?,
    })
}

fn shift(raw: RawShift) -> Result<Shift, ScheduleError> {
    Ok(Shift {
        id: raw.id,
        staff_id: raw.staff_id,
        day: day(raw.day)?,
        start: small("start", raw.start, |value| ScheduleProblem::Start { value })?,
        start_minute: minute("startMinute", raw.start_minute)?,
        hours: small("hours", raw.hours, |value| ScheduleProblem::Hours { value })?,
        minutes: minute("minutes", raw.minutes)?,
        confirmed: raw.confirmed,
    })
}

fn day(value: i64) -> Result<Day, ScheduleError> {
    usize::try_from(value)
        .ok()
        .and_then(Day::from_index)
        .ok_or_else(|| ScheduleError::new("day", ScheduleProblem::Day { value }))
}

fn minute(field: &'static str, value: i64) -> Result<u8, ScheduleError> {
    small(field, value, |value| ScheduleProblem::Minute {
        field,
        value,
    })
}

fn small(
    path: &str,
    value: i64,
    problem: impl Fn(i64) -> ScheduleProblem,
) -> Result<u8, ScheduleError> {
    u8::try_from(value).map_err(|_| ScheduleError::new(path, problem(value)))
}
