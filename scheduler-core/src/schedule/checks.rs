//! What all checks of raw data share.

use super::{
    error::{Error, ErrorKind},
    shift_time::start_hour,
    time::{HOURS, HourRange},
};

/// The most heads that a position may require.
pub const MAX_REQUIRED: u32 = 1_000_000;
/// The longest id, name or other text of a schedule, in Unicode scalar values.
pub const MAX_TEXT_LENGTH: usize = 200;

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

/// Checks texts by their names: the length of each, and that an id is not blank.
pub(crate) fn texts(fields: &[(&'static str, &str)]) -> Result<(), Error> {
    for (path, text) in fields {
        let length = text.chars().count();
        if length > MAX_TEXT_LENGTH {
            let limit = MAX_TEXT_LENGTH;
            return Err(Error::new(*path, ErrorKind::TextTooLong { length, limit }));
        }
        if *path == "id" && text.trim().is_empty() {
            return Err(Error::new("id", ErrorKind::BlankId));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_of_a_day_have_an_hour_in_them() {
        let found = |start, end| {
            let checked = validate_hours(HourRange::new(start, end));
            checked.map_err(|error| (error.path, error.kind))
        };
        assert_eq!(found(0, HOURS), Ok(()));
        let (start, end) = ("9".to_owned(), "9".to_owned());
        let empty = ErrorKind::EmptyRange { start, end };
        assert_eq!(found(9, 9), Err(("end".to_owned(), empty)));
        let late = ErrorKind::End { value: 25 };
        assert_eq!(found(9, 25), Err(("end".to_owned(), late)));
    }

    #[test]
    fn the_first_wrong_entry_is_named_and_long_texts_are_cut() {
        let checked = each("shifts", &[1, 2, 30, 40], |end| {
            validate_hours(HourRange::new(0, *end))
        });
        assert_eq!(checked.unwrap_err().path, "shifts[2].end");
        assert_eq!(excerpt(&"x".repeat(60)).chars().count(), 60);
        assert_eq!(excerpt(&"x".repeat(61)), "x".repeat(60) + "…");
    }
}
