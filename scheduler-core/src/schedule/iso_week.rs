//! ISO weeks: numbers, days and labels (weeks start on Monday).
//!
//! There is no clock here: every date is an argument.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use serde::Serialize;

/// Only weeks entirely within the years 1 to 9999 are supported, so that every date has a four-digit year.
const LAST_YEAR: i32 = 9999;

/// The ISO week that contains `date`.
///
/// ISO week 1 is the one with the year's first Thursday, so the days around New Year may belong to
/// the other year's week.
///
/// ```
/// use chrono::NaiveDate;
/// use scheduler_core::schedule::iso_week;
///
/// let date = NaiveDate::from_ymd_opt(2027, 1, 1).ok_or("no such day")?;
/// let week = iso_week::of(date);
/// assert_eq!((week.iso_year, week.iso_week), (2026, 53));
/// assert_eq!(week.label, "Dec 28 - Jan 3, 2027");
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn of(date: NaiveDate) -> IsoWeek {
    // chrono's calendar ends some 262,000 years away; a week cut off there repeats its last day.
    let monday = date
        .checked_sub_days(Days::new(u64::from(date.weekday().num_days_from_monday())))
        .unwrap_or(NaiveDate::MIN);
    let mut next = Some(monday);
    let days = [(); 7].map(|()| {
        let day = next.unwrap_or(NaiveDate::MAX);
        next = day.succ_opt();
        day
    });
    let [.., sunday] = days;
    let number = date.iso_week();
    IsoWeek {
        iso_year: number.year(),
        iso_week: number.week(),
        monday,
        sunday,
        label: label(monday, sunday),
        days,
    }
}

/// The ISO week with that number of that ISO year.
///
/// # Errors
///
/// [`WeekError::NoSuchWeek`] when the year has no such week (years have 52 or 53) and [`WeekError::DateOutOfRange`]
/// outside the years 1 to 9999.
///
/// ```
/// use scheduler_core::schedule::iso_week::{WeekError, numbered};
///
/// assert_eq!(numbered(2026, 53)?.monday.to_string(), "2026-12-28");
/// assert!(numbered(2027, 53).is_err());
/// # Ok::<(), WeekError>(())
/// ```
pub fn numbered(iso_year: i32, iso_week: u32) -> Result<IsoWeek, WeekError> {
    if !(1..=LAST_YEAR).contains(&iso_year) {
        return Err(WeekError::DateOutOfRange);
    }
    let monday = NaiveDate::from_isoywd_opt(iso_year, iso_week, Weekday::Mon)
        .ok_or(WeekError::NoSuchWeek { iso_year, iso_week })?;
    in_range(monday)
}

/// The week `weeks` after (or, if negative, before) the one that contains `date`.
///
/// # Errors
///
/// [`WeekError::DateOutOfRange`] when that leaves the years 1 to 9999.
///
/// ```
/// use scheduler_core::schedule::iso_week::{WeekError, add_weeks, parse_date};
///
/// let monday = parse_date("2026-12-28")?;
/// assert_eq!(add_weeks(monday, 1)?.iso_week, 1);
/// assert_eq!(add_weeks(monday, -1)?.label, "Dec 21 - Dec 27, 2026");
/// # Ok::<(), WeekError>(())
/// ```
pub fn add_weeks(date: NaiveDate, weeks: i32) -> Result<IsoWeek, WeekError> {
    let days = Days::new(u64::from(weeks.unsigned_abs()).saturating_mul(7));
    let moved = if weeks < 0 {
        date.checked_sub_days(days)
    } else {
        date.checked_add_days(days)
    };
    in_range(moved.ok_or(WeekError::DateOutOfRange)?)
}

