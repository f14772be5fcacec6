//! Days and hours as hours of the week.

use std::ops::Range;

use scheduler_hours::QuarterSet;

use crate::schedule::{Day, HOURS, HourRange};

/// An hour of a day as an hour of the week. Hour 24 is hour 0 of the next day.
pub(crate) fn hour_of_week(day: Day, hour: u8) -> usize {
    day.index() * usize::from(HOURS) + usize::from(hour)
}

/// A range of hours of a day as hours of the week.
pub(crate) fn hours_of_week(day: Day, hours: HourRange) -> Range<usize> {
    hour_of_week(day, hours.start)..hour_of_week(day, hours.end)
}

/// An hour of the week as a day and an hour of that day.
pub(crate) fn of_day(hour: usize) -> (Day, u8) {
    let hours = usize::from(HOURS);
    let day = Day::from_index(hour / hours).unwrap_or(Day::Sunday);
    let of_day = u8::try_from(hour - day.index() * hours).unwrap_or(u8::MAX);
    (day, of_day)
}

/// The runs of a set of whole hours, each as a day and hours of that day; a run that crosses midnight is two.
pub(crate) fn hour_ranges(hours: QuarterSet) -> impl Iterator<Item = (Day, HourRange)> {
    hours.hour_runs().flat_map(|(first, end)| {
        let mut rest = first..end;
        std::iter::from_fn(move || {
            let (day, start) = of_day(rest.start);
            let midnight = (hour_of_week(day, HOURS)).max(rest.start + 1);
            let length = midnight.min(rest.end).checked_sub(rest.start)?;
            rest.start += length;
            let length = u8::try_from(length).ok().filter(|length| *length > 0)?;
            Some((day, HourRange::new(start, start.saturating_add(length))))
        })
    })
}
