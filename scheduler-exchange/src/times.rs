//! Times of day, lengths, days and dates as people write them in tables.

use scheduler_core::Day;

/// Why a text cannot be read as a time or length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotRead {
    /// It is not in a known form, or out of range.
    Unreadable,
    /// It is valid, but not to the quarter of an hour.
    NotAQuarter,
}

/// The short name of a day, as in the output.
pub(crate) fn day_name(day: Day) -> &'static str {
    const NAMES: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    NAMES.get(day.index()).copied().unwrap_or_default()
}

/// A time of day as `09:30`, from minutes since midnight, modulo 24 hours.
pub(crate) fn clock(minutes: usize) -> String {
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// A length as `8` or `8:15`, from minutes.
pub(crate) fn length(minutes: usize) -> String {
    match (minutes / 60, minutes % 60) {
        (hours, 0) => hours.to_string(),
        (hours, minutes) => format!("{hours}:{minutes:02}"),
    }
}

/// A time of day as it is written: `9`, `09:00`, `17.30`, `9h30`, `0930`, `9 AM`, `5:45 p.m.`, `09:00:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Clock {
    /// Minutes since midnight. More than 1440 if an hour over 24 was written: 25 is 1 AM of the next day.
    pub minutes: usize,
    /// How it is written.
    pub style: ClockStyle,
    /// Whether am or pm stands behind it.
    pub halved: bool,
    /// Whether the hour has a zero in front, which only 24-hour times have.
    pub zero: bool,
}

/// How a time of day is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClockStyle {
    /// An hour: `9`.
    Hour,
    /// Hour and minutes: `9:30`, `9.30`, `9h30`.
    Minutes,
    /// Three or four digits: `930`, `0930`.
    Packed,
}

/// The highest hour that is read: 11 PM of the next day.
const LAST_HOUR: usize = 47;

/// Reads a time of day at the beginning of a text, and the number of bytes that it takes. The letters may be in any
/// case. Neither a digit nor a letter may follow.
#[must_use]
pub fn clock_at(text: &str) -> Option<(Clock, usize)> {
    let mut rest = text;
    let digits = take_digits(&mut rest);
    let (hour, mut minute, style) = match digits.len() {
        1 | 2 => (number(digits)?, 0, ClockStyle::Hour),
        3 | 4 => {
            let (hour, minute) = digits.split_at_checked(digits.len() - 2)?;
            (number(hour)?, number(minute)?, ClockStyle::Packed)
        }
        _ => return None,
    };
    let mut style = style;
    if style == ClockStyle::Hour {
        let separated = rest.strip_prefix([':', '.', 'h', 'H']);
        if let Some(mut after) = separated
            && let Some(two) = two_digits(take_digits(&mut after))
        {
            (minute, style, rest) = (two, ClockStyle::Minutes, after);
            // Seconds, as spreadsheets save times.
            if let Some(mut after) = rest.strip_prefix(':')
                && two_digits(take_digits(&mut after)).is_some()
            {
                rest = after;
            }
        } else if rest.starts_with(':') {
            return None;
        }
    }
    let half = half_of_day(&mut rest);
    let mut ends = rest;
    if half.is_none()
        && let Some(after) = rest.strip_prefix(['h', 'H'])
    {
        ends = after;
    }
    if ends.starts_with(|c: char| c.is_alphanumeric()) || minute >= 60 {
        return None;
    }
    let hour = match half {
        None => hour,
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return None,
    };
    let clock = Clock {
        minutes: hour * 60 + minute,
        style,
        halved: half.is_some(),
        zero: digits.starts_with('0') && digits.len() > 1,
    };
    (hour <= LAST_HOUR).then_some((clock, text.len() - ends.len()))
}

fn take_digits<'a>(text: &mut &'a str) -> &'a str {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at_checked(end).unwrap_or_default();
    *text = rest;
    digits
}

/// Takes `am`, `p.m.`, `a. m.`, `a` or `p` (directly behind the digits) off a text: 0 or 12 hours.
fn half_of_day(text: &mut &str) -> Option<usize> {
    let spaced = text.trim_start_matches([' ', '\u{a0}', '\u{202f}']);
    let mut letters = spaced
        .char_indices()
        .filter(|(_, c)| *c != '.' && *c != ' ' && *c != '\u{a0}');
    let half = match letters.next()?.1.to_ascii_lowercase() {
        'a' => 0,
        'p' => 12,
        _ => return None,
    };
    let (end, second) = letters.next().unwrap_or((0, ' '));
    let rest = if second.eq_ignore_ascii_case(&'m') {
        spaced.get(end + 1..)?
    } else {
        // A single letter belongs to the digits in front of it.
        (spaced.len() == text.len())
            .then(|| spaced.get(1..))
            .flatten()?
    };
    let rest = rest.strip_prefix('.').unwrap_or(rest);
    if rest.starts_with(char::is_alphanumeric) {
        return None;
    }
    *text = rest;
    Some(half)
}

