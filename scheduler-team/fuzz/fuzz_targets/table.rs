//! Fuzzes people's own tables: no text panics, and the counts of a reading agree with each other and with its schedule.
#![no_main]

use chrono::NaiveDate;
use libfuzzer_sys::fuzz_target;
use scheduler_core::{Filter, Week};
use scheduler_team::{Grid, MAX_PROBLEMS, Options, read, recognise};

fuzz_target!(|text: &str| {
    let grid = Grid::of_text(text);
    let monday = NaiveDate::from_ymd_opt(2026, 11, 16).expect("a date");
    let reading = read(&grid, &recognise(&grid), &Options::new(monday, "Team"));
    assert!(reading.lines_read <= reading.lines);
    assert!(reading.problems.len() <= MAX_PROBLEMS);
    assert!(reading.problems.len() <= reading.problem_count as usize);
    let shifts: u32 = reading.people.iter().map(|person| person.shifts).sum();
    if let Some(schedule) = reading.schedule {
        assert_eq!(schedule.staff().len(), reading.people.len());
        assert_eq!(schedule.shifts().len(), shifts as usize);
        let _ = Week::new(schedule).gaps(&Filter::default());
    }
});
