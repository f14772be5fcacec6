//! The time zones that a calendar itself describes (RFC 5545, `VTIMEZONE`).

use std::collections::HashMap;

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime, TimeDelta};

use super::repeat;

/// Standard or daylight time.
#[derive(Debug, Clone, Default)]
pub(super) struct Observance {
    /// When it first begins, in local time.
    pub start: Option<NaiveDateTime>,
    /// Seconds ahead of UTC before and with it.
    pub from: i32,
    pub to: i32,
    /// The rule by which it begins every year.
    pub rule: Option<String>,
}

/// The zones of a calendar by their names.
#[derive(Debug, Clone, Default)]
pub(super) struct Zones(pub HashMap<String, Vec<Observance>>);

/// `+0530` in seconds.
pub(super) fn offset(text: &str) -> Option<i32> {
    let (sign, digits) = match text.trim().split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    let part = |from: usize| -> Option<i32> { digits.get(from..from + 2)?.parse().ok() };
    Some(sign * (part(0)? * 3600 + part(2)? * 60))
}

impl Observance {
    /// When it begins in a year, in UTC.
    fn onset(&self, year: i32) -> Option<NaiveDateTime> {
        let start = self.start?;
        let date = match &self.rule {
            Some(rule) if year >= start.year() => yearly(&repeat::parts(rule), start, year)?,
            Some(_) => return None,
            None if year >= start.year() => start.date(),
            None => return None,
        };
        date.and_time(start.time())
            .checked_sub_signed(TimeDelta::seconds(i64::from(self.from)))
    }
}

/// The day of a yearly rule: the second Sunday, the last Sunday, or a day of a month.
fn yearly(parts: &HashMap<String, String>, start: NaiveDateTime, year: i32) -> Option<NaiveDate> {
    let month = match parts.get("BYMONTH") {
        Some(month) => month.parse().ok()?,
        None => start.month(),
    };
    let Some(text) = parts.get("BYDAY") else {
        return NaiveDate::from_ymd_opt(year, month, start.day());
    };
    let (number, day) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let weekday = repeat::weekday(day)?;
    match number.parse::<i32>().ok()? {
        -1 => {
            let next = match month {
                12 => NaiveDate::from_ymd_opt(year + 1, 1, 1)?,
                month => NaiveDate::from_ymd_opt(year, month + 1, 1)?,
            };
            let last = next.pred_opt()?;
            last.checked_sub_days(Days::new(u64::from(last.weekday().days_since(weekday))))
        }
        number => {
            NaiveDate::from_weekday_of_month_opt(year, month, weekday, u8::try_from(number).ok()?)
        }
    }
}

impl Zones {
    /// Seconds ahead of UTC at a moment in UTC; `None` if the calendar does not describe the zone.
    fn ahead(&self, zone: &str, utc: NaiveDateTime) -> Option<i32> {
        let observances = self.0.get(zone)?;
        let begun = observances.iter().flat_map(|observance| {
            let years = [utc.year() - 1, utc.year()];
            let onsets = years.map(|year| observance.onset(year));
            let onsets = onsets.into_iter().flatten().filter(|onset| *onset <= utc);
            onsets
                .map(|onset| (onset, observance.to))
                .collect::<Vec<_>>()
        });
        let last = begun.max_by_key(|(onset, _)| *onset).map(|(_, to)| to);
        // Before the first one.
        last.or_else(|| observances.first().map(|observance| observance.from))
    }

    /// The local time of a zone at a moment in UTC.
    pub fn local(&self, zone: &str, utc: NaiveDateTime) -> Option<NaiveDateTime> {
        let ahead = self.ahead(zone, utc)?;
        utc.checked_add_signed(TimeDelta::seconds(i64::from(ahead)))
    }

    /// The moment in UTC of a local time of a zone.
    pub fn utc(&self, zone: &str, local: NaiveDateTime) -> Option<NaiveDateTime> {
        let back = |ahead: i32| local.checked_sub_signed(TimeDelta::seconds(i64::from(ahead)));
        let near = back(self.ahead(zone, local)?)?;
        back(self.ahead(zone, near)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> NaiveDateTime {
        NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").unwrap()
    }

    #[test]
    fn local_times_follow_the_rules_of_the_zone() {
        let observance = |start: &str, from: &str, to: &str, rule: &str| Observance {
            start: Some(time(start)),
            from: offset(from).unwrap(),
            to: offset(to).unwrap(),
            rule: Some(rule.to_owned()),
        };
        let zones = Zones(HashMap::from([
            (
                "Madrid".to_owned(),
                vec![
                    observance(
                        "1970-03-29 02:00",
                        "+0100",
                        "+0200",
                        "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
                    ),
                    observance(
                        "1970-10-25 03:00",
                        "+0200",
                        "+0100",
                        "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
                    ),
                ],
            ),
            (
                "New York".to_owned(),
                vec![
                    observance(
                        "2007-03-11 02:00",
                        "-0500",
                        "-0400",
                        "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
                    ),
                    observance(
                        "2007-11-04 02:00",
                        "-0400",
                        "-0500",
                        "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
                    ),
                ],
            ),
        ]));
        for (zone, utc, local) in [
            ("Madrid", "2026-11-23 08:00", "2026-11-23 09:00"),
            ("Madrid", "2026-07-01 22:30", "2026-07-02 00:30"),
            ("Madrid", "2026-10-25 00:59", "2026-10-25 02:59"),
            ("Madrid", "2026-10-25 01:00", "2026-10-25 02:00"),
            ("New York", "2026-11-23 14:00", "2026-11-23 09:00"),
            ("New York", "2026-03-08 07:00", "2026-03-08 03:00"),
        ] {
            assert_eq!(
                zones.local(zone, time(utc)),
                Some(time(local)),
                "{zone} {utc}"
            );
        }
        for (zone, local, utc) in [
            ("Madrid", "2026-11-23 09:00", "2026-11-23 08:00"),
            ("New York", "2026-07-01 20:00", "2026-07-02 00:00"),
        ] {
            assert_eq!(
                zones.utc(zone, time(local)),
                Some(time(utc)),
                "{zone} {local}"
            );
        }
        assert_eq!(zones.local("Tokyo", time("2026-11-23 08:00")), None);
    }
}
