//! The times of a shift as people type them.

use scheduler_core::{Day, ProposedShift, ShiftType, schedule::ShiftTime};
use serde::Serialize;

use crate::times::{NotRead, read_clock, read_length};

const DAY: usize = 24 * 60;

/// Times of a shift, to the quarter of an hour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TypedTimes {
    /// The start, in minutes since midnight, 0 to 1425.
    pub start_minutes: u32,
    /// The length in minutes, 15 to 1440; `None` if only a start was typed.
    pub length_minutes: Option<u32>,
    /// The unpaid minutes of a shift type; `None` if times were typed.
    pub break_minutes: Option<u8>,
    /// The position of a shift type, if it has one.
    pub position_id: Option<String>,
}

impl TypedTimes {
    /// The shift of these times that a person would get on a day; `None` if only a start was typed.
    ///
    /// ```
    /// use scheduler_core::{Day, ProposedShift};
    /// use scheduler_exchange::typed;
    ///
    /// let shift = typed::read("9:30-17")?.proposal("ada", Day::Monday);
    /// assert_eq!(shift, Some(ProposedShift::new("ada", Day::Monday, 9, 7).with_minutes(30, 30)));
    /// # Ok::<(), typed::TypedTimesError>(())
    /// ```
    #[must_use]
    pub fn proposal(&self, staff_id: &str, day: Day) -> Option<ProposedShift> {
        let start = day.index() * DAY + self.start_minutes as usize;
        let mut shift = ProposedShift::new(staff_id, day, 0, 0);
        shift.time = ShiftTime::of_minutes(start, self.length_minutes? as usize)?;
        shift.break_minutes = self.break_minutes;
        shift.position_id.clone_from(&self.position_id);
        Some(shift)
    }
}

/// Why a text cannot be read as the times of a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedTimesError {
    /// It is not in the form of a time range.
    #[error(
        "times must be typed like 9-17, 9:30-17:45, 0930-1745, 9am-5pm, 9 to 5, 17-1, 9+8 or 12-16 & 18-22"
    )]
    Unreadable,
    /// A time that is not to the quarter of an hour.
    #[error("times must be quarters of an hour: 00, 15, 30 or 45 minutes")]
    NotAQuarter,
    /// A shift that ends at its start.
    #[error("a shift must not end at its start")]
    NoLength,
}

impl TypedTimesError {
    /// A stable kebab-case code, for programs that cannot match on the variants.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable-times",
            Self::NotAQuarter => "not-a-quarter",
            Self::NoLength => "no-length",
        }
    }
}

impl From<NotRead> for TypedTimesError {
    fn from(reason: NotRead) -> Self {
        match reason {
            NotRead::Unreadable => Self::Unreadable,
            NotRead::NotAQuarter => Self::NotAQuarter,
        }
    }
}

/// Reads the times of one shift or of several, separated by `&`, each as [`read`] reads it or as the code of one of
/// these shift types, whatever its case.
///
/// ```
/// use scheduler_core::ShiftType;
/// use scheduler_exchange::typed;
///
/// let early = ShiftType::new("E", "Early", 7, 8).with_break(30);
/// let times = typed::read_all("e & 18-22", &[early])?;
/// assert_eq!((times[0].start_minutes, times[0].break_minutes), (420, Some(30)));
/// assert_eq!((times[1].start_minutes, times[1].length_minutes), (1080, Some(240)));
/// # Ok::<(), typed::TypedTimesError>(())
/// ```
///
/// # Errors
/// The reason if one of them is neither.
pub fn read_all(text: &str, shift_types: &[ShiftType]) -> Result<Vec<TypedTimes>, TypedTimesError> {
    let code_of = |text: &str| text.trim().to_lowercase();
    let one = |text: &str| {
        let mut known = shift_types.iter();
        match known.find(|known| code_of(&known.code) == code_of(text)) {
            Some(known) => Ok(of_type(known)),
            None => read(text),
        }
    };
    text.split('&').map(one).collect()
}

