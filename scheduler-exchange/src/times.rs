//! Times of day, lengths, days and dates as people write them in tables.

#[cfg(feature = "files")]
use scheduler_core::Day;

#[cfg(feature = "files")]
const DAY_NAMES: [(&str, &str); 7] = [
    ("mon", "monday"),
    ("tue", "tuesday"),
    ("wed", "wednesday"),
    ("thu", "thursday"),
    ("fri", "friday"),
    ("sat", "saturday"),
    ("sun", "sunday"),
];

/// Why a text cannot be read as a time or length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotRead {
    /// It is not in a known form, or out of range.
    Unreadable,
    /// It is valid, but not to the quarter of an hour.
    NotAQuarter,
}

/// The short name of a day, as in the output.
#[cfg(feature = "files")]
pub(crate) fn day_name(day: Day) -> &'static str {
    DAY_NAMES.get(day.index()).map_or("", |(short, _)| short)
}

/// A day by its English name, short or long.
#[cfg(feature = "files")]
pub(crate) fn read_day(text: &str) -> Option<Day> {
    let text = text.trim();
    Day::ALL
        .into_iter()
        .zip(DAY_NAMES)
        .find_map(|(day, names)| {
            let (short, long) = names;
            (short.eq_ignore_ascii_case(text) || long.eq_ignore_ascii_case(text)).then_some(day)
        })
}

/// A time of day as `09:30`, from minutes since midnight, modulo 24 hours.
#[cfg(feature = "files")]
pub(crate) fn clock(minutes: usize) -> String {
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// A length as `8` or `8:15`, from minutes.
#[cfg(feature = "files")]
pub(crate) fn length(minutes: usize) -> String {
    match (minutes / 60, minutes % 60) {
        (hours, 0) => hours.to_string(),
        (hours, minutes) => format!("{hours}:{minutes:02}"),
    }
}

/// Minutes since midnight, 0 to 1440, from `9`, `09:00`, `17.30`, `9 AM` or `5:45 pm`.
pub(crate) fn read_clock(text: &str) -> Result<usize, NotRead> {
    let text = text.trim().to_lowercase();
    let (digits, half) = match text.split_once(char::is_alphabetic) {
        None => (text.as_str(), None),
        Some((digits, _)) => {
            let letters = text.chars().skip(digits.chars().count());
            let letters: String = letters
                .filter(|c| *c != '.' && !c.is_whitespace())
                .collect();
            match letters.as_str() {
                "am" => (digits.trim_end(), Some(0)),
                "pm" => (digits.trim_end(), Some(12)),
                _ => return Err(NotRead::Unreadable),
            }
        }
    };
    let (hour, minute) = match digits.split_once([':', '.']) {
        None => (digits, 0),
        Some((hour, minute)) => (hour, two_digits(minute).ok_or(NotRead::Unreadable)?),
    };
    let hour = number(hour).ok_or(NotRead::Unreadable)?;
    let hour = match half {
        None => hour,
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return Err(NotRead::Unreadable),
    };
    let minutes = hour * 60 + minute;
    if minute >= 60 || minutes > 24 * 60 {
        return Err(NotRead::Unreadable);
    }
    quarters(minutes)
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

#[cfg(all(test, feature = "files"))]
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
        ];
        for (text, minutes) in table {
            assert_eq!(read_clock(text), Ok(minutes), "{text}");
        }
        for text in ["9:10", "17.31", "9:59 am"] {
            assert_eq!(read_clock(text), Err(NotRead::NotAQuarter), "{text}");
        }
        for text in [
            "", "x", "9:3", "9:", ":30", "009", "25", "24:15", "9:60", "9:75", "13 pm", "0 am",
            "9 xm", "am", "-9", "+9", "9h30", "9:30:00", "９", "9 am 5", "é",
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
    fn days_have_short_and_long_names() {
        for day in Day::ALL {
            assert_eq!(read_day(day_name(day)), Some(day));
        }
        assert_eq!(read_day(" THURSDAY "), Some(Day::Thursday));
        assert_eq!(read_day("mo"), None);
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
