//! Events that repeat: every so many days or weeks (RFC 5545, `RRULE`). Other rules are left to the reader of the table.

use std::collections::HashMap;

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime, Weekday};

/// A rule gives no more dates than this.
const MAX_DATES: usize = 2_000;
/// Days around the date of the file in which rules without end are read.
const BACK: u64 = 28;
const AHEAD: u64 = 56;

/// The times of a repeated event.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Repeated {
    /// All of them.
    Whole(Vec<NaiveDateTime>),
    /// Those around the date of the file, of a rule without end.
    Endless(Vec<NaiveDateTime>),
    /// The rule is not read.
    Unread,
}

/// Whether it repeats by days or by weeks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Every {
    Day,
    Week,
}

/// `MO` to `SU`.
pub(super) fn weekday(text: &str) -> Option<Weekday> {
    Some(match text {
        "MO" => Weekday::Mon,
        "TU" => Weekday::Tue,
        "WE" => Weekday::Wed,
        "TH" => Weekday::Thu,
        "FR" => Weekday::Fri,
        "SA" => Weekday::Sat,
        "SU" => Weekday::Sun,
        _ => return None,
    })
}

/// The parts of a rule: `FREQ=WEEKLY;BYDAY=MO,TU`.
pub(super) fn parts(rule: &str) -> HashMap<String, String> {
    let parts = rule.split(';').filter_map(|part| part.split_once('='));
    parts
        .map(|(key, value)| {
            (
                key.trim().to_ascii_uppercase(),
                value.trim().to_ascii_uppercase(),
            )
        })
        .collect()
}

/// The times of an event that begins at `start`. `until` is the last time of the rule, `near` the date of the file.
pub(super) fn times(
    rule: &str,
    start: NaiveDateTime,
    until: Option<NaiveDateTime>,
    near: NaiveDate,
) -> Repeated {
    read(rule, start, until, near).unwrap_or(Repeated::Unread)
}

