//! Fuzzes people's own tables: no text panics, every cell is accounted for once, and the engine takes what was read.
#![no_main]

use std::collections::HashSet;

use chrono::NaiveDate;
use libfuzzer_sys::fuzz_target;
use scheduler_core::{Editor, Filter};
use scheduler_team::{Grid, MAX_PROBLEMS, Options, TeamOptions, read};

fuzz_target!(|text: &str| {
    let grid = Grid::of_text(text);
    let monday = NaiveDate::from_ymd_opt(2026, 11, 16).expect("a date");
    let roster = read(&[grid], &Options::new(monday));
    assert!(roster.problems.len() <= MAX_PROBLEMS);
    assert!(roster.problems.len() <= roster.problem_count as usize);
    let places = roster.cells.iter().map(|cell| (cell.sheet, cell.line, cell.column));
    assert_eq!(places.collect::<HashSet<_>>().len(), roster.cells.len());
    let team = roster.team(&TeamOptions::new(monday, "Team"));
    if let Some(own) = team.roster {
        assert_eq!(own.team().staff().len(), roster.people.len());
        let first = team.monday.parse().expect("a date");
        let editor = Editor::of_roster(own, first).expect("a week of the roster");
        let _ = editor.week().gaps(&Filter::default());
    }
});
