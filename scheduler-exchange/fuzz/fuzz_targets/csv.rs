//! Fuzzes the table import: no text panics, and an imported week round-trips through export and import.
#![no_main]

use chrono::NaiveDate;
use libfuzzer_sys::fuzz_target;
use scheduler_core::{Editor, Position, Schedule, StaffMember};
use scheduler_exchange::table::{Separator, from_csv, import_csv, to_csv};

fuzz_target!(|text: &str| {
    let schedule = Schedule::new(
        vec![Position::new("cook", "Cook", "kitchen", 1)],
        vec![
            StaffMember::new("ada", "Ada", "cook"),
            StaffMember::new("bob", "Bob", "cook"),
        ],
        vec![],
    );
    let mut editor = Editor::new(schedule.expect("a valid schedule"));
    let monday = NaiveDate::from_ymd_opt(2026, 11, 16);
    let report = import_csv(&mut editor, text, monday);
    if report.error_count == 0 {
        let csv = to_csv(editor.week(), monday, Separator::Semicolon);
        let (shifts, report) = from_csv(editor.week(), &csv, monday);
        assert_eq!(report.errors, []);
        assert_eq!(shifts, editor.week().schedule().shifts());
    }
});
