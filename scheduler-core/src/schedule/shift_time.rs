//! The limits of the times of a shift.

use super::{
    error::{ScheduleError, ScheduleProblem},
    time::HOURS,
};

/// The longest shift, in minutes.
pub const LONGEST_SHIFT_MINUTES: usize = 24 * 60;
/// The longest break of a shift, in minutes.
pub const MAX_BREAK_MINUTES: u8 = 240;

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

/// Checks the break of a shift whose length is known to be valid.
pub(crate) fn validate_break(
    break_minutes: u8,
    hours: u8,
    minutes: u8,
) -> Result<(), ScheduleError> {
    let length = usize::from(hours) * 60 + usize::from(minutes);
    let problem = if break_minutes > MAX_BREAK_MINUTES || !break_minutes.is_multiple_of(15) {
        let value = break_minutes.into();
        ScheduleProblem::BreakMinutes { value }
    } else if usize::from(break_minutes) >= length {
        let minutes = break_minutes;
        ScheduleProblem::BreakTooLong { minutes, length }
    } else {
        return Ok(());
    };
    Err(ScheduleError::new("breakMinutes", problem))
}

pub(super) fn start_hour(start: u8) -> Result<(), ScheduleError> {
    if start < HOURS {
        return Ok(());
    }
    let value = start.into();
    Err(ScheduleError::new(
        "start",
        ScheduleProblem::Start { value },
    ))
}

pub(super) fn quarter(field: &'static str, minute: u8) -> Result<(), ScheduleError> {
    if minute < 60 && minute.is_multiple_of(15) {
        return Ok(());
    }
    let value = minute.into();
    Err(ScheduleError::new(
        field,
        ScheduleProblem::Minute { field, value },
    ))
}