fn of_type(known: &ShiftType) -> TypedTimes {
    let minutes = |hours: u8, minutes: u8| u32::from(hours) * 60 + u32::from(minutes);
    TypedTimes {
        start_minutes: minutes(known.start, known.start_minute),
        length_minutes: Some(minutes(known.hours, known.minutes)),
        break_minutes: Some(known.break_minutes),
        position_id: known.position_id.clone(),
    }
}

/// Reads `9-17`, `9:30-17:45`, `0930-1745`, `9am-5pm`, `9 to 5`, `17-1` (over midnight), `9+8` (a start and hours), or a
/// start alone, `9:30 am`.
///
/// Where both hours could be of a twelve-hour clock, such as `9-5` and `7-3`, and one has no am or pm, the shorter reading
/// counts; with a leading zero or four digits they are of a 24-hour clock.
///
/// # Errors
/// The reason if a text is none of these.
///
/// ```
/// use scheduler_exchange::typed;
///
/// let times = typed::read("9:30 AM - 5:45 PM")?;
/// assert_eq!((times.start_minutes, times.length_minutes), (570, Some(495)));
/// assert_eq!(typed::read("7-3")?.length_minutes, Some(480));
/// # Ok::<(), typed::TypedTimesError>(())
/// ```
pub fn read(text: &str) -> Result<TypedTimes, TypedTimesError> {
    let plain = |start, length: Option<usize>| {
        let minutes = |minutes: usize| u32::try_from(minutes).unwrap_or(u32::MAX);
        TypedTimes {
            start_minutes: minutes(start),
            length_minutes: length.map(minutes),
            break_minutes: None,
            position_id: None,
        }
    };
    if let Some((start, length)) = text.split_once('+') {
        return Ok(plain(
            Clock::start(start)?.minutes,
            Some(read_length(length)?),
        ));
    }
    let text = text.to_lowercase();
    let parts = text
        .split_once(['-', '–', '—'])
        .or_else(|| text.split_once(" to "))
        .or_else(|| text.split_once(" a "));
    let Some((start, end)) = parts else {
        return Ok(plain(Clock::start(&text)?.minutes, None));
    };
    let (start, end) = (Clock::start(start)?, Clock::read(end)?);
    if start.minutes == end.minutes {
        return Err(TypedTimesError::NoLength);
    }
    let is_twelve_hour = start.half != Half::None && end.half != Half::None;
    let [starts, ends] = [start, end].map(|clock| match clock.half {
        Half::Missing if is_twelve_hour => vec![clock.minutes, (clock.minutes + DAY / 2) % DAY],
        _ => vec![clock.minutes],
    });
    let mut best = (start.minutes, usize::MAX);
    for start in starts {
        for &end in &ends {
            let length = if end > start { end } else { end + DAY } - start;
            // The start and the end as they were typed come first, and win among equals.
            if length < best.1 {
                best = (start, length);
            }
        }
    }
    Ok(plain(best.0, Some(best.1)))
}

/// Which half of a day a time is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Half {
    /// It is of a 24-hour clock.
    None,
    /// It is of a twelve-hour clock, with am or pm.
    Given,
    /// It could be of a twelve-hour clock, without am or pm.
    Missing,
}

#[derive(Debug, Clone, Copy)]
struct Clock {
    /// Minutes since midnight.
    minutes: usize,
    half: Half,
}

