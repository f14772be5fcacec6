//! Weeks for the tests.

#![allow(clippy::unwrap_used, reason = "a test fails by a panic")]

use scheduler_core::{Day, Editor, Position, Schedule, Shift, StaffMember, Week};

/// Ada and Bob are cooks, Eve is a host. Ada works Monday 9:30-17:45, Bob Sunday 20:00-2:00 (pending), Eve
/// all of Wednesday.
pub(crate) fn schedule() -> Schedule {
    let mut ada = Shift::new("1", "ada", Day::Monday, 9, 8).confirmed();
    (ada.time.start_minute, ada.time.minutes) = (30, 15);
    Schedule::new(
        vec![
            Position::new("cook", "Cook", "kitchen", 1),
            Position::new("host", "Recepción", "front-of-house", 1),
        ],
        vec![
            StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24),
            StaffMember::new("bob", "Bob", "cook"),
            StaffMember::new("eve", "Eve", "host"),
        ],
        vec![
            ada,
            Shift::new("2", "bob", Day::Sunday, 20, 6),
            Shift::new("3", "eve", Day::Wednesday, 0, 24).confirmed(),
        ],
    )
    .unwrap()
}

pub(crate) fn week() -> Week {
    Week::new(schedule())
}

pub(crate) fn editor() -> Editor {
    Editor::new(schedule())
}

/// A week of one person with one shift, with these ids and names.
pub(crate) fn week_named(staff_id: &str, name: &str, position: &str, shift_id: &str) -> Week {
    let schedule = Schedule::new(
        vec![Position::new("p", position, "kitchen", 1)],
        vec![StaffMember::new(staff_id, name, "p")],
        vec![Shift::new(shift_id, staff_id, Day::Monday, 9, 8)],
    );
    Week::new(schedule.unwrap())
}
