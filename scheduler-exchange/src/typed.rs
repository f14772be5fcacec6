//! The times of a shift as people type them.

use serde::Serialize;

use crate::times::{NotRead, read_clock, read_length};

const DAY: usize = 24 * 60;

/// Times of a shift, to the quarter of an hour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TypedTimes {
    /// The start, in minutes since midnight, 0 to 1425.
    pub start_minutes: u32,
    /// The length in minutes, 15 to 1440; `None` if only a start was typed.
    pub length_minutes: Option<u32>,
}

/// Why a text cannot be read as the times of a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedTimesError {
    /// It is not in the form of a time range.
    #[error("times must be typed like 9-17, 9:30-17:45, 9am-5pm, 17-1 or 9+8")]
    Unreadable,
    /// A time that is not to the quarter of an hour.
    #[error("times must be quarters of an hour: 00, 15, 30 or 45 minutes")]
    NotAQuarter,
    /// A shift that ends at its start.
    #[error("a shift must not end at its start")]
    NoLength,
}

impl From<NotRead> for TypedTimesError {
    fn from(reason: NotRead) -> Self {
        match reason {
            NotRead::Unreadable => Self::Unreadable,
            NotRead::NotAQuarter => Self::NotAQuarter,
        }
    }
}

/// Reads `9-17`, `9:30-17:45`, `9am-5pm`, `17-1` (over midnight), `9+8` (a start and hours), or a start alone, `9:30 am`.
///
/// # Errors
/// The reason if a text is none of these.
///
/// ```
/// use scheduler_exchange::typed;
///
/// let times = typed::read("9:30 AM - 5:45 PM")?;
/// assert_eq!((times.start_minutes, times.length_minutes), (570, Some(495)));
/// # Ok::<(), typed::TypedTimesError>(())
/// ```
pub fn read(text: &str) -> Result<TypedTimes, TypedTimesError> {
    if let Some((start, length)) = text.split_once('+') {
        return times(start, |_| Ok(Some(read_length(length)?)));
    }
    match text.split_once(['-', '–', '—']) {
        None => times(text, |_| Ok(None)),
        Some((start, end)) => times(start, |start| {
            let end = read_clock(end)?;
            let length = if end > start { end } else { end + DAY } - start;
            if length == DAY && end != DAY {
                return Err(TypedTimesError::NoLength);
            }
            Ok(Some(length))
        }),
    }
}

fn times(
    start: &str,
    length: impl FnOnce(usize) -> Result<Option<usize>, TypedTimesError>,
) -> Result<TypedTimes, TypedTimesError> {
    // 24:00 as a start is midnight of the next day, and the shift would belong to that day.
    let start = read_clock(start)?;
    if start == DAY {
        return Err(TypedTimesError::Unreadable);
    }
    let minutes = |minutes: usize| u32::try_from(minutes).unwrap_or(u32::MAX);
    Ok(TypedTimes {
        start_minutes: minutes(start),
        length_minutes: length(start)?.map(minutes),
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of(text: &str) -> Result<(u32, Option<u32>), TypedTimesError> {
        read(text).map(|times| (times.start_minutes, times.length_minutes))
    }

    #[test]
    fn common_forms_of_times_are_read() {
        for (text, start, length) in [
            ("9-17", 540, Some(480)),
            ("9:30-17:45", 570, Some(495)),
            ("9am-5pm", 540, Some(480)),
            ("9 AM - 5:30 PM", 540, Some(510)),
            ("11 – 19", 660, Some(480)),
            ("17-1", 1020, Some(480)),
            ("17-24", 1020, Some(420)),
            ("0-24", 0, Some(1440)),
            ("9+8", 540, Some(480)),
            ("9:15 + 7.5", 555, Some(450)),
            ("9:30 am", 570, None),
            (" 14 ", 840, None),
        ] {
            assert_eq!(of(text), Ok((start, length)), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        for text in [
            "", "-", "9-", "-17", "nine", "9-17-20", "24-8", "9+", "9+0", "25-26", "9to5", "9+8-3",
        ] {
            assert_eq!(of(text), Err(TypedTimesError::Unreadable), "{text}");
        }
        for text in ["9:10-17", "9-17:50", "9+7.3"] {
            assert_eq!(of(text), Err(TypedTimesError::NotAQuarter), "{text}");
        }
        assert_eq!(of("9-9"), Err(TypedTimesError::NoLength));
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String, short in "[0-9:.,+apm –-]{0,9}") {
            let _ = (read(&text), read(&short));
        }
    }
}