/// Minutes since midnight, 0 to 1440, from `9`, `09:00`, `17.30`, `9h30`, `9 AM` or `5:45 pm`.
pub(crate) fn read_clock(text: &str) -> Result<usize, NotRead> {
    let text = text.trim();
    let (clock, used) = clock_at(text).ok_or(NotRead::Unreadable)?;
    if used != text.len() || clock.minutes > 24 * 60 || clock.style == ClockStyle::Packed {
        return Err(NotRead::Unreadable);
    }
    quarters(clock.minutes)
}

/// A length in minutes, more than 0 and at most 1440, from `8`, `8:15`, `8.25` or `8,25`.
pub(crate) fn read_length(text: &str) -> Result<usize, NotRead> {
    let text = text.trim();
    let (hours, minutes) = if let Some((hours, minutes)) = text.split_once(':') {
        let minutes = two_digits(minutes).filter(|minutes| *minutes < 60);
        (hours, minutes.ok_or(NotRead::Unreadable)?)
    } else if let Some((hours, fraction)) = text.split_once(['.', ',']) {
        let minutes = match fraction.trim_end_matches('0') {
            "" => 0,
            "25" => 15,
            "5" => 30,
            "75" => 45,
            digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                return Err(NotRead::NotAQuarter);
            }
            _ => return Err(NotRead::Unreadable),
        };
        (hours, minutes)
    } else {
        (text, 0)
    };
    let minutes = number(hours).ok_or(NotRead::Unreadable)? * 60 + minutes;
    if minutes == 0 || minutes > 24 * 60 {
        return Err(NotRead::Unreadable);
    }
    quarters(minutes)
}

fn quarters(minutes: usize) -> Result<usize, NotRead> {
    if minutes.is_multiple_of(15) {
        return Ok(minutes);
    }
    Err(NotRead::NotAQuarter)
}

/// A number of one or two digits.
fn number(digits: &str) -> Option<usize> {
    let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

fn two_digits(digits: &str) -> Option<usize> {
    number(digits).filter(|_| digits.len() == 2)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn common_forms_of_times_are_read() {
        let table = [
            ("9", 540),
            ("09", 540),
            ("09:00", 540),
            ("9:30", 570),
            ("9 AM", 540),
            ("9am", 540),
            (" 9 a.m. ", 540),
            ("9 a. m.", 540),
            ("5:45 pm", 1065),
            ("5.45PM", 1065),
            ("17.30", 1050),
            ("12 am", 0),
            ("12:15 AM", 15),
            ("12 pm", 720),
            ("0", 0),
            ("00:00", 0),
            ("24:00", 1440),
            ("24", 1440),
            ("9h30", 570),
            ("9h", 540),
            ("9:30:00", 570),
            ("7a", 420),
            ("11p", 1380),
        ];
        for (text, minutes) in table {
            assert_eq!(read_clock(text), Ok(minutes), "{text}");
        }
        for text in ["9:10", "17.31", "9:59 am"] {
            assert_eq!(read_clock(text), Err(NotRead::NotAQuarter), "{text}");
        }
        for text in [
            "", "x", "9:3", "9:", ":30", "009", "25", "24:15", "9:60", "9:75", "13 pm", "0 am",
            "9 xm", "am", "-9", "+9", "930", "9:30:0", "９", "9 am 5", "é",
        ] {
            assert_eq!(read_clock(text), Err(NotRead::Unreadable), "{text}");
        }
    }

    #[test]
    fn common_forms_of_lengths_are_read() {
        let table = [
            ("8", 480),
            ("08", 480),
            ("8:15", 495),
            ("8.25", 495),
            ("8,5", 510),
            ("8.50", 510),
            ("0.75", 45),
            ("0:15", 15),
            (" 24 ", 1440),
            ("8.00", 480),
        ];
        for (text, minutes) in table {
            assert_eq!(read_length(text), Ok(minutes), "{text}");
        }
        for text in ["8:20", "8.3", "8,15", "8.255"] {
            assert_eq!(read_length(text), Err(NotRead::NotAQuarter), "{text}");
        }
        for text in [
            "",
            "0",
            "0:00",
            "25",
            "24:15",
            "24.25",
            "-8",
            "8h",
            "8:60",
            "8:5",
            ".5",
            "1,000,000",
            "8.x",
        ] {
            assert_eq!(read_length(text), Err(NotRead::Unreadable), "{text}");
        }
    }

    #[test]
    fn short_names_of_days_are_read_back() {
        for day in Day::ALL {
            assert_eq!(crate::days::weekday(day_name(day)), Some(day));
        }
    }

    proptest! {
        #[test]
        fn written_times_round_trip(quarters in 1_usize..=96) {
            let minutes = quarters * 15;
            prop_assert_eq!(read_length(&length(minutes)), Ok(minutes));
            prop_assert_eq!(read_clock(&clock(minutes)), Ok(minutes % 1440));
        }

        #[test]
        fn no_text_panics(text: String, short in "[0-9:.,apm é]{0,7}") {
            let _ = (read_clock(&text), read_length(&text), read_clock(&short), read_length(&short));
        }
    }
}