/// The ISO weeks that touch a calendar month (1 is January), in order: 4 to 6 of them.
///
/// # Errors
///
/// [`WeekError::NoSuchMonth`] for a month that is not 1 to 12 and [`WeekError::DateOutOfRange`] outside the years 1 to
/// 9999.
///
/// ```
/// use scheduler_core::schedule::iso_week::{WeekError, calendar_month};
///
/// let numbers: Vec<_> = calendar_month(2021, 2)?.into_iter().map(|week| week.iso_week).collect();
/// assert_eq!(numbers, [5, 6, 7, 8]);
/// # Ok::<(), WeekError>(())
/// ```
pub fn calendar_month(year: i32, month: u32) -> Result<Vec<IsoWeek>, WeekError> {
    if !(1..=12).contains(&month) {
        return Err(WeekError::NoSuchMonth { month });
    }
    let first = NaiveDate::from_ymd_opt(year, month, 1).ok_or(WeekError::DateOutOfRange)?;
    let last = first
        .with_day(u32::from(first.num_days_in_month()))
        .ok_or(WeekError::DateOutOfRange)?;
    let mut weeks = vec![in_range(first)?];
    while let Some(week) = weeks.last().filter(|week| week.sunday < last) {
        weeks.push(add_weeks(week.monday, 1)?);
    }
    Ok(weeks)
}

/// Parses a date in the form `YYYY-MM-DD`, exactly ten characters.
///
/// # Errors
///
/// [`WeekError::NotADate`] for any other text or a day that the calendar does not have, and
/// [`WeekError::DateOutOfRange`] when its week leaves the years 1 to 9999.
///
/// ```
/// use scheduler_core::schedule::iso_week::parse_date;
///
/// assert!(parse_date("2024-02-29").is_ok());
/// assert!(parse_date("2023-02-29").is_err());
/// assert!(parse_date("2026-1-5").is_err());
/// ```
pub fn parse_date(text: &str) -> Result<NaiveDate, WeekError> {
    let date = written_date(text).ok_or(WeekError::NotADate)?;
    in_range(date)?;
    Ok(date)
}

/// One ISO week, Monday to Sunday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct IsoWeek {
    /// The ISO year of the week; around New Year it differs from the calendar year of some of its days.
    pub iso_year: i32,
    /// Number of the week in that year, 1 to 53.
    pub iso_week: u32,
    /// First day, in JSON as `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub monday: NaiveDate,
    /// Last day, in JSON as `YYYY-MM-DD`.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub sunday: NaiveDate,
    /// `MMM d - MMM d, yyyy` with the Sunday's year, in English.
    pub label: String,
    /// The seven days, Monday first, in JSON as `YYYY-MM-DD`.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "[string, string, string, string, string, string, string]")
    )]
    pub days: [NaiveDate; 7],
}

/// Why a date or week is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WeekError {
    /// Not a date of the calendar in the form `YYYY-MM-DD`.
    #[error("a date is written YYYY-MM-DD and must be a day of the calendar")]
    NotADate,
    /// The week is not entirely within the years 1 to 9999.
    #[error("weeks go from 0001-01-01 to 9999-12-26")]
    DateOutOfRange,
    /// That ISO year has no week of that number.
    #[error("there is no ISO week {iso_week} in {iso_year}; weeks are numbered 1 to 52 or 53")]
    NoSuchWeek {
        /// The requested ISO year.
        iso_year: i32,
        /// The requested week.
        iso_week: u32,
    },
    /// Not a month of the year.
    #[error("there is no month {month}; months are numbered 1 to 12")]
    NoSuchMonth {
        /// The requested month.
        month: u32,
    },
}

impl WeekError {
    /// A short code for programs. The text of the error may change, the code does not.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotADate => "not-a-date",
            Self::DateOutOfRange => "date-out-of-range",
            Self::NoSuchWeek { .. } => "no-such-week",
            Self::NoSuchMonth { .. } => "no-such-month",
        }
    }
}

fn in_range(date: NaiveDate) -> Result<IsoWeek, WeekError> {
    let week = of(date);
    if week.monday.year() >= 1 && week.sunday.year() <= LAST_YEAR {
        Ok(week)
    } else {
        Err(WeekError::DateOutOfRange)
    }
}

fn written_date(text: &str) -> Option<NaiveDate> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    NaiveDate::from_ymd_opt(
        i32::try_from(digits(year, 4)?).ok()?,
        digits(month, 2)?,
        digits(day, 2)?,
    )
}

