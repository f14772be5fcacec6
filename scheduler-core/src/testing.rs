//! Weeks in one line, for the table tests.

use serde_json::json;

use crate::{filter::Filter, schedule::Schedule, week_plan::WeekPlan};

/// A week from three lists, each split at spaces:
/// positions as `cook/kitchen:2` (id, team, required);
/// staff as `ada@cook` or `ada@cook=0:8-24,1:9-12` (id, position, availability as day:start-end);
/// shifts as `ada/0:9+8` or `ada/0:9+8?` (staff, day:start+hours, pending).
///
/// Names are ids with a capital first letter; the colour of `ada` is `ada-color`; shifts get the ids
/// `1`, `2` and so on.
pub(crate) fn schedule(positions: &str, staff: &str, shifts: &str) -> Schedule {
    let number = |text: &str| text.parse::<i64>().unwrap();
    let positions: Vec<_> = positions
        .split_whitespace()
        .map(|entry| {
            let (id, rest) = entry.split_once('/').unwrap();
            let (team, required) = rest.split_once(':').unwrap();
            json!({"id": id, "name": name(id), "team": team, "required": number(required)})
        })
        .collect();
    let staff: Vec<_> = staff
        .split_whitespace()
        .map(|entry| {
            let (member, times) = entry.split_once('=').unwrap_or((entry, ""));
            let (id, position) = member.split_once('@').unwrap();
            let times = times
                .split(',')
                .filter(|range| !range.is_empty())
                .map(|range| {
                    let (day, hours) = range.split_once(':').unwrap();
                    let (start, end) = hours.split_once('-').unwrap();
                    json!({"day": number(day), "start": number(start), "end": number(end)})
                });
            json!({
                "id": id, "name": name(id), "positionId": position, "color": format!("{id}-color"),
                "availability": times.collect::<Vec<_>>(),
            })
        })
        .collect();
    let shifts: Vec<_> = (1..)
        .zip(shifts.split_whitespace())
        .map(|(index, entry)| {
            let (staff, rest) = entry.split_once('/').unwrap();
            let (day, hours) = rest.split_once(':').unwrap();
            let (start, hours) = hours.split_once('+').unwrap();
            json!({
                "id": index.to_string(), "staffId": staff, "day": number(day), "start": number(start),
                "hours": number(hours.trim_end_matches('?')), "confirmed": !hours.ends_with('?'),
            })
        })
        .collect();
    let schedule = json!({"positions": positions, "staff": staff, "shifts": shifts});
    serde_json::from_value(schedule).unwrap()
}

/// The same, ready to be asked.
pub(crate) fn week(positions: &str, staff: &str, shifts: &str) -> WeekPlan {
    WeekPlan::new(schedule(positions, staff, shifts))
}

/// A filter from ids; an empty id is no filter.
pub(crate) fn filter(team: &str, position: &str) -> Filter {
    let set = |id: &str| (!id.is_empty()).then(|| id.to_owned());
    Filter {
        team: set(team),
        position: set(position),
    }
}

/// Words with commas between them.
pub(crate) fn list(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
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

/// What counting costs, for the tests: how many shifts were looked at and how many cells were written.
pub mod work {
    use std::cell::Cell;

    thread_local! {
        static SHIFTS: Cell<usize> = const { Cell::new(0) };
        static CELLS: Cell<usize> = const { Cell::new(0) };
    }

    pub fn shift() {
        SHIFTS.set(SHIFTS.get() + 1);
    }

    pub fn cell() {
        CELLS.set(CELLS.get() + 1);
    }

    /// Shifts looked at and cells written while `job` runs in this thread.
    pub fn of<T>(job: impl FnOnce() -> T) -> (usize, usize) {
        SHIFTS.set(0);
        CELLS.set(0);
        job();
        (SHIFTS.get(), CELLS.get())
    }
}