fn read(
    rule: &str,
    start: NaiveDateTime,
    until: Option<NaiveDateTime>,
    near: NaiveDate,
) -> Option<Repeated> {
    let parts = parts(rule);
    const KNOWN: [&str; 6] = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "WKST"];
    if parts.keys().any(|key| !KNOWN.contains(&key.as_str())) {
        return None;
    }
    let every = match parts.get("FREQ")?.as_str() {
        "DAILY" => Every::Day,
        "WEEKLY" => Every::Week,
        _ => return None,
    };
    let number = |key: &str| match parts.get(key) {
        Some(text) => text
            .parse::<u64>()
            .ok()
            .filter(|number| *number > 0)
            .map(Some),
        None => Some(None),
    };
    let (interval, count) = (number("INTERVAL")?.unwrap_or(1), number("COUNT")?);
    let days = match parts.get("BYDAY") {
        Some(days) => Some(days.split(',').map(weekday).collect::<Option<Vec<_>>>()?),
        None => None,
    };
    let first_of_week = match parts.get("WKST") {
        Some(day) => weekday(day)?,
        None => Weekday::Mon,
    };
    let endless = count.is_none() && until.is_none() && !parts.contains_key("UNTIL");
    if until.is_none() && parts.contains_key("UNTIL") {
        return None;
    }
    let first = start.date();
    let on = |date: NaiveDate| match (&days, every) {
        (Some(days), _) => days.contains(&date.weekday()),
        (None, Every::Day) => true,
        (None, Every::Week) => date.weekday() == first.weekday(),
    };
    // Without an end: from some weeks before the date of the file on, or from the first time.
    let (from, to) = match endless {
        false => (first, NaiveDate::MAX),
        true => {
            let back = near.checked_sub_days(Days::new(BACK))?;
            let ahead = near.max(first).checked_add_days(Days::new(AHEAD))?;
            (back.max(first), ahead)
        }
    };
    let offset = u64::from(first.weekday().days_since(first_of_week));
    let mut times = Vec::new();
    let mut counted = 0;
    // Days since the first time, or since the beginning of its week.
    let (begin, length) = match every {
        Every::Day => (first, 1),
        Every::Week => (first.checked_sub_days(Days::new(offset))?, 7),
    };
    // Whole periods before the days that are read need no look, if they are not counted.
    let skipped = u64::try_from((from - begin).num_days()).unwrap_or(0) / (length * interval);
    let mut period = skipped.checked_mul(interval)?;
    'all: while times.len() < MAX_DATES {
        for day in 0..length {
            let ahead = period.checked_mul(length)?.checked_add(day)?;
            let Some(date) = begin.checked_add_days(Days::new(ahead)) else {
                break 'all;
            };
            let time = date.and_time(start.time());
            let over = until.is_some_and(|until| time > until)
                || date > to
                || count.is_some_and(|count| counted >= count);
            if over {
                break 'all;
            }
            if date < first || !on(date) {
                continue;
            }
            counted += 1;
            if date >= from {
                times.push(time);
            }
        }
        // A rule that never fits does not end by itself.
        if period > 100_000 {
            break;
        }
        period = period.checked_add(interval)?;
    }
    Some(if endless {
        Repeated::Endless(times)
    } else {
        Repeated::Whole(times)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dates(rule: &str, start: &str, until: Option<&str>) -> Vec<String> {
        let time = |text: &str| NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap();
        let near = NaiveDate::from_ymd_opt(2026, 11, 25).unwrap();
        match times(rule, time(start), until.map(time), near) {
            Repeated::Whole(times) | Repeated::Endless(times) => times
                .iter()
                .map(|time| time.format("%m-%d").to_string())
                .collect(),
            Repeated::Unread => vec!["unread".to_owned()],
        }
    }

    #[test]
    fn days_and_weeks_are_repeated() {
        let cases: [(&str, Option<&str>, &[&str]); 8] = [
            ("FREQ=WEEKLY;COUNT=3", None, &["11-24", "12-01", "12-08"]),
            (
                "FREQ=WEEKLY;COUNT=4;BYDAY=MO,TU",
                None,
                &["11-24", "11-30", "12-01", "12-07"],
            ),
            (
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=3",
                None,
                &["11-24", "11-29", "12-08"],
            ),
            (
                "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=3",
                None,
                &["11-24", "12-06", "12-08"],
            ),
            (
                "FREQ=DAILY;UNTIL=20261126T090000Z",
                Some("2026-11-26 09:00"),
                &["11-24", "11-25", "11-26"],
            ),
            ("FREQ=DAILY;INTERVAL=3;COUNT=2", None, &["11-24", "11-27"]),
            ("FREQ=DAILY;BYDAY=SA,SU;COUNT=2", None, &["11-28", "11-29"]),
            ("FREQ=MONTHLY;BYDAY=1MO", None, &["unread"]),
        ];
        for (rule, until, expected) in cases {
            assert_eq!(dates(rule, "2026-11-24 09:00", until), expected, "{rule}");
        }
        for rule in [
            "FREQ=WEEKLY;BYDAY=2TU",
            "FREQ=WEEKLY;INTERVAL=0",
            "FREQ=DAILY;BYHOUR=9",
            "FREQ=DAILY;UNTIL=x",
            "",
        ] {
            assert_eq!(dates(rule, "2026-11-24 09:00", None), ["unread"], "{rule}");
        }
    }

    #[test]
    fn a_rule_without_end_is_read_around_the_date_of_the_file() {
        let old = dates("FREQ=WEEKLY;INTERVAL=2", "2019-01-01 09:00", None);
        assert_eq!(old.first().map(String::as_str), Some("11-10"));
        assert_eq!(old.last().map(String::as_str), Some("01-19"));
        assert_eq!(old.len(), 6);
        assert_eq!(dates("FREQ=WEEKLY", "2027-03-02 09:00", None).len(), 9);
        assert_eq!(
            dates("FREQ=DAILY;COUNT=9000", "2026-11-24 09:00", None).len(),
            MAX_DATES
        );
    }
}
