//! What plans of several weeks look at, besides the rules: wishes, patterns, and heads by shift type.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::time::{Day, HOURS, HourRange};

/// The longest cycle of a [`Pattern`], in weeks.
pub const MAX_CYCLE: usize = 12;
/// The most minutes that an account of hours may be over or under.
pub(super) const MAX_BALANCE_MINUTES: i32 = 100_000;
/// The word for a day off in a pattern.
const OFF: &str = "off";

/// What somebody wishes of a date, or of a day of every week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Wish {
    /// The date; without one the wish is for `weekday`.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "string"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<NaiveDate>,
    /// The day of every week.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "number"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weekday: Option<Day>,
    /// The first hour that it is about; 0 if there is only `to`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u8>,
    /// The end of the hours that it is about, exclusive; 24 if there is only `from`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u8>,
    /// The code of the shift type that it is about.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub shift_type: Option<String>,
    /// Whether work is wished, or none.
    pub want: Want,
    /// How much it counts, 1 to 3.
    pub weight: u8,
}

/// Whether work is wished, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Want {
    /// To work.
    On,
    /// Not to work.
    Off,
}

impl Wish {
    /// A wish for a day of every week that counts 2.
    #[must_use]
    pub const fn weekly(weekday: Day, want: Want) -> Self {
        Self {
            date: None,
            weekday: Some(weekday),
            from: None,
            to: None,
            shift_type: None,
            want,
            weight: 2,
        }
    }

    /// A wish for a date that counts 2.
    #[must_use]
    pub fn once(date: NaiveDate, want: Want) -> Self {
        Self {
            date: Some(date),
            weekday: None,
            ..Self::weekly(Day::Monday, want)
        }
    }

    /// The hours that it is about; `None` if it is about a shift that starts on the day.
    #[must_use]
    pub fn hours(&self) -> Option<HourRange> {
        (self.from.is_some() || self.to.is_some())
            .then(|| HourRange::new(self.from.unwrap_or(0), self.to.unwrap_or(HOURS)))
    }

    /// The day of the week beginning on `monday` that it asks for, if it does.
    ///
    /// ```
    /// use scheduler_core::{Day, StaffMember, schedule::{Wish, iso_week::parse_date}};
    ///
    /// let monday = parse_date("2026-11-30")?;
    /// let wish: Wish = serde_json::from_str(r#"{"date": "2026-12-03", "want": "off", "weight": 2}"#)?;
    /// assert_eq!(wish.day_of(monday), Some(Day::Thursday));
    /// assert_eq!(wish.day_of(parse_date("2026-12-07")?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn day_of(&self, monday: NaiveDate) -> Option<Day> {
        match self.date {
            Some(date) => usize::try_from((date - monday).num_days())
                .ok()
                .and_then(Day::from_index),
            None => self.weekday,
        }
    }
}

/// Somebody's cycle of weeks, which begins again when it is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Pattern {
    /// What the days of each week are, Monday first; 1 to [`MAX_CYCLE`] weeks.
    #[cfg_attr(feature = "typescript", tsify(type = "PatternDay[][]"))]
    pub cycle: Vec<[PatternDay; 7]>,
    /// A Monday on which the cycle begins.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub anchor: NaiveDate,
}

/// A day of a pattern: `"off"`, the code of a shift type, or the hours `[start, end]`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum PatternDay {
    /// The hours of a shift; an end of at most 24 that is not after the start is on the next day.
    Hours(u8, u8),
    /// A shift type by its code, or `off`.
    Type(String),
}

impl PatternDay {
    /// Whether no shift starts on the day.
    #[must_use]
    pub fn is_off(&self) -> bool {
        matches!(self, Self::Type(code) if code == OFF)
    }
}

impl Pattern {
    /// The days of the week beginning on `monday`; the cycle also goes backwards from its anchor.
    ///
    /// ```
    /// use scheduler_core::schedule::{Pattern, iso_week::parse_date};
    ///
    /// let pattern: Pattern = serde_json::from_str(
    ///     r#"{"cycle": [["E", "E", "E", "E", "E", "off", "off"], ["off", "off", [22, 6], [22, 6], "off", "off", "off"]],
    ///         "anchor": "2026-11-30"}"#,
    /// )?;
    /// let week = |date| Ok::<_, Box<dyn std::error::Error>>(pattern.week(parse_date(date)?));
    /// assert!(week("2026-12-07")?.is_some_and(|days| days[0].is_off()));
    /// assert_eq!(week("2026-11-23")?, week("2026-12-07")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn week(&self, monday: NaiveDate) -> Option<&[PatternDay; 7]> {
        let weeks = (monday - self.anchor).num_days().div_euclid(7);
        let length = i64::try_from(self.cycle.len())
            .ok()
            .filter(|length| *length > 0)?;
        self.cycle
            .get(usize::try_from(weeks.rem_euclid(length)).ok()?)
    }
}

/// Heads that a position needs of a shift type on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Cover {
    /// The id of the position.
    pub position_id: String,
    /// The code of the shift type.
    #[serde(rename = "type")]
    pub shift_type: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// Heads needed, at most [`MAX_REQUIRED`](super::MAX_REQUIRED).
    pub heads: u32,
}