impl Clock {
    fn read(text: &str) -> Result<Self, TypedTimesError> {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let minutes = match (digits, text.split_at_checked(digits.saturating_sub(2))) {
            // 0930 or 930.
            (3 | 4, Some((hour, rest))) => read_clock(&format!("{hour}:{rest}"))?,
            _ => read_clock(text)?,
        };
        let half = if text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            Half::Given
        } else if text.starts_with('0') || digits > 2 || !(60..13 * 60).contains(&minutes) {
            Half::None
        } else {
            Half::Missing
        };
        Ok(Self { minutes, half })
    }

    /// A start; 24:00 is midnight of the next day, to which the shift would belong.
    fn start(text: &str) -> Result<Self, TypedTimesError> {
        let clock = Self::read(text)?;
        if clock.minutes == DAY {
            return Err(TypedTimesError::Unreadable);
        }
        Ok(clock)
    }
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
            ("9-5", 540, Some(480)),
            ("7-3", 420, Some(480)),
            ("9 to 5", 540, Some(480)),
            ("9 TO 5", 540, Some(480)),
            ("9 a 17", 540, Some(480)),
            ("1730-2200", 1050, Some(270)),
            ("0930-1745", 570, Some(495)),
            ("930-1745", 570, Some(495)),
            ("0900-0500", 540, Some(1200)),
            ("09-05", 540, Some(1200)),
            ("9:30-5:30", 570, Some(480)),
            ("11-7", 660, Some(480)),
            ("12-4", 720, Some(240)),
            ("10-12", 600, Some(120)),
            ("5-9pm", 1020, Some(240)),
            ("9-5pm", 540, Some(480)),
            ("9am-5", 540, Some(480)),
            ("9am-5am", 540, Some(1200)),
            ("9-22", 540, Some(780)),
            ("20-9", 1200, Some(780)),
            ("14-5", 840, Some(900)),
            ("22-6", 1320, Some(480)),
            ("0-8", 0, Some(480)),
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
            "",
            "-",
            "9-",
            "-17",
            "nine",
            "9-17-20",
            "24-8",
            "9+",
            "9+0",
            "25-26",
            "9to5",
            "9+8-3",
            "17300-22",
            "12-16 & 18-22",
            "a 9",
            "é-5",
        ] {
            assert_eq!(of(text), Err(TypedTimesError::Unreadable), "{text}");
        }
        for text in ["9:10-17", "9-17:50", "9+7.3"] {
            assert_eq!(of(text), Err(TypedTimesError::NotAQuarter), "{text}");
        }
        assert_eq!(of("9-9"), Err(TypedTimesError::NoLength));
    }

    #[test]
    fn several_times_and_codes_are_read() {
        let types = [
            ShiftType::new("E", "Early", 7, 8)
                .with_minutes(15, 30)
                .with_break(30),
            ShiftType::new(" Night ", "Night", 22, 8).for_position("nurse"),
            ShiftType::new("9-17", "Office", 8, 9),
        ];
        let found = |text| {
            read_all(text, &types).map(|all| {
                let all = all.into_iter().map(|times| {
                    let shift = times.proposal("ada", Day::Monday).unwrap();
                    (
                        shift.time.start,
                        shift.time.start_minute,
                        shift.time.hours,
                        shift.time.minutes,
                        shift.break_minutes,
                        shift.position_id,
                    )
                });
                all.collect::<Vec<_>>()
            })
        };
        let early = (7, 15, 8, 30, Some(30), None);
        let night = (22, 0, 8, 0, Some(0), Some("nurse".to_owned()));
        assert_eq!(found(" e "), Ok(vec![early.clone()]));
        assert_eq!(found("NIGHT&E"), Ok(vec![night, early]));
        assert_eq!(found("9-17"), Ok(vec![(8, 0, 9, 0, Some(0), None)]));
        let split = vec![(12, 0, 4, 0, None, None), (18, 0, 4, 0, None, None)];
        assert_eq!(found("12-16 & 18-22"), Ok(split));
        assert_eq!(found("12-16 &"), Err(TypedTimesError::Unreadable));
        assert_eq!(found("L"), Err(TypedTimesError::Unreadable));
        assert_eq!(read("9").unwrap().proposal("ada", Day::Monday), None);
    }

    proptest! {
        #[test]
        fn no_text_panics(text: String, short in "[0-9:.,+apm –-]{0,9}") {
            let _ = (read_all(&text, &[]), read_all(&short, &[]));
        }
    }
}
