//! One-line notation for weeks in table tests.

use crate::schedule::{
    Availability, Day, HourRange, Length, Position, Schedule, Shift, StaffMember, TimeRange,
};
use crate::week::{Filter, ProposedShift, Week};

/// A week from three lists, each split at spaces:
/// positions as `cook/kitchen:2` (id, team, required);
/// staff as `ada@cook` or `ada@cook=0:8-24,1:9:30-12` (id, position, availability as day:start-end);
/// shifts as `ada/0:9+8` or `ada/0:9:30+8:15?` (staff, day:start+length, pending).
///
/// Names are ids with a capital first letter; the colour of `ada` is `ada-color`; shifts get the ids
/// `1`, `2` and so on.
pub(crate) fn schedule(positions: &str, staff: &str, shifts: &str) -> Schedule {
    let positions = positions.split_whitespace().map(|entry| {
        let (id, rest) = entry.split_once('/').unwrap();
        let (team, required) = rest.split_once(':').unwrap();
        Position::new(id, name(id), team, required.parse().unwrap())
    });
    let staff = staff.split_whitespace().map(|entry| {
        let (member, ranges) = entry.split_once('=').unwrap_or((entry, ""));
        let (id, position) = member.split_once('@').unwrap();
        let mut member = StaffMember::new(id, name(id), position);
        member.color = format!("{id}-color");
        for range in ranges.split(',').filter(|range| !range.is_empty()) {
            let (day, hours) = range.split_once(':').unwrap();
            let (start, end) = hours.split_once('-').unwrap();
            let ((start, start_minute), (end, end_minute)) = (clock(start), clock(end));
            member.availability.push(Availability {
                day: day_of(day),
                start,
                start_minute,
                end,
                end_minute,
            });
        }
        member
    });
    let shifts = (1..)
        .zip(shifts.split_whitespace())
        .map(|(index, entry): (u32, _)| shift(&index.to_string(), entry));
    Schedule::new(positions.collect(), staff.collect(), shifts.collect()).unwrap()
}

/// The same as a [`Week`].
pub(crate) fn week(positions: &str, staff: &str, shifts: &str) -> Week {
    Week::new(schedule(positions, staff, shifts))
}

/// A shift as `ada/0:9:30+8:15?`.
pub(crate) fn shift(id: &str, entry: &str) -> Shift {
    let (times, confirmed) = match entry.strip_suffix('?') {
        Some(times) => (times, false),
        None => (entry, true),
    };
    shift_of(id, &proposed(times), confirmed)
}

/// The shift of a proposal, in its person's main position.
pub(crate) fn shift_of(id: &str, proposed: &ProposedShift, confirmed: bool) -> Shift {
    let mut shift = Shift::new(id, &*proposed.staff_id, Day::Monday, 0, 1);
    shift.time = proposed.time;
    shift.confirmed = confirmed;
    shift
}

/// A proposed shift as `ada/0:9:30+8:15`.
pub(crate) fn proposed(entry: &str) -> ProposedShift {
    let (staff, rest) = entry.split_once('/').unwrap();
    let (day, times) = rest.split_once(':').unwrap();
    let (start, length) = times.split_once('+').unwrap();
    let ((start, start_minute), (hours, minutes)) = (clock(start), clock(length));
    ProposedShift::new(staff, day_of(day), start, hours).with_minutes(start_minute, minutes)
}

/// The notation of a shift, as [`shift`] parses it.
pub(crate) fn entry(shift: &Shift) -> String {
    let mark = if shift.confirmed { "" } else { "?" };
    let (start, length) = (
        clock_text(shift.time.start.into(), shift.time.start_minute),
        clock_text(shift.time.hours.into(), shift.time.minutes),
    );
    format!(
        "{}/{}:{start}+{length}{mark}",
        shift.staff_id,
        shift.time.day.index()
    )
}

/// `9` or `9:30` as hour and minute.
fn clock(text: &str) -> (u8, u8) {
    let (hour, minute) = text.split_once(':').unwrap_or((text, "0"));
    (hour.parse().unwrap(), minute.parse().unwrap())
}

/// The day with a number, 0 (Monday) to 6 (Sunday).
fn day_of(number: &str) -> Day {
    Day::from_index(number.parse().unwrap()).unwrap()
}

/// A filter from ids; an empty id is no filter.
pub(crate) fn filter(team: &str, position: &str) -> Filter {
    let set = |id: &str| (!id.is_empty()).then(|| id.to_owned());
    Filter {
        team: set(team),
        position: set(position),
    }
}

/// Items joined by commas.
pub(crate) fn list(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// A time range as `9-17` or `9:30-17:45`.
pub(crate) fn times(range: &TimeRange) -> String {
    format!(
        "{}-{}",
        clock_text(range.start.into(), range.start_minute),
        clock_text(range.end.into(), range.end_minute)
    )
}

/// Ranges of hours as `9-12+14-17`.
pub(crate) fn hours(ranges: &[HourRange]) -> String {
    let ranges = ranges.iter();
    let ranges = ranges.map(|range| format!("{}-{}", range.start, range.end));
    ranges.collect::<Vec<_>>().join("+")
}

/// A length as `8` or `8:15`.
pub(crate) fn length(length: Length) -> String {
    clock_text(length.hours, length.minutes)
}

/// `9` or `9:30`.
fn clock_text(hours: u32, minutes: u8) -> String {
    match minutes {
        0 => hours.to_string(),
        _ => format!("{hours}:{minutes:02}"),
    }
}

fn name(id: &str) -> String {
    let mut letters = id.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}
