//! A wish on one day, and whether shifts meet it.

use super::{
    duty::Duty,
    month::{Want, Wish},
    week_details::ShiftType,
};

/// Minutes of a day.
const DAY: i64 = 24 * 60;
const HOUR: i64 = 60;

/// What a wish asks of one day: of shifts that start on it, of those of a type, or of duty in some of its hours.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct AskedDay {
    /// The minute in which the day begins.
    day: i64,
    /// Minutes of the day, end exclusive; `None` is about shifts that start on it.
    hours: Option<(i64, i64)>,
    /// Start in the day and length, in minutes, of the shifts of the type that it is about.
    times: Option<Vec<(i64, i64)>>,
    on: bool,
    /// How much it counts, 1 to 3.
    pub weight: u8,
}

impl Wish {
    /// What the wish asks of the day that begins in a minute, of a team with shift types. A type that the team does not have
    /// is one that no shift has.
    #[must_use]
    pub fn on_day(&self, day: i64, types: &[ShiftType]) -> AskedDay {
        let minutes = |minutes: usize| i64::try_from(minutes).unwrap_or(0);
        let times = |code: &String| {
            let types = types.iter().filter(|known| known.is_named(code));
            types
                .map(|known| {
                    (
                        minutes(known.start_minutes()),
                        minutes(known.length_minutes()),
                    )
                })
                .collect()
        };
        AskedDay {
            day,
            hours: self
                .hours()
                .map(|hours| (i64::from(hours.start) * HOUR, i64::from(hours.end) * HOUR)),
            times: self.shift_type.as_ref().map(times),
            on: self.want == Want::On,
            weight: self.weight,
        }
    }
}

impl AskedDay {
    /// The minute in which its day begins.
    #[must_use]
    pub const fn begins(&self) -> i64 {
        self.day
    }

    /// Whether work is asked for, or none.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// Whether the wish is met by somebody's shifts, in minutes counted as its day is.
    ///
    /// ```
    /// use scheduler_core::schedule::{Duty, Wish};
    ///
    /// let early: Wish = serde_json::from_str(r#"{"weekday": 0, "to": 14, "want": "on", "weight": 1}"#)?;
    /// let asked = early.on_day(0, &[]);
    /// assert!(asked.is_met([Duty::new(13 * 60, 21 * 60, 0)]));
    /// assert!(!asked.is_met([Duty::new(14 * 60, 21 * 60, 0)]));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn is_met(&self, duties: impl IntoIterator<Item = Duty>) -> bool {
        let is_about = |duty: Duty| {
            let starts = (self.day..self.day + DAY).contains(&duty.start);
            let by_type = self.times.as_ref().is_none_or(|times| {
                starts && times.contains(&(duty.start - self.day, duty.end - duty.start))
            });
            let by_hours = match self.hours {
                Some((from, to)) => duty.start < self.day + to && self.day + from < duty.end,
                None => starts,
            };
            by_type && by_hours
        };
        duties.into_iter().any(is_about) == self.on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a wish for the second day is met by a shift, in hours since the first midnight.
    fn is_met(wish: &str, shift: Option<(i64, i64)>) -> bool {
        let wish: Wish = serde_json::from_str(wish).unwrap();
        let types = [ShiftType::new("N", "Night", 22, 8)];
        let duties = shift.map(|(start, end)| Duty::new(start * HOUR, end * HOUR, 30));
        wish.on_day(DAY, &types).is_met(duties)
    }

    #[test]
    fn what_is_asked_of_a_day_says_its_day_and_whether_it_is_work() {
        for (want, on) in [("on", true), ("off", false)] {
            let wish = format!(r#"{{"weekday": 3, "want": "{want}", "weight": 1}}"#);
            let wish: Wish = serde_json::from_str(&wish).unwrap();
            let asked = wish.on_day(3 * DAY, &[]);
            assert_eq!((asked.begins(), asked.is_on()), (3 * DAY, on));
        }
    }

    #[test]
    fn a_wish_is_about_shifts_that_start_about_hours_or_about_a_type() {
        let off = r#"{"weekday": 1, "want": "off", "weight": 1}"#;
        assert!(is_met(off, None));
        // The night of the day before does not start on it.
        assert!(is_met(off, Some((22, 30))));
        assert!(!is_met(off, Some((33, 41))));
        let no_mornings = r#"{"weekday": 1, "to": 8, "want": "off", "weight": 3}"#;
        assert!(!is_met(no_mornings, Some((22, 30))));
        assert!(is_met(no_mornings, Some((32, 40))));
        let nights = r#"{"weekday": 1, "type": "n", "want": "on", "weight": 2}"#;
        assert!(is_met(nights, Some((46, 54))));
        assert!(!is_met(nights, Some((46, 53))));
        assert!(!is_met(nights, Some((22, 30))));
    }
}