/// A number of exactly `width` ASCII digits.
fn digits(text: &str, width: usize) -> Option<u32> {
    let plain = text.len() == width && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn label(monday: NaiveDate, sunday: NaiveDate) -> String {
    format!(
        "{} {} - {} {}, {}",
        month_name(monday),
        monday.day(),
        month_name(sunday),
        sunday.day(),
        sunday.year()
    )
}

fn month_name(date: NaiveDate) -> &'static str {
    match date.month() {
        1 => "Jan",
        2 => "Feb",
        3 => "Mar",
        4 => "Apr",
        5 => "May",
        6 => "Jun",
        7 => "Jul",
        8 => "Aug",
        9 => "Sep",
        10 => "Oct",
        11 => "Nov",
        _ => "Dec",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        parse_date(text).expect("a real day")
    }

    /// [D-493] weeks are ISO weeks from Monday, and New Year's is labelled with both months.
    /// [D-492] the date is an argument: the same date gives the same week at any time.
    #[test]
    fn weeks_of_dates() {
        let table = [
            (
                "2026-11-21",
                2026,
                47,
                "2026-11-16",
                "Nov 16 - Nov 22, 2026",
            ),
            ("2026-12-28", 2026, 53, "2026-12-28", "Dec 28 - Jan 3, 2027"),
            ("2027-01-01", 2026, 53, "2026-12-28", "Dec 28 - Jan 3, 2027"),
            ("2027-01-03", 2026, 53, "2026-12-28", "Dec 28 - Jan 3, 2027"),
            ("2027-01-04", 2027, 1, "2027-01-04", "Jan 4 - Jan 10, 2027"),
            ("2024-02-29", 2024, 9, "2024-02-26", "Feb 26 - Mar 3, 2024"),
            ("2024-12-30", 2025, 1, "2024-12-30", "Dec 30 - Jan 5, 2025"),
            ("2023-01-01", 2022, 52, "2022-12-26", "Dec 26 - Jan 1, 2023"),
            ("0001-01-01", 1, 1, "0001-01-01", "Jan 1 - Jan 7, 1"),
            (
                "9999-12-26",
                9999,
                51,
                "9999-12-20",
                "Dec 20 - Dec 26, 9999",
            ),
        ];
        for (date, iso_year, iso_week, monday, label) in table {
            let week = of(day(date));
            assert_eq!((week.iso_year, week.iso_week), (iso_year, iso_week));
            assert_eq!(week.monday, day(monday), "{date}");
            assert_eq!(week.label, label, "{date}");
        }
    }

    /// Every week of a 400-year cycle: seven consecutive days from a Monday, and found by its number.
    #[test]
    fn weeks_of_a_400_year_cycle_are_consistent() {
        let mut week = of(day("1999-01-01"));
        for _ in 0..20_871 {
            assert_eq!(week.monday.weekday(), Weekday::Mon);
            assert_eq!(week.days.first(), Some(&week.monday));
            assert_eq!(week.days.last(), Some(&week.sunday));
            for pair in week.days.windows(2) {
                assert_eq!(pair[0].succ_opt(), Some(pair[1]));
            }
            assert!(week.days.iter().all(|day| of(*day) == week));
            assert_eq!(
                numbered(week.iso_year, week.iso_week).as_ref(),
                Ok(&week),
                "{}",
                week.label
            );
            let next = add_weeks(week.monday, 1).expect("in range");
            assert_eq!(next.monday, week.sunday.succ_opt().expect("in range"));
            assert_eq!(add_weeks(next.sunday, -1).as_ref(), Ok(&week));
            week = next;
        }
        assert_eq!(week.monday, of(day("2399-01-01")).monday);
    }

    #[test]
    fn a_month_has_the_weeks_that_touch_it() {
        let table: [(i32, u32, &[u32]); 6] = [
            (2026, 11, &[44, 45, 46, 47, 48, 49]),
            (2021, 2, &[5, 6, 7, 8]),
            (2024, 2, &[5, 6, 7, 8, 9]),
            (2027, 1, &[53, 1, 2, 3, 4]),
            (2024, 12, &[48, 49, 50, 51, 52, 1]),
            (1, 1, &[1, 2, 3, 4, 5]),
        ];
        for (year, month, expected) in table {
            let weeks = calendar_month(year, month).expect("a real month");
            let numbers: Vec<_> = weeks.iter().map(|week| week.iso_week).collect();
            assert_eq!(numbers, expected, "{year}-{month}");
        }
    }

    #[test]
    fn dates_are_read_strictly() {
        for text in [
            "",
            "today",
            "2026-11-31",
            "2023-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-1-5",
            "26-01-05",
            "02026-01-05",
            "+026-01-05",
            "-026-01-05",
            " 2026-01-05",
            "2026-01-05 ",
            "2026-01-05T00:00:00Z",
            "2026/01/05",
            "2026-01-0５",
            "20260105",
        ] {
            assert_eq!(parse_date(text), Err(WeekError::NotADate), "{text:?}");
        }
        assert_eq!(day("2026-11-21").to_string(), "2026-11-21");
    }

    /// [D-503] each limit has an error whose message states it.
    #[test]
    fn limits_are_errors() {
        let out = Err(WeekError::DateOutOfRange);
        assert_eq!(numbered(0, 1), out);
        assert_eq!(numbered(10_000, 1), out);
        assert_eq!(numbered(9999, 52), out);
        assert_eq!(numbered(i32::MIN, 1), out);
        assert_eq!(numbered(i32::MAX, u32::MAX), out);
        assert_eq!(add_weeks(day("0001-01-01"), -1), out);
        assert_eq!(add_weeks(day("9999-12-26"), 1), out);
        assert_eq!(add_weeks(day("2026-11-16"), i32::MAX), out);
        assert_eq!(add_weeks(day("2026-11-16"), i32::MIN), out);
        assert_eq!(calendar_month(9999, 12), Err(WeekError::DateOutOfRange));
        assert_eq!(calendar_month(i32::MAX, 12), Err(WeekError::DateOutOfRange));
        assert_eq!(parse_date("0000-12-31"), Err(WeekError::DateOutOfRange));
        assert_eq!(parse_date("9999-12-27"), Err(WeekError::DateOutOfRange));
        for month in [0, 13, u32::MAX] {
            let error = calendar_month(2026, month);
            assert_eq!(error, Err(WeekError::NoSuchMonth { month }));
        }
        for (iso_year, iso_week) in [(2026, 0), (2026, 54), (2027, 53), (2026, u32::MAX)] {
            let error = numbered(iso_year, iso_week);
            assert_eq!(error, Err(WeekError::NoSuchWeek { iso_year, iso_week }));
        }
        let messages = [
            (
                WeekError::NotADate,
                "a date is written YYYY-MM-DD and must be a day of the calendar",
            ),
            (
                WeekError::DateOutOfRange,
                "weeks go from 0001-01-01 to 9999-12-26",
            ),
            (
                WeekError::NoSuchWeek {
                    iso_year: 2027,
                    iso_week: 53,
                },
                "there is no ISO week 53 in 2027; weeks are numbered 1 to 52 or 53",
            ),
            (
                WeekError::NoSuchMonth { month: 13 },
                "there is no month 13; months are numbered 1 to 12",
            ),
        ];
        for (error, message) in messages {
            assert_eq!(error.to_string(), message);
        }
    }

    #[test]
    fn the_ends_of_chronos_calendar_do_not_panic() {
        for date in [NaiveDate::MIN, NaiveDate::MAX] {
            assert!(of(date).days.contains(&date));
        }
    }

    #[test]
    fn json_has_dates_as_text() {
        let json = serde_json::to_value(of(day("2024-02-29"))).expect("plain data");
        assert_eq!(
            json,
            serde_json::json!({
                "isoYear": 2024,
                "isoWeek": 9,
                "monday": "2024-02-26",
                "sunday": "2024-03-03",
                "label": "Feb 26 - Mar 3, 2024",
                "days": [
                    "2024-02-26", "2024-02-27", "2024-02-28", "2024-02-29",
                    "2024-03-01", "2024-03-02", "2024-03-03"
                ]
            })
        );
    }
}
