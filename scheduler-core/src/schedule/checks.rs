//! What all checks of raw data share.

use super::{
    error::{Error, ErrorKind},
    shift_time::start_hour,
    time::{HOURS, HourRange},
};

/// The most heads that a position may require.
pub const MAX_REQUIRED: u32 = 1_000_000;

/// Checks that hours of a day are a range with an hour in it.
pub(crate) fn validate_hours(hours: HourRange) -> Result<(), Error> {
    start_hour(hours.start)?;
    let HourRange { start, end } = hours;
    let problem = if end <= start {
        let (start, end) = (start.to_string(), end.to_string());
        ErrorKind::EmptyRange { start, end }
    } else if end > HOURS {
        ErrorKind::End { value: end.into() }
    } else {
        return Ok(());
    };
    Err(Error::new("end", problem))
}

/// Checks every entry of a list.
pub(crate) fn each<T>(
    list: &str,
    entries: &[T],
    check: impl Fn(&T) -> Result<(), Error>,
) -> Result<(), Error> {
    for (index, entry) in entries.iter().enumerate() {
        check(entry).map_err(|error| error.inside(&format!("{list}[{index}]")))?;
    }
    Ok(())
}

/// The start of a text from outside, for use in a message: at most 60 characters, followed by an ellipsis if it was
/// longer.
///
/// ```
/// use scheduler_core::schedule::excerpt;
///
/// assert_eq!(excerpt("ada"), "ada");
/// assert_eq!(excerpt(&"x".repeat(200)).chars().count(), 61);
/// ```
#[must_use]
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}
